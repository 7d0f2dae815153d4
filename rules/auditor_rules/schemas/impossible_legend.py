"""The ends of a colour scale against the domain of the measure that it shows."""

from typing import TYPE_CHECKING

from auditor.rule import Example
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandas as pd
    import pandera.pandas as pa

_GRID = """\
## Heatmap: results by depth and rate
- **X-axis (Rate)**: 1, 2, 3
- **Y-axis (Depth)**: 4, 8
- **Legend**: the colour bar is labeled "{label}" and ranges from {range}.
#### Results
- 4: 61.2, 62.7, 63.0
- 8: 64.1, 66.6, 65.9
"""


@schema_rule(
    "MET002",
    table="legends",
    sentence="the colour scale reaches {text}, which is impossible: {metric} is {domain}",
    because=("legend",),
    bad=[Example(_GRID.format(label="Accuracy", range="50 to 160"), marks="160", says="0 to 100")],
    good=[
        Example(_GRID.format(label="Accuracy", range="60 to 70")),
        Example(_GRID.format(label="Latency (ms)", range="50 to 160")),
    ],
)
def impossible_legend() -> "pa.DataFrameSchema":
    """A colour scale reaches a value that its measure cannot take.

    Assumes what "impossible-value" assumes; a bar may be drawn a little beyond the domain, so that a
    twentieth of its largest end is tolerated. Typical is a dash that was read as a minus ("-40 to -90").
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        checks=[
            pa.Check(lambda ends: ~(ends["high"] < ends["domain_low"] - _margin(ends))),
            pa.Check(lambda ends: ~(ends["low"] > ends["domain_high"] + _margin(ends))),
        ]
    )


def _margin(ends: "pd.DataFrame") -> "pd.Series[float]":
    """A twentieth of the largest end of the same legend."""
    return 0.05 * ends["high"].abs().groupby([ends["document"], ends["legend_start"]]).transform("max")
