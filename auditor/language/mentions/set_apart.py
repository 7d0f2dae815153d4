"""Cells by how they are set: `the bold entries`, `set in italics`, `marked with a dagger`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import RegionRef
from auditor.world import SET_APART

_WORDS = {
    "bold": "bold bolded boldface boldfaced emboldened",
    "italic": "italic italics italicised italicized slanted",
    "underlined": "underlined underline underlining underscored",
    "struck": "struck strikethrough",
    "dagger": "dagger daggers daggered obelisk",
    "star": "star stars starred asterisk asterisks asterisked",
    "bracketed": "bracketed brackets bracket parenthesised parenthesized parentheses",
}
_MARK_OF = {word: mark for mark, words in _WORDS.items() for word in words.split()}
_TYPE = frozenset("type face print font letter typeface faced".split())
_SET = frozenset("set printed shown given written typeset marked rendered highlighted put".split())
# A sign is carried, and cells are set in a type: "carry a dagger", "marked with a star", "in italics".
_CARRY = frozenset("carry carries carrying bear bears bearing".split())
_LEADS = (("in",), ("with", "a"), ("with", "an"), ("by", "a"), ("by", "an"), ("a",), ("an",))


def find(context: Context, i: int) -> Item | None:
    """`bold`, `in bold type`, `printed in italics`, `carry a dagger`, where some cells of the document are set so."""
    at = i + (context.norm(i) in _SET or context.norm(i) in _CARRY)
    at += next(
        (
            len(lead)
            for lead in _LEADS
            if _stand(context, at, lead) and (at > i or lead[0] not in ("a", "an"))
        ),
        0,
    )
    mark = _MARK_OF.get(context.norm(at), _MARK_OF.get(_word(context, at), ""))
    if not mark or not _has(context, mark):
        return None
    last = at + 1 + (context.norm(at + 1) == "-" and context.norm(at + 2) in _TYPE)
    last += context.norm(last) in _TYPE
    name = next(region for region, own in SET_APART.items() if own == mark)
    return context.item("ref", RegionRef(name), i, last)


def _stand(context: Context, at: int, words: tuple[str, ...]) -> bool:
    return all(context.norm(at + k) == word for k, word in enumerate(words))


def _word(context: Context, at: int) -> str:
    return context.tokens[at].text.casefold() if at < len(context.tokens) else ""


def _has(context: Context, mark: str) -> bool:
    return any(mark in cell.marks for panel in context.document.panels for cell in panel.cells)
