"""Whether the names of a clause are those of the facts that its numbers were traced to."""

from collections.abc import Sequence

from auditor.claims.amounts.met_places import places_of_name, single_names
from auditor.claims.traced.facts import Fact
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.pairs import EITHER, sides
from auditor.language.refs import TickRef


def named(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether every name has one of the facts, by itself or together with others of its side."""
    names = names_told(clause)
    for item in names:
        if any(is_about(clause, item, fact) for fact in way):
            continue
        meant = places_of_name(clause, item)
        group = frozenset().union(
            *(places_of_name(clause, one) for one in names if sides(one) == sides(item))
        )
        if not any(part & meant and part <= group for fact in way for part in fact.parts):
            return False
    return True


def in_order(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether as many names of one side as there are numbers stand for them in turn."""
    names = names_told(clause)
    for side in {sides(item) for item in names if EITHER not in sides(item)}:
        own = [item for item in names if sides(item) == side]
        if len(own) == len(way) > 1 and not all(
            is_about(clause, n, f) for n, f in zip(own, way, strict=True)
        ):
            return False
    return True


def names_told(clause: Clause) -> list[Item]:
    """The references of a clause, name by name; not those to every line of a side."""
    return [
        item
        for item in single_names(clause.items)
        if not (isinstance(item.value, TickRef) and item.value.every)
    ]


def is_about(clause: Clause, item: Item, fact: Fact) -> bool:
    """Whether a name means what a fact, or one of the two things of it, is about."""
    meant = places_of_name(clause, item)
    return any(part <= meant for part in fact.parts)


def listed(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether many cells without a name for each stand one behind the other in a line."""
    if len(way) <= 2 or not all(fact.is_cell for fact in way) or len(names_told(clause)) >= len(way):
        return True
    places = [fact.place for fact in way]
    moving = [at for at in (0, 1, 2) if len({place[at] for place in places}) > 1]
    order = [place[moving[0]] for place in places] if len(moving) == 1 else []
    return bool(order) and order in (sorted(order), sorted(order, reverse=True))
