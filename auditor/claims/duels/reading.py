"""Clauses that a frame of duels takes to the last word, read as what they claim."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.better import better, measured_side
from auditor.claims.changes.factors import Factor
from auditor.claims.comparison_context import RACING
from auditor.claims.duels.bouts import Bouts, Side, bouts
from auditor.claims.duels.claims import Held, Test, duels
from auditor.claims.duels.frames import frames
from auditor.claims.duels.lines import line_of
from auditor.claims.duels.places import CASES, PANELS, Where, grouped, where_of
from auditor.claims.duels.sides import panel_groups, several, sides_of
from auditor.claims.duels.times import QUALITY, ratio_of
from auditor.claims.found import Found, by_first_fit
from auditor.language.clauses import Clause, Spot
from auditor.language.loose import unknown_words
from auditor.language.phrasing import Phrasing
from auditor.language.refs import PanelRef, TickRef
from auditor.language.strange import topic
from auditor.language.subject import of_statement
from auditor.language.tokens import norms

OVERRIDDEN = tuple(
    "gap trend change ratio amount comparison count threshold range value peak ordinal average standing tally order identical spread".split()
)
_TELLING = re.compile(
    r"\b(?:than|as|times|twice|half|third|quarter|\w+fold|beat\w*|out\w+|lead\w*|led|trail\w*|lag\w*|ahead|behind|above|below|edge\w*|surpass\w*|exceed\w*|top\w*|match\w*|"
    r"equal\w*|level|tied|wins?|won|los\w+|by|undercut\w*|best|easiest|\w+est|top|first|front|compared|dwarf\w*|eclips\w*)\b",
    re.IGNORECASE,
)
_SCORES = frozenset("score result value figure number performance choice option one mark rate".split())
_DIFFERENCES = frozenset(
    "saving savings change changes shift shifts disparity disparities increment increments slope slopes".split()
)
_OUTDOING = re.compile(r"out|beat", re.IGNORECASE)
_NEGATED = ("never", "nowhere")
_MOST_BOUTS = 400
_QUALITY = {">": "good", "<": "bad", "good": ">"}
_OPPOSITE = {">": "<=", "<": ">="}
# Words that begin alike are kin: "germinate" to "germination".
_STEM = 6


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the sides, from the first frame that fits and makes sense."""
    if not _TELLING.search(clause.text) or of_statement(clause):
        return
    line = line_of(clause)
    if "<x>" in line.line or _of_differences(clause) or _lists_cells(clause):
        return
    yield from by_first_fit(frames(), line, partial(_readings, clause))


_LISTED = re.compile(r"\s*,?\s*(?:and|or)\s+(?:of\s+|that\s+of\s+)?(?:the\s+)?", re.IGNORECASE)


def _lists_cells(clause: Clause) -> bool:
    """`A in May and B in June are above C`: whether cells are listed, which are no crossing of their lines."""
    return any(
        isinstance(one.value, Spot)
        and isinstance(two.value, Spot)
        and _LISTED.fullmatch(clause.sentence, one.end, two.start)
        for one, two in pairwise(clause.refs)
    )


def _of_differences(clause: Clause) -> bool:
    """`The savings of A outweigh those of B`: whether what is held against each other are differences that no cell holds."""
    known = topic(clause.document)
    told = clause.of("foreign", "derived")
    return any(
        len(item.text.split()) == 1
        and item.text.casefold() in _DIFFERENCES
        and not known.issuperset(norms(item.text))
        for item in told
    )


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    told = sides_of(clause, found, others=kind == "first")
    test = ratio_of(clause, found) if kind == "ratio" else _relation(clause, found)
    if told is None or test is None:
        return
    left, right, where = told
    crown = found.words("crown")
    if crown and crown[0] != "<" and crown not in topic(clause.document) | _SCORES:
        return  # "A has the best view on all days" tells of no value
    if found.words("top") and (not _in_several(where) or _crosses(clause)):
        return  # of one line, or at one, it may be its own best that is told
    if found.words("best") and _has_earlier_rival(clause, left):
        return  # "A leads in May, whereas B is ahead in June": ahead of A, and not of all others
    never = found.words("often").strip() in _NEGATED
    if found.words("often").strip() and not never or never and not where.every:
        where = replace(where, bare=True)
    many = not left.whole and any(several(refs) for refs in left.named.values()) and not right.others
    many = many and not _one_by_one(clause)
    for group in panel_groups(clause, where, left):
        for whole in (left.whole, True) if many else (left.whole,):
            made = bouts(clause, replace(left, whole=whole), right, where, group, every_panel=True)
            if made is None or not made.held or len(made.held) > _MOST_BOUTS:
                continue
            if where.cases not in (None, len(made.held) + sum(map(len, made.spared))):
                continue
            more = _second(clause, found, told, group) if found.words("size2") else None
            if not found.words("size2") or more is not None:
                for sense in _senses(clause, found, test[0]):
                    either = test[1] or sense == test[0].turned()
                    odd = sense != test[0]
                    second = _in_sense(more, sense) if more is not None and odd else more
                    told_so = _told(clause, found, (sense, either), made, second, never=never, odd=odd)
                    yield from (
                        map(_lent, told_so) if whole and not left.whole and _is_bare(sense) else told_so
                    )


