"""Words by which a rank, an extreme or a likeness is one of other things than it was read of."""

import re

from auditor.claim_parts import parts
from auditor.claims.extreme_claim import Extreme
from auditor.claims.measures.confusion import confusions
from auditor.claims.orders import Order
from auditor.claims.rank_reading import Rank
from auditor.claims.telling import in_scale
from auditor.doubt.asked import Asked
from auditor.language.clauses import Spot
from auditor.language.refs import PanelRef, TickRef
from auditor.model import Panel
from auditor.world import Selection, same_labels

_ALIKE = re.compile(
    r"\b(?:order|ranking|ranks|sequence|pattern|shape|picture|rhythm|outline|profile|trend|hierarchy|story|ordering)\b"
    r"[^.;]*?\b(?:same|identical|equal|alike|similar|unchanged|matches|repeats?|mirrors?|persists?|holds?)\b",
    re.IGNORECASE,
)


# What comes first where rows, an order or a drawing is spoken of may do so as they are listed.
_LISTED = re.compile(
    r"\b(?:rows?|columns?|order(?:ed)?|listed|drawn|plotted|printed|stacked|arranged|sorted|axis)\b.*\b(?:comes?|came|is|are|stands?) (?:first|last)\b"
    r"|\b(?:comes?|came|is|are|stands?) (?:first|last)\b.*\b(?:rows?|columns?|order(?:ed)?|listed|drawn|plotted|printed|stacked|arranged|sorted|axis)\b",
    re.IGNORECASE,
)


def order_is_no_value(asked: Asked) -> str:
    """`the order is the same as in May`, `the oldest row comes first`, held against the values themselves; or nothing."""
    if asked.kind in ("peak", "ordinal") and _LISTED.search(asked.clause.sentence):
        return "it may tell of the order in which lines are listed"
    found = _ALIKE.search(asked.clause.text) if asked.kind in ("identity", "comparison", "bond") else None
    return f"it is told of an order, and not of the values: {found.group()}" if found else ""


def ranked_among_errors(asked: Asked) -> str:
    """`third comes A taken for B`, ranked among all cells of a confusion matrix: it may rank its errors; or nothing."""
    ranks = [(one.place, one.scope) for one in parts(asked.claim, Rank)]
    extremes = [(one.place, one.scope) for one in parts(asked.claim, Extreme)]
    first = [order.steps[0] for order in parts(asked.claim, Order) if order.steps]
    ranks += [(tuple(parts(step, Selection)), (Selection(0),)) for step in first]
    for places, scopes in (*ranks, *extremes):
        cells = [place for place in places if place.is_cell and _is_error(asked, place)]
        if cells and all(scope.whole for scope in scopes):
            return "it may be told of the cells off the diagonal alone"
    return ""


def _is_error(asked: Asked, place: Selection) -> bool:
    panel = asked.clause.panel(place.panel)
    rows, columns = place.rows or (), place.columns or ()
    crossed = bool(confusions(asked.clause.document, place.panel)) or _is_extreme_off_diagonal(panel, place)
    return crossed and panel.rows.ticks[rows[0]].text != panel.columns.ticks[columns[0]].text


def _is_extreme_off_diagonal(panel: Panel, place: Selection) -> bool:
    """Whether a cell of a matrix with the same labels on both sides is the highest or the lowest off its diagonal."""
    if not same_labels(panel):
        return False
    rows, columns = panel.rows.ticks, panel.columns.ticks
    off = {at: q.value for at, q in panel.values.items() if rows[at[0]].text != columns[at[1]].text}
    own = [off[at] for at in place.places(panel) if at in off]
    return bool(own) and own[0] in (max(off.values()), min(off.values()))


def extreme_of_its_column(asked: Asked) -> str:
    """`the worst is A with 43`, where 43 is what A has at a place at which it is the worst: told of that place; or nothing."""
    for claim in parts(asked.claim, Extreme):
        if claim.value is None or len(claim.place) != 1 or len(claim.scope) != 1 or not claim.scope[0].whole:
            continue
        line, fair = claim.place[0], claim.value.fair()
        if line.is_cell or line.whole:
            continue
        panel = asked.clause.panel(line.panel)
        pick = max if claim.direction == "max" else min
        for row, column in line.places(panel):
            told = panel.values.get((row, column))
            if told is None or not fair.low <= told.value <= fair.high:
                continue
            across = 1 if line.columns is None else 0
            rivals = [q.value for at, q in panel.values.items() if at[across] == (row, column)[across]]
            if len(rivals) > 1 and told.value == pick(rivals):
                return "it may be told of the one place where it is so"
    return ""


_LOCAL = re.compile(r"\blocal(?:ly)?\s+(?:\w+\s+)?(?:max|min|peak|high|low|optim|trough)", re.IGNORECASE)


def only_local(asked: Asked) -> str:
    """`a local maximum at 8`, held against all values; or nothing."""
    found = _LOCAL.search(asked.clause.text) if asked.kind in ("trend", "peak", "comparison") else None
    return f"it is told of what stands beside it alone: {found.group()}" if found else ""


_OPPOSITE = ({"max", "min"}, {"good", "bad"})


