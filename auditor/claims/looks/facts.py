"""What a clause says by the frame that it fits, in all ways to take its places."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.looks.claims import Look, LookFact
from auditor.claims.looks.frames import Framed
from auditor.claims.looks.symbols import Symbol, symbols
from auditor.claims.looks.words import GIVEN
from auditor.claims.places_told import each_place
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.counted import Test
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.refs import AxisRef, PanelRef, RegionRef, TickRef, axis_of
from auditor.language.subject import Subject, subjects
from auditor.numerals import cardinal
from auditor.world import Selection

_KINDS = {"a": "all", "z": "none", "m": "most", "h": "half", "s": "some"}
_TWO = ("both", "the two", "either", "the pair", "neither")
_ONE = Num(1.0, 1.0, "one", word=True)


# Facts in one way to take their places, and whether it is sure which panel is meant.
Ways = Iterator[tuple[tuple[LookFact, ...], bool]]


@dataclass(frozen=True)
class Said:
    """A clause with one of the frames that it fits."""

    clause: Clause
    line: Sequence[Symbol]
    frame: Framed

    @property
    def look(self) -> Look | None:
        """The look that it tells; what "they" have is told before."""
        if self.frame.name == "without":
            return Look("present") if _things(self.line) <= GIVEN else None
        if told := self._part("things"):
            sure = _things(told) <= GIVEN
            marked = any(
                cell.quantity is None for n in self.clause.panels for cell in self.clause.panel(n).cells
            )
            return Look("missing") if sure or marked else None
        own = self._part("look")
        look = own[0].look if own else _before(self.clause)
        if look is not None and self._part("not"):
            turned = {"missing": "present", "present": "missing"}.get(look.kind, "")
            return replace(look, kind=turned) if turned and not look.names else None
        return look

    def facts(self) -> Ways:
        """The facts in all ways to take their places, and whether it is sure which panel is meant."""
        ways = {
            "only": self._confined,
            "placed": self._confined,
            "list": self._listed,
            "beyond": self._beyond,
            "lines": self._lines,
            "crossing": self._crossing,
            "all but": self._all_but,
            "first": self._first,
            "fills": self._fills,
            "all but so many": self._all_but_so_many,
            "at": self._at,
        }
        yield from ways.get(self.frame.name, self._counted)()

    def _counted(self) -> Ways:
        refs = self._refs("r1", "r2", "r3")
        amount = self._amount()
        if amount is None or self.look is None or any(map(_is_corner, refs)) and amount.kind != "all":
            return
        each = any(isinstance(item.value, TickRef) and item.value.every for item in refs)
        for subject in self._subjects([item for item in refs if not _is_every(item)]):
            scope = subject.selections
            if each and amount.kind not in ("all", "none"):
                side = next(
                    item.value.side for item in refs if isinstance(item.value, TickRef) and item.value.every
                )
                scope = tuple(line for s in scope for line in _lines_of(self.clause, s, side))
            fact = LookFact("count", self.look, scope, amount, each and len(scope) > 1)
            yield (fact,), subject.sure

    def _amount(self) -> Amount | None:
        """How many: a number, with that of all of them if it is told, or a word."""
        fixed = {"without": "none", "free": "none", "none of them": "none", "all": "all"}.get(self.frame.name)
        if fixed:
            return Amount(fixed)
        told, total = self._part("q")[-1], self._part("total")
        size = self._number(total[0]) if total else None
        whole = int(size.value) if size is not None else None
        if told.letter == "N" and not _is_count(self._number(told)):
            return None
        if told.letter == "N":
            return Amount("exactly", self._number(told), whole)
        if told.word in _TWO:
            return Amount(
                "exactly", replace(_ONE, value=0.0 if told.word == "neither" else 2.0, text=told.word), 2
            )
        return Amount(_KINDS[told.letter], total=whole)

    def _confined(self) -> Ways:
        scope_refs, refs = self._refs("r1"), self._refs("there")
        if self.look is None or any(map(_is_corner, refs)):
            return
        count = self._told_count()
        for scope in self._subjects(scope_refs):
            for there in self._subjects([*scope_refs, *refs]):
                places = tuple(one for s in there.selections for one in _each_named(s, refs))
                facts = [LookFact(self.frame.name, self.look, scope.selections, there=places)]
                if count is not None:
                    facts.append(LookFact("count", self.look, scope.selections, Amount("exactly", count)))
                yield tuple(facts), scope.sure and there.sure

    def _told_count(self) -> Num | None:
        """`the two bold values both lie ...`: how many there are, if it is told."""
        two = any(symbol.letter == "a" and symbol.word in _TWO for symbol in self.line)
        number = next((symbol for symbol in self.line if symbol.letter == "N"), None)
        return self._number(number) if number else replace(_ONE, value=2.0, text="two") if two else None

    def _listed(self) -> Ways:
        """`two for A, three for B`: so many in each place; in order, where the words before tell of more and more."""
        part, look = self._part("list"), self.look
        pairs = [(one, place) for one, place in pairwise(part) if place.letter == "R"]
        numbers = [
            self._number(one) if one.letter == "N" else replace(_ONE, value=0.0, text="none")
            for one, _ in pairs
        ]
        opened = self.line[: self.frame.span("list")[0]]
        rising = all(a.value <= b.value for a, b in pairwise(numbers))
        if look is None or ":" not in self.clause.sentence[: self.clause.end] or opened and not rising:
            return
        ways = [list(self._subjects([place.item])) for _, place in pairs if place.item is not None]
        for way in zip(*ways, strict=False) if len({len(one) for one in ways}) == 1 else ():
            facts = (
                LookFact("count", look, subject.selections, Amount("exactly", number))
                for number, subject in zip(numbers, way, strict=True)
            )
            yield tuple(facts), all(subject.sure for subject in way)

    def _beyond(self) -> Ways:
        """`all values above 40 are bold`, `0.71 is in italics`: what passes a test looks so."""
        number = self._number(self._part("bound")[0])
        cues = [symbol.item.sense("compare") for symbol in self.line if symbol.letter == "c" and symbol.item]
        relation = cues[0] if cues and number.op == "=" else number.op
        alone = not self._part("r1") and self.line[0].letter == "N"
        if self.look is None or relation not in (">", "<", ">=", "<=", "=") or len(cues) > 1:
            return
        if (relation == "=") != alone or alone and number.step >= 1:
            return
        for subject in self._subjects(self._refs("r1", "r2")):
            test = Test(relation, replace(number, op="="))
            yield (LookFact("beyond", self.look, subject.selections, test=test),), subject.sure

    def _lines(self) -> Ways:
        refs = self._refs("there")
        side = sides(refs[0])[:1]
        if self.look is None or side not in (("rows",), ("columns",)):
            return
        for there in self._subjects(refs):
            lines = tuple(
                line for s in there.selections for line in _lines_of(self.clause, Selection(s.panel), side[0])
            )
            own = tuple(line for s in there.selections for line in _lines_of(self.clause, s, side[0]))
            yield (LookFact("lines", self.look, lines, there=own),), there.sure

    def _crossing(self) -> Ways:
        """`three sites have no value in May`: so many cells of one line, each in a line of the other side."""
        counted = next(s for s in self.line if s.letter == "A").item
        refs, amount = self._refs("r2"), self._amount()
        own = _side(counted)
        across = sides(refs[0])
        if (
            self.look is None
            or amount is None
            or across not in (("rows",), ("columns",))
            or own in (*across, "")
        ):
            return
        for subject in self._subjects(refs):
            single = all(
                len((s.rows if across[0] == "rows" else s.columns) or ()) == 1 for s in subject.selections
            )
            if single:
                yield (LookFact("count", self.look, subject.selections, amount),), subject.sure

    def _all_but(self) -> Ways:
        out, refs = self._refs("out"), self._refs("r2")
        if self.look is None or set(sides(out[0])) & set(sides(refs[0])):
            return
        for subject in self._subjects(refs):
            for spared in self._subjects([*refs, *out]):
                rest = LookFact("only", _opposite(self.look), subject.selections, there=spared.selections)
                yield (rest,), subject.sure and spared.sure and self.look.kind in ("missing", "present")

    def _first(self) -> Ways:
        refs = self._refs("there")
        side = sides(refs[0])[:1]
        if self.look is None or side not in (("rows",), ("columns",)):
            return
        for there in self._subjects(refs):
            lines = tuple(
                line for s in there.selections for line in _lines_of(self.clause, Selection(s.panel), side[0])
            )
            facts = [LookFact("first", self.look, lines, there=there.selections)]
            if told := self._part("n"):
                facts.append(
                    LookFact("count", self.look, there.selections, Amount("exactly", self._number(told[0])))
                )
            if len(there.selections) == 1:
                yield tuple(facts), there.sure

    def _fills(self) -> Ways:
        refs = self._refs("there")
        for there in self._subjects(refs) if all(map(_is_corner, refs)) and self.look else ():
            assert self.look is not None
            yield (LookFact("fills", self.look, there.selections, there=there.selections),), there.sure

    def _all_but_so_many(self) -> Ways:
        """`all cells but two carry a number`: so many do not."""
        told, refs = self._part("n")[-1], self._refs("r1", "r2")
        text = told.item.text.casefold() if told.item is not None else ""
        spared = text.split()[-1] if told.letter == "x" else text
        count = cardinal(spared) if not spared.isdigit() else int(spared)
        if self.look is None or not count or not _BUT.search(self.clause.text):
            return
        amount = Amount("exactly", Num(float(count), 1.0, spared, word=True))
        for subject in self._subjects(refs):
            yield (LookFact("count", _opposite(self.look), subject.selections, amount),), subject.sure

    def _at(self) -> Ways:
        """`two runs have no score: A at 3 and B at 4`: so many there are, and there they are."""
        told, refs = self._part("n")[0], self._refs("there")
        first = next((s.item for s in self._part("there") if s.item is not None), None)
        if self.look is None or told.item is None or first is None or not _is_count(self._number(told)):
            return
        if not _LISTED.search(self.clause.sentence[told.item.end : first.start]):
            return
        for there in self._subjects(refs):
            places = tuple(one for s in there.selections for one in _each_named(s, refs))
            single = all(
                s.rows is not None and s.columns is not None and len(s.rows) == len(s.columns) == 1
                for s in places
            )
            whole = tuple(dict.fromkeys(Selection(s.panel) for s in places))
            if single and len(places) == self._number(told).value:
                amount = Amount("exactly", self._number(told))
                count = LookFact("count", self.look, whole, amount)
                yield (count, LookFact("only", self.look, whole, there=places)), there.sure

    def _part(self, name: str) -> Sequence[Symbol]:
        start, end = self.frame.span(name)
        return self.line[start:end]

    def _refs(self, *names: str) -> list[Item]:
        return [s.item for name in names for s in self._part(name) if s.letter in "RE" and s.item is not None]

    def _number(self, symbol: Symbol) -> Num:
        value = symbol.item.value if symbol.item is not None else None
        return value if isinstance(value, Num) else _ONE

    def _subjects(self, refs: Sequence[Item]) -> Iterator[Subject]:
        """The cells that references mean; of several on one side, those of each."""
        own = [side for item in refs for side in sides(item)]
        panels = [item for item in self.clause.items if isinstance(item.value, PanelRef)]
        if len(set(own)) == len(own):
            yield from subjects(self.clause, [*refs, *panels])
            return
        found = [each_place(self.clause, panel, refs) for panel in self.clause.panels]
        if all(found):
            sure = self.clause.named or len(self.clause.panels) == 1
            yield Subject(tuple(s for one in found for s in one), False, sure)


def _before(clause: Clause) -> Look | None:
    """The look that the words before the clause tell, if they tell one."""
    earlier = replace(
        clause, items=clause.before, start=0, end=clause.start, text=clause.sentence[: clause.start]
    )
    found = {symbol.look for symbol in symbols(earlier) if symbol.look is not None}
    return found.pop() if len(found) == 1 else None


_BUT = re.compile(r"\b(?:but|except|bar|save)\b", re.IGNORECASE)
_LISTED = re.compile(r":\s|\(|,\s(?:namely|viz)|\s[–—]\s")


def _things(line: Sequence[Symbol]) -> set[str]:
    return {(s.item.text if s.item else s.word).casefold().removesuffix("s") for s in line if s.letter == "C"}


def _opposite(look: Look) -> Look:
    return Look({"missing": "present", "present": "missing"}.get(look.kind, look.kind), sure=look.sure)


def _is_count(number: Num) -> bool:
    return number.value == int(number.value) and number.step >= 1 and not number.unit


def _is_every(item: Item) -> bool:
    return isinstance(item.value, TickRef) and item.value.every and not item.value.ticks


def _is_corner(item: Item) -> bool:
    return isinstance(item.value, RegionRef) and item.value.name.endswith("corner")


def _each_named(chosen: Selection, refs: Sequence[Item]) -> list[Selection]:
    """The lines that are named one by one, "columns B and D": each of them is meant."""
    lists = [item for item in refs if isinstance(item.value, TickRef) and " and " in item.text]
    if len(refs) != 1 or not lists or len(sides(lists[0])) != 1:
        return [chosen]
    taken = chosen.rows if sides(lists[0])[0] == "rows" else chosen.columns
    each = [
        replace(chosen, rows=(at,)) if sides(lists[0])[0] == "rows" else replace(chosen, columns=(at,))
        for at in taken or ()
    ]
    return each or [chosen]


def _side(item: Item | None) -> str:
    if item is None:
        return ""
    if isinstance(item.value, AxisRef):
        return item.value.side
    return f"{item.value}s" if item.kind == "noun" else ""


def _lines_of(clause: Clause, chosen: Selection, side: str) -> list[Selection]:
    """The lines of a side, each by itself, within a selection."""
    axis = axis_of(clause.panel(chosen.panel), side)
    taken = chosen.rows if side == "rows" else chosen.columns
    every = range(len(axis.ticks)) if taken is None else taken
    return [replace(chosen, rows=(at,)) if side == "rows" else replace(chosen, columns=(at,)) for at in every]
