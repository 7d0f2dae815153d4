"""Who is said to be ahead of nobody in particular, where rivals were named: then it is ahead of those, and not of all others."""

import re
from collections.abc import Iterable

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import TickRef, axis_of

_KINDS = ("duel", "comparison", "standing", "summit", "lead")
# Said of one against one other, or of one against all.
_AHEAD = re.compile(
    r"\b(?:ahead|behind|in front|on top|leads?|led|leading|trails?|trailed|lags?|lagged|wins?|won|loses?|lost|prevails?|prevailed|dominates?|dominated|(?:comes?|came) (?:out )?first|"
    r"has the (?:edge|upper hand|lead|advantage)|scores? (?:higher|lower|better|worse)|(?:better|worse|higher|lower|faster|slower|stronger|weaker|larger|smaller|greater|cheaper|dearer)(?! than))\b",
    re.IGNORECASE,
)
_OF_ALL = re.compile(
    r"\b(?:others?|rest|remaining|everyone|everybody|everything|anyone|anything|all (?:of )?(?:them|the)|of all|field|nobody|none|nothing|else|any)\b",
    re.IGNORECASE,
)
# "Between A and B, B wins everywhere": who takes part.
_AMONG = re.compile(r"(?:\b(?:between|among|amongst|of|as for|comparing)|^)\W*(?:the\s+)?$", re.IGNORECASE)


def rivals_were_named(asked: Asked) -> str:
    """`A and B share the field. A is ahead in May`, read as that A is ahead of C, too; or nothing."""
    clause = asked.clause
    told = clause.sentence[: clause.end]  # "A leads in May, B in June": the verb may stand before
    if asked.kind not in _KINDS or not _AHEAD.search(told) or _OF_ALL.search(clause.text):
        return ""
    earlier = (*clause.label, *clause.topic, *clause.before)
    opening = [item for item in clause.refs if _AMONG.search(clause.sentence[clause.start : item.start])]
    for side in ("rows", "columns"):
        own = named_lines(clause, clause.items, side)
        named = named_lines(clause, earlier, side)
        among = named_lines(clause, opening[:2], side)
        held = {line for one in selections(asked.claim) for line in _chosen(one, side) or ()}
        # a standing is one among all, and chooses no cells
        everything = (
            asked.kind == "standing"
            or any(_chosen(one, side) is None for one in selections(asked.claim))
            and not own
        )
        for field in (named | own if named and own and own <= named else set(), among):
            if len(field) > 1 and own <= field and (everything or held - field):
                return "it may be held against those alone that are named before"
    return ""


def _chosen(selection: object, side: str) -> tuple[int, ...] | None:
    found: tuple[int, ...] | None = getattr(selection, side)
    return found


def named_lines(clause: Clause, items: Iterable[Item], side: str) -> set[int]:
    """The lines of a side that mentions name one by one."""
    found: set[int] = set()
    for item in items:
        ref = item.value
        if isinstance(ref, TickRef) and ref.side in (side, "either") and not ref.every:
            found.update(ref.indices(axis_of(clause.panel(clause.panels[0]), side)))
    return found