_BOTH_ENDS = re.compile(
    r"\bthe\s+(?:(?:least|fewest|lowest|smallest)\b[^,;.]*\band\s+(?:the\s+)?(?:most|highest|largest)"
    r"|(?:most|highest|largest)\b[^,;.]*\band\s+(?:the\s+)?(?:least|fewest|lowest|smallest))\b",
    re.IGNORECASE,
)


def both_ends_at_once(asked: Asked) -> str:
    """`A is the best and B the worst`, `A has the least salt and the most silt`, read as one comparison; or nothing."""
    if (
        asked.kind == "peak"
        and "most" in asked.clause.text.casefold()
        and _BOTH_ENDS.search(asked.clause.text)
    ):
        return "both ends are told, and not of one thing"
    told = {str(item.sense("extreme")) for item in asked.clause.of("extreme")}
    plain = asked.kind == "comparison" and not asked.clause.of("compare")  # "A's worst exceeds B's best"
    both = plain and any(ends <= told for ends in _OPPOSITE)
    return "both ends are told, and not of one thing" if both else ""


def scale_of_colours(asked: Asked) -> str:
    """`white for 0 through to navy for the largest`, read as an extreme: it tells of the colour scale; or nothing."""
    several = asked.kind == "peak" and len(asked.clause.of("colour")) > 1
    return "it may tell of the colour scale" if several else ""


def panel_told_as_place(asked: Asked) -> str:
    """`The runner-up (58): row A under B in the evening`: whether a panel behind a rank tells where it stands, not among what; or nothing."""
    clause = asked.clause
    ranks = [item.end for item in clause.of("rank")]
    panels = [item.start for item in clause.items if isinstance(item.value, PanelRef)]
    placed = any(isinstance(item.value, Spot) for item in clause.refs)
    several = len(clause.document.panels) > 1
    behind = bool(ranks and panels) and min(panels) > max(ranks)
    open_ = asked.kind == "ordinal" and several and placed and behind and _may_be_of_all(asked)
    return "the panel may be where it stands" if open_ else ""


def _may_be_of_all(asked: Asked) -> bool:
    """Whether a rank may be that of its number among the cells of all panels, from either end."""
    rank, number = getattr(asked.claim, "rank", 0), getattr(asked.claim, "value", None)
    if number is None:
        return True
    panels = asked.clause.document.panels
    told = in_scale(number, panels[0]).fair()
    values = [float(quantity.value) for panel in panels for quantity in panel.values.values()]
    return rank - 1 in (sum(value > told.high for value in values), sum(value < told.low for value in values))


def lines_one_by_one(asked: Asked) -> str:
    """`The fullest deck is A on days 1 and 2`: an extreme of each of several lines, where it was read as one of all; or nothing."""
    if asked.kind != "peak" or asked.clause.numbers or not asked.any_selection(lambda s: s.whole):
        return ""
    for item in asked.items:
        if isinstance(item.value, Spot):
            sizes = sorted(
                len(side.ticks) for side in (item.value.rows, item.value.columns) if isinstance(side, TickRef)
            )
            if len(sizes) == 2 and sizes[0] == 1 < sizes[1]:
                return "it may be told of each of these lines by itself"
    return ""


_IN_EACH = re.compile(r"\b(?:each|every)\s+(?:of\s+(?:the\s+)?)?(?:\w+\s+)?$", re.IGNORECASE)


def rank_in_each(asked: Asked) -> str:
    """`A is second on every working day`: a rank in each of several lines, where it was read as one among all their cells; or nothing."""
    if asked.kind != "ordinal":
        return ""
    for item in asked.clause.refs:
        ref = item.value
        if not isinstance(ref, TickRef) or len(ref.ticks) < 2:
            continue
        if ref.every or _IN_EACH.search(asked.clause.sentence, 0, item.start):
            return "it may be told of each of these lines by itself"
    return ""


_ONE_WHERE = re.compile(
    r"\bthe\s+(?:only|sole|one|lone)\s+[a-z]+\s+(?:where|whose|that|(?:in|at|for|on)\s+which)\b",
    re.IGNORECASE,
)


def one_where_it_is_so(asked: Asked) -> str:
    """`A is the only town where the bicycle is ahead, with 35`: so within its line, and not among all; or nothing."""
    found = asked.kind in ("peak", "ordinal") and _ONE_WHERE.search(asked.clause.text)
    return "it may be told within each of them" if found else ""


_IS_BEST = re.compile(
    r"\s+(?:is|was|remains|proves|comes\s+out|stands\s+out\s+as)\s+(?:still\s+|clearly\s+|easily\s+)?(?:the\s+)?(?:single\s+|clear\s+)?(?:[a-z]+est|best|worst|top|weakest)\s+(?P<noun>[a-z]{3,})",
    re.IGNORECASE,
)


def panels_as_rivals(asked: Asked) -> str:
    """`P is the best engine for Hindi`, of a panel P: held against the other panels, and not within it; or nothing."""
    clause = asked.clause
    subject = next((item for item in clause.items if item.kind == "ref"), None)
    if asked.kind != "peak" or subject is None or not isinstance(subject.value, PanelRef):
        return ""
    found = _IS_BEST.match(clause.sentence, subject.end)
    return "its panel may be held against the others" if found and len(clause.document.panels) > 1 else ""
