"""Words that put values in order: "second highest", "runner-up", "followed by", "the top three"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.around import sentence_norms, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.pairs import halves, sides
from auditor.language.tokens import norms
from auditor.language.wording import Wording

_FOLLOWS = re.compile(
    r"(?:followed(?: closely| narrowly| directly| immediately)? by|(?:and )?then(?: comes?| by)?|next (?:comes?|is|are)|trailed by|ahead of)\s*$",
    re.IGNORECASE,
)
RANKED_LOW = re.compile(r"low|small|least|weak|few|min|faint|slowest", re.IGNORECASE)
_HIGH = re.compile(r"high|large|great|big|strong|most|max|top|peak|fast", re.IGNORECASE)
_VERBS = word_set(
    """
    is are was were be belongs belong stands stand occurs occur goes go comes come found obtained
    reached appears appear sits sit lies lie , : ( ; with being held has have by
    """
)
_LEADING = word_set("is are was were goes go went belongs falls")
_NEAR = 6  # words between an aggregate and what it is taken over
_WHERE = frozenset("on in at for under among within of with across to over by".split())
# Words that put what is named before them in order among others, and not one of its cells among its own.
_ORDER = re.compile(
    r"(?:first|last|rank\w*|com(?:es?|ing)|came|finish\w*|heads?|tops(?! out)|brings?|fares?|fared)\b",
    re.IGNORECASE,
)
_VERBAL = re.compile(r"(?:rank|com(?:e|ing)|came|finish|place[sd]?\b|take)|\w+$", re.IGNORECASE)
Refs = Sequence[Item]


@dataclass(frozen=True, slots=True)
class Cue:
    """A rank, the direction that it counts in ("max", "min", "good", "bad"), and the mentions that say so."""

    rank: int
    direction: str
    items: tuple[Item, ...]
    ahead: bool = False
    inherited: tuple[Item, ...] = ()


def puts_in_order(cue: Item) -> bool:
    """Whether an extreme is a place among rivals: "A is first with 64", "B comes last"; not "the highest of A is 64"."""
    return cue.has("extreme") and bool(_ORDER.match(cue.text))


def cue_of(clause: Clause) -> Cue | None:
    """The one rank that a clause speaks of, in its words, its label, or by "followed by"."""
    ranks = clause.of("rank")
    extremes = clause.of("extreme")
    if len(ranks) == 1 and not extremes:
        return Cue(int(ranks[0].sense("rank")), direction_of(ranks[0].text), (ranks[0],))
    if ranks or extremes:
        return None
    lead = clause.sentence[: clause.start]
    earlier = [item for item in clause.before if item.has("extreme")] or [
        item for item in clause.label if item.has("extreme")
    ]
    ranked = [item for item in clause.before if item.has("rank")]
    if _FOLLOWS.search(lead) and len(earlier) + len(ranked) == 1:
        above, way = (
            (int(ranked[0].sense("rank")), direction_of(ranked[0].text))
            if ranked
            else (1, earlier[0].sense("extreme"))
        )
        place = above + 1 + _told_ahead(clause)
        return Cue(place, way, (), inherited=tuple(i for i in clause.before if sides(i)))
    return _of_label(clause)


def _told_ahead(clause: Clause) -> int:
    """`followed by A with 5 and B with 4`: how many are told between, where the clause is but one of several that follow."""
    own = min((item.start for item in clause.numbers), default=clause.start)
    return sum(item.kind == "number" and clause.start <= item.start < own for item in clause.siblings)


def _of_label(clause: Clause) -> Cue | None:
    label = [item for item in clause.label if item.has("rank")]
    if (
        len(label) != 1
        or clause.predicated
        or clause.start
        or any(item.has("extreme") for item in clause.label)
    ):
        return None
    where = tuple(item for item in clause.label if sides(item))
    return Cue(int(label[0].sense("rank")), direction_of(label[0].text), (), inherited=where)


def direction_of(text: str) -> str:
    """Which end a rank is counted from: that of its extreme in the lexicon, else as its words sound."""
    words = [word for word in norms(text) if word != "-"]
    senses = [value for kind, value in phrases().get(tuple(words[1:]), []) if kind == "extreme"]
    if senses:
        return senses[0]
    if re.search(r"worst", text, re.IGNORECASE):
        return "bad"
    if RANKED_LOW.search(text) and not re.search(r"most", text, re.IGNORECASE):
        return "min"
    return "max" if _HIGH.search(text) else "good"


def splits(clause: Clause, cue: Cue, valued: bool) -> Iterator[tuple[Refs, Refs]]:
    """References that tell among what the rank is counted, and those that tell what has it.

    "In row A, ..." and "A's second-best ..." before the cue tell the scope, as does "the second-highest value in
    row A"; what stands behind the verb or the number tells the place.
    """
    refs = [item for item in clause.items if sides(item)]
    panels = [item for item in refs if sides(item) == ("panel",)]
    own = [item for item in refs if item not in panels]
    parts = [part for item in own for part in (_halves_as_named(item) or [item])]
    scopes = [
        part
        for part in parts
        if sides(part) in (("rows",), ("columns",), ("either",))
        and (
            _leads(clause, cue, part)
            or _is_of(clause, cue, part)
            or _is_summed_over(clause, cue, part)
            and len(parts) > 1
            or _told_by_verb(cue)
            and not _is_placed(clause, cue, part)
            and _place_in(clause, part) > cue.items[0].first
        )
    ]
    if own or not parts:
        yield panels, own
    if valued:
        inherited = _lines(cue.inherited) + [item for item in cue.inherited if sides(item) == ("region",)]
        yield from (
            ([*panels, line], own)
            for line in inherited
            if not set(sides(line)) & {s for item in own for s in sides(item)}
        )
    for scope in scopes:
        rest = [part for part in parts if part is not scope]
        if rest or valued:
            yield [*panels, scope], rest


def _halves_as_named(item: Item) -> list[Item]:
    """The row and the column of a reference to both, the one that is named first before the other."""
    named = item.text.casefold()
    return sorted(
        halves(item),
        key=lambda half: (
            not any(named.startswith(text.casefold()) for text in getattr(half.value, "ticks", ()))
        ),
    )


def _told_by_verb(cue: Cue) -> bool:
    """`A ranks second (51) at 9:00`: whether a verb or a bare ordinal ranks A among all that stand at 9:00."""
    return any(_VERBAL.match(item.text) for item in cue.items)


def _is_placed(clause: Clause, cue: Cue, part: Item) -> bool:
    """`Third at 9:00 is A`, `second place goes to A`: whether it is A, which a verb behind the rank leads to."""
    words = sentence_norms(clause.statement.text)
    at = _place_in(clause, part)
    return at > cue.items[-1].last and bool(_LEADING & set(words[max(cue.items[-1].last, at - 3) : at]))


def _lines(items: Sequence[Item]) -> list[Item]:
    return [
        part
        for item in items
        for part in (halves(item) or [item])
        if sides(part) in (("rows",), ("columns",))
    ]


def _place_in(clause: Clause, part: Item) -> int:
    """Where the words of a reference begin, be it half of a place."""
    words = sentence_norms(clause.statement.text)
    ticks = getattr(part.value, "ticks", ())
    wanted = set(norms(ticks[0])) if ticks else set()
    return next((at for at in range(part.first, part.last) if words[at] in wanted), part.first)


def _leads(clause: Clause, cue: Cue, part: Item) -> bool:
    """`In row A, ...`, `A's second-best ...`: before the cue, behind a preposition or in the genitive."""
    if cue.items and part.first > cue.items[0].first:
        return False
    if not cue.items and any(number.last <= part.first for number in clause.numbers):
        return False  # a label tells the rank, and the number stands before its place
    words = sentence_norms(clause.statement.text)
    at = _place_in(clause, part)
    genitive = clause.sentence[part.end : part.end + 2] in ("'s", "’s") or part.text.endswith(("'s", "’s"))
    return genitive or bool(_WHERE & set(words[max(Wording.of(clause).first, at - 4) : at]))


def _is_summed_over(clause: Clause, cue: Cue, part: Item) -> bool:
    """`The sum of A and B is second-highest in May`: over what the sum of each column is taken."""
    at = _place_in(clause, part)
    words = sentence_norms(clause.statement.text)
    return bool(cue.items) and any(
        "of" in words[total.last : at] and at - total.last <= _NEAR
        for total in clause.of("aggregate")
        if total.last <= at < cue.items[0].first
    )


def _is_of(clause: Clause, cue: Cue, part: Item) -> bool:
    """`the second-highest value in row A`, `the second-highest A score`: behind the cue with no verb and no number between."""
    if not cue.items or part.first < cue.items[-1].last:
        return False
    words = sentence_norms(clause.statement.text)
    at = _place_in(clause, part)
    gap = words[cue.items[-1].last : at]
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    qualifies = any(0 < item.first - at <= 2 and item.first >= cue.items[-1].last for item in cells)
    return (
        bool(_WHERE & set(gap) or qualifies)
        and not set(gap) & _VERBS
        and not any(cue.items[-1].last <= n.first < at for n in clause.numbers)
    )
