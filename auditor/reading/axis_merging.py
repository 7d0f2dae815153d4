"""Several declarations of one axis: merged, shared by both sides, or listed under a name of their own."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Tick
from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import Quantity
from auditor.reading.axis_words import order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical, shares_words
from auditor.reading.outline import Node
from auditor.reading.roles import are_opposite
from auditor.reading.sections import in_prose
from auditor.reading.sequences import implied_ticks, stepped
from auditor.reading.tick_lists import LONGEST_TEXT, sentence_end, ticks_in
from auditor.source import Span

# "Both have the same six trees as rows": the panels are alike, and not the axes.
_AS_LINES = re.compile(
    r"\bas (?:the )?(?:rows|columns)\b"
    r"|\b(?:panels?|heat\s?maps?|maps?|plots?|matrices|matrix|grids?)\s+(?:has|have|shares?|uses?|with)\s+(?:exactly\s+)?the\s+same"
    r"\s+(?:two\s+)?ax[ei]s",
    re.IGNORECASE,
)
_SAME = re.compile(
    r"\b(?:same|identical|likewise)\b(?!\s+axes\s+as\s+(?:in\s+)?(?:panel\s+)?(?:\([a-z]\)|the\s+\w+\s+(?:panel|map|heat\s?map))).{0,60}\b(?:x|y|horizontal|vertical|rows?|columns?|ax[ie]s|labels?"
    r"|categories|ticks|order\w*|list|class\w*|names|levels|values|groups|settings|entries|items|sequence|set)\b"
    rf"|\b(?:same|identical)\s+(?:{'|'.join(CARDINALS)}|\d{{1,2}})\s+\w|\bas (?:on )?the [xy]-axis"
    r"|[:,]\s+(?:likewise|ditto|(?:the\s+)?same(?:\s+again)?)\s*(?:[.;,(]|$)",
    re.IGNORECASE,
)


def listed_apart(found: Sequence[DeclaredAxis], nodes: Sequence[Node]) -> Iterator[DeclaredAxis]:
    """`Trees: Oak, Elm` beside an axis called "Tree", or "planted trees": its list of ticks under its own name."""
    named = [d.axis for d in found if d.axis.label.strip() and not d.axis.ticks]
    last_words = Counter(canonical(axis.label.split()[-1]) for axis in named)
    heads = {canonical(axis.label.split()[-1]): axis for axis in named}
    open_axes = {word: axis for word, axis in heads.items() if last_words[word] == 1}
    open_axes |= {canonical(axis.label): axis for axis in named}
    for node in nodes if open_axes else ():
        if node.label is None or len(node.label.text) > 60 or not node.body.text or in_prose(node):
            continue
        name = re.split(r"[,(]", node.label.text)[0]
        axis = open_axes.get(canonical(name))
        if axis is not None and (lists := ticks_in(node.body, axis.label, loose=True).lists):
            said = f"{node.label.text} . {node.body.text}"[:LONGEST_TEXT]
            order = order_of(axis.side, said, lists[0])
            own = AxisDeclaration(axis.side, axis.label, node.block.span, lists[0], order=order)
            yield DeclaredAxis(own, node, lists, said)
    for node in nodes if open_axes else ():
        if node.block.kind in ("paragraph", "item") and not in_prose(node):
            yield from _in_sentences(node, open_axes)


# "The days are Monday, Tuesday and Friday; the lessons are ..."
_ARE = re.compile(
    r"(?:^|(?<=[.;:,]\s)|(?<=\band\s))(?:(?:and|while|whereas)\s+)?(?:the\s+)?(?P<name>[^\W\d][\w-]*(?:\s[\w-]+){0,2}?)\s+"
    r"(?:(?:are|being)(?:\s+called)?[:,]?\s+|(?:run|go|come|stand|follow)s?,?\s+(?=from\s|in\s+(?:this|the)\s+order))",
    re.IGNORECASE,
)


def _in_sentences(node: Node, open_axes: dict[str, AxisDeclaration]) -> Iterator[DeclaredAxis]:
    text = node.block.content.part(0, min(LONGEST_TEXT, len(node.block.text)))
    told_of = list(_ARE.finditer(text.text))
    for number, found in enumerate(told_of):
        axis = open_axes.get(canonical(found["name"]))
        rest = text.part(found.end(), told_of[number + 1].start() if number + 1 < len(told_of) else None)
        if axis is None:
            continue
        said = rest.part(0, sentence_end(rest.text))
        told = ticks_in(said, "", loose=True)
        steps = stepped(told.low, told.high, told.step) if told.low and told.high and told.step else ()
        if lists := (steps, *told.lists) if steps else told.lists:
            order = axis.order or order_of(axis.side, said.text, lists[0])
            own = AxisDeclaration(axis.side, axis.label, node.block.span, lists[0], order=order)
            yield DeclaredAxis(own, node, lists, text.text)


def says_same(text: str) -> bool:
    """Whether a text about an axis says that it has the ticks of another one."""
    return bool(_SAME.search(text)) and not _AS_LINES.search(text)


def same_as_other(found: list[DeclaredAxis]) -> list[DeclaredAxis]:
    """An axis "with the same labels as the x-axis" takes over the nearest ticks of the other side.

    So does one of true classes beside one of predicted ones, of which only one lists them.
    """
    result: list[DeclaredAxis] = []
    for number, declared in enumerate(found):
        text = declared.node.block.content.text
        others = [*reversed(found[:number]), *found[number + 1 :]]
        across = [o for o in others if o.lists and o.axis.side != declared.axis.side]
        if not declared.axis.ticks and (says_same(text) or _is_of_classes(declared, found, across)):
            lists = _repeated(declared, found[:number], across)
            ticks = lists[0] if lists else ()
            order = order_of(declared.axis.side, declared.said, ticks)
            declared = replace(declared, lists=lists, axis=replace(declared.axis, ticks=ticks, order=order))
        elif not declared.axis.ticks and not declared.axis.low and says_same(text):
            declared = _with_ends(declared, [o.axis for o in others if o.axis.side != declared.axis.side])
        result.append(declared)
    return result


def _with_ends(declared: DeclaredAxis, across: Sequence[AxisDeclaration]) -> DeclaredAxis:
    """The axis with the ends and the step of the nearest one of the other side that tells no more than these."""
    told = next((axis for axis in across if axis.low is not None and axis.high is not None), None)
    if told is None or _ELSEWHERE.search(_SAME_AS_AXIS.sub("", declared.node.block.content.text)):
        return declared
    order = order_of(declared.axis.side, declared.said, ())
    return replace(
        declared, axis=replace(declared.axis, low=told.low, high=told.high, step=told.step, order=order)
    )


_SAME_AS_AXIS = re.compile(r"\bsame\s+as\s+(?:the\s+)?(?:[xy]|horizontal|vertical)[\s-]axis\b", re.IGNORECASE)


# "same axis as the left panel", "as above": the axis of another panel, and not the other one of the same.
_ELSEWHERE = re.compile(
    r"\b(?:panel|heat\s?map|map|plot|grid|figure|matrix|chart|one|other)s?\b|\b(?:above|before|there|earlier)\b|\([a-z]\)",
    re.IGNORECASE,
)
_COUNTED = re.compile(rf"\bsame\s+(?P<count>{'|'.join(CARDINALS)}|\d{{1,2}})\b", re.IGNORECASE)
_BOTH = re.compile(r"\bboth\b", re.IGNORECASE)


def _repeated(
    declared: DeclaredAxis,
    before: Sequence[DeclaredAxis],
    across: Sequence[DeclaredAxis],
) -> tuple[tuple[Tick, ...], ...]:
    """The ticks that an axis has again: those of its own side in another panel, else those of the other side."""
    own = [other.lists for other in reversed(before) if other.lists and other.axis.side == declared.axis.side]
    options = [other.lists for other in across]
    text = declared.node.block.content.text
    if own and _ELSEWHERE.search(text) and not _BOTH.search(text):
        return own[0]
    if counted := _COUNTED.search(text):
        count = int(counted["count"]) if counted["count"].isdigit() else cardinal(counted["count"])
        fitting = [lists for lists in (*options, *own) if len(lists[0]) == count]
        return fitting[0] if fitting else ()
    return next(iter(options), ())


def _is_of_classes(
    declared: DeclaredAxis, found: Sequence[DeclaredAxis], across: Sequence[DeclaredAxis]
) -> bool:
    """Whether an axis is one side of a confusion matrix whose classes only the other side lists, in words."""
    own = declared.axis
    listed = any(other.axis.ticks for other in found if other.axis.side == own.side)
    if listed or own.low or not across:
        return False
    told = across[0].axis
    return are_opposite(own.label, told.label) and all(tick.number is None for tick in told.ticks)


def in_one_writing(found: Sequence[DeclaredAxis]) -> list[DeclaredAxis]:
    """Declarations in which a range told in passing has its ticks as the axis's own line writes them: "Mon to Sat"."""
    return [_as_listed(declared, found) for declared in found]


