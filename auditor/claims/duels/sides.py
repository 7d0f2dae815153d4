"""The two sides of a duel, and where they stand against each other, as the groups of a frame tell them."""

from auditor.claims.duels.bouts import Side, contested
from auditor.claims.duels.places import PANELS, SIDES, Where, dimension, grouped, where_of
from auditor.claims.found import Found
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, axis_of

_HEADS = frozenset(("lead", "leads", "led", "top", "tops"))


def several(refs: list[object]) -> bool:
    """Whether more than one line is named."""
    return len(refs) > 1 or any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in refs)


def sides_of(clause: Clause, found: Found, *, others: bool = False) -> tuple[Side, Side, Where] | None:
    """Both sides, and where they stand against each other."""
    lead, tail = where_of(clause, found, "lead"), where_of(clause, found, "tail", "tail2")
    if lead is None or tail is None:
        return None
    left = _left(clause, found, lead, alone=others or bool(found.words("others")))
    if left is None:
        return None
    right = Side(
        grouped(found.items("right")), bool(found.words("others")) or others, bool(found.words("sum2"))
    )
    fits = _others_fit(clause, found, next(iter(left.named))) if right.others else bool(right.named)
    if not fits or not _told_between(clause, found, left, right, tail):
        return None
    panels = PANELS in left.named or lead.knows(PANELS) or tail.knows(PANELS)
    if PANELS in right.named and not panels:
        if found.words("up") in _HEADS:
            return None  # "A leads the summer panel": all others that stand there
        left.named[PANELS] = _other_panel(clause, right)
    if found.words("only_cell"):
        told = grouped(found.items("only_cell"))
        if set(told) != set(SIDES) or tail.only or lead.only:
            return None
        tail.only, tail.bare = told, True
    return contested(left, right, lead, tail)


def _left(clause: Clause, found: Found, lead: Where, *, alone: bool) -> Side | None:
    """The side that is spoken of; all lines of a side, or all cells of one, are places at which it is told."""
    own, named = where_of(clause, found, "own"), grouped(found.items("left"))
    if own is None or own.but or own.only or own.runs or own.bare or set(named) & set(own.named):
        return None
    if found.words("all"):  # "every shop sells more in May than in June"
        every = where_of(clause, found, "all")
        if every is None or alone:
            return None
        lead.every |= every.every
    elif not named or found.words("each") and not found.words("noun"):
        return None
    lead.bare |= bool(found.words("each"))
    lead.every |= own.every
    measured = bool(grouped(found.items("measure")))
    return None if measured else Side({**named, **own.named}, False, bool(found.words("sum")))


def _told_between(clause: Clause, found: Found, left: Side, right: Side, tail: Where) -> bool:
    """Adds what stands between the sides ("more in May than in June"): told of the left one, or of both."""
    beside = where_of(clause, found, "own2")
    if beside is None:
        return False
    for name, refs in (*beside.named.items(), *grouped(found.items("object_of")).items()):
        into = left.named if name in right.named else tail.named
        if name in into:
            return False
        into[name] = refs
    tail.every |= beside.every
    tail.bare |= beside.bare
    tail.but.update(beside.but)
    tail.only.update(beside.only)
    tail.runs.update(beside.runs)
    return True


def _other_panel(clause: Clause, right: Side) -> list[object]:
    """The one panel that is not named, of two."""
    known = range(len(clause.document.panels))
    named = [n for ref in right.named[PANELS] if isinstance(ref, PanelRef) for n in ref.panels]
    rest = tuple(n for n in known if n not in named)
    return [PanelRef(rest)] if len(known) == 2 and len(rest) == 1 else []


def _others_fit(clause: Clause, found: Found, side: str) -> bool:
    """Whether "the other two ponds" are those of the side that is spoken of, and as many."""
    told = {dimension(item.value) for item in found.items("others_what")} - {""}
    if told and told != {side}:
        return False
    size = found.size("others_total") or found.size("others_size")
    if found.words("others").startswith("other") and " both other" in found.match.group():
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
    if where.cases is not None:
        return [*((panel,) for panel in clause.panels), clause.panels]
    return [(panel,) for panel in clause.panels]
