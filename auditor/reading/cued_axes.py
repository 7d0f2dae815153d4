"""Axes that a sentence tells in words of its own: two lists, and words for both sides in the same order.

"Each column is one site (Hill, Dale), each row one dose (2, 4)": whatever leads from the one to the other, the lists
belong to the sides that are named before them, or behind them. Only where nothing else has told both sides.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

from auditor.reading.axis_clauses import Clause, without_verb
from auditor.reading.axis_labels import label_behind
from auditor.reading.axis_making import settled
from auditor.reading.axis_sentences import of_clause
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.reading.tick_lists import LONGEST_TEXT, Ticks, ticks_in
from auditor.source import Span

_AXIS = r"(?:[\s-]?(?:ax[ie]s|one|direction|dimension))?"
_LETTER = r"[\s-](?:axis|direction|dimension)"
_CUES = {
    "columns": re.compile(
        rf"\b(?:x{_LETTER}|horizontal(?:ly)?{_AXIS}|columns?|abscissa|left\s+to\s+right|right\s+to\s+left|across"
        r"|(?:along|below|over)\s+the\s+(?:bottom|top|foot|head)|rightwards?)\b",
        re.IGNORECASE,
    ),
    "rows": re.compile(
        rf"\b(?:y{_LETTER}|vertical(?:ly)?{_AXIS}|rows?|ordinate|top\s+to\s+bottom|bottom\s+to\s+top|upwards?|downwards?"
        r"|(?:along|up|down)\s+the\s+(?:left|right|side)(?:[\s-]hand)?(?:\s+side)?)\b",
        re.IGNORECASE,
    ),
}
_BRACKET = re.compile(r"\((?P<inside>(?:[^()]|\([^()]*\))*)\)")
_VERB = re.compile(
    r"^[\s,]*(?:(?:we|you|one)\s+)?(?:stands?|is|are|has|have|finds?|sees?|comes?|go(?:es)?|runs?|lies|gives?|shows?|for|corresponds?\s+to|stand\s+for|means?"
    r"|represents?|corresponds?\s+to|one|an?|the|by|each)\b\s*",
    re.IGNORECASE,
)
_STOP = re.compile(
    r"(?:[,;.]|\band\b|\bwhile\b|\bwhereas\b|\bagainst\b)\s*"
    r"(?:(?:each|every|the|on|from|with|one|its|their|in|along)\b\s*){0,3}$"
)
_LEADS = re.compile(r"\b(?:to|for|by|is|are|stands?|the|one|an?|with|shows?|see|each|per)\s+", re.IGNORECASE)
_JOINT = re.compile(r"[,;]\s|\band\b|\bwhile\b|\bwhereas\b")
_MOST_JOINTS = 6
_FEWEST = 2


def cued(nodes: Sequence[Node], told: Sequence[DeclaredAxis]) -> list[DeclaredAxis]:
    """The axes of the first sentence that tells both, where the text has not told the ticks of both before."""
    if len({declared.axis.side for declared in told if declared.axis.ticks or declared.axis.low}) == _FEWEST:
        return []
    for node in takewhile(lambda node: not _is_data(node), nodes):
        if node.block.kind not in ("paragraph", "item") or in_prose(node):
            continue
        for sentence in sentences(_opening(node)):
            if found := _of_sentence(sentence, node):
                return found
    return []


def _opening(node: Node) -> Plain:
    text = node.block.content
    return text.part(0, min(LONGEST_TEXT, len(text.text)))


def _is_data(node: Node) -> bool:
    return node.block.kind in ("table", "fence", "math")


def _of_sentence(sentence: Plain, node: Node) -> list[DeclaredAxis]:
    cues = _cues(sentence.text)
    if [side for side, _, _ in cues] not in (["rows", "columns"], ["columns", "rows"]):
        return []
    (first, one, end), (second, other, close) = cues
    behind = [(first, (one, end), (end, other)), (second, (other, close), (close, len(sentence.text)))]
    before = [(first, (one, end), (0, one)), (second, (other, close), (end, other))]
    joints = [end + own.start() for own in _JOINT.finditer(_masked(sentence.text[end:other]))]
    between = [
        [(first, (one, end), (end, at)), (second, (other, close), (at, other))]  # both lists stand between
        for at in joints[:_MOST_JOINTS]
    ]
    for arrangement in (behind, before, *between):
        found = [_declared(sentence, node, *part) for part in arrangement]
        if all(len(declared.axis.ticks) >= _FEWEST for declared in found):
            return found
    return []


def _cues(text: str) -> list[tuple[str, int, int]]:
    """The words for a side, in order, outside of brackets; those that follow each other for the same side are one."""
    masked = _masked(text)
    found = sorted(
        (own.start(), own.end(), side) for side, cue in _CUES.items() for own in cue.finditer(masked)
    )
    merged: list[tuple[str, int, int]] = []
    for start, end, side in found:
        if merged and merged[-1][0] == side and not _lists(text[merged[-1][2] : start]):
            merged[-1] = (side, merged[-1][1], end)
        else:
            merged.append((side, start, end))
    return merged


def _masked(text: str) -> str:
    """A text without what stands in brackets."""
    return _BRACKET.sub(lambda found: " " * len(found[0]), text)


def _lists(text: str) -> bool:
    return "(" in text or "," in text


def _declared(
    sentence: Plain, node: Node, side: str, cue: tuple[int, int], part: tuple[int, int]
) -> DeclaredAxis:
    """One side, by what stands between its words and those of the other."""
    text, head = _without_ends(sentence.part(*part)), sentence.part(*cue)
    bracket = _BRACKET.search(text.text)
    if bracket is None:
        lists = ticks_in(text, "", loose=True).lists
        declared = of_clause(Clause(side, head, text), node)
        if declared.axis.ticks or not lists:
            return declared
        return settled(side, "", text.span(), list(lists), Ticks(), f"{head.text} . {text.text}", node)
    inside, name = text.part(*bracket.span("inside")), text.part(0, bracket.start())
    ticks = ticks_in(inside, "", loose=True)
    if not ticks.lists and not ticks.low:  # "A, B and C (zone)"
        inside, name = name, inside
        ticks = ticks_in(inside, "", loose=True)
    if not name.text and part[0] >= cue[1]:
        name = sentence.part(0, cue[0])
    label = label_behind(name.part(_last_words(name.text))) if name.text else ""
    span = Span(min(name.offsets[0], inside.offsets[0]), max(name.offsets[-1], inside.offsets[-1]))
    said = f"{head.text} . {text.text}"
    return settled(side, label, span, list(ticks.lists), ticks, said, node)


def _last_words(text: str) -> int:
    """Where the last phrase of a text begins: "the temperature" of "is used for the temperature, which takes"."""
    return max((found.end() for found in _LEADS.finditer(text) if found.end() < len(text)), default=0)


def _without_ends(text: Plain) -> Plain:
    """A text without verbs before it, and words that lead on to the other side behind it."""
    while (stop := _STOP.search(text.text)) and stop.start():
        text = text.part(0, stop.start())
    text = without_verb(text)
    while (verb := _VERB.match(text.text)) and 0 < verb.end() < len(text.text):
        text = text.part(verb.end())
    return text
