"""What a sentence mentions: references, numbers and cues, in order and without overlap."""

import re
from dataclasses import dataclass, replace

from auditor.language.bounds import bounded
from auditor.language.items import Item
from auditor.language.lexicon import longest_phrase, phrases
from auditor.language.numbers import Num
from auditor.language.refs import (
    AxisRef,
    PanelRef,
    PlaceRef,
    PositionRef,
    RegionRef,
    TickRef,
    axis_of,
    tick_index,
)
from auditor.language.tokens import Token, tokens
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import cardinal, ordinal
from auditor.quantity import match_quantity
from auditor.reading.colours import COLOUR

_SUBFIGURE = re.compile(
    r"(?:fig(?:ure|\.)?|panel|subfigure|subplot|matrix|heat\s?map|table)\s*(?:\d+(?:\.\d+)?\s*)?(?:\((?P<inner>[a-h])\)|(?P<letter>[a-h]))(?![\w'’])",
    re.IGNORECASE,
)
FILLERS = frozenset(
    "the a an of from between is = : at ' \" “ ” ‘ ’ value size setting level equal to ( `".split()
)
LIST_JOINTS = frozenset(", and or & /".split())
RANGE_JOINTS = frozenset("- to through".split())
SIDES = {
    "left",
    "right",
    "top",
    "bottom",
    "upper",
    "lower",
    "center",
    "centre",
    "middle",
    "central",
    "leftmost",
    "rightmost",
    "topmost",
    "bottommost",
    "uppermost",
    "lowermost",
}
_VERTICAL = {
    "upper": "upper",
    "top": "upper",
    "lower": "lower",
    "bottom": "lower",
    "middle": "middle",
    "center": "middle",
    "centre": "middle",
    "central": "middle",
}
_HORIZONTAL = {
    "left": "left",
    "right": "right",
    "center": "center",
    "centre": "center",
    "middle": "center",
    "central": "center",
}
_EDGES = {
    "left": ("columns", 0),
    "right": ("columns", -1),
    "top": ("rows", 0),
    "upper": ("rows", 0),
    "bottom": ("rows", -1),
    "lower": ("rows", -1),
}
_LINES = {"row": "rows", "column": "columns"}
_PANEL_NOUNS = {
    "panel",
    "heatmap",
    "map",
    "matrix",
    "plot",
    "chart",
    "grid",
    "subplot",
    "figure",
    "side",
    "table",
    "hand",
    "image",
    "one",
}
# How a bound on an axis is put: the words, whether it runs upwards, whether the tick named is part of it.
_TICK_BOUNDS = (
    (("greater", "than"), True, False),
    (("larger", "than"), True, False),
    (("longer", "than"), True, False),
    (("more", "than"), True, False),
    (("above",), True, False),
    (("over",), True, False),
    (("beyond",), True, False),
    (("exceeding",), True, False),
    (("past",), True, False),
    (("at", "least"), True, True),
    (("from",), True, True),
    (("less", "than"), False, False),
    (("smaller", "than"), False, False),
    (("shorter", "than"), False, False),
    (("fewer", "than"), False, False),
    (("below",), False, False),
    (("under",), False, False),
    (("up", "to"), False, True),
    (("≥",), True, True),
    (("≤",), False, True),
    ((">",), True, False),
    (("<",), False, False),
    (("at", "most"), False, True),
    (("no", "more", "than"), False, True),
    (("no", "larger", "than"), False, True),
    (("no", "less", "than"), True, True),
)
_SMALL = frozenset("smallest lowest shortest least earliest minimum narrowest weakest fewest".split())
_GREAT = frozenset(
    "largest highest longest greatest latest maximum widest biggest most strictest deepest".split()
)
_MORE = frozenset(
    "larger higher longer greater bigger increasing rising growing wider increased more later deeper raising increase additional extra high large long great many late".split()
)
_LESS = frozenset(
    "smaller lower shorter decreasing falling fewer narrower decreased less earlier reducing lowering decrease reduced low small short few early little".split()
)


@dataclass(frozen=True)
class Analysis:
    """A sentence with all that it mentions."""

    text: str
    tokens: tuple[Token, ...]
    items: tuple[Item, ...]


def analyse(text: str, document: Document, names: Vocabulary) -> Analysis:
    """Find all mentions of a sentence."""
    found = _Finder(text, document, names)
    return Analysis(text, tuple(found.tokens), tuple(bounded(found.items(), found.tokens)))


# A sentence's own number, "(2) Two wet months.", counts nothing in the data.
_ENUMERATION = re.compile(r"^\(?\d{1,2}[).]\s")


