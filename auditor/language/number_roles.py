"""What a number in a sentence is: a value of the data, or a difference, a count, a year, a tick."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from auditor.language.around import (
    after,
    before,
    loose_words,
    measure_words,
    narrowed,
    sentence_norms,
    told_mutual,
    word_set,
)
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.quantifiers import is_count
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.language.units import unit_named
from auditor.language.wording import Wording
from auditor.model import Panel
from auditor.reading.labels import singular
from auditor.reading.legend_scopes import HEAD

_BEFORE_OTHERS = word_set(
    """
    by than rank ranked section figure fig table step version page eq equation chapter appendix top
    bottom # × x ± versus vs
    """
)
_BEHIND_VALUES = word_set(
    ". , ; : ) ] / & | - ? ! ' \" ” ’ * → ( and or but at for in under over on with when where by from to while whereas versus vs using via across within of is are was were stand stands sits "
    "appear appears occur occurs turn turns come comes belong belongs go goes if as then than here there respectively each both alone only also too it per not value score number entry result reading "
    "after before during mark level percent percentage pct against through given obtained reached achieved recorded measured found observed seen"
)
_CITED = frozenset(
    "table tab figure fig section sec chapter equation eq appendix page footnote ref § step version supplement".split()
)
_SKIPPED = frozenset("a an the about ~ roughly around some approximately just only ' \" (".split())
_YEARS = range(1900, 2100)
_DECLARED = word_set("axis axes legend colorbar colourbar colormap ticks")
_ARTICLES = frozenset("the all its these those their both each every a".split())

# What a place can have besides its value.
_OTHER_THINGS = word_set(
    """
    forecast forecasts expected predicted target targets planned plan budget lost loses lose needed
    required missing missed estimate estimated error errors baseline limit limits threshold previous
    earlier former old last reported elsewhere paper claimed wrong incorrect instead would should
    could reserved wasted trained training if unless without
    """
)
# Words that need no understanding elsewhere, but change what a bare number is.
_SHIFTING = word_set(
    """
    previous prior expected need needed effect impact influence role fraction portion part share
    range rank rate increase decrease increased decreased difference shift span spread step fall
    drop total sum average mean overall more less extreme typical rest other others second third
    quarter half couple per minute minutes hour hours seconds tokens experiment report compared
    relative against versus instead without
    """
)
# Words that leave a plain "place has value" what it is.
HARMLESS = word_set(
    """
    a an the of in on at to by for with from and or as is are was were be been being has have had
    having its it their this that these those there here who which where when while then so both
    each also too i e g ie eg score scores scoring scored value values valued number numbers result
    results reading reads read readings entry entries cell cells tile tiles box square figure count
    level mark get gets got getting give gives gave given giving yield yields yielded yielding show
    shows showed shown showing record records recorded recording reach reaches reached reaching
    attain attains attained attaining achieve achieves achieved achieving hit hits hitting post
    posts posted posting register registers registered registering deliver delivers delivered
    produce produces produced stand stands stood standing sit sits sat sitting lie lies lay come
    comes came coming arrive arrives return returns returned returning report reports reported
    reporting obtain obtains obtained obtaining display displays displayed displaying contain
    contains contained containing hold holds held holding carry carries carried measure measures
    measured measuring see sees saw seen find finds found observe observes observed amount amounts
    amounting equal equals take takes took taking make makes made making earn earns earned land
    lands landed manage manages managed turn turns turned out up down under over per using use used
    via example instance namely such like respectively again once still yet even just exactly
    precisely only merely already now indeed whereas but however though although meanwhile first
    second third combination combinations setting settings pair pairs configuration configurations
    case cases condition place position point points column row panel panels heatmap map matrix
    chart plot grid table left right top bottom upper lower middle center corner percent percentage
    accuracy performance one ones we you can model models method methods dataset datasets group
    groups run runs size ratio rate unit units label labeled labelled marked annotated printed
    written stated listed appears appear occurs occur located belongs belong go whose therein
    thereby corresponding corresponds data datum list lists listing goes going went about roughly
    around approximately circa ca nearly almost some near close little bit slightly estimated scale
    line columns rows among amongst within inside throughout always alike entire full whole current
    present best mistaken confused misclassified misread mislabeled misjudged predicted classified
    assigned identified recognised recognized correctly properly rightly wrongly therefore thus
    hence consequently accordingly overall notably interestingly specifically particular clearly
    visibly actually quite fully really notable remarkable solid modest respectable mere impressive
    incorrectly actual true harvested sold counted served collected exhibits exhibit
    """
)


def cites(clause: Clause, item: Item) -> bool:
    """Whether a number only names a table, a figure, a section or an equation of some text."""
    words = [word for word in before(clause, item, 3) if word != "."]
    return (
        bool(words)
        and words[-1] in _CITED
        and not any(
            item.first - 2 <= other.first < item.first and other.kind == "ref" for other in clause.items
        )
    )


def is_value(clause: Clause, item: Item) -> bool:
    """Whether a number can be a value of the data: no count, no difference, no year, no factor."""
    num = clause.number(item)
    if num.op not in ("=", "~", "<~", ">~") or num.unit == "times" or num.word and num.value != 0:
        return False
    if (
        _last_word(clause, item) in _BEFORE_OTHERS
        or num.step == 1
        and num.value in _YEARS
        and not _in_data(clause, num.value)
    ):
        return False
    following = after(clause, item)
    named = any(other.first == item.last for other in clause.refs)
    return not following or named or following[0] in _BEHIND_VALUES or following[0] in measure_words(clause)


def are_ticks(clause: Clause, items: Sequence[Item]) -> bool:
    """Whether several numbers are labels of one axis, so that a list of them may be one of ticks."""
    values = {clause.number(item).value for item in items}
    axes = [axis for panel in clause.document.panels for axis in (panel.rows, panel.columns)]
    return len(items) > 1 and any(values <= {tick.number for tick in axis.ticks} for axis in axes)


def _last_word(clause: Clause, item: Item) -> str:
    """The last word before a number that is no article and no hedge."""
    return next((word for word in reversed(before(clause, item, 4)) if word not in _SKIPPED), "")


def _in_data(clause: Clause, value: float) -> bool:
    return any(q.value == value for panel in clause.document.panels for q in panel.values.values())


def _harmless(clause: Clause) -> frozenset[str]:
    """The words that leave a clause what it is, with those for counted things ("the three corpora")."""
    things = {word for item in counted_things(clause) for word in after(clause, item)}
    return (
        HARMLESS | measure_words(clause) | (neutral() - _SHIFTING - _OTHER_THINGS) | things | _units(clause)
    )


def _units(clause: Clause) -> frozenset[str]:
    """The words right behind numbers that are their units: "mg" and "l" of "5 mg/L", "euro" and "kilo" of "5 euros a kilo"."""
    behind = (after(clause, item, 3) for item in clause.numbers)
    return frozenset(
        word
        for words in behind
        for word in takewhile(lambda w: w in ("/", "per", "a", "an") or bool(unit_named(w)), words)
    )


def plain_telling(
    clause: Clause, also: frozenset[str] = frozenset(), lenient: bool = False, start: int = 0
) -> bool:
    """Whether the words of the clause, but for some more that are understood, leave "this place has this value" what it is.

    Words behind the last mention are of less weight: "R1 under K (48.5) deserves a second look"; of none at all where
    the clause says what the number is ("a mean of 48.5 makes it ...", `lenient`). Words before `start` do not count.
    """
    allowed = _harmless(clause) | also
    mentions = [item for item in clause.items if item.kind in ("ref", "number")]
    last = max((item.last for item in mentions), default=0)
    inside, behind = loose_words(clause, last, start), loose_words(clause, None, last)
    if told_mutual(clause):
        allowed |= {"other", "another"}
    if not all(word in allowed for word in inside) or set(behind) & _OTHER_THINGS:
        return False
    closed = lenient or bool(mentions) and (mentions[-1].kind == "ref" or clause.number(mentions[-1]).bracket)
    return closed or all(word in allowed for word in behind)


def understood(clause: Clause, also: frozenset[str] = frozenset()) -> tuple[tuple[int, int], ...]:
    """The whole clause, if every word of it is understood and it speaks of the data; else nothing."""
    allowed = _harmless(clause) | also
    percent = any(clause.number(item).unit == "%" for item in clause.numbers) and not _in_percent(clause)
    if narrowed(clause) or percent or _declares(clause):
        return ()
    return ((clause.start, clause.end),) if all(word in allowed for word in loose_words(clause)) else ()


def _declares(clause: Clause) -> bool:
    """Whether a clause stands below a label of an axis or a colour scale: "Scale: from 0 to 20"."""
    trail = clause.statement.trail
    return any(_DECLARED & set(norms(text)) for text in trail) or any(
        HEAD.fullmatch(text.strip(" :")) for text in trail[-1:]
    )


def _in_percent(clause: Clause) -> bool:
    """Whether the values can be percentages: called so, written so, or with decimals."""
    panels = [clause.panel(index) for index in clause.panels]
    quantities = [q for panel in panels for q in panel.values.values()]
    return any(q.unit == "%" or q.step < 1 for q in quantities) or any(
        called_percent(panel) for panel in panels
    )


def called_percent(panel: Panel) -> bool:
    """Whether a panel's names or its legend say that its values are percentages."""
    legend = panel.legend
    names = f"{panel.name} {panel.figure} {legend.label if legend else ''} {legend.text if legend else ''}"
    return bool(re.search(r"%|\bper ?cent|\bpct\b", names, re.IGNORECASE))


