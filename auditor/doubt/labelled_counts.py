"""Whether a number of cells is that of the cells which a label picks out: "**Hot spots:** seven cells"."""

from auditor.claims.makeup.reading import Makeup
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.tokens import norms
from auditor.language.verbs import finite_verb

_CELLS = frozenset(("cells", "given values", "pairs"))
# A label of these words tells no more than that the size of the figure follows.
_OF_SIZE = frozenset(
    "grid size shape dimension layout cell value count number total matrix heatmap heat map panel figure chart plot format structure data table content "
    "image picture extent entry box tile square pair field overview makeup make up design summary description type scope of the a in and all each per".split()
)


def counted_by_label(asked: Asked) -> str:
    """That a label may tell which cells are counted behind it, without a verb; or nothing."""
    claim, clause = asked.claim, asked.clause
    if not isinstance(claim, Makeup) or {fact.about for fact in claim.facts} - _CELLS:
        return ""
    names = {word for panel in clause.document.panels for word in norms(f"{panel.name} {panel.figure}")}
    picks = set(norms(_label(clause))) - _OF_SIZE - names
    return "its label may tell which cells are counted" if picks and not finite_verb(clause.text) else ""


def _label(clause: Clause) -> str:
    """What stands before the clause: a lead in its sentence, or the label of the item."""
    statement = clause.statement
    lead = clause.sentence[: clause.start].strip()
    if not lead.endswith(":"):
        lead, colon, _ = clause.text.partition(": ")
        lead = lead if colon else ""
    label = statement.trail[-1] if statement.trail and statement.trail[-1] != statement.section else ""
    return lead or label
