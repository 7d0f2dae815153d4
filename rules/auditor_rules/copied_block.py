"""Blocks of cells that stand a second time elsewhere in their panel."""

from collections.abc import Iterator

from auditor.evidence.blocks import Block, chance_of_block, evidence, repeated_blocks
from auditor.evidence.chance import ends_of
from auditor.evidence.lines import marks, name_of, place_of
from auditor.evidence.matrices import is_square
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule

FEWEST = 5
LIKELIHOOD = 0.0001


@rule(
    "DUP007",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            """\
## Heatmap: growth by soil and light
- **X-axis (Light)**: 1, 2, 3, 4, 5, 6, 7
- **Y-axis (Soil)**: 10, 20, 30, 40
#### Growth
- 10: 12.2, 17.5, 39.1, 24.8, 31.3, 20.6, 28.4
- 20: 14.7, 15.9, 41.3, 22.6, 37.2, 26.0, 19.5
- 30: 18.1, 13.4, 46.6, 29.9, 33.0, 41.7, 23.8
- 40: 30.2, 14.7, 15.9, 41.3, 22.6, 37.2, 26.0
""",
            marks="14.7, 15.9, 41.3, 22.6, 37.2, 26.0",
            says="6 values",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: sums of two dice
- **X-axis (First)**: 1, 2, 3, 4, 5, 6
- **Y-axis (Second)**: 1, 2, 3, 4
#### Sums
- 1: 2, 3, 4, 5, 6, 7
- 2: 3, 4, 5, 6, 7, 8
- 3: 4, 5, 6, 7, 8, 9
- 4: 5, 6, 7, 8, 9, 10
"""
        ),
    ],
)
def copied_block(panel: Panel) -> Iterator[Finding]:
    """A block of cells stands a second time at another place of its panel.

    Finds rows that slipped by a column and rectangles that were pasted twice; whole rows and columns are
    left to "duplicate-row" and "duplicate-column". The chance is bounded by how often cells tie at the same
    distance, or at any, to the power of the block's numbers, over all pairs of places. Silent for fewer
    than five numbers, in symmetric matrices, and where half of the panel repeats at that distance.
    """
    if is_square(panel):
        return
    ends = ends_of(panel)
    blocks = [
        block
        for block in repeated_blocks(panel)
        if _is_local(panel, block) and evidence(panel, block, ends) >= FEWEST
    ]
    found = [block for block in blocks if chance_of_block(panel, block, ends) < LIKELIHOOD]
    if found:
        yield _finding(panel, max(found, key=lambda block: block.height * block.width))


def _is_local(panel: Panel, block: Block) -> bool:
    """Whether the block is no copy of rows or columns, and no part of such a copy."""
    down, right = block.shift
    if right == 0:
        return block.height > 1 and block.width < len(panel.columns.ticks) - 1
    if down == 0:
        return block.height < len(panel.rows.ticks) - 1 and block.width > 1
    return True


def _finding(panel: Panel, block: Block) -> Finding:
    first = [panel.grid[place] for place in block.places]
    second = [panel.grid[place] for place in block.copies]
    places = marks(second, "again")
    count = block.height * block.width
    return Finding(
        f"{count} values stand at {place_of(panel, first[0])} and again at {place_of(panel, second[0])}",
        places[0],
        because=marks(first, "first")[:1],
        also=places[1:],
        panel=name_of(panel),
    )
