"""Axes that sentences declare: "The rows are the oak and the elm, and hours run across (1, 2, 4)"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import Tick
from auditor.reading.axis_anchors import SPAN_OF_NAMES
from auditor.reading.axis_clauses import Clause, clauses, for_both
from auditor.reading.axis_labels import label_behind, label_of
from auditor.reading.axis_making import first_of, settled
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.lists import list_items
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sequences import stepped
from auditor.reading.tick_lists import Ticks, ticks_in
from auditor.reading.ticks_in_use import leads_to_list
from auditor.source import Span

# "The columns are compared by age below" says what is done to them.
_DONE_TO = re.compile(r"\w+ed\s+(?:by|below|above|here|one|in|with|on|at|as|for)\b", re.IGNORECASE)
# "Every column is led by A, in May as well as in June": what leads it is none of its ticks.
_DONE_BY = re.compile(
    r"(?!label|mark|giv|index|number|denot|key|identif|head|distinguish|group|order|sort|split|arrang|nam|defin|form|represent|tagg|design)\w+\s+by",
    re.IGNORECASE,
)
_LONGEST_NAME = 6
# "One row per farm"; what stands in which row of a confusion matrix, its corner tells better.
_PER = re.compile(
    r"(?:per|for\s+(?:each|every))\s+(?!(?:actual|true|predicted|real)\b)[^\W\d]", re.IGNORECASE
)
# "rows 1–5 counted from the north edge"
_RANGED = re.compile(SPAN_OF_NAMES)
_CODE = re.compile(r"[^\W\d_]{1,3}\d{1,3}")
_CODES = re.compile(rf"{_CODE.pattern}(?:,?\s+and\s+{_CODE.pattern}|,\s+{_CODE.pattern})+")
_PAIR_OF_CODES = re.compile(r"(?:^|\s)(?P<one>[^\W\d_]{1,2}\d{1,3})\s+and\s+(?P<other>[^\W\d_]{1,2}\d{1,3})$")
_SIGN = re.compile(r"\s*(?:[,:]|[–—-](?=\s))\s*(?=\S)")


def axes_in_sentences(
    node: Node, text: Plain | None = None, *, both_ways: bool = True
) -> Iterator[DeclaredAxis]:
    """The axes that the clauses of a text declare; what is said of both is shared by those that tell nothing else."""
    text = text or node.block.content
    found = [(clause, of_clause(clause, node)) for clause in clauses(text, both_ways=both_ways)]
    two_sides = len({clause.side for clause, _ in found}) > 1
    both = for_both(text, found[-1][1].axis.span.start) if two_sides else None
    shared = ticks_in(both, "", loose=False) if both else Ticks()
    for clause, told in found:
        declared = _with_shared(told, shared) if not told.axis.ticks and not told.axis.low else told
        if _says_something(clause, declared):
            yield declared


def of_clause(clause: Clause, node: Node) -> DeclaredAxis:
    """The axis that a clause declares."""
    before = clause.behind is not None
    label = label_behind(clause.about) if before else label_of(clause.head, "", clause.about, [])
    if (
        clause.behind is not None and not label and not clause.about.text
    ):  # "along the foot we find depth: 5, 10"
        label = label_of(clause.head.part(len(clause.head.text)), "", clause.behind, [])
    texts = [text for text in (clause.about, clause.behind) if text is not None and text.text]
    # "voices down the side, alto on top, then tenor": behind a comma the list may begin.
    read = [
        ticks_in(text, label, loose=text is clause.behind and (text.text[0] in ",:" or not clause.about.text))
        for text in texts
    ]
    listed = [own for ticks in read for own in ticks.lists]
    coded = before and _CODES.fullmatch(clause.about.text.rstrip(" ,")) is not None
    if coded:  # "parcels, a1, a2 and a3, on both axes"
        codes = tuple(
            Tick(code.group(), clause.about.span(*code.span()), None)
            for code in _CODE.finditer(clause.about.text)
        )
        listed, label = [codes], ""
    if not listed and clause.bare:
        listed = list(ticks_in(clause.about, "", loose=True).lists)
    if not listed and clause.equals is not None:
        several = len(list_items(clause.equals)) > 2
        whole_lists = [own for own in ticks_in(clause.equals, "", loose=True).lists if several]
        listed = [_without_name(own) for own in whole_lists]
        label = whole_lists[0][0].text if listed and len(listed[0]) < len(whole_lists[0]) else label
    if not listed and clause.behind is not None:
        listed = list(_right_behind(clause.behind))
    if not listed and clause.before is not None:
        listed = [own for own in ticks_in(clause.before, "", loose=False).lists if len(own) > 2]
        listed = listed or list(_pair_of_codes(clause.before))
        label = "" if listed and any(tick.text in label for tick in listed[0]) else label
    if (
        listed
        and clause.before is not None
        and not coded
        and (whole_list := _beginning_before(listed[0], clause.before))
    ):
        listed, label = [whole_list, *listed], ""
    label = label or _before_numbers(clause, listed)
    whole = " . ".join([clause.head.text, *(text.text for text in texts)])
    spans = [part.span() for part in (clause.head, *texts, clause.before) if part is not None and part.text]
    span = Span(min(own.start for own in spans), max(own.end for own in spans))
    return settled(clause.side, label, span, listed, first_of(read), whole, node)


def _pair_of_codes(before: Plain) -> Iterator[tuple[Tick, ...]]:
    """The two of "Kilns K1 and K2", without the noun before them."""
    if found := _PAIR_OF_CODES.search(before.text):
        places = [found.span(name) for name in ("one", "other")]
        yield tuple(Tick(before.text[a:b], before.span(a, b), None) for a, b in places)


def _beginning_before(ticks: Sequence[Tick], before: Plain) -> tuple[Tick, ...]:
    """The list of which the ticks are the end, where a comma in it seemed to end a phrase: "times 1 d, 3 d, 7 d"."""
    lists = ticks_in(before, "", loose=True).lists
    own = tuple(tick.text for tick in ticks)
    return next(
        (
            found
            for found in lists
            if tuple(t.text for t in found[-len(own) :]) == own != tuple(t.text for t in found)
        ),
        (),
    )


def _without_name(ticks: tuple[Tick, ...]) -> tuple[Tick, ...]:
    """The ticks without a first one that names what they are: "farm, F1, F2, F7"."""
    first, *rest = (tick.text for tick in ticks)
    named = re.fullmatch(r"[^\W\d_]{2,}(?: [^\W\d_]+){0,2}", first) and first.islower()
    apart = len(rest) > 1 and all(re.search(r"\d", text) or text != text.lower() for text in rest)
    return ticks[1:] if named and apart else ticks


def _before_numbers(clause: Clause, lists: Sequence[Sequence[Tick]]) -> str:
    """The words behind an equals sign that end before a list of numbers: "x = age of the stand, decades 1, 10, 100"."""
    if clause.equals is None or not lists or any(tick.number is None for tick in lists[0]):
        return ""
    name = re.split(r"[,;:(]", clause.equals.text)[0].strip()
    return name if re.fullmatch(r"[^\W\d_][^\d=]*", name) and len(name.split()) <= _LONGEST_NAME else ""


def _right_behind(text: Plain) -> Iterator[tuple[Tick, ...]]:
    """What is listed without a word behind an axis: "farms on the left, Oak on top, then Elm, Ash lowest"."""
    sign = _SIGN.match(text.text)
    if sign is None:
        return
    for own in ticks_in(text.part(sign.end()), "", loose=True).lists:
        if len(own) > (2 if "," in sign.group() else 1):
            yield own


def _says_something(clause: Clause, declared: DeclaredAxis) -> bool:
    """Whether a clause declares: it names a variable or lists ticks; an edge must have ticks."""
    axis = declared.axis
    if not axis.ticks and not axis.low and _DONE_TO.match(axis.label):
        return False
    if _DONE_BY.fullmatch(axis.label):
        return False
    if not clause.sure and axis.low and axis.high and _RANGED.match(clause.about.text):
        return True
    if not clause.sure:
        return bool(axis.ticks) or bool(axis.label and _PER.match(clause.about.text))
    told = axis.label or axis.ticks or (axis.low and axis.high)
    return bool(told) or leads_to_list(declared.node)


def _with_shared(declared: DeclaredAxis, shared: Ticks) -> DeclaredAxis:
    axis = declared.axis
    lists = shared.lists
    if shared.low and shared.high and (steps := stepped(shared.low, shared.high, shared.step)):
        lists = (*lists, steps)
    ticks = lists[0] if lists else ()
    return replace(
        declared,
        lists=lists,
        axis=replace(axis, ticks=ticks, low=shared.low, high=shared.high, step=shared.step),
    )
