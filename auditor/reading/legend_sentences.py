"""Colour scales that only a sentence mentions."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.model import Legend
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.legend_scopes import COLOUR_WORD, ScopedLegend, pieces, scope_words
from auditor.reading.legend_text import colour_bands, colour_scale, inline_anchors
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences

_SUBJECT = re.compile(
    rf"\b(?:legends?|{COLOUR_WORD}|scales?(?!\s*[\d)])|bars?|gradients?|palettes?|keys?|shading|shades|tints|colou?rs?|vmin)\b",
    re.IGNORECASE,
)


_SAYS = re.compile(
    r"\b(?:rang\w+|span\w*|cover\w*|runs?|running|goes|going|extend\w*|from|between|stretch\w*|reach\w*"
    r"|ticks?|labell?ed|marked|marks|means?|stands? for|is|are|at|of|to)\b|=|:|\d\s?(?:\.\.|…|–|→|->)|\bmin\b.*\bmax\b",
    re.IGNORECASE,
)


_NO_SCALE = re.compile(
    r"\b(?:no|without|neither|absent|lacks?)\b[^.]{0,30}\b(?:bar|legend|scale|key|color|colour)\b"
    r"|\bno explicit\b",
    re.IGNORECASE,
)


_MEANS = re.compile(r"\b(?:means?|stands? for|denotes?|is|indicates?)\b|=")


_HUE = re.compile(r"colou?rs?|shading", re.IGNORECASE)
# "In (a), rows are doses. Its bar goes from 0 to 5": whose scale it is.
_LEAD = re.compile(r"(?:in|for|on)\s+[^,.:;]{1,40},", re.IGNORECASE)
_GOES_ON = re.compile(r"(?:its|here|there)\b", re.IGNORECASE)
LONGEST_SENTENCE = 2000
_NUMBERS_ALONE = re.compile(r"[\d\s.,;:%°()|/±+−–-]*")


def mentioned_scales(node: Node) -> Iterator[ScopedLegend]:
    """A scale that only a sentence mentions: "The bar covers 3 to 7", "white means 1, black 9"."""
    if node.label is not None and _NUMBERS_ALONE.fullmatch(node.body.text):
        return  # a row whose name has such a word in it: "Sand Bar: 3, 4, 5"
    lead = ""
    for sentence in sentences(node.block.content):
        opens = _LEAD.match(sentence.text)
        lead = opens.group() if opens else lead if _GOES_ON.match(sentence.text) else ""
        if len(sentence.text) > LONGEST_SENTENCE:
            continue
        subject = _SUBJECT.search(sentence.text)
        if _NO_SCALE.search(sentence.text):
            continue
        if subject is None:
            yield from _by_colours(sentence, node)
            continue
        told = sentence.part(subject.start())
        legend = colour_scale(told)
        if _HUE.fullmatch(subject.group()) and not (legend.low or legend.anchors):
            continue  # "red is a rare colour, seen at 5, 17 and 30 only": values, and no ticks of a bar
        if not (legend.low or legend.ticks or legend.anchors) or not _SAYS.search(
            told.text, subject.end() - subject.start()
        ):
            continue
        whole = replace(legend, span=sentence.span(), text=sentence.text)
        parts = pieces(told)
        yield from (
            ScopedLegend(replace(piece, span=sentence.span()), scope, node, True, True)
            for piece, scope in parts
        )
        yield ScopedLegend(whole, "" if parts else scope_words(f"{lead} {sentence.text}"), node, prose=True)


def _by_colours(sentence: Plain, node: Node) -> Iterator[ScopedLegend]:
    """`White means 1, black 9`: colours alone make a scale where at least two have a value."""
    if node.block.kind != "paragraph" or not TONE_OR_COLOUR.search(sentence.text):
        return
    if bands := colour_bands(sentence):
        legend = Legend(
            sentence.span(), anchors=bands, colours=tuple(band.colour for band in bands), text=sentence.text
        )
        yield ScopedLegend(legend, "", node, prose=True)
    elif len(inline_anchors(sentence)) > 1 and _MEANS.search(sentence.text):
        yield ScopedLegend(replace(colour_scale(sentence), span=sentence.span()), "", node, prose=True)
