"""What is left of a first value: "A at its highest dose keeps under a third of what it had" is "A at 5 is less than a third of A at 1"."""

import re
from collections.abc import Iterator

from auditor.language.ways import is_ordered
from auditor.model import Axis, Document

_KEEPS = r"(?:retain(?:s|ed)?|keeps?|kept|preserves?|preserved|holds?\s+on\s+to|(?:ends?|ended|finish(?:es|ed)?)(?:\s+up)?\s+(?:at|with)|is\s+left\s+with|has\s+kept|still\s+has)"
_PARTS = r"(?:half|(?:(?:a|one|two|three|four)\s+)?(?:thirds?|quarters?|fifths?|tenths?)|\d[\d.]*\s*(?:%|percent|per\s+cent))"
_BOUND = r"(?:(?:less\s+than|more\s+than|over|under|at\s+least|at\s+most|about|roughly|around|some|nearly|almost|just\s+over|just\s+under|only|no\s+more\s+than)\s+)*"
_FIRST = (
    r"(?:(?:its|the)\s+(?:initial|first|starting|original|opening|mildest|earliest)\s+[a-z]+|where\s+it\s+(?:had\s+)?(?:started|began)|what\s+it\s+(?:started|began)\s+with"
    r"|what\s+it\s+(?:was|had)\s+at\s+(?:first|the\s+(?:start|outset|beginning)))"
)
_RETAINED = re.compile(
    rf"(?:^|(?<=[,;:]\s)|(?<=\band\s)|(?<=\bwhile\s)|(?<=\bwhereas\s)|(?<=\bbut\s))(?P<who>[^,;:]{{1,60}}?)\s+{_KEEPS}\s+(?P<share>{_BOUND}{_PARTS})\s+of\s+{_FIRST}(?=\s*[.,;!]|\s*$|\s+(?:while|whereas|and|but)\b)",
    re.IGNORECASE,
)
_AT_THE_END = re.compile(
    r"\s+(?:at|under|in)\s+(?:full|maximum|its\s+(?:full|maximum))\s+[a-z]+$|\s+at\s+(?:the\s+)?(?:end|last|(?:highest|harshest|heaviest|severest|strongest|last)\s+[a-z]+)$",
    re.IGNORECASE,
)


def retained(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where what is left of a first value is told, and both values with their places."""
    for found in _RETAINED.finditer(text):
        who = _AT_THE_END.sub("", found["who"])
        ends = {ends for panel in document.panels for ends in _ends(who, panel.rows, panel.columns)}
        if len(ends) == 1:
            first, last = next(iter(ends))
            yield found.start(), found.end(), f"{who} at {last} is {found['share']} of {who} at {first}"


def _ends(who: str, rows: Axis, columns: Axis) -> Iterator[tuple[str, str]]:
    """The first and the last tick along the line that is named so, whatever it is called beside its name."""
    for own, along in ((rows, columns), (columns, rows)):
        named = [tick for tick in own.ticks if _names(who, tick.text, own)]
        if len(named) == 1 and is_ordered(along) and len(along.ticks) > 1:
            yield _called(along.ticks[0].text, along), _called(along.ticks[-1].text, along)


def _names(who: str, tick: str, axis: Axis) -> bool:
    """`Elm`, `the Elm row`, `position 5`: whether words are the name of a tick."""
    kind = (
        rf"(?:\s+(?:row|column|line|{re.escape(axis.label)}))?"
        if axis.label
        else r"(?:\s+(?:row|column|line))?"
    )
    led = rf"(?:the\s+)?(?:{re.escape(axis.label)}\s+)?" if axis.label else r"(?:the\s+)?"
    return re.fullmatch(rf"{led}{re.escape(tick)}{kind}", who.strip(), re.IGNORECASE) is not None


def _called(tick: str, axis: Axis) -> str:
    """A tick by its name, a number with the name of its axis."""
    return f"{axis.label} {tick}" if axis.label and re.fullmatch(r"[-−+]?[\d.,]+", tick) else tick
