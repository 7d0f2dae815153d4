"""The place of a pair among its like, and how many pairs there are: "A and B come second (0.6)", "..., followed by C (0.3)", "fifteen pairs in all"."""

import re
from collections.abc import Iterator

from auditor.claims.relations.claims import ZERO, Related
from auditor.claims.relations.pairs import Pair
from auditor.claims.relations.patterns import JOIN, NOUN, M
from auditor.claims.relations.wording import MARK, Words
from auditor.language.numbers import Num
from auditor.numerals import cardinal, ordinal
from auditor.quantity import number_of

_PLACED = re.compile(
    rf"{M}{JOIN}{M},? (?:\W?[-+]?[\d.]+\W*)?(?:comes?|ranks?|follows?|is|are|takes?|stands?)(?: in)? (?:the )?(?P<rank>second|third|fourth|fifth)(?: place)?|"
    rf"\b(?P<led>second|third|fourth|fifth)(?: place)? (?:comes?|is|are|follows?|belongs to)(?: that of| the pair)? {M}{JOIN}{M}|"
    rf"\b(?P<nth>second|third|fourth|fifth)[- ](?:strongest|highest|largest|closest|tightest)(?: {NOUN})?(?: among (?:the |all )?{NOUN}| of all| overall)?,? (?:is|are|comes?|belongs to)(?: that of| the pair| the one between| between)? {M}{JOIN}{M}",
    re.IGNORECASE,
)
_NEXT = re.compile(
    rf"[,;]? (?:(?:and )?(?:closely |directly )?(?:followed by|then(?: comes?| by)?|next(?: comes?)?|ahead of|before)|and)(?: the)? (?={M})",
    re.IGNORECASE,
)
_LAST = re.compile(
    rf"(?<={MARK}) (?:comes?|is|ranks?) (?:the )?(?:last|farthest|weakest|least)\b", re.IGNORECASE
)
_OF_ONE = re.compile(rf"\b(?:of|for|to|from) (?:the )?{M},? (?:is|are|comes?) ", re.IGNORECASE)
_WEAKLY = re.compile(
    r"\b(?:(?:hardly|barely|scarcely)(?: at all)?(?= (?:related|linked|tied|correlated|connected|associated|correlates?|to|with)\b)|(?:practically |virtually |almost |nearly |all but |essentially )(?:un(?:related|correlated|connected)|independent))\b",
    re.IGNORECASE,
)
# What is hardly any relation goes not beyond this.
_NEAR_ZERO = Num(0.2, 0.0, "0.2", "<")
_FOREMOST = re.compile(
    r"\b(?P<up>closest|strongest|tightest|nearest|highest|warmest|best)\b|\b(?P<most>most (?:strongly|closely|tightly|highly))\b",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    rf"\W*(?:there are |it has |that (?:leaves|makes) |this leaves )?(?:only |just |exactly )?(?P<n>\w+)(?: (?:distinct|unique|different|possible|off-diagonal))* (?P<noun>pairs?|{NOUN})(?: (?:in all|altogether|in total|are (?:listed|given|shown|printed)|to talk about))?\W*",
    re.IGNORECASE,
)


def placed(words: Words) -> Iterator[Related]:
    """`A and B come second with 0.66`, `second comes A with B (-0.5)`: by value, by size, or among the negative ones."""
    found = words.take(_PLACED)
    if not found or len(words.members) != 2 or len(words.numbers) > 1:
        return
    one, other = (member for member, *_ in words.members)
    values = [num for _, num in words.numbers]
    rank = ordinal(found["rank"] or found["led"] or found["nth"])
    if one == other or not rank or values and (values[0].op not in ("=", "~") or values[0].step >= 1):
        return
    pair = _pair(one, other)
    place = Num(float(rank), 1.0, found["rank"] or found["led"] or found["nth"], word=True)
    told = [Related(words.found.panel, (pair,), "mean", num) for num in values]
    for low, size in ((False, False), (False, True), (True, False), (True, True)):
        claim = Related(
            words.found.panel, words.found.pairs, "place", low=low, size=size, which=(pair,), count=place
        )
        yield claim.with_also(*told) if told else claim


