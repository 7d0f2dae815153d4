"""Which part of a sentence speaks of which axis.

An axis is named before what is said of it ("The horizontal axis is the number of pumps (1, 2, 3)") or
behind ("beds 1 to 9 along the horizontal axis", "dose (rows)", "weeks run along the bottom").
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from auditor.numerals import CARDINALS, cardinal
from auditor.reading.axis_labels import last_phrase, without_preposition
from auditor.reading.axis_words import side_of
from auditor.reading.plain import Plain
from auditor.reading.tick_lists import LONGEST_TEXT, sentence_end

_AXIS = (
    r"(?:x|y|horizontal|vertical)(?:[\s‑-]?\(?[xy]\)?)?[\s‑-]?ax[ie]s(?:\s*\(\s*(?:[xy]|horizontal"
    r"|vertical|top|bottom|left|right)\s*\))?"
    r"|ax[ie]s\s+[xy]|abscissa|ordinate|(?:horizontal|vertical)\s+(?:one|dimension|direction)"
)
_VERB = (
    r"(?:shows?|represents?|lists?|is|are|gives?|holds?|carries|has|have|displays?|denotes?|indicates?"
    r"|contains?|spans?|runs?|ranges?|correspond\w*|plots?|reads?|marks?|"
    r"covers?|goes|takes?|stands?|means?|bears?|names?|tracks?|varies|vary|carry|share|use)\b"
)
_ANCHOR = re.compile(
    rf"(?P<bracket>\((?:on\s+the\s+|the\s+|as\s+|in\s+)?(?P<inside>horizontal|vertical|bottom|left|rows?"
    rf"|columns?|[xy][\s-]?axis|[xy])(?:\s+axis)?(?P<aside>\s*[,;:](?:(?!\b(?:rows?|columns?)\s*[:=])[^()])*)?\))"
    r"|(?P<both>\b(?:rows and columns|columns and rows|both (?:the )?axes|(?:x"
    r"|horizontal)(?:-axis)? and (?:the )?(?:y|vertical)(?:[\s-]ax[ei]s)"
    r"|x and y(?=\s(?:both|each|all|range|run|go|take)))\b)"
    rf"|(?P<axis>\b(?:{_AXIS}))"
    rf"|(?P<lines>(?<![\w-])(?:rows|columns)(?=\s*(?:=|:|,\s*(?:\w+\s+)?(?:from\s+)?(?:the\s+)?(?:top|bottom|left|right)\b[^:.]{{0,20}}?(?::|,\s+{_VERB})"
    rf"|\([^()]*\)\s*(?::|{_VERB})"
    rf"|\s+(?:of|in)\s+(?:the|this|that|each|both|all|either)\s+(?:\w+\s+){{1,4}}?{_VERB}|(?:and columns\s+"
    rf"|and rows\s+)?{_VERB}|the\s|for\b)))"
    rf"|(?P<counted>(?<=\s)(?:rows?|columns?)(?=\s*(?:\((?:[^()]+,|[^()]{{1,40}}?(?:\sto\s|\s?–\s?))[^()]+\))))"
    rf"|(?P<each>\b(?:each|every|one)\s+(?:row|column)\b(?=\s+(?:{_VERB}|an?\s|for\b|per\b)))"
    r"|(?P<gapped>(?:(?<=\band\s)|(?<=[,;]\s)|(?<=while\s))(?:the\s)?(?:rows|columns)"
    rf"(?=\s+(?!(?:and|or|of|in|that|with|which|where|alike)\b|{_VERB})[a-z]))"
    r"|(?P<listed>(?:^|(?<=[.;,:(]\s))(?:the\s)?(?:rows|columns)"
    rf"(?=\s+(?!(?:and|or|of)\b|{_VERB})[^\s,;:.()]+(?:\s[^\s,;:.()]+)?(?:,\s|\sand\s|\sto\s)))"
    r"|(?P<as>\b(?:as|for|in)\s+(?:the\s+)?(?:rows|columns)\b(?!\s+\d))"
    r"|(?P<equals>(?<![\w(])(?:rows?|columns?|[xy])\s*=(?=\s*[^\s\d=-])"
    r"|(?<![^\s(])[xy]\s*=(?=\s*[-+−]?[\d.]+(?:\s*,\s*(?:and\s+)?[-+−]?[\d.]+(?!\s*[=\w])){2}))"
    rf"|(?P<letter>(?<![^\s(])[xy](?=\s*(?:\([^()\d]+\)\s*(?:,|:|=|from\b|{_VERB}|[-+−]?\d)|:\s|{_VERB}"
    r"|\(\s*[-+−]?\d+\s*(?:[-–—]|to|\.\.+|…)\s*[-+−]?\d+\s*\)|(?:from|between)\s+[-+−]?\d)))"
    r"|(?P<across>^across(?=\s*,)|(?:^|(?<=[.;,(]\s))across(?=\s*:))|(?P<down>(?:^|(?<=[.;,(]\s))down(?=\s*:))"
    r"|(?P<bottom>\b(?:along|across)\s+(?:the\s+)?(?:bottom|top|upper edge|lower edge)(?:\s+edge)?\b"
    r"|(?<=\w\s)across(?=\s*:|\s+\())"
    r"|(?P<left>\b(?:down|up|along|on|at)\s+(?:the\s+)?(?:left|right|side)(?:[\s-]hand)?(?:\s+(?:side|edge"
    r"|margin|axis))?\b|(?<=[a-z]\s)down(?=\s*:))",
    re.IGNORECASE,
)
# "Across: 2, 4, 6. Down: Oak, Elm": "Down" alone may be the name of a row.
_ACROSS = re.compile(r"(?:^|[.;,(]\s)across\s*:", re.IGNORECASE)
# "Rows oak, elm; columns wet, dry": rows alone may be some of them.
_BOTH_LISTED = tuple(
    re.compile(rf"(?:^|[.;,:(]\s)(?:the\s)?{lines}\s", re.IGNORECASE) for lines in ("rows", "columns")
)
# "4 columns (Mon, Tue, Wed, Thu)" lists an axis; "the last two rows (9, 10)" speaks of a part of one.
_COUNT = re.compile(
    rf"(?P<before>\w*)\W*\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:\w+\s+)?$", re.IGNORECASE
)
_PART = re.compile(
    r"these|those|other|first|last|final|top|bottom|upper|lower|middle|central|left|right|leftmost"
    r"|rightmost|outer|inner|next|only|of",
    re.IGNORECASE,
)
# "X runs from 0 to 6; y (both panels) from 10 to 30": a letter alone is an axis where the other is told, too.
_LETTERS = tuple(re.compile(rf"(?<![^\s(]){letter}(?![\w=-])", re.IGNORECASE) for letter in "xy")
# "A pair (x, y)" tells in which order coordinates are given, and not what an axis is.
_PAIR = re.compile(
    r"\(\s*(?:x\s*[,;]\s*y|y\s*[,;]\s*x|row\s*[,;]\s*column|column\s*[,;]\s*row)\s*\)", re.IGNORECASE
)
_UNSURE = ("each", "bottom", "left", "across", "down", "counted", "listed")
_SIDE_OF_KIND = {"bottom": "columns", "across": "columns", "left": "rows", "down": "rows", "both": "both"}
_LEAD = re.compile(
    r"(?:^|[,;:.(]\s*|\s)(?:(?:and|while|whereas|with|but|or)\s+)*(?:(?:on|along|down|across|over|for|at"
    r"|as|to)\s+)?(?:the\s+|its\s+|their\s+|each\s+|both\s+|shared\s+|common\s+)*$",
    re.IGNORECASE,
)
_BEFORE_PREPOSITION = re.compile(
    r"(?:\b(?:on|along|down|across|up|as|to|at|by|in)\s+(?:the\s+|its\s+)?|\bforms?\s+the\s+"
    r"|\bmakes?\s+(?:up\s+)?the\s+)$",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"\s*(?:[,;]\s*(?:and|while|whereas|with|but)?|\b(?:and|while|whereas|with|but|by|against|versus|vs\.?"
    r"|over|across)\b)\s+",
    re.IGNORECASE,
)
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


_EQUALS = re.compile(r"\s*=\s*(?=\S)")
LONGEST_SENTENCE = 3000
# "The x-axis shows the month. Three values are listed from left to right: May, June, July"
_LISTED = re.compile(
    r"(?:(?:its|the|there are|these are|it has|they are)\s+)?(?:[\w-]+\s+){0,3}?(?:values?|ticks?"
    r"|tick marks|labels|marks|markers|categories|levels|entries|names|settings|positions)\b[^.;:]{0,60}:\s",
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


def clauses(text: Plain) -> Iterator[Clause]:
    """All clauses of a text that speak of an axis."""
    start = 0
    opening = text.text[:LONGEST_TEXT]
    left_out = {"down"} if not _ACROSS.search(opening) else set()
    left_out |= {"listed"} if not all(lines.search(opening) for lines in _BOTH_LISTED) else set()
    left_out |= {"letter"} if not all(letter.search(opening) for letter in _LETTERS) else set()
    while start < len(text.text):
        end = start + sentence_end(text.text[start:])
        if end - start <= LONGEST_SENTENCE:
            found = list(_of_sentence(text.part(start, end), left_out))
            following = text.text[end:].lstrip(".; ")
            if len(found) == 1 and found[0].behind is None and _LISTED.match(following):
                begin = end - len(found[0].about.text)
                end = len(text.text) - len(following) + sentence_end(following)
                found = [replace(found[0], about=text.part(begin, end))]
            yield from found
        start = max(end + 1, start + 1)


def _of_sentence(sentence: Plain, left_out: Collection[str]) -> Iterator[Clause]:
    anchors = [anchor for anchor in _anchors(sentence.text) if anchor.kind not in left_out]
    position = 0
    for number, anchor in enumerate(anchors):
        following = anchors[number + 1] if number + 1 < len(anchors) else None
        limit = _limit(sentence.text, anchor, following)
        head = sentence.part(anchor.start, anchor.end)
        sure = anchor.kind not in _UNSURE
        if anchor.kind == "counted":
            limit = min(limit, sentence.text.index(")", anchor.end) + 1)
        behind = sentence.part(anchor.aside, limit)
        if anchor.before:
            whole = sentence.part(position, anchor.start)
            clause = Clause(
                anchor.side, head, last_phrase(whole), behind, without_preposition(whole), sure=sure
            )
        else:
            clause = Clause(anchor.side, head, behind, sure=sure, bare=anchor.kind == "listed")
        position = limit
        if sure or not _NO_EDGE.search(clause.about.text):
            yield from _by_side(clause)


def _by_side(clause: Clause) -> Iterator[Clause]:
    sides = ("rows", "columns") if clause.side == "both" else (clause.side,)
    yield from (replace(clause, side=side) for side in sides)


def _anchors(text: str) -> Iterator[_Anchor]:
    last = 0
    told = False
    for found in _ANCHOR.finditer(text):
        kind = found.lastgroup or ""
        kind = "bracket" if kind in ("inside", "aside") else kind
        if _is_an_end((found["inside"] or "").lower(), text):
            continue
        if kind in ("counted", "lines", "gapped", "listed") and _is_part(text, found.start()):
            continue
        if kind == "bracket" and _PAIR.fullmatch(found.group()):
            continue
        if kind == "counted" and not _is_counted_list(text, found):
            continue
        if kind == "gapped" and not told:  # "Rows are the true animals and columns the predicted ones"
            continue
        told = told or kind == "lines"
        side = _SIDE_OF_KIND.get(kind) or side_of(_spelled(found["inside"] or found.group()))
        if not side:
            continue
        before = kind in ("bracket", "as", "bottom", "left") or _is_behind(text, last, found)
        aside = found.start("aside") if found["aside"] else found.end()
        yield _Anchor(found.start(), found.end(), side, kind, before, aside)
        last = found.end()


def _is_part(text: str, start: int) -> bool:
    """Whether the words before "rows" speak of a part of the grid: "the last two rows", "these columns"."""
    before = text[max(0, start - 40) : start]
    count = _COUNT.search(before)
    word = count["before"] if count else (before.split() or [""])[-1]
    return bool(_PART.fullmatch(word))


def _is_counted_list(text: str, found: re.Match[str]) -> bool:
    """Whether the bracket behind "4 columns" has four items, or is a range."""
    count = _COUNT.search(text, max(0, found.start() - 40), found.start())
    if not count:
        return False
    bracket = text[text.index("(", found.end()) + 1 : text.index(")", found.end())]
    items = re.split(r"\s*(?:,\s*(?:and\s+)?|;|\sand\s)\s*", bracket.strip())
    number = int(count["count"]) if count["count"].isdigit() else cardinal(count["count"])
    return len(items) in (1, number)


def _is_an_end(inside: str, text: str) -> bool:
    """Whether "(left)" says where one tick stands, as "(right)" does of another, and names no axis."""
    if inside not in ("bottom", "left"):
        return False
    return not _OF_AXES.search(text) or bool(_OTHER_END[inside].search(text))


def _spelled(text: str) -> str:
    bare = text.strip(" =").lower()
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
    if found.lastgroup not in ("axis", "both"):
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
    if not following.before:
        lead = _LEAD.search(text, anchor.end, following.start)
        return lead.start() if lead else following.start
    if not anchor.before:
        separator = next((s for s in _NEXT.finditer(text, anchor.end, following.start)), None)
        return separator.start() if separator else following.start
    masked = re.sub(r"\([^()]*\)", lambda found: "(" * len(found[0]), text)
    separators = list(_NEXT.finditer(masked, anchor.end, following.start))
    return separators[-1].end() if separators else anchor.end


def for_both(text: Plain, last: int) -> Plain | None:
    """What is said of both axes behind the last of them, at a place in the source: "..., both taking 2, 3 and 4"."""
    found = [own for own in _BOTH.finditer(text.text) if text.offsets[own.start()] > last]
    if not found:
        return None
    rest = text.part(found[-1].end())
    return rest.part(0, sentence_end(rest.text))
