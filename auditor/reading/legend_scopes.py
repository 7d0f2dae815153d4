"""Legends for some panels only: one text with several ranges, each for another panel."""

import re
from dataclasses import dataclass
from itertools import pairwise

from auditor.model import Legend
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.legend_text import colour_bands, colour_scale, ranges
from auditor.reading.outline import Node
from auditor.reading.plain import Plain

_COLOUR_THINGS = (
    "scale bar map mapping key gradient ramp coding legend range code palette encoding intensity "
    "strip wedge ladder"
)
COLOUR_WORD = rf"(?:colou?r[\s-]*(?:{_COLOUR_THINGS.replace(' ', '|')})s?|c-?bar)"
HEAD = re.compile(
    rf"\b(?:legends?|{COLOUR_WORD}|scale\s*bar|heat\s*scale|colou?rs?)\b|^(?:scales?|keys?|shading|hues?"
    rf"|gradient|palette|c?bar|tint(?:s|ing)?|shades?|tones?|hatching|col\.\s(?:bar|scale|key)"
    rf"|(?:tone|grey|gray|tint|shading|hatching|heat|value|darkness)[\s-](?:scale|key|bar))$",
    re.IGNORECASE,
)
PLACE = re.compile(
    r"\((?:(?:far|right|left|top|bottom|vertical|horizontal|bar|side|hand|shared|common|at|on|to|of|the"
    r"|edge|below|above|beside|each|both|panels?|heatmaps?|figure)\b[\s,-]*)+\)",
    re.IGNORECASE,
)
_PIECE = re.compile(
    r"\s*(?:;|,(?!\d)|\.(?=\s+[\"“'(]?[A-Z])|(?<=\s)[/|·](?=\s)|\band\b|\bwhile\b|\bwhereas\b|\bbut\b)\s*"
    r"(?:and\s+|while\s+|but\s+)?",
    re.IGNORECASE,
)


_PANEL_FIRST = re.compile(
    r"(?:the\s+)?(?P<panel>(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third)(?:[\s-]hand)?"
    r"(?:\s+(?:panel|map|heat\s?map|bar|one|matrix))?|\([a-z]\)|[a-h](?=:\s)|(?-i:[A-H])(?=\s(?:goes|runs|ranges|from|spans)\s)|panel\s+\(?[A-Z]\)?)\s*(?=[,:=–—-]|\s(?:from|uses?|has|runs?|goes"
    r"|is|ranges?|ticks?|spans?|covers?|with|\d))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class ScopedLegend:
    """A legend, and the words that say which panels it is for ("" where it is the figure's).

    `nested` tells a part of a longer declaration, such as one line for each panel; `prose` one that only
    a sentence mentions.
    """

    legend: Legend
    scope: str
    node: Node
    nested: bool = False
    prose: bool = False
    items: tuple[Node, ...] = ()


def pieces(text: Plain) -> list[tuple[Legend, str]]:
    """`10 to 90 on the upper map and 2 to 5 on the lower`: a text with two ranges is a legend for each."""
    if told := _led_by_panels(text) or _led_by_names(text):
        return [(colour_scale(part), scope) for part, scope in told]
    places = ranges(text)
    if len(places) < 2 or colour_bands(text):
        return []
    cuts = [0]
    for (_, end), (start, _) in pairwise(places):
        separators = [
            found for found in _PIECE.finditer(text.text, end, start + 1) if found.end() <= start + 1
        ]
        if not separators:
            return []
        cuts.append(
            separators[-1].start() if _leads(text.text[separators[-1].end() : start]) else separators[0].end()
        )
    bounds = [*cuts, len(text.text)]
    parts = [text.part(start, end) for start, end in pairwise(bounds)]
    return [(colour_scale(part), _scope_of(part)) for part in parts]


_END_OF_PART = re.compile(
    r"(?:(?:;|(?<=[^\d\W])\.|\.(?=\s+\(?[A-H]\)?:\s))|,(?:\s+(?:and|while|but))?(?=\s+[A-H]\s(?:goes|runs|ranges|from|spans)\s))\s+"
)


def _led_by_panels(text: Plain) -> list[tuple[Plain, str]]:
    """`left, ticks at 3 and 6; right, ticks at 20 and 40`: parts that each begin with a panel's place or letter."""
    cuts = [0, *(found.end() for found in _END_OF_PART.finditer(text.text)), len(text.text)]
    parts = [text.part(start, end) for start, end in pairwise(cuts) if end > start]
    leads = [_PANEL_FIRST.match(part.text) for part in parts]
    told = [(part, _as_letter(lead["panel"])) for part, lead in zip(parts, leads, strict=True) if lead]
    return told if len(told) == len(parts) > 1 and len({scope for _, scope in told}) == len(told) else []


def _as_letter(name: str) -> str:
    """A letter alone in brackets, as "A" else is an article."""
    return f"({name})" if len(name) == 1 and name.isupper() else name


# "Open door: 40 to 75"
_NAME_FIRST = re.compile(r"(?P<panel>[^\W\d][^:;,()]{0,40}?):\s+(?:from\s+)?(?=[~≈]?[-+−]?\.?\d)")


def _led_by_names(text: Plain) -> list[tuple[Plain, str]]:
    """`Early tide: 40–75; Late tide: 30–50`: parts that begin with a name, whose ranges are no bands of one scale."""
    parts = [text.part(*found.span()) for found in re.finditer(r"[^;]+", text.text)]
    leads = [_NAME_FIRST.match(part.text) for part in parts]
    told = [(part, lead["panel"]) for part, lead in zip(parts, leads, strict=True) if lead]
    names = {scope.casefold() for _, scope in told}
    if len(told) != len(parts) or not 1 < len(told) == len(names) or any(map(TONE_OR_COLOUR.search, names)):
        return []
    scales = [colour_scale(part.part(lead.end())) for part, lead in zip(parts, leads, strict=True) if lead]
    ends = sorted((s.low.value, s.high.value) for s in scales if s.low is not None and s.high is not None)
    overlap = any(low < high for (_, high), (low, _) in pairwise(ends))
    return told if overlap and len(ends) == len(told) else []


def _leads(text: str) -> bool:
    """Whether the words between a separator and a range name what the range is for."""
    return bool(text.strip())


# Numbers of a scale beside its range: "in steps of 5", "ticks at 2, 4".
_STEPS = re.compile(
    r"\b(?:every|steps? of|ticks?(?: at)?|at|of|about|around)\s+[-+−]?\d[\d.]*(?:(?:,| and)\s+\d[\d.]*)*",
    re.IGNORECASE,
)
_TONED = re.compile(rf"\((?=[^()]*{TONE_OR_COLOUR.pattern})[^()]*\)", re.IGNORECASE)


def _scope_of(part: Plain) -> str:
    """What a part says beside its range: the words, and the numbers, by which it picks its panel."""
    places = ranges(part)
    starts, ends = [0, *(end for _, end in places)], [*(start for start, _ in places), len(part.text)]
    text = " ".join(part.text[start:end] for start, end in zip(starts, ends, strict=True))
    return _STEPS.sub(" ", _TONED.sub(" ", text)).strip(" .,;")


def scope_words(label: str) -> str:
    """The words of a legend's label that say which panel it is for."""
    return re.sub(r"[\s/&,]+", " ", HEAD.sub(" ", PLACE.sub(" ", label))).strip()
