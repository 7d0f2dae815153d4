"""Cores that tell one number: a mean or a sum, how far values spread, between which they lie."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.claims.cores.told import SIDES, Told
from auditor.claims.cores.words import DENYING, WORKED_OUT
from auditor.language.numbers import Num

_HOWS = {"<mean>": "mean", "<sum>": "sum", "<median>": "median"}
# What may stand in a core that tells a mean or a sum, wherever it stands.
_AGGREGATE = frozenset(
    """
    <mean> <sum> <median> <n> v <cell> <axis> <line> <all> <ref> <up> , : to of at over across its their together taking taken model
    combined pooled between them year week period day campaign season months typical grand overall out adding up adds if one for with value values calculated computed then that
    """.split()
)
_TWO_ENDS = r"(?:(?:from|between) (?:its |their )?(?P<e1><max>|<min>|<best>|<worst>|first|top)(?: <cell>| <axis>)? (?:to|and) (?P<e2><max>|<min>|<best>|<worst>|last|bottom)(?: <cell>| <axis>)?)"
_SPREADING = r"(?:stretch|stretches|stretched|spread|spreads|swing|swings|swung|differ|differs|<differ>|vary|varies|varied|extend|extends|fan-out|<spread>|range|ranges|span|spans|cover|covers|covered)"
_OWNER = r"(?:(?P<who><ref>)(?: <ref>)?(?: <cell>)? )?(?:<cell> )?"
SPREADS = (
    rf"{_OWNER}(?:v )?{_SPREADING} (?:over |by |across )?(?P<n><n>)(?:(?: (?:over|across|along) <axis>)|(?: ,)? {_TWO_ENDS})?",
    rf"{_OWNER}v (?P<n><n>) {_TWO_ENDS}",
    rf"(?P<n><n>) v {_TWO_ENDS}",
    r"(?P<n><n>) (?:separates?|separated|divides?) (?P<e1><max>|<min>|<best>|<worst>|first|top)(?: <cell>| <axis>)? (?:from|and) (?P<e2><max>|<min>|<best>|<worst>|last|bottom)(?: <cell>| <axis>)?",
    r"(?P<e1><max>|<best>|<min>|<worst>|first) and (?P<e2><max>|<best>|<min>|<worst>|last)(?: <cell>| <axis>)? v (?P<n><n>) apart",
    r"(?P<e1><max>|<best>|<min>|<worst>|first) and (?P<e2><max>|<best>|<min>|<worst>|last)(?: <cell>| <axis>)? <differ> by (?P<n><n>)",
)
RATIOS = (
    r"(?P<e1><max>|<best>|<min>|<worst>) and (?P<e2><max>|<best>|<min>|<worst>)(?: <cell>)? <differ> by factor of (?P<n><n>)",
)
RANGES = (
    rf"{_OWNER}(?:v )?(?:{_SPREADING}|run|v|extend|go)(?: v)?(?: of)?(?: from| between)? (?P<low><n>) (?:to|and) (?P<high><n>)",
    rf"{_OWNER}(?:v )?(?:extend|run|range|span|stretch|go|vary|reach|differ)s?-from (?P<low><n>) to (?P<high><n>)(?: and <none> (?:further|more|higher))?",
    rf"{_OWNER}(?:v |covers |covered |spans )?<spread> (?:of |from )?(?P<low><n>) to (?P<high><n>)",
    rf"{_OWNER}(?:v )?between (?P<low><n>) and (?P<high><n>)",
)


def aggregate(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`averaged over the five weeks, A comes to 5`: one mean, one number, and how many cells or lines there are."""
    marks = told.line.text.split(" ")
    hows = {_HOWS[mark] for mark in marks if mark in _HOWS}
    if (
        len(hows) == 2
        and "mean" in hows
        and "sum" in hows
        and re.search(r"\btaken together\b", told.clause.text, re.I)
    ):
        hows = {"mean"}
    if not hows and marks[0] == "<up>" and told.line.pieces[0].text == "adding":
        hows = {"sum"}
    lines = told.placed("all")
    if len(hows) != 1 or lines is None or not set(marks) <= _AGGREGATE or "<up>" in marks[1:]:
        return
    value, sizes = _value_and_sizes(told)
    single = all(len(lines.get(side, told.all_of(side))) == 1 for side in SIDES)
    if value is None or single or not _sized(told, lines, sizes):
        return
    how = next(iter(hows))
    if how == "sum" and len(told.line.panels or ()) > 1:
        return  # both panels together, or each
    for side in told.line.every:  # "in every row the mean is 5", and not over all rows
        each = tuple(Test(told.whole({**lines, side: (n,)}, how), "is", value) for n in told.all_of(side))
        yield (Tested(each),)
    yield (Tested((Test(told.whole(lines, how), "is", value),)),)


