"""What else what is measured may be called: where degrees are measured, "the water" that cools is what they are of; where kWh are, "the use"."""

import re
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Document

# By these words of its titles a document tells what it measures, and by these its sentences may call it as well.
_KIN = tuple(
    (frozenset(told.split()), frozenset(called.split()))
    for told, called in (
        ("temperature °c °f celsius fahrenheit warmth", "temperature water air soil ground sea lake river room weather surface it"),
        ("kwh mwh energy electricity power wh watt", "consumption use usage demand load draw electricity energy power"),
        ("price cost euro dollar pound rent fee tariff € $ £", "price cost rent fee bill rate"),
        ("rain rainfall precipitation snow", "rain rainfall precipitation snow weather"),
        ("moisture humidity", "water moisture soil ground air humidity"),
        ("visit visitor booking hire guest passenger rider attendance ticket", "number demand traffic attendance business turnout use"),
        ("height growth length", "growth plant seedling height length"),
        ("wait waiting delay duration latency time", "wait queue time delay duration"),
        ("yield harvest crop", "harvest crop yield output"),
        ("sale sold revenue turnover income", "sale revenue turnover business income demand"),
        ("weight mass", "weight mass"),
        ("level depth", "level water"),
    )
)  # fmt: skip
# "Loaves per hour" are what is put out.
_RATE = re.compile(r"\bper (?:second|minute|hour|shift|day|week|month|year)\b")
_OF_RATES = frozenset("output throughput rate pace".split())


def kin_words(document: Document) -> frozenset[str]:
    """The words by which sentences may call what the titles of a document say is measured."""
    return _kin_words(document)


@lru_cache(maxsize=128)
def _kin_words(document: Document) -> frozenset[str]:
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    axes = {
        norm
        for panel in document.panels
        for axis in (panel.rows, panel.columns)
        for norm in norms(axis.label)
    }
    head = document.source.text[:first].casefold()
    said = (set(norms(head)) | {mark for mark in ("°c", "°f", "€", "$", "£") if mark in head}) - axes
    rates = _OF_RATES if _RATE.search(head) else frozenset()
    return frozenset(word for told, called in _KIN if told & said for word in called) | rates
