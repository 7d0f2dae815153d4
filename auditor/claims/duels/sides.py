"""The two sides of a duel, and where they stand against each other, as the groups of a frame tell them."""

from auditor.claims.duels.bouts import Side, contested
from auditor.claims.duels.places import PANELS, Where, dimension, grouped, where_of
from auditor.claims.found import Found
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import TickRef, axis_of


def several(refs: list[object]) -> bool:
    return len(refs) > 1 or any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in refs)


def sides_of(clause: Clause, found: Found) -> tuple[Side, Side, Where] | None:
    """Both sides, and where they stand against each other."""
    lead, tail = where_of(clause, found, "lead"), where_of(clause, found, "tail", "tail2")
    own, beside = where_of(clause, found, "own"), where_of(clause, found, "own2")
    if lead is None or tail is None or own is None or own.but or own.only or own.runs or own.bare:
        return None
    named = grouped(found.items("left"))
    if set(named) & set(own.named) or not named or grouped(found.items("measure")):
        return None
    left = Side({**named, **own.named}, False, bool(found.words("sum")))
    lead.every |= own.every
    right = Side(grouped(found.items("right")), bool(found.words("others")), bool(found.words("sum2")))
    if right.others and not _others_fit(clause, found, next(iter(named))):
        return None
    if not right.others and not right.named:
        return None
    for name, refs in (*(beside.named if beside else {}).items(), *grouped(found.items("object_of")).items()):
        into = left.named if name in right.named else tail.named
        if name in into:
            return None
        into[name] = refs
    if beside is not None:
        tail.every |= beside.every
        tail.bare |= beside.bare
        tail.but.update(beside.but)
        tail.only.update(beside.only)
        tail.runs.update(beside.runs)
    return contested(left, right, lead, tail)


def _others_fit(clause: Clause, found: Found, side: str) -> bool:
    """Whether "the other two ponds" are those of the side that is spoken of, and as many."""
    told = {dimension(item.value) for item in found.items("others_what")} - {""}
    if told and told != {side}:
        return False
    size = found.size("others_total") or found.size("others_size")
    if found.words("others").startswith("other") and found.match.group(0).find(" both other") >= 0:
        size = Num(2, 1.0, "both", word=True)
    if size is None:
        return True
    if side == PANELS:
        return size.value == len(clause.document.panels) - 1
    return all(size.value == len(plain_lines(axis_of(clause.panel(n), side))) - 1 for n in clause.panels)


def panel_groups(clause: Clause, where: Where, left: Side) -> list[tuple[int, ...]]:
    """The panels that are meant: those told, or each by itself where it is not told which."""
    sure = clause.named or len(clause.panels) == 1 or PANELS in left.named
    if sure or PANELS in where.every or PANELS in where.named:
        every = tuple(range(len(clause.document.panels))) if PANELS in where.every else clause.panels
        return [every]
    return [(panel,) for panel in clause.panels]
