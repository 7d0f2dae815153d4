"""Sentences that tell nothing but how large the figure is, read to their last word: "two maps, four farms down the side: 48 cells"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.makeup.facts import Fact
from auditor.claims.makeup.pair_counts import DISTINCT
from auditor.claims.makeup.size_frames import EACH, of_panels
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, phrasing
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.size_words import of_sizes
from auditor.numerals import cardinal
from auditor.world import same_labels

_SIZED = ("rows", "columns", "size", "cells", "pairs")
_N = r"(?:<number>|\d{1,3})"
_ADJ = r"(?:(?:single|distinct|different|separate|unique|possible|annotated|small|square|equal|individual|such|other|of them) )*"
# Words behind a number that are none for what is counted.
_IDLE = "(?:overall|altogether|each|apiece|per|and|with|for|across|down|all|together|wide|tall|high|deep|times|from|the|being|standing|coming|lying|sitting)"
# So many of something; of two words the first may be a qualifier that the document does not know.
_COUNT = re.compile(
    rf"(?P<n>{_N}) (?:- )?{_ADJ}(?:(?P<mark><(?:row|column|cell|axis|panel|panels|everyrows|everycolumns)>)|(?P<word>(?!{_IDLE} )[a-z]{{3,}})(?![a-z]))"
)
_SIZE = re.compile(rf"(?P<a>{_N}) (?:- )?(?:x|×|by|times) (?:- )?(?P<b>{_N})(?: (?P<mark><cell>))?")
_BARE = re.compile(
    rf"(?P<n>{_N})(?! (?:- )?(?:[a-z]|<(?!panel)))|(?P<m>{_N})(?= (?:to|per|in|each|apiece|altogether|overall|together|all told|a) )"
)
_BEHIND = re.compile(
    rf"(?P<axis><axis>) (?:[a-z]+ ){{0,4}}?\( (?:there are )?(?P<n>{_N})(?: of them| in all| in total)? \)"
)
_EACH = re.compile(
    r" (?:,? ?(?:in )?(?:each|apiece)\b|(?:in )?(?:each|every|either|both) <panel>|(?:per|to a|in a|a|to each|to every) <panel>|(?:in|on|for|to|per) <panels>|of them each)"
)
_ALL = re.compile(r" (?:in (?:all|total)|altogether|overall|all told|together|in sum)\b")
# Where so many of something stand in the picture.
_DOWN = re.compile(
    r" (?:\( )?(?:<cell> |listed |placed |stand |run |running |shown |arranged |given |sit |go |laid out |are |is |were |be )*(?:down(?: the)?(?: <?\w+>?)? ?(?:side|page)?|vertically|(?:as|in|on|along|for)? ?(?:the )?<row>|on the (?:left|right)|up the side|tall|high|deep|(?:on|along) the (?:left |right )?side|(?:top to bottom|from top to bottom|on the left axe))(?= |$)"
)
_ACROSS = re.compile(
    r" (?:\( )?(?:listed |placed |stand |run |running |shown |arranged |given |sit |go |laid out |are |is |were |be )*(?:(?:along|across|at|on)(?: the)? (?:bottom|top)|across|along|horizontally|(?:as|in|on|along|for)? ?(?:the )?<column>|wide|(?:from )?left to right)(?= |$)"
)
_ON_AXIS = re.compile(
    r" (?:[a-z]+ ){0,3}?(?:on|along|down|across|up|form|as|to) (?:the )?(?:(?P<axis><axis>)|(?P<way>vertical|horizontal) one)"
)
_BOTH = re.compile(
    r" (?:[a-z]+ ){0,3}?(?:(?:on|along) (?:both|either|each|every|the two) (?:axe|axis|side|<axis>)|(?:to|on|along|per|a) (?:a |each |every |either |one )?side|both down and across|(?:each|both) way|across and down)(?= |$)"
)
# "One row for each farm" and "3 rows of 4 values".
_FOR_EACH = re.compile(r" (?:for|per|to)(?: (?:each|every|<every)| <|$| [a-z])| (?:stand|be|is) for ")
_LINES_OF = re.compile(
    rf"{_N} (?:[a-z]+ )?(?P<line><(?:row|column|axis)>) (?:of|with|have|has|hold|contain|give|get|show|yield|take) $"
)
_MADE = re.compile(
    r"(?:=|hence|thus|so|making|giving|make|give|yielding|that is|yield)(?: there are)? (?:a total of )?$"
)
# "The three together show 48 cells", "the two each hold 12": panels, told of by their number alone.
_AS_PANELS = re.compile(
    r" (?:together|combined|between them|taken together|put together|each|altogether|side by side)(?: <[a-z]+>)? (?:show|hold|have|has|contain|make|give|form|comprise|count|number|total|come|add|amount|display|present|list|offer|yield|cover|span)\b"
)
_RUNS = re.compile(r"run|trial|experiment|job|attempt")
_TIMES = re.compile(
    r" (?:<\w+> |, )?(?:by|x|×|times|against|versus|(?:are |is |were )?(?:crossed|combined|paired) with)(?: the| each of the| all)? $"
)
# "Three values of k" are ticks and no cells.
_TICKS_OF = re.compile(r" (?:of|for|on|along) (?:the |each )?(?P<axis><axis>)")


@dataclass(frozen=True, slots=True)
class _Count:
    """A number with what it counts: a side, "cells", "panels", "pairs", or "" for what the document does not name."""

    of: str
    number: Num
    start: int
    end: int
    each: bool = False
    together: bool = False
    word: str = ""  # "distinct"
    times: bool = False  # whether it is a factor of the count before it


def told_sizes(clause: Clause) -> tuple[Fact, ...] | None:
    """The facts of a clause that tells nothing but sizes; None where it tells anything else, or nothing that can be held against the grid."""
    if not of_sizes(clause.text, clause.items):
        return None
    line = phrasing(clause)
    counted = list(_counts(clause, line))
    if of_panels(clause) and (_is_unnamed(clause) or any(not isinstance(one, _Count) for one in counted)):
        return None
    idle = [one for one in counted if isinstance(one, _Count) and one.of == "idle"]
    found = _resolved(clause, [one for one in counted if one not in idle])
    if found is None or not any(fact.about in _SIZED for fact in found):
        return None
    numbers = [item for item in clause.items if item.kind == "number"]
    sized = re.findall(r"(?<![\w<])\d{1,3}(?![\w>])", line.line)
    told = sum(
        1 if isinstance(one, _Count) else 2
        for one in counted
        if not isinstance(one, _Count) or one.start >= 0
    )
    return found if told >= len(numbers) + len(sized) else None


def _is_unnamed(clause: Clause) -> bool:
    """Whether rows or columns are told of that no axis names."""
    return any(item.kind == "noun" and item.value in ("row", "column") for item in clause.items)


def _counts(clause: Clause, line: Phrasing) -> Iterator[_Count | tuple[Num, Num, int]]:
    """The counts of a line from left to right; sizes as pairs of numbers."""
    text, at = line.line, 0
    for item in clause.items:
        if (
            isinstance(item.value, PanelRef)
            and item.value.every
            and (count := cardinal(item.text.split()[0]))
        ):
            yield _Count("panels", Num(float(count), 1.0, item.text.split()[0], word=True), -1, -1)
        if isinstance(item.value, TickRef) and (count := cardinal(item.text.split()[0])):
            yield _Count(item.value.side, Num(float(count), 1.0, item.text.split()[0], word=True), -1, -1)
    while at < len(text):
        if at and text[at - 1] != " ":
            at += 1
            continue
        if (size := _SIZE.match(text, at)) is not None:
            yield (
                _num(clause, line, size.start("a"), size["a"]),
                _num(clause, line, size.start("b"), size["b"]),
                at,
            )
            at = size.end()
        elif (found := _COUNT.match(text, at)) is not None:
            told = _counted(clause, line, found)
            # "three hours apart" is how far the ticks stand from each other
            yield replace(told, of="idle") if text.startswith(" apart", found.end()) else told
            at = found.end()
        elif behind := _BEHIND.match(text, at):
            axis = line.owners[line.starts.index(behind.start("axis"))]
            number = _num(clause, line, behind.start("n"), behind["n"])
            yield _Count(_named(clause, "", axis.value, "") if axis else "none", number, at, behind.end())
            at = behind.end()
        elif bare := _BARE.match(text, at):
            yield _bare(clause, line, bare)
            at = bare.end()
        else:
            at += 1


def _num(clause: Clause, line: Phrasing, at: int, words: str) -> Num:
    item = line.owners[line.starts.index(at)]
    if item is not None and item.kind == "number":
        return clause.number(item)
    return Num(float(words), 1.0, words)


def _counted(clause: Clause, line: Phrasing, count: re.Match[str]) -> _Count:
    rest = line.line[count.end() :]
    number = _num(clause, line, count.start("n"), count["n"])
    side = _placed(clause, line, count.end(), rest)
    of = side
    if count["mark"]:
        item = line.owners[line.starts.index(count.start("mark"))]
        assert item is not None
        own = _named(clause, count["mark"], item.value, item.text)
        of = (
            own
            if not side or own == side
            else "both"
            if side == "both" and own in ("rows", "columns")
            else "none"
        )
        if own in ("cells", "pairs", "panels"):
            of = own
    if number.word and number.value == 1 and _FOR_EACH.match(rest):
        return _Count("idle", number, count.start(), count.end())
    if of == "cells" and (ticks := _TICKS_OF.match(rest)):
        item = line.owners[line.starts.index(count.end() + ticks.start("axis"))]
        of = item.value.side if item is not None and isinstance(item.value, AxisRef) else "none"
    if of == "cells" and (lines := _LINES_OF.search(line.line[: count.start()])):
        item = line.owners[line.starts.index(lines.start("line"))]
        own = _named(clause, lines["line"], item.value, "") if item is not None else ""
        of = "columns" if own == "rows" else "rows"
    times = bool(_TIMES.search(line.line[: count.start()]))
    word = "distinct" if of == "pairs" and DISTINCT.search(count.group()) else ""
    each, together = bool(_EACH.match(rest)), bool(_ALL.match(rest))
    if not of and (_RUNS.fullmatch(count["word"]) or _MADE.search(line.line[: count.start()])):
        of = "cells"
    return _Count(of, number, count.start(), count.end(), each, together, word, times)


def _named(clause: Clause, mark: str, value: object, text: str) -> str:
    if isinstance(value, AxisRef):
        return value.side
    if mark == "<cell>":
        words = text.casefold().split()
        return "pairs" if words[-1] in ("pair", "pairs") else "cells"
    return {
        "<row>": "rows",
        "<column>": "columns",
        "<panel>": "panels",
        "<panels>": "panels",
        "<everyrows>": "rows",
    }.get(mark, "columns")


def _placed(clause: Clause, line: Phrasing, at: int, rest: str) -> str:
    """Where what is counted stands: on a side, on both, or "" where it is not told."""
    if _BOTH.match(rest):
        return "both"
    if (axis := _ON_AXIS.match(rest)) is not None:
        if axis["way"]:
            return "rows" if axis["way"] == "vertical" else "columns"
        item = line.owners[line.starts.index(at + axis.start("axis"))]
        return item.value.side if item is not None and isinstance(item.value, AxisRef) else ""
    return "rows" if _DOWN.match(rest) else "columns" if _ACROSS.match(rest) else ""


def _bare(clause: Clause, line: Phrasing, bare: re.Match[str]) -> _Count:
    """`24 to a panel`, `48 in all`, `two panels of 24`: a number of cells that are not called so."""
    rest, before = line.line[bare.end() :], line.line[: bare.start()]
    number = _num(clause, line, bare.start(), bare["n"] or bare["m"])
    if _AS_PANELS.match(rest):
        return _Count("panels", number, bare.start(), bare.end())
    of_panels = bool(re.search(r"<panels?> (?:of|with) $", before))
    made = bool(
        re.search(r"(?:=|hence|thus|so|making|giving|make|makes|that is|yield) (?:a total of )?$", before)
    )
    each, together = bool(_EACH.match(rest)) or of_panels, bool(_ALL.match(rest))
    # "Below 6 in total" bounds what the cells hold.
    cells = (each or together or made) and number.op not in ("<", "<=", ">", ">=")
    return _Count("cells" if cells else "none", number, bare.start(), bare.end(), each, together)


def _resolved(clause: Clause, found: Sequence[_Count | tuple[Num, Num, int]]) -> tuple[Fact, ...] | None:
    """What the counts say, with those of unknown things settled by the others; None where that cannot be."""
    facts: list[Fact] = []
    plain = [one for one in found if isinstance(one, _Count)]
    facts += [Fact("size", number=one[0], to=one[1]) for one in found if not isinstance(one, _Count)]
    if any(one.of == "none" for one in plain):
        return None
    several = len(clause.panels) > 1
    for one in plain:
        if one.of in ("rows", "columns", "panels", "pairs"):
            facts.append(Fact(one.of, number=one.number, word=one.word))
        elif one.of == "both":
            facts.append(Fact("size", number=one.number))
        elif one.of == "cells":
            # More than stand in one panel can only be told of all of them; "each map has six cells in all".
            together = one.together and not EACH.search(clause.text)
            together |= one.number.value > max(clause.panel(n).size for n in clause.panels)
            facts.append(
                Fact("cells", number=one.number, each=one.each and several, most=together and not one.each)
            )
    loose = [one for one in plain if not one.of]
    if not loose:
        return tuple(dict.fromkeys(facts))
    settled = _settled(clause, facts, loose)
    return None if settled is None else tuple(dict.fromkeys((*facts, *settled)))


def _settled(clause: Clause, facts: Sequence[Fact], loose: Sequence[_Count]) -> list[Fact] | None:
    """What is counted by words that the document does not know: the other side, both sides of a square, or both in either order."""
    sides = {fact.about for fact in facts} & {"rows", "columns"}
    square = all(same_labels(clause.panel(panel)) for panel in clause.panels)
    if len(loose) == 1 and len(sides) == 1 and "size" not in {fact.about for fact in facts}:
        other = "columns" if "rows" in sides else "rows"
        fits = all(len(axis_of(clause.panel(n), other).ticks) == loose[0].number.value for n in clause.panels)
        return [Fact(other, number=loose[0].number)] if loose[0].times or fits else None
    if len(loose) == 2 and not sides and loose[1].times:
        return [Fact("size", number=loose[0].number, to=loose[1].number)]
    fits = all(len(clause.panel(n).rows.ticks) == loose[0].number.value for n in clause.panels)
    if len(loose) == 1 and square and not sides and fits:
        return [Fact("size", number=loose[0].number)]
    return None
