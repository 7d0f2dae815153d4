"""Signs of pairs: "A goes with B", "A is negative with B and C only", "A has two positive partners and one negative one"."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.claims.relations.claims import ZERO, Related
from auditor.claims.relations.pairs import Pair
from auditor.claims.relations.patterns import JOIN, NOUN, SIGN, M
from auditor.claims.relations.wording import Words
from auditor.language.numbers import Num
from auditor.numerals import cardinal

_PARTNERS = re.compile(
    rf"{M} (?:has|have|shows?|counts?) (?:exactly |only |just )?(?P<n>\w+) (?P<sign>positive|negative)(?: (?:{NOUN}|ones?))?"
    rf"(?:,? (?:and|but) (?:only |just )?(?P<m>\w+) (?P<other>positive|negative)(?: (?:{NOUN}|ones?))?)?(?P<list>(?:,|:| \() ?{M})?",
    re.IGNORECASE,
)
_BOTH_SIGNS = re.compile(
    rf"(?P<n>\w+) (?:of the (?P<total>\w+) )?(?:distinct |unique |off-diagonal )?{NOUN} (?:is|are|were|turn out|come out) (?P<sign>positive|negative)"
    rf"(?:,| and|, and| but|, but| while|, while|;)+ (?:the )?(?:(?P<rest>rest)|(?P<other_n>other |remaining )?(?P<m>\w+))(?: {NOUN})?(?: (?:is|are|were))? (?P<other>positive|negative)",
    re.IGNORECASE,
)
_LONE = re.compile(
    rf"\bthe (?:only|sole) (?P<n>\w+ )?(?P<sign>positive|negative) (?:{NOUN}) (?:is|are)(?: that| those)?(?: of| between)? (?:the )?(?P<pairs>{M}{JOIN}{M}(?:(?:,| and|, and)(?: those of| that of| between)? {M}{JOIN}{M})*)",
    re.IGNORECASE,
)
_PAIR = re.compile(rf"{M}{JOIN}{M}")
# "One more than B"; and where a bound is told, partners beyond it are counted.
_OF_SOME = re.compile(
    r"\b(?:than|above|below|over|under|beyond|past|exceed\w*|at (?:least|most))\b", re.IGNORECASE
)
_BEHIND = re.compile(
    r"\b(?:most|all|none|no|every|each|any|strongest|weakest|more|less|than|others?|rest|everything|nothing|"
    r"(?:partner|square|coefficient|link|association|relation|relationship|connection|value|entrie)s|ties)\b",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\b(?:only|alone)\b", re.IGNORECASE)
# What a sign is denied of: "but not with D".
_DENIED = re.compile(r"\b(?:and|but)(?:,? however,?)? not(?= (?:with|to)\b)", re.IGNORECASE)
_NOT = re.compile(r"(?:\bnot|n['’]t)(?: at all| in any way)? (?:be )?$", re.IGNORECASE)
_JOINED = re.compile(r",? ?\b(?:and|but|whereas|while)\b", re.IGNORECASE)
_WITH = re.compile(r"[^,;:.]*\b(?:with|to) (?:both )?(?:the )?", re.IGNORECASE)
_LISTED = re.compile(r"\W*(?:[\d.]+\W*)?(?:and )?(?:with |to )?(?:the )?", re.IGNORECASE)


def _signed(panel: int, pairs: tuple[Pair, ...], *, up: bool) -> Related:
    """That pairs are positive, or negative."""
    return Related(panel, pairs, "bound", replace(ZERO, op=">" if up else "<"))


_ONLY_OF = re.compile(rf"\W*only (?:the )?{NOUN} (?:with|of|for|to) {M}", re.IGNORECASE)


def only_of(words: Words) -> Iterator[Related]:
    """`Only the correlations with A are negative`: all of these, or some of them, and none of the others."""
    led, sign = _ONLY_OF.match(words.text), words.take(SIGN)
    if not led or not sign or words.numbers or len(words.members) != 1:
        return
    words.used.append(led.span())
    panel, pairs = words.found.panel, words.found.of(words.members[0][0])
    rest = tuple(pair for pair in words.found.pairs if pair not in pairs)
    others = _signed(panel, rest, up=not sign["up"])
    yield _signed(panel, pairs, up=bool(sign["up"])).with_also(others)
    written = words.clause.panel(panel).values
    values = [
        written[place].value for pair in pairs for place in words.found.places[pair] if place in written
    ]
    if any(value > 0 if sign["up"] else value < 0 for value in values):
        yield others


def plainly(words: Words) -> Iterator[Related]:
    """`A correlates with B at 0.4`, `the correlation of A and B is 0.4`: the value of one pair."""
    named = [member for member, *_ in words.members]
    values = [num for _, num in words.numbers]
    if len(named) != 2 or len(set(named)) != 2 or len(values) != 1 or _BEHIND.search(words.text):
        return
    if values[0].op in ("=", "~") and not values[0].unit and values[0].step < 1 and abs(values[0].value) <= 1:
        yield Related(words.found.panel, (_pair(*named),), "mean", values[0])


def _pair(one: int, other: int) -> Pair:
    return (min(one, other), max(one, other))


def _is_up(sign: str) -> bool:
    return sign.casefold().startswith("pos")


def _count(word: str) -> Num | None:
    value = cardinal(word) if not word.isdigit() else int(word)
    return Num(float(value), 1.0, word, word=True) if value is not None else None


def partners(words: Words) -> Iterator[Related]:
    """`A has two positive partners and one negative one, C`."""
    found = _PARTNERS.search(words.text)
    if _OF_SOME.search(words.text):
        return
    if not found or not words.members or words.numbers and len(words.numbers) > 2:
        return
    pairs = words.found.of(words.members[0][0])
    told = [(found["n"], found["sign"]), *([(found["m"], found["other"])] if found["m"] else [])]
    counts = [_count(word) for word, _ in told]
    if any(count is None for count in counts):
        return
    parts = [
        replace(_signed(words.found.panel, pairs, up=_is_up(sign)), quantifier="count", count=count)
        for count, (_, sign) in zip(counts, told, strict=True)
    ]
    listed = [
        member for member, start, _ in words.members[1:] if start >= found.end() - len(found["list"] or "")
    ]
    count = counts[-1]
    if len(words.members) > 1 and not (
        listed and count and count.value == len(listed) == len(words.members) - 1
    ):
        return
    one = words.members[0][0]
    parts += [_signed(words.found.panel, (_pair(one, other),), up=_is_up(told[-1][1])) for other in listed]
    words.used.append(found.span())
    yield parts[0].with_also(*parts[1:])


def counted(words: Words) -> Iterator[Related]:
    """`seven pairs are positive and eight negative`: so many of each sign."""
    found = _BOTH_SIGNS.search(words.text)
    if not found or words.members or found["sign"].casefold() == found["other"].casefold():
        return
    pairs, panel = words.found.pairs, words.found.panel
    one = _count(found["n"])
    two = _of_rest(one, len(pairs)) if found["rest"] else _count(found["m"])
    total = _count(found["total"]) if found["total"] else None
    if one is None or two is None or total is not None and total.value != len(pairs):
        return
    words.used.append(found.span())
    told = ((one, found["sign"]), (two, found["other"]))
    parts = [
        replace(_signed(panel, pairs, up=_is_up(sign)), quantifier="count", count=count)
        for count, sign in told
    ]
    yield parts[0].with_also(parts[1])


def _of_rest(count: Num | None, size: int) -> Num | None:
    return replace(count, value=size - count.value) if count else None


def lone(words: Words) -> Iterator[Related]:
    """`the only positive pairs are A with B and A with C`: these, and no more."""
    found = _LONE.search(words.text)
    named = [words.at(*one.span()) for one in _PAIR.finditer(words.text)] if found else []
    if not found or any(len(set(pair)) != 2 for pair in named):
        return
    pairs = tuple(_pair(*pair) for pair in named)
    number = _count(found["n"].strip()) if found["n"] else None
    if not pairs or (number and number.value != len(pairs)) or (words.numbers and not number):
        return
    words.used.append(found.span())
    words.used += [one.span() for one in _PAIR.finditer(words.text)]
    panel = words.found.panel
    count = Num(float(len(pairs)), 1.0, str(len(pairs)), word=True)
    whole = replace(
        _signed(panel, words.found.pairs, up=_is_up(found["sign"])), quantifier="count", count=count
    )
    yield whole.with_also(_signed(panel, pairs, up=_is_up(found["sign"])))


def signs(words: Words) -> Iterator[Related]:
    """`A goes with B (0.6)`, `A and B are opposed (-0.4)`, `A is negative with B and C only, and positive with D`: the sign of pairs, and their values."""
    found = list(SIGN.finditer(words.text))
    denied = _DENIED.search(words.text, found[0].end()) if len(found) == 1 else None
    parts = [*found, *([denied] if denied else [])]
    if not words.members or not parts or _BEHIND.search(words.text):
        return
    if len(parts) == 1 and (led := _NOT.search(words.text, 0, found[0].start())):
        words.used.append(led.span())
        yield from _no_sign(words, found[0])
        return
    told: list[Related] = []
    ends = [*(_joint(words, part) for part in parts[1:]), len(words.text)]
    for part, start, end in zip(parts, [0, *ends], ends, strict=False):
        up = bool(found[0]["up"]) != (part is denied) if part is denied else bool(part["up"])
        own = _told(words, start, end, up=up, sure=not part.group().casefold().startswith("go"))
        told += own
        words.used.append(part.span())
        if not own:
            return
    yield told[0].with_also(*told[1:])


def _no_sign(words: Words, sign: re.Match[str]) -> Iterator[Related]:
    """`A is not negative with B`: each pair is zero, or of the other sign."""
    words.used.append(sign.span())
    pairs = _told_pairs(words, 0, len(words.text))
    if pairs and not words.numbers and not _ONLY.search(words.text):
        yield Related(words.found.panel, pairs, "bound", replace(ZERO, op="<=" if sign["up"] else ">="))


def _joint(words: Words, part: re.Match[str]) -> int:
    """Where a further part begins: behind its "and"."""
    return max((j.end() for j in _JOINED.finditer(words.text, 0, part.end())), default=0)


def _told(words: Words, start: int, end: int, *, up: bool, sure: bool) -> list[Related]:
    """What a part says of the pairs that it names; "A goes with B at -0.4" tells no sign but that of the number."""
    panel, pairs = words.found.panel, _told_pairs(words, start, end)
    values = [num for at, num in words.numbers if start <= at < end]
    if not pairs or len(values) not in (0, len(pairs)):
        return []
    if any(num.op not in ("=", "~") or num.unit or abs(num.value) > 1 for num in values):
        return []
    told = [_signed(panel, pairs, up=up)] if sure or not values else []
    told += [Related(panel, (pair,), "mean", num) for pair, num in zip(pairs, values, strict=False)]
    only = _ONLY.search(words.text, start, end)
    if only:
        words.used.append(only.span())
        rest = words.found.of(words.members[0][0])
        told += [_signed(panel, (pair,), up=not up) for pair in rest if pair not in pairs]
    return told


def _told_pairs(words: Words, start: int, end: int) -> tuple[Pair, ...]:
    """The pair that two names make, or those of the first with each of a list: "A with B and C"."""
    own = [member for member in words.members if start <= member[1] < end]
    if start:
        gaps = [words.text[start : own[0][1]]] if own else []
        gaps += [words.text[a[2] : b[1]] for a, b in pairwise(own)]
        named = [words.members[0][0], *(member for member, *_ in own)]
    else:
        gaps = [words.text[a[2] : b[1]] for a, b in pairwise(own)]
        named = [member for member, *_ in own]
    listed = gaps and _WITH.fullmatch(gaps[0]) and all(_LISTED.fullmatch(gap) for gap in gaps[1:])
    pair = len(named) == 2 and not start
    if len(set(named)) != len(named) or not (pair or listed):
        return ()
    return tuple(_pair(named[0], other) for other in named[1:])
