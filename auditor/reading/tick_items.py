"""Which items of a list in running text are names of ticks, and where each begins and ends."""

import re
from collections.abc import Sequence

from auditor.numerals import ORDINALS, cardinal, ordinal
from auditor.reading.around_tick_items import (
    behind_a_count,
    behind_a_name,
    behind_a_noun,
    without_ends,
    without_ordinals,
)
from auditor.reading.axis_words import is_positional
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.lead_ins import behind_words
from auditor.reading.lists import Place, list_items
from auditor.reading.plain import Plain
from auditor.reading.remarks_on_ticks import is_said_of, tells_an_end
from auditor.reading.tick_texts import NUMBER_RANGE, are_places, can_be_tick

_ARTICLE = re.compile(r"the\s+(?=\w)")
_TRAILING = re.compile(
    r"\s*(?:(?:,|\s[—–])?\s+(?:from|in (?:that|this|steps|order)|listed|ordered|respectively|running|going|each|both"
    r"|for both|on both|shown|reading|as|(?:top|bottom|left|right)(?=[\s-]+(?!\w+$)\w|[\s-]+(?:down|up|first)\w*$))"
    r"\b.*|\s+[-–—]\s.*|\s+(?:beside|under|below|above|beneath|next to|in|for|on)\s+(?:each|both|all|every|either)\b.*"
    r"\b(?:panels?|heat\s?maps?|maps?|grids?|plots?|matrices|figures?))$",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"\s+(?:is\s+|being\s+)?(?:at|on|in)\s+(?:the\s+)?(?:very\s+|far\s+)?(?:top|bottom|left|right|front|foot|head)$",
    re.IGNORECASE,
)
# Alone between two commas such a word is no running text, but one of the words along an axis of tokens.
_TOKEN = re.compile(
    r"from|to|per|with|is|are|was|were|has|have|of|that|which|whose|where|there|each|every|its|their|this|the|an?",
    re.IGNORECASE,
)
# So may these among other names, though elsewhere they speak of an axis.
_NOUN = re.compile(r"steps?|ticks?|marks?|scale|ranges?|order|log|linear", re.IGNORECASE)
# "from top oak, elm, ash": the end at which the list begins.
_FROM_END = re.compile(
    r"(?:reading|read|listed|running|going|counted|taken)\s+(?:straight\s+)?(?:down|up|right|left|across)(?:wards?)?\s*[:,]?\s+(?!(?:to|from)\b)(?=\S)|"
    r"(?:from\s+)?(?P<one>north|south|east|west|top|bottom|left|right)\s+to\s+(?!(?P=one))(?:north|south|east|west|top|bottom|left|right)[:,]?\s+(?=\S)|"
    r"(?:starting\s+)?(?:from|at)\s+(?:the\s+)?(?:top|bottom|left|right)(?:\s+(?:down|up)(?:wards?)?)?\s*[:,]?\s+"
    r"(?!(?:down|up|to)(?:wards?)?\b)(?=\S)|(?:top|bottom|upper|lower)\s+row\s+(?=\S)|(?:left|right)\s+column\s+(?=\S)",
    re.IGNORECASE,
)
_NAMELY = re.compile(r"(?:viz\.?|i\.e\.|namely|to wit|that is)[:,]?\s+(?=\S)", re.IGNORECASE)
_NEXT = re.compile(
    r"(?:(?:then|next)(?:\s+(?:comes?|follows?))?|followed by|finally|lastly"
    r"|(?:below|under|beneath|above|behind|after|beside)\s+(?:it|this|that|these|them)(?:\s+comes?)?)\s+(?=\S)",
    re.IGNORECASE,
)
# "Oak on top, Elm and, at the very bottom, Ash": a place between two commas.
_PLACE_ALONE = re.compile(
    r"(?:and\s+|then\s+)?(?:at|on|in)\s+(?:the\s+)?(?:very\s+|far\s+)?(?:top|bottom|left|right|foot|head|end)",
    re.IGNORECASE,
)
# "Q1, Q2, Q3 of 2021": what all of them belong to.
_OF_ALL = re.compile(r"(?<=\w)\s+of\s+(?:(?:the|each|every|this|that|our|their)\b.*|\d{4})$")
_AND_LAST = re.compile(r"\s+and$")
# "oak, elm and ash, oak uppermost": where one of them stands, and no further one.
_PLACE_AGAIN = re.compile(
    r"\s(?:(?:is\s+)?(?:at|on)\s+(?:the\s+)?(?:top|bottom|left|right)|nearest\s.*"
    r"|(?:(?:comes?|is|stands?)\s+)?(?:uppermost|topmost|highest|lowest|lowermost|bottommost|leftmost|rightmost|first|second"
    r"|third|fourth|fifth|last)|(?:is|forms|makes)\s+the\s+(?:top|bottom|first|last|left|right)(?:most)?\s+(?:row|column))$",
    re.IGNORECASE,
)
# "with Ash at the bottom": the end of a list as its speaker comes to it.
_WITH = re.compile(r"(?:and\s+|then\s+)?with\s+(?=\S)", re.IGNORECASE)
_AS = re.compile(r"(?:as|namely|being)\s+(?=[^\Wa-z_])")  # "listed from the left as Pier, Church"
_FEWEST_ALIKE = 3
_FEWEST_TOKENS = 4
_JOINS = re.compile(r"and|or|then|namely|finally|etc\.?|viz\.?", re.IGNORECASE)
_FUNCTION = re.compile(r"the|an?|is|was|it|i|of", re.IGNORECASE)  # words that tell no place
_WAY = re.compile(r"(?:up|down|left|right)wards?|ascending|descending", re.IGNORECASE)
_ONE_WORD = re.compile(r"[^\W\d_][\w'’.!?-]*")
# A token as models write them: "[EOS]", "<s>", "##ing", ".".
_ONE_TOKEN = re.compile(rf"{_ONE_WORD.pattern}|\[[\w-]+\]|</?[\w-]+>|[#▁_]+[\w'’.-]+|[.,!?;:]")
_REMARK = re.compile(
    r"\b[NESW] to [NESW]\b|\bas (?:drawn|shown|printed|listed)\b|\border(?:ed)?\b|^n\s?=|^the\s+[a-z]{3,}est$"
    r"|\b(?:first|last)$",
    re.IGNORECASE,
)
_BEHIND = re.compile(r"\s?\((?P<inside>[^()]{1,30})\)")


