"""What a model does, told plainly: "it gets 80% of the pears right", "nothing was taken for a plum", "when a pear is missed, it is ..."."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import ranked, tail, targets
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.shares import parts, predicated
from auditor.claims.matrices.told import (
    ALL,
    NONE,
    VAGUE,
    Quantity,
    Segment,
    Told,
    about,
    amounts,
    in_order,
    tally,
)
from auditor.claims.measures.claims import Check
from auditor.language.tokens import norms

_WHEN = ("when", "whenever", "if", "once", "where", "wherever")


def gets_right(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the model gets 80% of the pears right`, `it finds 40 of the 60 plums`."""
    at = p.passed(i, "model", "it")
    if at == i and p.kind(i) == "word" and p.known_nouns.intersection(norms(p.row[i].text)):
        at = i + 1  # "the robot", where the document speaks of it elsewhere
    if at > i and p.kind(at) == "be":
        yield from parts(p, at + 1, told)


def got_right(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`it got 540 right and 145 wrong`, `the network gets 540 of 685 right`."""
    at = p.passed(i, "model", "it")
    num = p.row[at + 1].num if p.kind(at) == "be" and p.kind(at + 1) == "number" else None
    if at == i or num is None or num.unit or not p.row[at].text.casefold().startswith(("g", "had")):
        return
    hits, errors = p.everything() - p.errors(), p.errors()
    end = p.nouns(at + 2)
    if p.kind(end) != "right":
        return
    checks, last = [tally(num, hits, "the diagonal")], end + 1
    joint = p.passed(last, "comma", "and")
    other = p.row[joint].num if joint > last and p.kind(joint) == "number" else None
    if other is not None and not other.unit and p.kind(p.nouns(joint + 1)) == "wrong":
        checks, last = [*checks, tally(other, errors, "errors")], p.nouns(joint + 1) + 1
    yield Segment(last, tuple(checks), Told())


def nothing(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`nothing was ever (wrongly) taken for a plum`, `nothing from plum was taken for a pear`."""
    word = p.row[i].text.casefold()
    amount = Quantity(VAGUE["hardly any"] if p.kind(i) == "hardly any" else NONE)
    if p.kind(i) not in ("none", "hardly any") or not word.endswith("thing"):
        return
    whole, at = Phrase(p.everything(), ALL), i + 1
    led = p.kind(at) == "of" or p.kind(at) == "word" and p.row[at].text.casefold() == "from"
    if led and p.kind(at + 1) == "name":
        name, at = p.row[at + 1].text, p.nouns(at + 2)
        whole = Phrase(p.line(name), name)
    for base, part, end in predicated(p, at, whole):
        found = replace(part, cells=part.cells & base.cells, of="")
        yield Segment(end, amounts((amount,), part, base), about(found))


def with_score(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`With a recall of 63%, pears (are the hardest)`: a measure told in front of the class that it is of."""
    if p.kind(i) not in ("as", "on", "and", "at") or p.kind(i + 1) != "metric":
        return
    num, end = value_at(p, i + 2)
    if num and p.kind(end) == "comma" and p.kind(end + 1) == "name":
        name = p.row[end + 1].text
        yield Segment(end, (Check(p.row[i + 1].text, num, of=name),), Told(of=name))


def wrong_answer(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(among actual pears,) plum is the most popular wrong answer (12)`."""
    at = p.passed(i + 1, "be")
    lone = p.kind(at) == "only"
    if p.kind(i) != "name" or at == i + 1 or not lone and p.kind(at) not in ("foremost", "superlative"):
        return
    if not (p.kind(at + 1) == "error" or p.kind(at + 1) == "wrong" and p.nouns(at + 2) > at + 2):
        return
    end = at + 2 if p.kind(at + 1) == "error" else p.nouns(at + 2)
    owners = {cell[0] for cell in told.base.cells} if told.base else set()
    owner, behind = next(iter(p.of_class(end)), ("", end))
    if not owner and len(owners) == 1:
        owner = owners.pop()
    for target, last in targets(p, i, owner) if owner else ():
        if last == i + 1 and lone:
            others = (p.line(owner) & p.errors()) - target[0]
            yield Segment(behind, (tally(NONE, others, f"other errors of {owner}"),), Told(of=owner))
        elif last == i + 1:
            yield ranked(p, target, behind, 1, owner)


def when_missed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`when a pear is missed, (it is mostly taken for a plum)`: of what the rest of the sentence speaks."""
    named = p.passed(i + 1, "actual", "class")
    be = p.passed(p.nouns(named + 1), "be")
    if not _when(p, i) or p.kind(named) != "name" or be == named + 1:
        return
    if p.kind(be) == "wrong" and p.row[be].flavour in ("row", "") and p.kind(be + 1) == "comma":
        name = p.row[named].text
        yield Segment(be + 1, (), Told(Phrase(p.line(name) & p.errors(), f"misses of {name}"), of=name))


def it_mostly(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(when a pear is missed,) it is most often taken for a plum (12 times)`."""
    at = p.passed(i, "it", "pronoun", "be")
    if not told.of or told.base is None or at == i:
        return
    verb = at + (p.kind(at) == "mostly")
    late = verb == at
    if p.kind(verb) != "taken":
        return
    for target, end in targets(p, verb + 1, told.of):
        if late and p.kind(end) != "mostly" or end != verb + 2:
            continue
        yield ranked(p, target, end + late, 1, told.of)


def says_wrongly(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`whenever the model says pear and is wrong, the fruit was a plum`: all so called that were none, or most of them."""
    lead = p.passed(i + 1, "model", "it", "word")
    if not _when(p, i) or p.kind(lead) not in ("says", "given", "labels") or p.kind(lead + 1) != "name":
        return
    at = p.passed(lead + 2, "and", "comma", "it", "be", "except")
    if p.kind(at) != "wrong" or p.kind(at + 1) != "comma":
        return
    name = p.row[lead + 1].text
    alarms = p.called(name) & p.errors()
    be = p.passed(p.nouns(p.passed(at + 2, "it", "actual", "word")), "truly", "belongs", "be", "all", "word")
    mostly = any(p.kind(k) == "mostly" for k in (be, be - 1))
    for names, end in p.names(be + (p.kind(be) == "mostly")):
        lines = frozenset(cell for cell in alarms if cell[0] in names)
        if mostly and len(names) == 1:
            rivals = tuple(in_order(frozenset({cell})) for cell in sorted(alarms - lines))
            check = Check("rank", cells=in_order(lines), rivals=rivals, text=f"{names[0]} taken for {name}")
            num, end = tail(p, end)
            yield Segment(end, (check, *([tally(num, lines, check.text)] if num else ())), Told())
        elif not mostly:
            others = tally(NONE, alarms - lines, f"others than {' and '.join(names)} taken for {name}")
            yield Segment(end, (others,), Told())


def _when(p: Phrases, i: int) -> bool:
    return p.kind(i) != "" and p.row[i].text.casefold() in _WHEN


def label_given(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is the label (that) the model hands out most often`, `pear is the most frequently predicted label, with 85 calls`."""
    at = p.passed(i + 1, "be")
    if p.kind(i) != "name" or at == i + 1:
        return
    early = p.kind(at) in ("mostly", "seldom")
    verb = (
        at + 1
        if early
        else p.passed(p.passed(at, "labels", "noun", "class"), "that", "model", "it", "word", "be")
    )
    if p.kind(verb) not in ("given", "predicted", "says") or not early and verb == at:
        return
    way = p.kind(at) if early else p.kind(verb + 1)
    end = p.nouns(verb + 1) if early else verb + 2
    if way not in ("mostly", "seldom") or early and end == verb + 1:
        return
    name = p.row[i].text
    others = [in_order(p.called(other)) for other in p.matrix.classes if other != name]
    rank = 1 if way == "mostly" else len(others) + 1
    cells, label = p.called(name), f"called {name}"
    num, end = tail(p, end)
    check = Check("rank", cells=in_order(cells), rivals=tuple(others), text=label, rank=rank)
    yield Segment(
        end,
        (check, *([tally(num, cells, label)] if num else ())),
        replace(about(Phrase(cells, label)), of=name),
    )