def _is_bare(test: Test) -> bool:
    """Whether it is not told how far, or how many times as far, one is above the other."""
    return test.size is None and test.factor is None


def _lent(reading: Reading) -> Reading:
    """A reading that only keeps the statement from being refuted: "A and B beat C" hardly tells of the sum of both."""
    return replace(reading, claim=replace(reading.claim, tentative=True))


def _in_sense(held: Held, sense: Test) -> Held:
    """What is told of the second place, in the sense in which the first is taken."""
    return replace(held, test=replace(held.test, relation=sense.relation))


def _in_several(where: Where) -> bool:
    """Whether it is told of several panels, or of all lines, and at no single place: "best at 3 in both panels" may be its own best."""
    if any(name != PANELS for name in where.named):
        return False
    panels = [ref for ref in where.named.get(PANELS, []) if isinstance(ref, PanelRef)]
    return bool(where.every) or len({n for ref in panels for n in ref.panels}) > 1


def _crosses(clause: Clause) -> bool:
    """`In both panels A does best at B`: whether lines of both axes are named, of which either may be what has its best there."""
    named = [item.value for item in clause.refs if isinstance(item.value, TickRef) and not item.value.every]
    return {"rows", "columns"} <= {value.side for value in named}


def _has_earlier_rival(clause: Clause, left: Side) -> bool:
    """Whether the sentence has told of another one of the same kind before."""
    before = grouped(clause.before)
    return any(ref not in refs for name, refs in left.named.items() for ref in before.get(name, ()))


def _senses(clause: Clause, found: Found, test: Test) -> tuple[Test, ...]:
    """What a relation may mean: who is behind has less, or does worse."""
    groups = ("up", "down", "up2", "by_gt", "best")
    words = " ".join([found.words(*groups), *(item.text for item in found.items(*groups))])
    racing = bool(RACING.intersection(words.casefold().split())) or words.startswith(("top", "out"))
    if racing and _of_measures(clause) and test.relation in _QUALITY:
        return test, replace(test, relation=_QUALITY[test.relation])
    if found.words("best", "top"):
        lower = racing and better(clause.document, clause.panels[0]) == "lower"
        return (test, test.turned()) if lower else (test,)
    outdone = test.size is not None and any(
        _OUTDOING.match(item.text) for item in found.items("good", "by_good")
    )
    lower = (racing or outdone) and better(clause.document, clause.panels[0]) == "lower"
    if lower and test.size is None and test.factor is None and not found.words("down"):
        return (test.turned(),)  # what is not refuted, as it may have the larger number all the same
    return (test, test.turned()) if lower else (test,)


def _of_measures(clause: Clause) -> bool:
    """Whether lines hold a measure each, so that which way is better is told line by line."""
    return any(measured_side(clause.panel(n)) for n in clause.panels)


def _second(
    clause: Clause, found: Found, told: tuple[Side, Side, Where], group: tuple[int, ...]
) -> Held | None:
    """`... by 3 in May and by 5 in June`: the second place, and how far they are apart there."""
    left, right, where = told
    at, size = where_of(clause, found, "at2"), found.number("size2")
    test = _relation(clause, found)
    if at is None or size is None or test is None or len(at.named) != 1:
        return None
    name, refs = next(iter(at.named.items()))
    if name not in where.named:
        return None
    made = bouts(
        clause, left, right, replace(where, named={**where.named, name: refs}), group, every_panel=True
    )
    return Held(replace(test[0], size=size), made.held) if made is not None and made.held else None


