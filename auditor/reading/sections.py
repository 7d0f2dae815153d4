"""What a section is for, told from its heading: data and components, or prose about them."""

import re

from auditor.reading.outline import Node

_PROSE = re.compile(
    r"\b(?:observations?|interpretations?|conclusions?|insights?|findings?(?!\s+(?:your|our|the|a|one)\b)|takeaways?|discussion"
    r"|implications?|remarks|commentary|anomal\w+|verification|performance summary|caveats?"
    r"|what (?:stands out|(?:it|this|they|that) (?:says?|means?|shows?|tells?(?: us)?)"
    r"|to (?:look (?:at|for)|note|see|take away)|(?:we|one) (?:sees?|learn(?:ed|t)?|notices?))"
    r"|(?:in (?:short|brief|a nutshell|plain words)|so what|points? (?:to note|of interest)|who wins where)$"
    r"|derived (?:quantities|metrics|measures|figures|values|statistics|numbers|results))\b",
    re.IGNORECASE,
)
_PROSE_OR_NOT = (
    r"summary|trends?|notes?|notable|meaning|significance|context|overview|patterns?|comparisons?|highlights?|"
    r"extremes?|outlook|background|errors?|metrics|statistics|reading|analysis"
)
_PROSE_ALONE = re.compile(
    rf"^[\W\d]*(?:(?:key|main|overall|and|the|of|in|general|notable|some|other|further|brief|short"
    rf"|{_PROSE.pattern}|{_PROSE_OR_NOT})\b\W*)+$",
    re.IGNORECASE,
)
_MAY_HOLD_DATA = re.compile(
    r"^[\W\d]*(?:(?:detailed|overall|the|and|of|analysis|reading|overview)\b\W*)+$", re.IGNORECASE
)
_FEWEST_WORDS = 5  # of a sentence
_GENERIC_WORDS = frozenset(
    [
        "detailed",
        "detail",
        "details",
        "analysis",
        "content",
        "contents",
        "data",
        "points",
        "point",
        "extraction",
        "values",
        "value",
        "table",
        "tables",
        "reconstruction",
        "approximate",
        "approximated",
        "row",
        "rows",
        "column",
        "columns",
        "reading",
        "readings",
        "sample",
        "samples",
        "cell",
        "cells",
        "matrix",
        "heatmap",
        "heatmaps",
        "grid",
        "estimates",
        "estimate",
        "estimated",
        "numbers",
        "number",
        "breakdown",
        "by",
        "by-row",
        "wise",
        "the",
        "of",
        "and",
        "or",
        "in",
        "from",
        "per",
        "each",
        "all",
        "full",
        "with",
        "for",
        "as",
        "is",
        "are",
        "list",
        "listing",
        "distribution",
        "transcription",
        "numerical",
        "numeric",
        "figure",
        "chart",
        "plot",
        "image",
        "section",
        "sections",
        "panel",
        "panels",
        "view",
        "left",
        "right",
        "top",
        "bottom",
        "to",
        "visible",
        "printed",
        "scores",
        "score",
        "results",
        "result",
        "annotations",
        "annotation",
        "entries",
        "entry",
        "contained",
        "inside",
        "components",
        "component",
        "axes",
        "axis",
        "legend",
        "key",
        "documentation",
        "technical",
        "document",
        "information",
        "specific",
        "specification",
        "specifications",
        "core",
        "description",
        "here",
        "text",
        "labels",
        "label",
        "same",
        "order",
        "again",
        "body",
        "main",
        "exact",
        "selected",
        "representative",
        "line",
        "tabular",
        "form",
        "raw",
        "individual",
        "further",
        "additional",
        "remaining",
        "extracted",
        "read",
        "off",
        "transcribed",
        "structure",
        "down",
        "along",
        "across",
        "overview",
        "map",
    ]
)
_SIDE = r"(?:left|right|cent(?:er|re)|middle|top|bottom|upper|lower|first|second|third|fourth)"
_SIDED_PANEL = re.compile(
    rf"\b{_SIDE}(?:[\s-]hand)?(?:\s+side)?\s+(?:heat\s?map|panel|plot|matrix|chart|grid|subplot|figure|map"
    rf"|table)\b",
    re.IGNORECASE,
)
_SIDE_ALONE = re.compile(rf"^\s*{_SIDE}\s*:?\s*$", re.IGNORECASE)
_LETTERED = re.compile(
    r"^\W*(?:\d{1,2}[.)]\s+)?(?:sub)?(?:panel|heat\s?map|plot|matrix|grid|chart|figure|map)\s+(?:\d{1,3}"
    r"|[A-Z]|[IVX]{1,4}|\([a-z]\))\b",
    re.IGNORECASE,
)
_EXTENT = re.compile(rf"^[^()]*\b{_SIDE}\b[^()]*\([^()]*\d\s*[-–—]\s*\d[^()]*\)", re.IGNORECASE)
# A title of numbers alone names a panel if they are too large to count sections: "2014", "2019-2021".
_YEARS = re.compile(r"\d{3}")
_PANEL_WORDS = frozenset("heatmap heatmaps panel panels map plot chart grid matrix figure table".split())
_REGION = re.compile(
    r"\b(?:(?:upper|lower|top|bottom|middle|cent(?:er|re))[\s-]+(?:left|right|cent(?:er|re)|middle)"
    r"|corners?|quadrants?|regions?|areas?|cent(?:er|re)|diagonal)\b",
    re.IGNORECASE,
)


def is_prose_heading(text: str) -> bool:
    """Whether a heading announces sentences about the data, not data."""
    if _MAY_HOLD_DATA.match(text):
        return False
    return (bool(_PROSE.search(text)) and len(text.split()) <= 8) or bool(_PROSE_ALONE.match(text))


def begins_sentence(node: Node) -> bool:
    """Whether the words before a node's colon are as many as those of a sentence; names of rows have fewer."""
    return node.label is not None and len(node.label.text.split()) >= _FEWEST_WORDS


def in_prose(node: Node) -> bool:
    """Whether a node stands in a section of sentences about the data ("Key Observations")."""
    titles = [parent for parent in node.parents if parent.block.kind in ("heading", "title")]
    headings = ["" if title.block.figure else title.name.text for title in titles]
    return any(is_prose_heading(text) for text in headings[1:]) or any(
        _PROSE_ALONE.match(text) and not _MAY_HOLD_DATA.match(text) for text in headings[:1]
    )


def is_generic(text: str) -> bool:
    """Whether a title names no panel: "Detailed Analysis", "Values (row by row)", "Upper right (1-3)"."""
    if _LETTERED.match(text):
        return False
    bare = re.sub(r"\([^()]*\)|^\s*\d+[.)]\s*", " ", text)
    if _SIDED_PANEL.search(bare) or (_SIDE_ALONE.match(bare) and not _EXTENT.search(text)):
        return False
    if _EXTENT.search(text) or (_REGION.search(bare) and not _SIDED_PANEL.search(text)):
        return True
    words = re.findall(r"[^\W\d_][\w']*", bare.casefold())
    if _YEARS.search(bare) and not set(words) - _PANEL_WORDS:
        return False
    return all(word in _GENERIC_WORDS for word in words)


def names_a_side(text: str) -> bool:
    """Whether a text picks a panel by where it stands ("left heatmap"), not just a place ("(right)")."""
    return bool(_SIDED_PANEL.search(text) or _SIDE_ALONE.match(text))
