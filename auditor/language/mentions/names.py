"""Names of the document's vocabulary: axes with the ticks behind them, ticks, panels."""

import re
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_lists import joined_names, tick_list
from auditor.language.panel_names import GROUNDS, versions
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.vocabulary import SYNONYMS
from auditor.numerals import cardinal
from auditor.reading.labels import STOPWORDS

_MARKS = frozenset(("+", "*", "#", "++"))
_QUOTES = frozenset("\"'“‘`*")
_MORE = frozenset(
    "larger higher longer greater bigger increasing rising growing wider increased more later deeper stronger hotter warmer thicker heavier faster taller older raising increase additional extra high large long great many late".split()
)
_LESS = frozenset(
    "smaller lower shorter decreasing falling fewer narrower decreased less earlier weaker colder cooler thinner lighter slower shallower younger reducing lowering decrease reduced low small short few early little".split()
)
_GROWS = frozenset("increase grow rise increasing increased go goe".split())
_SHRINKS = frozenset("decrease shrink fall decreasing drop decreased".split())
# What may stand between an axis's name and the word for its direction, before it and behind it.
_IDLE_BEFORE = frozenset("the ' \" “ number of local both a in ‘ ’ ”".split())
_IDLE_BEHIND = frozenset("size value ' \" ” ’ ‘ is are axis get".split())
# Words that name a panel, and lead to what was before or after something else.
_PREPOSITIONS = frozenset(("before", "after"))
_PANELS = frozenset("panel plot map heatmap matrix grid table chart figure subplot".split())
_POINTING = frozenset("it that this them these those which a an each every".split())


def find(context: Context, i: int) -> Item | None:
    """A name of the vocabulary; an axis's name takes the ticks behind it along ("doses 10 and 20")."""
    for (ref, *_), last in context.named(i, context.vocabulary.longest):
        if isinstance(ref, AxisRef):
            if _is_part_of_a_unit(context, i):
                continue
            return _axis(context, ref, i, last)
        if isinstance(ref, TickRef):
            if (
                _is_function_word(context, i, last)
                or _is_verb(context, ref, i, last)
                or _is_corner(context, i, last)
            ):
                continue
            if last - i == 1 and context.tokens[i].is_number and counts_something(context, i):
                continue
            ref, last = _with_mark(context, ref, last)
            ticks, last = joined_names(context, ref.ticks, i, last, ref.side)
            told = LINES.get(context.norm(last)) if ref.side == "either" else None  # "the apple column"
            return context.item("ref", TickRef(told or ref.side, ticks, ref.named or bool(told)), i, last)
        if _is_inflected(context, i, last):
            continue
        if not _is_plain_word(context, i, last) and not _is_plain_number(context, i, last):
            return context.item("ref", ref, i, last)
    return None


def _with_mark(context: Context, ref: TickRef, last: int) -> tuple[TickRef, int]:
    """`Grade B+`, beside a tick that is called Grade B: the tick with the mark that stands right behind the name."""
    mark, word = context.tokens[last], context.tokens[last - 1]
    if mark.text not in _MARKS or mark.start != word.end or len(ref.ticks) != 1:
        return ref, last
    for axis in (axis_of(panel, side) for panel in context.document.panels for side in _sides(ref)):
        if (label := ref.ticks[0] + mark.text) in {tick.text for tick in axis.ticks}:
            return replace(ref, ticks=(label,)), last + 1
    return ref, last


def _sides(ref: TickRef) -> tuple[str, ...]:
    return ("rows", "columns") if ref.side == "either" else (ref.side,)


def _is_part_of_a_unit(context: Context, first: int) -> bool:
    """`5.2 t/ha`, where the name of an axis ends with the same unit."""
    behind_slash = context.norm(first - 1) == "/" and context.norm(first - 2).isalpha()
    return behind_slash and first >= 3 and context.tokens[first - 3].is_number


def _is_corner(context: Context, first: int, last: int) -> bool:
    """`all four corner cells`, beside a tick that is called Corner: a shape of the grid, and no tick."""
    one = last - first == 1 and context.norm(first) == "corner"
    return one and context.norm(last) in ("cell", "tile", "square", "box", "field")


def _is_function_word(context: Context, first: int, last: int) -> bool:
    """Whether a tick of an axis of tokens is here just one of the words that every sentence has: "the", unless in quotes."""
    token = context.tokens[first]
    quoted = context.text[max(0, token.start - 1) : token.start] in _QUOTES
    return last - first == 1 and token.norm in STOPWORDS and not quoted