# "first oak, second elm, third and last ash"; "oak first, then elm, ash last".
_COUNTED_OFF = re.compile(
    rf"(?:^[:,]?\s*|[,;]\s*(?:and\s+)?|\sand\s+)(?:(?:the\s+)?(?:{'|'.join(ORDINALS)}|next|then|last|finally|lastly)\b,?\s*"
    r"(?:(?:,|and(?:\s+then)?|but not least|of all)\s+(?:the\s+)?(?:last|finally|lastly)\b,?\s*)?(?:(?:comes?"
    r"|is|stands?|the)\s+)?)",
    re.IGNORECASE,
)


def _counted_off(text: Plain, limit: int) -> list[Place]:
    """The items of a list that counts them in words, without these; none where it begins otherwise."""
    body = re.sub(r"\([^()]*\)", lambda found: "_" * len(found[0]), text.text[:limit])
    leads = list(_COUNTED_OFF.finditer(body))
    if len(leads) < 2 or leads[0].start() or ordinal(re.findall(r"\w+", leads[0][0])[0]) != 1:
        return []
    ends = [*(lead.start() for lead in leads[1:]), len(body.rstrip(" .;"))]
    found = [(lead.end(), end) for lead, end in zip(leads, ends, strict=True)]
    items = [body[start:end] for start, end in found]
    fits = len(set(items)) == len(items) and not any(re.search(r"[,;]", item) for item in items)
    return found if fits and all(can_be_tick(item) for item in items) else []


def good_items(text: Plain, label: str) -> list[Place]:
    """The first unbroken run of items that can be ticks; an aside at either end is left out."""
    items = _without_others(text, _run(text, label))
    return [] if _is_range_with_end(text, items) else _without_common_noun(text, items)


_OTHERS = re.compile(r"(?:\d{1,2}|[a-z]{3,6})\s+(?:[a-z-]{3,}\s+){0,2}[a-z]{2,}s")
_LED_BY_AS = re.compile(r"as\s+(?=\S)")


