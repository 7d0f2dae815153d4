"""Clauses read as claims on pairs: which pairs ("all", "of X", "among X, Y and Z"), and what is said of them."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.relations.claims import ZERO, Related
from auditor.claims.relations.contrasts import contrasts
from auditor.claims.relations.pairs import Pair, relation
from auditor.claims.relations.patterns import CONFINED, JOIN, LIST, NOUN, SIGN, SIZE, M
from auditor.claims.relations.places import chain, numbered, placed, weakly
from auditor.claims.relations.signs import counted, lone, only_of, partners, plainly, signs
from auditor.claims.relations.tendencies import elided, mirrored, tendency
from auditor.claims.relations.wording import Words
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.numerals import cardinal
from auditor.quantity import number_of

_EXCEPT = re.compile(
    rf"\b(?:except(?: for)?|apart from|aside from|other than|save for|but(?: for)?|without|not involving) (?:the (?:pair|link|one) (?:between )?)?(?P<pair>{M}(?: and {M})?(?=, {M} (?!and\b)[a-z])|{LIST}|{M}{JOIN}{M}|{M})",
    re.IGNORECASE,
)
_ALL_OTHERS = re.compile(
    r"\b(?:with |to |against )?(?:(?:each|every|any) (?:of the )?other\w*(?: [a-z]+)?|(?:all|each|every one) (?:of )?(?:the )?others?(?: [a-z]+)?|all the rest|the rest|everything(?: else)?|(?:all )?(?:its|their) (?:[a-z]+ )?partners|(?:all|every|each) [a-z]+(?= (?:other than|apart from|except|save for|but)\b)|(?:(?:any|all|each|either) of )?the other (?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?: (?!in|by|at|of|is|are)[a-z]+)?|the other [a-z]+)\b",
    re.IGNORECASE,
)
_AMONG = re.compile(
    rf"\b(?:among|within|between) (?:the group |the block |the trio )?(?:of )?(?P<group>{LIST})|(?P<each>{LIST})(?=.*\b(?:each other|one another|mutual\w*)\b)",
    re.IGNORECASE,
)
_MUTUAL = re.compile(r"\b(?:with |to )?(?:each other|one another)\b|\bmutual(?:ly)?\b", re.IGNORECASE)
_ITSELF = re.compile(
    r"\b(?:besides|apart from|except(?: for)?|other than) (?:itself|themselves)\b,?", re.IGNORECASE
)
# What tells how far from zero, or how far above it.
_STRONG = re.compile(r"\b(?:strong|weak|tight|loose|clos|faint)(?:er|e?ly)\b", re.IGNORECASE)
_OF_ALL = re.compile(rf"\b{NOUN}\b", re.IGNORECASE)
# All pairs: "no two variables", "any two of them".
_ANY_TWO = re.compile(r"(?<=\bno )two(?: \w+)?|\bany two(?: \w+)?", re.IGNORECASE)
_NONE = re.compile(r"\b(?:no|none|nothing|nowhere|not one|not a single|never)\b", re.IGNORECASE)
_EVERY = re.compile(r"\b(?:all|every|each|without exception|throughout)\b", re.IGNORECASE)
_NO_OTHER = re.compile(rf"\bother {NOUN}\b|\bothers\b|\bnothing else\b", re.IGNORECASE)
_ONLY = re.compile(
    r"\bthe (?:only|sole|one) (?P<noun>[a-z]+)?\s*(?:that|whose|which|to|with)?\b", re.IGNORECASE
)
_TOTAL = re.compile(
    rf"\b(?:out )?of (?:the |all |these |its |their |{M}(?:['’]s?)? )?(?P<n>\w+)(?: \w+)? (?={NOUN}\b)",
    re.IGNORECASE,
)
_OF_TOTAL = re.compile(
    rf"\b(?:the|all|its|their|these|over the|of the|of all) (?P<n>\w+)(?: (?:distinct|unique|different|possible|off-diagonal|mutual|of (?:their|the|its)(?: mutual)?))? (?={NOUN}\b)",
    re.IGNORECASE,
)
_OF_THE = re.compile(r"\b(?:out )?of the (?P<n>\w+)\b(?! \w+s\b)", re.IGNORECASE)
_OWNED = re.compile(r"\b(?:its|their)\b", re.IGNORECASE)
# "Its only positive entry is the one with A": what is told of another's pairs, of which A's is one.
_SOLE_OWN = re.compile(
    r"\W*(?:its|their|his|her)\s(?:[\w-]+\s){0,3}?(?:only|sole|single|one)\b", re.IGNORECASE
)
# All that a member meets: "with two of the other three".
_OTHERS = re.compile(
    r"\b(?:other|remaining) (?P<n>two|three|four|five|six|seven|eight|nine|ten|\d+)\b", re.IGNORECASE
)
_MEAN = re.compile(r"\b(?:mean|averages?|averaging|on average)\b", re.IGNORECASE)
_FIRST = re.compile(
    r"\b(?:by far |most |very )?(?:(?:the )?(?P<up>strongest|tightest|closest|stoutest|firmest|highest|largest|greatest|top|biggest|most (?:strongly|closely|tightly|highly)|most(?= on\b))|(?P<down>weakest|loosest|faintest|palest|whitest|slightest|least (?:strongly|closely)|least(?= on\b))|"
    r"(?P<low>lowest|bluest|coldest|most negative(?:ly)?)|(?P<high>reddest|warmest|most positive(?:ly)?))\b",
    re.IGNORECASE,
)
_COMES = re.compile(r"\b(?:comes?|came|gets?|got) (?:the )?closest\b", re.IGNORECASE)
_NEAR = re.compile(r"clos|tight", re.IGNORECASE)
_OWN = re.compile(
    rf"{M}(?:['’]s?)?\s+(?:(?:is|are|depends?|hinges?|correlates?|goes|moves|co-?varies|associates?|linked|related|tied|correlated|has|shows)\s+)*(?=(?:its |the )?(?:most|least|strongest|weakest|highest|lowest|tightest|closest|largest|loosest))",
    re.IGNORECASE,
)
# "Between the two clusters": which members these have was said before.
_GROUPS = re.compile(r"\b(?:clusters?|groups?|blocks?|camps?)\b", re.IGNORECASE)
_LINKED = re.compile(
    r"\b(?:correlat(?:es?|ed)|linked|related|tied|associated|coupled|connected|coupling|partner|depends?|hinges?)\b",
    re.IGNORECASE,
)

OFF = re.compile(
    r"\b(?:apart|aside) from the (?:main )?diagonal\b|\b(?:leaving|setting) (?:aside the (?:main )?diagonal|the (?:main )?diagonal aside)\b|"
    r"\b(?:off|without|outside|excluding|ignoring|beyond) the (?:main )?diagonal\b|\b(?:above|below) the (?:main )?diagonal\b|"
    r"\bif (?:its|their|the) own (?:cell|tile|entry|value|square)s? (?:is|are) (?:left out|ignored|excluded)\b",
    re.IGNORECASE,
)
_RANGE = re.compile(
    r"\b(?:range|run|extend|reach|var(?:y|ie)|stretch|span|go)(?:s|es)?\b(?= from\b| between\b)",
    re.IGNORECASE,
)
_EVERYTHING = re.compile(r"\b(?:everything|all of (?:them|it))\b", re.IGNORECASE)
_WITHIN = re.compile(
    r"\b(?:is|are|lies?|stays?|remains?|falls?|sits?)(?: all)?\b(?= (?:between|within)\b)", re.IGNORECASE
)


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way a strength may be meant: with its sign, or as the distance from zero."""
    if len(clause.panels) != 1:
        return
    found = relation(clause.document, clause.panels[0])
    if found is None:
        return
    for make in (
        tendency, mirrored, elided, contrasts, chain, weakly, _extremes, _bounds, counted, partners, lone, _means, _ranges, only_of, placed, numbered, signs, plainly
    ):  # fmt: skip
        words = Words(clause, found)
        words.take(OFF)
        words.take(_LINKED)
        words.take(_ITSELF)
        if make is not partners and _SOLE_OWN.match(words.text):
            continue
        claims = list(make(words))
        unnamed = _GROUPS.search(words.text) and not words.members
        if claims and not unnamed and not words.rest():
            led = [
                (clause.start + one.start(), clause.start + one.end()) for one in _OWNED.finditer(words.text)
            ]
            for claim in claims:
                whole = ((clause.start, clause.end), *led)
                yield Reading(claim, frozenset(clause.items), clause.panels, understood=whole)
            return


