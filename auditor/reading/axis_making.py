"""A declaration made of what one text says of an axis: its ticks, range, order and other names."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import Quantity, match_quantity, number_of
from auditor.reading.axis_words import is_positional, order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.sequences import implied_ticks, multiplied, stepped
from auditor.reading.tick_lists import LONGEST_TEXT, Ticks
from auditor.source import Span

_UNIT = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
_PARTIAL = re.compile(
    r"\b(?:such as|e\.g\.|including|for example|among|every (?:second|other|third)|every \w+ (?:tick"
    r"|label))\b",
    re.IGNORECASE,
)
# An outcome ("true positive") is no class in a role.
_ROLE = re.compile(r"^(?P<role>predicted|actual|true)\s+(?=\w)(?!(?:positive|negative)s?$)", re.IGNORECASE)


# "1 at the top, 9 at the bottom": the ends of what is counted through, and no list of two.
_PLACED = (
    r"(?P<{}>\d{{1,3}})\s+(?:(?:is|stands|being)\s+)?"
    r"(?:at|on|in)\s+the\s+(?:very\s+|far\s+)?(?:top|bottom|left|right)\b"
)
_END_TO_END = re.compile(
    rf"{_PLACED.format('one')}(?:\s+(?:row|column|edge|end|side))?[,;]?\s+(?:(?:and|to|through|down|up)\s+)*"
    rf"{_PLACED.format('other')}",
    re.IGNORECASE,
)
_MOST_COUNTED = 60
_AT_AN_EDGE = r"\s+(?:is\s+)?(?:at|on)\s+the\s+(?:very\s+|far\s+)?(?P<edge>top|bottom|left|right)\b"
_EDGES = ({"top", "bottom"}, {"left", "right"})


def first_of(read: Sequence[Ticks]) -> Ticks:
    """The first range, step and count that some texts give."""
    ranged = next((ticks for ticks in read if ticks.low), Ticks())
    step = next((ticks.step for ticks in read if ticks.step), None)
    count = next((ticks.count for ticks in read if ticks.count), None)
    return Ticks((), ranged.low, ranged.high, step, count)


def settled(
    side: str,
    label: str,
    span: Span,
    listed: Sequence[tuple[Tick, ...]],
    ticks: Ticks,
    whole: str,
    node: Node,
) -> DeclaredAxis:
    """The axis that a node declares, by the readings of its list, best first, and what else is said of its ticks.

    `whole` is all that the text says, with its name; `span` is where.
    """
    lists = tuple(_without_label(own, label) for own in listed)
    role = _role_of(lists[0] if lists else ())
    lists = tuple(_without_role(own, role) for own in lists)
    low, high = ticks.low, ticks.high
    if low and high and (steps := stepped(low, high, ticks.step) or multiplied(low, high, whole)):
        lists = tuple(sorted((*lists, steps), key=len, reverse=True))
    if not low and lists and (counted := _counted_through(lists[0], whole)):
        lists = (counted, *lists)
    if not low and lists and (ends := _only_ends(lists[0], whole)):
        lists, (low, high) = (), ends
    own = lists[0] if lists else ()
    if (
        low
        and any(own_tick.span.start <= low.span.start < own_tick.span.end for own_tick in own)
        and not ticks.step
    ):
        low = high = None  # the range is that of one tick: "20–39, 40–59, 60 and over"
    axis = AxisDeclaration(side, _without_ticks(label, own), span, own, low, high, ticks.step, ticks.count)
    whole = whole[:LONGEST_TEXT]
    order = order_of(side, whole, own or implied_ticks(axis))
    brackets = re.finditer(r"\(([^()]{1,30})\)", whole)
    aliases = tuple(
        one[1]
        for one in brackets
        if _names_the_axis(one[1], own)
        and not (len(one[1]) > _SHORTEST_GLOSS and _explains_a_tick(whole[: one.start()], own))
    )
    aliases += (role,) if role else ()
    axis = replace(axis, order=order, complete=not _PARTIAL.search(whole), aliases=aliases)
    return DeclaredAxis(axis, node, lists, whole)


_SHORTEST_GLOSS = 2  # "(N)" is as likely a part of a name


def _counted_through(ticks: Sequence[Tick], whole: str) -> tuple[Tick, ...]:
    """All numbers between two that stand at the edges and of which one is 0 or 1; none where others are listed."""
    ends = _END_TO_END.search(whole[:LONGEST_TEXT])
    numbers = [tick.number for tick in ticks]
    if not ends or numbers != [float(ends["one"]), float(ends["other"])]:
        return ()
    one, other = int(ends["one"]), int(ends["other"])
    way = 1 if other > one else -1
    if min(one, other) > 1 or not 2 <= abs(other - one) < _MOST_COUNTED:
        return ()
    span = Span(ticks[0].span.start, ticks[-1].span.end)
    return tuple(Tick(str(number), span, float(number)) for number in range(one, other + way, way))


def _only_ends(ticks: Sequence[Tick], whole: str) -> tuple[Quantity, Quantity] | None:
    """The range of two numbers that stand at opposite edges: "height (9 m at the top, 0 m at the bottom)"."""
    if len(ticks) != 2 or any(tick.number is None for tick in ticks):
        return None
    found = [re.search(rf"{re.escape(tick.text)}{_AT_AN_EDGE}", whole, re.IGNORECASE) for tick in ticks]
    one, other = (match_quantity(tick.text, 0) for tick in ticks)
    if {edge["edge"].lower() for edge in found if edge} not in _EDGES or one is None or other is None:
        return None
    return replace(one, span=ticks[0].span), replace(other, span=ticks[1].span)


def _without_label(ticks: tuple[Tick, ...], label: str) -> tuple[Tick, ...]:
    """The ticks, the first of them without the axis's name before it: "soil type I, II, III".

    So is a name in quotes, with its unit, before ticks that are numbers.
    """
    if ticks and ticks[0].number is None and len(ticks) > 2 and all(t.number is not None for t in ticks[1:]):
        return ticks[1:] if label and canonical(_UNIT.sub("", label)) == canonical(ticks[0].text) else ticks
    head = f"{label.casefold()} "
    alike = [tick.text.casefold().startswith(head) for tick in ticks]
    if not label or not ticks or alike != [True] + [False] * (len(ticks) - 1):
        return ticks
    text, span = ticks[0].text[len(head) :].strip(), ticks[0].span
    return (Tick(text, Span(span.end - len(text), span.end), number_of(text)), *ticks[1:])


def _role_of(ticks: Sequence[Tick]) -> str:
    """The role that all of at least two classes begin with: "True" of "True cat, True dog"."""
    found = [_ROLE.match(tick.text) for tick in ticks]
    roles = {role["role"].casefold() if role else "" for role in found}
    return found[0]["role"] if len(found) > 1 and len(roles) == 1 and found[0] else ""


def _without_role(ticks: tuple[Tick, ...], role: str) -> tuple[Tick, ...]:
    """The classes without the role that is told with each of them."""
    if not role or _role_of(ticks).casefold() != role.casefold():
        return ticks
    texts = [tick.text[len(role) :].strip() for tick in ticks]
    return tuple(
        Tick(text, Span(tick.span.end - len(text), tick.span.end), number_of(text))
        for tick, text in zip(ticks, texts, strict=True)
    )


def _without_ticks(label: str, ticks: Sequence[Tick]) -> str:
    """`months January` before a list of months is called "months"; `Monday to Friday` is no name of days."""
    if ticks and label.startswith(ticks[0].text) and label.endswith(ticks[-1].text):
        return ""
    if {tick.text for tick in ticks}.issuperset(re.split(r"\s*,\s*(?:and\s+)?|\s+(?:and|or)\s+", label)):
        return ""  # "B and C" of "classes A, B and C"
    at = label.find(f" {ticks[0].text}") if ticks else -1
    return label[:at].strip(" :(") if at > 0 else label


def _explains_a_tick(ahead: str, ticks: Sequence[Tick]) -> bool:
    """Whether a bracket stands behind a tick other than the last: "0 bar (open), 2 bar, 4 bar"."""
    return any(re.search(rf"(?<![\w.]){re.escape(tick.text)}\s*$", ahead) for tick in ticks[:-1])


def _names_the_axis(text: str, ticks: Sequence[Tick]) -> bool:
    if (
        is_positional(text)
        or number_of(text) is not None
        or re.search(r"\d\s*\w{0,3}\s*(?:,|–|-|to)\s*\d", text)
    ):
        return False
    return not any(part.strip() == tick.text for part in text.split(",") for tick in ticks)