# Verbs that days and months are spelt like.
_VERBS = frozenset(("sat", "may", "march"))


def _is_verb(context: Context, ref: TickRef, first: int, last: int) -> bool:
    """`values sat between 4 and 9`: a verb in lower case, where the day "Sat" is a tick."""
    token = context.tokens[first]
    plain = last - first == 1 and token.norm in _VERBS and token.text.islower()
    return plain and token.text not in ref.ticks


def _is_inflected(context: Context, first: int, last: int) -> bool:
    """`never reaches 5`, where a panel is called "Reach": a verb in lower case that is no name as it is written."""
    token = context.tokens[first]
    names = [word for panel in context.document.panels for word in re.findall(r"\w+", panel.name)]
    return (
        last - first == 1
        and token.text.islower()
        and token.text != token.norm
        and token.text not in {name.casefold() for name in names}
        and bool(phrases().get((token.norm,)) or token.norm in _BOUNDING)
        and any(name.casefold() == token.norm and not name.islower() for name in names)
    )


_BOUNDING = frozenset("reach pass clear exceed match meet drop climb rise fall peak".split())


def _is_plain_word(context: Context, first: int, last: int) -> bool:
    """Whether a one-word panel name is here just the everyday word: "mean" in lower case, "after it", "before 10 h"."""
    token = context.tokens[first]
    other = _PREPOSITIONS - {token.norm}
    answered = bool(other & set(context.norms[:first]))  # "before the works ... and after them"
    if (
        token.norm in _PREPOSITIONS
        and last - first == 1
        and not answered
        and (context.norm(last) in _POINTING or _is_number(context, last))
    ):
        return True
    named = context.norm(last) in _PANELS  # "in the ebb panel"
    named |= token.norm in GROUNDS and context.norm(first - 1) == "the"
    return last - first == 1 and (token.norm,) in phrases() and token.text.islower() and not named


_LEADS = frozenset("in for with by under of on at from to release version v".split())
_GOES_ON = frozenset("is are has have it the a an and than but while only , ; : . ) —".split())


def _is_plain_count(context: Context, first: int, last: int) -> bool:
    """Whether a number in words that begins a panel's name only counts: "five cells" beside "five-shot", unlike "zero- and five-shot"."""
    token = context.tokens[first]
    if last - first > 1 or cardinal(token.norm) is None or not token.text.isalpha():
        return False
    named = {*SYNONYMS, *(word for own in SYNONYMS.values() for word in own)}  # "given five shots"
    names = {panel.name.casefold() for panel in context.document.panels}
    joined = context.text[token.end : token.end + 1] in ("-", "‑")
    return token.norm not in names and context.norm(last) not in named and not joined


def _is_plain_number(context: Context, first: int, last: int) -> bool:
    """Whether a number that names a panel is here just a number: "2.0 times", unlike "in 2.0,"."""
    if _is_plain_count(context, first, last):
        return True
    known = versions(context.document)
    if last - first > 1 or not known or not context.tokens[first].is_number:
        return False
    told = context.tokens[first].text.casefold() in known
    behind = context.norm(last)
    return not told or context.norm(first - 1) not in _LEADS or bool(behind) and behind not in _GOES_ON


def _is_number(context: Context, i: int) -> bool:
    return i < len(context.tokens) and (context.tokens[i].is_number or cardinal(context.norm(i)) is not None)


def _axis(context: Context, ref: AxisRef, first: int, last: int) -> Item:
    ticks, end = tick_list(context, last, ref.side)
    if ticks:
        return context.item("ref", TickRef(ref.side, ticks, True), first, end)
    if context.norm(first - 1) in ("every", "each", "all", "any", "per"):
        return context.item("ref", TickRef(ref.side, (), True, True), first, last)
    return context.item("ref", AxisRef(ref.side, _direction(context, first, last)), first, last)


def _direction(context: Context, first: int, last: int) -> int:
    """Whether an axis is followed upwards (1) or downwards (-1): "larger windows", "as windows grow"."""
    for word in reversed(context.norms[max(0, first - 3) : first]):
        if word in _MORE:
            return 1
        if word in _LESS:
            return -1
        if word not in _IDLE_BEFORE:
            break
    for word in context.norms[last : last + 3]:
        if word in _GROWS:
            return 1
        if word in _SHRINKS:
            return -1
        if word not in _IDLE_BEHIND:
            break
    return 0
