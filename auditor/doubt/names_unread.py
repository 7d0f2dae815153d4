"""Names of the document that stand in a sentence, and were read as other words."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.refs import PanelRef, RegionRef

_FEWEST_LETTERS = 3


def panel_as_a_word(asked: Asked) -> str:
    """`large at 5 beats base at 10`, where one panel is called "large", and the word was read as a degree; or nothing."""
    clause, document = asked.clause, asked.clause.document
    if len(document.panels) < 2:
        return ""
    told = {index for item in clause.items if isinstance(item.value, PanelRef) for index in item.value.panels}
    held = {one.panel for one in selections(asked.claim)}
    for index, panel in enumerate(document.panels):
        name = panel.name.strip(" `*_")
        if index in told or held == {index} or len(name) < _FEWEST_LETTERS or not name.isalpha():
            continue
        if re.search(rf"(?<![\w'’-]){re.escape(name)}(?![\w'’-])", clause.text, re.IGNORECASE):
            return f"a panel is called so: {name}"
    return ""


def region_as_a_name(asked: Asked) -> str:
    """`in the left half`, read as half of the columns, where a part of the figure is headed so; or nothing."""
    source = asked.clause.document.source.text
    for item in asked.clause.items:
        if isinstance(item.value, RegionRef) and item in asked.items:
            words = re.sub(r"^(?:the|its)\s+", "", item.text.strip(), flags=re.IGNORECASE)
            if re.search(rf"(?im)^[\s#*>_-]*{re.escape(words)}[\s*_]*(?::|$)", source):
                return f"a part of the figure is called so: {words}"
    return ""
