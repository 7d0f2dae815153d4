"""Which part of a sentence speaks of which axis.

An axis is named before what is said of it ("The horizontal axis is the number of pumps (1, 2, 3)") or
behind ("beds 1 to 9 along the horizontal axis", "dose (rows)", "weeks run along the bottom").
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from auditor.numerals import CARDINALS, cardinal
from auditor.reading.axis_anchors import ANCHOR, GOING, SPAN_OF_NAMES
from auditor.reading.axis_labels import last_phrase, without_preposition
from auditor.reading.axis_words import side_of
from auditor.reading.plain import Plain
from auditor.reading.tick_lists import LONGEST_TEXT, sentence_end

# "Across: 2, 4, 6. Down: Oak, Elm": "Down" alone may be the name of a row.
_WAYS = tuple(
    re.compile(rf"(?:^|[.;,()]\s){GOING}(?:{way})\s*:", re.IGNORECASE) for way in ("across|along", "down|up")
)
# "days Mon to Fri across, shifts (early, late) down"
_WAYS_BEHIND = tuple(
    re.compile(rf"[\w)]\s{way}\s*(?:[.,;]|$|and\s)", re.IGNORECASE) for way in ("across", "down(?:wards?)?")
)
# "Rows oak, elm; columns wet, dry": rows alone may be some of them.
_BOTH_LISTED = tuple(
    re.compile(rf"(?:^|[.;,:(–—-]\s)(?:the\s)?{lines}\s", re.IGNORECASE) for lines in ("rows", "columns")
)
# "4 columns (Mon, Tue, Wed, Thu)" lists an axis; "the last two rows (9, 10)" speaks of a part of one.
_COUNT = re.compile(
    rf"(?P<before>\w*)\W*\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:\w+\s+)?$", re.IGNORECASE
)
_REMARK = re.compile(
    r"\s*[,;]\s*(?:in\s+(?:that|this)\s+order|from\s|listed\s|ordered\s|read(?:ing)?\s|top\s|left\s).*$",
    re.IGNORECASE,
)
# So are ranges: "rows A–C run down, columns 1–6 across".
_BOTH_RANGED = tuple(
    re.compile(rf"(?<![\w-]){lines}\s+{SPAN_OF_NAMES}", re.IGNORECASE) for lines in ("rows", "columns")
)
_PART = re.compile(
    r"these|those|other|first|last|final|top|bottom|upper|lower|middle|central|left|right|leftmost"
    r"|rightmost|outer|inner|next|only|of",
    re.IGNORECASE,
)
# "X runs from 0 to 6; y (both panels) from 10 to 30": a letter alone is an axis where the other is told, too.
_LETTERS = tuple(re.compile(rf"(?<![^\s(]){letter}(?![\w=-])", re.IGNORECASE) for letter in "xy")
# A line that tells nothing else: "x from 0 to 6 in steps of 2 (m)".
_LETTER_ALONE = re.compile(
    r"\W*[xy]\s+(?:runs?\s+|goes\s+|ranges?\s+)?(?:from|between)\s+[-+−]?\d[\d.]*\s+(?:to|and)\s+[-+−]?\d[\d.]*"
    r"(?:\s?[^\W\d_]{1,3})?(?:,?\s+(?:in|by|with)\s+(?:steps|increments|intervals)\s+of\s+\d[\d.]*)?(?:\s?[^\W\d_]{1,3}|\s*\([^()]{1,30}\))*\W*",
    re.IGNORECASE,
)
# "A pair (x, y)" tells in which order coordinates are given, and not what an axis is.
_PAIR = re.compile(
    r"\(\s*(?:x\s*[,;]\s*y|y\s*[,;]\s*x|row\s*[,;]\s*column|column\s*[,;]\s*row)\s*\)", re.IGNORECASE
)
_UNSURE = (
    "sides",
    "each",
    "edge",
    "bottom",
    "left",
    "across",
    "along",
    "down",
    "wide",
    "deep",
    "counted",
    "listed",
    "ranged",
    "overgoes",
    "downgoes",
    "rightward",
    "stacked",
    "sideways",
)
# What is named behind its variable.
_BEHIND_THEIR_NAME = (
    "bracket",
    "as",
    "bottom",
    "left",
    "wide",
    "deep",
    "rightward",
    "stacked",
    "made",
    "andmade",
    "sideways",
    "onletter",
)
_RUNS = re.compile(r"\b(?:run|go|stand|are listed|lie)\s*$", re.IGNORECASE)
_BARE = ("listed", "across", "along", "down")
_SIDE_OF_KIND = {
    "bottom": "columns",
    "across": "columns",
    "along": "columns",
    "wide": "columns",
    "deep": "rows",
    "left": "rows",
    "down": "rows",
    "overgoes": "columns",
    "downgoes": "rows",
    "rightward": "columns",
    "stacked": "rows",
    "both": "both",
    "sides": "both",
}
_LEAD = re.compile(
    r"(?:^|[,;:.(]\s*|\s)(?:(?:and|while|whereas|with|but|or)\s+)*(?:(?:on|along|down|across|over|for|at"
    r"|as|to)\s+)?(?:the\s+|its\s+|their\s+|each\s+|both\s+|shared\s+|common\s+)*$",
    re.IGNORECASE,
)
_BEFORE_PREPOSITION = re.compile(
    r"(?:\b(?:on|along|down|across|up|as|to|at|by|in)\s+(?:the\s+|its\s+)?|\bforms?\s+the\s+"
    r"|\bmakes?\s+(?:up\s+)?the\s+|\b(?:labels?|marks?|names?|heads?)\s+(?:the\s+)?|\bto\s+right\s+and\s+)$",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"\s*(?:[,;]\s*(?:and|while|whereas|with|but)?|\b(?:and|while|whereas|with|but|by|against|versus|vs\.?"
    r"|over|across)\b)\s+",
    re.IGNORECASE,
)
# "on the left and six months, May to October, along the bottom": what is counted begins the clause.
_COUNTED = re.compile(rf"(?:{'|'.join(CARDINALS)})\s+[^\W\d]", re.IGNORECASE)
_STOP = re.compile(r"(?<=[^\W\d])\.\s+(?=[^\W\d])")  # "35 °C. pH on the y-axis"
_OF_AXES = re.compile(r"\bax[ie]s\b", re.IGNORECASE)
_OTHER_END = {
    "left": re.compile(r"\((?:the\s+|far\s+|at\s+the\s+)?right", re.IGNORECASE),
    "bottom": re.compile(r"\((?:the\s+|very\s+|at\s+the\s+)?top", re.IGNORECASE),
}
_BOTH = re.compile(
    r"\b(?:(?:both|either|each(?=\s+(?:of|ax[ie]s|with|tak\w+|rang\w+|runn\w+|hav\w+|from|go\w+|list\w+|show\w+)\b))"
    r"(?:\s+of\s+(?:them|which))?(?:\s+ax[ie]s)?)\s+(?=\w)",
    re.IGNORECASE,
)
_NO_EDGE = re.compile(
    r"\b(?:bar|legend|scale|key|colou?r\w*|heat\s?maps?|panels?|plots?|one|map|matrix)\b", re.IGNORECASE
)


# "Three on the left and two on the right": the halves of the picture, and no edge of it.
_HALVES = re.compile(r"\bon\s+the\s+left\b.*\bon\s+the\s+right\b", re.IGNORECASE | re.DOTALL)
_EQUALS = re.compile(r"\s*=\s*(?=\S)")
LONGEST_SENTENCE = 3000
# "The x-axis shows the month. Three values are listed from left to right: May, June, July"
_LISTED = re.compile(
    r"(?!(?:the\s+)?(?:left|right|top|bottom|rows?|columns?|lines?)\b)"
    r"(?:(?:its|the|there are|these are|it has|they are)\s+)?(?:[\w-]+\s+){0,3}?(?:values?|ticks?"
    r"|tick marks|labels|marks|markers|categories|levels|entries|names|settings|positions)\b[^.;:]{0,60}:\s"
    r"|(?:its|the|these)\s+(?:tick\s+)?(?:ticks?|marks|labels|values|entries|levels|markers)\s+(?:are|reads?|stand|lie|say|show)\s"
    r"|in\s+(?:this\s+|that\s+)?order\s*[,:]\s|(?:it|they)\s+(?:goes?|runs?|ranges?|starts?|spans?|covers?|has|have|reads?)\s"
    r"|(?:(?:reading|read|listed|going|counted)\s+)?(?:from\s+)?(?:the\s+)?(?:top|bottom|left|right|upwards?|downwards?"
    r"|rightwards?|leftwards?)\b[^.;:,]{0,40}[:,]\s",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Clause:
    """What one sentence says of one side; `sure` where it names an axis and not just an edge or "rows"."""

    side: str
    head: Plain
    about: Plain
    behind: Plain | None = None  # what follows the axis, where the label stands before it
    before: Plain | None = None  # all that stands before it since the last clause
    sure: bool = True
    bare: bool = False  # whether the ticks follow without a verb: "rows oak, elm"

    @property
    def equals(self) -> Plain | None:
        """What stands behind an equals sign, which may be the ticks alone: "columns = oak, elm, ash"."""
        if self.head.text.endswith("="):
            return self.about
        found = _EQUALS.match(self.about.text)
        return self.about.part(found.end()) if found else None


@dataclass(frozen=True, slots=True)
class _Anchor:
    start: int
    end: int
    side: str
    kind: str
    before: bool
    aside: int  # where what is said of the axis goes on, be it within the bracket


def tell_both_ways(texts: Iterable[str]) -> bool:
    """Whether texts have words for both ways before a colon: "Across: 2, 4, 6", "Down: Oak, Elm"."""
    openings = [text[:LONGEST_TEXT] for text in texts]
    return all(any(way.search(opening) for opening in openings) for way in _WAYS)


def clauses(text: Plain, *, both_ways: bool = False) -> Iterator[Clause]:
    """All clauses of a text that speak of an axis; `both_ways` where other texts tell of one that this leaves open."""
    start = 0
    opening = text.text[:LONGEST_TEXT]
    left_out = set() if both_ways or tell_both_ways([opening]) else {"down", "along"}
    left_out |= {"wide", "deep"} if not all(way.search(opening) for way in _WAYS_BEHIND) else set()
    left_out |= {"listed"} if not all(lines.search(opening) for lines in _BOTH_LISTED) else set()
    left_out |= {"ranged"} if not all(lines.search(opening) for lines in _BOTH_RANGED) else set()
    alone = _LETTER_ALONE.fullmatch(opening)
    left_out |= (
        {"letter", "onletter"}
        if not alone and not all(letter.search(opening) for letter in _LETTERS)
        else set()
    )
    while start < len(text.text):
        end = start + sentence_end(text.text[start:])
        if end - start <= LONGEST_SENTENCE:
            found = list(_of_sentence(text.part(start, end), left_out))
            following = text.text[end:].lstrip(".; ")
            begin = len(text.text) - len(following)
            told_later = begin + sentence_end(following)
            own = any(_anchors(text.text[begin:told_later]))  # it speaks of an axis itself
            if len(found) == 1 and _LISTED.match(following) and not own:
                if found[0].behind is None:
                    found = [replace(found[0], about=text.part(end - len(found[0].about.text), told_later))]
                    end = told_later
                elif not found[0].behind.text:
                    found = [replace(found[0], behind=text.part(begin, told_later))]
                    end = told_later
            yield from found
        start = max(end + 1, start + 1)


def _of_sentence(sentence: Plain, left_out: Collection[str]) -> Iterator[Clause]:
    anchors = [anchor for anchor in _anchors(sentence.text) if anchor.kind not in left_out]
    position = 0
    for number, anchor in enumerate(anchors):
        following = anchors[number + 1] if number + 1 < len(anchors) else None
        limit = _limit(sentence.text, anchor, following)
        head = sentence.part(anchor.start, anchor.end)
        sure = anchor.kind not in _UNSURE or _runs_by_name(anchor, sentence.part(position, anchor.start))
        if anchor.kind == "counted":
            limit = min(limit, sentence.text.index(")", anchor.end) + 1)
        behind = sentence.part(anchor.aside, limit)
        if anchor.before:
            whole = _closed(sentence.part(position, anchor.start))
            clause = Clause(
                anchor.side, head, last_phrase(whole), behind, without_preposition(whole), sure=sure
            )
        else:
            clause = Clause(anchor.side, head, behind, sure=sure, bare=anchor.kind in _BARE)
        position = limit
        told = clause.about if clause.about.text or clause.behind is None else clause.behind
        if sure or anchor.kind in _BARE or not _NO_EDGE.search(told.text):
            yield from _by_side(clause)


def _closed(before: Plain) -> Plain:
    """A text without what follows a bracket that it leaves open: "oak and elm (same order on both axes)"."""
    opened = before.text.rfind("(")
    return before.part(0, opened) if opened > before.text.rfind(")") else before


def _runs_by_name(anchor: _Anchor, before: Plain) -> bool:
    """Whether something runs down or across that may be listed elsewhere: "five days run downward"."""
    return (
        anchor.kind in ("wide", "deep")
        and bool(_RUNS.search(before.text))
        and not _NO_EDGE.search(before.text)
    )


def _by_side(clause: Clause) -> Iterator[Clause]:
    sides = ("rows", "columns") if clause.side == "both" else (clause.side,)
    yield from (replace(clause, side=side) for side in sides)


# "Each row runs from Q1 to Q4": what is told of all lines is the order along them.
_RUN_ALONG = re.compile(
    r"(?:each|every|all)\s+(?:of\s+)?(?:the\s+)?(?P<line>rows?|columns?)\s+(?:runs?|goes|go|reads?"
    r"|(?:is|are)\s+(?:given|listed|read|written|told|printed|quoted))\s+(?:from|in\s+(?:the\s+)?order)\b(?!\s+(?:the\s+)?(?:top|bottom)\b)",
    re.IGNORECASE,
)


def _side(text: str, found: re.Match[str], kind: str) -> str:
    """The side that an anchor is of; "" where it is of none."""
    if kind in ("lines", "each") and (along := _RUN_ALONG.match(text, _start_of_each(text, found.start()))):
        return "columns" if along["line"].casefold().startswith("row") else "rows"
    told = _SIDE_OF_KIND.get(kind) or _side_of_edge(found["edged"])
    return told or side_of(_spelled(found["inside"] or found.group()))


def _start_of_each(text: str, start: int) -> int:
    """Where "all the" begins that may stand before "rows"."""
    lead = re.search(r"\b(?:each|every|all)\s+(?:of\s+)?(?:the\s+)?$", text[:start], re.IGNORECASE)
    return lead.start() if lead else start


def _anchors(text: str) -> Iterator[_Anchor]:
    last = within = lists = 0
    told = made = False
    for found in ANCHOR.finditer(text):
        kind = found.lastgroup or ""
        kind = "bracket" if kind in ("inside", "aside") else kind
        if found.start() < within or _is_an_end((found["inside"] or "").lower(), text):
            continue
        if kind in ("counted", "lines", "gapped", "listed", "equals") and _is_part(text, found.start()):
            continue
        if kind == "bracket" and _PAIR.fullmatch(found.group()):
            continue
        if kind == "counted" and not _is_counted_list(text, found):
            continue
        # "Rows are the true animals and columns the predicted ones", "Plots are the rows, depths the columns"
        if (kind == "gapped" and not told) or (kind == "andmade" and not made):
            continue
        made = made or kind == "made"
        if kind == "captions":  # "Column labels, starting at the left: ..."
            within = text.index(":", found.end())
        told = told or kind == "lines"
        if kind == "left" and (_places_a_tick(text[: found.start()], lists) or _HALVES.search(text)):
            continue
        if kind == "edge":
            side = "columns" if re.search(r"top|bottom", found.group(), re.IGNORECASE) else "rows"
            yield _Anchor(found.start(), found.end(), side, kind, before=False, aside=found.end())
            last = found.end()
            continue
        side = _side(text, found, kind)
        if not side:
            continue
        before = kind in _BEHIND_THEIR_NAME or _is_behind(text, last, found)
        aside = found.start("aside") if found["aside"] else found.end()
        yield _Anchor(found.start(), found.end(), side, kind, before, aside)
        if side == "columns" and text[found.end() :].lstrip().startswith(":"):
            lists = found.end()
        last = found.end()


def _side_of_edge(edge: str | None) -> str:
    return "" if edge is None else "columns" if edge.casefold().startswith(("bottom", "top")) else "rows"


def _places_a_tick(before: str, lists: int) -> bool:
    """Whether a list of columns has begun, one of which stands "on the right"."""
    return lists > 0 and not re.search(r"[;.]\s|:.*:", before[lists:])


# "In all five columns the order is the same: ...": something is told of them.
_WITHIN_ALL = re.compile(
    rf"\b(?:in|for|across|over|within|throughout)\s+(?:all|both|most|each|every)\s+(?:of\s+)?(?:the\s+|these\s+)?(?:(?:\d+|{'|'.join(CARDINALS)})\s+)?$",
    re.IGNORECASE,
)


def _is_part(text: str, start: int) -> bool:
    """Whether the words before "rows" speak of a part of the grid: "the last two rows", "these columns"."""
    before = text[max(0, start - 40) : start]
    if _WITHIN_ALL.search(before):
        return True
    count = _COUNT.search(before)
    word = count["before"] if count else (before.split() or [""])[-1].strip("([\"'“‘")
    return bool(_PART.fullmatch(word))


def _is_counted_list(text: str, found: re.Match[str]) -> bool:
    """Whether the bracket behind "4 columns" has four items, or is a range."""
    count = _COUNT.search(text, max(0, found.start() - 40), found.start())
    if not count:
        return False
    bracket = text[text.index("(", found.end()) + 1 : text.index(")", found.end())]
    items = re.split(r"\s*(?:,\s*(?:and\s+)?|;|\sand\s)\s*", _REMARK.sub("", bracket.strip()))
    number = int(count["count"]) if count["count"].isdigit() else cardinal(count["count"])
    return len(items) in (1, number)


def _is_an_end(inside: str, text: str) -> bool:
    """Whether "(left)" says where one tick stands, as "(right)" does of another, and names no axis."""
    if inside not in ("bottom", "left"):
        return False
    return not _OF_AXES.search(text) or bool(_OTHER_END[inside].search(text))


def _spelled(text: str) -> str:
    bare = text.strip(" =").lower().removeprefix("on ").strip()
    return {
        "x": "x-axis",
        "y": "y-axis",
        "row": "rows",
        "column": "columns",
        "bottom": "columns",
        "left": "rows",
    }.get(bare, text)


def _is_behind(text: str, last: int, found: re.Match[str]) -> bool:
    """Whether the axis is named behind its variable: "... along the horizontal axis"."""
    if found.lastgroup not in ("axis", "both", "sides"):
        return False
    before = text[last : found.start()]
    place = _BEFORE_PREPOSITION.search(before)
    if not place:
        return False
    said = re.sub(r"^\W*(?:and|while|whereas|with|but)?\s*", "", before[: place.start()]).strip(" ,;:")
    return bool(said)


def _limit(text: str, anchor: _Anchor, following: _Anchor | None) -> int:
    """Where the clause of an anchor ends."""
    if following is None:
        return len(text)
    if stop := _STOP.search(text, anchor.end, following.start):
        return stop.end() if anchor.before else stop.start()
    if not following.before:
        lead = _LEAD.search(text, anchor.end, following.start)
        return lead.start() if lead else following.start
    if not anchor.before:
        separator = next((s for s in _NEXT.finditer(text, anchor.end, following.start)), None)
        return separator.start() if separator else following.start
    masked = re.sub(r"\([^()]*\)", lambda found: "(" * len(found[0]), text)
    if anchor.kind == "made":
        first = _NEXT.search(masked, anchor.end, following.start)
        return first.end() if first else anchor.end
    separators = list(_NEXT.finditer(masked, anchor.end, following.start))
    nouns = [own for own in separators if text[own.end() : own.end() + 4].lower() == "the "]
    counted = [own for own in separators if _COUNTED.match(text, own.end())]
    return (nouns or counted or separators)[-1].end() if separators else anchor.end


def for_both(text: Plain, last: int) -> Plain | None:
    """What is said of both axes behind the last of them, at a place in the source: "..., both taking 2, 3 and 4"."""
    found = [own for own in _BOTH.finditer(text.text) if text.offsets[own.start()] > last]
    if not found:
        return None
    rest = text.part(found[-1].end())
    return rest.part(0, sentence_end(rest.text))
