"""Several ticks in a row: a list, a range, a bound."""

from auditor.language.mentions.axis_ticks import between, tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.mentions.tick_ranges import bounded_ticks, open_range
from auditor.language.mentions.tick_words import named_tick, tick_at
from auditor.language.refs import AxisRef
from auditor.numerals import cardinal

_FILLERS = frozenset(
    "the a an of from between is = : at ' \" “ ” ‘ ’ value size setting level equal to ( `".split()
)
_LIST_JOINTS = frozenset(", and or & /".split())
_RANGE_JOINTS = frozenset("- to through".split())


def tick_list(context: Context, i: int, side: str) -> tuple[tuple[str, ...], int]:
    """Ticks from a token on: one, a list, a range "0.3-0.5", or "of 2000 or more"; and where they end."""
    if context.norm(i) in ("a", "i") and (
        letter := tick_text(context.document, side, context.tokens[i].text)
    ):
        return (letter,), i + 1  # "run a": a tick, no article
    at = _behind_fillers(context, i, side)
    if at > i and context.norm(at - 1) == "the" and _is_spelt(context, at):
        return (), i  # "with 8 bits the two methods ..."
    bounded = bounded_ticks(context, at, side)
    if bounded is not None:
        return bounded
    first = tick_at(context, at, side)
    if first is None or _of_another_axis(context, first[1], side):
        return (), i
    ticks, at = open_range(context, *_joined(context, first, side), side)
    if context.norm(at) == ")" and any(context.norm(k) == "(" for k in range(i, at)):
        at += 1
    return tuple(dict.fromkeys(ticks)), at


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


def _joined(context: Context, first: tuple[str, int], side: str) -> tuple[list[str], int]:
    """A tick with all that are joined to it: "1, 2 and 5", "1 to 5"; and where they end."""
    ticks, at = [first[0]], first[1]
    while (joint := context.norm(at)) in _LIST_JOINTS | _RANGE_JOINTS:
        follow = at + 1
        while _leads_on(context, follow, side):
            follow += 1
        following = tick_at(context, follow, side)
        if following is None or _is_another_number(context, follow, at - 1):
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


def joined_names(
    context: Context, ticks: tuple[str, ...], last: int, side: str
) -> tuple[tuple[str, ...], int]:
    """Ticks that end at a token, with all names of ticks that are joined to them; and where they end."""
    found = list(ticks)
    while context.norm(last) in _LIST_JOINTS:
        follow = last + 1
        while context.norm(follow) in _LIST_JOINTS or context.norm(follow) == "the":
            follow += 1
        named = named_tick(context, follow, side)
        if named is None:
            break
        found.append(named[0])
        last = named[1]
    return tuple(found), last
