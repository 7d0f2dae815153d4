"""`A and B account for 5`, of a matrix of classes: the pair both ways, where one cell was read."""

import re

from auditor.claim_parts import selections
from auditor.leaning.told import Told


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    for chosen in selections(told.judged.claim) if told.judged.kind == "value" else ():
        panel = told.document.panels[chosen.panel]
        one, other = (
            [axis.ticks[n].text for n in taken or ()]
            for axis, taken in ((panel.rows, chosen.rows), (panel.columns, chosen.columns))
        )
        same = [tick.text for tick in panel.rows.ticks] == [tick.text for tick in panel.columns.ticks]
        if same and len(one) == len(other) == 1 and _joined(one[0], other[0], told.sentence):
            return "both cells of the pair may be meant"
    return ""


def _joined(one: str, other: str, sentence: str) -> bool:
    names = map(re.escape, (one, other))
    first, second = names
    return (
        re.search(rf"\b(?:{first} and {second}|{second} and {first})\b", sentence, re.IGNORECASE) is not None
    )
