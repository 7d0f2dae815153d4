"""Cue words of the lexicon."""

from auditor.language.items import Item
from auditor.language.lexicon import longest_phrase, phrases
from auditor.language.measure_talk import told_measures
from auditor.language.mentions import adjective_extremes
from auditor.language.mentions.context import Context
from auditor.language.mentions.left_out_ticks import placed
from auditor.language.mentions.taken_over import is_taken_over
from auditor.language.qualities import compared, is_of_measure
from auditor.language.tokens import norms
from auditor.metrics import headed, metric_named, metrics_of
from auditor.numerals import cardinal, ordinal
from auditor.quantity import number_of

_UNIVERSAL = frozenset(
    "every each all any no both none everything nothing everyone nobody everywhere nowhere anything".split()
)
_BETWEEN = frozenset("of the these those its other".split())
_EACH = frozenset("every each all any both".split())
_DETERMINING = frozenset("every each any no all".split())
# What leaves out a name behind "every": "every station bar A".
_SPARING = frozenset("but bar save".split())
_FAR = 6
# Verbs in -s that a comparative hides once words are normalised: "it lowers the load", "a lower load".
_VERBS = {"lowers": ("trend", "down")}
# Between such words "low" and "high" are nouns: "has its low at A", "an overall high of 12".
_OWNERS = frozenset("its their own overall absolute season daily annual yearly".split())
_TOPPING = frozenset("the its their whose a".split())
_BEHIND_POINT = frozenset("at in on of with under for , . ; ( )".split()) | {""}
_BEING = frozenset("is are was were come comes came be".split())
# Behind an ordinal that opens a statement: "third in summer is A", "second comes B".
_OPENED = frozenset("come comes is are in at on".split())
_VALUING = frozenset("with at".split())
# Between the "but" of an exception and what it leaves out: "everywhere but at noon".
_SIGNS = ("-", "−", "+")
_LEADING = frozenset("at in for on with under to into from".split())
_OWNED = frozenset("its their a an the".split())
_DOING = frozenset(
    "did do does not to we they you could can would should may might must never always only".split()
)
_ALONG = (
    ("going", "down"),
    ("going", "up"),
    ("go", "down"),
    ("go", "up"),
    ("moving", "down"),
    ("moving", "up"),
    ("running", "down"),
)
_WHICH = frozenset("any every each the a all its".split())
_LINES = frozenset("column row line grid table page figure panel map heatmap matrix plot chart list".split())
_STOPS = frozenset(", ; : . ( )".split())
_BY_HALVES = frozenset("time dozen hundred thousand million percent century".split())
_SEEN_PARTS = frozenset("part panel map heatmap plot picture image figure chart matrix grid".split())
_ENDS_TOLD = frozenset("minimum maximum peak mean average median low high trough".split())
_GOING_OVER = frozenset(
    "turn turned take took taken hand handed boil boiled spill spilled tip tipped cross crossed".split()
)
_AFTER_LEFT = _STOPS | {"", "and", "but", "on", "in", "over", "at", "each", "every", "there"}
_VERBAL = frozenset(
    "is are was were has have had do does did stay stays stand stands lie lies reach reaches".split()
)
_TELLING = frozenset("trend extreme rank compare stable factor aggregate".split())


def find(context: Context, i: int) -> Item | None:
    """The longest phrase of the lexicon, with all that it may mean; an ordinal takes the extreme behind it along."""
    if (
        context.norm(i) in ("single", "double")
        and context.norm(i + 1) == "-"
        and context.norm(i + 2) == "digit"
    ):
        return None  # "single-digit", "double-digit": a limit, and no "only" or "twice"
    if context.norm(i) == "the" and cardinal(context.norm(i + 1)) and context.norm(i + 2) == "-":
        return None  # "the two-cup column": a tick, and not both of them
    if context.norm(i) == "min" and i and context.norm(i - 1) == "/":
        return None  # "litres/min": a rate, and no minimum
    if context.norm(i) in ("lower", "upper") and context.norm(i + 1) in _SEEN_PARTS:
        return None  # "the lower part is a map of loads": where it is, and no comparison
    if (
        context.norm(i) == "half"
        and context.norm(i + 1) in ("a", "an")
        and context.norm(i + 2) not in _BY_HALVES
    ):
        return None  # "half a ton": an amount, and no half of anything named
    if context.norms[i : i + 3] == ("just", "one", "of"):
        return None  # "just one of the four": how many
    if context.norms[i : i + 2] == ("amount", "to") and context.norm(i - 1) in _ENDS_TOLD:
        return None  # "its minimum amounts to 5": what it is, and no sum
    if context.norm(i) == "record" and (context.norm(i - 1) in _DOING or context.norm(i + 1) in _OWNED):
        return None  # "we did not record it", "both record their lowest": a verb, and no highest value
    if _falls_among(context, i) or _is_read_along(context, i) or _leads_to_lines(context, i):
        return None  # "falls between 31 and 61", "under every load": where values lie, and no change or bound
    if context.norm(i) == "over" and (is_taken_over(context, i) or context.norm(i - 1) in _GOING_OVER):
        return None  # "averages 36 over the four buses", "it boiled over": no comparison
    if context.norm(i) == "behind" and context.norm(i + 1) in _AFTER_LEFT or _is_counted(context, i):
        return None  # "leaves 23 cars behind", "fewer wins than" where wins are shown: no comparison
    cue = _cue(context, i)
    return None if cue is not None and _begins_a_name(context, cue) else cue


