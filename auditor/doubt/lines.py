"""Lines of a grid that a sentence speaks of, and that its reading has not made out."""

import re
from collections.abc import Sequence

from auditor.claim import OF_CELLS
from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.loose import HAVING
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.labels import singular


def unclear_line(asked: Asked) -> str:
    """Why the lines that a reading takes may not be those meant, or nothing."""
    return _unknown_line(asked) or _unknown_run(asked) or _unknown_some(asked) or _of_totals(asked)


# A line with a name before it: "the control column", "no-dose row".
_NAMED_LINE = re.compile(r"\b(?P<name>[\w-]+)[ -](?P<side>row|column)s?\b", re.IGNORECASE)


def _unknown_line(asked: Asked) -> str:
    """A row or column that the sentence or its label names and that was not made out, where all of them were read."""
    clause = asked.clause
    texts = [(clause.statement.text, (*clause.before, *clause.items))]
    texts += [(label, clause.label) for label in clause.statement.trail[-1:]]
    for text, items in texts:
        for found in _NAMED_LINE.finditer(text):
            made_out = any(i.kind == "ref" and i.start < found.end() and found.start() < i.end for i in items)
            name = singular(found["name"].split("-")[-1].casefold())
            told = name.isalpha() and name not in neutral() and cardinal(name) is None
            if told and not made_out and _takes_all(asked, found["side"].casefold()):
                return f"the line that it speaks of was not made out: {found.group()}"
    return ""


# Words that tell one kind of thing from its like, and say nothing of values.
_KINDS = """upper lower uppermost lowermost topmost top bottom left right inner outer early earlier late later first last final opening
closing middle central deep deeper shallow shallower old older young younger new newer big bigger small smaller large larger long
longer short shorter wide wider narrow narrower tall heavy main minor major""".split()

# So many lines from an end: "the final three years".
_RUN = re.compile(
    rf"\b(?:first|last|final|initial|opening|closing|latest|earliest|remaining|middle|next|previous|top|bottom|outer|inner)\s+(?:\d+|{'|'.join(CARDINALS)})\b",
    re.IGNORECASE,
)


def _unknown_run(asked: Asked) -> str:
    """So many lines from an end of an axis, where no mention tells which."""
    return _not_made_out(asked, _RUN, ("ref", "rank"))


def _not_made_out(asked: Asked, pattern: re.Pattern[str], kinds: Sequence[str]) -> str:
    """That words of a pattern name a part of a grid, and no mention of some kinds is made of them; or nothing."""
    clause = asked.clause
    told = [(item.start, item.end) for item in clause.items if item.kind in kinds]
    for found in pattern.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        # Words that belong to another part of the same clause are that part's.
        own = clause.shown is None or start < clause.shown[1] and clause.shown[0] < end
        if own and not any(a < end and start < b for a, b in told):
            return f"the part that it speaks of was not made out: {found.group()}"
    return ""


# One thing by its place in a row of such: "the last slot of the day", "the opening session".
_PLACED = re.compile(
    r"\b(?:in|for|at|on|of|during) (?:the|its|their) (?:very )?(?:first|last|final|opening|closing|latest|earliest|middle|second|third|fourth|penultimate) (?!time\b|place\b|glance\b|instance\b|step\b)[a-z]+\b",
    re.IGNORECASE,
)


def unknown_place(asked: Asked) -> str:
    """A thing by its place among its like, where no mention tells which it is."""
    of_cells = asked.kind in OF_CELLS or asked.kind == "amount"
    return _not_made_out(asked, _PLACED, ("ref", "rank", "extreme")) if of_cells else ""


# What is left out by its name: "except the wet one", "everything but the pier".
_LEFT_OUT = re.compile(
    r"(?:\b(?:except(?:ing)?(?: for)?|apart from|aside from|other than|besides|excluding|with the exception of|save(?: for)?|bar)"
    r"|\b(?:everything|everyone|all|none|nothing|nobody|anything|anyone|(?:every|each|any|no) [\w-]+) but(?: for)?)"
    r"\s+(?:the|an?|its|their|those|these)\s+[a-z][\w-]*(?:\s+[a-z]+)?",
    re.IGNORECASE,
)


def unknown_exception(asked: Asked) -> str:
    """What is left out, where no mention tells what it is."""
    clause = asked.clause
    kinds = ("ref", "rank", "extreme", "number", "quant", "noun")
    for found in _LEFT_OUT.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        lead = start + max(found.group().rfind(" but"), 0)
        if not any(i.kind in kinds and i.start < end and lead < i.start for i in clause.items):
            return f"what is left out was not made out: {found.group()}"
    return ""


# "The two late shifts", "neither of the upper sensors": some of a kind, which some name must tell.
_SOME = re.compile(
    rf"\b(?:the|these|those|its|their|both|all|(?P<of>(?:neither|none|any|each|either|all|both|one|some|most) of (?:the|these|those)))\s+"
    rf"(?:(?P<count>\d+|{'|'.join(CARDINALS)})\s+)?(?P<kind>(?:(?:{'|'.join(_KINDS)})\s+)*)(?P<noun>[a-z]{{3,}})\b",
    re.IGNORECASE,
)


