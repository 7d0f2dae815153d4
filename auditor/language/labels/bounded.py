"""Fragments behind a label that is a bound: how many cells meet it, and where."""

import re

from auditor.language.labels.fragments import COUNT, Told, Way, inside
from auditor.language.labels.named import place_of
from auditor.model import Document
from auditor.numerals import cardinal

_CELLS = r"(?:cells?|values?|scores?|readings?|entries|entry|tiles?|squares?|wells?|boxes|numbers?|figures?|results?|of them|of those|of these)"
_COUNTED = re.compile(
    rf"(?:(?P<only>just|only)\s+)?(?P<count>{COUNT}|none|not one|no)(?:\s+(?P<noun>{_CELLS}))?(?P<each>\s+each)?(?:\s+(?:stand|lie|sit|fall|are))?(?P<where>\s+(?:in|on|at|of|from|under|for|with)\s+.+)?",
    re.IGNORECASE,
)
_ALL = re.compile(
    rf"(?:all|both)(?:\s+(?:of\s+them|{COUNT}))?(?:\s+of\s+them)?(?P<where>\s+(?:in|on|at|from|under|for|with)\s+.+)", re.IGNORECASE
)
_LATER = re.compile(r"\s+(?:of\s+)?(?:them|those|these)\b", re.IGNORECASE)


def bounded_ways(text: str, told: Told) -> tuple[tuple[Way, ...], Told] | None:
    """The ways to tell how many cells meet the bound of the label, with what is known then; None where it does not fit."""
    if (found := _ALL.fullmatch(text)) is not None and told.counted:
        place = place_of(found["where"], told.document)
        if place is None:
            return None
        return ((f"{_start(told)}all cells {told.bound} are {found['where'].strip()}.",),), told.after()
    found = _COUNTED.fullmatch(text)
    if found is None:
        return None
    where = found["where"] or ""
    place = place_of(where, told.document) if where else None
    if where and (place is None or place.axes):
        return None
    count = _number(found["count"])
    told_count = "no" if count == 0 else found["count"]
    noun = "cell" if count in (0, 1) else "cells"
    verb = "is" if count in (0, 1) else "are"
    leaning = bool(found["noun"] and _LATER.match(f" {found['noun']}"))
    if place is None:
        if leaning or found["each"]:
            return None
        sentence = f"{_start(told)}{told_count} {noun} {verb} {told.bound}."
        return ((sentence[0].upper() + sentence[1:],),), told.after(counted=count)
    if place.is_panel and not leaning and not _panel_named(told):
        start = inside(place.words)
        return ((f"{start}{told_count} {noun} {verb} {told.bound}.",),), told.after(counted=count, scope=start)
    if place.is_panel and leaning:
        return ((f"{inside(place.words)}{told_count} {noun} {verb} {told.bound}.",),), told.after()
    if count is None or (told.counted is not None and count > told.counted):
        return None
    per = " each" if found["each"] else ""
    sentence = f"{_start(told)}{told_count} {noun}{per} {where.strip()} {verb} {told.bound}."
    return ((sentence[0].upper() + sentence[1:],),), told.after(counted=told.counted if leaning else told.counted or count)


def _panel_named(told: Told) -> bool:
    return bool(told.lead.panels) and not told.lead.every_panel


def _start(told: Told) -> str:
    return told.scope or told.inside


def _number(words: str) -> int | None:
    if words.isdigit():
        return int(words)
    return 0 if words.casefold() in ("none", "not one", "no") else cardinal(words)
