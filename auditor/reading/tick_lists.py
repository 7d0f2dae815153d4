"""The ticks that a text about an axis gives: a full list, a range, a range with a step."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from auditor.model import Tick
from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import Quantity
from auditor.reading.abridged import abridged
from auditor.reading.axis_words import is_own_scale
from auditor.reading.clock import clock_ticks
from auditor.reading.lead_ins import LEADS_ON, WAY, alike, is_led, without_way
from auditor.reading.lists import Place, list_items, numeric_list
from auditor.reading.multiplied import multiplied
from auditor.reading.named_ranges import named_ranges
from auditor.reading.plain import Plain
from auditor.reading.ranges import COUNT, count_in, tick_range, tick_step
from auditor.reading.sequences import between
from auditor.reading.tick_items import good_items, with_brackets
from auditor.reading.tick_texts import LONGEST_TICK_WORDS, NUMBER_RANGE, can_be_tick, tick
from auditor.reading.told_lists import between_semicolons, bins, quoted_names, with_own_joints

_COUNTED = re.compile(
    rf"\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:[a-z][\w-]*\s+){{1,3}}(?=[^\sa-z])"
)


_LETTER, _ASIDE = r"(?:[^,;.()]|\.(?=\d))", r"(?:\s*\([^()\d]{1,30}\))?"
_PATH = re.compile(
    rf"\bfrom\s+(?P<first>{_LETTER}{{1,30}}?){_ASIDE}\s+(?:(?:at|on)\s+the\s+\w+\s+)?(?:over|via|through|past"
    rf"|by way of)\s+(?P<middle>(?:{_LETTER}|,){{1,120}}?)\s+(?:(?:down|up|on)\s+)?to\s+(?P<last>{_LETTER}{{1,30}}?)"
    r"(?=\s+(?:at|on|from|in)\b|\s*[,;()]|\.(?!\d)|$)",
    re.IGNORECASE,
)


_ORDERED = re.compile(
    r"(?:^|[,;:(]\s*|\bwith\s+)(?P<first>[\w-]+(?:\s[\w-]+)?)\s+(?P<how>above|below|over|under|then|and then|left of"
    r"|right of|before|after|followed by)\s+(?P<second>[\w-]+(?:\s[\w-]+)?)(?=\s*(?:[,;.)]|$))",
    re.IGNORECASE,
)


_CUE = re.compile(
    r"(?<!\d):\s*|:(?!\d\d)\s*|(?<=\s)=\s+|\b(?:you|we|one)\s+(?:find|see|have|get|meet)s?\s+|\(|[—–]\s+"
    r"|\b(?:are|is|include|including|labell?ed(?: as| with)?|namely|shows?|lists?"
    r"|ticks?(?: labels?| marks?)?|markers?|marks?|values?|categories|labels?|entries|levels|"
    r"settings|names|reads?|with|at|taking|takes?|order(?:ed)?|stands? for|represents?|gives?|means?"
    r"|carr(?:y|ies)|has|have|holds?|uses?|shares?|left to right|top to bottom|bottom to top|right to left|such as"
    r"|e\.g\.)[:,]?\s+",
    re.IGNORECASE,
)

# "(n = 12, 9 and 30)": how many cases stand behind each tick.
_SIZES = re.compile(r"(?:^|\()\s*(?:with\s+)?n\s*(?:=|:|of)\s*$|^\s*n\s*[=:]\s*\d", re.IGNORECASE)

_IN_BRACKETS = re.compile(r"[(\[{]((?:[^()\[\]{}]|(?<=[\w\s])\([^()\[\]{}]{1,40}\)){1,600})[)\]}]")
_CAPITAL = re.compile(r"[A-Z][\w-]*")


# "the loads low, mid and high": a noun in the plural, and its kinds.
_NOUN_BEFORE = re.compile(
    r"(?:^|\s)[Tt]he\s+(?:[a-z-]+\s+)?(?P<noun>[a-z]{2,}s)\s+(?=[^\s,;.:(]+(?:\s(?!and\b)[^\s,;.:(]+){0,2}\.?"
    r"(?:,\s|\sand\s[^\s,;.]+\s*(?:[.;,]|$)))"
)


_SENTENCE_END = re.compile(
    r"(?<!\d)\.\s+(?=[A-Z\"“])|(?<=\d)\.\s+(?=[A-Z][a-z])|;\s"
    r"|\n(?=\s*(?i:c?bar|colou?rs?|colou?r\s?(?:bar|scale|map)|legend)\b)"
)
_NO_END = re.compile(
    r"\b(?:e\.g|i\.e|vs|viz|cf|approx|ca|incl|excl|resp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?"
    r"|Fri|Sat|Sun|St|No|Mt|Dr|Mr|Mrs)$"
)


# What opens a further sentence behind an abbreviation: "..., Sat. and Sun. Down the side: ...".
_OPENS = re.compile(
    r"(?:up|down|along|across|on|at|in|the|rows?|columns?|lines?|colou?rs?|scale|key|legend|each|every|[xy]|horizontal\w*|vertical\w*)\b",
    re.IGNORECASE,
)
# Behind an axis a sentence may tell of the legend: "The colour scale goes from 5 to 18."
_LEGEND = re.compile(
    r"(?<=[.;])\s+(?:(?:the|a|its|one|each)\s+)?(?:\w+\s+)?(?:colou?r\s?(?:bar|scale|map|key)|colou?rs|legend|scale(?!\s?[/&,]?\s?(?:and\s)?(?:markers?|ticks?|marks))|key)\b(?=[^.;]*\d)",
    re.IGNORECASE,
)
# So may it of the panels: "Panels from left to right: wet, dry."
_PANELS = re.compile(
    r"(?<=[.;])\s+(?:(?:the|its|all|both)\s+)?(?:\w+\s+)?(?:panels?|heat\s?maps?|sub-?plots?|matrices|grids)\b(?=[^.;:]*[:(])",
    re.IGNORECASE,
)
LONGEST_TEXT = 6000  # no person declares an axis in more characters


MOST_CUES = 12
MOST_OF_ENDS = 3  # two are no more than the ends again
_WORDS_OF_LABEL = 4


@dataclass(frozen=True, slots=True)
class Ticks:
    """What a text says of ticks: the readings of its lists, best first, its range, step and count."""

    lists: tuple[tuple[Tick, ...], ...] = ()
    low: Quantity | None = None
    high: Quantity | None = None
    step: Quantity | None = None
    count: Quantity | None = None


def ticks_in(text: Plain, label: str, *, loose: bool) -> Ticks:
    """All that a text says of ticks; where `loose`, the whole text may be the list."""
    text = text.part(0, LONGEST_TEXT) if len(text.text) > LONGEST_TEXT else text
    if panels := _PANELS.search(text.text):
        text = text.part(0, panels.start())
    if (legend := _LEGEND.search(text.text)) and not is_own_scale(text.text, legend):
        text = text.part(0, legend.start())
    if whole := abridged(text):
        return Ticks((whole,))
    lists: list[tuple[Tick, ...]] = []
    quoted = tuple(tick(text.part(start, end)) for start, end in quoted_names(text) or bins(text))
    for found in (quoted, *_lists(text, label, loose=loose)):
        if quoted and found and found is not quoted and _within(found, quoted):
            continue
        if found and [t.text for t in found] not in [[t.text for t in other] for other in lists]:
            lists.append(found)
    low, high = tick_range(text)
    lists = [own for own in lists if not any(_is_labelled(own, other, label) for other in lists)]
    lists = [own for own in lists if all(_is_closed(t.text) for t in own)] or lists
    lists = [own for own in lists if not any(is_led(own, other) for other in lists)]
    lists = [own for own in lists if not any(_are_its_ends(own, other) for other in lists)]
    lists = [own for own in lists if not any(_joins_numbers(own, other) for other in lists)]
    lists = [own for own in lists if low is None or not _is_name_with_range(own)]
    # No list of ticks is "(1, 1) in the corner".
    lists = [own for own in lists if len(own) == 1 or len({t.text for t in own}) > 1]
    return Ticks(tuple(sorted(lists, key=len, reverse=True)), low, high, tick_step(text), count_in(text))


def _is_closed(name: str) -> bool:
    """Whether a name closes the brackets and quotes that it opens."""
    return name.count("(") == name.count(")") and name.count('"') % 2 == 0


_TWO_NUMBERS = re.compile(r"(?P<one>[-−]?[\d.,]+)\s+and\s+(?P<other>[-−]?[\d.,]+)")


def _joins_numbers(own: Sequence[Tick], other: Sequence[Tick]) -> bool:
    """Whether a list takes the last two numbers of another one as one tick: "8 and 12"."""
    names = [tick.text for tick in other]
    joined = (_TWO_NUMBERS.fullmatch(tick.text) for tick in own)
    return any(found["one"] in names and found["other"] in names for found in joined if found)


# "n", "levels n_l", "list length"
_SIGN = re.compile(r"(?:.*\s)?[^\W\d_]{1,2}(?:_\w{1,4})?|[^\W\d_]+ [a-z]+")


def _is_name_with_range(ticks: Sequence[Tick]) -> bool:
    """Whether a list is the sign of an axis and how far it goes: "n, 1 to 3"."""
    name, *others = [tick.text for tick in ticks]
    return len(others) == 1 and bool(NUMBER_RANGE.fullmatch(others[0])) and bool(_SIGN.fullmatch(name))


def _are_its_ends(implied: Sequence[Tick], listed: Sequence[Tick]) -> bool:
    """Whether ticks that two ends imply are told otherwise by a list between these: "1k to 8k: 1k, 2k, 8k"."""
    if len(listed) < MOST_OF_ENDS or len(implied) <= len(listed) or len({tick.span for tick in implied}) > 1:
        return False
    names = {tick.text for tick in implied}
    ends = (implied[0].text, implied[-1].text) == (listed[0].text, listed[-1].text)
    return ends and all(tick.text in names for tick in listed)


def _within(ticks: Sequence[Tick], quoted: Sequence[Tick]) -> bool:
    """Whether ticks are parts of names in quotes: "20" of "20 to 39"."""
    return quoted[0].span.start <= ticks[0].span.start and ticks[-1].span.end <= quoted[-1].span.end


def _lists(text: Plain, label: str, *, loose: bool) -> Iterator[tuple[Tick, ...]]:
    if path := _PATH.search(text.text):
        yield _along(text, path)
    run = numeric_list(text)
    if run and _SIZES.search(text.text, 0, run[0][0]):
        run = []
    if len(run) > 2 or (len(run) == 2 and _introduced(text, run)):
        yield tuple(tick(text.part(start, end)) for start, end in run)
    for candidate in _candidates(text, label, loose=loose):
        candidate = without_way(candidate)
        items = alike(candidate, good_items(candidate, label))
        whole = with_brackets(candidate, items) if len(items) > 1 else []
        # Where several have a bracket it is likely a part of the name; else, and in the end, the data tell.
        longer = [end != own for (_, end), (_, own) in zip(items, whole, strict=False)]
        readings = [whole, items] if sum(longer) > 1 or all(longer) else [items, whole]
        for places in (*readings, with_own_joints(candidate)):
            if len(places) > 1:
                own = _without_what_all_are_of(candidate, places)
                yield tuple(tick(candidate.part(start, end)) for start, end in own)
    for places in between_semicolons(text):
        yield tuple(tick(text.part(start, end)) for start, end in places)
    yield from _in_words_of_order(text)
    yield clock_ticks(text)
    yield from _counted(text, label)
    yield from _noun_ranges(text)
    yield from named_ranges(text)
    yield from multiplied(text)


_WITH_UNIT = re.compile(r"\d[\d.,]*\s?(?P<unit>[^\W\d_]{1,4})(?P<rest>\s+(?:per|of|each|an?)\b[^,;:()]*)?$")


def _without_what_all_are_of(text: Plain, places: Sequence[Place]) -> Sequence[Place]:
    """`0.5 s, 1 s and 4 s per item`: the last tick without the words that are told of all of them."""
    found = [_WITH_UNIT.match(text.text[slice(*place)]) for place in places]
    *others, last = found
    if last is None or not last["rest"] or len({one["unit"] if one else "" for one in found}) > 1:
        return places
    if any(one is None or one["rest"] for one in others):
        return places
    start, _ = places[-1]
    return [*places[:-1], (start, start + last.start("rest"))]


def _is_labelled(ticks: Sequence[Tick], other: Sequence[Tick], label: str) -> bool:
    """Whether a list is the other with the axis's label before its first tick, or lacks it there alone."""
    if not label or len(ticks) != len(other) or [t.text for t in ticks[1:]] != [t.text for t in other[1:]]:
        return False
    recurs = all(tick.text.startswith(f"{label} ") for tick in ticks[1:])
    longer, shorter = (
        (other, ticks) if recurs else (ticks, other)
    )  # "shelf 1, shelf 2" but "months May, June"
    return longer[0].text == f"{label} {shorter[0].text}"


