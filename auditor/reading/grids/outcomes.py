"""The four outcomes of a binary classifier: `True Negatives (TN): 31`, `FP = 4`.

Rows are what was there, columns what was predicted. Which class is the positive one is told by the
text ("Wet is the positive class"), else the last of two declared ticks; where no classes are
declared they are called positive and negative.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import Key, name_a_place
from auditor.reading.keys import CORNER, read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import is_generic
from auditor.reading.taken_as import TAKEN_AS
from auditor.reading.values import read_value
from auditor.source import Span

_OUTCOME = re.compile(
    r"^\W*(?P<key>(?:true|false)[\s-]+(?:positives?|negatives?)(?=(?:\s*\(?\s*(?:TP|TN|FP|FN)\s*\)?)?(?:\s*\([^()\d]+\s[^()\d]+\))?\W*$)"
    r"|(?:TP|TN|FP|FN)s?(?=(?:\s*\((?:true|false)[\s-]+(?:positives?|negatives?)\))?(?:\s*\([^()\d]+\s[^()\d]+\))?\W*$))",
    re.IGNORECASE,
)
_UNLABELLED = re.compile(
    r"^(?P<key>(?:true|false)\s+(?:positives?|negatives?)|TP|TN|FP|FN)(?:\s*\((?:TP|TN|FP|FN)\))?\s*(?:=|–|—|-)\s*(?=\d)",
    re.IGNORECASE,
)
_NAME = r"(?:TP|TN|FP|FN)s?|(?:true|false)[\s-]+(?:positives?|negatives?)"
_SEVERAL = re.compile(
    rf"\b(?P<key>{_NAME})(?:\s*\((?:{_NAME})\))?\s*(?:=|:|→|->|–|—)\s*(?P<value>\d[\d,.]*)", re.IGNORECASE
)
# "true positives number 40, false negatives are 3", "40 true positives and 3 false negatives": all four in words.
_TOLD = re.compile(
    rf"\b(?P<key>{_NAME})(?:\s*\((?:{_NAME})\))?\s+(?:(?:number|are|is|were|was|of|at|come\s+to|amount\s+to|stand\s+at)\s+)?"
    r"(?P<value>\d[\d,.]*)",
    re.IGNORECASE,
)
_EXPLAINED = re.compile(
    rf"\W*(?P<key>(?:{_NAME})(?:\s*\((?:{_NAME})\))?)\s*[–—,-]\s+(?=[^\W\d])", re.IGNORECASE
)
_NAMED = re.compile(rf"\b(?:{_NAME})\b", re.IGNORECASE)
# "Top-left, wet and called wet (TP)"
_IN_BRACKETS = re.compile(rf"\((?P<key>{_NAME})\)\W*$", re.IGNORECASE)
_COUNTED = re.compile(rf"(?<![\w.])(?P<value>\d[\d,.]*)\s+(?P<key>{_NAME})\b", re.IGNORECASE)
_BETWEEN = re.compile(r"(?:[\W\d]|\band\b|%|\([^()]*\))*", re.IGNORECASE)
_ALL = 4
_POSITIVE = re.compile(
    r"[\"“'‘]?(?P<name>[\w-]{1,30})[\"”'’.]?\s+(?:is|being|was|as)\s+(?:the\s+)?positive\b"
    r"|positive (?:class|label)\s*(?:is|:|=|\()\s*[\"“'‘]?(?P<name2>[\w-]{1,30})",
    re.IGNORECASE,
)
_PREDICTED = re.compile(
    r"\b(?:predicted|prediction|said|called|classified|labelled|assigned)\b", re.IGNORECASE
)
_ACTUAL = re.compile(r"\b(?:actual|true|truth|ground|real|reference|observed|gold)\b", re.IGNORECASE)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a line that gives an outcome, or for each of the four that one line gives."""
    if node.block.kind not in ("item", "paragraph"):
        return
    several = list(_in_one_line(node, axes))
    yield from several or _alone(node, axes)


