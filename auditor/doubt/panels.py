"""Panels that a sentence tells from each other by a word that names none of them."""

import re
from collections.abc import Iterator

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
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


# "For the large model": one of several that a panel each is of, by a quality that tells it from the others.
_VARIANT = re.compile(
    r"\b(?:for|in|of|on|with|by|to|than) the (?P<quality>[a-z-]+(?:er)?) (?:model|variant|version|system|setting|setup|one|network|condition|group)s?\b"
    r"|\bthe (?P<lead>[a-z]+er) (?:model|one|network|system|variant|version)\b",
    re.IGNORECASE,
)
_NO_QUALITY = frozenset(
    "same whole entire other only given two three four whole remaining best worst top".split()
)


def unknown_panel(asked: Asked) -> str:
    """One of several panels, told by a word that no mention explains, where the reading takes more than one."""
    clause = asked.clause
    if len({s.panel for s in selections(asked.claim)}) < 2:
        return ""
    places = [item for item in clause.items if item.kind == "ref"]
    panels = [item for item in places if isinstance(item.value, PanelRef)]
    told = [(found, panels) for found in _narrowed(clause)]
    if not panels and not any(isinstance(item.value, PanelRef) for item in clause.label):
        told += [(found, places) for found in _VARIANT.finditer(clause.text) if _tells_a_quality(found)]
    for found, explaining in told:
        start, end = clause.start + found.start(), clause.start + found.end()
        if not any(item.start < end and start < item.end for item in explaining):
            return f"which panel it speaks of was not made out: {found.group()}"
    return ""


def _narrowed(clause: Clause) -> Iterator[re.Match[str]]:
    """The words for a panel with one that neither the document nor the language of figures knows."""
    known = neutral() | _ANY | document_words(clause)
    for found in _ONE.finditer(clause.text):
        words = norms(found["how"])
        if any(word == "other" or word not in known and cardinal(word) is None for word in words):
            yield found


def _tells_a_quality(found: re.Match[str]) -> bool:
    return (found["quality"] or found["lead"]).casefold() not in _NO_QUALITY