def _introduced(text: Plain, run: list[Place]) -> bool:
    before = text.text[: run[0][0]].rstrip(" \"'“`")
    return (
        not before
        or before[-1] in ":("
        or bool(_CUE.search(before[-14:] + " "))
        or bool(COUNT.search(text.text))
        or bool(LEADS_ON.search(before[-40:] + " "))
        or _closes(text.text, run)
    )


_UNIT_BEHIND = re.compile(r"\s?(?:%|°\s?[CFK]?|[^\W\d_]{1,6}(?:/[^\W\d_]{1,3})?)?[\s.]*$")
_OF_RANGE = re.compile(r"\b(?:between|from|of|by)\s*$", re.IGNORECASE)


def _closes(text: str, run: list[Place]) -> bool:
    """Whether a text ends with two numbers behind its name: "number of heads 4 and 8"."""
    before, joint = text[: run[0][0]], text[run[0][1] : run[-1][0]]
    joined = joint.strip() == "and" and not _OF_RANGE.search(before)
    return joined and _UNIT_BEHIND.fullmatch(text, run[-1][1]) is not None


def _along(text: Plain, path: re.Match[str]) -> tuple[Tick, ...]:
    """`from Oak at the top over Elm and Ash down to Fir`."""
    middle = text.part(path.start("middle"), path.end("middle"))
    first, last = (text.part(path.start(name), path.end(name)) for name in ("first", "last"))
    inner = [middle.part(start, end) for start, end in list_items(middle)]
    ticks = tuple(tick(_bare(part)) for part in (first, *inner, last))
    return (
        ticks if all(len(own.text.split()) <= LONGEST_TICK_WORDS for own in ticks) and len(ticks) > 2 else ()
    )


