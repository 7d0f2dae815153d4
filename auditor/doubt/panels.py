"""Panels that a sentence tells from each other by a word that names none of them."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.refs import PanelRef
from auditor.language.residue import document_words
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.numerals import cardinal

# "The calmer matrix", "that busy second map": one panel, told by how it is.
_ONE = re.compile(
    r"\b(?:the|this|that|one|which)\s+(?P<how>(?:[^\W\d_][\w-]*\s+){1,3}?)"
    r"(?:panel|matrix|heat ?map|map|plot|grid|table|chart|figure|subplot|picture|board)\b(?!\s+(?:of|for)\b)",
    re.IGNORECASE,
)
_ANY = frozenset(
    "whole entire same complete full confusion correlation resulting other heat colour color".split()
)


def unknown_panel(asked: Asked) -> str:
    """One of several panels, told by a word that no mention explains, where the reading takes more than one."""
    clause = asked.clause
    if len({s.panel for s in selections(asked.claim)}) < 2:
        return ""
    known = neutral() | _ANY | document_words(clause)
    for found in _ONE.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        made_out = any(
            isinstance(i.value, PanelRef) and i.start < end and start < i.end for i in clause.items
        )
        narrows = any(
            word == "other" or word not in known and cardinal(word) is None for word in norms(found["how"])
        )
        if narrows and not made_out:
            return f"which panel it speaks of was not made out: {found.group()}"
    return ""
