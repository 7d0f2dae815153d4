"""Words for the two sides of a grid, and for the order in which ticks stand in the picture."""

import re
from collections.abc import Sequence

from auditor.model import Tick
from auditor.quantity import number_of
from auditor.reading.colours import COLOUR
from auditor.reading.labels import same_label
from auditor.reading.plain import Plain

_MARKED = r"(?:tick(?:s|[\s_-]?(?:labels?|names|marks|values))?|labels|categories)(?=\s*(?:$|[:=(,–—]|are\b))"
_AXIS = r"(?:[\s‑-]?\(?[xy]\)?)?[\s‑-]?ax[ie]s"
_AT_EDGE = r"ax[ie]s\s+(?:along|across|down|up|on|at)\s+(?:the\s+)?(?:{})\b"
_OF_EDGE = r"(?:{})(?:[\s-]?hand)?(?:\s+side)?[\s-]ax[ie]s"
_SIDES = tuple(
    (
        side,
        re.compile(
            rf"\b(?:{letter}[\s‑_-]?ax[ie]s|{letter}[\s‑_-]?{_MARKED}|ax[ie]s\s+{letter}|{edge}|{named}|{lines}s?(?!\s*[-+−]?\d|[‑-]wise))\b",
            re.IGNORECASE,
        ),
    )
    for side, letter, named, lines, edge in (
        (
            "columns",
            "x",
            rf"abscissa|horizontal(?:ly|{_AXIS})?|(?:sideways|crosswise){_AXIS}",
            "column",
            rf"{_AT_EDGE.format('top|bottom|upper|lower')}|{_OF_EDGE.format('top|bottom|upper|lower')}",
        ),
        (
            "rows",
            "y",
            rf"ordinate|vertical(?:ly|{_AXIS})?|upright{_AXIS}|lines?(?=\s+(?:labels?|captions?|names|heads?|headings?)\b)",
            "row",
            rf"{_AT_EDGE.format('left|right|side')}|{_OF_EDGE.format('left|right|side')}",
        ),
    )
)
_PROPERTY = (
    r"(?:labels?|ticks|names|categories|headers?|headings?|heads|captions?|titles|entries|keys|divisions?|axis"
    r"|variable)"
)
_LABEL_OF_AXIS = re.compile(
    r"^(?:the\s+|shared\s+|common\s+)?(?:(?:\w+\s+){0,2}(?:x|y|horizontal"
    r"|vertical|sideways|crosswise|upright|(?:left|right)(?:[\s-]?hand)?(?:\s+side)?|side|top|bottom|upper|lower)"
    r"[\s‑_-]?(?:\(?[xy]\)?[\s‑-]?)?ax[ie]s\b.*"
    r"|(?:x\s*(?:and|/|&)\s*y|both|horizontal and vertical)[\s-]?ax[ie]s.*|(?:the\s+)?(?:rows and columns"
    r"|columns and rows|rows|columns|row|column)(?![‑-]wise)"
    rf"(?:\s+{_PROPERTY})?(?:\s*[,–—-].*)?"
    rf"|[xy][\s‑_-]?{_MARKED}.*"
    rf"|lines?\s+(?:labels?|captions?|names|heads?|headings?)(?:\s*[,–—-].*)?|ax[ie]s\s+[xy]|abscissa|ordinate"
    rf"|(?:horizontal|vertical)(?:ly|\s+(?:dimension|direction|positions?|order|{_PROPERTY}))?(?:\s*[,–—-].*)?)"
    r"(?:\s+in\s+.*)?$",
    re.IGNORECASE,
)
# "Label (X-axis)": a property with its axis behind it.
_PROPERTY_OF = re.compile(
    r"(?:axis\s+)?(?:labels?|titles?|names?|variables?|ticks?|values|markers?|scale|categories)\s*"
    r"\(\s*(?:on\s+)?(?:the\s+)?(?:[xy]|horizontal|vertical)[\s‑_-]?(?:ax[ie]s)?\s*\)$",
    re.IGNORECASE,
)
_AXIS_AT_EDGE = re.compile(
    r"(?:the\s+)?ax[ie]s\s+(?:along|across|down|up|on|at)\s+(?:the\s+)?(?:top|bottom|left|right|side|upper|lower)"
    r"(?:[\s-]hand)?(?:\s+(?:side|edge|margin))?$",
    re.IGNORECASE,
)
_POSITIONAL = frozenset(
    re.findall(
        r"\w+",
        "x y top bottom left right leftmost rightmost horizontal vertical row rows column "
        "columns shared both upper lower side axis axes of the each every in on map "
        "heatmap heatmaps maps panel panels matrix matrices plot plots grid grids figure "
        "figures for all common same hand lefthand edge to from at first last label labels "
        "two three four and margin stub upward upwards downward downwards rightward rightwards "
        "leftward leftwards across sideways crosswise horizontally vertically ",
    )
)
_WAYS = frozenset(
    "up down reading read beginning starting going counted growing running rising climbing numbered".split()
)
_TO = r"[\s-]+(?:to|through|→|->)[\s-]+(?:the\s+)?"
_PLACES = ("top", "bottom", "left", "right")
_DIRECTIONS = (
    *(
        (place, rf"\b(?:begin|start)\w*\s+(?:at|from|on|with)\s+the\s+(?:very\s+|far\s+)?{place}\b")
        for place in _PLACES
    ),
    (
        "top",
        rf"top{_TO}bottom|(?:the\s+)?top[\s-]down|top downwards?|downwards?\b|(?:going|reading) down\b|first to last",
    ),
    ("bottom", rf"bottom{_TO}top|bottom[\s-]up|upwards?\b|(?:going|reading) up\b|from (?:the )?bottom up"),
    ("left", rf"left{_TO}right|rightwards?\b"),
    ("right", rf"right{_TO}left|leftwards?\b"),
)
# "origin at the lower left": both axes begin there.
_ORIGIN = re.compile(
    r"\borigin\s+(?:is\s+)?(?:(?:at|in)\s+)?(?:the\s+)?(?P<vertical>top|bottom|upper|lower)[\s-]+(?P<horizontal>left|right)\b",
    re.IGNORECASE,
)
_DIRECTION_PATTERNS = tuple((name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _DIRECTIONS)
_ENDS = {"rows": ("top", "bottom"), "columns": ("left", "right")}
_AT_END = re.compile(
    r"(?<!\w)(?!(?:with|to|and|from|the|or|then|through)\s)(?P<tick>\d{1,2}:\d\d|[^\s,;:()]{1,30})(?:\s?(?:°\s?[CFK]?|%|[a-zµ]{1,2}))?[\"'”’`]?\s*(?:,?\s*\(?\s*(?:(?:is|being|stands|starts|starting|begins"
    r"|lies)\s+)?(?:at|on|in|to)\s+(?:the\s+(?:very\s+|far\s+)?(?P<at>top|bottom|left|right|foot|head)|(?P<on>top))\b"
    r"|\(\s*(?:the\s+)?(?P<bracket>top|bottom|left|right|upper|lower)(?:most|\s+(?:row|column|edge"
    r"|end))?\s*\)|\s*=\s*(?P<is>top|bottom|left|right)\b|\s(?:is\s+)?(?P<most>top|bottom|left|right|upper)most\b)",
    re.IGNORECASE,
)
_END_FIRST = re.compile(
    r"\b(?P<at>top|bottom|left|right)(?:most)?(?:\s+(?:row|column|tick|label))?\s*(?:=|is"
    r"|:)\s*[\"'“‘`]?(?P<tick>[^\s,;:()\"”’`]{1,30})",
    re.IGNORECASE,
)

_SCALE = re.compile(
    r"(?<=[.;]\s)(?:the\s+)?(?:colou?rs?|legend|scale|shading|colou?r\s?(?:bar|scale|map|key))\s*(?:\([^()]*\))?\s*:",
    re.IGNORECASE,
)


_BARE_SCALE = re.compile(r"\s*(?:the\s+)?scale\s*:", re.IGNORECASE)


def side_of(text: str) -> str:
    """The side that a label such as "X-axis (Ratio)" or "Rows" names: "rows", "columns", "both" or ""."""
    if re.match(
        r"^(?:the\s+)?(?:(?:both|shared|the two)\s+axes|x\s*(?:and|/|&)\s*y\b)", text.strip(), re.IGNORECASE
    ):
        return "both"
    hits = sorted((found.start(), side) for side, pattern in _SIDES if (found := pattern.search(text)))
    if len(hits) == 2 and re.search(r"\band\b|/|&", text):
        return "both"
    return hits[0][1] if hits else ""


def side_of_label(label: str) -> str:
    """The side of a label, which may be a letter alone, or one with a name: "x", "Y (Zone)", "x, dose"."""
    if edge := edge_of(label):
        return edge
    letter = re.match(r"[xy](?=$|\s*\(|\s*\[|,\s+[^\W\d_]{2})", label, re.IGNORECASE)
    return side_of(f"{letter[0]}-axis" if letter else label)


_EDGE = re.compile(
    r"(?:(?:the\s+|at\s+|on\s+|along\s+|across\s+|up\s+|down\s+)*"
    r"(?:(?P<rows>(?:left|right)(?:[\s-]hand)?\s+(?:side|edge|margin))"
    r"|(?P<columns>(?:top|bottom|upper|lower)\s+(?:edge|side|margin)|(?:top|bottom|head|foot)(?=\s*[\[(])))"
    r"|(?P<upright>(?:up|down)\s+the\s+(?:side|left|right))|(?:across|along)\s+the\s+(?:top|bottom|head|foot))"
    r"\s*(?:\[[^\[\]]*[^\W\d_]{2}[^\[\]]*\]|\([^()]*[^\W\d_]{2}[^()]*\))?",
    re.IGNORECASE,
)

# "Across: ...", "Upwards: ...": the way in which the ticks of a side follow each other.
# "Down (gravity)": with a name beside it a way is no row of that name.
_WAY = re.compile(
    r"(?:going\s+)?(?:(?:across|sideways|(?P<upright>upwards?|downwards?))(?:\s*\([^()]+\))?|(?P<named>up|down)\s*\([^()]+\))",
    re.IGNORECASE,
)


def edge_of(label: str) -> str:
    """The side of a label that names an edge of the figure: "Left side [leaf]", "Head (month)"; else ""."""
    found = _EDGE.fullmatch(label.strip())
    if found and is_positional(re.sub(r"^[^(\[]*|[()\[\]]", "", label)):
        return ""  # "Head (top)" tells the place of what may be a name
    way = _WAY.fullmatch(label.strip())
    if way:
        return "rows" if way["upright"] or way["named"] else "columns"
    return "" if not found else "rows" if found["rows"] or found["upright"] else "columns"


_BRACKETED = re.compile(r"\((?:[^()]|\([^()]*\))*\)")


def is_axis_label(text: str) -> bool:
    """Whether a label speaks of nothing but an axis: "X-axis (Ratio)", "Rows", "Both axes"."""
    head = _BRACKETED.sub("", text).strip()
    if _PROPERTY_OF.match(text) or _AXIS_AT_EDGE.match(head):
        return True
    if _LABEL_OF_AXIS.match(head):
        return True
    return bool(
        re.match(r"^(?:both |shared |horizontal|vertical)?\s*ax[ie]s\b", head, re.IGNORECASE)
        and side_of(text)
    )


def is_positional(text: str) -> bool:
    """Whether a text only says where something stands: "left panel", "shared", "both heatmaps"."""
    bare = re.sub(r"\b(?:far|very)\s+(?=left|right|top|bottom)", "", text.casefold())
    words = re.findall(r"\w+", bare.replace("heat map", "heatmap"))
    placed = [word for word in words if word not in _WAYS]
    return bool(placed) and all(word in _POSITIONAL for word in placed)


def order_of(side: str, text: str, ticks: Sequence[Tick]) -> str:
    """Where the first tick stands, as far as a text tells: by a direction, or by one tick's place."""
    if found := _ORIGIN.search(text):
        vertical, horizontal = found["vertical"].lower(), found["horizontal"].lower()
        return (
            horizontal if side == "columns" else {"upper": "top", "lower": "bottom"}.get(vertical, vertical)
        )
    for name, pattern in _DIRECTION_PATTERNS:
        if name in _ENDS[side] and pattern.search(text):
            return name
    return _by_place(side, text, ticks) or _by_extreme(side, text, ticks)


# "with the hottest water at the top", "deepest at the bottom": the end where the largest or the smallest number is.
_MOST = (
    "hottest|warmest|highest|largest|greatest|biggest|longest|latest|oldest|fastest|heaviest|strongest|deepest|widest"
    "|thickest|brightest|loudest|maximum"
)
_LEAST = (
    "coldest|coolest|lowest|smallest|least|shortest|earliest|youngest|slowest|lightest|weakest|shallowest|narrowest"
    "|thinnest|faintest|quietest|minimum"
)
_EXTREME_AT = re.compile(
    rf"\b(?:(?P<most>{_MOST})|(?:{_LEAST}))\b[^,;.()\d]{{0,30}}?"
    r"\b(?:at|on|in)\s+(?:the\s+)?(?:far\s+|very\s+)?(?P<place>top|bottom|left|right)\b",
    re.IGNORECASE,
)


def _by_extreme(side: str, text: str, ticks: Sequence[Tick]) -> str:
    """Where the first of numbers that rise or fall stands, as the place of the largest or the smallest tells it."""
    first, last = _ENDS[side]
    numbers = [number for tick in ticks if (number := number_of(tick.text)) is not None]
    found = _EXTREME_AT.search(text)
    if found is None or found["place"].lower() not in (first, last) or len(numbers) < max(2, len(ticks)):
        return ""
    if numbers not in (sorted(numbers), sorted(numbers, reverse=True)):
        return ""
    place = found["place"].lower()
    begins = (numbers[0] > numbers[-1]) == bool(found["most"])
    return place if begins else last if place == first else first


def _by_place(side: str, text: str, ticks: Sequence[Tick]) -> str:
    """`1 at the top`, `A (leftmost)`: the place of the first or the last tick tells the order."""
    first, last = _ENDS[side]
    for pattern in (_AT_END, _END_FIRST):
        for found in pattern.finditer(text):
            groups = found.groupdict()
            place = next(
                (groups[name] for name in ("at", "on", "bracket", "is", "most") if groups.get(name)), ""
            ).lower()
            place = {"upper": "top", "head": "top", "lower": "bottom", "foot": "bottom"}.get(place, place)
            if place not in (first, last) or not ticks:
                continue
            before = " ".join([*text[: found.start()].split()[-1:], found["tick"]])
            if same_label(found["tick"], ticks[0].text) or same_label(before, ticks[0].text):
                return place
            if same_label(found["tick"], ticks[-1].text) or same_label(before, ticks[-1].text):
                return last if place == first else first
    return ""


def before_scale(text: Plain) -> Plain:
    """What a text says before it turns to the colours: "X: 1, 2. Y: 4, 5. Colour: from 0 to 9"."""
    scale = _SCALE.search(text.text)
    return text.part(0, scale.start()) if scale and not is_own_scale(text.text, scale) else text


def is_own_scale(text: str, scale: re.Match[str]) -> bool:
    """Whether a scale without colours is what is told of an axis of which no ticks stand before it."""
    bare = _BARE_SCALE.match(text, scale.start()) is not None
    return bare and not re.search(r"[\d,]", text[: scale.start()]) and not COLOUR.search(text, scale.end())
