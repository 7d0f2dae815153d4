"""The row or column whose values stand on the line of a sentence: "Row 3: 5, 7, 9. All cells are grey." speaks of its row."""

from auditor.language.clauses import Clause
from auditor.world import Selection


def line_beside(clause: Clause) -> Selection | None:
    """The one line of a grid all of whose cells on the source line of a clause belong to; None without two such cells."""
    source = clause.document.source
    here = source.line_of(clause.span)
    for index in clause.panels:
        places = [
            (cell.row, cell.column) for cell in clause.panel(index).cells if source.line_of(cell.span) == here
        ]
        rows, columns = {row for row, _ in places}, {column for _, column in places}
        if len(places) > 1 and None not in rows | columns:
            if len(rows) == 1:
                return Selection(index, tuple(row for row in rows if row is not None))
            if len(columns) == 1:
                return Selection(index, None, tuple(column for column in columns if column is not None))
    return None
