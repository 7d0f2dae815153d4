"""Whether the values of a panel add up to something: counts and amounts do, rates, means and marks do not."""

import re
from functools import lru_cache

from auditor.language.number_roles import called_percent
from auditor.metrics import metric_of
from auditor.model import Panel

_NO_AMOUNT = re.compile(
    r"\b(?:mean|average|averaged|median|typical|rate|ratio|share|proportion|probabilit\w+|per|score|rating|index|rank|temperature|degrees?|speed|velocity|density|pressure|humidity|"
    r"error|deviation|correlation|coefficient|similarity|distance|change|difference|loss|level|accuracy|concentration|latency|factor|multiple|grade|depth|height|age|price|ph)\b|°|/",
    re.IGNORECASE,
)


@lru_cache(maxsize=256)
def adds_up(panel: Panel) -> bool:
    """Whether nothing that names its values, and none of these, keeps a sum of them from telling an amount."""
    legend = panel.legend
    named = f"{panel.name} {panel.figure} {legend.label if legend else ''} {legend.text if legend else ''}"
    negative = any(quantity.value < 0 for quantity in panel.values.values())
    metric = metric_of(panel)
    share = metric is not None and metric.share
    return not (negative or share or called_percent(panel) or _NO_AMOUNT.search(named))
