"""Panels by where they stand, and all of them: `the left heatmap`, `the second panel`, `both panels`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.panel_kinds import kinds_of_panels
from auditor.language.mentions.place_words import LINES, SIDES
from auditor.language.refs import PanelRef
from auditor.language.times import PERIODS, in_time, times_inside
from auditor.language.tokens import norms
from auditor.numerals import cardinal, ordinal

# What may follow the place of one panel ("the left one"), and what panels are called where all are meant.
_ONE = frozenset("panel heatmap map matrix plot chart grid subplot figure side table hand image one".split())
_SEVERAL = frozenset("panel heatmap heat plot chart subplot matrix map grid figure matrice table".split())
# What a document may call its panels, unless an axis has that name.
_CALLED = frozenset("model dataset method condition setting case environment".split())
_ALL = frozenset("both all each every either two three four any".split())
_COUNTS = frozenset("two three four".split())
_NO_PANELS = frozenset(
    "side edge column columns corner corners end ends half margin border cell cells part third".split()
)
_GOING_ON = frozenset("and but or is are was were it they the than as while whereas".split())
_SIDE_NAMES = {
    "centre": "center",
    "middle": "center",
    "upper": "top",
    "lower": "bottom",
    "central": "center",
}


def find(context: Context, i: int) -> Item | None:
    """`the left heatmap`, `the second panel`, `both panels`, `on the right`."""
    if len(context.document.panels) < 2:
        return None
    return _all_panels(context, i) or _one_panel(context, i)


def _all_panels(context: Context, i: int) -> Item | None:
    """`both panels`, `across models`, `the two maps`; "two of the maps" are not all."""
    norm, following = context.norm(i), context.norm(i + 1)
    some = norm in ("two", "three", "four") and following == "of"
    if (number := cardinal(norm)) and context.norm(i - 1) in ("first", "last"):
        return _first_or_last(context, i, number)
    last = 0
    if norm in _COUNTS and following in PERIODS:
        return None  # "two years later" are no two panels
    if (norm in _ALL and not some) or norm in ("across", "among", "between"):
        last = _behind_panels(context, i + 1) or _in_number(context, i)
    elif norm == "the" and following in ("two", "three", "four", "five", "six"):
        last = _behind_panels(context, i + 2) or _in_number(context, i)
    if norm in _COUNTS and last and context.norm(last - 1) in _CALLED:
        return None  # "two models get past 7" counts cells
    everything = PanelRef(tuple(range(len(context.document.panels))), True)
    return context.item("ref", everything, i, last) if last else None


def _first_or_last(context: Context, i: int, number: int) -> Item | None:
    """`the first two panels`, from the second word on."""
    last = _behind_panels(context, i + 1)
    count = len(context.document.panels)
    if not last or number >= count:
        return None
    own = range(number) if context.norm(i - 1) == "first" else range(count - number, count)
    return context.item("ref", PanelRef(tuple(own)), i, last)


def _behind_panels(context: Context, i: int) -> int:
    """Where a word for panels ends that begins here ("the two models"), or 0."""
    at = i
    while context.norm(at) in (
        "the",
        "of",
        "two",
        "three",
        "four",
        "five",
        "six",
        "these",
        "tested",
        "other",
    ):
        at += 1
    word = context.norm(at)
    if context.norm(at - 1) == "all" and word in PERIODS and not context.tokens[at].text.endswith("s"):
        return 0  # "all day": from its beginning to its end
    in_turn = in_time(context.document) and not times_inside(context.document)
    called = _CALLED | _kind(context) | (PERIODS if in_turn else frozenset())
    named = context.named(at, context.vocabulary.longest)
    if any(last > at + 1 and isinstance(ref, PanelRef) for (ref, *_), last in named):
        return 0  # "all Plot 7 values" are those of one panel
    return at + 1 if word in (_SEVERAL | called) - context.axis_words else 0


def _in_number(context: Context, i: int) -> int:
    """`both tasks`, `the two schools`: where words end that tell of as many things as there are panels, if these may be called so; or 0."""
    at = i + (context.norm(i) in ("the", "all"))
    at += context.norm(at) == "the"
    number = 2 if context.norm(at) in ("both", "either") else cardinal(context.norm(at))
    if number != len(context.document.panels) or context.norm(at + 1) in ("", "of"):
        return 0
    return at + 2 if kinds_of_panels(context, context.norm(at + 1)) else 0


def _kind(context: Context) -> frozenset[str]:
    """What the names of all panels call them: "orchard" of "Orchard A" and "Orchard B", "shift" of "day shift" and "night shift"."""
    names = [norms(panel.name) for panel in context.document.panels]
    if any(len(name) < 2 for name in names) or len(set(names)) < len(names):
        return frozenset()
    if any(panel.orientation for panel in context.document.panels):
        return frozenset()  # what is told of several confusion matrices has a grammar of its own
    ends = ({name[0] for name in names}, {name[-1] for name in names})
    return frozenset(word for end in ends if len(end) == 1 for word in end if word.isalpha())


def _one_panel(context: Context, i: int) -> Item | None:
    """`left heatmap`, `right-hand panel`, `on the right`."""
    index = _by_side(context, context.norm(i))
    if index is None or _begins_name(context, i):
        return None
    skip = 3 if (context.norm(i + 1), context.norm(i + 2)) == ("-", "hand") else 1
    following = context.norm(i + skip)
    if following in _ONE:
        return context.item("ref", PanelRef((index,)), i, i + skip + 1)
    if skip > 1 and following.isalpha() and following not in _NO_PANELS and following not in LINES:
        return context.item("ref", PanelRef((index,)), i, i + skip)  # "the left-hand counts"
    if (
        context.norm(i - 1) == "the"
        and context.norm(i - 2) in ("on", "at", "to")
        and following not in SIDES
        and following not in LINES
        and following != "side"
        and not (_counts_off(context.norm(i)) and following.isalpha() and following not in _GOING_ON)
    ):
        return context.item("ref", PanelRef((index,)), i, i + 1)
    return None


def _begins_name(context: Context, i: int) -> bool:
    """Whether more words than one name a panel from here on: "the upper lock" of "Upper lock" and "Lower lock"."""
    named = context.named(i, context.vocabulary.longest)
    return any(isinstance(ref, PanelRef) and last > i + 1 for (ref, *_), last in named)


def _counts_off(word: str) -> bool:
    """Whether a word tells the number of a panel: "in the second", but not "at the last step"."""
    return word == "last" or ordinal(word) is not None


def _by_side(context: Context, word: str) -> int | None:
    """The panel that stands there: as declared, or as panels stand where nothing is declared."""
    side = _SIDE_NAMES.get(word, word)
    panels = context.document.panels
    stated = [index for index, panel in enumerate(panels) if panel.side == side]
    if len(stated) == 1:
        return stated[0]
    unsaid = not any(panel.side for panel in panels)
    if unsaid and len(panels) == 2 and side in ("left", "right", "top", "bottom"):
        return 0 if side in ("left", "top") else 1
    if word in ("former", "latter") and len(panels) == 2:
        return 0 if word == "former" else 1
    number = ordinal(word)
    if number and number <= len(panels):
        return number - 1
    return len(panels) - 1 if word == "last" else None
