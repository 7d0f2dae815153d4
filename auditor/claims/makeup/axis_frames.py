"""How people speak of axes: lists and ranges of ticks, steps, spacing, order.

Numbers are those of an axis where the sentence stands in the axis's declaration, or where it names the axis and goes
on with a verb for it ("the ratio runs from 0.1 to 0.5"). Frames are matched on the raw text, since lists of
numbers are more regular than their mentions.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from auditor.claims.makeup.axis_scopes import Scope, scopes
from auditor.claims.makeup.axis_words import (
    AT,
    COUNT,
    EVEN,
    FEW,
    GROW,
    IN_ORDER,
    INTRODUCED,
    LARGEST,
    MOST,
    ONE_EACH,
    OWN_COUNT,
    PLACE,
    RATIO,
    READ,
    SIGN,
    SINCE,
    START,
    STEP,
    UNEVEN,
    WAYS,
)
from auditor.claims.makeup.facts import Fact, Place
from auditor.claims.makeup.numbers import ABOUT, LIST, NUM, RANGE, number
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.source import Span

Found = tuple[Fact, frozenset[Item], Place]
Make = Callable[[str], Fact | None]
Made = tuple[Make, tuple[int, int]]


def axis_parts(clause: Clause) -> tuple[list[Found], frozenset[Item], bool]:
    """All that a clause says of axes, the mentions that it names besides, and whether it stands in an axis's declaration."""
    found: list[Found] = []
    asides: frozenset[Item] = frozenset()
    spoken = list(scopes(clause))
    for scope in spoken:
        text = clause.sentence[scope.start : scope.end]
        taken = list(_ranges_as_ticks(clause, scope))
        for make, (start, end) in _made(text, scope, taken):
            taken.append((start, end))
            items = _inside(clause, scope.start + start, scope.start + end)
            parts = [part for side in scope.sides if (part := make(side)) is not None]
            found.extend((part, items, (scope.start + start, scope.start + end)) for part in parts)
            asides |= items if not parts else frozenset()
    own = [part for scope in spoken if scope.declared for part in _of_declaration(clause, scope, found)]
    return [*found, *own, *_full_refs(clause)], asides, any(scope.declared for scope in spoken)


def _of_declaration(clause: Clause, scope: Scope, found: Sequence[Found]) -> Iterator[Found]:
    """What an axis's own line says of it in other words than the frames: its ticks as they were read, and how many there are.

    A count is taken only where it is right: elsewhere it may be of something else.
    """
    known = {fact.about for fact, _, _ in found}
    for side in scope.sides:
        axis = axis_of(clause.document.panels[clause.panels[0]], side)
        told = axis.declaration
        if told is None or not told.span.overlaps(clause.statement.span):
            continue
        spans = [tick.span for tick in told.ticks if tick.span.overlaps(clause.span)]
        if len(told.ticks) > 1 and spans and told.complete and "ticks" not in known:
            first, last = min(span.start for span in spans), max(span.end for span in spans)
            items = frozenset(
                item
                for item in clause.items
                if clause.statement.source_span(item.start, item.end).overlaps(Span(first, last))
            )
            yield (
                Fact("ticks", side, ticks=tuple(tick.text for tick in told.ticks), declared=True),
                items,
                (clause.start, clause.end),
            )
        for match in OWN_COUNT.finditer(clause.sentence, scope.start, scope.end):
            count = number(match["n"])
            if side not in known and count is not None and count.value == len(axis.ticks) > 1:
                yield Fact(side, number=count), _inside(clause, *match.span()), match.span()


_IS_RANGE = re.compile(r"\d\D{0,6}?\s?(?:[-–—]|to)\s?\d")


def _ranges_as_ticks(clause: Clause, scope: Scope) -> Iterator[Place]:
    """Where ticks are named that are ranges themselves, as those of an axis of bins are: "0–10 cm, 10–30 cm"."""
    for item in clause.items:
        named = item.value.ticks if isinstance(item.value, TickRef) else ()
        if len(named) > 1 and any(_IS_RANGE.search(text) for text in named):
            yield item.start - scope.start, item.end - scope.start


