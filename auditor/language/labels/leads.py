"""What a label says of the fragments behind it: what is looked for (an extreme, a mean, a span), and where."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.labels.named import Place, letter_panels, panel_named, place_of
from auditor.language.mentions import analyse
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.vocabulary import vocabulary
from auditor.model import Document
from auditor.numerals import CARDINALS

_ENDS = {"max": "highest", "min": "lowest", "good": "best", "bad": "worst"}
_RANKS = {"2": "second", "3": "third", "4": "fourth", "5": "fifth"}
_END_OF_SPREAD = re.compile(
    r"(?:flat|stead|stabl|even|calm|uniform)(?:i?est)|most (?:stable|even|uniform|varied|variable)|(?:bumpi|wild|erratic)(?:i?est)?",
    re.IGNORECASE,
)
_OF_SPREAD = re.compile(r"\b(?:widest|narrowest|tightest|broadest|closest)\b", re.IGNORECASE)
_HIGH = r"(?:top|high|highest|best|max(?:imum|ima)?|peaks?|ceiling|strongest|most|busiest|warmest|hottest)"
_LOW = (
    r"(?:bottom|low|lowest|worst|min(?:imum|ima)?|floor|weakest|least|fewest|quietest|coolest|coldest|trough)"
)
_BOTH_ENDS = re.compile(
    rf"\b(?:(?P<high>{_HIGH})s?(?:\s+(?:and|&|to)\s+|\s*/\s*)(?:the\s+)?{_LOW}s?|{_LOW}s?(?:\s+(?:and|&|to)\s+|\s*/\s*)(?:the\s+)?{_HIGH}s?|(?:the\s+)?extremes)\b",
    re.IGNORECASE,
)
_VERSUS = re.compile(r"\s+(?:over|against|versus|vs\.?|compared (?:to|with)|beside)\s+", re.IGNORECASE)
_SPAN = re.compile(r"\b(?:spans?|ranges?|spread|scope|swings?)\b", re.IGNORECASE)
_STEPS = re.compile(
    r"\b(?P<noun>steps?|jumps?|leaps?|rises?|falls?|drops?|gains?|loss(?:es)?|increases?|decreases?|declines?|changes?|climbs?|dips?)\b",
    re.IGNORECASE,
)
_APART = re.compile(
    r"\b(?P<noun>difference|gap|lead|advantage|margin|distance|contrast|gain|drop|loss|improvement|change|saving|cut|reduction)s?\b",
    re.IGNORECASE,
)
_TREND = re.compile(r"\b(?:trends?|patterns?|directions?|gradients?|slopes?)\b", re.IGNORECASE)
_SLOPE = re.compile(r"\b(?:steepest)\b", re.IGNORECASE)
_NAMED_ENDS = {
    "winner": "best", "winners": "best", "leader": "best", "leaders": "best", "champion": "best", "champions": "best",
    "loser": "worst", "losers": "worst", "laggard": "worst", "laggards": "worst", "straggler": "worst", "tail": "lowest",
    "second": "second-highest", "third": "third-highest",
}  # fmt: skip
_FIRST = re.compile(
    rf"(?:the\s+)?(?P<end>top|highest|best|largest|biggest|bottom|lowest|worst|smallest)\s+(?P<count>{'|'.join(CARDINALS)}|\d)(?:\s+(?:cells?|values?|scores?|readings?|numbers?|entries|tiles?|squares?|results?))?",
    re.IGNORECASE,
)
_FIRST_ENDS = {
    "top": "highest",
    "largest": "highest",
    "biggest": "highest",
    "bottom": "lowest",
    "smallest": "lowest",
}
_CELLS = r"(?:cells?|values?|scores?|readings?|numbers?|entry|entries|tiles?|squares?|figures?|results?|spots?|points?|corners?|combinations?)"
_MEANS = re.compile(r"\b(?:means?|averages?)\b", re.IGNORECASE)
_SUMS = re.compile(r"\b(?:total|sum)s?\b", re.IGNORECASE)
_IDLE = frozenset(
    "the a an between of in on at for per by and all both each every over with within across overall panel panels row rows column columns map heatmap grid its is to from "
    "as well too here end ends alone itself overall short whole round figure place rank position everything cells".split()
)
_WORD = re.compile(r"[^\W_]+(?:[-'’.:][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Lead:
    """A label as subject and predicate of what follows.

    `panels`, `lines` and `cells` are where; `end` is the extreme ("highest", "second-lowest"), `measure` of what: values,
    means, sums, spreads, steps, differences. `of` is the side whose lines are compared, `noun` the label's own word for
    what changes; `left` tells that a word was not understood.
    """

    words: str
    panels: tuple[str, ...] = ()
    every_panel: bool = False
    lines: tuple[tuple[str, str], ...] = ()
    cells: tuple[str, ...] = ()
    end: str = ""
    ends: tuple[str, ...] = ()
    measure: str = ""
    of: str = ""
    noun: str = ""
    versus: tuple[Place, Place] | None = None
    whole: Place | None = None
    many: str = ""
    left: bool = False

    @property
    def panel(self) -> str:
        """The one panel that is named, or ""."""
        return self.panels[0] if len(self.panels) == 1 and not self.every_panel else ""

    @property
    def line(self) -> str:
        """The one line that is named, or ""."""
        return self.lines[0][0] if len(self.lines) == 1 and not self.cells else ""


def lead_of(label: str, document: Document) -> Lead | None:
    """What a label says; None where it names nothing and claims nothing."""
    words = label.strip(" .:;,–—-*_")
    if not words or len(words) > 70:
        return None
    if (versus := _versus(words, document)) is not None:
        return versus
    lead = Lead(words)
    rest = words
    if (first := _FIRST.match(words)) is not None:
        end = first["end"].casefold()
        lead = _with_mentions(Lead(words), words[first.end() :], document)
        return replace(lead, end=_FIRST_ENDS.get(end, end), measure="value", many=first["count"].casefold())
    if (both := _BOTH_ENDS.search(words)) is not None:
        high_first = both["high"] is not None or "extremes" in both.group().casefold()
        lead = replace(
            lead, ends=("highest", "lowest") if high_first else ("lowest", "highest"), measure="value"
        )
        rest = f"{words[: both.start()]} {words[both.end() :]}"
    lead = _with_mentions(lead, rest.strip(" ,.:"), document)
    if lead.end and lead.of and _SLOPE.search(words):
        lead = replace(lead, measure="slope")
    if lead.end and not lead.measure:
        lead = replace(lead, measure="spread" if lead.of and _OF_SPREAD.search(words) else "value")
    known = lead.panels or lead.lines or lead.cells or lead.measure or lead.end
    whole = place_of(words, document)
    return replace(lead, whole=whole) if known or whole else None


def _versus(words: str, document: Document) -> Lead | None:
    """`A over B`, `A against B`: two panels or two lines of a side."""
    found = _VERSUS.search(words)
    if found is None:
        return None
    rest, comma, scope = words[found.end() :].partition(", ")
    where = place_of(scope, document) if comma else None
    if comma and (where is None or not where.is_panel):
        return None
    one, other = place_of(words[: found.start()], document), place_of(rest, document)
    if one is None or other is None:
        return None
    if (one.is_panel and other.is_panel) or (one.is_line and other.is_line and one.side == other.side):
        panels = (where.panel(document),) if where is not None else ()
        return Lead(words, panels=panels, versus=(one, other))
    return None


def _with_mentions(lead: Lead, text: str, document: Document) -> Lead:
    """The lead with all that its words mention; a word that is left over is noted."""
    analysis = analyse(text, document, vocabulary(document))
    letters = letter_panels(text, document)
    apart = [i for i in analysis.items if not any(i.start < o.end and o.start < i.end for o in letters)]
    items = [*apart, *letters]
    lead = _with_places(lead, text, items, document)
    lead = _with_end(lead, items, document)
    lead, used = _with_measure(lead, text, items)
    return _with_rest(lead, text, items, [*used, *((i.start, i.end) for i in items if _is_taken(i))])


def _with_places(lead: Lead, text: str, items: Sequence[Item], document: Document) -> Lead:
    """The lead with the panels, lines and cells that are named, and the side whose lines are compared."""
    refs = [item for item in items if not isinstance(item.value, Num)]
    named = [(item, item.value) for item in refs if isinstance(item.value, PanelRef)]
    lines = tuple(
        (_line(text, item), item.value.side)
        for item in refs
        if isinstance(item.value, TickRef | PositionRef) and not _is_side(item)
    )
    sides = [item.value.side for item in refs if isinstance(item.value, AxisRef | TickRef) and _is_side(item)]
    nouns = [f"{item.value}s" for item in refs if item.kind == "noun" and item.value in ("row", "column")]
    of = next(iter((*sides, *nouns)), "")
    return replace(
        lead,
        panels=tuple(panel_named(item, document) for item, _ in named),
        every_panel=any(ref.every or len(ref.panels) > 1 for _, ref in named),
        lines=lines,
        cells=tuple(item.text for item in refs if isinstance(item.value, PlaceRef | RegionRef)),
        of="" if any(side == of for _, side in lines) else of,
    )


def _is_side(item: Item) -> bool:
    """Whether an axis, or every line of it, is meant."""
    ref = item.value
    return isinstance(ref, AxisRef) or isinstance(ref, TickRef) and ref.every and not ref.ticks


def _with_end(lead: Lead, items: Sequence[Item], document: Document) -> Lead:
    """The lead with the extreme that is told, or the rank from an end."""
    end = lead.end
    for item in items:
        if item.kind == "extreme":
            end = _ENDS.get(str(item.value), "")
        elif item.kind == "stable" and _END_OF_SPREAD.fullmatch(item.text):
            end = "lowest" if item.value == "stable" else "highest"
    ranks = [item for item in items if item.kind == "rank"]
    if ranks:
        rank = str(ranks[-1].value)
        end = f"{_RANKS[rank]}-{_end_of_rank(ranks[-1], document)}" if rank in _RANKS else ""
    return replace(lead, end=end)


def _with_measure(lead: Lead, text: str, items: Sequence[Item]) -> tuple[Lead, list[tuple[int, int]]]:
    """The lead with what it measures, and where the words for that stand."""
    measure, noun, used = _measure(text, lead.end, lead.measure)
    spread = any(item.kind == "stable" and _END_OF_SPREAD.fullmatch(item.text) for item in items)
    if spread and not measure and lead.of:
        measure = "spread"
    return replace(lead, measure=measure, noun=noun), used


# Cues that a label may hold beside what it names: their words are looked at one by one.
_LOOSE = frozenset("foreign trend aggregate noun quant range compare hedge".split())


def _is_taken(item: Item) -> bool:
    """Whether a mention takes account of its words."""
    if item.kind == "noun":
        return item.value in ("row", "column")
    return item.kind not in _LOOSE and (item.kind != "stable" or bool(_END_OF_SPREAD.fullmatch(item.text)))


def _with_rest(lead: Lead, text: str, items: Sequence[Item], taken: Sequence[tuple[int, int]]) -> Lead:
    """The lead with what the words that nothing took say of it: an end by its name, or that they are left over."""
    doubtful = any(item.kind in ("hedge", "compare") or isinstance(item.value, Num) for item in items)
    left = doubtful or any(item.kind == "stable" and not _is_taken(item) for item in items)
    end, behind = lead.end, False
    for word in _WORD.finditer(text):
        plain = word.group().casefold()
        inside = any(start <= word.start() and word.end() <= stop for start, stop in taken)
        if inside or plain in _IDLE or re.fullmatch(_CELLS, plain, re.IGNORECASE):
            continue
        if plain in _NAMED_ENDS and not end:
            end = _NAMED_ENDS[plain]
        elif end and not behind and _follows(word.start(), text, items):
            behind = True  # "longest wait": the figure's own noun
        else:
            left = True
    return replace(lead, end=end, left=left)


def _follows(start: int, text: str, items: Sequence[Item]) -> bool:
    """Whether a word stands right behind a superlative: `longest wait`."""
    return any(item.kind in ("extreme", "rank") and not text[item.end : start].strip() for item in items)


def _end_of_rank(item: Item, document: Document) -> str:
    """Of which end something is second: of the best, where no word tells."""
    last = re.split(r"[\s-]+", item.text)[-1]
    own = analyse(last, document, vocabulary(document)).items
    return _ENDS.get(str(own[0].value), "highest") if own and own[0].kind == "extreme" else "highest"


def _line(text: str, item: Item) -> str:
    """A line as it is named, with the word for its side where that stands behind it."""
    behind = re.match(r"\s+(?:row|column)\b", text[item.end :], re.IGNORECASE)
    words = text[item.start : item.end + (behind.end() if behind else 0)]
    named = re.search(r"\b(?:row|column)$", words, re.IGNORECASE)
    return f"the {words}" if named or isinstance(item.value, PositionRef) else words


def _measure(text: str, end: str, known: str) -> tuple[str, str, list[tuple[int, int]]]:
    """Of what the label speaks, its own noun for a change, and where the words stand."""
    for measure, pattern in (("mean", _MEANS), ("sum", _SUMS)):
        if found := pattern.search(text):
            return measure, "", [found.span()]
    if found := _TREND.search(text):
        return "trend", "", [found.span()]
    if end and (found := _STEPS.search(text) or _APART.search(text)):
        return "change", found["noun"].casefold(), [found.span()]
    if found := _SPAN.search(text):
        return "spread" if end else "span", found.group().casefold(), [found.span()]
    return known, "", []
