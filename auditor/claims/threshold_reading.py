"""How bounds are read: "all values exceed 0.9", "only row 10 is above 40", "three of the four miss 30"."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.stretches import over_stretches
from auditor.claims.threshold import Threshold
from auditor.claims.threshold_found import Found, found_in, kinds_of, plausible
from auditor.claims.threshold_scope import (
    LASTING,
    Saying,
    both_cells,
    confined_to,
    counted_panels,
    is_lasting,
    of_compared_axes,
    only_panels,
    panel_items,
    thresholds_of,
    without_diagonal,
)
from auditor.language.around import after, measure_words, narrowed, sentence_norms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.limits import FLIPPED, Limit, bounds_by_a_cell, denied_behind, reaches
from auditor.language.pairs import halves
from auditor.language.quantifiers import PLAIN, Quantifier, says_every
from auditor.language.refs import TickRef
from auditor.language.residue import hypothetical, taken_up, unknown_words
from auditor.language.tokens import norms
from auditor.language.unsurpassed import unsurpassed
from auditor.language.wording import Wording

# "Gains 5 to 12": how far it goes, and no bound of values.
_SIZES = re.compile(
    r"\b(?:gain|lose|drop|rise|fall|climb|cost|add|save|shed)s?\s+(?:by\s+)?(?:between\s+)?\d[\d.,]*\s*(?:to|and|-|–)\s*\d",
    re.IGNORECASE,
)
_REFLEXIVE = re.compile(r"\b(?:it|them)sel(?:f|ves)\b", re.IGNORECASE)
# "Cells below 5", "values of at least 5": no verb says that they are.
_JUST_PICKED = re.compile(
    r"(?:\s+(?:with|of|at|in|below|above|under|over|beyond|least|most|more|less|fewer|greater|higher|lower|smaller|larger|than|up|to|from|exceeding"
    r"|values?|numbers?|about|the|an?))*\s*",
    re.IGNORECASE,
)
_COUNTS = ("count", "all but", "share")
_DOUBTFUL = ("hardly", "barely", "scarcely", "far from")
# Behind "only" these lead to what it singles out; another word is just qualified ("only weak correlations").
_LEADING = ("the", "in", "at", "for", "a", "an", "when", "where", "if")


@over_stretches
def read(clause: Clause) -> Iterator[Reading]:
    """A limit, and what it is said of; of counted lines it may hold "at least once"."""
    once = frozenset(i for i in clause.of("compare", ">=") if after(clause, i) == ("once",))
    rest = replace(clause, items=tuple(item for item in clause.items if item not in once))
    for reading in _read(rest):
        if not once or reading.claim.quantifier.kind in _COUNTS:
            yield replace(reading, items=reading.items | once)


def _read(clause: Clause) -> Iterator[Reading]:
    words = Wording.of(clause)
    if unsurpassed(clause) is not None or _SIZES.search(clause.text) or bounds_by_a_cell(clause, words):
        return
    found = found_in(clause, words)
    if found is None or not plausible(clause, words, found):
        return
    if found.amount is PLAIN and not found.measure and reaches(clause, words, found.bound):
        found = replace(found, measure="max", bound=replace(found.bound, relation="="))
    understood = _saying(clause, words, found)
    if understood is None:
        return
    saying, items = understood
    certain = not (
        narrowed(clause, ("listed", "sampled", "other", "others"))
        or hypothetical(clause)
        or _of_unknown_things(clause, words)
        or _scoped_exception(clause, found.out)
        or _of_nothing_named(clause, found)
    )
    hedged, taken = saying.amount.kind == "generally", taken_up(clause, [*found.out, *clause.of("except")])
    for meaning in _meanings(clause, words, saying, found.used):
        panels = tuple(dict.fromkeys(s.panel for part in meaning.parts for s in part.scope))
        yield Reading(replace(meaning, certain=certain), items, panels, hedged, taken)


def _of_nothing_named(clause: Clause, found: Found) -> bool:
    """`dots: below 5`, `a ring around cells below 5`: whether nothing tells of what a bound is said, or it just picks cells."""
    if found.amount is not PLAIN or found.measure or clause.refs or panel_items(clause) or clause.topic:
        return False
    nouns = [item for item in clause.items if item.kind == "noun"]
    named = (word for word in norms(clause.text) if word.isalpha() and not _JUST_PICKED.fullmatch(f" {word}"))
    if _REFLEXIVE.search(clause.text) is None and any(word in measure_words(clause) for word in named):
        return False
    start = min((item.start for item in found.bound.items), default=clause.end)
    return all(_JUST_PICKED.fullmatch(clause.sentence, noun.end, start) for noun in nouns)


def _scoped_exception(clause: Clause, out: Sequence[Item]) -> bool:
    """`on every day except Friday in winter`: whether what is left out may be a line, and the rest tell where it is said."""
    every = any(isinstance(item.value, TickRef) and item.value.every for item in clause.items)
    return every and any(isinstance(item.value, Spot) for item in out)


def _saying(clause: Clause, words: Wording, found: Found) -> tuple[Saying, frozenset[Item]] | None:
    """All that is said of the limit, with all mentions; None where "not" or "only" is not understood."""
    nots = [item for item in clause.of("not") if item not in found.used]
    if denied_behind(clause):
        return None
    amount = _amount(clause, words, found, nots)
    if amount is None:
        return None
    if of_compared_axes(clause) and amount.kind == "plain":
        amount = Quantifier("all")
    meant = (
        both_cells(clause)
        if "both" in kinds_of(found.used) and not clause.refs and not panel_items(clause)
        else []
    )
    refs = tuple(item for item in (*meant, *clause.refs) if item not in found.out)
    focus = (
        _focus(clause, words, [*refs, *panel_items(clause)], found.bound) if amount.kind == "only" else None
    )
    if focus is not None and (parted := _parted(clause, focus)):
        refs, focus = tuple(parted[1] if item is focus else item for item in refs), parted[0]
    if confined := confined_to(clause, words, found.bound, found.amount, found.out):
        amount, focus = Quantifier("only"), confined
        if parted := _parted(clause, confined):  # "all values above 5 in May are in A"
            refs, focus = tuple(parted[0] if item is confined else item for item in refs), parted[1]
    if amount.kind == "only" and focus is None:
        if not _qualifying_only(clause, words):
            return None
        amount = Quantifier("all") if any(item.has("quant", "all") for item in clause.items) else PLAIN
    denied = bool(nots) != _never(found, amount)
    relation = FLIPPED[found.bound.relation] if denied else found.bound.relation
    lasting = focus is not None and not confined and is_lasting(clause, words)
    nouns = [item for item in clause.items if item.kind == "noun"]
    items = frozenset([*found.items, *nots, *clause.of("degree"), *panel_items(clause), *nouns, *clause.refs])
    saying = Saying(found.bound, relation, amount, found.measure, refs, found.out, focus, lasting)
    return saying, items


_VERBS = frozenset("do doe did is are was were has have had can".split())


def _parted(clause: Clause, focus: Item) -> tuple[Item, Item] | None:
    """`only in May does A exceed 5`: what is singled out, and of what it is said, where a verb stands between them."""
    own = halves(focus) if isinstance(focus.value, Spot) else []
    text = sentence_norms(clause.statement.text)[focus.first : focus.last]
    if not own or not _VERBS & set(text):
        return None
    ticks = [
        item.value.ticks[0] if isinstance(item.value, TickRef) and item.value.ticks else "" for item in own
    ]
    at = [text.index(word) if (word := norms(tick)[:1] and norms(tick)[0]) in text else -1 for tick in ticks]
    return None if -1 in at else (own[0], own[1]) if at[0] < at[1] else (own[1], own[0])


def _never(found: Found, amount: Quantifier) -> bool:
    """`two machines never exceed 130`, `only A never does`: whether a denial is said of things that are counted or singled out."""
    return amount.kind in ("count", "share", "only") and _denied(found.used)


def _denied(items: Iterable[Item]) -> bool:
    return any(item.kind == "quant" and item.text.casefold() == "never" for item in items)


def _amount(clause: Clause, words: Wording, found: Found, nots: Sequence[Item]) -> Quantifier | None:
    """The quantifier, which is "all" where a verb, an exception or a negation makes it so."""
    unclear = found.amount.kind in ("none", "not all", "only") or any(
        item.text.casefold() in _DOUBTFUL for item in nots
    )
    if len(nots) > 1 or (nots and unclear):
        return None
    denied = bool(nots) and FLIPPED[found.bound.relation] in ("<=", ">=")
    if found.amount.kind == "none" and "only" in kinds_of(found.used) and _denied(found.used):
        return Quantifier("only")
    universal = found.amount.kind == "plain" and (words.has(*LASTING) or bool(found.out) or denied)
    return Quantifier("all") if universal else found.amount


def _meanings(clause: Clause, words: Wording, saying: Saying, used: frozenset[Item]) -> Iterator[Threshold]:
    """The claims that a saying may be."""
    special = counted_panels(clause, words, saying, used, "none" in kinds_of(used)) or only_panels(
        clause, saying
    )
    if special is not None:
        yield special
        return
    for meaning in thresholds_of(clause, words, saying):
        whole = replace(meaning, magnitude=words.has("|", "absolute", "magnitude"))
        yield whole
        if whole.only and not whole.lasting and _all_together(clause, saying):
            yield replace(whole, lasting=True)
        if not whole.only and (rest := without_diagonal(clause, whole)) is not None:
            yield rest


def _all_together(clause: Clause, saying: Saying) -> bool:
    """`all rows exceed 5 only in May`: whether it may be said of all of them at once, which others do one by one."""
    before = [item for item in clause.items if item.last <= saying.bound.first]
    return any(says_every(item) or item.has("quant", "all", "both") for item in before)


def _of_unknown_things(clause: Clause, words: Wording) -> bool:
    """`no visitor exceeds 5`: whether a quantifier counts things of which the document knows nothing."""
    unknown = set(unknown_words(clause)) - measure_words(clause)
    two = len(clause.document.panels) == 2
    cues = [
        item
        for item in clause.items
        if item.kind == "quant" and not (two and item.text.casefold() in ("both", "neither", "either"))
    ]
    return any(words.norm(item.last) in unknown for item in cues)


def _qualifying_only(clause: Clause, words: Wording) -> bool:
    """Whether "only" just qualifies the word behind it ("only weak correlations")."""
    cue = next(item for item in clause.items if item.has("quant", "only"))
    named = any(item.first == cue.last for item in clause.items if item.kind != "noun")
    word = words.norm(cue.last)
    return word.isalpha() and not named and word not in _LEADING


def _focus(clause: Clause, words: Wording, refs: Sequence[Item], bound: Limit) -> Item | None:
    """What "only" singles out: the reference behind it, else that before it; None where it is the number."""
    cue = next(item for item in clause.items if item.has("quant", "only"))
    behind = [item for item in refs if 0 <= item.first - cue.last <= 4]
    owner = [item for item in refs if item.last == cue.first]
    if owner and cue.text.casefold() == "alone" and bound.first >= cue.last:
        return owner[0]  # "A alone exceeds 5 in May"
    if (
        behind
        and words.norm(cue.first - 1) == "the"
        and words.norm(behind[0].first - 1) in ("of", "in", "for")
    ):
        said = [item for item in refs if item.first > behind[0].last]
        return said[0] if len(said) == 1 else None  # "the only value of A above 5 is in May"
    if behind:
        return behind[0]
    alone = words.norm(cue.first - 1) == "the" or words.norm(cue.last) in ("", ".", ",", ";", ")")
    if words.norms(cue.first, cue.last) == ("only",) and not alone:
        return None
    before = [item for item in refs if item.last <= cue.first and cue.first - item.last <= 3]
    return before[-1] if before and bound.first > cue.first else None
