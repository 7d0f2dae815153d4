"""Sentences that speak of uncertainties, told as if these were the values: "no error bar exceeds ±4" is "no value exceeds 4"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.model import Statement
from auditor.source import Span

# What stands behind "±" is called so, whatever the cells hold.
_SURE = (
    r"standard deviations?|standard errors?|uncertaint(?:y|ies)|error bars?|margins? of error|std(?:\.|s| ?devs?\.?)?|SDs?|SEMs?|"
    r"confidence (?:intervals?|bands?)|± ?(?:values?|parts?|terms?|figures?|entry|entries|numbers?)|plus[- ](?:or|and)[- ]minus (?:values?|parts?|terms?)"
)
# These may as well tell how far the values of a line lie apart.
_MAYBE = r"errors?|deviations?|spreads?|scatter|variations?|variabilit(?:y|ies)|noise|intervals?|half[- ]widths?|bands?|tolerances?"
_THING = rf"(?:(?P<sure>{_SURE})|(?P<maybe>{_MAYBE}))"
_WIDE = {"widest": "largest", "broadest": "largest", "wider": "larger", "broader": "larger", "wide": "large",
         "narrowest": "smallest", "tightest": "smallest", "narrower": "smaller", "tighter": "smaller", "narrow": "small"}  # fmt: skip
_HIGH = {"most": "highest", "more": "higher", "least": "lowest", "less": "lower"}
_LOW = {"most": "lowest", "more": "lower", "least": "highest", "less": "higher"}
_ADJECTIVE = {
    **{f"{how} {word}": to for how, to in _HIGH.items() for word in ("uncertain", "noisy", "imprecise")},
    **{f"{how} {word}": to for how, to in _LOW.items() for word in ("certain", "precise", "reproducible", "repeatable")},
    "noisiest": "highest", "noisier": "higher",
}  # fmt: skip
_TALK = re.compile(
    rf"\b(?:(?P<wide>{'|'.join(_WIDE)}) )?{_THING}(?![\w-])"
    rf"|\b(?P<adjective>{'|'.join(_ADJECTIVE)})(?![\w-])"
    r"|(?<![\d)%] )(?<![\d)%])(?P<sign>(?:±|\+/-)\s?)(?=\d)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class OfUncertainties:
    """A sentence told of uncertainties as of values; `pointers` are the places of the words that did so.

    Where these may speak of something else, they are `unsure`.
    """

    statement: Statement
    pointers: tuple[Span, ...]
    unsure: tuple[Span, ...]


# "What follows ± is the standard error over 5 runs" tells what they are, and not how large.
_DEFINED = re.compile(
    r"\b(?:is|are|was|were|shows?|gives?|denotes?|means?|marks?|stands?\s+for|represents?|indicates?)\s+(?:(?:the|one|a|half|its|their|\d+(?:\.\d+)?)\s+)*"
    r"(?:standard\s+(?:deviation|error)|s\.?d\.?|s\.?e\.?m?\.?|\d+\s?%\s+(?:confidence|interval))",
    re.IGNORECASE,
)


def told_of_uncertainties(statement: Statement) -> OfUncertainties | None:
    """The sentence as one on values; None where it does not speak of uncertainties."""
    found = list(_TALK.finditer(statement.text))
    if not found or _DEFINED.search(statement.text):
        return None
    text, offsets, at = "", list[int](), 0
    for one in found:
        words = _words(one)
        first, last = statement.offsets[one.start()], statement.offsets[one.end() - 1]
        text += statement.text[at : one.start()] + words
        offsets += [
            *statement.offsets[at : one.start()],
            *([first, *[last] * (len(words) - 1)] if words else []),
        ]
        at = one.end()
    told = replace(statement, text=text + statement.text[at:], offsets=(*offsets, *statement.offsets[at:]))
    return OfUncertainties(told, tuple(_places(statement, found)), tuple(_unsure(statement, found)))


def _words(found: re.Match[str]) -> str:
    if found["adjective"]:
        return _ADJECTIVE[found["adjective"].casefold()]
    if found["sign"]:
        return ""
    thing = found["sure"] or found["maybe"]
    many = (
        thing.casefold().endswith(("s", "ies"))
        and thing.casefold() not in ("sds",)
        or thing in ("SDs", "SEMs")
    )
    wide = f"{_WIDE[found['wide'].casefold()]} " if found["wide"] else ""
    return f"{wide}{'values' if many else 'value'}"


def _places(statement: Statement, found: list[re.Match[str]]) -> Iterator[Span]:
    for one in found:
        yield statement.source_span(one.start(), one.end())


def _unsure(statement: Statement, found: list[re.Match[str]]) -> Iterator[Span]:
    """The words that may tell of something else, in a sentence without any sign of an uncertainty."""
    if any(one["sign"] or one["sure"] for one in found):
        return
    for one in found:
        if one["maybe"]:
            yield statement.source_span(one.start(), one.end())