def _told(
    clause: Clause,
    found: Found,
    test: tuple[Test, bool],
    made: Bouts,
    more: Held | None,
    *,
    never: bool,
    odd: bool,
) -> Iterator[Reading]:
    own, either = test
    first = Held(own, made.held, made.spared)
    if (
        never and own.size is not None and own.size.op != "="
    ):  # "never more than 4 above" is a bound by itself
        if made.spared:
            return
        size = replace(own.size, op=_OPPOSITE.get(own.size.op, own.size.op))
        first = Held(replace(own, size=size), made.held)
    elif never:
        first = Held(own, tuple(b for group in made.spared for b in group), tuple((b,) for b in made.held))
    claim = duels((first, more) if more is not None else (first,), is_certain(clause, found), either=either)
    if odd and found.words("best"):  # who "leads" may have the larger number, be that good or bad
        claim = replace(claim, tentative=True)
    panels = tuple(dict.fromkeys(s.panel for bout in made.held for s in (*bout.left, *bout.right)))
    hedged = any(item.text.casefold() != "likely" for item in clause.of("hedge"))
    whole = ((clause.start, clause.end),)
    yield Reading(claim, frozenset(clause.items), panels, hedged, whole, OVERRIDDEN)


def _relation(clause: Clause, found: Found) -> tuple[Test, bool] | None:
    """The relation that is told, by how much; and whether it may be meant the other way round."""
    size = found.number("size", "size3")
    if found.words("size", "size3") and (size is None or size.unit in ("times",)):
        return None
    if found.words("best", "top"):
        if _of_measures(clause):
            return Test("good", shared=True), False
        way = better(clause.document, clause.panels[0])
        return Test("<" if way == "lower" else ">", shared=True), not way
    if found.words("level", "by_eq"):
        return None if size is not None else (Test("="), False)
    relation, either = ">" if found.words("up", "up2", "by_gt") else "<", False
    if found.words("good", "bad", "by_good"):
        way = better(clause.document, clause.panels[0])
        relation = ">" if bool(found.words("good", "by_good")) == (way != "lower") else "<"
        either = not way
        if size is None and _of_measures(clause):
            return Test("good" if found.words("good") else "bad"), False
    if found.words("by_gt", "by_lt", "by_good"):
        relation = "<" if bool(found.words("by_gt")) or found.words("by_good") and relation == ">" else ">"
    if size is not None and size.unit == "%" and not _in_percent(clause):
        mode = "more" if relation == ">" else "less"
        return Test(relation, factor=Factor(size, mode)), either
    return Test(relation, size), either


def _in_percent(clause: Clause) -> bool:
    """Whether cells are in percent, so that what they are apart is told in points."""
    return any(value.unit == "%" for n in clause.panels for value in clause.panel(n).values.values())


def is_certain(clause: Clause, found: Found, *known: str) -> bool:
    """Whether no word is left by which something else than the values may be meant."""
    line = found.phrasing
    loose = [place for place, owner in zip(line.places, line.owners, strict=True) if owner is None]
    beside = _beside_names(line)
    outdone = re.compile(r"out[a-z]+|undersells|undersold|edges?|edged|managed?|manages|as|did|does")
    kin = {word[:_STEM] for word in topic(clause.document) if len(word) >= _STEM}
    return not [
        word
        for word in unknown_words(clause, loose)
        if word.casefold() not in {*beside, *QUALITY, *CASES, *known}
        and not outdone.fullmatch(word.casefold())
        and word.casefold()[:_STEM] not in kin
    ]


def _beside_names(line: Phrasing) -> set[str]:
    """The nouns that stand behind both sides alike: "an oak plank ... an elm plank"."""
    words = line.line.split()
    behind = [word for name, word in pairwise(words) if name == "<ref>"]
    return {word for word in behind if behind.count(word) > 1}


def _one_by_one(clause: Clause) -> bool:
    """`A and B both beat C`: whether a word behind the subject says that each does, and not only all of them together."""
    compares = [item.first for item in clause.of("compare")]
    told = [
        item for item in clause.of("quant", "all", "both") if item.text.casefold() in ("all", "both", "each")
    ]
    return any(
        item.last <= at <= item.last + 2 and any(ref.last == item.first for ref in clause.refs)
        for item in told
        for at in compares
    )
