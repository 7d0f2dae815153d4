"""`It climbs to the centre and falls again`, read as a climb within the middle: how far it goes was passed over."""

import re

from auditor.leaning.told import Told

_TO_THE_MIDDLE = re.compile(
    r"\b(?:to|towards?|until|till|up to|as far as)\s+(?:the\s+)?(?:very\s+)?(?:cent(?:re|er)|middle|midpoint|halfway)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    within = (
        told.judged.kind in ("trend", "path", "course", "composed") and "in the middle" in told.judged.read_as
    )
    return "how far it goes may be told" if within and _TO_THE_MIDDLE.search(told.sentence) else ""