def _begins_a_name(context: Context, cue: Item) -> bool:
    """`in general supplies`, where a panel is called General Supplies: whether the last words of a phrase are the first ones of a name."""
    longest = context.vocabulary.longest
    return any(
        last > cue.last for at in range(cue.first + 1, cue.last) for _, last in context.named(at, longest)
    )


def _cue(context: Context, i: int) -> Item | None:
    return (
        _verb(context, i)
        or _falling(context, i)
        or _low_point(context, i)
        or _top(context, i)
        or _no_longer(context, i)
        or _of_quality(context, i)
        or _phrase(context, i)
        or adjective_extremes.find(context, i)
        or _ranked(context, i)
        or _in_order(context, i)
        or _but(context, i)
    )


_ABOVE = frozenset("under over above below beneath".split())


def _is_place_word(context: Context, i: int) -> bool:
    """Whether a word leads to each line of an axis: "under every load"."""
    if context.norm(i) not in _ABOVE or context.norm(i + 1) not in _EACH:
        return False
    at = i + 2 + (context.norm(i + 2) == "the")
    return context.norm(i - 1) not in _COMPARED and any(True for _ in context.axes_named(at, 3))


_COMPARED = frozenset(
    "is are was were lie lies stay stays stand stands far rise rises fall falls remain remains".split()
)


def _leads_to_lines(context: Context, i: int) -> bool:
    return _is_place_word(context, i) or _is_most(context, i)


def _is_most(context: Context, i: int) -> bool:
    """Whether "at most" leads to most lines of an axis, and bounds no number."""
    at_most = context.norms[i : i + 2] == ("at", "most")
    return (
        at_most and any(True for _ in context.axes_named(i + 2, 3)) and cardinal(context.norm(i + 2)) is None
    )


_COUNTED = frozenset("win lead tie".split())
_SO_MANY = frozenset("more fewer most fewest many few least of no number".split())


def _is_counted(context: Context, i: int) -> bool:
    """Whether a word that may compare is the noun of what the figure shows, behind a word that counts."""
    word = context.norm(i)
    if word not in _COUNTED or not (context.norm(i - 1) in _SO_MANY or i and context.tokens[i - 1].is_number):
        return False
    return any(word in norms(f"{panel.figure} {panel.name}") for panel in context.document.panels)


def _verb(context: Context, i: int) -> Item | None:
    """`lowers`: a change, and no comparative."""
    found = _VERBS.get(context.tokens[i].text.casefold())
    return context.item(*found, i, i + 1) if found else None


def _falling(context: Context, i: int) -> Item | None:
    """`falls between May and June`: a change, and no range of values."""
    ranging = context.norm(i) == "fall" and context.norm(i + 1) == "between"
    named = ranging and i + 2 < len(context.tokens) and context.norm(i + 2).isalpha()
    if (
        not named
        or cardinal(context.norm(i + 2)) is not None
        or context.norm(i + 2) in ("the", "these", "about")
    ):
        return None
    return context.item("trend", "down", i, i + 1)


def _is_read_along(context: Context, i: int) -> bool:
    """`going down any column`: how the grid is read, and no way of its values."""
    along = context.norms[i : i + 2] in _ALONG
    return along and context.norm(i + 2) in _WHICH and context.norm(i + 3) in _LINES


