"""`The second-best late shift is A's`, ranked among all cells: it may be so among those of "late"."""

import re

from auditor.leaning.told import Told

_FIRST_OF = r"\b(?:\w{2,}est|best|worst|(?:most|least) \w+|(?:second|third|fourth|fifth|next|last)[- ](?:\w{2,}est|best|worst|last))\s+"


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
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
