"""How many of the cells of a group are meant: "four cells", "all of them", "both", "none", "just one"."""

from dataclasses import dataclass

from auditor.claims.cellsets.words import Line
from auditor.claims.picked.pairs import pairs_of
from auditor.numerals import cardinal

_CELLS = ("cell", "value", "tile", "entry", "reading", "square", "figure", "result", "score", "number", "member", "box", "slot")  # fmt: skip
_PAIRS = ("pair", "coefficient", "correlation", "combination", "member")
STANDING = (
    "in", "on", "at", "from", "within", "inside", "along", "under", "for", "to", "lie", "lying", "stand", "standing", "sit", "sitting",
    "found", "are", "is", "be", "located", "belong", "belonging", "come", "coming", "appear", "the", "fall", "falling",
)  # fmt: skip
OF_THEM = ("of", "them", "which", "these", "those", "whom")
_ONE = ("a", "one", "lone", "single", "sole")


@dataclass(frozen=True, slots=True)
class Many:
    """So many; or all of them (of `whole` that there are). `of_them`: of those told before; `each`: of each of some places."""

    count: int | None
    end: int
    all: bool = False
    whole: int | None = None
    of_them: bool = False
    each: bool = False


def nouns(line: Line) -> tuple[str, ...]:
    """The words for what is counted: cells; pairs, where a set is crossed with itself; both where each pair has one cell."""
    found = pairs_of(line.clause.document, line.panel)
    if found is None:
        return _CELLS
    return (*_PAIRS, *_CELLS) if all(len(places) == 1 for places in found.places.values()) else _PAIRS


def many(line: Line, i: int) -> Many | None:
    """How many a phrase means, with the noun and "of them" behind it; None where it tells no number."""
    at = line.skip(i, ("only", "just", "exactly", "precisely", "merely", "but", "barely"))
    word = line.text(at)
    if word in ("all", "both", "each", "every"):
        size = {"both": 2}.get(word) if at == i else None
        behind = line.skip(at + 1, ("one", "single", "last")) if word in ("each", "every") else at + 1
        if word == "all" and (count := _whole(line, behind)) is not None:
            size, behind = count, behind + 1
        return _closed(line, Many(None, behind, all=True, whole=size)) if at == i else None
    if word == "no" and line.text(at + 1) not in nouns(line):
        return None
    if word in ("none", "no", "nothing", "nowhere") or (word, line.text(at + 1)) == ("not", "one"):
        return _closed(line, Many(0, at + 2 if word == "not" else at + 1)) if at == i else None
    count = _whole(line, at)
    if count is None and word in _ONE:
        count = 1
    return _closed(line, Many(count, at + 1)) if count is not None else None


def _closed(line: Line, amount: Many) -> Many:
    """With the noun of what is counted, and whether it is of those told before."""
    at = line.skip(amount.end, ("single", "lone", *nouns(line)))
    end = line.skip(at, OF_THEM)
    each = line.text(end) in ("each", "apiece")
    return Many(amount.count, end, amount.all, amount.whole, end > at or amount.all, each)


def _whole(line: Line, at: int) -> int | None:
    """A plain whole number, in digits or as a word."""
    if (num := line.num(at)) is not None:
        return int(num.value) if num.op == "=" and not num.unit and not num.value % 1 else None
    return cardinal(line.text(at)) if line.text(at) != "zero" else None
