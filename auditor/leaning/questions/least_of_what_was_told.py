"""`A gains most, with an increase of 36; B gains least (19)`, read of a lowest value: it tells of increases as well."""

import re

from auditor.leaning.told import Told
from auditor.reading.labels import singular

_CHANGE = re.compile(
    r"\b(?P<noun>increases?|decreases?|rises?|drops?|falls?|loss(?:es)?|gains?|growth|decline|differences?|changes?|improvements?|steps?|jumps?)\s+of\s+[~≈]?\d",
    re.IGNORECASE,
)
_DEGREE = re.compile(r"\b(?:most|least|more|less)\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in ("amount", "peak", "value", "ordinal", "summit") or not _DEGREE.search(
        told.judged.text
    ):
        return ""
    before = told.sentence[: max(0, told.sentence.find(told.judged.text))]
    noun = next(
        (
            one["noun"]
            for one in _CHANGE.finditer(before)
            if singular(one["noun"].casefold()) not in told.known
        ),
        "",
    )
    return f"it may go on about what was told before: {noun}" if noun else ""
