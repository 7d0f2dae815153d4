"""What a text about a colour scale says: its ends, its ticks, its colours, the values of single colours."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import Anchor, Legend
from auditor.quantity import Quantity, match_quantity, quantities
from auditor.reading.colours import COLOUR, TONE, colours_in
from auditor.reading.lists import numeric_list
from auditor.reading.paired_bands import paired_bands
from auditor.reading.plain import Plain
from auditor.source import Span

_NUM = r"[~≈]?\s?(?:(?<!\d)[-+−])?\d(?:[\d.,]*\d)?(?:[eE][-+]?\d+)?%?(?![\deE])"
_HUE = rf"(?:{COLOUR.pattern}|{TONE.pattern})"
_ASIDE = (
    r"(?:\s*(?:\([^()]{0,60}\)|[′″]|[a-z°%µ/]{1,10}\b(?<!\bto)(?<!\band)(?<!\bin)|%))?(?:\s*\([^()]{0,60}\)"
    r"|\s+(?:in\s+)?(?:[a-z]+\s)?[a-z]+\b(?<!\bto)(?=\s+to\s))?"
)
_HEDGE = (
    r"(?:(?:approximately|approx\.?|about|around|roughly|nearly|circa|just (?:above|below|under|over)|"
    r"a (?:low|high|minimum|maximum)(?: value)? of|values? of)\s+)?"
)
_COLOURED = rf"(?:(?:{COLOUR.pattern}|{TONE.pattern})\s*(?:\(|at\s|for\s)?\s*)?"
_RANGE = re.compile(
    rf"(?:(?P<cue>\bfrom|\bbetween|\brang(?:es?|ing)(?:\s+of|:)?(?:\s+from)?|\bspans?|\bspanning|\bcovers?"
    rf"|\bcovering|\bruns?(?:\s+from)?)\s+)?{_COLOURED}{_HEDGE}"
    rf"(?<![\w.])(?P<low>{_NUM}){_ASIDE}\s*\)?\s*(?:[-–—]|to|through|up to|and|→|->|\.\.\.?"
    rf"|…)\s*{_COLOURED}{_HEDGE}(?P<high>{_NUM})",
    re.IGNORECASE,
)
_PATH = re.compile(
    rf"\bfrom\s+(?P<low>{_NUM}){_ASIDE}\s+(?:over|via|through"
    rf"|past)\s+(?:[^.;]|\.(?=\d)){{1,80}}?\s+to\s+{_COLOURED}(?P<high>{_NUM})",
    re.IGNORECASE,
)
# "-3 (blue) over 0 (white) to 3 (red)", "-20 to 0 to 20": a scale told by more than its ends.
_THROUGH = r"(?:over|via|through|past|to|→|->|\.\.\.?|…)"
_STOPS = re.compile(
    rf"{_COLOURED}(?<![\w.])(?P<low>{_NUM}){_ASIDE}\s*\)?\s*(?:{_THROUGH}\s*{_COLOURED}{_NUM}{_ASIDE}\s*\)?\s*){{1,6}}(?:\bto|→|->|…|\.\.\.?)\s*"
    rf"{_COLOURED}(?P<high>{_NUM})",
    re.IGNORECASE,
)
_LIMITS = re.compile(
    rf"\bv?min(?:imum)?(?:\s*[=:]\s*|\s+(?:(?:is|of|at)\s+)?)(?P<low>{_NUM}).{{0,40}}?"
    rf"\bv?max(?:imum)?(?:\s*[=:]\s*|\s+(?:(?:is|of|at)\s+)?)(?P<high>{_NUM})",
    re.IGNORECASE,
)
_TICKS = re.compile(
    r"\b(?:tick(?:s| marks?| labels?)?|labell?ed|labels?|marked|marks?|markers?|markings?|increments"
    r"|numbers)\b",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"\b(?:rang\w+|span\w*|cover\w*|runs?|running|goes|going|extend\w*|from|between|stretch\w*|reach\w*"
    r"|ticks?|labell?ed|marked|marks)\b",
    re.IGNORECASE,
)
_STEP = re.compile(r"\b(?:steps?|increments?|intervals?)\s+of|every\s+(?=\d)", re.IGNORECASE)
_BELOW = re.compile(r"(?:<|≤|below|under|less than|up to|at most)\s*$", re.IGNORECASE)
_ABOVE = re.compile(r"(?:>|≥|above|over|from|more than|at least)\s*$", re.IGNORECASE)
_HUE = rf"(?:{COLOUR.pattern}|{TONE.pattern})"
_LINK = r"(?:at|is|are|=|means?|for|stands? for|marks?|denotes?|indicates?|represents?|near|around|about|:)"
_ANCHORS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<number>{_NUM})\s*[a-z%°]{{0,4}}\s*\((?:[^()]*?,\s*)?(?P<colour>{COLOUR.pattern}"
        rf"|{TONE.pattern})[^()]*\)",
        rf"(?P<colour>{_HUE})(?:\s+(?:colou?rs?|cells|shades?|end|tones?))?\s*(?:\((?:[^()\d]*?)"
        rf"|(?:{_LINK}\s*)+|\s(?=[-−]?\d))(?:the\s+)?(?:value\s+)?(?P<number>{_NUM})",
        rf"(?P<number>{_NUM})\s*[a-z%°]{{0,4}}\s+(?:is|are|in|=|shown (?:in|as)|appears?"
        rf"|drawn in)\s+(?P<colour>{_HUE})",
    )
)

_UNIT = (
    r"(?:\s?(?!(?:and|or|to|up|from|at|in)\b)°?[a-zµ%][\w/%·²³-]{0,7}"
    r"(?=\s*(?:[,;.)]|[-–—]|(?:up\s+)?to\b|and\b|or\b|$)))?"
)
_BAND = re.compile(
    rf"(?P<colour>{_HUE})\s*(?:\(\s*|(?=[<>≤≥])|(?:is|=|:|for|means?)\s+"
    r"|\s(?=(?:up to|from|below|under|above|over|between|less than|more than|at least|at most)\s|[<>≤≥])"
    rf"|\s(?={_NUM}\s?(?:°?[a-z%]{{1,4}}\s)?\s*(?:(?:[-–—]|to)\s*{_NUM}|\+|(?:and|or)\s+(?:above|more|up|over|higher|beyond)|upwards?)))"
    r"(?:(?:from|between)\s+(?=[^a-z]{1,12}(?:to|and|[-–—])\s*\d))?"
    r"(?:(?:everything|anything|all|whatever|values?|cells?|counts?)\s+(?=(?:below|under|above|over|from|up to)\b))?"
    r"(?P<values>(?:(?:below|under|above|over|from|less than|more than|up to|at least|at most"
    rf"|[<>≤≥])\s*)?{_NUM}{_UNIT}(?:\s*(?:[-–—]|(?:up\s+)?to(?:\s+(?:under|below|less than))?)\s*{_NUM}{_UNIT})?"
    r"(?:\s*(?:\+|(?:and|or)\s+(?:above|more|below|less|over|under|higher|lower|up|upwards?|beyond)|upwards?|onwards?))?)",
    re.IGNORECASE,
)
# "Amber 20-40, rust beyond": a scale that goes on.
_GOES_ON = re.compile(r"\b(?:beyond|above\s+(?:that|this|it)|upwards?|and\s+up)\b", re.IGNORECASE)
_FEWEST_BANDS = 3
LONGEST_TEXT = 2000


def colour_scale(text: Plain, name: str = "") -> Legend:
    """All that a text says of a colour scale; `name` is the sub-item that it stands in ("ticks")."""
    text = text.part(0, LONGEST_TEXT) if len(text.text) > LONGEST_TEXT else text
    if bands := colour_bands(text):
        low, high = bands[0].low, bands[-1].high
        if low and high and low.value > high.value:
            low, high = bands[-1].low, bands[0].high
        if low is None or high is None or _GOES_ON.search(text.text):  # "below 60": the scale goes on
            low = high = None
        return Legend(text.span(), "", low, high, (), bands, tuple(colours_in(text.text)), text.text)
    ticks = tick_marks(text, name)
    anchors = inline_anchors(text)
    in_bands = len(ranges(text)) >= _FEWEST_BANDS
    open_end = in_bands or _GOES_PAST.search(text.text) is not None
    ends = _ends_of_bands(text) if open_end else scale_ends(text)
    if (
        ends
        and len(points := _points(anchors)) > 2
        and {end.span for end in ends} <= {p.span for p in points}
    ):
        ends = _outer(points)
    if ends is None and not ticks and len(run := numeric_list(text)) > 2:
        ticks = tuple(quantity_at(text, start) for start, _ in run)
    if ends is None and not ticks and not in_bands:
        ends = _ends_of(anchors, text) or _named_ends(text)
    low, high = ends or (None, None)
    return Legend(text.span(), "", low, high, ticks, anchors, tuple(colours_in(text.text)), text.text)


_OPEN_BAND = re.compile(
    r"[<>≤≥]|\b(?:below|under|above|over|less than|more than|up to|at least|at most|or more|and more)\b",
    re.IGNORECASE,
)


# "plum: 10 to 60; gold: above that"
_GOES_PAST = re.compile(
    r"[:=–—]\s*(?:anything\s+|all\s+|everything\s+)?(?:above|over|beyond|below|under)\s+(?:that|this|those)\b",
    re.IGNORECASE,
)


def _ends_of_bands(text: Plain) -> tuple[Quantity, Quantity] | None:
    """`sand 0-39, ochre 40-59, umber 60-90`: the outer ends of bands, unless one of them is open."""
    if _OPEN_BAND.search(text.text) or _GOES_PAST.search(text.text) or _GOES_ON.search(text.text):
        return None
    found = [one for one in _RANGE.finditer(text.text) if one.span() in ranges(text)]
    values = [quantity_at(text, one.start(end)) for one in found for end in ("low", "high")]
    return min(values, key=lambda own: own.value), max(values, key=lambda own: own.value)


def scale_ends(text: Plain) -> tuple[Quantity, Quantity] | None:
    """The two ends of a stated range; "ticks at 50 to 56" is none."""
    for pattern in (_LIMITS, _PATH, _STOPS):
        if found := pattern.search(text.text):
            return quantity_at(text, found.start("low")), quantity_at(text, found.start("high"))
    for found in _RANGE.finditer(text.text):
        before = text.text[: found.start("low")]
        sentence = before[max(before.rfind(". "), before.rfind("; ")) + 1 :]
        if found["cue"] is None and _TICKS.search(sentence) and not _VERB.search(_TICKS.sub("", sentence)):
            continue
        joined = text.text[found.end("low") : found.start("high")]
        if re.search(r"\band\b", joined) and (found["cue"] or "").lower() != "between":
            continue
        return quantity_at(text, found.start("low")), quantity_at(text, found.start("high"))
    return None


def ranges(text: Plain) -> list[tuple[int, int]]:
    """Where the ranges of a text stand."""
    return [
        found.span()
        for found in _RANGE.finditer(text.text)
        if not re.search(r"\band\b", text.text[found.end("low") : found.start("high")])
        or (found["cue"] or "").lower() == "between"
    ]


def _ends_of(anchors: tuple[Anchor, ...], text: Plain) -> tuple[Quantity, Quantity] | None:
    """`blue at 3, white at 5, red at 7`: the outer two of a few single values are the ends."""
    values = _points(anchors)
    if not 2 <= len(values) <= 3 or len(values) < len(anchors) or _TICKS.search(text.text):
        return None
    return _outer(values)


def _outer(values: Sequence[Quantity]) -> tuple[Quantity, Quantity]:
    """The first and the last of values in order; else the lowest and the highest: "-3 blue, 3 red, 0 white"."""
    numbers = [value.value for value in values]
    if numbers in (sorted(numbers), sorted(numbers, reverse=True)):
        return values[0], values[-1]
    return min(values, key=lambda own: own.value), max(values, key=lambda own: own.value)


# "pale straw = 3, deep umber = 9": two shades by whatever name.
_NAMED_ENDS = re.compile(
    rf"(?:^|:\s*)[^\W\d][^\d=:;,.]{{1,30}}?\s*[=:≙≡]\s*(?P<low>{_NUM})[^=:;,]{{0,12}}[,;]\s*[^\W\d][^\d=:;,.]{{1,30}}?\s*[=:≙≡]\s*(?P<high>{_NUM})"
)


def _named_ends(text: Plain) -> tuple[Quantity, Quantity] | None:
    found = _NAMED_ENDS.search(text.text)
    if not found or "=" in text.text[found.end() :]:
        return None
    return quantity_at(text, found.start("low")), quantity_at(text, found.start("high"))


def _points(anchors: tuple[Anchor, ...]) -> list[Quantity]:
    """The values of the anchors that have a single one."""
    return [anchor.low for anchor in anchors if anchor.low and anchor.low == anchor.high]


def tick_marks(text: Plain, name: str) -> tuple[Quantity, ...]:
    """Labelled marks of a bar: "ticks at 10, 20, and 40", perhaps with words between."""
    starts = [cue.end() for cue in _TICKS.finditer(text.text)] or ([0] if name else [])
    for start in starts:
        rest = text.part(start)
        stop = re.search(r"(?<!\d)[.;](?:\s|$)", rest.text)
        bare = _without_brackets(rest.part(0, stop.start() if stop else None))
        run = numeric_list(bare)
        if len(run) > 1 and not _STEP.search(bare.text[: run[0][0]]):
            # A bar may name its ends one by one and more ticks between them: "more of them at 15, 20".
            return tuple(quantity_at(bare, place) for place, _ in run)
    return ()


def _without_brackets(text: Plain) -> Plain:
    blanked = re.sub(r"\([^()]*\)", lambda found: "," + " " * (len(found[0]) - 1), text.text)
    return Plain(re.sub(r" (?=,)|,(?=\s*,)", " ", blanked), text.offsets)


def quantity_at(text: Plain, start: int) -> Quantity:
    """The quantity that stands at a position where one is known to be."""
    while text.text[start] in "~≈ ":
        start += 1
    found = match_quantity(text.text, start) or match_quantity(text.text, start + 1)
    if found is None:
        raise ValueError(f"no number at {start} of {text.text!r}")
    return replace(found, span=text.span(found.span.start, found.span.end))


def inline_anchors(text: Plain) -> tuple[Anchor, ...]:
    """`from 0.0 (dark purple) to 1.0 (yellow)`, `white means 1, black 9`: colours with their values."""
    found: list[Anchor] = []
    for pattern in _ANCHORS:
        for match in pattern.finditer(text.text):
            span = text.span(match.start(), match.end())
            if any(span.overlaps(other.span) for other in found):
                continue
            value = quantity_at(text, match.start("number"))
            found.append(Anchor(match["colour"], span, value, value))
    return tuple(sorted(found, key=lambda anchor: anchor.span))


def colour_bands(text: Plain) -> tuple[Anchor, ...]:
    """`pale green (below 60), mid green (60-70), dark green (above 70)`: colours that stand for ranges side by side."""
    found = []
    for band in _BAND.finditer(text.text):
        low, high = anchor_values(text.part(*band.span("values")))
        found.append(Anchor(band["colour"], text.span(band.start(), band.end()), low, high))
    of_ranges = sum(
        anchor.low is not None and anchor.high is not None and anchor.low != anchor.high for anchor in found
    )
    open_ends = [(anchor.low is None, anchor.high is None) for anchor in found]
    if sorted(open_ends) == [(False, True), (True, False)]:  # "below 5, 5 and more"
        return tuple(found)
    whole = len(found) > 2 and of_ranges and of_ranges >= len(found) - 2
    return tuple(found) if whole else paired_bands(text)


def anchor_values(text: Plain) -> tuple[Quantity | None, Quantity | None]:
    """The value or the range of values that stands beside one colour; either end may be open."""
    numbers = [
        replace(q, span=text.span(q.span.end - len(q.text), q.span.end)) for q in quantities(text.text)
    ]
    if len(numbers) >= 2:
        return numbers[0], numbers[1]
    if not numbers:
        return None, None
    start = next(quantities(text.text)).span.start
    before, after = text.text[:start], text.text[start + len(numbers[0].text) :]
    after = re.sub(rf"^{_UNIT}", "", after, flags=re.IGNORECASE)
    if _BELOW.search(before) or re.match(r"\s*(?:or|and) (?:less|below|under|lower)", after):
        return None, numbers[0]
    if _ABOVE.search(before) or re.match(
        r"\s*(?:\+|(?:or|and) (?:more|above|over|higher|up|upwards?|beyond)|upwards?|onwards?)", after
    ):
        return numbers[0], None
    return numbers[0], numbers[0]


def joined(legends: Iterator[Legend] | list[Legend], span: Span) -> Legend:
    """One legend of what several texts say of it; the earlier text tells, the later ones fill."""
    result = Legend(span)
    for legend in legends:
        result = replace(
            result,
            label=result.label or legend.label,
            low=result.low or legend.low,
            high=result.high or legend.high,
            ticks=result.ticks or legend.ticks,
            anchors=(*result.anchors, *legend.anchors),
            colours=(*result.colours, *legend.colours),
            text=f"{result.text} {legend.text}".strip(),
        )
    return result
