"""What "it" stands for where a part of the grid was named before."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions import Analysis
from auditor.language.refs import RegionRef

_BESIDE = {
    "over": "upper triangle",
    "above": "upper triangle",
    "under": "lower triangle",
    "below": "lower triangle",
    "beneath": "lower triangle",
}


def about_it(own: tuple[Item, ...], before: Sequence[Item], analysis: Analysis) -> tuple[Item, ...]:
    """`over it`, said after the diagonal was named: the part of the grid on that side of it."""
    diagonal = [
        i
        for i in before
        if isinstance(i.value, RegionRef)
        and i.value.name in ("diagonal", "upper triangle", "lower triangle")
        and "diagonal" in i.text.casefold()
    ]
    if not diagonal:
        return own
    norms = [token.norm for token in analysis.tokens]
    return tuple(
        replace(item, kind="ref", value=RegionRef(_BESIDE[norms[item.first]]), senses=())
        if item.kind == "compare"
        and norms[item.first] in _BESIDE
        and norms[item.last : item.last + 1] == ["it"]
        else item
        for item in own
    )
