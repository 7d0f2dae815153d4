"""Lists of ticks that more than commas part: names in quotes, between semicolons, with an "and" of their own."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from auditor.reading.lead_ins import lead_end, without_way
from auditor.reading.lists import Place, pieces
from auditor.reading.plain import Plain
from auditor.reading.tick_texts import can_be_tick

_QUOTED = re.compile(r"[\"“](?P<name>[^\"“”]{1,40})[\"”]|(?<![\w'’])['‘](?P<single>[^'‘’]{1,40})['’](?!\w)")
# "Sick" at the top, "Well" below: where a name stands.
WHERE = (
    r"(?:\s+(?:(?:is|stands?|standing|being|comes?)\s+)?(?:(?:on|at|in|to)\s+)?(?:the\s+)?(?:very\s+|far\s+)?(?:top|bottom|left|right"
    r"|upper|lower|above|below|underneath|first|last|uppermost|lowermost|topmost|leftmost|rightmost|middle|centre|center)"
    r"(?:[\s-]hand)?(?:\s+(?:side|edge|row|column|one))?)"
)
_PLACED = re.compile(rf"{WHERE}\s*(?:[,;.)]|$)", re.IGNORECASE)
_JOINT = re.compile(
    rf"{WHERE}?\s*(?:\([^()]{{0,60}}\)\s*)?(?:[,;/|]|→|->|\band\b|\bor\b|\bthen\b)"
    r"[\s,]*(?:and|or|then|finally|followed by)?\s*",
    re.IGNORECASE,
)
# "Dry" above, "Wet" below: where each of two names stands.
_PLACE = (
    r"(?:(?:is\s+)?(?:at|on)\s+(?:the\s+)?(?:top|bottom|left|right)"
    r"|above|below|underneath|uppermost|lowermost|leftmost|rightmost|first|second)"
)
_PLACED_PAIR = re.compile(
    rf"\s*[\"“](?P<one>[^\"“”]{{1,40}})[\"”]\s+(?P<place>{_PLACE})\s*(?:,|;|\band\b)\s*(?:and\s+)?"
    rf"[\"“](?P<other>[^\"“”]{{1,40}})[\"”]\s+{_PLACE}(?!\w)",
    re.IGNORECASE,
)
_UPWARDS = re.compile(r"bottom|right|below|underneath|lowermost|second", re.IGNORECASE)
_LEADS = re.compile(r"(?:[:(=—–]|\b(?:are|is|namely|reads?|lists?|shows?|has|have|with))\s*$", re.IGNORECASE)
_SEMICOLON = re.compile(r"\s*;\s+(?:and\s+|then\s+)?")
_COMMA = re.compile(r"\s*,\s+(?:and\s+|then\s+)?")
_SENTENCE = re.compile(r"\.\s+(?=[A-Z])|\.?$")
_BEGINS = re.compile(r"(?::|=|—|–|\bare|\bnamely)\s+")
_DIRECTION = re.compile(
    r"\s*\((?:(?:from\s+)?(?:the\s+)?(?:top|bottom|left|right)|(?:up|down|left|right)wards?|in\s)[^()]*\)$",
    re.IGNORECASE,
)
_OWN_JOINT = re.compile(r"\s(?:&|and)\s")
_FEWEST = 3


def quoted_names(text: Plain) -> list[Place]:
    """The longest run of names in quotes with nothing but joints between; two must follow a word that leads to them."""
    runs: list[list[re.Match[str]]] = [[]]
    for found in _QUOTED.finditer(text.text):
        if runs[-1] and not _JOINT.fullmatch(text.text, runs[-1][-1].end(), found.start()):
            runs.append([])
        runs[-1].append(found)
    if pair := placed_pair(text.text):
        ends = [pair.span("one"), pair.span("other")]
        return ends[::-1] if _UPWARDS.search(pair["place"]) else ends
    best = max(runs, key=len)
    led_to = _LEADS.search(text.text[: best[0].start()]) if best else None
    if len(best) < 2 or (len(best) < _FEWEST and not led_to and not _are_placed(text.text, best)):
        return []
    return [found.span("name" if found["name"] else "single") for found in best]


def placed_pair(text: str) -> re.Match[str] | None:
    """Two names in quotes that a text begins with, each with its place behind it."""
    return _PLACED_PAIR.match(text)


def _are_placed(text: str, names: Sequence[re.Match[str]]) -> bool:
    """Whether where it stands is told of each of some names."""
    return all(_PLACED.match(re.sub(r"\bthen\b|\band\b", ",", text[name.end() :])) for name in names)


_SIZE = r"[-+−]?\d(?:[\d.,]*\d)?(?:\s?(?:%|°\s?[CF]?|[a-zµ]{1,3}(?<!to)(?<!and)(?<!or)\b))?"
_BIN = re.compile(
    rf"(?<![\w.])(?:(?P<range>{_SIZE}\s?(?:to|through|–|—|-)\s?{_SIZE})"
    rf"|(?:under|over|below|above|up to|less than|more than|at (?:least|most)|[<>≤≥])\s?{_SIZE}"
    rf"|{_SIZE}(?:\s?\+|\s(?:and|or)\s(?:over|above|older|more|up|higher|beyond|under|below|less|younger)\b))",
    re.IGNORECASE,
)
_BIN_JOINT = re.compile(r"\s?(?:\([^()]{1,24}\))?\s?(?:[,;|/]|\band\b)[\s,]*(?:and\s+|then\s+)?")


def bins(text: Plain) -> list[Place]:
    """The longest run of classes of numbers, two at least with both ends: "18 to 29, 30 to 44, 45 and over"."""
    runs: list[list[re.Match[str]]] = [[]]
    for found in _BIN.finditer(text.text):
        if runs[-1] and not _BIN_JOINT.fullmatch(text.text, runs[-1][-1].end(), found.start()):
            runs.append([])
        runs[-1].append(found)
    best = max(runs, key=len)
    whole = len(best) >= _FEWEST and sum(bool(found["range"]) for found in best) > 1
    return [found.span() for found in best] if whole else []


# One of two names: a few words of which none tells how they are drawn ("oats; drawn upwards").
_NO_NAME = (
    r"(?:\w{4,}(?:ed|ing|wn|ly|wards?)|from|to|in|as|with|the|first|last|top|bottom|left|right|order)\b"
)
_NAME = re.compile(rf"(?:(?!{_NO_NAME})[^\W\d_][\w.-]*\s?){{1,3}}(?:\([^()]{{1,30}}\))?", re.IGNORECASE)


def between_semicolons(text: Plain) -> Iterator[list[Place]]:
    """Names of which each may hold a comma: "Coreference; NER; parts of speech"."""
    if ";" not in text.text:
        return
    for begin in (0, *(found.end() for found in _BEGINS.finditer(text.text))):
        end = _SENTENCE.search(text.text, begin)
        rest = text.part(begin, end.start() if end else None)
        parts = pieces(without_way(rest), _SEMICOLON)
        whole = parts[0]
        parts = [_behind_lead(whole), *parts[1:]]
        enough = len(parts) >= _FEWEST or (len(parts) > 1 and parts[0].text != whole.text)
        enough = enough or (len(parts) > 1 and all(_NAME.fullmatch(part.text) for part in parts))
        if enough and all(can_be_tick(part.text) for part in parts):
            yield _places(text, parts)


def _behind_lead(first: Plain) -> Plain:
    """The first name of a list, without the axis's name and the words that lead to it."""
    comma = first.text.rfind(", ")
    return first.part(lead_end(first.text, comma + 2 if comma > 0 else 0))


def with_own_joints(text: Plain) -> list[Place]:
    """Names parted by commas alone, of which some has an "and" of its own: "Eye, Skin, Bone & joint"."""
    parts = list(takewhile(lambda part: can_be_tick(part.text), pieces(text, _COMMA)))
    if len(parts) < 2 or not any(_OWN_JOINT.search(part.text) for part in parts):
        return []
    return _places(text, parts)


def _places(text: Plain, parts: Sequence[Plain]) -> list[Place]:
    """Where parts stand in the text that they were cut from."""
    at = {offset: position for position, offset in reversed(list(enumerate(text.offsets)))}
    bare = [_DIRECTION.sub("", part.text).rstrip(" .,;") for part in parts]
    places = [
        (at[part.offsets[0]], at[part.offsets[0]] + len(own)) for part, own in zip(parts, bare, strict=True)
    ]
    ordered = all(one[1] <= other[0] for one, other in pairwise(places))
    return places if ordered else []