def _unknown_some(asked: Asked) -> str:
    """Some things of a kind, where no mention tells which; so many are those of the panel, if it has that many."""
    clause = asked.clause
    panel = clause.panel(clause.panels[0])
    sizes = {len(panel.rows.ticks), len(panel.columns.ticks), len(panel.values), len(clause.document.panels)}
    for found in _SOME.finditer(clause.text):
        at, end = clause.start + found.start("noun"), clause.start + found.end()
        word = found["count"]
        count = (int(word) if word.isdigit() else cardinal(word)) if word else None
        counted = count is not None and count not in sizes and bool(found["of"])
        known = singular(found["noun"].casefold()) in neutral() and not counted
        if known or not (found["kind"] or counted) or _named(clause, at, end, count):
            continue
        return f"which of them it speaks of was not made out: {found.group()}"
    return ""


def _named(clause: Clause, start: int, end: int, count: int | None) -> bool:
    """Whether a noun belongs to a mention, or so many things are named behind it."""
    within = any(item.start < end and start < item.end for item in clause.items)
    named = [i for i in clause.items if i.kind == "ref" and not isinstance(i.value, AxisRef) and i.end > end]
    return within or count is not None and any(len(getattr(i.value, "ticks", ())) == count for i in named)


_BOTH = re.compile(
    r"(?:^\W*both\b(?!\s+of\b)|\bboth\b(?=\s+(?:\w+\s+)?(?:rows|columns)\b))(?:\s+(?:\w+\s+)?(?P<side>rows|columns)\b)?(?!.*\band\s+\S)",
    re.IGNORECASE,
)


def unknown_two(asked: Asked) -> str:
    """`Both rows` of a panel that has more than two: which are meant was said before."""
    clause = asked.clause
    if asked.any_selection(
        lambda chosen: sorted((len(chosen.rows or ()), len(chosen.columns or ()))) == [1, 2]
    ):
        return ""  # just two cells
    counted = any(q.last == number.first for q in clause.of("quant", "both") for number in clause.numbers)
    if asked.kind not in (*OF_CELLS, "trend", "identity") or counted:
        return ""  # "both 8s" are all the eights that there are
    panel = clause.panel(clause.panels[0])
    found, things = _BOTH.search(clause.text), _two_of_axis(clause)
    if not found and not things or _both_panels(clause):
        return ""
    sizes = {"rows": [len(panel.rows.ticks)], "columns": [len(panel.columns.ticks)]}
    for item in (*clause.label, *clause.items):
        if isinstance(ref := item.value, TickRef) and ref.side in sizes:
            sizes[ref.side].append(len(ref.indices(axis_of(panel, ref.side))))
    side = things or (found["side"] or "").casefold() if found else things
    told = [sizes[side]] if side else list(sizes.values())
    of_panels = not side and 2 in (len(clause.document.panels), len(clause.panels))
    clear = of_panels or any(2 in (*counts, sum(counts[1:])) for counts in told)
    return "" if clear else "which two it speaks of was said before"


def _both_panels(clause: Clause) -> bool:
    """`In both ovens`, where these are the two panels: whether each of them is called so."""
    found = re.search(r"\bboth (?P<noun>[a-z]+)\b", clause.text, re.IGNORECASE)
    names = [set(norms(panel.name)) for panel in clause.document.panels]
    return (
        found is not None and len(names) == 2 and all(singular(found["noun"].casefold()) in n for n in names)
    )


def _two_of_axis(clause: Clause) -> str:
    """`both dry plots`: the side of whose lines two are meant, called by the label of their axis."""
    for quant in clause.of("quant", "both"):
        for axis in clause.axes:
            if isinstance(axis.value, AxisRef) and 0 <= axis.first - quant.last <= 1:
                return axis.value.side if axis.value.side in ("rows", "columns") else ""
    return ""


# "Gets past 5" and "gets above 5" tell how large something is, and not how much there is of it.
_GETTING = re.compile(
    r"\bg[eo]ts? (?:past|above|below|beyond|over|under|beneath|as|to|up|down)\b", re.IGNORECASE
)


def _has_so_much(text: str) -> bool:
    """Whether a verb tells that something has so much of what is counted."""
    words = norms(_GETTING.sub(" ", text))
    return any(word in HAVING or word in _OWNING for word in words)


_OWNING = frozenset(("have", "has", "had"))


def _of_totals(asked: Asked) -> str:
    """`three days have fewer than 70 visitors`: whether lines of counts are spoken of, which may mean their sums."""
    clause, chosen = asked.clause, list(selections(asked.claim))
    if asked.kind not in ("threshold", "count") or any(item.kind == "noun" for item in clause.items):
        return ""
    lines = [i for i in clause.items if isinstance(i.value, AxisRef) or getattr(i.value, "every", False)]
    panels = [clause.panel(s.panel) for s in chosen]
    whole = all(q.value >= 0 and q.step >= 1 for panel in panels for q in panel.values.values())
    sides = {i.value.side for i in lines if isinstance(i.value, AxisRef | TickRef)}
    several = any((s.rows, s.columns)[side == "rows"] is None for s in chosen for side in sides)
    summed = any(panel.totals for panel in panels) or _has_so_much(clause.text)
    return "it may speak of totals" if lines and whole and several and summed else ""


def _takes_all(asked: Asked, side: str) -> bool:
    """Whether some selection takes all rows (columns)."""
    return any(
        (s.rows if side == "row" else s.columns) is None for s in selections(asked.claim) if not s.region
    )
