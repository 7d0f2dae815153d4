"""`A adds 600`, behind a sentence that tells from where to where: the ends may be those."""

import re

from auditor.leaning.told import Told

_ENDS_TOLD = re.compile(
    r"\b(?:from|between|since|until|till|over|across|throughout|during|along|by the end|through)\b|\bto\b|→|–",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    alone = told.judged.kind == "move" and not _ENDS_TOLD.search(told.sentence)
    return "from where to where it goes may have been told before" if alone and told.earlier else ""
