"""Facts told of a table of results, held against its numbers."""

from auditor.claim import UNDECIDED, Judgement
from auditor.claims.results.claims import Contest, Fact, Place, Told, Value
from auditor.claims.results.tables import Table, tables
from auditor.quantity import Quantity, match_quantity
from auditor.truth import NOISE, Truth, all_of
from auditor.world import World

# "Significantly" is open below this share of the value, "slightly" above that one; "comparable" is up to the first, and never beyond the last.
LARGE, SLIGHT = 0.01, 0.12
NEAR, FAR = 0.03, 0.25
# "Slightly" is refuted where all values lie so far apart; what holds in general holds in this share of the places.
VAST, MOST = 0.5, 0.6
# So many contests at most leave no doubt about which of them a difference is told of.
FEW = 12


def judge(claim: Told, world: World) -> Judgement:
    """All facts hold, or one of them fails."""
    known = tables(world.document)
    if claim.table >= len(known):
        return UNDECIDED
    table = known[claim.table].over() if claim.turned else known[claim.table]
    truths = [truth_of(fact, table) for fact in claim.facts]
    truth = all_of(truths)
    if truth is Truth.FALSE:
        failed = claim.facts[truths.index(Truth.FALSE)]
        return Judgement(truth, says=_says(failed, table))
    return Judgement(truth, missing="" if truth is Truth.TRUE else "the lines that it speaks of do not agree")


def truth_of(fact: Fact, table: Table) -> Truth:
    """Whether a fact holds of the printed numbers; unknown where its contests come out differently."""
    if fact.counted:
        return Truth.of(fact.counted[0] == fact.counted[1])
    values = all_of(_value(value, table) for value in fact.values)
    if not fact.contests:
        return values
    found = [one for one in (_contest(contest, table) for contest in fact.contests) if one is not None]
    if not found or values is Truth.FALSE and fact.denied:
        return Truth.UNKNOWN
    if fact.degree == "near":
        truth = _near(fact, table)
    else:
        truth = _together(fact, found)
        truth = _graded(fact, truth, table)
    if fact.amount and not fact.denied:
        truth = truth & _amount(fact, table)
    truth = ~truth if fact.denied else truth
    return truth & values


def _together(fact: Fact, found: list[Truth]) -> Truth:
    """The truth of several contests: of all of them, of most, or of as many as are told."""
    won, lost = found.count(Truth.TRUE), found.count(Truth.FALSE)
    if fact.count:
        if won + lost < len(found):
            return Truth.UNKNOWN
        return Truth.of(won == fact.count)
    if fact.most and len(found) > 1:
        return (
            Truth.TRUE
            if won > MOST * len(found)
            else Truth.FALSE
            if lost > MOST * len(found)
            else Truth.UNKNOWN
        )
    return found[0] if len(set(found)) == 1 else Truth.UNKNOWN


def _contest(contest: Contest, table: Table) -> Truth | None:
    """Whether a cell lies beyond all of its rivals; None where it or all of these are missing."""
    own = table.values.get(contest.own)
    rivals = [table.values[place] for place in contest.rivals if place in table.values]
    if own is None or not rivals:
        return None
    leads = [contest.sign * (own.value - rival.value) for rival in rivals]
    if any(lead < -NOISE for lead in leads):
        return Truth.FALSE
    tied = any(abs(lead) <= NOISE for lead in leads)
    return Truth.UNKNOWN if tied and len(contest.rivals) == 1 else Truth.TRUE


def _gaps(fact: Fact, table: Table) -> list[float]:
    """How far the cells of each contest are apart, as a share of the larger one."""
    gaps = []
    for contest in fact.contests:
        own = table.values.get(contest.own)
        for place in contest.rivals:
            rival = table.values.get(place)
            if own and rival:
                size = max(abs(own.value), abs(rival.value)) or 1.0
                gaps.append(abs(own.value - rival.value) / size)
    return gaps


def _near(fact: Fact, table: Table) -> Truth:
    gaps = _gaps(fact, table)
    if gaps and max(gaps) <= NEAR:
        return Truth.TRUE
    return Truth.FALSE if gaps and min(gaps) > FAR else Truth.UNKNOWN


def _graded(fact: Fact, truth: Truth, table: Table) -> Truth:
    """The truth of a contest that is told to be won by much or by little."""
    gaps = _gaps(fact, table)
    if truth is not Truth.TRUE or not fact.degree or fact.best or not gaps:
        return truth
    if fact.degree == "large":
        return truth if min(gaps) >= LARGE else Truth.UNKNOWN
    if max(gaps) <= SLIGHT:
        return truth
    return Truth.FALSE if min(gaps) > VAST else Truth.UNKNOWN


def _amount(fact: Fact, table: Table) -> Truth:
    """Whether one of the contests is won by as much as is told, in units or in percent."""
    told = match_quantity(fact.amount, 0)
    if told is None:
        return Truth.UNKNOWN
    pairs = [
        (table.values.get(one.own), table.values.get(place)) for one in fact.contests for place in one.rivals
    ]
    known = [(own, rival) for own, rival in pairs if own and rival]
    if any(_apart(own, rival, told) for own, rival in known):
        return Truth.TRUE
    return Truth.FALSE if 0 < len(known) <= FEW and len(known) == len(pairs) else Truth.UNKNOWN


def _apart(own: Quantity, rival: Quantity, told: Quantity) -> bool:
    gap = abs(own.value - rival.value)
    slack = told.step / 2 + (own.step + rival.step) / 2
    ways = [gap, *([100 * gap] if max(abs(own.value), abs(rival.value)) <= 1 else [])]
    if any(abs(way - told.value) <= slack * (1 if way == gap else 100) + NOISE for way in ways):
        return True
    shares = [100 * gap / abs(base.value) for base in (own, rival) if base.value]
    return any(abs(share - told.value) <= max(told.step, 0.05 * told.value) for share in shares)


def _value(value: Value, table: Table) -> Truth:
    told = match_quantity(value.text, 0)
    cells = [table.values[place] for place in value.places if place in table.values]
    if told is None or not cells:
        return Truth.UNKNOWN
    if any(_same(cell, told) for cell in cells):
        return Truth.TRUE
    return Truth.FALSE if len(cells) == len(value.places) else Truth.UNKNOWN


def _same(cell: Quantity, told: Quantity) -> bool:
    ways = (cell.value, 100 * cell.value) if abs(cell.value) <= 1 else (cell.value, cell.value / 100)
    return any(abs(way - told.value) <= told.step / 2 + NOISE for way in ways)


def _says(fact: Fact, table: Table) -> str:
    """What the table shows instead."""
    if fact.counted:
        return f"{fact.counted[1]} rows are so"
    for contest in fact.contests:
        own = table.values.get(contest.own)
        rivals = [(place, table.values[place]) for place in contest.rivals if place in table.values]
        if own and rivals:
            place, rival = max(rivals, key=lambda one: contest.sign * one[1].value)
            return f"{own.text} at {_where(contest.own, table)} stands against {rival.text} at {_where(place, table)}"
    for value in fact.values:
        known = [place for place in value.places if place in table.values]
        if known:
            return f"{table.values[known[0]].text} stands at {_where(known[0], table)}"
    return ""


def _where(place: Place, table: Table) -> str:
    return f"({table.rows[place[0]].text}, {table.columns[place[1]].text})"
