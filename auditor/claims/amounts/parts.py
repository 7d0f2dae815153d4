"""The parts of a clause that each tell a number, or some numbers in one breath, with the words that go with them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.language.around import before, between
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef

# Between numbers that are told in one breath: "from 4 to 6", "4, 5 and 6", "4 against 6".
_JOINTS = frozenset(
    "to and - → -> , / & . against versus vs then finally back again or through about roughly just only compared with as via up down".split()
)
_PAIRING = frozenset("to - → -> through".split())
_LEADING = frozenset("from between".split())
_SEPARATORS = re.compile(
    r"[,;:()]|\s[—–]\s|\b(?:and|but|while|whereas|which|with|where|though|although|then|yet|so)\b",
    re.IGNORECASE,
)
_TURN = re.compile(r"[,)]? (?:while|whereas|but|although|though|yet)\b|;", re.IGNORECASE)
_ONWARD = re.compile(
    r"(?:\b(?:down|up|back|on) )?\b(?:to|against|versus|vs\.?) (?:about |around |roughly |only |just |a |an )*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers told in one breath: where they stand in the sentence, and the mentions around them.

    `pair` tells that they are the two ends of something ("from 4 to 6"); `earlier` are the mentions of the sentence before
    the part, `previous` the part before this one.
    """

    start: int
    end: int
    numbers: tuple[Item, ...]
    items: tuple[Item, ...]
    earlier: tuple[Item, ...]
    pair: bool
    previous: "Part | None" = None

    @property
    def refs(self) -> list[Item]:
        """The references within the part."""
        return [item for item in self.items if item.kind == "ref"]

    @property
    def panels(self) -> list[PanelRef]:
        """The panels that the part names."""
        return [item.value for item in self.items if isinstance(item.value, PanelRef)]

    def of(self, *kinds: str) -> list[Item]:
        """The cues of some kinds within the part."""
        return [item for item in self.items if any(item.has(kind) for kind in kinds)]


def parts(clause: Clause) -> Iterator[Part]:
    """The parts of a clause, in order."""
    groups = _groups(clause)
    first, last = clause.shown or (clause.start, clause.end)
    cuts = [first, *(_cut(clause, a, b) for a, b in pairwise(groups)), _close(clause, groups, last)]
    previous = None
    for group, start, end in zip(groups, cuts, cuts[1:], strict=False):
        inside = tuple(i for i in clause.items if start <= i.start < end and i not in group)
        earlier = (*clause.before, *(i for i in clause.items if i.start < start and i.kind != "number"))
        previous = Part(start, end, group, inside, earlier, _is_pair(clause, group), previous)
        yield previous


def _close(clause: Clause, groups: Sequence[Sequence[Item]], last: int) -> int:
    """Where the last part ends: before the words that turn to something else."""
    found = _TURN.search(clause.statement.text, groups[-1][-1].end, last) if groups else None
    return found.start() if found else last


def _groups(clause: Clause) -> list[tuple[Item, ...]]:
    """Amounts in a row, with nothing between them but words that join them."""
    groups: list[list[Item]] = []
    amounts = [item for item in clause.items if item.kind == "number" or item.kind == "factor"]
    for item in amounts:
        last = groups[-1][-1] if groups else None
        if last is not None and item.kind == last.kind == "number" and _joined(clause, groups[-1], item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return [one for group in groups for one in _evened(clause, group)]


def _joined(clause: Clause, group: Sequence[Item], item: Item) -> bool:
    last = group[-1]
    words = between(clause, last, item)
    refs = [i for i in clause.items if last.end <= i.start < item.start and i.kind == "ref"]
    closed = len(group) == 2 and bool(_LEADING & set(before(clause, group[0], 2)))
    if refs or closed or {";", "(", ")"} & set(words):
        return False
    if (
        "from" in before(clause, group[0], 3)
        and len(group) == 1
        and words[-1:] == ("to",)
        and len(words) <= 6
    ):
        return True
    return all(word in _JOINTS for word in words) and len(words) <= 4


def _evened(clause: Clause, group: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """Two numbers with only a comma between them are told one by one; of several pairs, each by itself."""
    joints = [bool(_PAIRING & set(between(clause, a, b))) for a, b in pairwise(group)]
    if len(group) == 2 and between(clause, group[0], group[1]) == (",",):
        yield from ((item,) for item in group)
    elif len(group) > 2 and all(joints[::2]) and not any(joints[1::2]) and len(group) % 2 == 0:
        yield from zip(group[::2], group[1::2], strict=True)
    else:
        yield tuple(group)


def _is_pair(clause: Clause, group: Sequence[Item]) -> bool:
    if len(group) != 2:
        return False
    words = between(clause, group[0], group[1])
    return bool(_PAIRING & set(words)) or bool(_LEADING & set(before(clause, group[0], 3)))


def _cut(clause: Clause, one: Sequence[Item], two: Sequence[Item]) -> int:
    """Where one part ends and the next begins: at the first mark or joining word between their numbers, if there is one."""
    start, end = one[-1].end, two[0].start
    text = clause.statement.text
    inside = [i for i in clause.items if start <= i.start and i.end <= end]
    found = [
        match
        for match in _SEPARATORS.finditer(text, start, end)
        if not any(i.start < match.start() < i.end for i in inside)
    ]
    onward = list(_ONWARD.finditer(text[:end], start))
    if not found and onward:
        return onward[-1].start()
    if not found:
        return start
    closing = next((match for match in found if match.group() == ")"), None)
    return (closing or found[0]).end()
