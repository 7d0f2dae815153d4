"""How many of a class there are said to be, against the class's row in the confusion matrix."""

from collections.abc import Iterator, Sequence

from auditor.evidence.confusions import Counted, counted_matrices
from auditor.evidence.lines import name_of
from auditor.evidence.told_counts import Told, told_counts
from auditor.model import Document
from auditor.rule import Example, Finding, Mark, rule

# So many classes of one sentence or list must fit, and no more than one may not.
FEWEST = 2

_TEXT = """\
## Confusion matrix of three birds
| Actual \\ Predicted | wren | lark | rook |
|---|---|---|---|
| wren | 41 | 6 | 3 |
| lark | 5 | 52 | 3 |
| rook | 0 | 2 | 38 |

The test set has 50 wrens, {larks} larks and 40 rooks.
"""


@rule(
    "MAT005",
    bad=[Example(_TEXT.format(larks="66"), marks="66", says="60")],
    good=[
        Example(_TEXT.format(larks="60")),
        Example(_TEXT.format(larks="52")),
        Example(_TEXT.replace("50 wrens", "48 wrens").format(larks="66")),
    ],
)
def wrong_class_size(document: Document) -> Iterator[Finding]:
    """A class is said to have more or fewer members than its row of the confusion matrix holds.

    Assumes that numbers told of the classes in one sentence or list are their sizes, where at least two of them
    are exactly the sums of their rows (of their columns, where these are the actual classes). Only one may
    differ. Silent where cells of the row are missing, and where the number is the sum of the other side or
    a cell of the class: then it is told of something else.
    """
    for matrix in counted_matrices(document):
        names = [one.name for one in matrix.classes.values()]
        reported: set[str] = set()
        for group in told_counts(document, names):
            for wrong, actual in _misfit(matrix, group):
                if wrong.name not in reported:
                    reported.add(wrong.name)
                    yield _finding(matrix, wrong, actual)


def _misfit(matrix: Counted, group: Sequence[Told]) -> Iterator[tuple[Told, int]]:
    """The one number of a group that is not the sum that all others are."""
    if len({told.name for told in group}) < len(group):
        return
    for side in matrix.sides:
        sums = {name: one.row if side == "row" else one.column for name, one in matrix.classes.items()}
        judged = [(told, size) for told in group if (size := sums.get(told.name)) is not None]
        wrong = [(told, size) for told, size in judged if told.count != size]
        if len(judged) - len(wrong) >= FEWEST and len(wrong) == 1:
            yield from ((told, size) for told, size in wrong if not _is_told_elsewhere(matrix, told))
            return


def _is_told_elsewhere(matrix: Counted, told: Told) -> bool:
    """Whether the number is another one of the class: a sum, or a cell of its row or column."""
    one, values = matrix.classes[told.name], matrix.panel.values
    lines = (quantity for place, quantity in values.items() if one.position in place)
    return told.count in (one.row, one.column) or any(quantity.value == told.count for quantity in lines)


def _finding(matrix: Counted, told: Told, actual: int) -> Finding:
    one = matrix.classes[told.name]
    cell = matrix.panel.grid[one.position, one.position]
    return Finding(
        f"{one.name} is said to have {told.count} members, but its cells sum to {actual}",
        Mark(told.span),
        because=(Mark(cell.span, "on the diagonal"),),
        panel=name_of(matrix.panel),
        stated=str(told.count),
        actual=str(actual),
        suggestion=str(actual),
    )
