"""Words that say how often, how far or of what something is so, and that a reading has passed over."""

import re

from auditor.language.tokens import norms
from auditor.leaning.told import Told
from auditor.reading.colours import colours_in
from auditor.reading.labels import singular

_PARTLY = re.compile(
    r"\b(?:partial(?:ly)?|imperfect(?:ly)?|incomplete(?:ly)?|limited|broken|lacking|absent|missing)\b",
    re.IGNORECASE,
)


def only_in_part(told: Told) -> str:
    """`Symmetry is partial`: what is told to hold in part is not refuted by what it misses; or nothing."""
    return (
        "it is told to be so only in part"
        if told.judged.kind == "identity" and _PARTLY.search(told.sentence)
        else ""
    )


_SO_OFTEN = re.compile(
    r"\b(?:once|twice|thrice|on \w+ occasions?)\b(?=\W*$|[,;:.]|\s(?:in|at|on)\b)", re.IGNORECASE
)


def how_often(told: Told) -> str:
    """`A beats B exactly once`, read as that A is above B: how often it does so was passed over; or nothing."""
    found = (
        _SO_OFTEN.search(told.judged.text)
        if told.judged.kind in ("comparison", "duel", "threshold")
        else None
    )
    counted = found and re.search(r"\bcases?\b|\btimes?\b|\bcells?\b", told.judged.read_as)
    return "how often it is so was passed over" if found and not counted else ""


# "30 is exceeded by four": a limit told as what is passed, and no value of a cell.
_PASSED = re.compile(
    r"\d[^,;:]{0,20}\b(?:is|are|was|were|gets?|has been)\s+(?:(?:only|never|not|hardly|rarely|just|barely)\s+)?"
    r"(?:attained|reached|exceeded|passed|topped|surpassed|crossed|met|undercut|beaten|broken|missed|touched)\b",
    re.IGNORECASE,
)


def limit_put_first(told: Told) -> str:
    """`30 is exceeded only at A`, read as how much A has, or what it is compared with; or nothing."""
    as_value = told.judged.kind in ("comparison", "shape", "value") or re.search(
        r"\b(?:equal to|are|is|=) [\d.]", told.judged.read_as
    )
    loose = as_value and told.judged.kind in ("comparison", "count", "cell-set", "tally", "shape", "value")
    return "its number may be a limit" if loose and _PASSED.search(told.judged.text) else ""


_COUNTED = re.compile(
    r"\b\d[\d,.]*\s+[a-z]+s\s+(?:had|have|has|were|are|was)\s+(?:been\s+)?\w+(?:ed|en|wn)\b", re.IGNORECASE
)


def counted_things(told: Told) -> str:
    """`In May, 11 slides were counted`: a number of things, and no course; or nothing."""
    course = told.judged.kind in ("composed", "trend", "path", "move", "course", "change")
    return "it may tell how many things there were" if course and _COUNTED.search(told.judged.text) else ""


_KEPT = re.compile(r"\b(?:have|has|had|keep|keeps|kept)\s+(?:\w+\s+)?records\b", re.IGNORECASE)


def records_kept(told: Told) -> str:
    """`A and B have complete records`: no highest values; or nothing."""
    return (
        "a record may be what is kept"
        if told.judged.kind == "peak" and _KEPT.search(told.judged.text)
        else ""
    )


_WHATEVER = re.compile(
    r"\b(?:whatever|whichever|regardless of|irrespective of|no matter (?:which|what|how \w+)|independent(?:ly)? of)\b(?P<what>[^,;.]*)",
    re.IGNORECASE,
)


def along_what_does_not_matter(told: Told) -> str:
    """`It falls when A goes on, whatever the number of B`, read along B; or nothing."""
    found = _WHATEVER.search(told.sentence) if told.judged.kind in ("trend", "path", "course") else None
    along = re.search(r"\balong ([^:;]+)", told.judged.read_as)
    shared = (
        found
        and along
        and {*map(singular, norms(found["what"]))} & {*map(singular, norms(along[1]))} - {"the", "of", "in"}
    )
    return "it is told to be so whatever the axis that it was read along" if shared else ""


_SPAN_OF_AMOUNTS = re.compile(
    r"\bby (?:about |some |roughly )?(?:between )?\d[\d.,]*(?: ?%| \w+)? (?:to|and|or) \d", re.IGNORECASE
)


def amounts_from_to(told: Told) -> str:
    """`A exceeds B by 11 to 13`, read with the first number alone; or nothing."""
    one = told.judged.kind in ("comparison", "duel", "move", "change") and _SPAN_OF_AMOUNTS.search(
        told.judged.text
    )
    return "by how much it differs is told as a range" if one and " to " not in told.judged.read_as else ""


_IN_TURN = re.compile(r"\d[\d.,]* ?%? to \d", re.IGNORECASE)


_FROM = re.compile(r"\bfrom\b", re.IGNORECASE)


