"""The number of a bound: as it is told, as a share of what is full, or the one that was told before."""

from dataclasses import replace

from auditor.claims.bounding.words import SHARES
from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause
from auditor.language.number_roles import counts_known_things
from auditor.language.numbers import Num
from auditor.language.phrasing import Match
from auditor.model import Panel

_RELATIONS = (">", "<", ">=", "<=")
_ABOVE = frozenset("exceed exceeds exceeded above over beyond past pass passes surpass".split())
_BELOW = frozenset("below under beneath".split())


def limit_of(clause: Clause, relation: str, match: Match) -> tuple[str, Num] | None:
    """The relation and the number of a bound; None where it cannot be told."""
    if item := match.item("n"):
        num = clause.number(item)
        if num.op not in (*_RELATIONS, "=") or counts_known_things(clause, item):
            return None
        return _opened(num, relation), num
    if match.has("share"):
        full = _full(clause)
        share = SHARES[match.words["share"]]
        return (
            (relation, Num(share * full, 0.0, f"{100 * share:g}%" if full > 1 else f"{share:g}"))
            if full
            else None
        )
    return _told_before(clause, relation)


def bare(num: Num) -> Num:
    """The number without the words that bound it, which the frame has read."""
    return replace(num, op="=") if num.op in _RELATIONS else num


def _opened(num: Num, relation: str) -> str:
    """`is 5 or more`, `at or above 5`: what the number's own words say, where they say that it is reached."""
    return num.op if num.op in (">=", "<=") and relation[0] == num.op[0] else relation


def _full(clause: Clause) -> float:
    """What is full: 100 where percentages are measured, 1 where fractions are; 0 where neither is sure."""
    panels = [clause.panel(index) for index in clause.panels]
    values = [q for panel in panels for q in panel.values.values()]
    percent = any(q.unit == "%" for q in values) or all("%" in _legend(panel) for panel in panels)
    if values and percent and all(0 <= q.value <= 100 for q in values):
        return 100.0
    fractions = all(0 <= q.value <= 1.05 for q in values) and any(0.05 < q.value < 0.95 for q in values)
    return 1.0 if values and fractions else 0.0


def _legend(panel: Panel) -> str:
    legend = panel.legend
    return f"{legend.label} {legend.text}" if legend else ""


def _told_before(clause: Clause, relation: str) -> tuple[str, Num] | None:
    """The one bound that the sentence has told before."""
    bounds = [(item, item.value) for item in clause.before if isinstance(item.value, Num)]
    bounds = [(item, num) for item, num in bounds if num.op in _RELATIONS]
    if len(bounds) != 1:
        return None
    item, num = bounds[0]
    lead = set(sentence_norms(clause.statement.text)[max(0, item.first - 3) : item.first])
    own = ">" if lead & _ABOVE and num.op == ">" else "<" if lead & _BELOW and num.op == "<" else num.op
    return (own if relation == "there" else relation), bare(num)