def _value_and_sizes(told: Told) -> tuple[Num | None, list[tuple[Num, str]]]:
    """The one number that is no count, and the counts with what they count."""
    values: list[Num] = []
    sizes: list[tuple[Num, str]] = []
    pieces = told.line.pieces
    for at, piece in enumerate(pieces):
        num = piece.item.value if piece.item is not None else None
        if not isinstance(num, Num):
            continue
        behind = pieces[at + 1] if at + 1 < len(pieces) else None
        if behind is not None and behind.mark in ("<axis>", "<cell>", "<line>"):
            side = getattr(behind.item.value, "side", "") if behind.item is not None else ""
            side = (
                {"row": "rows", "column": "columns"}.get(str(behind.item.value), side)
                if behind.item
                else side
            )
            sizes.append((num, side))
        else:
            values.append(num)
    return (values[0] if len(values) == 1 else None), sizes


def _sized(told: Told, lines: dict[str, tuple[int, ...]], sizes: list[tuple[Num, str]]) -> bool:
    """Whether there are as many cells or lines as is told."""
    count = {side: len(lines.get(side, told.all_of(side))) for side in SIDES}
    count[""] = count["rows"] * count["columns"]
    return all(num.value == count[side] for num, side in sizes)


def spread(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`swings by 9 from worst to best`: how far the values of a line, or of all, lie apart."""
    lines, num = told.placed("who"), told.number()
    if lines is None or num is None or not _opposite(told):
        return
    if re.search(
        r"\b(?:spread|stretch\w*|swing\w*|extend\w*|rang\w+|span\w*|var\w+) over\b", told.clause.text, re.I
    ):
        num = replace(num, op="=") if num.op == ">" else num
    yield (Tested((Test(told.whole(lines, "spread"), "is", num),)),)


def ratio(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`best and worst differ by a factor of 2`."""
    lines, num = told.placed("who"), told.number()
    if lines is None or num is None or not _opposite(told):
        return
    cells = told.whole(lines).cells
    yield (Tested((Test(Worth(cells, "max", cells, "min", "ratio"), "is", num),)),)


def _opposite(told: Told) -> bool:
    """Whether both ends that are told, if any, are not the same."""
    high, low = ("<max>", "<best>", "first", "top"), ("<min>", "<worst>", "last", "bottom")
    ends = told.word("e1"), told.word("e2")
    return not any(ends) or (ends[0] in high) == (ends[1] in low)


def ranges(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`covers a range of 5 to 9`: the smallest and the largest value."""
    lines, low, high = told.placed("who"), told.number("low"), told.number("high")
    if lines is None or low is None or high is None or low.value >= high.value:
        return
    if (
        not lines
        and not told.line.whole
        and not re.search(r"<cell>|<panel>", told.line.text)
        and told.line.panels is None
    ):
        return
    ends = (
        ("min", replace(low, op="=" if low.op in ("<=", ">") else low.op)),
        ("max", replace(high, op="=" if high.op in ("<=", ">") else high.op)),
    )
    yield (Tested(tuple(Test(told.whole(lines, how), "is", num) for how, num in ends)),)


def summed_over(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A collects 270 over the five weeks`: taken together, or on average."""
    who, num, size = told.lines("who"), told.number(), told.number("k")
    side = next((getattr(item.value, "side", "") for item in told.items("axis")), "")
    if not who or num is None or size is None or told.line.named or side in who or len(who) != 1:
        return
    if size.value == len(told.all_of(side)):
        for how in ("sum", "mean"):
            yield (Tested((Test(told.whole(who, how), "is", num),)),)


_SETS_APART = (
    WORKED_OUT
    | DENYING
    | frozenset(
        """
    apart short each another further additional extra ahead behind up down by than as between to more less fewer times fold only
    most least every all if when while until since before after once unless would could should may might must other others together both
    """.split()
    )
)


def value(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A is credited with 49.9 for x`: a cell and its number, whatever the verb; refuted only where another cell beside it has that number."""
    lines, num = told.placed("all"), told.number("all")
    marks = told.line.text.split(" ")
    words = [mark for mark in marks if mark[0] != "<" and mark not in ("v", ",", "with", "at", "of")]
    bare = [mark for mark in marks if mark[0] == "<" and mark not in ("<ref>", "<cell>", "<n>")]
    if lines is None or num is None or bare or marks.count("<n>") != 1 or len(words) > 3 or told.line.every:
        return
    if set(words) & _SETS_APART or not all(word.isalpha() for word in words) or num.op not in ("=", "~"):
        return
    if (
        set(lines) == set(SIDES)
        and all(len(own) == 1 for own in lines.values())
        and _stands_beside(told, lines, num)
    ):
        yield (Tested((Test(told.whole(lines), "is", num),)),)


def _stands_beside(told: Told, lines: dict[str, tuple[int, ...]], num: Num) -> bool:
    """Whether the number is that of the cell, or of another one in its row or column."""
    grid = told.clause.panel(told.panel)
    row, column = lines["rows"][0], lines["columns"][0]
    places = [(row, n) for n in told.all_of("columns")] + [(n, column) for n in told.all_of("rows")]
    found = [cell.quantity for place in places if (cell := grid.grid.get(place)) is not None]
    return any(one is not None and abs(float(one.value) - num.value) < 1e-9 for one in found)


SUMMED_OVER = (r"(?P<who><ref>) v (?P<n><n>) over (?P<k><n>) (?P<axis><axis>)",)