def _in_words_of_order(text: Plain) -> Iterator[tuple[Tick, ...]]:
    """`True class, Oak above Elm`: two ticks with the place of one beside the other."""
    for found in _ORDERED.finditer(text.text):
        parts = [text.part(*found.span(name)) for name in ("first", "second")]
        if all(can_be_tick(part.text) for part in parts):
            upwards = found["how"].casefold() in ("below", "under", "right of", "after")
            yield tuple(tick(part) for part in (reversed(parts) if upwards else parts))


def _bare(part: Plain) -> Plain:
    place = re.search(r"\s+(?:at|on|in)\s+the\s+.*$|\s*\([^()]*\)$", part.text)
    return part.part(0, place.start()) if place else part


def _candidates(text: Plain, label: str, *, loose: bool) -> Iterator[Plain]:
    """Parts of a text that may be a list: behind a colon, in brackets, behind a word that leads to one."""
    first = text.part(0, sentence_end(text.text))
    for bracket in islice(_IN_BRACKETS.finditer(text.text), MOST_CUES):
        if not re.search(r"[,;/|]", bracket[1]) or _SIZES.match(bracket[1]):
            continue
        yield text.part(bracket.start(1), bracket.start(1) + _end_of_list(bracket[1]))
    if loose:
        yield first
        if len(first.text.split()) <= _WORDS_OF_LABEL and len(first.text) < len(text.text):
            second = text.part(len(first.text) + 1)  # "Clinic. Eye, skin, heart"
            yield second.part(0, sentence_end(second.text))
    for found in islice(_CUE.finditer(text.text), MOST_CUES):
        rest = text.part(found.end())
        yield rest.part(0, sentence_end(rest.text))
    if noun := _NOUN_BEFORE.search(first.text):
        yield first.part(noun.end())
    if label and label in first.text:
        rest = first.part(first.text.index(label) + len(label) + 1)
        if loose or rest.text[:1].isupper():
            yield rest