class _Finder:
    """One walk over the tokens; every `_try_*` gives an item that begins at a token, or None."""

    def __init__(self, text: str, document: Document, names: Vocabulary) -> None:
        self.text = text
        self.document = document
        self.names = names
        self.tokens = tokens(text)
        self.norms = tuple(token.norm for token in self.tokens)
        self.colours = {found.start(): found.end() for found in COLOUR.finditer(text)}

    def items(self) -> list[Item]:
        found: list[Item] = []
        position = 0
        tries = (
            self._try_pair, self._try_region, self._try_subfigure, self._try_panel_side, self._try_line, self._try_extreme_ticks, self._try_axis_extreme, self._try_counted_tick,
            self._try_tick_behind, self._try_name, self._try_colour, self._try_missing_mark, self._try_phrase, self._try_number,
        )  # fmt: skip
        while position < len(self.tokens):
            item = next((item for attempt in tries if (item := attempt(position))), None)
            if item is None:
                position += 1
                continue
            found.append(self._onwards(item))
            position = max(found[-1].last, position + 1)
        return found

    def _onwards(self, item: Item) -> Item:
        """`from 5 bits on`, `from 2000 upwards`: all ticks from there on."""
        ref = item.value
        behind = self._norm(item.last) in ("on", "onward", "onwards", "upward", "upwards", "up")
        if not (
            isinstance(ref, TickRef)
            and len(ref.ticks) == 1
            and behind
            and self._norm(item.first - 1) == "from"
            and ref.side in ("rows", "columns")
        ):
            return item
        ticks = self._beyond(ref.ticks[0], ref.side, True)
        return (
            self._item(item.kind, replace(ref, ticks=tuple(ticks)), item.first, item.last + 1)
            if ticks
            else item
        )

    def _item(
        self, kind: str, value: object, first: int, last: int, senses: tuple[tuple[str, str], ...] = ()
    ) -> Item:
        start, end = self.tokens[first].start, self.tokens[last - 1].end
        return Item(kind, value, start, end, first, last, self.text[start:end], senses)

    def _norm(self, position: int) -> str:
        return self.norms[position] if 0 <= position < len(self.norms) else ""

    # --- places -----------------------------------------------------------------------------------

    def _try_pair(self, i: int) -> Item | None:
        """`(16, 64)`, `1x1`: a cell by its coordinates, where both are ticks."""
        found = re.compile(
            r"\(\s*([-+−]?\d[\d.,]*?)\s*,\s*([-+−]?\d[\d.]*)\s*\)|(?<![\w.])(\d{1,4})\s?[x×]\s?(\d{1,4})(?!\w)"
        ).match(self.text, self.tokens[i].start)
        if not found:
            return None
        first, second = (found[1], found[2]) if found[1] else (found[3], found[4])
        place = self._pair_place(first, second)
        if place is None:
            return None
        last = (
            next(
                (k for k in range(i, len(self.tokens)) if self.tokens[k].end >= found.end()),
                len(self.tokens) - 1,
            )
            + 1
        )
        return self._item("ref", place, i, last)

    def _pair_place(self, first: str, second: str) -> PlaceRef | None:
        """A bare pair is (x, y) unless only the other order has such ticks."""
        for row, column in ((second, first), (first, second)):
            if any(
                tick_index(panel.rows, row) is not None and tick_index(panel.columns, column) is not None
                for panel in self.document.panels
            ):
                return PlaceRef(row, column)
        return None

    def _try_region(self, i: int) -> Item | None:
        """`upper-right triangle`, `lower left corner`, `the diagonal`, `above the diagonal`."""
        norm = self._norm(i)
        if norm in ("off",) and self._norm(i + 1) == "-" and self._norm(i + 2) == "diagonal":
            return self._item("ref", RegionRef("off-diagonal"), i, i + 3)
        if norm == "anti" and "diagonal" in (self._norm(i + 1), self._norm(i + 2)):
            return self._item(
                "ref", RegionRef("antidiagonal"), i, i + (2 if self._norm(i + 1) == "diagonal" else 3)
            )
        if norm in ("main", "principal") and self._norm(i + 1) == "diagonal":
            return self._item("ref", RegionRef("diagonal"), i, i + 2)
        if norm in ("above", "below", "over", "under", "beneath", "off", "outside") and self._diagonal_after(
            i
        ):
            name = {
                "above": "upper triangle",
                "over": "upper triangle",
                "off": "off-diagonal",
                "outside": "off-diagonal",
            }
            return self._item("ref", RegionRef(name.get(norm, "lower triangle")), i, self._diagonal_after(i))
        if norm in (
            "leaving",
            "excluding",
            "without",
            "ignoring",
            "disregarding",
            "omitting",
            "discounting",
            "setting",
            "leave",
            "exclude",
            "ignore",
        ):
            last = self._diagonal_after(i)
            if last:
                return self._item(
                    "ref", RegionRef("off-diagonal"), i, last + (self._norm(last) in ("aside", "out"))
                )
        if norm == "origin":
            place = self._pair_place("0", "0")
            return self._item("ref", place, i, i + 1) if place else None
        if norm == "diagonal":
            return self._item("ref", RegionRef("diagonal"), i, i + 1)
        if norm in _VERTICAL:
            return self._corner(i)
        if norm in _HORIZONTAL and self._norm(i + 1) == "half":
            return self._item("ref", RegionRef(f"{norm} half"), i, i + 2)
        return None

    def _diagonal_after(self, i: int) -> int:
        at = i + 1
        while self._norm(at) in ("the", "main", "-", "out", "aside"):
            at += 1
        return at + 1 if self._norm(at) == "diagonal" else 0

    def _corner(self, i: int) -> Item | None:
        at = i + 1
        if self._norm(at) == "-":
            at += 1
        nouns = {
            "corner",
            "quadrant",
            "triangle",
            "region",
            "area",
            "part",
            "cell",
            "tile",
            "square",
            "portion",
            "block",
            "section",
            "box",
            "end",
            "entry",
            "position",
        }
        if self._norm(at) in _HORIZONTAL and not (
            self._norm(i) in ("middle", "center", "centre", "central") and self._norm(at) in ("middle",)
        ):
            noun = self._norm(at + 1)
            last = at + (2 if noun in nouns else 1)
            kind = (
                "triangle"
                if noun == "triangle"
                else "quadrant"
                if noun in ("quadrant", "region", "area", "part", "portion", "block", "section")
                else "corner"
            )
            return self._item(
                "ref", RegionRef(f"{_VERTICAL[self._norm(i)]} {_HORIZONTAL[self._norm(at)]} {kind}"), i, last
            )
        if self._norm(at) in ("triangle", "half", "triangular"):
            last = at + (2 if self._norm(at + 1) in nouns else 1)
            return self._item(
                "ref",
                RegionRef(f"{_VERTICAL[self._norm(i)]} {'half' if self._norm(at) == 'half' else 'triangle'}"),
                i,
                last,
            )
        return None

    def _try_subfigure(self, i: int) -> Item | None:
        """`Figure 9b`, `panel (b)`, `Fig. 3a`: a panel by the letter that its name begins with."""
        found = _SUBFIGURE.match(self.text, self.tokens[i].start)
        letter = (found["letter"] or found["inner"]).casefold() if found else ""
        indices = [
            k
            for k, panel in enumerate(self.document.panels)
            if re.match(rf"(?:\w+ )?\(?{letter}\)", panel.name, re.IGNORECASE)
        ]
        if not found or len(indices) != 1:
            return None
        last = (
            next(
                (k for k in range(i, len(self.tokens)) if self.tokens[k].end >= found.end()),
                len(self.tokens) - 1,
            )
            + 1
        )
        return self._item("ref", PanelRef((indices[0],)), i, last)

    def _try_panel_side(self, i: int) -> Item | None:
        """`the left heatmap`, `the second panel`, `both panels`, `on the right`."""
        panels = self.document.panels
        if len(panels) < 2:
            return None
        norm, following = self._norm(i), self._norm(i + 1)
        if following in ("-",) and self._norm(i + 2) == "hand":
            following, skip = self._norm(i + 3), 3
        else:
            skip = 1
        some = norm in ("two", "three", "four") and following == "of"
        if (
            norm in ("both", "all", "each", "every", "either", "two", "three", "four", "any", "neither")
            and not some
            and self._panel_noun(i + 1)
        ):
            return self._item("ref", PanelRef(tuple(range(len(panels))), True), i, self._panel_noun(i + 1))
        if norm in ("across", "among", "between") and self._panel_noun(i + 1):
            return self._item("ref", PanelRef(tuple(range(len(panels))), True), i, self._panel_noun(i + 1))
        if norm == "the" and following in ("two", "three", "four", "five", "six") and self._panel_noun(i + 2):
            return self._item("ref", PanelRef(tuple(range(len(panels))), True), i, self._panel_noun(i + 2))
        index = self._by_side(norm)
        if index is None:
            return None
        if following in _PANEL_NOUNS:
            return self._item("ref", PanelRef((index,)), i, i + skip + 1)
        if (
            self._norm(i - 1) == "the"
            and self._norm(i - 2) in ("on", "at", "to")
            and following not in SIDES
            and following not in _LINES
            and following != "side"
        ):
            return self._item("ref", PanelRef((index,)), i, i + 1)
        return None

    def _panel_noun(self, i: int) -> int:
        """Where a word for panels ends that begins here ("the two models"), or 0."""
        at = i
        while self._norm(at) in ("the", "of", "two", "three", "four", "these", "tested", "other"):
            at += 1
        nouns = {
            "panel",
            "heatmap",
            "heat",
            "plot",
            "chart",
            "subplot",
            "matrix",
            "map",
            "grid",
            "figure",
            "matrice",
            "table",
        } | self._panel_words()
        return at + 1 if self._norm(at) in nouns else 0

    def _panel_words(self) -> set[str]:
        """Words by which the document calls its panels ("models", "datasets"), if no axis has that name."""
        axes = {
            word
            for words, refs in self.names.names.items()
            for word in words
            for ref in refs
            if isinstance(ref, AxisRef)
        }
        return {"model", "dataset", "method", "condition", "setting", "case", "environment"} - axes

    def _by_side(self, word: str) -> int | None:
        side = {
            "centre": "center",
            "middle": "center",
            "upper": "top",
            "lower": "bottom",
            "central": "center",
        }.get(word, word)
        panels = self.document.panels
        stated = [index for index, panel in enumerate(panels) if panel.side == side]
        if len(stated) == 1:
            return stated[0]
        unsaid = not any(panel.side for panel in panels)
        if unsaid and len(panels) == 2 and side in ("left", "right", "top", "bottom"):
            return 0 if side in ("left", "top") else 1
        if word == "former" and len(panels) == 2:
            return 0
        if word == "latter" and len(panels) == 2:
            return 1
        number = ordinal(word)
        return number - 1 if number and number <= len(panels) else len(panels) - 1 if word == "last" else None

    def _try_line(self, i: int) -> Item | None:
        """`the first column`, `top row`, `last two columns`, `the bottom row`, `row 3`, `each row`."""
        norm = self._norm(i)
        if norm in _LINES:
            return self._numbered_line(i)
        if self.tokens[i].is_number and self._norm(i + 1) in _LINES and not self._counts_something(i):
            side = _LINES[self._norm(i + 1)]
            tick = self._tick_text(side, self.tokens[i].text)
            return self._item("ref", TickRef(side, (tick,), True), i, i + 2) if tick else None
        if edge := self._edge(i):
            return edge
        outer = i + (norm == "the")
        outer += self._norm(outer) == "two"
        if self._norm(outer) in ("outer", "outermost") and self._norm(outer + 1) in _LINES:
            return self._item("ref", PositionRef(_LINES[self._norm(outer + 1)], (0, -1), ""), i, outer + 2)
        if (
            norm in ("all", "every", "each", "any", "both", "no")
            and self._norm(i + 1) in _LINES
            and norm != "no"
        ):
            return self._item("ref", TickRef(_LINES[self._norm(i + 1)], (), True, True), i, i + 2)
        if cardinal(norm) and self._norm(i + 1).removesuffix("most") in SIDES | {"last", "first", "final"}:
            return self._counted_lines(i)
        at, count = i + 1, 1
        if cardinal(self._norm(at)) and self._norm(at + 1) in _LINES:
            count = cardinal(self._norm(at)) or 1
            at += 1
        elif self._norm(at) == "most" and self._norm(at + 1) in _LINES:
            at += 1
        if self._norm(at) == "-" and self._norm(at + 1) in ("hand", "most"):
            at += 2
        named = _LINES.get(self._norm(at))
        if named and count == 1 and norm.removesuffix("most") in SIDES and self._is_plural(at):
            count = self._count_before(i)  # "the upper rows": unless a number says, who knows how many
        return self._placed_line(norm, named, count, i, at + 1) if named and count else None

    def _is_plural(self, i: int) -> bool:
        return self.tokens[i].text.casefold().endswith("s")

    def _count_before(self, i: int) -> int:
        """The number in "two upper rows", "both of the upper rows"; 0 where there is none."""
        both = "both" in (self._norm(i - 1), self._norm(i - 2), self._norm(i - 3))
        return cardinal(self._norm(i - 1)) or (2 if both else 0)

    def _edge(self, i: int) -> Item | None:
        """`the left edge`, `the bottom border`; "the right side" only where it cannot be a panel."""
        words = ("edge", "border", "flank", "margin", *(("side",) if len(self.document.panels) == 1 else ()))
        norm = self._norm(i)
        if norm not in _EDGES or self._norm(i + 1) not in words:
            return None
        side, position = _EDGES[norm]
        visual = {"upper": "top", "lower": "bottom"}.get(norm, norm)
        return self._item("ref", PositionRef(side, (position,), visual), i, i + 2)

    def _placed_line(self, norm: str, side: str, count: int, first: int, last: int) -> Item | None:
        """So many rows or columns at a place: the top, the middle, the third, the last."""
        where = norm.removesuffix("most")
        opening, closing = tuple(range(count)), tuple(-1 - k for k in range(count))
        number = ordinal(norm)
        visual = {
            ("top", "rows"): "top",
            ("upper", "rows"): "top",
            ("bottom", "rows"): "bottom",
            ("lower", "rows"): "bottom",
        }
        visual |= {("left", "columns"): "left", ("right", "columns"): "right"}
        ref: PositionRef | None = None
        if seen := visual.get((where, side)):
            ref = PositionRef(side, opening if seen in ("top", "left") else closing, seen)
        elif where in ("middle", "central", "center"):
            ref = PositionRef(side, (), "middle")
        elif number:
            ref = PositionRef(side, tuple(range(number - 1, number - 1 + count)))
        elif norm in ("last", "final"):
            ref = PositionRef(side, closing)
        return self._item("ref", ref, first, last) if ref else None

    def _counted_lines(self, i: int) -> Item | None:
        """`two rightmost columns`: the count stands before the place."""
        item = self._try_line(i + 1)
        count = cardinal(self._norm(i))
        if (
            item is None
            or count is None
            or not isinstance(item.value, PositionRef)
            or len(item.value.positions) != 1
        ):
            return None
        step = 1 if item.value.positions[0] >= 0 else -1
        ref = replace(item.value, positions=tuple(item.value.positions[0] + step * k for k in range(count)))
        return self._item("ref", ref, i, item.last)

    def _numbered_line(self, i: int) -> Item | None:
        """`row 10`, `row p = 95.0`, `rows y=9 and y=10`: a tick named after the word row or column."""
        side = _LINES[self._norm(i)]
        ticks, last = self._tick_list(i + 1, side)
        if ticks:
            return self._item("ref", TickRef(side, ticks, True), i, last)
        number = self.tokens[i + 1] if i + 1 < len(self.tokens) else None
        if number is not None and number.is_number and re.fullmatch(r"\d{1,2}", number.text):
            return self._item("ref", PositionRef(side, (int(number.text) - 1,), ""), i, i + 2)
        return None

    # --- ticks and names --------------------------------------------------------------------------

    def _try_name(self, i: int) -> Item | None:
        """A name of the vocabulary; an axis's name takes the ticks behind it along ("window sizes 500 and 1000")."""
        for length in range(min(self.names.longest, len(self.tokens) - i), 0, -1):
            words, last = self._words(i, length)
            refs = self.names.find(words) if words else ()
            if not refs:
                continue
            ref = refs[0]
            if isinstance(ref, AxisRef):
                return self._axis_item(ref, i, last)
            if isinstance(ref, TickRef):
                return self._tick_item(ref, i, last)
            if self._is_plain_word(i, last):
                continue
            return self._item("ref", ref, i, last)
        return None

    def _words(self, i: int, length: int) -> tuple[tuple[str, ...], int]:
        """So many words from a token on, passing over marks between them; and where they end."""
        words: list[str] = []
        at = i
        while at < len(self.tokens) and len(words) < length:
            norm = self.norms[at]
            if norm[0].isalnum() or self.tokens[at].is_number:
                words.append(norm)
            elif not words or norm in (",", ";", ".", "(", ")", "→"):
                return (), i
            at += 1
        return (tuple(words), at) if len(words) == length else ((), i)

    def _is_plain_word(self, first: int, last: int) -> bool:
        """Whether a one-word panel name is here just the everyday word: "mean" in lower case."""
        token = self.tokens[first]
        return last - first == 1 and (token.norm,) in phrases() and token.text.islower()

    def _tick_item(self, ref: TickRef, first: int, last: int) -> Item:
        ticks = list(ref.ticks)
        at = last
        while self._norm(at) in LIST_JOINTS:
            follow = at + 1
            while self._norm(follow) in (*LIST_JOINTS, "the"):
                follow += 1
            found = self._named_tick(follow, ref.side)
            if found is None:
                break
            ticks.append(found[0])
            last = at = found[1]
        return self._item("ref", TickRef(ref.side, tuple(ticks), ref.named), first, last)

    def _named_tick(self, i: int, side: str) -> tuple[str, int] | None:
        for length in range(min(self.names.longest, len(self.tokens) - i), 0, -1):
            words, last = self._words(i, length)
            for ref in self.names.find(words) if words else ():
                if isinstance(ref, TickRef) and ref.side == side and len(ref.ticks) == 1:
                    return ref.ticks[0], last
        return None

    def _axis_item(self, ref: AxisRef, first: int, last: int) -> Item:
        direction = self._direction(first, last)
        ticks, end = self._tick_list(last, ref.side)
        if ticks:
            return self._item("ref", TickRef(ref.side, ticks, True), first, end)
        if self._norm(first - 1) in ("every", "each", "all", "any", "per"):
            return self._item("ref", TickRef(ref.side, (), True, True), first, last)
        return self._item("ref", AxisRef(ref.side, direction), first, last)

    def _direction(self, first: int, last: int) -> int:
        before = [self._norm(k) for k in range(max(0, first - 3), first)]
        for word in reversed(before):
            if word in _MORE:
                return 1
            if word in _LESS:
                return -1
            if word not in ("the", "'", '"', "“", "number", "of", "local", "both", "a", "in", "‘", "’", "”"):
                break
        after = [self._norm(k) for k in range(last, min(len(self.tokens), last + 3))]
        for word in after:
            if word in ("increase", "grow", "rise", "increasing", "increased", "go", "goe"):
                return 1
            if word in ("decrease", "shrink", "fall", "decreasing", "drop", "decreased"):
                return -1
            if word not in ("size", "value", "'", '"', "”", "’", "‘", "is", "are", "axis", "get"):
                break
        return 0

    def _tick_list(self, i: int, side: str) -> tuple[tuple[str, ...], int]:
        """Ticks from a token on: one, a list, a range "0.3-0.5", or "of 2000 or more"; and where they end."""
        at = i
        if self._norm(i) in ("a", "i") and (letter := self._tick_text(side, self.tokens[i].text)):
            return (letter,), i + 1  # "run a": a tick, no article
        while self._norm(at) in FILLERS or (
            self._norm(at) in self._letters(side) and self._norm(at + 1) in ("=", "-")
        ):
            at += 1
        bounded = self._bounded_ticks(at, side)
        if bounded is not None:
            return bounded
        first = self._tick_at(at, side)
        if first is None:
            return (), i
        ticks, at = [first[0]], first[1]
        while True:
            joint = self._norm(at)
            follow = at + 1
            while self._norm(follow) in ("and", "the", "=", *self._letters(side)) or self._names_axis(
                follow, side
            ):
                follow += 1
            following = self._tick_at(follow, side) if joint in LIST_JOINTS | RANGE_JOINTS else None
            if following is None:
                break
            ticks = (
                [*ticks, *self._between(ticks[-1], following[0], side)]
                if joint in RANGE_JOINTS
                else [*ticks, following[0]]
            )
            at = following[1]
        ticks, at = self._open_range(ticks, at, side)
        if self._norm(at) == ")" and any(self._norm(k) == "(" for k in range(i, at)):
            at += 1
        return tuple(dict.fromkeys(ticks)), at

    def _bounded_ticks(self, at: int, side: str) -> tuple[tuple[str, ...], int] | None:
        """`above 1`, `up to 256`, `of at least 2000`: the ticks of a numeric axis on one side of one of them."""
        for phrase, up, own in _TICK_BOUNDS:
            if tuple(self._norm(at + k) for k in range(len(phrase))) != phrase:
                continue
            found = self._tick_at(at + len(phrase), side)
            ticks = (
                [text for text in self._beyond(found[0], side, up) if own or text != found[0]]
                if found
                else []
            )
            if found and ticks:
                return tuple(ticks), found[1]
        return None

    def _letters(self, side: str) -> set[str]:
        return {
            words[0]
            for words, refs in self.names.names.items()
            if len(words) == 1 and len(words[0]) == 1
            for r in refs
            if r == AxisRef(side)
        }

    def _names_axis(self, i: int, side: str) -> bool:
        return any(isinstance(ref, AxisRef) and ref.side == side for ref in self.names.find((self._norm(i),)))

    def _tick_at(self, i: int, side: str) -> tuple[str, int] | None:
        """The tick written at a token, and where it ends."""
        named = self._named_tick(i, side)
        if named is not None:
            return named
        if i >= len(self.tokens):
            return None
        token = self.tokens[i]
        number = (
            str(cardinal(token.norm))
            if cardinal(token.norm) is not None and not token.is_number
            else token.text
            if token.is_number
            else ""
        )
        if not number:
            return None
        for panel in self.document.panels:
            index = tick_index(axis_of(panel, side), number)
            if index is not None:
                last = i + 1
                while last < len(self.tokens) and self.norms[last] in ("%", "k", "°"):
                    last += 1
                return axis_of(panel, side).ticks[index].text, last
        return None

    def _between(self, low: str, high: str, side: str) -> list[str]:
        """The ticks behind `low` up to `high`, as the axis lists them."""
        for panel in self.document.panels:
            axis = axis_of(panel, side)
            a, b = tick_index(axis, low), tick_index(axis, high)
            if a is not None and b is not None:
                step = 1 if b >= a else -1
                return [axis.ticks[k].text for k in range(a + step, b + step, step)]
        return [high]

    def _open_range(self, ticks: list[str], at: int, side: str) -> tuple[list[str], int]:
        """`2000 or more`, `21 percent and above`: all ticks from there on."""
        words = tuple(self._norm(k) for k in range(at, at + 3))
        skip = (
            1
            if words[:1] == ("percent",)
            or (
                words[:1]
                and words[0].isalpha()
                and len(words[0]) <= 2
                and words[1:2] in (("and",), ("or",))
                and words[0] not in ("or", "to", "in", "at", "is")
            )
            else 0
        )
        pair = words[skip : skip + 2]
        up = pair in {
            (a, b)
            for a in ("or", "and")
            for b in (
                "more",
                "above",
                "higher",
                "longer",
                "larger",
                "later",
                "up",
                "upward",
                "over",
                "beyond",
                "greater",
            )
        } or pair[:1] in (("upward",), ("upwards",), ("onward",))
        down = pair in {
            (a, b)
            for a in ("or", "and")
            for b in ("less", "below", "lower", "shorter", "smaller", "fewer", "earlier", "under")
        }
        if not (up or down) or len(ticks) != 1:
            return ticks, at
        found = self._beyond(
            ticks[0], side, up != (pair[-1:] in (("below",), ("above",)) and self._runs_down(side))
        )
        return found or ticks, at + skip + (1 if pair[:1] in (("upward",), ("upwards",), ("onward",)) else 2)

    def _runs_down(self, side: str) -> bool:
        """Whether "below" means the larger ticks: those of a depth."""
        labels = {axis_of(panel, side).label.casefold() for panel in self.document.panels}
        return any("depth" in label and "layer" not in label and "tree" not in label for label in labels)

    def _beyond(self, text: str, side: str, up: bool) -> list[str]:
        for panel in self.document.panels:
            axis = axis_of(panel, side)
            index = tick_index(axis, text)
            start = axis.ticks[index].number if index is not None else None
            if start is not None:
                return [
                    t.text
                    for t in axis.ticks
                    if t.number is not None and (t.number >= start if up else t.number <= start)
                ]
        return []

    def _try_axis_extreme(self, i: int) -> Item | None:
        """`the smallest window`, `highest ratio`: a tick by its size, where the axis is numeric."""
        norm = self._norm(i)
        if norm not in _SMALL and norm not in _GREAT and norm not in ("last", "first", "final"):
            return None
        for length in range(min(4, len(self.tokens) - i - 1), 0, -1):
            words, last = self._words(i + 1, length)
            for ref in self.names.find(words) if words else ():
                if isinstance(ref, AxisRef):
                    if (
                        norm in ("first", "last", "final")
                        and self.tokens[last - 1].text.casefold() != self.norms[last - 1]
                    ):
                        continue  # "the first weeks" are several
                    tick = self._extreme_tick(ref.side, norm in _SMALL or norm == "first")
                    following = self._norm(last)
                    if (
                        tick
                        and following not in ("value", "score", "cell")
                        and not self._tick_list(last, ref.side)[0]
                    ):
                        return self._item("ref", TickRef(ref.side, (tick,), True), i, last)
        return None

    def _try_extreme_ticks(self, i: int) -> Item | None:
        """`the two largest windows`: so many ticks by their size, where the axis is numeric."""
        count = cardinal(self._norm(i))
        size = self._norm(i + 1)
        if count is None or size not in _SMALL | _GREAT:
            return None
        for length in range(min(4, len(self.tokens) - i - 2), 0, -1):
            words, last = self._words(i + 2, length)
            for ref in self.names.find(words) if words else ():
                ticks = (
                    self._extreme_ticks(ref.side, count, size in _SMALL) if isinstance(ref, AxisRef) else ()
                )
                if ticks and isinstance(ref, AxisRef) and self._norm(last) not in ("value", "score", "cell"):
                    return self._item("ref", TickRef(ref.side, ticks, True), i, last)
        return None

    def _extreme_ticks(self, side: str, count: int, smallest: bool) -> tuple[str, ...]:
        for panel in self.document.panels:
            numbered = sorted((t.number, t.text) for t in axis_of(panel, side).ticks if t.number is not None)
            if len(numbered) == len(axis_of(panel, side).ticks) > count:
                return tuple(text for _, text in (numbered[:count] if smallest else numbered[-count:]))
        return ()

    def _extreme_tick(self, side: str, smallest: bool) -> str:
        for panel in self.document.panels:
            numbered = [(t.number, t.text) for t in axis_of(panel, side).ticks if t.number is not None]
            if len(numbered) == len(axis_of(panel, side).ticks) and numbered:
                return (min(numbered) if smallest else max(numbered))[1]
        return ""

    def _try_counted_tick(self, i: int) -> Item | None:
        """`ten repairs`, `10-digit x`, `5 repairs`: a number before the axis's name, where it is one of its ticks."""
        token = self.tokens[i]
        if not (
            token.is_number
            or cardinal(token.norm) is not None
            or token.norm == "single"
            or token.norm == "lone"
        ):
            return None
        at = i + 1
        while self._norm(at) in ("-", "additional", "extra", "digit", "percent", "%"):
            at += 1
        for length in range(min(3, len(self.tokens) - at), 0, -1):
            words, last = self._words(at, length)
            for ref in self.names.find(words) if words else ():
                if isinstance(ref, AxisRef):
                    text = (
                        "1"
                        if token.norm in ("single", "lone")
                        else str(cardinal(token.norm))
                        if not token.is_number
                        else token.text
                    )
                    tick = self._tick_text(ref.side, text)
                    target = (
                        self._tick_at(last + 1, ref.side)
                        if tick and self._norm(last) in ("to", "→", "->")
                        else None
                    )
                    if target is not None:
                        return self._item("ref", TickRef(ref.side, (tick, target[0]), True), i, target[1])
                    if tick and not self._tick_list(last, ref.side)[0]:
                        both = self._on_both(ref.side, text, last)
                        return (
                            both
                            and self._item("ref", both[0], i, both[1])
                            or self._item("ref", TickRef(ref.side, (tick,), True), i, last)
                        )
        return None

    def _on_both(self, side: str, text: str, i: int) -> tuple[PlaceRef, int] | None:
        """`10-digit x and y`: the same tick on both axes."""
        if self._norm(i) != "and":
            return None
        other = "columns" if side == "rows" else "rows"
        tick, opposite = self._tick_text(side, text), self._tick_text(other, text)
        named = any(
            isinstance(ref, AxisRef) and ref.side == other for ref in self.names.find((self._norm(i + 1),))
        )
        if not named or not opposite:
            return None
        return (PlaceRef(tick, opposite) if side == "rows" else PlaceRef(opposite, tick)), i + 2

    def _counts_something(self, i: int) -> bool:
        """`4 rows`, `12 cells`, `3 panels`: a number of things, and no tick ("the 512 row")."""
        if (
            self._norm(i - 1) == "the"
            and i + 1 < len(self.tokens)
            and self.tokens[i + 1].text.casefold() in _LINES
        ):
            return False
        senses = phrases().get((self._norm(i + 1),), [])
        return any(kind == "noun" for kind, _ in senses) and self.tokens[i + 1].text.casefold().endswith("s")

    def _tick_text(self, side: str, text: str) -> str:
        for panel in self.document.panels:
            index = tick_index(axis_of(panel, side), text)
            if index is not None:
                return axis_of(panel, side).ticks[index].text
        return ""

    def _try_tick_behind(self, i: int) -> Item | None:
        """A bare number that is a tick of one axis only and lies far from all values: "at 2000", "5.00E-05"."""
        token = self.tokens[i]
        if not token.is_number:
            return None
        sides = [side for side in ("rows", "columns") if self._tick_text(side, token.text)]
        if self._counts_something(i):
            return None
        if len(sides) != 1 or (
            self._could_be_value(token) and self._norm(i - 1) not in ("with", "for", "under")
        ):
            return None
        ticks, last = self._tick_list(i, sides[0])
        return self._item("ref", TickRef(sides[0], ticks), i, last) if ticks else None

    def _could_be_value(self, token: Token) -> bool:
        quantity = match_quantity(self.text, token.start)
        if quantity is None:
            return True
        values = [q.value for panel in self.document.panels for q in panel.values.values()]
        if not values:
            return True
        low, high = min(values), max(values)
        margin = 0.5 * (high - low)
        return (
            low - margin <= quantity.value <= high + margin
            or "%" in self.text[quantity.span.end - 1 : quantity.span.end + 1]
        )

    # --- words and numbers ------------------------------------------------------------------------

    def _try_colour(self, i: int) -> Item | None:
        end = self.colours.get(self.tokens[i].start)
        if end is None:
            return None
        last = next((k + 1 for k in range(i, len(self.tokens)) if self.tokens[k].end >= end), i + 1)
        return self._item("colour", self.text[self.tokens[i].start : end], i, last)

    def _try_missing_mark(self, i: int) -> Item | None:
        """`N/A`, `O.O.B.`, `NaN`, or what else the grid has in place of a number."""
        start = self.tokens[i].start
        if start and self.text[start - 1].isalnum():
            return None
        marks = {
            cell.text
            for panel in self.document.panels
            for cell in panel.cells
            if cell.quantity is None and any(map(str.isalpha, cell.text))
        }
        found = next(
            (mark for mark in sorted(marks, key=len, reverse=True) if self.text.startswith(mark, start)), ""
        )
        end = start + len(found) if found else 0
        if not found and (plain := _MISSING_MARK.match(self.text, start)):
            end = plain.end()
        if not end or self.text[end : end + 1].isalnum():
            return None
        last = next((k + 1 for k in range(i, len(self.tokens)) if self.tokens[k].end >= end), i + 1)
        return self._item("missing", "missing", i, last)

    def _try_phrase(self, i: int) -> Item | None:
        table = phrases()
        for length in range(min(longest_phrase(), len(self.tokens) - i), 0, -1):
            words, last = self._words(i, length)
            senses = table.get(words) if words else None
            if senses:
                (kind, value), *others = senses
                return self._item(kind, value, i, last, tuple(others))
        return None

    def _try_number(self, i: int) -> Item | None:
        token = self.tokens[i]
        if token.is_number:
            quantity = match_quantity(self.text, token.start)
            if quantity is None or self.text[max(0, token.start - 1) : token.start] in ("@", "#", "§"):
                return None
            if _ENUMERATION.match(self.text) and i <= 1:
                return None
            end = max(quantity.span.end, token.end)
            last = next((k + 1 for k in range(i, len(self.tokens)) if self.tokens[k].end >= end), i + 1)
            unit = quantity.unit
            if self.text[: token.start].rstrip().endswith(("±", "+/-", "\\pm")):
                return self._item("foreign", "measure", i, last)
            if self._norm(last) in ("percent", "percentage"):
                unit, last = "%", last + 1
            if self._norm(last) in ("×", "x") and not self._norm(last + 1)[:1].isdigit():
                unit, last = "times", last + 1
            bracket = "(" in self.text[max(0, token.start - 3) : token.start]
            return self._item(
                "number",
                Num(quantity.value, quantity.step, quantity.text, unit=unit, bracket=bracket),
                i,
                last,
            )
        if cardinal(token.norm) is not None and self._norm(i + 1) == "dozen":
            return self._item(
                "number",
                Num(12.0 * (cardinal(token.norm) or 1), 1.0, f"{token.text} dozen", word=True),
                i,
                i + 2,
            )
        joined = cardinal(f"{token.norm}-{self._norm(i + 2)}") if self._norm(i + 1) == "-" else None
        if joined is not None:
            return self._item(
                "number",
                Num(float(joined), 1.0, f"{token.text}-{self.tokens[i + 2].text}", word=True),
                i,
                i + 3,
            )
        value = cardinal(token.norm) if token.norm != "one" or self._counts_one(i) else None
        if value is not None:
            return self._item("number", Num(float(value), 1.0, token.text, word=True), i, i + 1)
        return None

    def _counts_one(self, i: int) -> bool:
        """`one of the cells` is a number, but "every one of them" and "(a window of 500 and) one of 2000" are none."""
        following = self._norm(i + 1)
        if self._norm(i - 1) in ("every", "each", "no", "any", "which", "this", "that"):
            return False
        return (
            following in ("cell", "value", "case", "row", "column", "point")
            or following == "of"
            and not (i + 2 < len(self.tokens) and self.tokens[i + 2].is_number)
        )


_MISSING_MARK = re.compile(r"N/A|n/a|n\.a\.|NaN|nan\b|O\.?O\.?[BM]\b\.?|NULL\b")
