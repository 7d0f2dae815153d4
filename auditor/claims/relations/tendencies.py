"""How two members go together, told of what they are: "the more A, the less B", "farms with more A have more B", "A falls as B rises"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.relations.claims import ZERO, Related
from auditor.claims.relations.pairs import Pair
from auditor.claims.relations.patterns import JOIN, LIST, M
from auditor.claims.relations.wording import Words

_UP = r"more|higher|greater|larger|bigger|stronger|much|plenty of|a lot of|high"
_DOWN = r"less|fewer|lower|smaller|weaker|little|low"
_AMOUNT = rf"(?:the )?(?:(?P<up{{n}}>{_UP})|(?P<down{{n}}>{_DOWN}))"
_ONE, _TWO = _AMOUNT.format(n=1), _AMOUNT.format(n=2)
_BRINGS = r"(?:(?:usually|generally|mostly|typically|also) )?(?:tends? to )?(?:(?:come|go)(?:es)?(?: along| together| hand in hand)? with|have|has|show|shows|bring|brings|mean|means|get|gets|yield|yields|imply|implies)"
_RISES = r"(?:(?P<up{n}>rise|grow|increase|climb|go up|goes up)|(?P<down{n}>fall|drop|decline|decrease|sink|shrink|go down|goes down))(?:e?s)?"
_TENDENCIES = tuple(
    re.compile(rf"^\W*{one}\W*", re.IGNORECASE)
    for one in (
        rf"the {_ONE.removeprefix('(?:the )?')} {M},? the {_TWO.removeprefix('(?:the )?')} (?:the )?{M}",
        rf"(?:[a-z]+ with )?{_ONE} {M} {_BRINGS} {_TWO} {M}",
        rf"(?:the )?{M} {_RISES.format(n=1)} (?:as|when|while) (?:the )?{M} {_RISES.format(n=2)}",
        rf"(?:the )?{M} {_RISES.format(n=1)} with (?:the )?{M}",
    )
)
_MIRRORED = re.compile(
    rf"{M}{JOIN}{M} (?:(?P<same>equals|is (?:exactly )?(?:the same as|equal to|identical to)|matches|repeats)|(?P<other>differs from|is not (?:the same as|equal to)|is different from)) (?:that|the \w+|the one) (?:for|of|between) {M}{JOIN}{M}",
    re.IGNORECASE,
)
_ELIDED = re.compile(
    rf"^\W*(?:but|and|yet)?\s*(?:only )?(?:(?P<up>positively)|(?P<down>negatively|inversely)) (?:with|to) (?:{LIST}|{M})\W*$",
    re.IGNORECASE,
)


def tendency(words: Words) -> Iterator[Related]:
    """The sign of a pair, and its value where one is told behind it."""
    found = next((m for one in _TENDENCIES if (m := one.search(words.text))), None)
    own = [member for member, *_ in words.members]
    values = [num for _, num in words.numbers]
    if found is None or len(own) != 2 or own[0] == own[1] or not _is_signed(words):
        return
    if len(values) > 1 or any(num.op not in ("=", "~") or num.unit or num.step >= 1 for num in values):
        return
    groups = found.groupdict()
    one, other = ("up" if not groups.get(f"down{n}") else "down" for n in (1, 2))
    words.used.append(found.span())
    pair = _pair(own[0], own[1])
    sign = _signed(words, (pair,), up=one == other)
    told = [Related(words.found.panel, (pair,), "mean", num) for num in values]
    yield sign.with_also(*told) if told else sign


def mirrored(words: Words) -> Iterator[Related]:
    """`the value for A and B equals that for B and A`: both orders of one pair."""
    found = words.take(_MIRRORED)
    own = [member for member, *_ in words.members]
    if not found or len(own) != 4 or own[:2] != own[:1:-1] or own[0] == own[1] or words.numbers:
        return
    about = "all" if found["same"] else "none"
    yield Related(words.found.panel, (_pair(own[0], own[1]),), "mirror", quantifier=about)


def elided(words: Words) -> Iterator[Related]:
    """`(A correlates positively with B) but negatively with C`: of the member that the sentence begins with."""
    found = _ELIDED.match(words.text)
    lead = words.clause.sentence[: words.clause.start]
    names = {**words.found.aliases, **names_of(words.found.members)}
    before = [words.found.members.index(one.name) for one in named(lead, names)]
    own = [member for member, *_ in words.members]
    if not found or not before or before[0] in own or words.numbers or not _is_signed(words):
        return
    if len(before) > 1 and not re.search(r"\b(?:positively|negatively|inversely)\b", lead, re.IGNORECASE):
        return
    words.used.append(found.span())
    pairs = tuple(_pair(before[0], member) for member in own)
    yield _signed(words, pairs, up=bool(found["up"]))


def _is_signed(words: Words) -> bool:
    """Whether the values tell of two things that they go together, or against each other."""
    values = words.clause.panel(words.found.panel).values.values()
    return words.found.own == 1 or any(quantity.value < 0 for quantity in values)


def _signed(words: Words, pairs: tuple[Pair, ...], *, up: bool) -> Related:
    return Related(words.found.panel, pairs, "bound", replace(ZERO, op=">" if up else "<"))


def _pair(one: int, other: int) -> Pair:
    return (min(one, other), max(one, other))
