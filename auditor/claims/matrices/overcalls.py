"""Classes that are called so more or less often than they are there: "pear is over-predicted most", "..., although only 150 were shown"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Segment, Told, about, in_order, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_CONTRARY = ("although", "though", "while", "whereas", "yet", "when", "where")
_NAMING = frozenset(
    "outputs output predicts predicted named names returns returned called chosen used picks calls".split()
)
_SAID = ("says", "predicted", "labels", "given", "taken")


def overpredicted(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is over-predicted (most)`, `medlar is the most under-predicted class`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name":
        return
    ahead = p.kind(at) in ("superlative", "mostly") and p.kind(at + 1) == "overcalled"
    at += ahead
    if p.kind(at) != "overcalled":
        return
    name, flavour = p.row[i].text, p.row[at].flavour
    behind = p.kind(at + 1) in ("superlative", "mostly", "most") and not ahead
    end = p.everyone(p.nouns(at + 1 + behind))
    if not (ahead or behind):
        ends = [in_order(p.called(name)), in_order(p.line(name))]
        one, other = ends if flavour == "more" else ends[::-1]
        check = Check("more", cells=one, base=other, text=f"called {name} against truly {name}")
        yield Segment(end, (check,), Told(of=name, counted="calls"))
        return
    way = "highest" if flavour == "more" else "lowest"
    for surplus in ("surplus", "calls per case"):
        yield Segment(end, (Check(way, of=name, other=surplus),), Told(of=name, counted="calls"))


def outputs(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the network outputs it 106 times against 100 real cases`, `it is named 41 times`."""
    lead = p.passed(i, "model", "it", "word")
    if lead == i or lead > i + 2:
        return
    at = p.passed(lead, "be")
    words = [one.text.casefold() for one in p.row[lead - 1 : at + 1]]
    if p.kind(at) in _SAID or words and words[-1] in _NAMING:
        at += 1
    elif words[0] not in _NAMING:
        return
    at = p.passed(at, "as", "own")
    name = p.row[at].text if p.kind(at) == "name" else told.of
    at = p.passed(at, "name", "it", "noun")
    num = p.row[at].num if p.kind(at) in ("factor", "number") else None
    if not name or num is None or num.unit not in ("", "times"):
        return
    checks = [tally(replace(num, step=1.0, unit=""), p.called(name), f"called {name}")]
    end = p.nouns(at + 1)
    there, last = _there(p, p.passed(end, "comma"), name)
    yield Segment(last if there else end, (*checks, *there), Told(of=name))


