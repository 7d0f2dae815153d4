"""The four outcomes of a binary classifier: `True Negatives (TN): 31`, `FP = 4`.

Rows are what was there, columns what was predicted. Which class is the positive one is told by the
text ("Wet is the positive class"), else the last of two declared ticks; where no classes are
declared they are called positive and negative.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value
from auditor.source import Span

_OUTCOME = re.compile(
    r"^\W*(?:(?P<right>true|false)[\s-]+(?P<said>positives?|negatives?)(?:\s*\(?\s*(?:TP|TN|FP|FN)\s*\)?)?"
    r"|(?P<short>TP|TN|FP|FN)s?(?:\s*\((?:true|false)[\s-]+(?:positives?|negatives?)\))?)\W*$",
    re.IGNORECASE,
)
_UNLABELLED = re.compile(
    r"^(?P<key>(?:true|false)\s+(?:positives?|negatives?)|TP|TN|FP|FN)\s*(?:=|–|—|-)\s*(?=\d)", re.IGNORECASE
)
_SEVERAL = re.compile(r"\b(?P<key>TP|TN|FP|FN)\s*(?:=|:)\s*(?P<value>[\d][\d,.]*)")
_POSITIVE = re.compile(
    r"[\"“'‘]?(?P<name>[\w-]{1,30})[\"”'’.]?\s+(?:is|being|was|as)\s+(?:the\s+)?positive\b"
    r"|positive (?:class|label)\s*(?:is|:|=|\()\s*[\"“'‘]?(?P<name2>[\w-]{1,30})",
    re.IGNORECASE,
)
_ACTUAL = re.compile(r"\b(?:actual|true|truth|ground|real|reference|observed|gold)\b", re.IGNORECASE)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a line that gives an outcome, or for each of the four that one line gives."""
    if node.block.kind not in ("item", "paragraph"):
        return
    label, body = node.label, node.body
    if label is None and (found := _UNLABELLED.match(body.text)):
        label, body = body.part(0, found.end("key")), body.part(found.end())
    if label is not None and (outcome := _OUTCOME.match(label.text)):
        value = read_value(body)
        if value is not None:
            end = len(node.body.text) - len(body.text) + value[1]
            yield Entry(node, "outcomes", _keys(_short(outcome), label, axes), (value[0],), consumed=end)
        return
    yield from _in_one_line(node, axes)


def positive_classes(nodes: Sequence[Node]) -> dict[str, str]:
    """The names that the text calls the positive class, by their plain writing."""
    found = (
        match
        for node in nodes
        for match in _POSITIVE.finditer(node.block.text)
        if "positive" in node.block.text
    )
    names = [match["name"] or match["name2"] for match in found]
    return {canonical(name): name for name in names}


def _in_one_line(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    text = node.block.content
    found = {match["key"]: match for match in _SEVERAL.finditer(text.text)}
    if len(found) < 4:
        return
    for short, match in found.items():
        value = read_value(text, match.start("value"))
        if value is not None:
            label = text.part(match.start("key"), match.end("key"))
            yield Entry(node, "outcomes", _keys(short, label, axes), (value[0],), consumed=0)


def _short(outcome: re.Match[str]) -> str:
    if outcome["short"]:
        return outcome["short"].upper()
    return (outcome["right"][0] + outcome["said"][0]).upper()


def _keys(short: str, label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, Key]:
    """The row (what was there) and the column (what was said) of "TP", "FN" ..., in the words of the axes."""
    said = short[1] == "P"
    there = said if short[0] == "T" else not said
    actual, predicted = _axes(axes)
    return _key(there, actual, label.span(), "actual"), _key(said, predicted, label.span(), "predicted")


def _axes(axes: Sequence[KnownAxis]) -> tuple[KnownAxis | None, KnownAxis | None]:
    """The axis of what was there and that of what was predicted, where declared with two ticks."""
    pairs = [axis for axis in axes if len(axis.ticks) == 2]
    actual = next((axis for axis in pairs if _ACTUAL.search(axis.declared.label)), None)
    predicted = next(
        (axis for axis in pairs if axis is not actual and (actual is None or axis.side != actual.side)), None
    )
    if actual is None and predicted is not None:
        actual = next((axis for axis in pairs if axis.side != predicted.side), None)
        predicted, actual = (predicted, actual) if predicted.side == "columns" else (actual, predicted)
    return actual, predicted


def _key(positive: bool, axis: KnownAxis | None, span: Span, name: str) -> Key:
    if axis is None:
        return Key("Positive" if positive else "Negative", span, name)
    ticks = [tick.text for tick in axis.ticks]
    first_is_positive = (
        bool(re.search(r"\bpositive\b|\byes\b", ticks[0], re.IGNORECASE)) or axis.positive != ""
    )
    return Key(ticks[0] if positive == first_is_positive else ticks[1], span, axis.declared.label or name)


FORM = Form("outcomes", 3, read)
