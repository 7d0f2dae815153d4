"""Lines with their panel's name before the word for them: "the first Winter row" is the first row of Winter."""

import re

from auditor.language.refs import PanelRef
from auditor.language.rewriting import Rewritten
from auditor.language.tokens import norms
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_LINE = re.compile(
    r"\b(?P<place>(?:the\s+)?(?:first|second|third|fourth|fifth|sixth|seventh|last|final|top|bottom|middle|leftmost|rightmost|topmost|left|right)(?:\s+(?:two|three|four))?"
    r"|each|every|any|no|all(?:\s+the)?)\s+(?P<name>[\w.'’()-]+(?:\s+[\w.'’()-]+){0,2}?)\s+(?P<line>rows?|columns?)\b",
    re.IGNORECASE,
)


def panel_lines(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement with the panel of a line behind it."""
    if len(document.panels) < 2 or not _LINE.search(statement.text):
        return statement

    def told(found: re.Match[str]) -> str | None:
        refs = names.find(norms(found["name"]))
        alone = len(refs) == 1 and isinstance(refs[0], PanelRef) and len(refs[0].panels) == 1
        return f"{found['place']} {found['line']} of {found['name']}" if alone else None

    return Rewritten.of(statement).sub(_LINE, told).told(statement)