def _pairs(words: Words) -> tuple[Pair, ...]:
    """The pairs that are spoken of, without those left out; none where that is not told."""
    out = words.take(_EXCEPT)
    left = words.at(*out.span("pair")) if out else []
    kept = [m for m, start, _ in words.members if not out or not out.start() <= start < out.end()]
    among = _AMONG.search(words.text)
    if among and len(kept) > 2:
        words.used.append(among.span())
        words.take(_MUTUAL)
        chosen = words.found.among(tuple(kept))
    elif len(set(kept)) == 1 and (words.take(_ALL_OTHERS) or (_OF_ALL.search(words.text) and not out)):
        met = words.found.of(kept[0])
        return tuple(pair for pair in met if not set(pair) & set(left)) if kept[0] not in left else ()
    elif not kept and _OWNED.search(words.text) and _OF_ALL.search(words.text):
        if words.owner is None:
            return ()
        chosen = words.found.of(words.owner)
    elif not kept and (_OF_ALL.search(words.text) or words.take(_ANY_TWO) or _all_counted(words)):
        chosen = words.found.pairs
    else:
        return ()
    if (
        out
        and len(left) == 1
        and not kept
        and out.group().casefold().startswith(("without", "not involving"))
    ):
        return tuple(pair for pair in chosen if left[0] not in pair)
    if out and len(left) != 2:
        return ()
    return tuple(pair for pair in chosen if pair != (min(left), max(left))) if left else chosen


