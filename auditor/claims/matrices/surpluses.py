"""Classes that are called so more or less often than they are there: "only A and B are predicted less often than they occur", "A shows the largest surplus"."""

from collections.abc import Iterator

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Segment, Told, in_order
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_SHOULD = frozenset("should deserves deserve".split())
_SURPLUS = frozenset("surplus surpluses excess overshoot".split())
_DEFICIT = frozenset("deficit deficits shortfall undershoot".split())
_SHOWING = frozenset("has have shows show showed has runs with posts".split())


def miscalled(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(only) A and B are predicted more often than they occur`, `A receives fewer items than it should`."""
    alone = p.kind(i) == "only"
    for names, at in p.names(i + alone):
        way, end = _way(p, p.passed(p.nouns(at), "both", "all"))
        if not way:
            continue
        others = [name for name in p.matrix.classes if name not in names] if alone else []
        checks = [_surplus(p, name, way) for name in names]
        checks += [_at_most(p, name, way) for name in others]
        yield Segment(end, tuple(checks), Told(of=names[0] if len(names) == 1 else "", counted="calls"))


def _way(p: Phrases, i: int) -> tuple[str, int]:
    """`are predicted more often than they occur`: more or fewer, and where the words end."""
    at = p.passed(i, "be", "all", "both")
    if p.kind(at) in ("predicted", "taken", "given", "flagged", "labels") and at > i:
        way = {"more often": "more", "less often": "fewer"}.get(p.kind(at + 1), "")
        end = p.passed(at + 2, "than", "it", "pronoun", "truly", "be", "there")
        if way and p.kind(at + 2) == "than" and end > at + 3:
            end += p.kind(end) == "occurs" or _word(p, end) in ("occur", "appear", "exist", "there")
            return way, end
    if p.kind(i) == "attracts" or _word(p, i) in ("gets", "get", "receive", "receives", "got"):
        way = p.kind(i + 1)
        than = p.nouns(i + 2)
        than += p.kind(than) == "word" and p.kind(than + 1) == "than"
        end = p.passed(than + 1, "it", "pronoun")
        if (
            way in ("more", "fewer")
            and p.kind(than) == "than"
            and end > than + 1
            and _word(p, end) in _SHOULD
        ):
            return way, end + 1
    return "", i


def _surplus(p: Phrases, name: str, way: str) -> Check:
    ends = (p.called(name), p.line(name))
    one, other = ends if way == "more" else ends[::-1]
    return Check(
        "more", cells=in_order(one), base=in_order(other), text=f"called {name} against truly {name}"
    )


def _at_most(p: Phrases, name: str, way: str) -> Check:
    """Of the others none is called so more (less) often than it is there."""
    num = Num(0.0, 1.0, "no surplus", "<=" if way == "more" else ">=")
    return Check("surplus", num, of=name)


def largest_surplus(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A shows the largest surplus(, 18 items)`, `the largest deficit is that of A`."""
    lead = p.row[i].text if p.kind(i) == "name" else ""
    at = p.nouns(i + 1) if lead else i
    at = p.passed(at, "reaches", "raises", "truly") + (_word(p, at) in _SHOWING and p.kind(at) == "word")
    if lead and at == p.nouns(i + 1) or p.kind(at) not in ("superlative", "foremost"):
        return
    low = p.row[at].flavour == "lowest"
    word = _word(p, at + 1)
    if low or word not in (*_SURPLUS, *_DEFICIT):
        return
    end = at + 2
    if p.kind(end) == "of" and p.kind(end + 1) in ("predicted", "noun"):
        end = p.nouns(p.passed(end + 1, "predicted"))
        end += 2 * (_word(p, end) in ("over", "above") and p.kind(end + 1) in ("word", "noun", "occurs"))
    end = p.everyone(end)
    if not lead:
        named = p.passed(end, "be", "that", "of", "belongs", "comma")
        if p.kind(named) != "name":
            return
        lead, end = p.row[named].text, p.nouns(named + 1)
    way = "highest" if word in _SURPLUS else "lowest"
    num, last = tail(p, end)
    if num is None and p.kind(end) == "comma" and p.kind(end + 1) == "number":
        num, last = p.row[end + 1].num, p.nouns(end + 2)
    checks = [Check(way, of=lead, other="surplus")]
    if num is not None and not num.unit:
        ends = (p.called(lead), p.line(lead)) if way == "highest" else (p.line(lead), p.called(lead))
        checks.append(
            Check(
                "margin",
                num,
                cells=in_order(ends[0]),
                base=in_order(ends[1]),
                text=f"called {lead} against truly {lead}",
            )
        )
    yield Segment(last if num else end, tuple(checks), Told(of=lead, counted="calls"))


def by_so_many_calls(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is over-predicted by 12 items`, `(A is over-predicted:) 112 calls against 100 actual cases`."""
    at = p.passed(p.nouns(i + 1), "be") if p.kind(i) == "name" else i
    if at > i + 1 and p.kind(at) == "overcalled" and p.kind(at + 1) == "by" and p.kind(at + 2) == "number":
        name, num = p.row[i].text, p.row[at + 2].num
        ends = (p.called(name), p.line(name))
        one, other = ends if p.row[at].flavour == "more" else ends[::-1]
        if num is not None and not num.unit:
            check = Check(
                "margin",
                num,
                cells=in_order(one),
                base=in_order(other),
                text=f"called {name} against truly {name}",
            )
            yield Segment(p.nouns(at + 3), (check,), Told(of=name, counted="calls"))
    if told.of and told.counted == "calls" and p.kind(i) == "number" and i:
        one_num, joint = p.row[i].num, p.nouns(i + 1)
        there = (
            p.row[joint + 1].num
            if p.kind(joint) in ("against", "on", "as") and p.kind(joint + 1) == "number"
            else None
        )
        end = p.nouns(p.passed(joint + 2, "actual", "truly"))
        if one_num and there and not (one_num.unit or there.unit):
            checks = (
                Check("predictions", one_num, of=told.of),
                Check("support", there, of=told.of),
            )
            yield Segment(end, checks, told)


def more_than_there(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A is predicted 91 times,) 19 more than there are (of them)`, `..., 19 times too often`."""
    names = [name for name in p.matrix.classes if told.base and told.base.cells == p.called(name)]
    names = names or ([told.of] if told.of and told.counted == "calls" else [])
    num = p.row[i].num if p.kind(i) == "number" else None
    way = p.kind(i + 1)
    if len(names) != 1 or num is None or num.unit or way not in ("more", "fewer") or p.kind(i + 2) != "than":
        return
    end = p.passed(i + 3, "there", "it", "pronoun", "truly", "actual", "be", "name", "noun", "occurs")
    end = p.nouns(end)
    if end == i + 3:
        return
    ends = (p.called(names[0]), p.line(names[0]))
    one, other = ends if way == "more" else ends[::-1]
    check = Check(
        "margin",
        num,
        cells=in_order(one),
        base=in_order(other),
        text=f"called {names[0]} against truly {names[0]}",
    )
    yield Segment(end, (check,), told)


def said_too_often(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the app names A too readily(: 209 predictions for 192 planks)`, `the app predicts A 209 times`."""
    at = p.passed(i, "model", "it") if p.kind(i) in ("model", "it") else i + (p.kind(i) == "word")
    naming = p.kind(at) in ("says", "labels", "given", "predicted", "taken", "flagged") or _word(p, at) in (
        "names",
        "predicts",
        "reports",
        "picks",
        "uses",
        "chooses",
    )
    if at == i or not naming or p.kind(at + 1) != "name":
        return
    name, behind = p.row[at + 1].text, p.nouns(at + 2)
    ends = (p.called(name), p.line(name))
    if p.kind(behind) == "too often":
        one, other = ends if p.row[behind].flavour == "more" else ends[::-1]
        check = Check(
            "more", cells=in_order(one), base=in_order(other), text=f"called {name} against truly {name}"
        )
        yield Segment(behind + 1, (check,), Told(of=name, counted="calls"))
    num = p.row[behind].num if p.kind(behind) in ("factor", "number") else None
    if num is not None and num.unit in ("times", ""):
        count = Num(num.value, 1.0, num.text, num.op)
        end = p.nouns(behind + 1)
        yield Segment(end, (Check("predictions", count, of=name),), Told(of=name, counted="calls"))


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
