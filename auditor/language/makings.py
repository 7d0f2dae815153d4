"""What something owes its values to: "the A model architecture or training recipe yields better scores" tells of A.

Such nouns stand between a name and a verb of yielding, and name no other thing. "The A architecture is larger" tells of the architecture.
"""

import re

from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef, TickRef
from auditor.language.tokens import norms

_NOUN = r"(?:models?|architectures?|(?:pre-?|fine-?)?(?:training|tuning)|recipes?|methodolog(?:y|ies)|designs?|backbones?|pipelines?|procedures?|frameworks?|algorithms?|set-?ups?|scheme|regime|strateg(?:y|ies)|approach|variant|family)"
_YIELDS = r"(?:(?:consistently|clearly|generally|also|significantly)\s+)?(?:yields?|achieves?|delivers?|produces?|gives?|provides?|attains?|obtains?|leads?\s+to|results?\s+in|outperforms?|offers?)\b"
_MAKINGS = re.compile(rf"(?:\s+(?:(?:and|or)\s+)?{_NOUN})+(?=\s+{_YIELDS})", re.IGNORECASE)
# "Across all dose-level pairs": what the ticks of an axis tell, and not which of them.
_OF_TICKS = re.compile(
    r"\b(?P<what>[a-z]+)[-‐‑](?P<noun>length|count|size|number|level|value|type)(?=\s+(?:combination|configuration|setting|pair|case|condition|position|point|cell)s\b)",
    re.IGNORECASE,
)
# Of one thing it says no more than that there is one.
_SPECIFIC = re.compile(
    r"\ban?\s+(?:(?:single|clear)\s+)?(?:specific|distinct|dedicated|well-defined|identifiable|particular|definite|discernible)\b",
    re.IGNORECASE,
)


def makings(clause: Clause) -> list[tuple[int, int]]:
    """Where a clause has words that name what something owes its values to, or the axes that pairs are of."""
    names = [item for item in clause.items if isinstance(item.value, PanelRef | TickRef)]
    behind = (_MAKINGS.match(clause.sentence, item.end, clause.end) for item in names)
    found = [one.span() for one in behind if one]
    labels = {
        word
        for panel in clause.document.panels
        for axis in (panel.rows, panel.columns)
        for word in norms(axis.label)
    }
    for one in _OF_TICKS.finditer(clause.text):
        if labels.intersection(norms(one["what"])):
            found.append((clause.start + one.start(), clause.start + one.end()))
    found += [
        (clause.start + one.start(), clause.start + one.end()) for one in _SPECIFIC.finditer(clause.text)
    ]
    return found
