"""Counts told in parts: "August saw twelve: two in A, one in B and none in C", "of the five in A, four came in May", "51 visits in all".

Only of grids of counts, and only where each number has a place of its own and no word is left over.
"""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cellsets.claims import Area, Cond, Counted, Parts, Summed
from auditor.claims.cellsets.words import AXIS, REF, Line
from auditor.claims.picked.places import whole
from auditor.language.around import measure_words
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import TickRef
from auditor.language.scope import selection
from auditor.numerals import cardinal

_PREP = (
    "in",
    "on",
    "at",
    "from",
    "of",
    "for",
    "under",
    "with",
    "the",
    "by",
    "to",
    "a",
    "those",
    "these",
    "them",
    "only",
    "just",
)
_CAME = ("come", "came", "fall", "fell", "is", "are", "wa", "was", "were", "go", "went", "stand", "belong", "occur", "happen", "arrive", "appear", "be")  # fmt: skip
_JOINTS = (",", "and", ";", "but", "then")
_NONE = ("no", "none")
_IN_ALL = (("in", "all"), ("altogether",), ("in", "total"), ("all", "told"), ("overall",), ("together",))
_RECORDED = frozenset(
    "counted recorded tallied logged registered surveyed noted observed brought scored tested entered collected sampled made seen caught".split()
)
_LEAST_ITEMS = 2
_LEAST_PART = 0.75


def dealt(line: Line) -> Iterator[Parts]:
    """What such a sentence tells, in each way that it may be read."""
    if not _of_counts(line):
        return
    yield from _of_a_line(line)
    yield from _of_all(line)


def _of_counts(line: Line) -> bool:
    values = line.clause.panel(line.panel).values.values()
    return bool(values) and all(
        q.value >= 0 and q.step >= 1 and not q.value % 1 and not q.unit for q in values
    )


def _of_a_line(line: Line) -> Iterator[Parts]:
    """`August saw twelve: two in A and one in B`, `of the five in A, four came in May`."""
    for colon in (at for at in range(len(line.words)) if line.text(at) in (":", ",")):
        head = _head(line, colon)
        if head is None:
            continue
        own, total = head
        items = _items(line, colon + 1, own)
        if items is None or len(items) < _LEAST_ITEMS:
            continue
        parts: list[tuple[Counted | Summed, ...]] = []
        if total is not None:
            parts.append((Summed(own[1], total),))
        parts += [(Counted(area, (Cond(num),), 1, 1),) for area, num in items]
        yield tuple(parts)
        return


def _head(line: Line, end: int) -> tuple[tuple[Item, Area], Num | None] | None:
    """The line that is told of before a colon, and its sum; of other words there is a verb at most."""
    known = _nouns(line)
    owner: tuple[Item, Area] | None = None
    total: Num | None = None
    verbs = 0
    for at in range(end):
        item, word = line.item(at), line.text(at)
        if word == REF and item is not None:
            area = _line_of(line, item)
            if area is None or owner is not None:
                return None
            owner = (item, area)
        elif (num := _count(line, at)) is not None:
            if total is not None:
                return None
            total = num
        elif word not in (*_PREP, *_CAME, "all", "row", "column") and word not in known:
            verbs += 1
            if verbs > 1 or not word.isalpha():
                return None
    if owner is None or total is None and verbs:
        return None
    return owner, total


def _items(line: Line, start: int, owner: tuple[Item, Area]) -> list[tuple[Area, Num]] | None:
    """Each number with its place on the other axis; None where a word is left over."""
    known = _nouns(line)
    found: list[tuple[Area, Num]] = []
    at = line.skip(start, _JOINTS)
    while not line.is_end(at):
        num = _count(line, at)
        if num is None:
            return None
        at = line.skip(at + 1, (*_PREP, *_CAME, *known))
        item = line.item(at)
        area = _crossing(line, owner, item) if line.text(at) == REF and item is not None else None
        if area is None:
            return None
        found.append((area, num))
        behind = line.skip(at + 1, ("row", "column"))
        at = line.skip(behind, _JOINTS)
        if at == behind and not line.is_end(at):
            return None
    cells = [area.places for area, _ in found]
    return found if len(set(cells)) == len(cells) else None


def _count(line: Line, at: int) -> Num | None:
    if (num := line.num(at)) is not None:
        return num if num.op == "=" and not num.unit and not num.value % 1 else None
    word = line.text(at)
    size = 0 if word in _NONE else cardinal(word)
    return Num(float(size), 1.0, word, word=True) if size is not None and word not in ("a", "an") else None


def _nouns(line: Line) -> frozenset[str]:
    """Words for what is counted, and for the axes."""
    return line.told_words | measure_words(line.clause) | line.axis_words | {AXIS}


def _line_of(line: Line, item: Item) -> Area | None:
    """The row or column that a mention names."""
    value = item.value
    if not isinstance(value, TickRef) or value.every or value.unknown or len(value.ticks) != 1:
        return None
    if value.side not in ("rows", "columns"):
        return None
    chosen = selection(line.clause, line.panel, [item])
    if chosen is None:
        return None
    return Area.of(line.panel, frozenset(chosen.places(line.clause.panel(line.panel))), item.text)


def _crossing(line: Line, owner: tuple[Item, Area], item: Item) -> Area | None:
    """The one cell that two lines share."""
    other = _line_of(line, item)
    if other is None or getattr(item.value, "side", "") == getattr(owner[0].value, "side", ""):
        return None
    shared = owner[1].cells & other.cells
    return Area.of(line.panel, shared, f"{owner[0].text} / {item.text}") if len(shared) == 1 else None


def _of_all(line: Line) -> Iterator[Parts]:
    """`51 visits in all`, `131 visits were counted`: the sum of the grid; plainly so only where it says "in all"."""
    words = [word.text for word in line.words]
    plain = False
    for run in _IN_ALL:
        for at in range(len(words) - len(run) + 1):
            if tuple(words[at : at + len(run)]) == run:
                words[at : at + len(run)] = ["" for _ in run]
                plain = True
    numbers = [
        (at, num) for at in range(len(line.words)) if (num := line.num(at)) is not None and num.op == "="
    ]
    if len(numbers) != 1 or numbers[0][1].unit or any(word in (REF, "<panelname>") for word in words):
        return
    at, num = numbers[0]
    known = _nouns(line)
    noun = line.skip(at + 1, known)
    told = [word for n, word in enumerate(words) if word and n != at and not at < n < noun]
    loose = [word for word in told if word not in (*_PREP, *_CAME, ",", "there", "it", "figure", "map", "grid", "panel", "table", "heatmap", "count", *known)]  # fmt: skip
    if (
        noun == at + 1
        or len(loose) > (1 if noun > at + 1 else 0)
        or not all(word.isalpha() for word in loose)
    ):
        return
    recorded = _RECORDED.intersection(told) and at == 0
    if (plain or recorded) and _near(line, num):
        yield ((Summed(replace(whole(line), name="all cells"), num),),)


def _near(line: Line, num: Num) -> bool:
    """Whether a number may be meant as the sum of all cells, as it comes near it: or else other things may be counted."""
    total = sum(quantity.value for quantity in line.clause.panel(line.panel).values.values())
    return bool(total) and _LEAST_PART <= num.value / total <= 1 / _LEAST_PART