def chain(words: Words) -> Iterator[Related]:
    """`A's closest companion is B (0.6), followed by C (0.4)`, `its closest relative is B, then C, and D comes last`."""
    first, steps = _FOREMOST.search(words.text), list(_NEXT.finditer(words.text))
    if not first or not steps or steps[0].start() < first.end():
        return
    before = [member for member, start, _ in words.members if start < first.start()]
    told = [(member, start) for member, start, _ in words.members if start > first.end()]
    led = _OF_ONE.search(words.text, first.end(), steps[0].start())
    if led and not before and len(told) > 1:
        before, told = [told[0][0]], told[1:]
    of = before[0] if len(before) == 1 else _owner(words) if not before else None
    new = [member for member, _ in told]
    if of is None or of in new or len(set(new)) != len(new) or len(new) != len(steps) + 1:
        return
    values = _values(words, [start for _, start in told])
    if values is None:
        return
    words.used += [first.span(), *(step.span() for step in steps)]
    if last := _LAST.search(words.text, steps[-1].start()):
        words.used.append(last.span())
    for size in (False, True):
        claims = []
        for k, member in enumerate(new):
            pairs = tuple(pair for pair in words.found.of(of) if not set(pair) & set(new[:k]))
            which = (_pair(of, member),)
            if last and k == len(new) - 1:
                rest = tuple(pair for pair in words.found.of(of) if pair not in which)
                claims += [
                    Related(words.found.panel, (pair, *which), "extreme", which=(pair,), size=size)
                    for pair in rest
                ]
                continue
            claims.append(Related(words.found.panel, pairs, "extreme", which=which, size=size))
        claims += [
            Related(words.found.panel, (_pair(of, member),), "mean", num)
            for member, num in zip(new, values, strict=True)
            if num
        ]
        yield claims[0].with_also(*claims[1:])


def _owner(words: Words) -> int | None:
    """Whose partners are told: of the one that the sentence or its label has named before."""
    return words.owner if words.owner is not None else words.owner_before


def _values(words: Words, starts: list[int]) -> list[Num | None] | None:
    """The value told behind each member; None where a number is something else."""
    found: list[Num | None] = []
    for start, end in zip(starts, [*starts[1:], len(words.text)], strict=True):
        own = [num for at, num in words.numbers if start < at < end]
        if len(own) > 1 or any(num.op not in ("=", "~") or num.unit or num.step >= 1 for num in own):
            return None
        found.append(own[0] if own else None)
    return found if len(words.numbers) == sum(num is not None for num in found) else None


def weakly(words: Words) -> Iterator[Related]:
    """`A is hardly related to B (-0.03)`, `A and B are practically unrelated`: near zero."""
    found = words.take(_WEAKLY)
    named_ones = [member for member, *_ in words.members]
    values = [num for _, num in words.numbers]
    if not found or len(named_ones) != 2 or len(set(named_ones)) != 2 or len(values) > 1:
        return
    if words.found.own != 1 and any(abs(num.value) > 1 for num in values):
        return
    if any(num.op not in ("=", "~") or num.unit or num.step >= 1 for num in values):
        return
    pair = _pair(*named_ones)
    near = Related(words.found.panel, (pair,), "bound", _NEAR_ZERO, size=True)
    yield near.with_also(*(Related(words.found.panel, (pair,), "mean", num) for num in values))


def numbered(words: Words) -> Iterator[Related]:
    """`fifteen pairs in all`: each pair once, in both orders, or with what each has with itself."""
    found = _TOTAL.fullmatch(words.text)
    count = (cardinal(found["n"]) or number_of(found["n"])) if found else None
    if not found or count is None or words.members or len(words.numbers) != 1 or MARK in words.text:
        return
    pair = found["noun"].casefold().startswith("pair")
    size, members = len(words.found.pairs), len(words.found.members)
    if not pair and count not in (size, 2 * size, members * members):
        return
    words.used.append(found.span())
    number = Num(float(count), 1.0, found["n"], word=True)
    whole = size if count == size or pair else int(count)
    yield Related(words.found.panel, words.found.pairs, "number", ZERO, count=number, total=whole)


def _pair(one: int, other: int) -> Pair:
    return (min(one, other), max(one, other))
