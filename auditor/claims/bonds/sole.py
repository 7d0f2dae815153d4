"""What holds of some pairs and of no other: "only A and B exceed 0.5", "the only negative pair is A and B"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.conditions import Cond, condition, values_of
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.extremes import Told
from auditor.claims.bonds.line import JOIN, Line, M, listed, pair_of
from auditor.claims.bonds.sets import NOUN
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair

_ONLY_PAIRS = re.compile(r"only (?P<pairs>.+)")
_SOLE = re.compile(
    rf"(?:only|sole|one|lone|(?=pairs )) ?(?P<n><c\d+> )?(?P<sign>positive |negative )?(?:{NOUN}|one|ones)(?P<cond> .+?)?"
)
_PAIRS = re.compile(
    rf"(?:(?:pairs?|those|that|{NOUN}) (?:of |between )?)?{M}{JOIN}{M}(?: (?:,|and|, and) (?:(?:that|those) (?:of|between) )?{M}{JOIN}{M})*"
)


def only(left: str, right: str, line: Line, context: Context) -> Iterator[Told]:
    """`only A and B exceed 0.5`, `the only negative pair is A and B`, `A and B are the only pair above 0.5`."""
    led = _ONLY_PAIRS.fullmatch(left)
    if led and (pairs := _named_pairs(led["pairs"])):
        if cond := condition(right, line):
            yield from _and_no_other(cond, pairs, line, context)
        return
    right = re.sub(r"^(?:is|are|:|,|being|belongs? to)(?= )", "", right).strip()
    for one, other in ((left, right), (right, left)):
        sole = _SOLE.fullmatch(one)
        tail = re.fullmatch(
            r"(?P<pairs>.+?)(?P<v>(?: ,| at| with| of)* <n\d+>)?(?: ,)?(?: (?:is|are|:))?", other
        )
        if sole and tail:
            pairs, values = _named_pairs(tail["pairs"]), values_of(tail["v"] or "", line)
            cond = _sole_condition(sole, line)
            told = line.count(sole["n"].strip()) if sole["n"] else None
            if pairs and cond and told in (None, len(pairs)) and len(values) in (0, len(pairs)):
                for facts, after in _and_no_other(cond, pairs, line, context):
                    more = tuple(
                        Related(line.found.panel, (pair,), "mean", num)
                        for pair, num in zip(pairs, values, strict=False)
                    )
                    yield (*facts, *more), after


def _sole_condition(sole: re.Match[str], line: Line) -> Cond | None:
    words = (sole["cond"] or "").strip()
    words = re.sub(r"^(?:that|which|with|to) ", "", words)
    if absolute := re.fullmatch(r"whose absolute (?:values?|coefficients?) (?P<rest>.+)", words):
        words = f"{absolute['rest']} in absolute value"
    words = re.sub(r"^whose (?:values?|coefficients?) ", "", words)
    if sole["sign"] and words:
        return None
    return condition(sole["sign"].strip() if sole["sign"] else words, line)


def _and_no_other(cond: Cond, pairs: tuple[Pair, ...], line: Line, context: Context) -> Iterator[Told]:
    rest = tuple(pair for pair in line.everything if pair not in pairs)
    if cond.high is None and rest:
        others = (replace(fact, quantifier="none") for fact in cond.of(line.found.panel, rest))
        yield (*cond.of(line.found.panel, pairs), *others), replace(context, pairs=pairs)


def _named_pairs(words: str) -> tuple[Pair, ...]:
    """`A and B, C and D`: the pairs that are listed."""
    words = words.strip(" ,")
    if not _PAIRS.fullmatch(words):
        return ()
    found = [pair_of(f"{match.group()}") for match in re.finditer(rf"{M}{JOIN}{M}", words)]
    return listed([pair for pair in found if pair]) if all(found) else ()
