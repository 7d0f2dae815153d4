"""Cells by how they are set: `the bold entries`, `set in bold`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import RegionRef
from auditor.world import BOLD

_BOLD = frozenset("bold bolded boldface boldfaced emboldened".split())
_TYPE = frozenset("type face print font letter typeface faced".split())
_SET = frozenset("set printed shown given written typeset marked rendered highlighted put".split())


def find(context: Context, i: int) -> Item | None:
    """`bold`, `in bold type`, `printed in bold`, where some cells of the document are bold."""
    at = i + (context.norm(i) in _SET)
    at += context.norm(at) == "in"
    if context.norm(at) not in _BOLD or not _has_bold(context):
        return None
    last = at + 1 + (context.norm(at + 1) == "-" and context.norm(at + 2) in _TYPE)
    last += context.norm(last) in _TYPE
    return context.item("ref", RegionRef(BOLD), i, last)


def _has_bold(context: Context) -> bool:
    return any(cell.bold for panel in context.document.panels for cell in panel.cells)