def _all_counted(words: Words) -> bool:
    """`two of the six`: whether so many pairs there are."""
    told = _OF_THE.search(words.text)
    size = (cardinal(told["n"]) or number_of(told["n"])) if told else None
    if told is None or size != len(words.found.pairs):
        return False
    words.used.append(told.span())
    return True


def _bounds(words: Words) -> Iterator[Related]:
    """`three of the ten pairs are negative`, `no coefficient exceeds 0.7 in absolute value`."""
    if _NO_OTHER.search(words.text) and not words.members:
        return  # than those that were spoken of before
    only = _ONLY.search(words.text)
    if only and len({m for m, *_ in words.members}) == 1:
        words.used.append(only.span())
    pairs = _pairs(words)
    size, sign = words.take(SIZE), words.take(SIGN)
    bounds = [num for _, num in words.numbers if num.op in (">", "<", ">=", "<=")]
    two = _ANY_TWO.search(words.text)
    plain = [
        (at, num)
        for at, num in words.numbers
        if num.op == "=" and not (two and two.start() <= at < two.end())
    ]
    if not pairs or len(bounds) + bool(sign) != 1 or (size and sign):
        return
    bound = bounds[0] if bounds else replace(ZERO, op=">" if sign and sign["up"] else "<")
    counts = _without_total(words, plain, len(pairs))
    told = len(pairs) if counts is not None and len(counts) < len(plain) else 0
    claim = Related(words.found.panel, pairs, "bound", bound, size=bool(size), total=told)
    if counts is None or len(counts) > 1 or any(num.step < 1 for num in counts):
        return
    if bounds and not size and _STRONG.search(words.text):
        claim = replace(claim, size=True)
    if counts:
        yield replace(claim, quantifier="count", count=counts[0])
        if claim.size and not size:
            yield replace(claim, quantifier="count", count=counts[0], size=False)
    elif only and words.members:
        yield replace(claim, quantifier="only", member=words.members[0][0])
    elif sign and len({m for m, *_ in words.members}) == 1 and words.take(CONFINED):
        rest = tuple(pair for pair in words.found.pairs if pair not in pairs)
        yield replace(claim, pairs=rest, quantifier="none")
    elif words.take(_NONE):
        yield replace(claim, quantifier="none")
    elif words.take(_EVERY) or _ALL_OTHERS.search(words.text):
        yield claim


def _without_total(words: Words, plain: list[tuple[int, Num]], size: int) -> list[Num] | None:
    """The numbers but for one that tells how many pairs there are; None where that is wrong."""
    told = (
        _TOTAL.search(words.text)
        or _OF_TOTAL.search(words.text)
        or _OF_THE.search(words.text)
        or _OTHERS.search(words.text)
    )
    if not told:
        return [num for _, num in plain]
    value = cardinal(told["n"]) or number_of(told["n"])
    if value is None:
        return [num for _, num in plain]
    words.used.append(told.span())
    rest = [num for at, num in plain if not told.start() <= at < told.end()]
    return rest if value == size else None