def _end_of_list(inside: str) -> int:
    """Where a list in brackets ends: a semicolon behind commas leads to a remark ("4, 6, 8; drawn upwards")."""
    comma, semicolon = inside.find(","), inside.find("; ")
    return semicolon if -1 < comma < semicolon else len(inside)


def _counted(text: Plain, label: str) -> Iterator[tuple[Tick, ...]]:
    """`the four trees Oak, Elm, Ash and Fir`: a list as long as the number before it."""
    for found in _COUNTED.finditer(text.text):
        word = found["count"]
        count = int(word) if word.isdigit() else cardinal(word)
        rest = text.part(found.end())
        rest = rest.part(0, sentence_end(rest.text))
        items = good_items(rest, label) if count and count > 1 else []
        # "First" may be a name, where it is counted.
        named = list_items(rest) if count and len(items) != count else []
        if len(named) == count and all(_CAPITAL.fullmatch(rest.text, *place) for place in named):
            items = named
        if items and len(items) == count:
            yield tuple(tick(rest.part(start, end)) for start, end in items)


# "Ward 3 (east) to Ward 9": a noun that recurs before both numbers.
_NOUN_RANGE = re.compile(
    r"(?<![\w-])(?P<noun>[^\W\d_]{1,14}\.?\s?)(?P<first>\d{1,3}|(?<=\s)[A-Z])(?:\s?\([^()]{0,40}\))?\s*(?:\bto\b|\bthrough\b|–|—|→|\.\.\.?|…|-)"
    r"\s*(?P=noun)(?P<last>\d{1,3}|(?<=\s)[A-Z])(?!\w|\.\d)"
)


