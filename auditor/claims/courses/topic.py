"""Whether a trend is said of the values in the cells, and not of something else that grows or shrinks."""

from collections.abc import Sequence

from auditor.language.around import measure_words, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.measure_kin import kin_words
from auditor.language.movers import measure_nouns
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.wording import Wording
from auditor.metrics import metric_named, metric_of

# Words before a trend word that leave it a trend of the values.
_AROUND = word_set(
    "almost nearly quite rather practically virtually about around just mere "
    "a an the of in on at to by for with from and or as is are was were be been being has have "
    "had having its it their this that these those there here which who where when while both "
    "each too i e g eg "
    "score scores value values number numbers result results reading readings entry entries cell "
    "cells tile tiles level mark marks get gets got give gives yield yields record records reach "
    "reaches reached "
    "become becomes became becoming getting got turn turns turned "
    "model models method methods dataset datasets setting settings configuration configurations "
    "case cases condition conditions point points panel panels heatmap map matrix chart plot "
    "grid table percent percentage unit units we you one ones all "
    "performance accuracy metric metrics measure outcome outcomes quality picture curve line "
    "course series graph trend trends tendency pattern behaviour behavior shape profile figure "
    "data everything things "
    "perform performs performed fare fares work works net nets network run runs they he she cm "
    "mm km kg ms min minute minutes hour hours day days week weeks month months year years "
    "degree degrees second seconds percent db hz dollar dollars euro euros number numbers count "
    "counts total totals share shares amount system systems network networks classifier agent "
    "agents algorithm approach approaches engine engines technique techniques variant variants "
    "group groups row rows column columns line lines case one two three four both "
    "receive receives received receiving see sees saw seeing have has had produce produced earn "
    "earns attract attracts enjoy enjoys require requires take takes took face faces reach "
    "reaches hit hits drop lead leads leading led result results resulting cause causes causing "
    "bring brings bringing produce produces make makes making drive drives driving push pushes "
    "correlate correlates correlated associated corresponds correspond translate translates hand "
    "hands come comes coming deliver delivers provide provides offer offers mean means into onto "
    "about because due thanks consequently hence thus whereas whilst although though however meanwhile overall globally locally on average "
    "typical average mean means averaged expected observed reported measured tested given "
    "place instead lieu replacing switching switch going move similar like stay stays stayed "
    "staying remain remains remained remaining keep keeps kept keeping continue continues "
    "continued start starts started begin begins began show shows exhibit exhibits display "
    "displays see seen there follow follows following undergo experience experiences "
    "clear clearly visible marked general overall typical obvious strong sharp slight small "
    "large huge big steep moderate deep pointy fast quick rapid slow gradual mild dramatic "
    "noticeable significant modest steady stead "
    "sharply slightly steadily gradually slowly quickly rapidly markedly clearly strongly "
    "smoothly noticeably visibly significantly moderately modestly dramatically roughly "
    "monotonously exponentially perfectly directly proportional "
    "likewise similarly equally too "
    "initial initially first then later finally afterwards again also still further thereafter "
    "and but as it does do did will would to be being been only ever when while if where since "
    "because so that which "
    "vertically horizontally diagonally throughout along across within down up over under beyond "
    "past until till through before after between at by per every each extra additional one more most "
    "less further deeper longer larger higher lower smaller shorter bigger greater wider "
    "narrower stronger weaker fewer less later earlier older younger hotter colder heavier "
    "lighter faster slower stricter looser richer poorer "
    "back simple linear consistent uniform single plain straight real particular apparent widespread "
    "broad across-the-board captures capture holds value peak right just near not never no "
    "without any a the its whole entire time way "
    "moving going reading walking stepping move go read walk step from left right top bottom row "
    "column diagonal increasing decreasing raising lowering adding using use tend tends "
    "generally usually mostly"
)
# Nouns for things that are derived from the values, or are no values at all.
_OTHERS = word_set(
    "gap difference variance variability spread deviation uncertainty error-bar noise advantage "
    "margin distance ratio fraction range band region area boundary color colour shade "
    "darkness brightness hue need demand risk likelihood chance confidence influence impact "
    "effect importance sensitivity stability complexity difficulty computation computational "
    "overhead budget efficiency"
)
# Words that point to another sentence.
_BACK = word_set(
    "it its they he she this that these those their them same such here there one ones which who "
    "whom other others"
)
# Nouns that speak of something else only where "of" follows them: "the number of zeros".
_COUNTED = word_set("number count share proportion amount total")