def _falls_among(context: Context, i: int) -> bool:
    """Whether what falls between two numbers, of which none is a tick, is told to lie there."""
    if context.norm(i) not in ("fall", "fell") or context.norm(i + 1) != "between":
        return False
    told = {number_of(token.text) for token in context.tokens[i + 2 : i + 6] if token.is_number}
    axes = [axis for panel in context.document.panels for axis in (panel.rows, panel.columns)]
    return len(told) == 2 and not told & {tick.number for axis in axes for tick in axis.ticks}


def _low_point(context: Context, i: int) -> Item | None:
    """`its low at A`, `a high of 12`: an extreme, and no adjective."""
    word = context.tokens[i].text.casefold()
    owned = context.norm(i - 1) in _OWNERS and context.norm(i + 1) in _BEHIND_POINT
    if word not in ("low", "high") or not owned or "-" in (context.norm(i - 1), context.norm(i + 1)):
        return None
    return context.item("extreme", "min" if word == "low" else "max", i, i + 1)


def _top(context: Context, i: int) -> Item | None:
    """`the top yield`, `May is the top month`: the highest, unless that is the worst; "the top row" is a place."""
    if context.norm(i) != "top" or context.norm(i - 1) not in _TOPPING:
        return None
    word = context.norm(i + 1)
    lower = any(metric is not None and metric.better == "lower" for metric in metrics_of(context.document))
    named = not lower and (
        _is_top_column(context, i) or word not in context.axis_words and _is_measured(context, word)
    )
    return context.item("extreme", "max", i, i + 1) if named else None


def _is_top_column(context: Context, i: int) -> bool:
    """`May is the top month`, where months are columns, of which none stands at the top."""
    side = next((side for side, _ in context.axes_named(i + 1, 2)), "")
    return side == "columns" and context.norm(i - 2) in _BEING


def _is_measured(context: Context, word: str) -> bool:
    """Whether a word names what is measured: in the label of a scale, a title, or a sentence."""
    if metric_named(word) is not None or word in told_measures(context.document):
        return True
    panels = context.document.panels
    titles = [headed(title) for panel in panels for title in (panel.name, panel.figure)]
    titles += [panel.legend.label for panel in panels if panel.legend]
    return any(word in norms(title) for title in titles)


def _no_longer(context: Context, i: int) -> Item | None:
    """`no longer`: a denial, and no length."""
    words = (context.norm(i), context.norm(i + 1))
    denied = words in (("no", "longer"), ("not", "anymore")) and context.norm(i + 2) != "than"
    return context.item("not", "not", i, i + 2) if denied else None


_DEGREES = {
    "more": ("compare", ">"),
    "less": ("compare", "<"),
    "most": ("extreme", "max"),
    "least": ("extreme", "min"),
}


def _of_quality(context: Context, i: int) -> Item | None:
    """`more humid`, `the least productive`: higher or lower in what is measured; the lexicon's own phrases go before."""
    own = context.norm(i)
    if own.endswith(("er", "est")) and own not in context.axis_words:
        told = compared(own, _measured(context))
        return context.item(*told, i, i + 1) if told else None
    degree, word = _DEGREES.get(own), context.norm(i + 1)
    if degree is None or len(word) < 4 or not word.isalpha() or (context.norm(i), word) in phrases():
        return None
    named = word in context.axis_words or next(context.named(i + 1, context.vocabulary.longest), None)
    if (
        named
        or (word.endswith("s") and not word.endswith("ous"))
        or not is_of_measure(word, _measured(context))
    ):
        return None
    return context.item(*degree, i, i + 2)


def _measured(context: Context) -> frozenset[str]:
    """The words by which a document names what it measures."""
    panels = context.document.panels
    titles = [headed(title) for panel in panels for title in (panel.name, panel.figure)]
    titles += [panel.legend.label for panel in panels if panel.legend]
    return told_measures(context.document).union(*map(norms, titles)) - context.axis_words


def _phrase(context: Context, i: int) -> Item | None:
    table = phrases()
    for length in range(min(longest_phrase(), len(context.tokens) - i), 0, -1):
        words, last = context.words(i, length)
        senses = table.get(words) if words else None
        if senses and not _names_an_axis(context, words, senses[0][0]) and not _is_no_verb(context, i, words):
            if words[-1] in ("at", "in") and ("verb", "place") in senses and context.norm(last) in _EACH:
                continue  # "falls at every dose": it falls, and lies nowhere
            (kind, value), *others = senses
            return context.item(kind, value, i, last, tuple(others))
    return None


