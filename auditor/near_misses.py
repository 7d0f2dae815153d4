"""Numbers of which all but one are what the data give where they are told to be: the one that is not is a slip.

A guess refutes nothing by itself, as what it takes a number for may not be meant. But where a clause tells several
numbers in the same role, each at a place of its own, and all of the others stand there, the way to take them is hardly
wrong, and the last one has its place as they have: "fell from 98.4 at 8K to 97.9 at 128K", where 42.7 stands at 128K.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import ClaimKind, Guess, Judged, Judgement, Reading, Verdict
from auditor.claim_parts import parts
from auditor.claims.amounts.amount import Amount, Amounts
from auditor.doubt import doubt_of_guess, speaks_of_other_data
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.strange import strange_words
from auditor.one_slip import FARTHEST
from auditor.truth import Truth
from auditor.verdicts import Outcome
from auditor.world import Selection, World

# The roles in which numbers are told side by side.
_ROLES = ("cell", "mean", "sum")
# A number bears out how a clause was taken only if at most this share of all numbers of its panel would have done so.
COMMON = 0.1
# Of more ways to take a number than these, none is what is surely meant.
MOST_WAYS = 4


def near_miss(
    clause: Clause, kinds: Sequence[ClaimKind], worlds: tuple[World, World], known: Sequence[Judged] = ()
) -> tuple[Clause, Outcome] | None:
    """The contradiction of a clause of which all numbers but one are as told, with the part that it is of; or nothing.

    The numbers of its parts that are `known` to hold are told as well.
    """
    if speaks_of_other_data(clause) or clause.of("not", "except") or len(clause.numbers) < 2:
        return None
    for kind in kinds:
        for view in kind.guesses(clause):
            missed = _missed(clause, view, worlds, known)
            if missed is None:
                continue
            guess, borne_out, wrong = missed
            if doubt_of_guess(clause, kind.kind, Amounts((*borne_out, wrong))):
                return None
            says = f"{wrong.shown(worlds[0])}, while its other numbers are as told"
            judgement = Judgement(Truth.FALSE, says, _places(wrong))
            outcome = Outcome(kind, Reading(Amounts((wrong,)), guess.items), Verdict.CONTRADICTED, judgement)
            return (replace(clause, shown=(guess.start, guess.end)) if known else clause), outcome
    return None


def _missed(
    clause: Clause, view: Sequence[Guess], worlds: tuple[World, World], known: Sequence[Judged]
) -> tuple[Guess, tuple[Amount, ...], Amount] | None:
    """The guess of a view that fails in one number, with the numbers that are right, if all else of the view holds."""
    right = [part for one in known if isinstance(one.claim, Amounts) for part in one.claim.parts]
    found: tuple[Guess, Amount] | None = None
    for guess in view:
        if _is_known(clause, guess, known):
            continue
        ways = [claim for claim in guess.claims if isinstance(claim, Amounts)]
        if not ways or len(ways) < len(guess.claims):
            return None
        held = (way for way in ways if all(part.truth(worlds[0]) is Truth.TRUE for part in way.parts))
        way = next(held, None)
        if way is not None:
            right += way.parts
            continue
        wrong = _one_wrong(guess, ways, worlds)
        if found is not None or wrong is None:
            return None
        found = (guess, wrong[1])
        right += wrong[0]
    if found is None or not _is_near(found[1], worlds[0]):
        return None
    if not (_borne_out(right, found[1], worlds[0]) or _told_beside(right, found[1], known)):
        return None
    if strange_words(clause) and _stands_near(found[1], worlds[0]):
        return None
    return found[0], tuple(right), found[1]


def _is_near(wrong: Amount, printed: World) -> bool:
    """Whether a number is no farther from what it should be than a slip of its writer explains."""
    low, high = sorted((abs(wrong.number.value), abs(wrong.term.values(printed)[0].middle)))
    return 0 < high <= FARTHEST * low


def _is_known(clause: Clause, guess: Guess, known: Sequence[Judged]) -> bool:
    """Whether the numbers of a guess stand in parts of the clause that hold."""
    spans = [
        clause.statement.source_span(item.start, item.end) for item in guess.items if item.kind == "number"
    ]
    return bool(spans) and all(any(one.span.contains(span) for one in known) for span in spans)


def _told_beside(right: Sequence[Amount], wrong: Amount, known: Sequence[Judged]) -> bool:
    """Whether the clause tells other cells rightly beside it: "had 61.4 in May, 83.3 in June, ..."."""
    told = [num for one in known if one.kind == "value" for num in parts(one.claim, Num)]
    precise = [num for num in told if sum(map(str.isdigit, num.text.lstrip("0."))) > 1]
    return bool(precise) and not right and _role(wrong) == "cell"


def _one_wrong(
    guess: Guess, ways: Sequence[Amounts], worlds: tuple[World, World]
) -> tuple[tuple[Amount, ...], Amount] | None:
    """The likeliest way to take the numbers of a guess in which just one of them is wrong, if it is so in every way."""
    if not guess.named or len(ways) > MOST_WAYS:
        return None
    first = None
    for way in ways:
        truths = [part.truth(worlds[1]) for part in way.parts]
        if truths.count(Truth.FALSE) == 0:
            return None
        printed = [part.truth(worlds[0]) for part in way.parts]
        if (
            first is None
            and printed.count(Truth.TRUE) == len(way.parts) - 1
            and truths.count(Truth.FALSE) == 1
        ):
            wrong = way.parts[truths.index(Truth.FALSE)]
            first = tuple(part for part in way.parts if part is not wrong), wrong
    return first


def _borne_out(right: Sequence[Amount], wrong: Amount, printed: World) -> bool:
    """Whether numbers of the same role, at other places, are met so that chance hardly explains it."""
    role = _role(wrong)
    peers = [one for one in right if role and _role(one) == role and one.term != wrong.term]
    return bool(peers) and len(peers) == len(right) and any(_is_telling(one, printed) for one in peers)


def _role(amount: Amount) -> str:
    plain = amount.term.second is None and not amount.rank and amount.number.op in ("=", "~")
    function = amount.term.first.function if plain and not amount.number.word else ""
    return function if function in _ROLES else ""


def _is_telling(amount: Amount, printed: World) -> bool:
    """Whether few numbers of the panel would have been met in its stead."""
    digits = sum(map(str.isdigit, amount.number.text.lstrip("0.")))
    fair = amount.number.fair()
    values = [
        value.middle
        for one in amount.term.first.scope
        for value in printed.intervals(Selection(one.panel))
        if value.known
    ]
    met = sum(fair.low <= value <= fair.high for value in values)
    return digits > 1 and met <= max(1, COMMON * len(values))


def _stands_near(amount: Amount, printed: World) -> bool:
    """Whether the number is that of another place in a line of its own, which words not understood may tell."""
    fair = amount.number.fair()
    lines = (line for one in amount.term.first.scope for line in _lines(one))
    return any(
        value.known and fair.low <= value.middle <= fair.high
        for line in lines
        for value in printed.intervals(line)
    )


def _lines(one: Selection) -> Iterator[Selection]:
    yield from (replace(one, columns=None), replace(one, rows=None))


def _places(amount: Amount) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (one.panel, one.rows[0], one.columns[0])
        for one in amount.term.first.scope
        if one.rows and one.columns
    )