def prepositions(clause: Clause) -> frozenset[Item]:
    """Words of comparison that only say where: "48.5 under K", "averaged over all rows", "A over B"."""
    found = set()
    for cue in clause.of("compare", ">", "<"):
        ahead = [item for item in clause.items if item.first >= cue.last and item.kind in ("ref", "noun")]
        gap = sentence_norms(clause.statement.text)[cue.last : ahead[0].first] if ahead else ("?",)
        if _of_time(clause, cue):
            found.add(cue)
            continue
        behind_mean = any(
            item.has("aggregate", "mean", "sum", "median") and 0 <= cue.first - item.last <= 1
            for item in clause.items
        )
        if cue.text.casefold() in ("over", "under") and (set(gap) <= _ARTICLES or behind_mean):
            found.add(cue)
    return frozenset(found)


def _of_time(clause: Clause, cue: Item) -> bool:
    """`averages 25 over the week`, `a mean of 3 over the season`: behind a mean and its number, with a thing that is none."""
    lead = [item for item in clause.items if item.last <= cue.first]
    return (
        cue.text.casefold() == "over"
        and after(clause, cue)[:1] == ("the",)
        and any(item.has("aggregate", "mean", "sum") for item in lead)
        and bool(lead)
        and lead[-1].kind == "number"
        and not any(item.kind == "number" for item in clause.items if item.first >= cue.last)
    )


