"""The way of a line through cells that hold ranges: "row A falls through 30-40 and enters the lowest band at 5 km"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.bands.claims import Passage, band_text, bands_of
from auditor.claims.bands.reading import passages
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.truth import Truth
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """The bands that a row or column is said to pass."""
    yield from passages(clause)


_GRID = (
    "## Late trams\n\n| line \\ snow | 0 | 2 | 5 |\n|---|---|---|---|\n| north | 0-10 | 10-20 | 20-30 |\n"
    "| south | 0-10 | 0-10 | 10-20 |\n\n### Observations\n\n"
)


@claim(
    "CLM048",
    kind="band",
    reads=read,
    # The ends of bands are neither values nor a range of one cell.
    overrides=("range", "value"),
    bad=[
        Example(
            f"{_GRID}- South reaches the top band at snow 5.\n",
            marks="South reaches the top band at snow 5.",
            says="0-10, 0-10, 10-20",
        )
    ],
    good=[Example(f"{_GRID}- North climbs through 10-20 and enters the top band at snow 5.\n")],
)
def band_misplaced(claim: Passage, world: World) -> Judgement:
    """A row or column does not pass the bands that the text names, or not there, or not in that order.

    Cells hold ranges here, and a band is one of these ranges. Only bands that some cell has are judged, and only where
    every cell of the line holds one; what is said to be reached at a tick was not there before it.
    """
    panel = world.document.panels[claim.line.panel]
    truth = claim.truth(panel)
    found = bands_of(panel, claim.line)
    shown = ", ".join("?" if ends is None else band_text(ends) for ends in found)
    says = f"the bands there are {shown}" if truth is Truth.FALSE else ""
    return Judgement(truth, says, (), "some of the bands are not written, or no cell holds them")
