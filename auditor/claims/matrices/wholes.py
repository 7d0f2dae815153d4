"""Shares of all that was classified, and of all errors: "172 of 1020 are wrong, an error rate of 17%", "... of the items, but only 19% of the errors"."""

from collections.abc import Iterator

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Quantity, Segment, Told, amounts, own_number, quantity, tally
from auditor.claims.measures.claims import Check


def wrong_in_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`172 of 1020 items are wrong, an error rate of 17%`, `125 items, or 19%, went wrong`: whatever they are called."""
    one = p.row[i].num if p.kind(i) == "number" else None
    if one is None or one.unit:
        return
    other = p.row[i + 2].num if p.kind(i + 1) == "of" and p.kind(i + 2) == "number" else None
    at = i + 3 if other is not None and not other.unit else i + 1
    noun = _things(p, at)
    aside = p.passed(noun, "comma", "that is", "open")
    share = p.row[aside].num if aside > noun and p.kind(aside) == "number" else None
    if share is not None and share.unit != "%":
        return
    verb = p.passed(p.passed(aside + 1, "comma", "close") if share else noun, "be")
    kind = p.kind(verb)
    if (
        noun == at
        or kind not in ("wrong", "right")
        or p.row[verb].flavour == "column"
        or p.kind(verb + 1) not in ("", "comma", "and", "that is")
    ):
        return
    cells = p.errors() if kind == "wrong" else p.everything() - p.errors()
    name = "errors" if kind == "wrong" else "the diagonal"
    part, base = Phrase(cells, name), Phrase(p.everything(), "all")
    checks = [tally(one, cells, name)]
    checks += [tally(other, base.cells, "all")] if other is not None else []
    checks += amounts((Quantity(share),), part, base) if share is not None else ()
    end = verb + 1
    joint = p.passed(end, "comma", "that is", "and")
    rate = p.row[joint].text if p.kind(joint) == "metric" else ""
    at_rate = p.passed(joint + 1, "of", "be")
    num = (
        p.row[at_rate].num
        if rate == "miss rate" and kind == "wrong" and p.kind(at_rate) == "number"
        else None
    )
    left = Told(part, cells)
    if num is not None and joint > end:
        yield Segment(at_rate + 1, (*checks, Check("error rate", num)), left)
    if other is not None or share is not None:
        yield Segment(end, tuple(checks), left)


def of_the_errors(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A accounts for 37% of the items but (only) 19% of the errors`: of either, that of the class."""
    if p.kind(i) != "name" or p.kind(p.nouns(i + 1)) not in ("makeup", "reaches"):
        return
    name, start = p.row[i].text, p.nouns(i + 1) + 1
    for found, at in quantity(p, start):
        if not found[0].is_part or p.kind(at) != "of":
            continue
        noun = _things(p, p.passed(at + 1, "all"))
        joint = p.passed(noun, "comma", "and", "except", "only", "contrast", "on", "as")
        if joint == noun or noun <= at + 1:
            continue
        for other, behind in quantity(p, joint):
            for base, end in p.phrase(behind + 1) if p.kind(behind) == "of" else ():
                if base.cells == p.errors() and other[0].is_part:
                    line = Phrase(p.line(name), name)
                    whole = Phrase(p.everything(), "all")
                    checks = (*amounts(found, line, whole), *amounts(other, line, base), *own_number(base))
                    yield Segment(end, checks, Told(of=name))


def _things(p: Phrases, i: int) -> int:
    """The place behind a noun for what was classified, whether the document has it elsewhere or not."""
    at = p.nouns(i)
    return at + (at == i and p.kind(i) in ("word", "pair") and p.row[i].text.casefold().endswith("s"))
