"""Whether a clause is a part of a longer sentence, which may qualify it."""

from auditor.doubt.asked import PRONOUN, Asked, is_the_figure
from auditor.language.clauses import Clause
from auditor.language.clauses.cutting import is_opinion
from auditor.language.clauses.mean_phrases import is_mean_phrase

# Kinds whose readers take the words of a clause as a whole; what stands beside it in the sentence qualifies none of them.
_SELF_CONTAINED = frozenset(("axis", "shape", "derived-metric", "pairs"))


def a_part_only(asked: Asked) -> str:
    """That a clause is a part of a longer sentence whose rest was not understood; or nothing."""
    whole = _whole(asked.clause) or asked.read_whole or on_its_own(asked)
    return "" if whole else "it is only a part of a longer sentence, which may qualify it"


def on_its_own(asked: Asked) -> bool:
    """Whether a clause that is understood to its last word says what it says without the rest of its sentence."""
    clause = asked.clause
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    led = bool(PRONOUN.search(clause.text)) and not is_the_figure(asked)
    return known and (asked.kind in _SELF_CONTAINED or _mean_of_all(asked)) and not led


def _mean_of_all(asked: Asked) -> bool:
    """`..., with a mean of 8.9 per tile`, in a sentence that has named nothing of which it may be the mean."""
    clause = asked.clause
    return (
        asked.kind == "average"
        and is_mean_phrase(clause.text)
        and not any(item.kind == "ref" for item in (*clause.before, *clause.items, *clause.label))
    )


def _whole(clause: Clause) -> bool:
    """Whether the clause is all that its sentence says."""
    text = clause.statement.text
    rest = text[clause.end :]
    return not text[: clause.start].strip() and (not rest.strip(" .;") or is_opinion(rest))
