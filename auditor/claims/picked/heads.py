"""Sentences that tell how many cells are so and which they are: "two cells share 4: A in May and B in June", "A in May and B in June are the only zeros"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.cellsets.claims import Cond, Parts
from auditor.claims.cellsets.words import Line
from auditor.claims.picked.parts import Group, held_cells, parts_from
from auditor.claims.picked.places import Spot, spots
from auditor.claims.picked.quantities import nouns
from auditor.language.around import measure_words
from auditor.language.numbers import Num
from auditor.numerals import cardinal

_ONLY = ("only", "just", "exactly", "precisely", "merely", "but")
_BE = ("is", "are", "be", "was", "were")
# Verbs by which a cell has a value, and those by which it keeps a bound that the number tells.
_HAVE = (*_BE, "show", "shows", "hold", "contain", "share", "read", "carry", "have", "has", "print", "tie", "stand", "sit", "equal",
         "both", "all", "each", "the", "same", "a", "an", "value", "number", "count", "figure", "of", "at", "exactly", "on", "with")  # fmt: skip
_KEEP = (*_BE, "lie", "stay", "remain", "come", "to", "exceed", "top", "pass", "clear", "get", "fall", "drop", "rise", "sit", "stand", "have",
         "above", "below", "under", "over", "beyond", "past", "a", "value", "than", "more", "less", "fewer", "that", "which", "with", "of", "at", "reach",
         "least", "most", "both", "all", "short", "surpass", "go", "beat", "hold", "contain", "show", "or")  # fmt: skip
_NO_VERBS = ("both", "all", "each", "the", "same", "a", "an", "value", "number", "count", "figure", "of", "exactly", "on")  # fmt: skip
_BOUNDS = ("<", ">", "<=", ">=")
_APPEAR = ("appear", "occur", "stand", "show", "up", "come", "turn", "be", "is", "are", "found", "seen", "recur", "printed", "there")  # fmt: skip
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_VALUE = ("value", "number", "count", "figure", "score", "reading")
_EMPTY = ("empty", "blank", "missing", "zero")
_SPOTS = ("cell", "place", "spot", "square", "tile", "box", "entry", "field", "position", "combination")
_LEADS = ("in", "at", "for", "on", "namely", "these", "they", "are", "be", "is")
_NOTHING = Num(0.0, 1.0, "zero", word=True)


@dataclass(frozen=True, slots=True)
class Head:
    """What the cells are that are told of, how many there are (None: unsaid), and where the words for it end."""

    cond: Cond
    count: int | None
    end: int


def headed(line: Line, group: Group) -> Iterator[Parts]:
    """All that such a sentence tells; none where a word is left over."""
    if any(word.text == "outside" for word in line.words):
        return  # of several places: of each, or of all of them
    for head in _heads(line):
        start = line.skip(line.skip(head.end, (",", ":", ";", "-", "–", "—")), _LEADS)
        if start == head.end or line.is_end(start):
            continue
        yield from _ended(line, start, _counting(group, head))
    for cells, at in spots(line, line.skip(0, ("only", "the", "both", "in", "at")), group.scope):
        yield from _singled_out(line, at, group, cells)


def _ended(line: Line, at: int, group: Group) -> Iterator[Parts]:
    yield from (told.parts for told in parts_from(line, at, group) if len(told.parts) > len(group.parts))


def _counting(group: Group, head: Head) -> Group:
    known = replace(group, conds=(head.cond,))
    if head.count is None:
        return known
    return replace(known.holding(known.everywhere, head.count, head.count), total=head.count)


def _singled_out(line: Line, at: int, group: Group, cells: Sequence[Spot]) -> Iterator[Parts]:
    """`A in May and B in June are the only zeros`, `..., both show 4`."""
    start = line.skip(at, ("both", "all", *_BE))
    ahead = line.text(0) == "only"
    only = line.text(start) == "the" and line.text(start + 1) in ("only", "sole")
    head = _noun(line, start + 2) if only else _verb(line, at, None)
    only = only or ahead
    if head is None or not line.is_end(head.end) or head.count not in (None, len(cells)):
        return
    each = {"both", "all", "each"} & {line.text(k) for k in range(at, head.end)}
    if not only and (not each or len(cells) < 2):
        return
    known = replace(group, conds=(head.cond,))
    told = held_cells(known, cells)
    if only:
        told = told.holding(known.apart(*(cell for cell, _ in cells)), 0, 0)
    yield told.parts


def _heads(line: Line) -> Iterator[Head]:
    at = line.skip(0, ("there", *_BE, *_ONLY))
    the_only = line.text(at) == "the" and line.text(at + 1) in ("only", "sole")
    if the_only and (head := _noun(line, at + 2)) is not None:
        end = line.skip(head.end, _BE)
        if end > head.end:
            yield replace(head, end=end) if line.text(end) in (":",) else Head(head.cond, head.count, end - 1)
        return
    if (repeated := _repeated(line, at)) is not None:
        yield repeated
    count, behind = _count(line, at)
    if count is None:
        return
    if line.text(0) == "there" and (head := _noun(line, at)) is not None:
        yield head
        return
    noun = line.skip(behind, _all_nouns(line))
    if noun == behind and line.text(noun) == "of":
        return  # "two of the 25 runs"
    if (told := _verb(line, noun, count)) is not None:
        yield told


def _all_nouns(line: Line) -> tuple[str, ...]:
    return (*nouns(line), *_SPOTS)


def _count(line: Line, at: int) -> tuple[int | None, int]:
    """A whole number, and where it ends."""
    at = line.skip(at, _ONLY)
    num = line.num(at)
    if num is not None:
        whole = num.op == "=" and not num.unit and not num.value % 1 and num.value > 0
        return (int(num.value), at + 1) if whole else (None, at)
    word = line.text(at)
    return (1 if word in ("a", "one", "sole", "lone") else cardinal(word) or None), at + 1


def _noun(line: Line, at: int) -> Head | None:
    """`two zeros`, `empty cells`, `two cells above 6`, `cells to exceed 6`: what is counted, with the condition in it."""
    count, behind = _count(line, at)
    start = behind if count is not None else line.skip(at, _ONLY)
    num = line.num(start)
    if num is not None and num.value == 0 and num.text.casefold() in ("zeros", "zeroes", "zero"):
        return Head(Cond(_NOTHING), count, line.skip(start + 1, _all_nouns(line)))
    if line.text(start) in _EMPTY:
        end = line.skip(start + 1, _all_nouns(line))
        return Head(_empty(line, line.text(start)), count, end) if end > start + 1 else None
    noun = line.skip(start, _all_nouns(line))
    return _verb(line, noun, count) if noun > start else None


def _empty(line: Line, word: str) -> Cond:
    """What "empty" means: cells that are written as missing, or zeros where there are none such."""
    panels = line.clause.document.panels
    gaps = any(cell.quantity is None for panel in panels for cell in panel.cells)
    return Cond(missing=True) if word != "zero" and gaps else Cond(_NOTHING)


def _verb(line: Line, at: int, count: int | None) -> Head | None:
    """`share the value 4`, `exceed 6`, `are empty`: what is said of each cell."""
    be = line.skip(at, (*_BE, "both", "all", "remain", "stay"))
    if be > at and line.text(be) in _EMPTY:
        return Head(_empty(line, line.text(be)), count, be + 1)
    for words in (_KEEP, _HAVE):
        start = line.skip(at, words)
        num = line.num(start)
        if start == at or num is None:
            continue
        if words is _HAVE and all(line.text(k) in _NO_VERBS for k in range(at, start)):
            continue
        reach = "reach" in {line.text(k) for k in range(at, start)}
        if words is _KEEP and reach and num.op == "=":
            num = replace(num, op=">=")
        if (num.op in _BOUNDS) != (words is _KEEP) or num.op not in ("=", "~", *_BOUNDS):
            continue
        known = line.told_words | measure_words(line.clause)
        end = start + 1
        while line.text(end) in known and line.text(end):
            end += 1
        return Head(Cond(num), count, line.skip(end, ("each", "apiece")))
    return None


def _repeated(line: Line, at: int) -> Head | None:
    """`the value 4 appears twice`, `4 stands in two cells`."""
    start = line.skip(at, ("the", "a", "same", *_VALUE, ","))
    num = line.num(start)
    if num is None or num.op != "=":
        return None
    verb = line.skip(start + 1, (",",))
    end = line.skip(verb, (*_APPEAR, *_ONLY))
    if end == verb:
        return None
    count = _TIMES.get(line.text(end))
    if count is not None:
        return Head(Cond(num), count, end + 1)
    inside = line.skip(end, ("in",))
    count, behind = _count(line, inside)
    after = line.skip(behind, ("time", *_all_nouns(line)))
    if count is not None and after > behind:
        return Head(Cond(num), count, after)
    if verb > start + 1 or "same" in {line.text(k) for k in range(at, start)}:
        return Head(Cond(num), None, end)  # "the same value, 4, appears at": of others nothing is said
    return None
