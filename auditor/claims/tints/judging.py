"""Claims on colours, held against the notes of cells and the colours of a legend."""

from auditor.claim import Judgement
from auditor.claims.tints.claims import Tints
from auditor.claims.tints.coloured import all_beyond, as_many, count_cells, most_beyond, share_of_cells
from auditor.claims.tints.meanings import stands_for
from auditor.claims.tints.shades import extreme_cell, shade_stands_for
from auditor.truth import Truth, all_of
from auditor.world import World


def judge(claim: Tints, world: World) -> Judgement:
    """True if all facts hold."""
    results = [_JUDGES.get(fact.about, share_of_cells)(fact, world) for fact in claim.facts]
    wrong = [result for result in results if result.truth is Truth.FALSE]
    says = "; ".join(dict.fromkeys(result.says for result in wrong if result.says))
    because = tuple(place for result in wrong for place in result.because)
    return Judgement(
        all_of(result.truth for result in results), says, because, "the colours are not known well enough"
    )


_JUDGES = {
    "count": count_cells,
    "as many": as_many,
    "beyond": all_beyond,
    "means": stands_for,
    "most beyond": most_beyond,
    "shade": shade_stands_for,
    "extreme": extreme_cell,
}
