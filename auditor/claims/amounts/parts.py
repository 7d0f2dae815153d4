"""The parts of a clause that each tell a number, or some numbers in one breath, with the words that go with them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.around import between, sentence_norms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef

# Between numbers that are told in one breath: "from 4 to 6", "4, 5 and 6", "4 against 6".
_JOINTS = frozenset(
    "to and - → -> , / & against versus vs then or through about roughly just only ( ) compared with from as % via up down".split()
)
_PAIRING = frozenset("to - → -> through".split())
_SEPARATORS = re.compile(r"[,;:()]|\s[—–]\s|\b(?:and|but|while|whereas|which|with|where|though|although|then)\b")


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
    cuts = [clause.start, *(_cut(clause, a, b) for a, b in zip(groups, groups[1:], strict=False)), clause.end]
    previous = None
    for group, start, end in zip(groups, cuts, cuts[1:], strict=False):
        inside = tuple(i for i in clause.items if start <= i.start < end and i not in group)
        earlier = (*clause.before, *(i for i in clause.items if i.start < start and i.kind != "number"))
        previous = Part(start, end, group, inside, earlier, _is_pair(clause, group), previous)
        yield previous


def _groups(clause: Clause) -> list[tuple[Item, ...]]:
    """Amounts in a row, with nothing between them but words that join them."""
    groups: list[list[Item]] = []
    amounts = [item for item in clause.items if item.kind == "number" or item.kind == "factor"]
    for item in amounts:
        last = groups[-1][-1] if groups else None
        if last is not None and item.kind == last.kind == "number" and _joined(clause, last, item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return [tuple(group) for group in groups]


def _joined(clause: Clause, last: Item, item: Item) -> bool:
    words = between(clause, last, item)
    mentions = [i for i in clause.items if last.end <= i.start < item.start and i.kind in ("ref", "number")]
    return not mentions and all(word in _JOINTS for word in words) and len(words) <= 4


def _is_pair(clause: Clause, group: Sequence[Item]) -> bool:
    if len(group) != 2:
        return False
    words = between(clause, group[0], group[1])
    lead = sentence_norms(clause.statement.text)[max(0, group[0].first - 3) : group[0].first]
    return bool(_PAIRING & set(words)) or "between" in lead or "from" in lead


def _cut(clause: Clause, one: Sequence[Item], two: Sequence[Item]) -> int:
    """Where one part ends and the next begins: at the last mark or joining word between their numbers."""
    start, end = one[-1].end, two[0].start
    text = clause.statement.text
    inside = [i for i in clause.items if start <= i.start and i.end <= end]
    found = [
        match
        for match in _SEPARATORS.finditer(text, start, end)
        if not any(i.start < match.start() < i.end for i in inside)
    ]
    return found[0].end() if found else start
