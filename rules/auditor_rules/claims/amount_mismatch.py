"""Numbers told in passing: "and 12 for the second", "it has eased to 3.1 by 10", "86 in all left the town"."""

from auditor.claim import Judgement, Precedence, claim
from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.guessing import guesses
from auditor.claims.judging import num_text
from auditor.rule import Example
from auditor.truth import Truth, all_of
from auditor.world import World


@claim(
    "CLM039",
    kind="amount",
    precedence=Precedence(proves=False),
    reads=lambda clause: (),
    guesses=guesses,
    bad=[
        Example(
            "# Runoff in mm\n\n## Ulm\n\n| hour \\ Slope, mm/h | 10 | 20 |\n|---|---|---|\n| 1 | 31 | 45 |\n| 2 | 92 | 50 |\n\n"
            "## Kiel\n\n| hour \\ Slope, mm/h | 10 | 20 |\n|---|---|---|\n| 1 | 30 | 41 |\n| 2 | 93 | 52 |\n\n### Observations\n\n"
            "- The average Ulm runoff at 20 mm/h is 61 mm.\n",
            marks="The average Ulm runoff at 20 mm/h is 61 mm.",
            says="47.5",
        )
    ],
    good=[
        Example(
            "## Rain\n\n| town \\ month | May | June |\n|---|---|---|\n| Ulm | 31 | 45 |\n| Kiel | 92 | 50 |\n\n### Observations\n\n"
            "- Over in Kiel the picture is another one: 92 to begin with, later on only 50.\n"
        )
    ],
)
def amount_mismatch(claim: Amounts, world: World) -> Judgement:
    """A number told in passing is not what the data give.

    Sentences that no other kind reads as a whole are searched for numbers that the data give for what is named
    in them, or just before: cells, means, sums, extremes, differences, ratios. One that fits is supported where hardly
    any other number would have fitted. Contradicted are only extremes, means and ranges that are told in full.
    """
    truths = [part.truth(world) for part in claim.parts]
    says = "; ".join(
        text
        for part, truth in zip(claim.parts, truths, strict=True)
        if truth is Truth.FALSE and (text := part.shown(world))
    )
    return Judgement(all_of(truths), says, stated=num_text(claim.parts[0].number))