def _as_listed(declared: DeclaredAxis, found: Sequence[DeclaredAxis]) -> DeclaredAxis:
    if declared.node.label is not None:
        return declared
    for other in found:
        pairs = list(zip(declared.axis.ticks, other.axis.ticks, strict=False))
        as_many = len(declared.axis.ticks) == len(other.axis.ticks) > 2
        listed = other.node.label is not None and other.axis.side == declared.axis.side
        if listed and as_many and all(long.text.startswith(short.text) for long, short in pairs):
            axis = replace(declared.axis, ticks=other.axis.ticks)
            return replace(declared, axis=axis, lists=other.lists)
    return declared


def merged(found: Sequence[DeclaredAxis]) -> list[DeclaredAxis]:
    """One declaration a side where several speak of the same axis."""
    result: list[DeclaredAxis] = []
    for declared in found:
        earlier = next((i for i, other in enumerate(result) if _same_axis(other, declared)), None)
        if earlier is None:
            result.append(declared)
        else:
            result[earlier] = _filled(result[earlier], declared)
    return result


def _same_axis(one: DeclaredAxis, other: DeclaredAxis) -> bool:
    a, b = one.axis, other.axis
    if a.side != b.side:
        return False
    if a.ticks and b.ticks and [t.text for t in a.ticks] != [t.text for t in b.ticks]:
        return False
    if None not in (ends := (_ends(a), _ends(b))) and ends[0] != ends[1]:
        return False
    return not (a.label and b.label) or not (a.ticks and b.ticks) or shares_words(a.label, b.label)


