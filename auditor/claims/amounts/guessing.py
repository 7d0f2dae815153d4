"""What numbers told in passing may mean, likeliest first.

The words around such a number seldom say in full what it is: "12 for the second, down to 9 by May". Where no reader
understands a clause as a whole, each of its numbers is held against those that the data give for what
the sentence names, or named before. A fit counts only if hardly any other number would have fitted.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from auditor.claim import Guess
from auditor.claims.amounts.alternatives import with_other_numbers
from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.cues import Cue, accounted, cues, own_cues, tells_range
from auditor.claims.amounts.met import met
from auditor.claims.amounts.parts import Part, parts
from auditor.claims.amounts.told_aggregates import aggregates, ranges
from auditor.claims.amounts.told_cells import agree, cells_told
from auditor.claims.amounts.told_compounds import compounds, numbers_before
from auditor.claims.amounts.told_extremes import extremes
from auditor.claims.amounts.told_panels import in_each_panel
from auditor.claims.amounts.told_shares import shares
from auditor.claims.changes.factors import factor_cues
from auditor.claims.measures.confusion import confusions
from auditor.claims.measures.squares import squares
from auditor.language.clauses import Clause
from auditor.language.limits import bounds_by_a_cell
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.per_line import averages_lines
from auditor.language.refs import TickRef
from auditor.language.strange import names_unknown_place, strange_words
from auditor.language.tick_views import is_written_as_tick, views
from auditor.language.wording import Wording

_SUPPOSED = re.compile(
    r"\b(?:whether|if|unless|would|could|should|might|expect\w*|suppos\w+|assum\w+|imagin\w+|target\w*|planned|cannot|previous\w*|elsewhere)\b",
    re.IGNORECASE,
)
_WORKED_OUT = re.compile(
    r"\b(?:accurac(?:y|ies)|precision|recalls?|sensitivity|specificity|f[- ]?1|error rates?|miss rates?|as often|more often|less often)\b",
    re.IGNORECASE,
)
# "... and so does B (146)": what is told of it stands elsewhere.
_LIKEWISE = re.compile(
    r"\b(?:so|as|nor|neither) (?:do|does|did|is|are|was|were|has|have|had)\b", re.IGNORECASE
)
# The numbers of an axis are its ticks.
_OF_AXIS = re.compile(
    r"\W*(?:(?:here|and|while|whereas|the|its|both|each|shared|common)\s+)*(?:[xy]|horizontal|vertical)?[\s‑-]?ax[ie]s\b",
    re.IGNORECASE,
)
# What comes next has a rank as well as a number.
_FOLLOWED = re.compile(r"\b(?:followed|trailed) (?:\w+ )?by\b", re.IGNORECASE)
# How many characters before a clause may hold "followed by", which leads it in.
_LEAD = 24
# More ways than these to take a number are as good as none, and each costs its alternatives.
MOST_CANDIDATES = 24
# A number told in full may contradict if there are hardly two ways to take it: a row that is a column's tick as well.
MOST_FIRM = 2


def guesses(clause: Clause) -> Iterator[list[Guess]]:
    """For each view of a clause, the claims that each of its parts may make; none where it says what might be."""
    led = clause.statement.text[max(0, clause.start - _LEAD) : clause.end]
    if (
        _SUPPOSED.search(clause.text)
        or _FOLLOWED.search(led)
        or _LIKEWISE.search(clause.text)
        or _of_measures(clause)
        or _OF_AXIS.match(clause.text)
        or clause.of("compare")
        and bounds_by_a_cell(clause, Wording.of(clause))
    ):
        return
    for view in views(clause):
        yield list(_told(view))
    for view in views(clause):
        yield met(view)


def _of_measures(clause: Clause) -> bool:
    """Whether what is worked out of a confusion matrix is spoken of, which none of its cells holds."""
    spoken = _WORKED_OUT.search(clause.text)
    return bool(spoken) and any(
        confusions(clause.document, panel) or squares(clause.document, panel) for panel in clause.panels
    )


def _told(clause: Clause) -> Iterator[Guess]:
    """What the parts of a clause may tell; of a number told behind an extreme that could not be made out, nothing."""
    lost = False
    for part in parts(clause):
        if lost and not own_cues(clause, part):
            continue
        unknown = bool(part.of("extreme")) and names_unknown_place(clause, part.numbers[-1])
        found = None if unknown else _guess(clause, part)
        lost = found is None and bool(part.of("extreme", "rank"))
        if found is not None:
            yield found


def _guess(clause: Clause, part: Part) -> Guess | None:
    numbers = _numbers(clause, part)
    found = tuple(islice(_claims(clause, part, numbers), MOST_CANDIDATES)) if numbers else ()
    if not found:
        return None
    others = tuple(with_other_numbers(found, numbers))
    items = frozenset((*part.numbers, *part.refs, *accounted(part)))
    told = part.numbers[0].kind == "factor" and any(numbers_before(clause, part))
    named = bool(told or part.refs or part.of("extreme"))
    return Guess(part.start, part.end, found, others, named, items, _is_firm(clause, part, found))


def _is_firm(clause: Clause, part: Part, claims: Sequence[Amounts]) -> bool:
    """Whether a part says in full what its numbers are: an extreme, a mean or a range of something that it names."""
    own = own_cues(clause, part)
    told = own and own[0].kind in ("max", "min", "mean", "median") and len(part.numbers) == 1
    ranges = [item for item in part.of("range") if item.text.casefold() != "from"]
    ranging = part.pair and bool(ranges) and not own and not part.of("trend") and not _stretches(part)
    fewest = any(item.text.casefold() == "fewest" for item in part.of("extreme"))  # may be a sum
    named = (
        bool(part.refs or part.panels)
        and not strange_words(clause)
        and not fewest
        and not averages_lines(clause)
        and not is_written_as_tick(clause)
    )
    return named and bool(told or ranging) and len(claims) <= MOST_FIRM


def _stretches(part: Part) -> bool:
    """`From A to B, C lies between 5 and 8`: whether the ticks named are the ends of a stretch, and not each a place of its own."""
    single = [
        item.value for item in part.refs if isinstance(item.value, TickRef) and len(item.value.ticks) == 1
    ]
    return any(item.text.casefold() in ("from", "between") for item in part.of("range")) and len(
        {ref.side for ref in single}
    ) < len(single)


def _numbers(clause: Clause, part: Part) -> tuple[Num, ...]:
    if part.numbers[0].kind == "factor":
        words = Wording.of(clause)
        told = [cue.factor for cue in factor_cues(clause, words) if part.numbers[0] in cue.items]
        return (told[0].number,) if told and told[0].mode == "times" else ()
    if any(cites(clause, item) for item in part.numbers):
        return ()
    return tuple(clause.number(item) for item in part.numbers)


def _claims(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    seen: set[Amounts] = set()
    for cue in cues(clause, part):
        for claim in _of_kind(clause, part, numbers, cue):
            if claim not in seen:
                seen.add(claim)
                yield claim


def _of_kind(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    if len(numbers) > 1 and agree(clause, part, numbers):
        yield from in_each_panel(clause, part, numbers, cue)
    if cue.kind in ("difference", "ratio", "growth"):
        if len(numbers) == 1:
            yield from compounds(clause, part, numbers[0], cue)
    elif cue.kind == "share":
        yield from shares(clause, part, numbers[0])
    elif cue.kind == "cell":
        if len(numbers) == 1 or not tells_range(part.items):
            yield from cells_told(clause, part, numbers)
    elif cue.kind == "spread" and part.pair:
        yield from ranges(clause, part, numbers, cue)
    elif len(numbers) == 1 and not numbers[0].word:
        if cue.kind in ("max", "min"):
            yield from extremes(clause, part, numbers[0], cue.kind)
        else:
            yield from aggregates(clause, part, numbers[0], cue)
