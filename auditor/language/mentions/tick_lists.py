"""Several ticks in a row: a list, a range, a bound."""

import re

from auditor.language.mentions.axis_ticks import between, tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.mentions.tick_ranges import bounded_ticks, open_range
from auditor.language.mentions.tick_words import named_tick, tick_at
from auditor.language.refs import AxisRef, axis_of
from auditor.numerals import cardinal

_FILLERS = frozenset(
    "the a an of from between is = : at ' \" “ ” ‘ ’ value size setting level equal to ( `".split()
)
_LONGEST_SUBJECT = 7  # words between such a comma and a verb
_LIST_JOINTS = frozenset(", and or & /".split())
_RANGE_JOINTS = frozenset("- to through".split())
_SIDES = ("rows", "columns")


def tick_list(context: Context, i: int, side: str) -> tuple[tuple[str, ...], int]:
    """Ticks from a token on: one, a list, a range "0.3-0.5", or "of 2000 or more"; and where they end."""
    if context.norm(i) in ("a", "i") and (
        letter := tick_text(context.document, side, context.tokens[i].text)
    ):
        listed = context.norm(i + 1) in ("and", "&", ",")  # "runs a and b", but not "from run a to run b"
        ticks, at = _joined(context, (letter, i + 1), i, side) if listed else ([letter], i + 1)
        return tuple(dict.fromkeys(ticks)), at  # "run a": a tick, no article
    at = _behind_fillers(context, i, side)
    if at > i and context.norm(at - 1) == "the" and _is_spelt(context, at):
        return (), i  # "with 8 bits the two methods ..."
    bounded = bounded_ticks(context, at, side)
    if bounded is not None:
        return bounded
    first = tick_at(context, at, side)
    if first is None or _of_another_axis(context, first[1], side):
        return (), i
    if at > i and context.norm(at - 1) == "the" and _is_on_both_axes(context, first[0]):
        return (), i  # "in the Oat row the Rye column ..."
    ticks, at = open_range(context, *_joined(context, first, at, side), side)
    if context.norm(at) == ")" and any(context.norm(k) == "(" for k in range(i, at)):
        at += 1
    return tuple(dict.fromkeys(ticks)), at


def _is_on_both_axes(context: Context, label: str) -> bool:
    return all(tick_text(context.document, side, label) for side in _SIDES)


def _of_another_axis(context: Context, at: int, side: str) -> bool:
    """`at the highest temperature zero-shot ...`: whether a number is joined to the name of the other axis."""
    named = (name for name, _ in context.axes_named(at + 1, 1))
    return context.norm(at) == "-" and any(name != side for name in named)


def _behind_fillers(context: Context, i: int, side: str) -> int:
    """Behind "of", "= ", "x = ": where a tick may stand."""
    at = i
    while context.norm(at) in _FILLERS or (
        (side, context.norm(at)) in context.axis_letters and context.norm(at + 1) in ("=", "-")
    ):
        at += 1
    return at


def _joined(context: Context, first: tuple[str, int], start: int, side: str) -> tuple[list[str], int]:
    """A tick with all that are joined to it: "1, 2 and 5", "1 to 5"; and where they end."""
    ticks, at = [first[0]], first[1]
    while (joint := context.norm(at)) in _LIST_JOINTS | _RANGE_JOINTS:
        if len(ticks) == 1 and behind_place(context, start, at):
            break
        follow = at + 1
        while _leads_on(context, follow, side):
            follow += 1
        following = tick_at(context, follow, side)
        if following is None or following[0] in ticks or _is_another_number(context, follow, at - 1):
            break
        ticks += (
            between(context.document, side, ticks[-1], following[0])
            if joint in _RANGE_JOINTS
            else [following[0]]
        )
        at = following[1]
    return ticks, at


def _is_another_number(context: Context, i: int, last: int) -> bool:
    """`month 0, four cells`: whether a number behind a tick goes on with something else, and not with the list."""
    digits = context.tokens[i].is_number
    spelt = _is_spelt(context, i)
    return (spelt and context.tokens[last].is_number) or ((digits or spelt) and counts_something(context, i))


def _is_spelt(context: Context, i: int) -> bool:
    """Whether a number stands here in words."""
    return cardinal(context.norm(i)) is not None and not context.tokens[i].is_number


def _leads_on(context: Context, i: int, side: str) -> bool:
    """Whether a word between two ticks is none: "1 and a load of 5"."""
    norm = context.norm(i)
    named = any(isinstance(ref, AxisRef) and ref.side == side for ref in context.vocabulary.find((norm,)))
    return named or norm in ("and", "the", "=") or (side, norm) in context.axis_letters


# What a name stands before that is the subject of its sentence.
_VERBS = frozenset(
    "is are was were has have had does do did can remains remain stays stay comes come came leads lead led beats beat scores gets ranks sees takes wins tops gains loses rises falls accounts account makes gives stands differs".split()
)
_BEFORE_PLACES = frozenset(
    "for in at on under with without among of by during within to into onto against from".split()
)


def behind_place(context: Context, first: int, joint: int) -> bool:
    """`For A, B is ahead`: whether a comma parts the place that is put first from the subject, and joins no list."""
    opened = context.norm(0) in _BEFORE_PLACES and context.norm(joint) == ","
    if not opened or not {",", ";", ":"}.isdisjoint(context.norms[:first]):
        return False
    at = joint + 1
    while (
        at < len(context.tokens)
        and at <= joint + _LONGEST_SUBJECT
        and context.norm(at) not in (",", ";", ".", "and", "or", "&")
    ):
        token = context.tokens[at].text.casefold()
        if token in _VERBS:
            return True
        at += 1
    return False


_NUMBERED = re.compile(r"(?P<name>.*?[^\W\d_]+\s)\d+")


def _numbered_alike(context: Context, tick: str, at: int, side: str) -> tuple[str, int] | None:
    """The tick that a bare number stands for behind one of the same name: "Days 3, 7 and 14"; and where it ends."""
    own = _NUMBERED.fullmatch(tick)
    if (
        own is None
        or at >= len(context.tokens)
        or not context.tokens[at].is_number
        or counts_something(context, at)
    ):
        return None
    wanted = f"{own['name']}{context.tokens[at].text}"
    texts = (
        {other.text for panel in context.document.panels for other in axis_of(panel, side).ticks}
        if side in _SIDES
        else ()
    )
    return (wanted, at + 1) if wanted in texts else None


def joined_names(
    context: Context, ticks: tuple[str, ...], first: int, last: int, side: str
) -> tuple[tuple[str, ...], int]:
    """Ticks that end at a token, with all names of ticks that are joined to them; and where they end."""
    found, closed = list(ticks), False
    while context.norm(last) in _LIST_JOINTS:
        if len(found) == len(ticks) and behind_place(context, first, last):
            break
        if closed and context.norm(last) == "," and context.norm(last + 1) not in ("and", "or", "&"):
            break  # "of A, B and C, A is ..."
        closed = (
            closed or context.norm(last) in ("and", "or", "&") or context.norm(last + 1) in ("and", "or", "&")
        )
        follow = last + 1
        while context.norm(follow) in _LIST_JOINTS or context.norm(follow) == "the":
            follow += 1
        named = named_tick(context, follow, side) or _numbered_alike(context, found[-1], follow, side)
        if named is None or named[0] in found:
            break  # "A leads B and B leads C"
        found.append(named[0])
        last = named[1]
    return tuple(found), last
