"""A row told freely, its values one behind the other: "Trucks at gate B waited 4, 9 and 12 minutes".

A sentence counts where it names one line and lists as many values as the other axis has ticks, whatever its verb. Of
several such sentences one may have a value too many or too few.
"""

import re
from collections.abc import Iterator, Sequence
from statistics import mode

from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.missing import NO_VALUE
from auditor.reading.not_cells import NOT_CELLS
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.reading.ticks_in_text import TicksInText
from auditor.reading.values import value_list

_FEWEST = 3
_FIRST = re.compile(r"(?<![\w.,:–—-])[~≈]?[-+−]?\.?\d")
# "starts at 4, goes on with 5 and 6 and ends at 9"
_GOES_ON = (
    r"(?:(?:continu|follow|carr|mov|pass)[a-z]*|go(?:es|ing)?|end(?:s|ing)?|finish(?:es|ing)?|clos(?:es|ing))"
    r"(?:\s+on)?\s+(?:with|by|to|at|through|over|via)\s+"
)
_ITEM = re.compile(
    rf"\s*(?:,|;|\band\b|\bthen\b|\bbefore\b)\s*(?:and\s+)?(?:(?:then|finally|lastly)\b,?\s*)?(?:{_GOES_ON})?"
)
# "the values are –, 4 and 7": marks of missing values before the first number.
_MARKS_BEFORE = re.compile(r"(?P<lead>^|\s)(?:(?:[–—-]|" rf"{NO_VALUE}" r")\s*,\s*(?:and\s+)?)+$")
_DIGIT = re.compile(r"\d")
_WORD = re.compile(r"[^\W\d_]+")
_MOST_WORDS = 14
Line = tuple[int, Key, tuple[Value, ...]]  # which axis has the line, its tick, and its values


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each sentence, where all of them list the values of a line."""
    if node.block.kind not in ("item", "paragraph") or node.label is not None or in_prose(node):
        return
    known = [axis for axis in axes if axis.ticks]
    ticks = TicksInText(known)
    if not any(ticks.are_two(0, other) for other in range(1, len(known))):
        return
    text = node.block.content
    told: list[Line] = []
    ends: list[int] = []
    end = 0
    for sentence in sentences(text):
        end = text.text.index(sentence.text, end) + len(sentence.text)
        line = _line(sentence.part(0, len(sentence.text.rstrip(" .;"))), ticks)
        if line is None:
            return
        told.append(line)
        ends.append(end)
    if told and _as_long_as_an_axis(told, ticks):
        for (_, key, values), end in zip(told, ends, strict=True):
            yield Entry(node, "told lists", (key,), values, spread=True, consumed=end)


def _as_long_as_an_axis(told: Sequence[Line], ticks: TicksInText) -> bool:
    """Whether all lines are of one axis, and all but one of many have a value for each tick of another."""
    axis, lengths = told[0][0], [len(values) for _, _, values in told]
    usual = mode(lengths)
    fits = any(ticks.are_two(axis, n) and len(own) == usual for n, own in enumerate(ticks.ticks))
    return (
        fits
        and all(one == axis for one, _, _ in told)
        and lengths.count(usual) >= len(lengths) - (len(lengths) > 2)
    )


def _line(text: Plain, ticks: TicksInText) -> Line | None:
    """The line that a sentence names before its values, and these; None where it says anything else with a number."""
    mentions = ticks.mentions(text.text)
    first = next(
        (
            found.start()
            for found in _FIRST.finditer(text.text)
            if not any(mention.start <= found.start() < mention.end for mention in mentions)
        ),
        None,
    )
    if first is None:
        return None
    if marks := _MARKS_BEFORE.search(text.text[:first]):
        first = marks.start() + len(marks["lead"])
    values, end = value_list(text, first, _ITEM)
    ahead = [mention for mention in mentions if mention.end <= first]
    rest = text.text[:first] + text.text[end:]
    for mention in ahead:
        rest = rest.replace(text.text[mention.start : mention.end], " ", 1)
    words = [word.casefold() for word in _WORD.findall(rest)]
    plain = not _DIGIT.search(rest) and len(words) <= _MOST_WORDS and NOT_CELLS.isdisjoint(words)
    named = len({mention.tick for mention in ahead}) == 1 and len(mentions) == len(ahead)
    if not (named and plain and len(values) >= _FEWEST):
        return None
    return ahead[0].axis, ahead[0].key(text), tuple(values)


FORM = Form("told lists", 51, read)
