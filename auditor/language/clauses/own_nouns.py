"""Nouns that look like cues, and only name what the document measures: "the share falls", where its cells are shares."""

from collections.abc import Sequence

from auditor.language.items import Item
from auditor.language.measure_talk import told_amounts
from auditor.language.mentions import Analysis
from auditor.language.number_roles import called_percent
from auditor.model import Document
from auditor.reading.labels import singular

# Before a noun; a verb ("they share the lead", "gains 5") has none of these.
_DETERMINING = frozenset("the its their whose this that every each no any".split())
# Of these an amount is worked out: "the gain from A to B", "the share of cells", "the increase over A".
_WORKED_OUT = frozenset("from between over of against relative compared".split())
# Nouns for how values stand to one another, which may be just what a figure shows.
_NOUNS = frozenset(
    """
    share proportion gain loss increase decrease drop decline rise growth reduction improvement speedup change saving surplus deficit
    """.split()
)


def native(items: Sequence[Item], analysis: Analysis, document: Document) -> list[Item]:
    """The items without those that are just what the document's panels show ("the highest deviation" of a map of deviations)."""
    own = " ".join(
        f"{p.figure} {p.name} {p.legend.label + ' ' + p.legend.text if p.legend else ''}"
        for p in document.panels
    ).casefold()
    kept = [item for item in items if item.kind != "foreign" or item.text.casefold() not in own]
    return [item for item in kept if not _is_measured(item, kept, analysis, document)]


def _is_share(noun: str, document: Document) -> bool:
    """Whether cells are percentages, which any word for a share names."""
    return noun in ("share", "proportion") and all(called_percent(panel) for panel in document.panels)


def _is_measured(item: Item, items: Sequence[Item], analysis: Analysis, document: Document) -> bool:
    """Whether a noun stands for what the cells hold, and nothing is worked out of them."""
    noun = singular(item.text.casefold().replace("-", "").replace(" ", ""))
    if noun not in _NOUNS or noun not in told_amounts(document) and not _is_share(noun, document):
        return False
    words = [token.norm for token in analysis.tokens]
    before, behind = words[item.first - 1 : item.first], words[item.last : item.last + 1]
    compared = any(
        other.last == item.first and (other.has("compare") or other.has("extreme") or other.has("rank"))
        for other in items
    )
    opens = not before and any(other.first == item.last and other.has("trend") for other in items)
    # "The on-time share": a word that the document has for it as well.
    known = bool(before) and before[0] in told_amounts(document)
    owned = bool(before) and analysis.tokens[item.first - 1].text.endswith(("'s", "’s", "s'", "s’"))
    determined = owned or bool(_DETERMINING.intersection(before))
    return (compared or opens or known or determined) and not _WORKED_OUT.intersection(behind)
