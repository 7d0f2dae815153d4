"""Whether an extreme stands once or several times, as it is written."""

from collections.abc import Sequence

from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import Valued, valued
from auditor.truth import Truth
from auditor.world import World


def tied(claim: Extreme, world: World, cells: Sequence[Valued]) -> Truth:
    """Whether each place holds the extreme, and two cells at least do, or one only; not known of a grid with gaps."""
    written = [c for c in cells if (c.row, c.column) in world.document.panels[c.panel].values]
    if not written or any(not cell.value.known for cell in cells):
        return Truth.UNKNOWN
    middles = [cell.value.middle for cell in written]
    top = max(middles) if claim.direction == "max" else min(middles)
    holders = {cell.place for cell in written if cell.value.middle == top}
    here = all(holders & {cell.place for cell in valued(world, [place])} for place in claim.place)
    return Truth.of(here and (len(holders) == 1 if claim.ties == "sole" else len(holders) > 1))
