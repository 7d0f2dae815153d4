"""Free prose led back to plain sentences: openings that claim nothing, contrasts, answers, what goes on about the sentence before."""

from auditor.language.prose.alone_behind import alone_behind
from auditor.language.prose.as_widely import as_widely
from auditor.language.prose.bracketed_pairs import bracketed_pairs
from auditor.language.prose.contrasts import contrasts
from auditor.language.prose.done_too import done_too
from auditor.language.prose.ends_by_adjective import ends_by_adjective
from auditor.language.prose.favourites import favourites
from auditor.language.prose.lead_ins import lead_ins
from auditor.language.prose.on_the_way import on_the_way
from auditor.language.prose.outstanding_steps import outstanding_steps
from auditor.language.prose.paying import paying
from auditor.language.prose.plain_words import plain_words
from auditor.language.prose.ranks_beside import ranks_beside
from auditor.language.prose.reached import reached
from auditor.language.prose.second_names import second_names
from auditor.language.prose.shared_values import shared_values
from auditor.language.prose.taken_over import taken_over
from auditor.language.prose.values_where import values_where

__all__ = [
    "alone_behind",
    "as_widely",
    "bracketed_pairs",
    "contrasts",
    "done_too",
    "ends_by_adjective",
    "favourites",
    "lead_ins",
    "on_the_way",
    "outstanding_steps",
    "paying",
    "plain_words",
    "ranks_beside",
    "reached",
    "second_names",
    "shared_values",
    "taken_over",
    "values_where",
]
