"""A sentence as a line of signs: what each mention and word does in a reckoning; None where one of them is not known to do anything."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claims.cores.bare import bared
from auditor.claims.cores.line import Piece
from auditor.claims.cores.pieces import pieces_of
from auditor.claims.cores.words import DENYING, WORKED_OUT
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import TickRef, axis_of
from auditor.model import Document
from auditor.reading.labels import same_label

# What a word or mark stands for. What is idle claims nothing where it stands.
_KINDS = {
    "at": "in at on for with under until till through",
    "over": "over across along throughout per taking",
    "of": "of",
    "from": "from",
    "between": "between",
    "to": "to",
    "than": "than",
    "by": "by",
    "joint": ", ; : and but while whereas yet against versus compared-with compared-to where when though then",
    "mean": "<mean> averaged",
    "sum": "<sum> together combined summed",
    "gap": "gap difference <differ> apart separate separates separated lie-between lies-between distance margin",
    "ahead": "<gt> <better> ahead lead leads led advantage above beats",
    "behind": "<lt> <worse> behind trail trails trailed deficit below",
    "up": "<up> <gain> rise gain increase growth climb",
    "down": "<down> <harm> loss drop decline fall decrease",
    "spread": "<spread> swings swing swung vary varies varied",
    "max": "<max> <best>",
    "min": "<min> <worst>",
    "only": "<only>",
    "idle": "v that those one who which they it-v adding put steps step change going moving another further moves just",
    "turned": "reversed reverse opposite",
    "it": "it",
    "open": "(",
    "close": ")",
}
_KIND_OF = {word: kind for kind, words in _KINDS.items() for word in words.split()}
_UNTIL = frozenset("until till through".split())
_GAPS = frozenset("gap gaps difference distance margin".split())
_GIVING = frozenset("brings bring brought yields yield yielded gives give gave makes make buys buy".split())
_SPANS = frozenset(
    "year season week month day campaign period term quarter semester night summer winter board whole".split()
)
_UNIT = re.compile(r"(?:[(\[,]|\bin\b)\s*([^()\[\],]{1,12})")
_PHRASES = tuple(
    (tuple(words.split()), tuple(kinds.split()))
    for kinds, phrases in (
        ("turned", "other way round; other way around; order flips; order turns; order reverses; order v reversed; <rank> flips; picture flips"),
        ("same", "<same> v true; <same> v so; <same> v; <same> goes; <same> applies; <same> change; <same> step; <same> move; <same> <gap>"),
        ("sum", "<up> up"),
        ("max gap", "furthest-apart; furthest apart; widest apart"),
        ("min gap", "closest; closest together; closest-together"),
    )
    for words in phrases.split(";")
)  # fmt: skip
_MENTIONS = {"<ref>": "ref", "<panel>": "panel", "<panels>": "panels", "<every>": "every", "<n>": "n", "<axis>": "axis", "<cell>": "cell", "<line>": "cell", "<all>": "all", "<both>": "both", "<map>": "map"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sign:
    """What one word or mention does, and where it stands in the sentence."""

    kind: str
    word: str
    item: Item | None
    start: int

    @property
    def num(self) -> Num | None:
        """The number that it is."""
        value = self.item.value if self.item is not None else None
        return value if isinstance(value, Num) else None


def signs_of(clause: Clause) -> list[Sign] | None:
    """The signs of a sentence; None where a word is left that may claim something."""
    pieces = pieces_of(clause)
    if pieces is None:
        return None
    line = bared(pieces, clause)
    found: list[Sign] = []
    skipped = 0
    for at, piece in enumerate(line):
        if at < skipped:
            continue
        taken, kinds = _taken(line, at, found)
        if not taken and not _is_noun(line, at) and not _is_unit(line, at, clause):
            return None
        skipped = at + taken
        found += [Sign(kind, piece.mark, piece.item, piece.place[0]) for kind in kinds]
    return _with_ticks(_joined(found), clause)


def _taken(line: list[Piece], at: int, found: list[Sign]) -> tuple[int, tuple[str, ...]]:
    """How many pieces do something together, and what; none where it is not known."""
    piece, marks = line[at], tuple(one.mark for one in line[at : at + 4])
    for words, kinds in _PHRASES:
        if marks[: len(words)] == words:
            return len(words), kinds
    if piece.text in ("edges", "edge", "edged") and marks[1:2] == ("out",):
        return 2, ("ahead",)
    if piece.mark == "/" and found and found[-1].kind in ("n", "ref"):
        return 2, ()  # the rest of a unit
    if piece.mark in _MENTIONS:
        return 1, (_MENTIONS[piece.mark],)
    if piece.mark == "<spread>" and piece.text.split()[0] in _GAPS:
        return 1, ("gap",)
    if piece.mark == "v" and piece.text in _GIVING:
        return 1, ("gives",)
    if piece.mark.endswith("-from"):  # "goes from"
        return 1, ("moved", "from")
    if piece.mark in _KIND_OF:
        return 1, (_KIND_OF[piece.mark],)
    spanned = piece.mark in _SPANS and found and found[-1].kind in ("over", "of", "at", "all")
    return (1, ("span",)) if spanned else (0, ())


def _is_noun(line: list[Piece], at: int) -> bool:
    """Whether a word only tells what a name before it is, in front of what is said of it: "the garden cameras averaged 5"."""
    piece = line[at]
    if piece.item is not None or not piece.mark.isalpha() or not piece.mark.endswith("s"):
        return False
    if piece.mark in WORKED_OUT | DENYING or not at or at + 1 == len(line):
        return False
    said = _KIND_OF.get(line[at + 1].mark, "")
    return line[at - 1].mark == "<ref>" and (
        line[at + 1].mark == "v" or said in ("mean", "sum", "up", "down")
    )


def _is_unit(line: list[Piece], at: int, clause: Clause) -> bool:
    """Whether a word behind a number or a tick is its unit, as the labels of the document have it."""
    piece = line[at]
    if not at or piece.item is not None or line[at - 1].mark not in ("<n>", "<ref>", ")"):
        return False
    return piece.text in _units(clause.document)


@lru_cache(maxsize=64)
def _units(document: Document) -> frozenset[str]:
    """The words of what stands in brackets in labels of axes and legends, or behind a comma or "in"."""
    labels = [
        text
        for panel in document.panels
        for text in (panel.rows.label, panel.columns.label, panel.legend.label if panel.legend else "")
    ]
    found = {
        word for text in labels for told in _UNIT.findall(text or "") for word in told.casefold().split()
    }
    return frozenset(found - WORKED_OUT - DENYING)


def _joined(signs: list[Sign]) -> list[Sign]:
    """Signs with what belongs together: "added up" is a sum, "between A and B" names two ends."""
    found: list[Sign] = []
    for at, sign in enumerate(signs):
        before = found[-1] if found else None
        named = ("ref", "panel", "n")
        after = signs[at + 1].kind if at + 1 < len(signs) else ""
        between = (
            before is not None and before.kind in named and len(found) > 1 and found[-2].kind == "between"
        )
        if sign.word == "and" and between and after in named:
            sign = replace(sign, kind="to", word="and")
        found.append(sign)
    return found


def _with_ticks(signs: list[Sign], clause: Clause) -> list[Sign]:
    """Signs in which numbers that lead to a place are the ticks that they are the text of."""
    found = list(signs)
    for at, sign in enumerate(signs):
        before = found[at - 1] if at else None
        value = sign.item.value if sign.item is not None else None
        if (
            before is not None
            and before.word in _UNTIL
            and isinstance(value, TickRef)
            and len(value.ticks) == 1
        ):
            found[at] = (
                replace(sign, item=replace(sign.item, value=_up_to(value, clause))) if sign.item else sign
            )
        if sign.num is None or before is None:
            continue
        way = at > 1 and found[at - 2].kind in ("up", "down")
        ends = (
            not way
            and before.kind in ("from", "between")
            and at + 2 < len(signs)
            and signs[at + 1].kind == "to"
        )
        end = (
            before.kind == "to"
            and at > 2
            and found[at - 2].kind == "ref"
            and found[at - 3].kind in ("from", "between")
        )
        if before.kind == "at" or ends or end:
            ref = _tick(sign.num, clause)
            if ref is not None and sign.item is not None:
                found[at] = replace(sign, kind="ref", item=replace(sign.item, kind="ref", value=ref))
    return found


def _up_to(ref: TickRef, clause: Clause) -> TickRef:
    """All ticks from the first to the one that is named."""
    texts = [tick.text for tick in axis_of(clause.document.panels[0], ref.side).ticks]
    end = next((n for n, text in enumerate(texts) if same_label(text, ref.ticks[0])), None)
    return ref if end is None else replace(ref, ticks=tuple(texts[: end + 1]))


def _tick(num: Num, clause: Clause) -> TickRef | None:
    grid = clause.document.panels[0]
    found = [
        TickRef(side, (tick.text,), True)
        for side in ("rows", "columns")
        for tick in axis_of(grid, side).ticks
        if tick.number is not None
        and abs(float(tick.number) - num.value) < 1e-9
        and num.op == "="
        and (not num.unit or num.unit.casefold() in f"{tick.text} {axis_of(grid, side).label}".casefold())
    ]
    return found[0] if len(found) == 1 else None
