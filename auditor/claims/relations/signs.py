"""Signs of pairs: "A goes with B", "A has two positive partners and one negative one", "the only negative pairs are A-B and A-C"."""

import re
from collections.abc import Iterator
from dataclasses import replace

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
_BEHIND = re.compile(
    rf"\b(?:most|all|none|no|every|each|only|any|strongest|weakest|more|less|than|others?|rest|everything|nothing)\b|\b{NOUN[3:-1].replace('pairs?|', '')}s\b",
    re.IGNORECASE,
)


def _signed(panel: int, pairs: tuple[Pair, ...], sign: str) -> Related:
    """That pairs are positive, or negative."""
    up = sign.casefold().startswith("pos")
    return Related(panel, pairs, "bound", replace(ZERO, op=">" if up else "<"))


def _count(word: str) -> Num | None:
    value = cardinal(word) if not word.isdigit() else int(word)
    return Num(float(value), 1.0, word, word=True) if value is not None else None


def partners(words: Words) -> Iterator[Related]:
    """`A has two positive partners and one negative one, C`."""
    found = _PARTNERS.search(words.text)
    if not found or not words.members or words.numbers and len(words.numbers) > 2:
        return
    pairs = words.found.of(words.members[0][0])
    told = [(found["n"], found["sign"]), *([(found["m"], found["other"])] if found["m"] else [])]
    counts = [_count(word) for word, _ in told]
    if any(count is None for count in counts):
        return
    parts = [
        replace(_signed(words.found.panel, pairs, sign), quantifier="count", count=count)
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
    parts += [
        _signed(words.found.panel, ((min(one, other), max(one, other)),), told[-1][1]) for other in listed
    ]
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
    parts = [replace(_signed(panel, pairs, sign), quantifier="count", count=count) for count, sign in told]
    yield parts[0].with_also(parts[1])


def _of_rest(count: Num | None, size: int) -> Num | None:
    return replace(count, value=size - count.value) if count else None


def lone(words: Words) -> Iterator[Related]:
    """`the only positive pairs are A with B and A with C`: these, and no more."""
    found = _LONE.search(words.text)
    named = [words.at(*one.span()) for one in _PAIR.finditer(words.text)] if found else []
    if not found or any(len(set(pair)) != 2 for pair in named):
        return
    pairs = tuple((min(pair), max(pair)) for pair in named)
    number = _count(found["n"].strip()) if found["n"] else None
    if not pairs or (number and number.value != len(pairs)) or (words.numbers and not number):
        return
    words.used.append(found.span())
    words.used += [one.span() for one in _PAIR.finditer(words.text)]
    panel = words.found.panel
    count = Num(float(len(pairs)), 1.0, str(len(pairs)), word=True)
    whole = replace(_signed(panel, words.found.pairs, found["sign"]), quantifier="count", count=count)
    yield whole.with_also(_signed(panel, pairs, found["sign"]))


def signs(words: Words) -> Iterator[Related]:
    """`A goes with B (0.6)`, `A and B are opposed (-0.4)`: the sign of one pair, and its value."""
    named = [member for member, *_ in words.members]
    sign = words.take(SIGN)
    if (
        len(named) != 2
        or len(set(named)) != 2
        or not sign
        or _BEHIND.search(words.text)
        or len(words.numbers) > 1
    ):
        return
    pair = (min(named), max(named))
    part = _signed(words.found.panel, (pair,), "positive" if sign["up"] else "negative")
    values = [num for _, num in words.numbers]
    if any(num.op not in ("=", "~") or num.unit or abs(num.value) > 1 for num in values):
        return
    told = tuple(Related(words.found.panel, (pair,), "mean", num) for num in values)
    yield part.with_also(*told)
