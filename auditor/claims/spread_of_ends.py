"""How far the two ends of a panel are apart, told by two superlatives: "thinnest and thickest hole are 13 mm apart".

Which superlatives these are does not matter, as two of them with one distance are the two ends. Every other word must be one
that tells a distance, or the name of what is measured right behind a superlative.
"""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.pairing import Group
from auditor.claims.spread import Spread, Spreads
from auditor.language.clauses import Clause, uncut
from auditor.language.refs import PanelRef
from auditor.language.tokens import Token, tokens
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.world import Selection

# Of size, age, time and distance, which tell ticks apart as well: "the oldest and the youngest group are 4 apart".
_OF_TICKS = (
    "bigg|small|larg|old|eld|young|new|tall|short|long|wid|broad|narrow|far|furth|farth|near|clos|earli|lat|heavi|light|cheap|dear|slim|"
    "bus|size"
)
_SUPERLATIVE = re.compile(
    rf"(?!(?:{_OF_TICKS}|for|harv|inter|requ|r|t|w|n|gu|hon|mod)est$)[a-z]{{3,}}est|best|worst|extremes",
    re.IGNORECASE,
)
_WORDS = frozenset(
    """the a an and from to between of it is are there lie lies lay lying apart differ differs differing difference by gap distance
    separate separates separated stand stands put some exactly about roughly around nearly almost just over a whole full in all this
    figure map panel grid heatmap chart matrix plot two span spans spread range amounts amount comes come makes make up""".split()
)
_APART = frozenset(
    "apart differ differs differing difference gap distance separate separates separated lie lies span spans spread".split()
)
_TWO = 2


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The spread of a panel, of a sentence that tells nothing else."""
    if statement.asks or _SUPERLATIVE.search(statement.text) is None:
        return
    clause = uncut(statement, document, vocabulary(document))
    numbers = [item for item in clause.items if item.kind == "number"]
    panels = clause.panels if clause.panels else tuple(range(len(document.panels)))
    if len(numbers) != 1 or len(panels) != 1 or statement.row is not None or statement.column is not None:
        return
    if any(item.kind == "ref" and not isinstance(item.value, PanelRef) for item in clause.items):
        return
    num = clause.number(numbers[0])
    if num.op in ("=", "~") and not num.word and _is_of_ends(clause):
        spread = Spread((Group((Selection(panels[0]),), ""),), relation="=", num=num)
        whole = ((0, len(statement.text)),)
        yield Reading(
            Spreads((spread,)),
            frozenset(),
            panels,
            bool(clause.of("hedge")),
            whole,
            ("peak", "amount", "value"),
        )


def _is_of_ends(clause: Clause) -> bool:
    """Whether all words are two different superlatives with what they are of, words of distance, a number and its unit."""
    found = [token for token in tokens(clause.sentence) if token.text[:1].isalnum()]
    ends = [token.text.casefold() for token in found if _SUPERLATIVE.fullmatch(token.text)]
    both = ends == ["extremes"] or (len(ends) == _TWO and ends[0] != ends[1] and "extremes" not in ends)
    if not both or not any(token.text.casefold() in _APART for token in found):
        return False
    inside = [item for item in clause.items if isinstance(item.value, PanelRef)]
    return all(
        _is_known(found, at) or any(item.start <= token.start < item.end for item in inside)
        for at, token in enumerate(found)
    )


def _is_known(found: list[Token], at: int) -> bool:
    word = found[at].text.casefold()
    before = found[at - 1].text if at else ""
    of_end = bool(_SUPERLATIVE.fullmatch(before))
    unit = any(character.isdigit() for character in before)
    return word in _WORDS or bool(_SUPERLATIVE.fullmatch(word)) or word[0].isdigit() or of_end or unit
