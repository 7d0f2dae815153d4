"""Why what fits the data may be a misunderstanding all the same.

A number that is told and found proves how a sentence is meant. Where it tells none ("A is ahead of B"), half of all readings hold by
chance, and whatever is passed over may be what it turns on.
"""

from auditor.claim_parts import parts
from auditor.claims.moves.claims import Move
from auditor.doubt.all_together import crosswise, of_totals
from auditor.doubt.asked import Asked
from auditor.doubt.courses import at_one_step, grows_without_order, things_lost
from auditor.doubt.mentions import passed_over
from auditor.doubt.numbers import numbers_left_over
from auditor.doubt.odd_extremes import where_it_stands
from auditor.doubt.other_data import little_may_be_slow, of_other_data
from auditor.doubt.panels import (
    change_between_panels,
    each_of_panels,
    one_panel_only,
    panels_onwards,
    word_of_all_names,
)
from auditor.doubt.places import name_taken_apart, place_passed_over, some_left_out
from auditor.doubt.scope import left_out
from auditor.doubt.singled import one_of_several
from auditor.doubt.words import of_its_kind, stray_words
from auditor.language.numbers import Num

# Kinds whose numbers are bounds or counts, which many readings meet.
_LOOSE = frozenset(("threshold", "comparison", "trend", "identity", "standing", "stability", "order"))


def _of_other_data(asked: Asked) -> str:
    """That a clause tells of other data, but for what fits these well enough to be borne out by them."""
    reason = of_other_data(asked)
    return "" if reason and little_may_be_slow(asked, reason) else reason


_EVEN_IF_WHOLE = (
    of_totals,
    crosswise,
    _of_other_data,
    change_between_panels,
    one_of_several,
    where_it_stands,
)
_QUESTIONS = (
    at_one_step,
    grows_without_order,
    things_lost,
    name_taken_apart,
    panels_onwards,
    each_of_panels,
    one_panel_only,
    word_of_all_names,
    passed_over,
    left_out,
    place_passed_over,
    some_left_out,
    stray_words,
    of_its_kind,
)


def unproven(asked: Asked) -> str:
    """Why a reading that no number proves may not be what the sentence says; or nothing."""
    clause = asked.clause
    if not asked.structural and clause.of("same", "same") and (reason := some_left_out(asked)):
        return reason  # "A and B have the same values (5, 7, 9)" is told of both
    if asked.structural or _tells_a_number(asked):
        return ""
    if asked.kind == "duel" and not asked.claim.certain:
        return "not every word was understood"
    whole = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    questions = _EVEN_IF_WHOLE if whole else (*_EVEN_IF_WHOLE, *_QUESTIONS)
    reason = next((reason for question in questions if (reason := question(asked))), "")
    return reason or (numbers_left_over(asked) if asked.kind == "comparison" and not clause.numbers else "")


def _tells_a_number(asked: Asked) -> bool:
    """Whether a number of the sentence is held against the cells; of how many steps something is told ("only A fell"), it proves little."""
    steps = list(parts(asked.claim, Move))
    held = [(step.size, step.share, step.ends) for step in steps] if steps else asked.claim
    return asked.kind not in _LOOSE and any(parts(held, Num))
