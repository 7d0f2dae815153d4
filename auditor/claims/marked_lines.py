"""Clauses as lines of words and marks for frames that name no panel: the panel is told beside."""

from collections.abc import Callable

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, line_with_marks
from auditor.language.taken_apart import taken_apart
from auditor.language.tokens import Token, tokens


def line_of_marks(
    clause: Clause, mark: Callable[[Item], str], word: Callable[[Token], str]
) -> Phrasing | None:
    """A clause with each mention as its mark, each other token as its word ("" for none); None where a mark is "<x>"."""
    owner = {at: item for item in taken_apart(clause) if mark(item) for at in range(item.first, item.last)}
    words: list[tuple[str, Item | None, tuple[int, int]]] = []
    last: Item | None = None
    for at, token in enumerate(tokens(clause.sentence or clause.text)):
        if not clause.start <= token.start < clause.end:
            continue
        item = owner.get(at)
        told = mark(item) if item is not None else word(token)
        if told == "<x>":
            return None
        if told and told != "<panel>" and (item is None or item is not last):
            words.append((told, item, (token.start, token.end)))
        last = item
    return line_with_marks(words)