def _means(words: Words) -> Iterator[Related]:
    """`the mean of all ten coefficients is 0.12`, `the mean absolute correlation of X is 0.4`."""
    if not words.take(_MEAN):
        return
    size = bool(words.take(SIZE))
    pairs = _pairs(words)
    counts = _without_total(words, words.numbers, len(pairs))
    if pairs and counts and len(counts) == 1 and counts[0].op in ("=", "~"):
        words.take(_EVERY)
        yield Related(words.found.panel, pairs, "mean", counts[0], size=size)


def _ranges(words: Words) -> Iterator[Related]:
    """`off the diagonal the coefficients run from -0.4 to 0.8`."""
    runs = words.take(_RANGE)
    if (
        _MEAN.search(words.text)  # their mean does, from one panel to the next
        or not (runs or words.take(_WITHIN))
        or len(words.numbers) != 2
        or any(n.op != "=" for _, n in words.numbers)
    ):
        return
    size, pairs = bool(words.take(SIZE)), _pairs(words)
    if not pairs and not words.members and words.take(_EVERYTHING):
        pairs = words.found.pairs
    low, high = (num for _, num in words.numbers)
    none = not runs and _NONE.search(words.text)
    if not pairs or low.value >= high.value or max(low.step, high.step) >= 1 or words.take(SIGN) or none:
        return
    words.take(_EVERY)
    if runs:
        yield Related(words.found.panel, pairs, "range", low, size=size, upper=high)
    elif not size:
        ends = (replace(low, op=">="), replace(high, op="<="))
        one, other = (Related(words.found.panel, pairs, "bound", end) for end in ends)
        yield one.with_also(other)


def _extremes(words: Words) -> Iterator[Related]:
    """`the strongest link is that between X and Y (0.61)`, `X correlates most strongly with Y`."""
    if _COMES.search(words.text) or any(rank.sense("rank") != "1" for rank in words.clause.of("rank")):
        return  # "A and B come closest": to a bound told before, it may be
    found = words.take(_FIRST)
    named = [member for member, *_ in words.members]
    its = len(named) == 1 and _OWNED.match(words.text.lstrip()) and found is not None
    owner = (words.owner if words.owner is not None else words.owner_before) if its else None
    if owner is not None:
        named = [owner, *named]
    values = [num for _, num in words.numbers if num.op in ("=", "~")]
    if not found or len(set(named)) != 2 or len(named) != 2 or len(values) > 1 or len(words.numbers) > 1:
        return
    own = _OWN.search(words.text)
    one, other = named
    pair = (min(one, other), max(one, other))
    behind = [start > found.end() for _, start, _ in words.members]
    if owner is not None:
        behind, own = [False, *behind], own or _OWNED.search(words.text)
    if own and behind == [False, True] or _FOR_ONE.match(words.text):
        pairs = words.found.of(one)
    elif behind[0] == behind[1] and _of_one(words) is None:
        pairs = words.found.pairs
    else:
        return
    sign, size = words.take(SIGN), words.take(SIZE)
    value = values[0] if values else None
    claim = Related(words.found.panel, pairs, "extreme", value, which=(pair,))
    near = words.found.apart and _NEAR.search(found.group())
    yield from [replace(claim, low=True)] if near else _ways(claim, found, sign, bool(size))


# "For A, B is the one with the highest coefficient."
_FOR_ONE = re.compile(rf"^\W*(?:for|with|of) (?:the )?{M},? ", re.IGNORECASE)


def _of_one(words: Words) -> re.Match[str] | None:
    """`the strongest link of X is with Y`."""
    return re.search(rf"\b(?:of|for) {M},? (?:is|are|was|being) ", words.text)


def _ways(claim: Related, found: re.Match[str], sign: re.Match[str] | None, size: bool) -> Iterator[Related]:
    """In each way in which the extreme may be meant."""
    if found["low"] or found["high"]:
        yield replace(claim, low=bool(found["low"]), size=size)
    elif sign and found["up"]:
        yield replace(claim, low=bool(sign["down"]))
    elif found["up"]:
        if (
            not size
            and "est" in found["up"]
            and found["up"].casefold() in ("highest", "largest", "top", "greatest", "biggest")
        ):
            yield claim
        yield replace(claim, size=True, loose=not size)
    elif not sign:
        yield replace(claim, low=True, size=True)