def outputs_each(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`both apple and pear are predicted 155 times`, `apple and pear are each called 155 times`."""
    lead = p.passed(i, "both")
    for names, at in p.names(lead):
        verb = p.passed(at, "be", "all")
        num = p.row[verb + 1].num if p.kind(verb + 1) == "factor" else None
        if verb == at or p.kind(verb) not in _SAID or num is None or lead == i and "all" not in _kinds(p, at):
            continue
        count = replace(num, step=1.0, unit="")
        checks = tuple(tally(count, p.called(name), f"called {name}") for name in names)
        yield Segment(p.nouns(verb + 2), checks, Told())


def _kinds(p: Phrases, i: int) -> list[str]:
    return [p.kind(i), p.kind(i + 1)]


def although(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(apple is predicted 155 times,) although only 150 were shown`, `(...) against 150 real cases`."""
    names = [name for name in p.matrix.classes if told.base and told.base.cells == p.called(name)]
    if i and len(names) == 1:
        there, end = _there(p, i, names[0])
        if there:
            yield Segment(end, tuple(there), told)


def _there(p: Phrases, i: int, name: str) -> tuple[list[Check], int]:
    """How many there really are of a class, and where these words end."""
    word = p.row[i].text.casefold() if i < len(p.row) else ""
    led = word in _CONTRARY
    at = p.passed(i, "against", "as", "on", "only", "there") if not led else p.passed(i + 1, "only", "there")
    num = p.row[at].num if p.kind(at) == "number" and at > i else None
    if num is None or num.unit:
        return [], i
    named = p.passed(at + 1, "actual", "truly", "name", "noun", "class", "of", "pronoun")
    end = p.passed(p.nouns(named), "be", "truly", "occurs", "it")
    if led and end < len(p.row) and p.kind(end) not in ("comma", "close"):
        end += p.row[end].text.casefold() in (
            "shown",
            "present",
            "tested",
            "there",
            "expected",
            "deserved",
            "due",
            "given",
            "belong",
            "belongs",
            "exist",
            "deserve",
        )
        end += end < len(p.row) and p.row[end].text.casefold() in ("there", "here", "it")
    return [tally(num, p.line(name), f"truly {name}")], end


def further_calls(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(bearing is reported 133 times,) gear tooth only 105 times`."""
    before = told.base is not None and any(told.base.cells == p.called(name) for name in p.matrix.classes)
    at = p.passed(i + 1, "only")
    num = p.row[at].num if p.kind(i) == "name" and before and p.kind(at) in ("factor", "number") else None
    if num is not None and num.unit in ("", "times"):
        cells, label = p.called(p.row[i].text), f"called {p.row[i].text}"
        count = tally(replace(num, step=1.0, unit=""), cells, label)
        yield Segment(p.nouns(at + 1), (count,), about(Phrase(cells, label)))


def beyond(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(apple is predicted 155 times,) more often than any other label`."""
    way = {"more often": 1, "less often": len(p.matrix.classes)}.get(p.kind(i), 0)
    if not way or told.base is None or p.kind(i + 1) != "than":
        return
    last = p.passed(i + 2, "any", "all", "rest", "another")
    end = p.nouns(p.passed(last, "labels"))
    if last == i + 2 or end == last and p.kind(last - 1) not in ("all", "rest"):
        return
    for shape in (p.called, p.line):
        own = next((name for name in p.matrix.classes if shape(name) == told.base.cells), "")
        if own:
            rivals = tuple(in_order(shape(name)) for name in p.matrix.classes if name != own)
            check = Check(
                "rank", cells=in_order(told.base.cells), rivals=rivals, text=told.base.name, rank=way
            )
            yield Segment(end, (check,), told)


def lost_mainly(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`medlars are lost mainly to quince (8) and plum (7)`, `pear is mainly taken for quince (26)`: these take more than any other."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or at == i + 1:
        return
    kinds = [p.kind(at + k) for k in range(3)]
    if kinds[:2] == ["mostly", "taken"]:
        at += 2
    elif (
        kinds == ["loses", "mostly", "as"]
        or kinds == ["wrong", "mostly", "as"]
        or kinds == ["mostly", "loses", "as"]
    ):
        at += 3
    else:
        return
    of, found = p.row[i].text, list[tuple[str, Num | None]]()
    end = at
    while p.kind(at) == "name" and p.row[at].text != of:
        num, end = tail(p, p.nouns(at + 1)) if p.kind(p.nouns(at + 1)) == "open" else (None, p.nouns(at + 1))
        found.append((p.row[at].text, num))
        at = (
            p.passed(end, "comma", "and", "as")
            if p.kind(p.passed(end, "comma")) in ("and", "name")
            else len(p.row)
        )
    others = [
        in_order(frozenset({(of, name)}))
        for name in p.matrix.classes
        if name not in (of, *(n for n, _ in found))
    ]
    if len(found) < 2 or not others:
        return
    checks = [
        Check("rank", cells=((of, name),), rivals=tuple(others), text=f"{of} taken for {name}")
        for name, _ in found
    ]
    checks += [tally(num, frozenset({(of, name)}), f"{of} taken for {name}") for name, num in found if num]
    yield Segment(end, tuple(checks), Told(of=of))
