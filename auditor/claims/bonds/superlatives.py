"""Superlatives of pairs: which way "tightest", "weakest" and "most negative" point, and among which pairs."""

import re
from dataclasses import dataclass

from auditor.claims.bonds.conditions import SIZE
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.line import Line, M, members
from auditor.claims.bonds.sets import ADJECTIVE, NOUN, others_of, pairs_of
from auditor.claims.relations.pairs import Pair
from auditor.numerals import ordinal

_KINDS = {
    "positive": r"most positive(?:ly)?|most strongly positive|reddest",
    "negative": r"most negative(?:ly)?|most strongly negative|most opposed|bluest",
    "far": r"farthest|furthest|remotest|most (?:distant|remote|dissimilar|different|unlike)|least (?:alike|similar|close)|loneliest",
    "weak": r"weakest|faintest|palest|loosest|slightest|feeblest|least (?:strongly|closely|tightly|related|linked|connected|correlated|associated)",
    "strong": r"strongest|firmest|stoutest|most (?:strongly|firmly)|best|most (?:pronounced|intense)",
    "near": r"closest|tightest|nearest|most (?:closely|tightly|similar|alike|highly)|warmest",
    "high": r"highest|largest|greatest|biggest|top|maximum|peak",
    "low": r"lowest|smallest|least|minimum|bottom",
}
SUP = "(?:" + "|".join(f"(?:{words})" for words in _KINDS.values()) + ")"
_LOOKUP = tuple((kind, re.compile(words)) for kind, words in _KINDS.items())
_OPPOSED = r"(?:opposition|opposites?|opponents?|antagonis[mt]|trade - off|contrast|inverse relationship)"
RANK = r"(?:second|third|fourth|fifth|sixth|next|<c\d+>)"
_PHRASE = re.compile(
    rf"(?:(?P<own>{M} 's|its|for {M} ,) )?(?:only )?(?:(?P<rank>second|third|fourth|fifth|sixth|next)(?: -)? )?(?P<sup>{SUP})(?: (?P<size>absolute|{SIZE}))?"
    rf"(?: (?P<sign>positive|negative|inverse))?(?: (?P<tail>.+?))?(?P<size2> ,? ?{SIZE})?"
)


@dataclass(frozen=True, slots=True)
class Best:
    """What a superlative asks for: the first from one end, or so many places behind it, of some pairs."""

    pairs: tuple[Pair, ...]
    low: bool
    size: bool
    loose: bool
    rank: int = 1
    owner: int | None = None
    follows: bool = False  # "the next strongest": behind those told before


def way_of(words: str, sign: str, *, sized: bool, line: Line) -> tuple[bool, bool, bool] | None:
    """Whether a superlative means the low end, the distance from zero, and possibly the other of value and distance."""
    kind = next((name for name, pattern in _LOOKUP if pattern.fullmatch(words)), "")
    if kind in ("positive", "negative"):
        return (kind == "negative", False, False) if not sign and not sized else None
    if line.apart:
        ends = {"near": True, "far": False, "high": False, "low": True}
        return (ends[kind], False, False) if kind in ends and not sign else None
    low = kind in ("far", "weak", "low")
    if sign:
        down = sign != "positive"
        return (down, False, False) if not low else None
    if not line.signed:
        return (low, False, False)
    if sized:
        return (low, True, False)
    if kind == "far":
        return (True, False, True)
    return (low, kind in ("strong", "weak") or "tight" in words, True)


def superlative(phrase: str, line: Line, context: Context) -> Best | None:
    """`the second-strongest of A's five links`: what is asked for, or None."""
    found = _PHRASE.fullmatch(phrase.strip(" ,"))
    if not found:
        return None
    sign, tail = found["sign"] or "", (found["tail"] or "").strip()
    if opposed := re.fullmatch(rf"{_OPPOSED}(?P<rest> .*)?", tail):
        sign, tail = "negative", f"pair{opposed['rest'] or ''}"
    way = way_of(found["sup"], sign, sized=bool(found["size"] or found["size2"]), line=line)
    if way is None:
        return None
    owner = members(found["own"])[0] if found["own"] and members(found["own"]) else None
    owner = context.member if found["own"] == "its" else owner
    if found["own"] and owner is None:
        return None
    pairs = _of_owner(owner, tail, line, context) if owner is not None else _of_tail(tail, line, context)
    if not pairs:
        return None
    of = owner if owner is not None else _shared(pairs)
    rank = ordinal(found["rank"]) if found["rank"] and found["rank"] != "next" else 1
    return Best(pairs, *way, rank or 1, of, found["rank"] == "next")


def _of_owner(owner: int, tail: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """`A's strongest link`, `its closest relative among the others`; of those that the sentence leaves to it."""
    noun = re.fullmatch(
        rf"(?:(?:{ADJECTIVE}) )*(?P<noun>[a-z]+)?(?: (?:among|of|with|to) (?P<others>.+))?", tail
    )
    if not noun or (noun["noun"] or "") in line.labels | {"of", "among", "with", "to"}:
        return None
    own = others_of(owner, noun["others"], line) if noun["others"] else line.found.of(owner)
    return tuple(pair for pair in own or () if not context.scope or pair in context.scope)


def _of_tail(tail: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """The pairs among which it is looked: all, where nothing is told."""
    if not tail or tail == "one":
        return context.scope or line.everything
    if found := re.fullmatch(rf"(?:(?:one|{NOUN}) )?(?:of|among|amongst|from) (?:all )?(?P<set>.+)", tail):
        told = found["set"]
        if pairs := pairs_of(told, line, context) or pairs_of(f"pairs among {told}", line, context):
            return pairs
        if re.fullmatch(r"(?:them|these|those)", told):
            return context.pairs or None
    return pairs_of(tail, line, context)


def _shared(pairs: tuple[Pair, ...]) -> int | None:
    """The one member that all of some pairs have."""
    common = set(pairs[0]).intersection(*pairs[1:]) if len(pairs) > 1 else set()
    return common.pop() if len(common) == 1 else None