def numbers_in_turn(told: Told) -> str:
    """`A is more than double B, 45 to 20`, read as going from the one to the other; or nothing."""
    of_numbers = told.judged.kind == "ratio" and re.match(r"[\d.]", told.judged.read_as)
    in_turn = of_numbers and _IN_TURN.search(told.sentence) and not _FROM.search(told.sentence)
    return "which of its numbers comes first is not sure" if in_turn else ""


_IN_ORDER = re.compile(
    r"\bin (?:(?:de|a)scending|rising|falling|(?:in|de)creasing|rank) order\b|\bfrom (?:highest to lowest|lowest to highest|largest to"
    r" smallest|smallest to largest|best to worst|worst to best)\b",
    re.IGNORECASE,
)


def listed_in_order(told: Told) -> str:
    """`The counts in descending order: 9, 5, 2`, read as they follow one another in the grid; or nothing."""
    listed = (
        told.judged.kind in ("trend", "path")
        and "goes (" in told.judged.read_as
        and _IN_ORDER.search(told.sentence)
    )
    return "its numbers may be listed by their size" if listed else ""


_OF_LINES = ("trend", "path", "duel", "comparison", "threshold", "change", "move")
_SOME_GRADED = re.compile(
    r"\bthe (?:two|three|four|five|six) (?!(?:upper|lower|outer|inner|other)\b)(?:\w{2,}er|\w+est|more \w+|less \w+)"
    r" (?!(?:value|cell|entr|reading|number|score|square|tile|result|mark|figure|count)\w*)[a-z]+s\b",
    re.IGNORECASE,
)


def some_by_degree(told: Told) -> str:
    """`At the three slower doors it falls`, read of other lines: which ones are meant was not made out; or nothing."""
    found = _SOME_GRADED.search(told.sentence) if told.judged.kind in _OF_LINES else None
    if found is None or any(start < found.end() and found.start() < end for start, end in told.named):
        return ""
    return f"which lines are meant was not made out: {found.group()}"


_EXTENT = re.compile(
    r"\b(?:\w+|\d+) \w+ (?:wide|long|deep|high|tall|across|each way)\b|\bone (?:figure|image|picture)\b",
    re.IGNORECASE,
)
_OF_ONE = re.compile(r"\b(?:for|with|of|per|to|share|shares|by) one \w+\b", re.IGNORECASE)


def size_of_a_side(told: Told) -> str:
    """`Six squares wide`, read as six cells in all, or `one base for each`, as one column; or nothing."""
    if told.judged.kind != "shape":
        return ""
    as_cells = _EXTENT.search(told.sentence) and re.search(r"\bcells\b", told.judged.read_as)
    of_one = _OF_ONE.search(told.sentence) and re.search(
        r"\bone (?:rows|columns|cells|panels)\b", told.judged.read_as
    )
    return "it may tell the size of a side" if as_cells or of_one else ""


def band_of_a_colour(told: Told) -> str:
    """`dark violet: 30 to 44`, read as the ends of the whole scale: those of one colour; or nothing."""
    of_scale = told.judged.kind == "axis" and told.judged.read_as.startswith("the colour scale goes")
    return (
        "it may tell what one colour stands for"
        if of_scale and len(set(colours_in(told.judged.text))) == 1
        else ""
    )


_FIRST_OF = r"\b(?:\w{2,}est|best|worst|(?:most|least) \w+|(?:second|third|fourth|fifth|next|last)[- ](?:\w{2,}est|best|worst|last))\s+"


def first_of_named_lines(told: Told) -> str:
    """`The second-best late shift is A's`, ranked among all cells: it may be so among those of "late"; or nothing."""
    if told.judged.kind not in ("peak", "ordinal") or not _OF_ALL_CELLS.search(told.judged.read_as):
        return ""
    for panel in told.document.panels:
        for side, axis in enumerate((panel.rows, panel.columns)):
            for at, tick in enumerate(axis.ticks):
                named = rf"{_FIRST_OF}{re.escape(tick.text)}\b"
                values = [q.value for place, q in panel.values.items() if place[side] == at]
                if re.search(named, told.sentence, re.IGNORECASE) and _may_be_first(
                    told.judged.read_as, values
                ):
                    return f"it may be the first only of {tick.text}"
    return ""


def _may_be_first(read_as: str, values: list[float]) -> bool:
    """Whether the value that is told has the rank that is told among these, or no value is told."""
    told, ranked = _VALUE.search(read_as), _RANK.search(read_as)
    rank = int(ranked["rank"] or 1) if ranked else 1
    ordered = sorted(values, reverse=ranked is None or (ranked["end"] or ranked["way"]) in ("top", "highest"))
    return told is None or len(ordered) >= rank and ordered[rank - 1] == float(told[1])


_VALUE = re.compile(r" = ([-+]?\d+(?:\.\d+)?)(?![\d.,])")
_RANK = re.compile(r"rank (?P<rank>\d+) from the (?P<end>top|bottom)|the (?P<way>highest|lowest) value")
_OF_ALL_CELLS = re.compile(r"\bof the (?:panel|figure)\b")