def is_about_cells(clause: Clause, words: Wording) -> bool:
    """Whether the words before the first trend word name only the values, or what the document calls them."""
    named = measure_nouns(clause)
    cues = [
        item
        for item in clause.items
        if item not in named
        and (item.has("trend") or item.kind == "course" or item.has("compare", ">", "<", "good", "bad"))
    ]
    if not cues:
        return True
    if _is_noun(cues) or _compares_changes(words, cues) or _runs_in_picture(clause, words, cues[0]):
        return False
    subject = _loose(clause, words, cues[0])
    own = measure_words(clause)
    if any(word in _OTHERS and word not in own for word in subject) or any(
        word in _COUNTED and word not in own for word in _of_something(words, cues[0])
    ):
        return False
    if _names_another_measure(clause):
        return False
    own |= kin_words(clause.document)
    return all(_is_own(word, own) or word in _AROUND or word.endswith("ly") for word in subject)


_ARTICLES = frozenset("a an the this that its their any each every no".split())
_RUNNING = frozenset("run runs running go goes going listed arranged ordered proceed proceeds".split())
_DIRECTIONS = frozenset("downward downwards upward upwards".split())


def _runs_in_picture(clause: Clause, words: Wording, cue: Item) -> bool:
    """`rates (1, 2, 4) run downwards`: whether it is told where the ticks of an axis stand, and nothing of values."""
    if cue.text.casefold() not in _DIRECTIONS or words.norm(cue.first - 1) not in _RUNNING:
        return False
    panel = clause.panel(clause.panels[0])
    named = [item.value for item in clause.items if item.kind == "ref" and item.last < cue.first]
    return any(
        isinstance(ref, AxisRef)
        or isinstance(ref, TickRef)
        and ref.side in ("rows", "columns")
        and len(ref.ticks) == len(axis_of(panel, ref.side).ticks)
        for ref in named[-1:]
    )


def _is_own(word: str, own: frozenset[str]) -> bool:
    """Whether a word is one for the measure, as noun or as verb: "the wait" in a map of waiting times."""
    return word in own or f"{word}ing" in own or f"{word.removesuffix('e')}ing" in own


def _is_noun(cues: Sequence[Item]) -> bool:
    """Whether the first of two cues side by side is a noun: "costs increase", "gains shrink"."""
    if len(cues) < 2 or cues[1].first != cues[0].last:
        return False
    moving = all(cue.has("trend", "up", "down", "good", "bad") for cue in cues[:2])
    return moving and cues[1].text.casefold() not in ("upward", "upwards", "downward", "downwards")


def _compares_changes(words: Wording, cues: Sequence[Item]) -> bool:
    """`the rise from 2 to 4 is larger in May than in June`: whether changes are held against each other, and no values."""
    told = [cue for cue in cues if cue.has("trend") and _has_article(words, cue)]
    compared = [cue for cue in cues if cue.has("compare", ">", "<")]
    return any(
        one.last <= other.first and "than" in words.norms(other.first, words.last)
        for one in told
        for other in compared
    )


def _has_article(words: Wording, cue: Item) -> bool:
    """Whether a word for a change is a noun: `the rise`, `the sharp rise`; "the level rises" has another form."""
    verb = cue.text.casefold().endswith(("s", "ed", "ing"))
    return words.norm(cue.first - 1) in _ARTICLES or not verb and words.norm(cue.first - 2) in _ARTICLES


def knows_every_word(clause: Clause, words: Wording) -> bool:
    """Whether every word of the clause is a mention, a name of the document, or known to be harmless."""
    own = measure_words(clause) | kin_words(clause.document) - _BACK
    taken = {index for item in clause.items for index in range(item.first, item.last)}
    loose = [
        words.norm(at)
        for at in range(words.first, words.last)
        if at not in taken and words.norm(at)[:1].isalpha()
    ]
    return all(
        (word in own or word in _AROUND or word.endswith("ly")) and word not in _BACK for word in loose
    )


def _loose(clause: Clause, words: Wording, cue: Item) -> Sequence[str]:
    """The words right before a cue, back to the last comma, that belong to no mention."""
    taken = {
        index
        for item in clause.items
        if item.kind not in ("noun", "foreign")
        for index in range(item.first, item.last)
    }
    found: list[str] = []
    for position in range(cue.first - 1, words.first - 1, -1):
        norm = words.norm(position)
        if norm in (",", ";", ":"):
            break
        if position not in taken and norm and norm[0].isalpha():
            found.append(norm)
    return found


def _of_something(words: Wording, cue: Item) -> Sequence[str]:
    """The words before a cue that "of" follows."""
    return [words.norm(at) for at in range(words.first, cue.first) if words.norm(at + 1) == "of"]


def _names_another_measure(clause: Clause) -> bool:
    """Whether the clause names a measure that is not the one of its panels."""
    named = metric_named(clause.text)
    if named is None:
        return False
    own = [metric for index in clause.panels if (metric := metric_of(clause.panel(index))) is not None]
    return bool(own) and all(metric.name != named.name for metric in own)