def _made(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for reader in (_lists, _ranges, _steps, _counts, _spacing, _order, _signs):
        yield from reader(text, scope, taken)


def _inside(clause: Clause, start: int, end: int) -> frozenset[Item]:
    return frozenset(
        item for item in clause.items if start <= item.start < end and not isinstance(item.value, AxisRef)
    )


def _free(taken: Sequence[tuple[int, int]], start: int, end: int) -> bool:
    return all(end <= a or start >= b for a, b in taken)


def _lists(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in LIST.finditer(text):
        texts = tuple(match.group() for match in re.finditer(NUM, re.sub(r"\([^()]*\)", " ", found.group())))
        if len(texts) > 2 or (scope.declared and COUNT.search(text)):
            yield _made_by("ticks", ticks=texts, declared=scope.declared), found.span()


def _ranges(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in RANGE.finditer(text):
        op = "~" if _hedged(text[: found.start("low")]) else "="
        ends = [number(found[name], op) for name in ("low", "high")]
        if all(ends) and _free(taken, found.start("low"), found.end("high")):
            yield _made_by("range", number=ends[0], to=ends[1]), found.span()
    for found in START.finditer(text):
        if _free(taken, *found.span()):
            yield _made_by("range", number=_maybe(found["low"]), to=_maybe(found["high"])), found.span()
    for found in PLACE.finditer(text):
        if _free(taken, *found.span()):
            yield _made_by("end", number=number(found["first"])), found.span()


def _hedged(lead: str) -> bool:
    """Whether words end with one that blurs what follows: "about", "roughly"."""
    return bool(re.search(rf"{ABOUT[:-1]}\s*$", lead, re.IGNORECASE))


def _maybe(text: str | None) -> Num | None:
    return number(text) if text else None


def _made_by(about: str, **fields: Any) -> Make:
    """A fact of which only the side is open."""
    return lambda side: Fact(about, side, **fields)


def _count_of(number: Num) -> Make:
    """So many ticks."""
    return lambda side: Fact(side, number=number)


def _towards(end: str) -> Make:
    """Growing towards an end of the picture, on the axis that has such an end."""
    return lambda side: (
        Fact("direction", side, word=end) if (side == "rows") == (end in ("top", "bottom")) else None
    )


def _aside(side: str) -> Fact | None:
    """Words that are understood but settle nothing."""
    return None


def _steps(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in STEP.finditer(text):
        if found["b"] and found.group()[:2].casefold() == "in" and "step" not in found.group():
            continue
        lead = text[: max(found.start(), found.start("c"))]
        op = "~" if found["loose"] or _hedged(lead) else "="
        told = next((found[name] for name in "abcde" if found[name]), "1")
        step = number(told, op)
        if step and _free(taken, *found.span()):
            most = bool(MOST.search(text[: found.end() + 12]))
            yield _made_by("step", number=step, most=most), found.span()
    yield from ((_aside, found.span()) for found in (*FEW.finditer(text), *MOST.finditer(text)))


def _counts(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in COUNT.finditer(text) if not scope.counted else ():
        count = number(found["n"])
        if count and count.value > 1 and _free(taken, *found.span()):
            yield _count_of(count), found.span()
    for found in INTRODUCED.finditer(text):  # "four depths: 5, 10, 15 and 20"
        count = number(found["n"])
        if count and count.value > 1 and _free(taken, *found.span("n")):
            yield _count_of(count), found.span()


def _since(text: str) -> tuple[Num | None, int, int]:
    """The tick from which on a spacing is told to hold, and where that is told."""
    for found in SINCE.finditer(text):
        if found[0][:4].casefold() != "from" or found["on"].strip():
            return number(found["n"]), *found.span()
    return None, len(text), 0


def _spacing(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    since, first, last = _since(text)
    told = [(found, "uneven" if found["not"] else "even") for found in EVEN.finditer(text)]
    told += [(found, "uneven") for found in UNEVEN.finditer(text)]
    told += [
        (found, "doubling" if found["two"] else "powers of ten" if found["ten"] else "ratios")
        for found in RATIO.finditer(text)
    ]
    for found, word in told:
        span = min(first, found.start()), max(last, found.end())
        yield _made_by("spacing", word=word, number=since), span


_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def _order(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in GROW.finditer(text):
        words = found["way"].casefold().split()
        end = WAYS.get(words[0].removesuffix("s"), words[-1])
        yield _towards(end), found.span()
    for found in LARGEST.finditer(text):
        end = found["end"].casefold()
        yield _towards(end if found["most"] else _OPPOSITE[end]), found.span()
    for found in IN_ORDER.finditer(text):
        yield _towards("right" if found["up"] else "left"), found.span()
    yield from (
        (_aside, found.span())
        for found in (*READ.finditer(text), *AT.finditer(text), *ONE_EACH.finditer(text))
    )


def _signs(text: str, scope: Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in SIGN.finditer(text):
        yield _made_by("sign", word=f"{'no ' if found['no'] else ''}{found['sign'].casefold()}"), found.span()


# "The order is A, B, C" ranks things by their values, unless it is the order of lines.
_RANKED = re.compile(r"\b(?:order|rank(?:s|ed|ing|ings)?|hierarchy|sequence|pecking)\b", re.IGNORECASE)
_OF_LINES = re.compile(
    r"\b(?:rows?|columns?|ax[ei]s|labels?|labelled|ticks?|listed|top to|left to|bottom to|shown|arranged|drawn)\b",
    re.IGNORECASE,
)


def _full_refs(clause: Clause) -> Iterator[Found]:
    """`Dose (10-50)`, `hours of 2, 4, 8 and 12`: references to all ticks of an axis."""
    if _RANKED.search(clause.text) and not _OF_LINES.search(clause.text):
        return
    for item in clause.items:
        refs = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
        parts = [part for ref in refs if (part := _full(clause, ref, item)) is not None]
        if len(parts) == len(refs):
            for part in parts:
                yield part, frozenset({item}), (item.start, item.end)


def _full(clause: Clause, ref: object, item: Item) -> Fact | None:
    if not isinstance(ref, TickRef) or ref.side == "either" or len(ref.ticks) < 2:
        return None
    own = [tick.text for tick in axis_of(clause.document.panels[clause.panels[0]], ref.side).ticks]
    if set(ref.ticks) != set(own):
        return None
    return Fact("ticks", ref.side, ticks=ref.ticks)