def _alone(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    label, body = node.label, node.body
    if label is not None and (explained := _EXPLAINED.match(label.text)):
        label = label.part(0, explained.end("key"))  # "True positives (TP) – true oak, predicted oak"
    placed = label is None or CORNER.match(label.text) is not None  # "Top-left: true positives = 84"
    if placed and (found := _UNLABELLED.match(body.text)):
        label, body = body.part(0, found.end("key")), body.part(found.end())
    outcome = _OUTCOME.match(label.text) if label is not None else None
    if label is not None and outcome is None and not name_a_place(read_keys(label, axes), axes):
        outcome = _IN_BRACKETS.search(label.text)
    value = read_value(body) if outcome else None
    if outcome and label is not None and value is not None:
        end = len(node.body.text) - len(body.text) + value[1]
        short = _short(outcome["key"])
        yield Entry(node, "outcomes", _keys(short, label, axes), (_noted(value[0], short),), consumed=end)


# "True positives (truth ham, filter ham)", "TP: 40 (ham, called ham)": the class that both sides have.
_HIT = re.compile(
    r"^\W*(?:true[\s-]+positives?|TPs?)\b(?:\s*\(TPs?\))?[\W\d]*\((?P<inside>[^()]{3,80})\)"
    r"|^(?P<before>[^():]{3,80})\((?:true[\s-]+positives?|TPs?)\)",
    re.IGNORECASE,
)
_DENIED = re.compile(r"(?:no|not|non|without|absent|negative)\b", re.IGNORECASE)
_ARTICLES = frozenset("a an the as is was were be for class label".split())


def _class_of_hits(text: str) -> str:
    """What the bracket behind "true positives" says on both of its sides; "" where there is no such thing."""
    found = _HIT.match(text)
    spoken = re.findall(r"[^\s,;:=→/\"“”'‘’]+", found["inside"] or found["before"]) if found else []
    for length in range(len(spoken) // 2, 0, -1):
        last = spoken[-length:]
        starts = range(len(spoken) - 2 * length + 1)
        if last[0].casefold() not in _ARTICLES and any(spoken[at : at + length] == last for at in starts):
            return " ".join(last)
    return ""


def positive_classes(nodes: Sequence[Node]) -> dict[str, str]:
    """The names that the text calls the positive class, by their plain writing."""
    found = (
        match
        for node in nodes
        for match in _POSITIVE.finditer(node.block.text)
        if "positive" in node.block.text
    )
    names = [match["name"] or match["name2"] for match in found]
    hits = [name for node in nodes if (name := _class_of_hits(node.block.content.text))]
    return {canonical(name): name for name in (*names, *hits)}


def _in_one_line(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """All four outcomes wherever they stand in a line, or two and more that are all that it says."""
    text = node.block.content
    found = {_short(match["key"]): match for match in _SEVERAL.finditer(text.text)} or _in_words(text.text)
    labelled = node.label is not None and not re.fullmatch(rf"\W*(?:{_NAME})\W*", node.label.text)
    spans = [match.span() for match in found.values()]
    start = text.text.find(node.body.text) if labelled else 0
    rest = "".join(
        sign for at, sign in enumerate(text.text) if at >= start and not any(a <= at < b for a, b in spans)
    )
    alone = _BETWEEN.fullmatch(rest) is not None
    if len(found) < (2 if alone else _ALL):
        return
    whole = len(node.body.text) if alone else 0
    panel = _panel(node, axes) if len(found) == _ALL and alone else ""
    for short, match in found.items():
        value = read_value(text, match.start("value"))
        if value is not None:
            label = text.part(match.start("key"), match.end("key"))
            cells = (_noted(value[0], short),)
            yield Entry(node, "outcomes", _keys(short, label, axes), cells, consumed=whole, panel=panel)


def _noted(value: Value, short: str) -> Value:
    """A value with the outcome that it counts as its note, so that its class is known to be the positive one or not."""
    return replace(value, note=", ".join(filter(None, (short, value.note))))


def _in_words(text: str) -> dict[str, re.Match[str]]:
    """The four outcomes that a sentence counts, each once; none where one is left out or told twice."""
    if _NAMED.search(text) is None:
        return {}
    for pattern in (_TOLD, _COUNTED):
        told = list(pattern.finditer(text))
        found = {_short(match["key"]): match for match in told}
        if len(found) == len(told) == _ALL:
            return found
    return {}


def _panel(node: Node, axes: Sequence[KnownAxis]) -> str:
    """The matrix that a line gives in full, where its label names one: "Cut-off 0.3: TP = 4, FP = 1, ..."."""
    label = node.label
    if label is None or node.block.kind != "item" or is_generic(label.text) or _SEVERAL.search(label.text):
        return ""
    return "" if is_declared(label.text, axes) else label.text


def _short(name: str) -> str:
    """The two letters of an outcome: of "True Positives" as of "TPs"."""
    right, *said = re.split(r"[\s-]+", name.upper())
    return right[0] + (said[0][0] if said else right[1])


def _keys(short: str, label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, Key]:
    """The row (what was there) and the column (what was said) of "TP", "FN" ..., in the words of the axes."""
    said = short[1] == "P"
    there = said if short[0] == "T" else not said
    actual, predicted = _axes(axes)
    if actual is None and predicted is None:
        told = _told_classes(label, there == said, axes) or _taken_for(label, there == said)
        if told:
            return told
    alone = actual or predicted  # the classes of one side are those of the other, too
    return (
        _key(there, actual, alone, label.span(), "actual"),
        _key(said, predicted, alone, label.span(), "predicted"),
    )


# "True positives (actual ham, predicted ham)"
_CLASSES = re.compile(r"\((?P<inside>[^()]{3,80})\)\W*$")


def _told_classes(label: Plain, alike: bool, axes: Sequence[KnownAxis]) -> tuple[Key, Key] | None:
    """The class that was there and the one that was said, where a bracket tells both and they go with the outcome."""
    found = _CLASSES.search(label.text)
    keys = read_keys(label.part(*found.span("inside")), axes) if found else ()
    roles = [key.name.casefold() for key in keys]
    if len(keys) != len(("actual", "predicted")) or not any(map(_PREDICTED.search, roles)):
        return None
    actual, predicted = reversed(keys) if _PREDICTED.search(roles[0]) else keys
    if not _ACTUAL.search(actual.name) or (canonical(actual.text) == canonical(predicted.text)) != alike:
        return None
    return actual, predicted


# "True positives (ham called ham)", "FN (ham → spam)"
_TAKEN_FOR = re.compile(
    rf"\(\s*(?:(?:an?|the|true|actual|real)\s+)*(?P<actual>[^()\d→>]{{1,30}}?)\s*(?:→(?=\s)|->(?=\s)|\b{TAKEN_AS}|\b(?:called|predicted|labell?ed))\s+"
    r"(?:(?:an?|the)\s+)?(?P<predicted>[^()\d]{1,30}?)\s*\)\W*$",
    re.IGNORECASE,
)


def _taken_for(label: Plain, alike: bool) -> tuple[Key, Key] | None:
    """The class that was there and the one that it was taken for, where a bracket tells both."""
    found = _TAKEN_FOR.search(label.text)
    if not found or (canonical(found["actual"]) == canonical(found["predicted"])) != alike:
        return None
    actual, predicted = (
        Key(found[side], label.span(*found.span(side)), side) for side in ("actual", "predicted")
    )
    return actual, predicted


def _axes(axes: Sequence[KnownAxis]) -> tuple[KnownAxis | None, KnownAxis | None]:
    """The axis of what was there and that of what was predicted, where declared with two ticks."""
    pairs = [axis for axis in axes if len(axis.ticks) == 2]
    actual = next((axis for axis in pairs if _ACTUAL.search(axis.declared.label)), None)
    predicted = next(
        (axis for axis in pairs if axis is not actual and (actual is None or axis.side != actual.side)), None
    )
    if actual is None and predicted is not None:
        actual = next((axis for axis in pairs if axis.side != predicted.side), None)
        if predicted.side == "rows" and not _PREDICTED.search(predicted.declared.label):
            predicted, actual = actual, predicted
    return actual, predicted


def _key(positive: bool, own: KnownAxis | None, other: KnownAxis | None, span: Span, name: str) -> Key:
    axis = own or other
    if axis is None:
        return Key("Positive" if positive else "Negative", span, name)
    ticks = [tick.text for tick in axis.ticks]
    first_is_positive = (
        bool(re.search(r"\bpositive\b|\byes\b", ticks[0], re.IGNORECASE))
        or axis.positive != ""
        or (bool(_DENIED.match(ticks[1])) and not _DENIED.match(ticks[0]))
    )
    named = own.declared.label if own is not None else ""
    return Key(ticks[0] if positive == first_is_positive else ticks[1], span, named or name)


FORM = Form("outcomes", 3, read)
