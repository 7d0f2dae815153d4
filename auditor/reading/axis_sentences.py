"""Axes that sentences declare: "The rows are the oak and the elm, and hours run across (1, 2, 4)"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.reading.axis_clauses import Clause, clauses, for_both
from auditor.reading.axis_labels import label_behind, label_of
from auditor.reading.axis_making import first_of, settled
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.outline import Node
from auditor.reading.sequences import stepped
from auditor.reading.tick_lists import Ticks, ticks_in
from auditor.source import Span


def axes_in_sentences(node: Node) -> Iterator[DeclaredAxis]:
    """The axes that the clauses of a text declare; what is said of both is shared by those that tell nothing else."""
    text = node.block.content
    found = [(clause, _of_clause(clause, node)) for clause in clauses(text)]
    kept = [declared for clause, declared in found if _says_something(clause, declared)]
    both = for_both(text, kept[-1].axis.span.start) if len(kept) > 1 else None
    shared = ticks_in(both, "", loose=False) if both else Ticks()
    for declared in kept:
        yield (
            _with_shared(declared, shared) if not declared.axis.ticks and not declared.axis.low else declared
        )


def _of_clause(clause: Clause, node: Node) -> DeclaredAxis:
    before = clause.behind is not None
    label = label_behind(clause.about) if before else label_of(clause.head, "", clause.about, [])
    texts = [text for text in (clause.about, clause.behind) if text is not None and text.text]
    read = [ticks_in(text, label, loose=False) for text in texts]
    listed = [own for ticks in read for own in ticks.lists]
    if not listed and clause.bare:
        listed = list(ticks_in(clause.about, "", loose=True).lists)
    if not listed and clause.equals is not None:
        listed = [own for own in ticks_in(clause.equals, "", loose=True).lists if len(own) > 2]
    if not listed and clause.before is not None:
        listed = [own for own in ticks_in(clause.before, "", loose=False).lists if len(own) > 2]
        label = "" if listed and label in [tick.text for tick in listed[0]] else label
    whole = " . ".join([clause.head.text, *(text.text for text in texts)])
    spans = [part.span() for part in (clause.head, *texts, clause.before) if part is not None and part.text]
    span = Span(min(own.start for own in spans), max(own.end for own in spans))
    return settled(clause.side, label, span, listed, first_of(read), whole, node)


def _says_something(clause: Clause, declared: DeclaredAxis) -> bool:
    """Whether a clause declares: it names a variable or lists ticks; an edge must have ticks."""
    axis = declared.axis
    if not clause.sure:
        return bool(axis.ticks)
    return bool(axis.label or axis.ticks or (axis.low and axis.high))


def _with_shared(declared: DeclaredAxis, shared: Ticks) -> DeclaredAxis:
    axis = declared.axis
    lists = shared.lists
    if shared.low and shared.high and (steps := stepped(shared.low, shared.high, shared.step)):
        lists = (*lists, steps)
    ticks = lists[0] if lists else ()
    return replace(
        declared,
        lists=lists,
        axis=replace(axis, ticks=ticks, low=shared.low, high=shared.high, step=shared.step),
    )
