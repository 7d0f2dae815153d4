"""The mentions of a clause one by one, before those of a row and a column were joined to a place."""

from dataclasses import replace
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.clauses.latter import pointed
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.pairs import halves
from auditor.language.refs import AxisRef, PositionRef, TickRef
from auditor.language.vocabulary import vocabulary
from auditor.model import Document


@lru_cache(maxsize=256)
def taken_apart(clause: Clause) -> tuple[Item, ...]:
    """The mentions of a clause, those of places as the row and the column that they are made of."""
    whole = {position: item for item in clause.items for position in range(item.first, item.last)}
    found: list[Item] = []
    taken: list[tuple[Item, str]] = []
    for item in mentions_apart(clause.statement.text, clause.document):
        if not clause.start <= item.start < clause.end:
            continue
        own = whole.get(item.first)
        parts = [own, *halves(own)] if own is not None else []
        same = [one for one in parts if type(one.value) is type(item.value) and _side(one) == _side(item)]
        # "Cats taken for dogs": where both axes have the same labels, the first named is the first half.
        before = taken.count((own, _side(item))) if own is not None else 0
        if own is not None:
            taken.append((own, _side(item)))
        found.append(replace(item, value=same[min(before, len(same) - 1)].value if same else item.value))
    return tuple(found)


def _side(item: Item) -> str:
    """The side of lines that a mention names, one by one or by their kind; "" where it does not tell it."""
    value = item.value
    if isinstance(value, TickRef | PositionRef | AxisRef):
        return value.side
    return {"row": "rows", "column": "columns"}.get(str(value), "")


@lru_cache(maxsize=2048)
def mentions_apart(text: str, document: Document) -> tuple[Item, ...]:
    """The mentions of a sentence one by one, before neighbours are joined to places."""
    analysis = analyse(text, document, vocabulary(document))
    return tuple(pointed(analysis.items, analysis))
