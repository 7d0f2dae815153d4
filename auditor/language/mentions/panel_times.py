"""Panels by when they are, where they follow each other in time: "afterwards", "the second survey", "two years later"."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.language.times import PERIODS, in_time, is_change, times_inside, years
from auditor.numerals import cardinal, ordinal

Words = tuple[str, ...]

# Of two panels; the last ones are said of the first and the last of more panels, too.
_LATER = ("afterward", "thereafter", "subsequently", "now", "nowadays", "today")
_EARLIER = ("beforehand", "previously", "formerly", "before", "back then")
_FINALLY = ("finally", "ultimately", "eventually", "in the end", "by the end", "at the end")
_FIRST = (
    "originally",
    "initially",
    "at first",
    "at the start",
    "at the outset",
    "at the beginning",
    "to begin with",
)
_OF_TWO = {"earlier": 0, "later": 1}
_LATEST = frozenset("last latest final newest".split())
# These tell of no time inside of a panel that shows the state before or after something.
_CLEAR = [["now"], ["nowadays"], ["today"], ["formerly"], ["previously"], ["back", "then"]]
_COMPARING = frozenset("than as what where like so".split())
# Behind a bare "before" these go on with what was before: "before it", "before the change".
_CLOSING = frozenset(", . ; : ) and but or while whereas then to".split())
_FROM_THERE = {"later": 1, "on": 1, "after": 1, "afterward": 1, "earlier": -1, "before": -1}


def find(context: Context, i: int) -> Item | None:
    """A panel by when it is."""
    if not in_time(context.document):
        return None
    return (
        _previous(context, i)
        or _period(context, i)
        or _next_period(context, i)
        or _years_apart(context, i)
        or _adverb(context, i)
    )


def _period(context: Context, i: int) -> Item | None:
    """`the second survey`, `the last visit`, `in the first` behind one: only where no axis has such periods."""
    count = len(context.document.panels)
    word, noun = context.norm(i), context.norm(i + 1)
    number = count if word in _LATEST else ordinal(word)
    if count == 2 and word in _OF_TWO and noun in PERIODS | {"panel"}:
        return context.item("ref", PanelRef((_OF_TWO[word],)), i, i + 2)
    if noun not in PERIODS or noun in context.axis_words or not number or number > count:
        return None
    if times_inside(context.document) and noun not in _named(context):
        return None
    return context.item("ref", PanelRef((number - 1,)), i, i + 2)


def _previous(context: Context, i: int) -> Item | None:
    """`since the previous survey`: which one that is, the heading tells; what happened since is told of a step."""
    known = (
        context.norm(i + 1) in PERIODS | {"panel", "one"} and context.norm(i + 1) not in context.axis_words
    )
    if context.norm(i) in ("previous", "preceding") and known:
        return context.item("idiom", "previous", i, i + 2)
    return None


def _next_period(context: Context, i: int) -> Item | None:
    """`12 in the first survey and 9 in the second`: the noun is told once."""
    number = ordinal(context.norm(i))
    closed = i + 1 == len(context.tokens) or context.norm(i + 1) in _CLOSING
    if not closed or not number or number > len(context.document.panels) or context.norm(i - 1) != "the":
        return None
    before = any(_period(context, at) is not None for at in range(i - 1))
    return context.item("ref", PanelRef((number - 1,)), i, i + 1) if before else None


def _named(context: Context) -> frozenset[str]:
    """Words for periods in the figure's and its panels' names."""
    return frozenset(
        word
        for word in PERIODS
        for panel in context.document.panels
        if word in f"{panel.figure} {panel.name}".casefold()
    )


def _years_apart(context: Context, i: int) -> Item | None:
    """`four years later`, `eight years before`: the one panel that is so far from another."""
    told = years(context.document)
    number = cardinal(context.norm(i)) if not context.tokens[i].is_number else int(float(context.norm(i)))
    way = _FROM_THERE.get(context.norm(i + 2), 0)
    if not told or not number or context.norm(i + 1) != "year" or not way:
        return None
    pairs = [(a, b) for a in range(len(told)) for b in range(a + 1, len(told)) if _apart(told, a, b, number)]
    if len(pairs) != 1:
        return None
    return context.item("ref", PanelRef((pairs[0][1] if way > 0 else pairs[0][0],)), i, i + 3)


def _apart(told: tuple[int, ...], one: int, other: int, number: int) -> bool:
    """Whether two panels are so many years apart; of periods of two years, one more or less may be counted."""
    return abs(told[other] - told[one] - number) <= (1 if len(told) == 2 else 0)


def _adverb(context: Context, i: int) -> Item | None:
    last = len(context.document.panels) - 1
    if _used_to(context, i):
        return context.item("ref", PanelRef((0,)), i, i + 2)
    for phrases, panel in ((_FINALLY, last), (_FIRST, 0), (_LATER, last), (_EARLIER, 0)):
        length = _begins(context, i, phrases)
        if not length or (phrases in (_LATER, _EARLIER) and last > 1):
            continue
        alone = context.norm(i) != "before" or context.norm(i + 1) in _CLOSING or i + 1 == len(context.tokens)
        clear = list(context.norms[i : i + length]) in _CLEAR and is_change(context.document)
        if alone and (clear or not times_inside(context.document) or _answers(context, i)):
            return context.item("ref", PanelRef((panel,)), i, i + length)
    return None


def _used_to(context: Context, i: int) -> bool:
    """`the wait used to be longest on Monday`: said of what was before, where nothing is compared with it."""
    said = context.tokens[i].text.casefold() == "used" and context.norm(i + 1) == "to" and i > 0
    return said and is_change(context.document) and not _COMPARING & set(context.norms[:i])


def _begins(context: Context, i: int, phrases: tuple[str, ...]) -> int:
    """The number of words of a phrase that begins here, or 0."""
    for phrase in phrases:
        words = tuple(phrase.split())
        if tuple(context.norms[i : i + len(words)]) == words:
            return len(words)
    return 0


def _answers(context: Context, i: int) -> bool:
    """Whether the sentence has named the other panel, so that the word tells of panels and not of times inside of one."""
    for at in range(len(context.tokens)):
        if at != i and any(isinstance(ref, PanelRef) for refs, _ in context.named(at, 1) for ref in refs):
            return True
    return False