def _is_no_verb(context: Context, i: int, words: tuple[str, ...]) -> bool:
    """Whether a word is no verb: "top" is a place in "shelf 8 is at the top", and a "cut-off" cuts nothing."""
    if words == ("cut",):
        return context.norm(i + 1) == "-" and context.norm(i + 2) == "off"
    return words == ("top",) and context.tokens[i].text.casefold() == "top"


def _names_an_axis(context: Context, words: tuple[str, ...], kind: str) -> bool:
    """Whether a phrase has a word of an axis where it would tell of something else: "the gap", "larger windows"."""
    return (kind == "foreign" and words[0] in context.axis_words) or (
        kind == "stable" and words[-1] in context.axis_words
    )


def _ranked(context: Context, i: int) -> Item | None:
    """`second-busiest`, `third most common`, `5th lowest`: the rank that an ordinal makes of an extreme."""
    place = ordinal(context.norm(i))
    if place is None or place < 2:
        return None
    behind = i + 1 + (context.norm(i + 1) == "-")
    extreme = (
        _phrase(context, behind) or adjective_extremes.find(context, behind)
        if behind < len(context.tokens)
        else None
    )
    if extreme is None or not extreme.has("extreme"):
        return None
    return context.item("rank", str(place), i, extreme.last)


def _in_order(context: Context, i: int) -> Item | None:
    """`Oslo first with 47, Bergen second (42)`, `third is Turku`: the place that a bare ordinal tells of what is named beside it."""
    ahead = i - 1 - (context.norm(i - 1) in _BEING)
    named = ahead >= 0 and any(
        last == ahead + 1
        for first in range(max(0, ahead - context.vocabulary.longest), ahead + 1)
        for _, last in context.named(first, context.vocabulary.longest)
    )
    valued = (
        context.norm(i + 1) in _VALUING or context.norm(i + 1) == "(" and context.norm(i + 2)[:1].isdigit()
    )
    opens = i == 0 or context.norm(i - 1) in (",", ";", "and")
    place = ordinal(context.norm(i))
    if opens and place and place > 1 and context.norm(i + 1) in _OPENED:
        return context.item("rank", str(place), i, i + 1)
    if not (named and valued):
        return None
    if context.norm(i) in ("first", "last"):
        return context.item("extreme", "good" if context.norm(i) == "first" else "bad", i, i + 1)
    return context.item("rank", str(place), i, i + 1) if place and place > 1 else None


def _but(context: Context, i: int) -> Item | None:
    """`every station but A`, `none of the stations but A`: a "but" that leaves out what is named right behind it."""
    if context.norm(i) not in _SPARING:
        return None
    at = i - 1
    while i - at < _FAR and _names_things(context, at):
        at -= 1
    if at == i - 1 and not _STOPS & {context.norm(at)}:
        own = at - 1  # a noun of the writer's own: "every station but A", "all six days but the last"
        own -= cardinal(context.norm(own)) is not None
        own -= context.norm(own) == "the"
        at = own if context.norm(own) in _DETERMINING else at
    universal = context.norm(at) in _UNIVERSAL
    behind = i + 1 + (context.norm(i + 1) in _LEADING and not _goes_on(context, i + 2))
    name = behind + (context.norm(behind) in ("the", *_SIGNS))  # "but the last", "but -20 °C"
    named = next(context.named(name, context.vocabulary.longest), None)
    numbered = behind < len(context.tokens) and context.tokens[behind].is_number
    by_place = context.norm(behind) == "the" and placed(context, behind + 1) is not None
    left_out = universal and (numbered or named is not None or by_place)
    return context.item("except", "except", i, i + 1) if left_out else None


def _goes_on(context: Context, start: int) -> bool:
    """`everywhere, but at noon it falls`: whether what follows up to the next stop says something of its own."""
    end = next(
        (at for at in range(start, len(context.tokens)) if context.norm(at) in _STOPS), len(context.tokens)
    )
    return any(
        context.norm(at) in _VERBAL
        or any(kind in _TELLING for kind, _ in phrases().get((context.norm(at),), []))
        for at in range(start, end)
    )


def _names_things(context: Context, at: int) -> bool:
    """Whether a word may stand between "every" and the "but" of an exception: a name, or a noun for cells, rows or panels."""
    word = context.norm(at)
    noun = any(kind == "noun" for kind, _ in phrases().get((word,), []))
    return noun or word in context.axis_words | _BETWEEN or bool(word and context.vocabulary.find((word,)))
