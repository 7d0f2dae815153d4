"""Courses along an axis that has no order of its own."""

from auditor.claim_parts import parts
from auditor.claims.courses.runs import Run
from auditor.doubt.asked import Asked
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered


def grows_without_order(asked: Asked) -> str:
    """`Shade helps all four crops`: crops do not grow from one to the next, so that no course along them was meant."""
    document = asked.clause.document
    for run in parts(asked.claim, Run):
        if run.order == "growing" and not is_ordered(axis_of(document.panels[run.panel], run.side)):
            return "the axis that it was read to follow has no order"
    return ""