def counted_things(clause: Clause) -> list[Item]:
    """Numbers that only count rows, columns, panels or cells: "the twelve cells", "over the four settings"."""
    words = Wording.of(clause)
    return [item for item in clause.numbers if _counts(clause, words, item)]


# A plural right behind a number, or behind one adjective.
_PLURAL = re.compile(r" (?:[a-z]+ )?(?P<noun>[a-z]+s)\b", re.IGNORECASE)


def counts_things(clause: Clause, item: Item) -> bool:
    """`four kinds of soil`, `two bus lines`: a number in words before a plural that the document does not measure in."""
    behind = _PLURAL.match(clause.statement.text, item.end) if clause.number(item).word else None
    return behind is not None and singular(behind["noun"].casefold()) not in measure_words(clause)


def counts_known_things(clause: Clause, item: Item) -> bool:
    """`above the three land sites`: a number in words of things that the reader knows, which are held against something."""
    lead = before(clause, item, 1)
    return clause.number(item).word and lead in (
        ("the",),
        ("these",),
        ("those",),
        ("its",),
        ("their",),
    )


def _counts(clause: Clause, words: Wording, item: Item) -> bool:
    num = clause.number(item)
    lead = before(clause, item, 2)
    if num.op == ">" and "over" in lead and lead[-1] in _ARTICLES:
        plain = replace(item, value=replace(num, op="="))
        following = after(clause, item)
        return is_count(clause, words, plain) or num.word and bool(following) and following[0].isalpha()
    return num.op == "=" and (is_count(clause, words, item) or _counts_known(clause, item))


def _counts_known(clause: Clause, item: Item) -> bool:
    """`the three ropes at 25 kg`, `its six tides`: a number in words of things that are there, whatever they are called."""
    behind = _PLURAL.match(clause.statement.text, item.end)
    known = before(clause, item)[-1:] in (("the",), ("its",), ("these",), ("all",), ("their",))
    alone = behind is not None and " " not in behind.group().strip()
    free = behind is not None and not any(
        other.start < behind.end() and behind.start() + 1 < other.end for other in clause.items
    )
    return clause.number(item).word and clause.number(item).value > 1 and known and alone and free
