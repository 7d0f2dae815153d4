"""How a clause denies a trend: "does not rise", "never falls", "without any drop", "no clear trend"."""

from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.movers import measure_nouns
from auditor.language.wording import Wording

_NEVER = frozenset("never nowhere".split())
_SCARCELY = ("hardly any", "scarcely any", "hardly", "barely", "scarcely")
_DENYING = frozenset(
    (
        "no",
        "not",
        "cannot",
        "doesn't",
        "don't",
        "isn't",
        "aren't",
        "didn't",
        "fails to",
        "fail to",
        "lack of",
        "absence of",
        "no longer",
        *_SCARCELY,
    )
)
_TREND_NOUNS = frozenset("trend pattern tendency gradient".split())
_SHOWING = frozenset(
    "show exhibit display follow reveal have has there is see any a an of in no without lack "
    "absence strong clear consistent simple linear systematic obvious uniform single general "
    "apparent monotonic real discernible".split()
)


# Behind a word for a trend these lead to a bound.
_LIMITING = frozenset("under below beneath above over past beyond".split())


class Sense:
    """Whether a clause asserts its courses, denies them, or denies that there is any trend."""

    ASSERTED = "asserted"
    DENIED = "denied"
    NO_TREND = "no trend"


def denial(
    clause: Clause, words: Wording, taken: frozenset[Item]
) -> tuple[str, bool, bool, frozenset[Item]] | None:
    """How a clause denies: sense, "never", and "without any drop"; None where that is not understood."""
    nots = [item for item in clause.items if is_denying(item, clause)]
    untrended = _no_trend(clause, words, nots)
    if untrended is not None:
        return Sense.NO_TREND, False, False, untrended
    if not nots:
        return Sense.ASSERTED, False, False, frozenset()
    denied, cues = nots[0], _deniable(clause, taken | measure_nouns(clause))
    near = [cue for cue in cues if 0 <= cue.first - denied.last <= 3]
    if len(nots) > 1 or not near:
        return None
    text = denied.text.casefold()
    if text in _NEVER and _LIMITING.intersection(words.norms(near[0].last, near[0].last + 1)):
        return None  # "never dropped under 40": a bound
    if text == "without" and not _LACKED.issuperset(words.norms(denied.last, near[0].first)):
        return None  # "without sugar the time rises": of what it is told
    if text == "without" and len(cues) > 1:
        return Sense.ASSERTED, False, True, frozenset([denied, near[0]])
    anywhere = text == "no" and {"any", "anywhere"} & set(words.norms(denied.last, words.last))
    if text in _NEVER or text == "without" or anywhere:
        return Sense.ASSERTED, True, False, frozenset([denied])
    return (Sense.DENIED, False, False, frozenset([denied])) if text in _DENYING else None


# What stands between "without" and a course that is denied.
_LACKED = frozenset("any a an ever once single real clear further even so much as one".split())


def _deniable(clause: Clause, taken: frozenset[Item]) -> list[Item]:
    """The words for trends, shapes and comparisons that are not taken for something else."""
    return [
        item
        for item in clause.items
        if item not in taken
        and (item.has("trend") or item.kind == "course" or item.has("compare", "good", "bad", ">", "<"))
    ]


def is_denying(item: Item, clause: Clause) -> bool:
    """Whether a mention denies: "not", "no", "never"; "hardly any" right before a word for a trend."""
    scarcely = item.text.casefold() in _SCARCELY and any(
        cue.has("trend") and 0 <= cue.first - item.last <= 2 for cue in clause.items
    )
    return item.kind == "not" or item.has("quant", "none") or scarcely


def _no_trend(clause: Clause, words: Wording, nots: Sequence[Item]) -> frozenset[Item] | None:
    """`no clear trend`, `does not follow a consistent pattern`, `mixed`: the mentions that say so."""
    none = clause.of("course", "none")
    if none:
        return frozenset([*none, *nots])
    for item in nots:
        behind = words.norms(item.last, item.last + 8)
        at = next((k for k, norm in enumerate(behind) if norm in _TREND_NOUNS), None)
        if (
            at is not None
            and all(norm in _SHOWING or not norm[0].isalpha() for norm in behind[:at])
            and not any(other.has("trend") for other in clause.items)
        ):
            inside = [other for other in clause.items if item.last <= other.first <= item.last + at]
            return frozenset(
                [item, *(other for other in inside if other.kind in ("course", "degree", "quant"))]
            )
    return None
