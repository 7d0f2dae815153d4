"""Conditions that open a sentence: "where both could be measured, A exceeds B"."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.refs import PanelRef

# It governs all up to the end of its sentence, unless a semicolon or a full stop stands between.
_CONDITION = re.compile(
    r"(?:^\W*|[;.:]\s+)(?:and |but |yet )?(?P<word>where|wherever|when|whenever|if|once|provided|unless|as long as|so long as)\b(?P<what>[^,;:.]*),",
    re.IGNORECASE,
)


def condition_left_open(asked: Asked) -> str:
    """A condition of which nothing was made out: what is told behind it may hold of some cells only; or nothing."""
    clause = asked.clause
    text = clause.statement.text
    for found in _CONDITION.finditer(text, 0, clause.end):
        begins, ends = found.span("word")[0], found.end()
        if begins <= clause.start + len(clause.text) - len(clause.text.lstrip()) and clause.end <= ends + 1:
            return f"it is only a condition: {found['word']}{found['what']}"
        if re.search(r"[;.]\s", text[ends : clause.start]):
            continue
        known = any(item.start < ends and begins <= item.start for item in (*asked.items, *clause.before))
        understood = any(start <= begins and ends <= end for start, end in asked.understood)
        if not known and not understood:
            return f"the condition was not made out: {found['word']}{found['what']}"
    return ""


# "After the rush, A eases off": from when on, or up to when.
_OPENING = re.compile(
    r"^\W*(?:and |but |yet )?(?:right |just |soon |shortly |only )?(?P<word>after|before|until|till|past|beyond|outside|since|following|once past)\s+"
    r"(?!all\b|that,|this,)(?:(?:the|this|that|its|their|an?)\s+)(?P<what>[^,;:.\d]*),",
    re.IGNORECASE,
)


def opening_left_open(asked: Asked) -> str:
    """A time or place that opens a sentence, and of which nothing was made out; or nothing."""
    clause = asked.clause
    found = _OPENING.match(clause.statement.text)
    if found is None or asked.kind not in ("trend", "threshold", "range", "peak", "comparison", "path"):
        return ""
    mentions = (*clause.items, *clause.before, *clause.siblings)
    known = any(item.kind == "ref" and item.start < found.end() for item in mentions)
    understood = any(start <= 0 and found.end() <= end for start, end in asked.understood)
    return "" if known or understood else f"where it begins was not made out: {found['what']}"


_CHANGES = re.compile(
    r"\b(?:chang(?:es?|ed|ing)|mov(?:es?|ed|ing)|shift(?:s|ed|ing)?|differ(?:s|ed|ing)?|gain(?:s|ed)?|los(?:es?|t)|budge[sd]?|drift(?:s|ed)?)\b",
    re.IGNORECASE,
)


def change_or_spread(asked: Asked) -> str:
    """`At A nothing changes by more than 5`, read as how far values lie apart: it may be from one panel to the next; or nothing."""
    clause = asked.clause
    named = any(isinstance(item.value, PanelRef) for item in asked.items)
    alike = len({s.panel for s in selections(asked.claim)}) < len(clause.document.panels)
    spread = asked.kind == "stability" and _CHANGES.search(clause.text)
    return "it may be told of the change from one panel to the next" if spread and alike and not named else ""