def _without_others(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a last one that counts something else: "oak, elm, and 3 days"."""
    if len(items) < _FEWEST_ALIKE:
        return items
    *others, last = items
    counted = _OTHERS.fullmatch(text.text, *last)
    number = counted and (counted[0][0].isdigit() or cardinal(counted[0].split()[0]) is not None)
    alike = any(_OTHERS.fullmatch(text.text, *place) for place in others)
    joined = re.search(r"\band\b", text.text[others[-2][1] : others[-1][0]])  # the list was closed before
    return others if number and not alike and joined else items


_ENDS_OF_RANGE = re.compile(r"\d[\d.]*\s?(?:to|through|–|—|-)\s?\d[\d.]*\b.*")


def _is_range_with_end(text: Plain, items: Sequence[Place]) -> bool:
    """Whether the items are a range and where it begins: "0–3, with 3 at the top", "from the left wall, 0 to 3"."""
    if len(items) != 2:
        return False
    (start, end), (behind, close) = items
    if NUMBER_RANGE.fullmatch(text.text, start, end):
        return re.search(r"\bwith\s*$", text.text[end:behind]) is not None
    led = text.text[:start].strip(" \"“'`") and not re.search(r"\d", text.text[start:end])
    return bool(led and _ENDS_OF_RANGE.fullmatch(text.text, behind, close))


def _in_alphabet(text: Plain, items: Sequence[Place]) -> bool:
    """`a, b, c, ..., from the left`: whether a list begins with letters in their order, so that its "a" is one."""
    first = [text.text[start:end] for start, end in items[:_FEWEST_ALIKE]]
    alike = len(first) == _FEWEST_ALIKE and all(len(one) == 1 for one in first)
    return alike and [ord(one) for one in first] == list(range(ord(first[0]), ord(first[0]) + _FEWEST_ALIKE))


# "north, east, south and west facades": what all of them are.
_COMMON = re.compile(r"(?P<name>[^\W\d_]+)\s+[a-z]{3,}s(?<!ss)$")
_AND = re.compile(r"\s*,?\s+and\s+$")


def _without_common_noun(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a noun in the plural behind the last, where all others are single words."""
    if len(items) < _FEWEST_ALIKE:
        return items
    *others, (start, end) = items
    found = _COMMON.match(text.text, start, end)
    single = all(_ONE_WORD.fullmatch(text.text, *own) for own in others)
    joined = _AND.search(text.text[others[-1][1] : start])
    cased = {text.text[at].isupper() for at, _ in items}
    return [*others, found.span("name")] if found and single and joined and len(cased) == 1 else items


_DIGITS = re.compile(r"\d[\d.]*")


def _without_words_behind(text: Plain, items: list[Place]) -> list[Place]:
    """The items without what is said of all of them behind the last: "day 1, day 3, day 7 after the injection"."""
    if len(items) < _FEWEST_ALIKE:
        return items
    *others, (start, end) = items
    told = [text.text[slice(*place)] for place in others]
    shape = _DIGITS.sub(lambda found: r"\d[\d.]*", re.escape(told[0]).replace(r"\.", "."))
    alike = re.search(r"\d.*[^\W\d]|[^\W\d].*\d", told[0]) and all(re.fullmatch(shape, own) for own in told)
    last = re.compile(rf"{shape}(?=\s+[a-z])").match(text.text, start, end) if alike else None
    return [*others, last.span()] if last else items


def _listed(text: Plain, limit: int) -> list[Place]:
    """The pieces of a list up to a place, without "as" before the first."""
    items = [(start, min(end, limit)) for start, end in list_items(text) if start < limit]
    led = _LED_BY_AS.match(text.text, *items[0]) if len(items) > 1 else None
    return [(led.end(), items[0][1]), *items[1:]] if led else items


def _run(text: Plain, label: str) -> list[Place]:
    limit = closing(text.text)
    if counted := _counted_off(text, limit):
        return counted
    items = _without_words_behind(text, behind_a_count(text, behind_words(text, _listed(text, limit))))
    items = without_ordinals(text, behind_a_noun(text, without_ends(text, behind_a_name(text, items))))
    if are_places([text.text[start:end] for start, end in items]) or _are_tokens(text, items, limit):
        return items
    items = [*items[:1], *(own for own in items[1:] if not _PLACE_ALONE.fullmatch(text.text, *own))]
    ended = len(items) > 1 and _FROM_END.match(text.text, *items[0]) is not None
    articled = all(_ARTICLE.match(text.text, start, end) for start, end in items[:2])
    best: list[Place] = []
    run: list[Place] = []
    for start, close in items:
        last = (start, close) == items[-1]
        if articled and (article := _ARTICLE.match(text.text, start, close)):
            start = article.end()
        if run and not (ended and last) and _FROM_END.match(text.text, start, close):
            best, run = max(best, run, key=len), []  # "Depth, reading downward 5 m, 10 m"
        end = _own_end(text, (start, close), run, last=last)
        (start, end), item = _without_place(text, (start, end), opens=not run)
        told = [text.text[slice(*place)] for place in run]
        if run and end < close and (item in told or tells_an_end(item, told)):
            break
        if is_said_of(text, run, item):
            break
        cut = _TRAILING.search(item)
        if cut and run and can_be_tick(item[: cut.start()], label):
            run.append((start, start + cut.start()))
            break
        if (again := _PLACE_AGAIN.search(item)) and not _is_shared(again[0], text, items):
            if run and re.search(rf"\b{re.escape(item[: again.start()])}\b", text.text[:start]):
                break
            end, item = start + again.start(), item[: again.start()]
        within = (start, close) not in (items[0], items[-1])
        if not can_be_tick(item, label) and not (
            within
            and (_TOKEN.fullmatch(item) or _NOUN.fullmatch(item))
            or len(item) == 1
            and _in_alphabet(text, items)
        ):
            best, run = max(best, run, key=len), []
            continue
        run.append((start, end))
    return max(best, run, key=len)


def _own_end(text: Plain, item: Place, run: Sequence[Place], *, last: bool) -> int:
    """Where an item ends without what leads on behind it, or what it shares with all the others."""
    start, end = item
    if run and (joint := _AND_LAST.search(text.text, start, end)):
        return joint.start()
    single = len(run) > 1 and all(" " not in text.text[slice(*place)] for place in run)
    remarked = _TRAILING.search(text.text[start:end])
    whole = _OF_ALL.search(text.text, start, end) if last and single and not remarked else None
    return whole.start() if whole else end


def _is_shared(ending: str, text: Plain, items: Sequence[Place]) -> bool:
    """Whether several items end with the same word, which so tells no place: "upper third, lower third"."""
    return sum(text.text[slice(*place)].endswith(ending) for place in items) > 1


def _are_tokens(text: Plain, items: Sequence[Place], limit: int) -> bool:
    """Whether a whole text is a list of single words, be some of them words of place: "The, cat, sat, on, top"."""
    if len(items) < _FEWEST_ALIKE or items[0][0] > 1 or text.text[items[-1][1] : limit].strip(' .;"”'):
        return False
    own = [text.text[start:end] for start, end in items]
    if any(_JOINS.fullmatch(item) for item in own) or _WAY.fullmatch(own[-1]):
        return False
    odd = [item for item in own if not can_be_tick(item)]
    few = len(own) < _FEWEST_TOKENS
    return (
        0 < len(odd) <= len(own) / 2
        and all(map(_ONE_TOKEN.fullmatch, own))
        and not (few and not all(map(_FUNCTION.fullmatch, odd)))
    )


def _without_place(text: Plain, item: Place, *, opens: bool) -> tuple[Place, str]:
    """An item without the words that lead to it or tell where it stands, and its text."""
    start, end = item
    for pattern in (_FROM_END, _NAMELY, _AS) if opens else (_FROM_END, _NEXT):
        if lead := pattern.match(text.text, start, end):
            start = lead.end()
            break
    if placed := _PLACED.search(text.text[start:end]):
        end = start + placed.start()
        if lead := _WITH.match(text.text, start, end):
            start = lead.end()
    return (start, end), text.text[start:end]


def with_brackets(text: Plain, items: Sequence[Place]) -> list[Place]:
    """The items with the brackets behind them that may be parts of their names: "Ridge (1,850 m)"."""
    found = [_BEHIND.match(text.text, end) for _, end in items]
    found = [own if own and not _is_remark(own["inside"]) else None for own in found]
    names = [own["inside"] for own in found if own]
    if not names or len(set(names)) < len(names):
        return []
    return [(start, own.end() if own else end) for (start, end), own in zip(items, found, strict=True)]


def _is_remark(inside: str) -> bool:
    """Whether a bracket tells of a place, a colour or an order, and so is no part of a name."""
    return is_positional(inside) or bool(TONE_OR_COLOUR.search(inside) or _REMARK.search(inside))


def closing(text: str) -> int:
    """Where a bracket closes that was opened before the text."""
    depth = 0
    for position, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if depth < 0:
            return position
    return len(text)
