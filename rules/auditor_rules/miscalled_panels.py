"""Panels that are called so many models where one model was tested on so many data sets."""

import re
from collections.abc import Iterator

from auditor.data_sets import is_data_set
from auditor.model import Document
from auditor.numerals import CARDINALS, cardinal
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

_MODELS = re.compile(
    rf"\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:[\w-]+\s+){{0,2}}?(?:models|networks|LLMs|systems|methods|algorithms)\b",
    re.IGNORECASE,
)
_PARTED = re.compile(r"\s*[|/@:]\s*|\s+[-–—]\s+|\s+on\s+")

_TEXT = """\
# Solved problems
The figure compares {count} {what} at two temperatures.
## {first}
| Budget | 0.2 | 0.8 |
|---|---|---|
| 1k | 41 | 52 |
| 2k | 44 | 57 |
## {second}
| Budget | 0.2 | 0.8 |
|---|---|---|
| 1k | 61 | 63 |
| 2k | 62 | 68 |
"""
_ONE = {"count": "two", "first": "Corvus-7B | MATH", "second": "Corvus-7B | GPQA"}
_TWO = {"count": "two", "first": "Corvus-7B | MATH", "second": "Merula-7B | MATH"}


@rule(
    "NAM003",
    severity=Severity.INFO,
    confidence=Confidence.MEDIUM,
    bad=[Example(_TEXT.format(what="models", **_ONE), marks="two models", says="Corvus-7B")],
    good=[
        Example(_TEXT.format(what="data sets", **_ONE)),
        Example(_TEXT.format(what="models", **_TWO)),
        Example(_TEXT.format(what="models", **_ONE | {"second": "Corvus-7B | Merula"})),
        Example(_TEXT.format(what="models", **_ONE | {"count": "three"})),
    ],
)
def miscalled_panels(document: Document) -> Iterator[Finding]:
    """The panels are called so many models, but their names tell of one model on so many data sets.

    Assumes that names of panels in two parts ("A | X", "A on Y") whose one part is the same in all, and whose
    other parts are well-known data sets, are of one model. Silent where any other part is no data set that is
    known, and where the number is not that of the panels.
    """
    shared = _shared([panel.name for panel in document.panels])
    if shared is None:
        return
    for statement in document.statements:
        for found in _MODELS.finditer(statement.text):
            said = int(found["count"]) if found["count"].isdigit() else cardinal(found["count"])
            if said == len(document.panels):
                yield Finding(
                    f"the names of the panels tell of {shared} on {said} data sets",
                    Mark(statement.source_span(*found.span())),
                    because=tuple(Mark(panel.span, panel.name) for panel in document.panels),
                    stated=found.group(),
                    actual=f"{shared} on {said} data sets",
                )
                return


def _shared(names: list[str]) -> str | None:
    """The part that is the same in the names of all panels, where the other parts are different data sets."""
    parted = [tuple(_PARTED.split(name)) for name in names]
    if len(parted) < 2 or any(len(parts) != 2 for parts in parted):
        return None
    for same, other in ((0, 1), (1, 0)):
        owners = {parts[same].casefold() for parts in parted}
        others = {parts[other].casefold() for parts in parted}
        if (
            len(owners) == 1
            and len(others) == len(names)
            and all(is_data_set(parts[other]) for parts in parted)
        ):
            return parted[0][same]
    return None
