"""Words that stand for the cell of which the sentence before tells: "That is the highest value of all", "this is 7 fewer than in May"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.led_back.said import Named, Said, named_in

# "That is why", "this is because": what was told, and no cell.
_OF_VALUES = re.compile(
    r"(?P<lead>\W*(?:(?:and|but)\s+)?)(?P<what>(?:this|that)(?=\s+(?:is|was|makes|made)\b)|it(?=\s+(?:is|was)\s+(?:also\s+)?(?:the|its|his|her)\s+(?:[\w-]+\s+){0,2}?(?:\w{3,}est|most|least|best|worst|only|maximum|minimum|peak|record)\b))"
    r"(?!\s+(?:is|was)\s+(?:not\s+)?(?:why|how|because|when|where|what|who|that|to|due|in|at|on|for|also\s+(?:true|so)|true|so|the\s+(?:case|reason|only\s+(?:one|row|column|place))|no|one\s+of)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class OfCell:
    """Words that stand for a cell: what names its row, and the words to put behind it for its column."""

    start: int
    end: int
    row: Named
    trail: str


def of_cell(said: Said, earlier: Sequence[Said]) -> Iterator[OfCell]:
    """Where a sentence begins with such words, and the one before it names one row and one column."""
    found = _OF_VALUES.match(said.text)
    if found is None or not earlier:
        return
    named = [half for one in named_in(earlier[-1].text, earlier[-1].items) for half in one.halves]
    rows = [one for one in named if one.sides == {"rows"}]
    columns = [one for one in named if one.sides == {"columns"}]
    if len(rows) == len(columns) == 1 and not rows[0].many and not columns[0].many:
        yield OfCell(found.start("what"), found.end("what"), rows[0], f" at {columns[0].words}")
