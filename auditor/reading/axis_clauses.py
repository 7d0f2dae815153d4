"""Which part of a sentence speaks of which axis.

An axis is named before what is said of it ("The horizontal axis is the number of pumps (1, 2, 3)") or
behind ("beds 1 to 9 along the horizontal axis", "dose (rows)", "weeks run along the bottom").
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.numerals import CARDINALS
from auditor.reading.axis_anchors import ACROSS, GOING, SPAN_OF_NAMES
from auditor.reading.axis_labels import last_phrase, without_preposition
from auditor.reading.axis_named import Anchor, anchors_in
from auditor.reading.plain import Plain
from auditor.reading.tick_lists import LONGEST_TEXT, sentence_end

# "Across: 2, 4, 6. Down: Oak, Elm": "Down" alone may be the name of a row.
_WAYS = tuple(
    re.compile(rf"(?:^|[.;,()]\s){GOING}(?:{way})\s*(?:\([^()]*\)\s*)?:", re.IGNORECASE)
    for way in (ACROSS, "(?:down|up)(?:wards)?")
)
# "days Mon to Fri across, shifts (early, late) down"
_WAYS_BEHIND = tuple(
    re.compile(rf"[\w)]\s{way}\s*(?:[.,;]|$|and\s)", re.IGNORECASE) for way in ("across", "down(?:wards?)?")
)
# "Rows oak, elm; columns wet, dry": rows alone may be some of them.
_BOTH_LISTED = tuple(
    re.compile(rf"(?:^|[.;,:(–—-]\s)(?:the\s)?{lines}\s", re.IGNORECASE) for lines in ("rows", "columns")
)
# So are ranges: "rows A–C run down, columns 1–6 across".
_BOTH_RANGED = tuple(
    re.compile(rf"(?<![\w-]){lines}\s+{SPAN_OF_NAMES}", re.IGNORECASE) for lines in ("rows", "columns")
)
# "X runs from 0 to 6; y (both panels) from 10 to 30": a letter alone is an axis where the other is told, too.
_LETTERS = tuple(re.compile(rf"(?<![^\s(]){letter}(?![\w=-])", re.IGNORECASE) for letter in "xy")
# A line that tells nothing else: "x from 0 to 6 in steps of 2 (m)".
_LETTER_ALONE = re.compile(
    r"\W*[xy]\s+(?:runs?\s+|goes\s+|ranges?\s+)?(?:from|between)\s+[-+−]?\d[\d.]*\s+(?:to|and)\s+[-+−]?\d[\d.]*"
    r"(?:\s?[^\W\d_]{1,3})?(?:,?\s+(?:in|by|with)\s+(?:steps|increments|intervals)\s+of\s+\d[\d.]*)?(?:\s?[^\W\d_]{1,3}|\s*\([^()]{1,30}\))*\W*",
    re.IGNORECASE,
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
_RUNS = re.compile(r"\b(?:run|go|stand|are listed|lie)\s*$", re.IGNORECASE)
_BARE = ("listed", "across", "along", "down")
_LEAD = re.compile(
    r"(?:^|[,;:.(]\s*|\s)(?:(?:and|while|whereas|with|but|or)\s+)*(?:(?:on|along|down|across|over|for|at"
    r"|as|to)\s+)?(?:the\s+|its\s+|their\s+|each\s+|both\s+|shared\s+|common\s+)*$",
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
_BOTH = re.compile(
    r"\b(?:(?:both|either|each(?=\s+(?:of|ax[ie]s|with|tak\w+|rang\w+|runn\w+|hav\w+|from|go\w+|list\w+|show\w+)\b))"
    r"(?:\s+of\s+(?:them|which))?(?:\s+ax[ie]s)?)\s+(?=\w)",
    re.IGNORECASE,
)
_NO_EDGE = re.compile(
    r"\b(?:bar|legend|scale|key|colou?r\w*|heat\s?maps?|panels?|plots?|one|map|matrix)\b", re.IGNORECASE
)


# "The rows are grouped by hand into cereals and legumes (A, B)": what was done to them, and no name.
_HANDLED = re.compile(
    r"^[\s,]*(?:(?:is|are|was|were|have been|has been)\s+)?(?:\w+ly\s+)?(?:(?:grouped|clustered|split|divided"
    r"|sorted|parted|separated|binned|merged)\b[^.;:(]{0,30}?\binto\b|(?:normali[sz]ed|standardi[sz]ed|scaled|rescaled|cent(?:re|er)ed|weighted)\b)",
    re.IGNORECASE,
)


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
            own = any(anchors_in(text.text[begin:told_later]))  # it speaks of an axis itself
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
    anchors = _without_remarks(
        sentence.text, [anchor for anchor in anchors_in(sentence.text) if anchor.kind not in left_out]
    )
    position = 0
    for number, anchor in enumerate(anchors):
        following = anchors[number + 1] if number + 1 < len(anchors) else None
        limit = _limit(sentence.text, anchor, following)
        head = sentence.part(anchor.start, anchor.end)
        sure = anchor.kind not in _UNSURE or _runs_by_name(anchor, sentence.part(position, anchor.start))
        if anchor.kind == "counted":
            limit = min(limit, sentence.text.index(")", anchor.end) + 1)
        behind = _without_joint(sentence.part(anchor.aside, limit))
        if anchor.before:
            whole = without_verb(_closed(sentence.part(position, anchor.start)))
            clause = Clause(
                anchor.side, head, last_phrase(whole), behind, without_preposition(whole), sure=sure
            )
        else:
            clause = Clause(anchor.side, head, behind, sure=sure, bare=anchor.kind in _BARE)
        position = limit
        told = clause.about if clause.about.text or clause.behind is None else clause.behind
        named = sure or anchor.kind in _BARE or not _NO_EDGE.search(told.text)
        if named and not _HANDLED.match(told.text):
            yield from _by_side(clause)


# "on the left: 5, 10, 20 (downwards)"
_BEHIND_LIST = re.compile(r"[,;]\s[^,;:()]{1,30}\s*$")


def _without_remarks(text: str, anchors: Sequence[Anchor]) -> list[Anchor]:
    """The anchors but those in a bracket behind a list of the side that the one before names: its order."""
    return [
        anchor
        for number, anchor in enumerate(anchors)
        if not (
            number
            and anchors[number - 1].side == anchor.side
            and text[anchor.start] == "("
            and _BEHIND_LIST.search(text, anchors[number - 1].end, anchor.start)
        )
    ]


_JOINT = re.compile(r"[\s,;]+(?:while|whereas|but)\s*$", re.IGNORECASE)


def _without_joint(behind: Plain) -> Plain:
    """A text without the word behind it that leads to the next clause."""
    joint = _JOINT.search(behind.text)
    return behind.part(0, joint.start()) if joint else behind


# "Oak, elm and ash run along the bottom"
_VERB_LAST = re.compile(
    r"\s+(?:runs?|stands?|lies?|goes|go|sits?|appears?|stretch(?:es)?|are\s+(?:listed|set|shown|placed|given|printed))\s*$"
)


def without_verb(before: Plain) -> Plain:
    """What stands before an edge, without the verb that puts it there."""
    found = _VERB_LAST.search(before.text)
    return before.part(0, found.start()) if found else before


def _closed(before: Plain) -> Plain:
    """A text without what follows a bracket that it leaves open: "oak and elm (same order on both axes)"."""
    opened = before.text.rfind("(")
    return before.part(0, opened) if opened > before.text.rfind(")") else before


def _runs_by_name(anchor: Anchor, before: Plain) -> bool:
    """Whether something runs down or across that may be listed elsewhere: "five days run downward"."""
    return (
        anchor.kind in ("wide", "deep")
        and bool(_RUNS.search(before.text))
        and not _NO_EDGE.search(before.text)
    )


def _by_side(clause: Clause) -> Iterator[Clause]:
    sides = ("rows", "columns") if clause.side == "both" else (clause.side,)
    yield from (replace(clause, side=side) for side in sides)


def _limit(text: str, anchor: Anchor, following: Anchor | None) -> int:
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