def _noun_ranges(text: Plain) -> Iterator[tuple[Tick, ...]]:
    step = tick_step(text)
    for found in _NOUN_RANGE.finditer(text.text):
        span = text.span(*found.span())
        ends = found["first"], found["last"]
        if ends[0].isalpha():
            names = tuple(replace(own, text=found["noun"] + own.text) for own in between(*ends, span))
        else:
            names = between(found["noun"] + ends[0], found["noun"] + ends[1], span)
        by = int(step.value) if step is not None and step.value == int(step.value) else 1
        if names and by and (len(names) - 1) % by == 0:
            yield names[::by]


def sentence_end(text: str) -> int:
    """Where the first sentence of a text ends, or its first part before a semicolon outside brackets."""
    depth = position = 0
    for found in _SENTENCE_END.finditer(text):
        between = text[position : found.start()]
        depth = max(0, depth + between.count("(") - between.count(")"))
        position = found.start()
        abbreviated = _NO_END.search(text, max(0, position - 8), position)
        ends = not abbreviated or bool(_OPENS.match(text, found.end()))
        if depth == 0 and ends and not _within_a_list(text, found):
            return found.start()
    return len(text)


# None with an "and" of its own, which are told apart elsewhere: "Ash & bone; Tin; Salt".
_ITEM_APART = (
    r"(?:(?!\b(?:rows?|columns?|ax[ie]s|legend|colou?rs?|scale)\b|\s(?:&|and|or)\s)"
    r"(?:[^;:.,\n]|\.(?=\d))){1,60}"
)
_TOKEN = r"[^\s;:.,]+(?:\s\d+)?"
_APART = re.compile(
    rf"(?:{_ITEM_APART}(?:;\s+{_ITEM_APART}){{2,}}|(?:[a-z]+\s){{0,3}}{_TOKEN};\s+{_TOKEN}){WAY}?(?:\.\s*$|\.\s|$|\n)",
    re.IGNORECASE,
)
_APART_BEGINS = re.compile(r"[:,(=]\s+")


def _within_a_list(text: str, semicolon: re.Match[str]) -> bool:
    """Whether a semicolon parts the names of a list, be it behind a colon: "trees: oak; elm; silver fir"."""
    if not semicolon.group().startswith(";"):
        return False
    begins = [0, *(found.end() for found in _APART_BEGINS.finditer(text, 0, semicolon.start()))]
    found = _APART.match(text, begins[-1])
    return found is not None and found.end() >= semicolon.end()
