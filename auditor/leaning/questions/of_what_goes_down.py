"""`The pegs at A have sunk more`, of values below nought: how far they went down is what is compared."""

import re

from auditor.leaning.told import Told

_DOWN = re.compile(
    r"\b(?:sunk|sank|sinks?|sinking|fallen|fell|falls?|dropped|drops?|settled|subsided|shrunk|cooled|lost|loses?|dipped|declined|gone down)\s+"
    r"(?:\w+\s+)?(?:more|further|farther|deeper|less|most|least|furthest|deepest)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in (
        "duel",
        "comparison",
        "cell-set",
        "peak",
        "ordinal",
        "standing",
    ) or not _DOWN.search(told.judged.text):
        return ""
    below = any(quantity.value < 0 for panel in told.document.panels for quantity in panel.values.values())
    return "values below nought may tell how far it went down" if below else ""