def _ends(axis: AxisDeclaration) -> tuple[float, float] | None:
    """The two ends of an axis that is told by nothing else."""
    ends = sorted(end.value for end in (axis.low, axis.high) if end is not None)
    return (ends[0], ends[1]) if len(ends) == len(("low", "high")) and not axis.ticks else None


def _filled(one: DeclaredAxis, other: DeclaredAxis) -> DeclaredAxis:
    a, b = one.axis, other.axis
    ends: tuple[Quantity | None, Quantity | None] = (a.low, a.high) if a.low else (b.low, b.high)
    # What a sentence says in passing of the rows is less of a name than that which stands beside the ticks.
    passing = one.node.label is None and not (a.ticks or a.low) and bool(b.ticks or b.low)
    axis = replace(
        a,
        label=b.label or a.label if passing else a.label or b.label,
        ticks=a.ticks or b.ticks,
        low=ends[0],
        high=ends[1],
        step=a.step or b.step,
        count=a.count or b.count,
        order=a.order or b.order,
        complete=a.complete if a.ticks else b.complete,
        aliases=(*a.aliases, *b.aliases, *((b.label,) if b.label not in ("", a.label) else ())),
    )
    said = f"{one.said} . {other.said}"
    axis = replace(axis, order=axis.order or order_of(axis.side, said, axis.ticks or implied_ticks(axis)))
    return DeclaredAxis(axis, one.node, one.lists or other.lists, said)


def named_in_labels(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """Axes known only from labels that begin with the same word: "Rating AA, Maturity 1y" over many lines.

    They have no side and no ticks, and serve only to part a tick from its axis's name.
    """
    followers: dict[str, Counter[str]] = {}
    for node in nodes:
        if node.label is None or len(node.label.text) > 60:
            continue
        for part in re.split(r"\s*,\s*|\s+and\s+|\s*/\s*", node.label.text):
            first, _, rest = part.partition(" ")
            if rest and first.isalpha() and not first.islower():
                followers.setdefault(first, Counter())[rest] += 1
    return [
        AxisDeclaration("", word, Span(0, 0))
        for word, rests in followers.items()
        if not _JOINING.fullmatch(word)
        and (len(rests) >= 3 or _recur(rests))
        and all(len(rest.split()) <= 2 for rest in rests)
    ]


# "No lime" and "With lime" are names as a whole.
_JOINING = re.compile(r"no|not|non|without|with|only|all|after|before|below|above|over|under", re.IGNORECASE)


def _recur(rests: Counter[str]) -> bool:
    """Whether each of two ticks stands in several labels, as those of a grid do."""
    return len(rests) > 1 and min(rests.values()) > 1
