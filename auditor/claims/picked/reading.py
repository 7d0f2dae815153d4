"""Sentences with a bound in front, heard as a whole: no word of them is left over."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.cellsets.claims import Counted, Parts, Together, Told
from auditor.claims.cellsets.words import Line, words_of
from auditor.claims.picked.dealt import dealt
from auditor.claims.picked.heads import headed
from auditor.claims.picked.pairs import pairs_of
from auditor.claims.picked.parts import Group, told_of
from auditor.language.clauses import uncut
from auditor.language.clauses.panels import panels_of
from auditor.language.labels.bounds import bounds_told
from auditor.language.refs import tick_index
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.world import same_labels


def hear_picked(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a sentence tells of the cells that its lead picks out.

    Where several panels may be meant and none is named, the number is that of all together; that each is meant by itself only
    keeps it from being refuted. So does the other way to take "or better".
    """
    for number, told in enumerate(_led(statement, document)):
        clause = uncut(told, document, vocabulary(document))
        panels, _ = panels_of(clause, (), ())
        line = Line(words_of(clause), clause, panels[0])
        if any(_crossed(document, panel) for panel in panels) or _is_tick(line):
            return
        scopes = [panels] if len(panels) == 1 else [panels, *((panel,) for panel in panels)]
        for scope in scopes:
            if (parts := told_of(line, Group(clause, scope))) and _met(parts, panels, document):
                told_so = Told(parts, tentative=bool(number) or scope != panels)
                yield Reading(told_so, frozenset(), panels, understood=((0, len(statement.text)),))


def hear_listed(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a sentence tells of how many cells are so, and which they are; no word of it is left over."""
    for told in _with_label(statement):
        clause = uncut(told, document, vocabulary(document))
        panels, _ = panels_of(clause, (), ())
        if any(_crossed(document, panel) for panel in panels):
            return
        line = Line(words_of(clause), clause, panels[0])
        whole = ((0, len(statement.text)),)
        for parts in dealt(line) if len(document.panels) == 1 else ():
            yield Reading(Told(parts), frozenset(), panels, understood=whole)
        scopes = [panels] if len(panels) == 1 else [panels, *((panel,) for panel in panels)]
        for scope in scopes:
            ways = (one for one in headed(line, Group(clause, scope)) if _met(one, panels, document))
            if (listed := next(ways, None)) is not None:
                told_so = Told(listed, tentative=scope != panels)
                yield Reading(told_so, frozenset(), panels, understood=whole)


def _with_label(statement: Statement) -> Iterator[Statement]:
    """The sentence, and the same behind its label: "August saw twelve: two in A, ..."."""
    yield statement
    label = statement.trail[-1] if statement.trail else ""
    if label and label != statement.section:
        opened = f"{label.rstrip(':')}: "
        offsets = (*(statement.offsets[0],) * len(opened), *statement.offsets)
        yield replace(statement, text=opened + statement.text, offsets=offsets)


def _led(statement: Statement, document: Document) -> Iterator[Statement]:
    """The sentence with its lead as a plain bound before a colon, in the ways that the lead may be meant; none where it is no bound."""
    ways = {better(document, panel) for panel in range(len(document.panels))}
    way = ways.pop() if len(ways) == 1 else ""
    lead, colon, rest = statement.text.partition(": ")
    bounds = bounds_told(lead, way) if colon else ()
    if not bounds and statement.trail and statement.trail[-1] != statement.section:
        bounds, rest = bounds_told(statement.trail[-1], way), statement.text
    if not rest.strip():
        return
    at = statement.text.rindex(rest)
    for bound in bounds:
        opened = f"{bound}: "
        offsets = (*(statement.offsets[0],) * len(opened), *statement.offsets[at:])
        yield replace(statement, text=opened + rest, offsets=offsets)


def _met(parts: Parts, panels: tuple[int, ...], document: Document) -> bool:
    """Whether the bound lies among the values, or is told to be met by none: or else it may be one of another measure."""
    counted = parts[0][0]
    if not isinstance(counted, Counted | Together) or counted.most == 0:
        return True
    values = [quantity.value for panel in panels for quantity in document.panels[panel].values.values()]
    bound = counted.conds[0].num
    return bound is not None and bool(values) and min(values) <= bound.value <= max(values)


def _crossed(document: Document, panel: int) -> bool:
    """Whether a set is crossed with itself, and the two orders of a pair are not the same."""
    return same_labels(document.panels[panel]) and pairs_of(document, panel) is None


def _is_tick(line: Line) -> bool:
    """Whether the number of the bound is written on an axis, so that lines may be meant that lie beyond it."""
    grid, num = line.clause.panel(line.panel), line.num(0)
    return num is not None and any(
        tick_index(axis, num.text.split()[-1]) is not None for axis in (grid.rows, grid.columns)
    )
