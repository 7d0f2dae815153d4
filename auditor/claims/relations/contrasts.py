"""Two pairs held against each other: "A is closer to B than to C", "the link of A and B is weaker than that of A and C"."""

import re
from collections.abc import Iterator

from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair
from auditor.claims.relations.patterns import SIZE
from auditor.claims.relations.wording import Words
from auditor.language.numbers import Num

# What tells which is meant: the distance from zero, the value with its sign, or either ("higher").
_MORE = re.compile(
    r"\b(?:(?P<near>(?:much |far |slightly )?(?:closer|nearer|tighter|more (?:closely|tightly|similar|alike)))|"
    r"(?P<far>farther|further|more distant|less (?:closely|tightly|similar|alike))|"
    r"(?P<up>stronger|better|more strongly)|(?P<down>weaker|looser|fainter|worse|more weakly|less strongly|less)|"
    r"(?P<high>more positively|more positive)|(?P<low>more negatively|more negative)|"
    r"(?P<above>higher|larger|greater|more highly|more)|(?P<below>lower|smaller))\b",
    re.IGNORECASE,
)
_THAN = re.compile(
    r",?\s*\bthan\b\s*(?P<with>(?:(?:it|that|those|the \w+|its \w+|is|are|does|do)\s+)*(?:with|to|from|between|of)\b)?",
    re.IGNORECASE,
)
_ITSELF = re.compile(r"\b(?:is|are|does|do|has|have)\b\W*$", re.IGNORECASE)

_BY = re.compile(r"\bby\W*$", re.IGNORECASE)
# "0.2 stronger than": by so much.
_SO_MUCH = re.compile(r"[-+]?[\d.]+\s+(?:points?\s+)?(?:\w+er|more|less|better|worse)\b", re.IGNORECASE)


def contrasts(words: Words) -> Iterator[Related]:
    """One reading for each pair that the right side may name."""
    far = bool(words.take(SIZE))
    than, more = words.take(_THAN), words.take(_MORE)
    if not than or not more or more.end() > than.start():
        return
    left, right = words.at(0, than.start()), words.at(than.end(), len(words.text))
    if len(set(left)) != 2 or len(left) != 2:
        return
    near = bool(more["near"] or more["far"])
    values = words.clause.panel(words.found.panel).values.values()
    if near and words.found.own not in (0, 1) and all(q.value >= 0 for q in values):
        return  # how near two are is not told by such values
    apart = words.found.apart
    lower = bool(more["far"] or more["down"] or more["low"] or more["below"]) != (near and apart)
    signed = bool(more["high"] or more["low"]) or apart
    beside = _values(words, than.start())
    if beside is None:
        return
    for rival in _rivals(words, left, right, led=bool(than["with"])):
        pairs = (_pair(*left), rival)
        if rival == pairs[0]:
            return
        panel, size = words.found.panel, far or not signed
        claim = Related(
            panel,
            pairs,
            "extreme",
            low=lower,
            size=size,
            loose=size and not far,
            which=pairs[:1],
            strict=True,
        )
        told = [Related(panel, (pair,), "mean", num) for pair, num in zip(pairs, beside, strict=True) if num]
        yield claim.with_also(*told) if told else claim


def _values(words: Words, than: int) -> tuple[Num | None, Num | None] | None:
    """The values told of either side; None where a number is something else."""
    sides = [[(at, num) for at, num in words.numbers if (at < than) == first] for first in (True, False)]
    plain = all(
        num.op in ("=", "~")
        and not num.unit
        and num.step < 1
        and not _BY.search(words.text, 0, at)
        and not _SO_MUCH.match(words.text, at)
        for side in sides
        for at, num in side
    )
    if not plain or max(map(len, sides)) > 1:
        return None
    left, right = (side[0][1] if side else None for side in sides)
    return left, right


def _pair(one: int, other: int) -> Pair:
    return (min(one, other), max(one, other))


def _rivals(words: Words, left: list[int], right: list[int], *, led: bool) -> Iterator[Pair]:
    """`than with C`, `than that of C and D`; of "A goes with B more than C" either A or B may be meant with C."""
    if len(right) == 2:
        yield _pair(*right)
    elif len(right) == 1 and right[0] not in left:
        itself = bool(_ITSELF.search(words.text))
        if not itself:
            yield _pair(left[0], right[0])
        if itself or not led:
            yield _pair(left[1], right[0])
