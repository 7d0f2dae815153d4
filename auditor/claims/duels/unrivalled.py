"""One line held against all others of its side: "nobody sells more than A in May", "no other row is as high as A", "A sells the most every day".

Each of the others is a duel at each place that is told. Of several places together the totals may be meant as well.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.duels.bouts import Bouts, Side, bouts, contested
from auditor.claims.duels.claims import Bout, Held, Test, Worth, duels
from auditor.claims.duels.degrees import tells_of_measure
from auditor.claims.duels.lines import line_of
from auditor.claims.duels.places import PANELS, SIDES, Where, counts_lines, grouped, where_of
from auditor.claims.duels.reading import OVERRIDDEN, is_certain
from auditor.claims.duels.sides import panel_groups
from auditor.claims.duels.words import BE, END, LEAD, NAMES, OPENED, WORD, loosely
from auditor.claims.found import Found, by_first_fit
from auditor.claims.frames import Frame, headed
from auditor.language.clauses import Clause
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, TickRef
from auditor.language.subject import of_statement
from auditor.world import is_exact

_TELLING = re.compile(
    r"\b(?:no|none|nobody|nothing|noone|most|fewest|least|\w+est|best|worst)\b", re.IGNORECASE
)
# What is told with these is a change, a spread or a mean, and no value.
_OF_OTHERS = re.compile(
    r"\b(?:los\w+|gain\w*|grow\w*|grew|drop\w*|f[ae]ll\w*|rise\w*|rose|improv\w+|suffer\w*|benefit\w*|profit\w*|sav(?:e|es|ed|ing)|shed\w*|var(?:y|ies|ied)|differ\w*|chang\w+|swing\w*|"
    r"spread\w*|range\w*|gaps?|(?<!on )averages?|means?|medians?|(?<!in )totals?|sums?|lead\w*|margins?|steps?|consistent\w*|consistency|stab\w+|even|recent\w*|likely|similar\w*|close\w*|correlat\w+)\b",
    re.IGNORECASE,
)
# Of what is counted these tell how many, of what is measured how often.
_FREQUENT = re.compile(r"\b(?:often|frequently)\b", re.IGNORECASE)
_NOBODY = ("nobody", "no", "one", "none", "nothing", "else")
_OF_MUCH = ("busy", "quiet")
_ADVERB = r"(?:(?:just|only|once|now|all|both|still|ever|quite|clearly) )*"
_OTHERS = rf"(?P<none>nobody|no one|none|nothing|no(?: (?P<other>other))?(?: single)? (?P<kind><axis>|<row>|<column>|{WORD}))(?: else)?(?: of (?:<every>|others?|rest|them))?"
_VERB = rf" {_ADVERB}{BE}{_ADVERB}(?:(?!as\b){WORD} ){{0,2}}?"
_WAY = r"(?:(?P<up>more(?: (?:<cell>|<ref>|[a-z]+)){0,2}?|<gt>|higher)|(?P<down>(?:less|fewer)(?: (?:<cell>|<ref>|[a-z]+)){0,2}?|<lt>|lower)|(?P<good><good>)|(?P<bad><bad>))"
_HIGH, _LOW = (
    "many|much|often|frequently|high|large|big|great|long|tall|heavy|hot|warm|expensive|dear|busy|loud|deep|wet",
    "few|little|low|small|short|cold|cheap|quiet|shallow|light|dry|cool",
)
_AS = rf"(?:as|so) (?:(?P<high>{_HIGH})|(?P<low>{_LOW})|(?P<well>well|good)|(?P<poor>badly|bad|poor|poorly))(?P<what>(?: (?:<cell>|<ref>|{WORD})){{0,2}}?)"
_REF = rf"(?:(?:that|those|value|figure) (?:in|at|on|for|of) )?(?P<right>{NAMES})(?P<noun2>(?: (?:<axis>|<row>|<column>|one))?)(?: (?:does|did|do|has|had))?"
_FIELD = r"(?:all )?(?:<n> )?(?:<every>|<axis>)"
_WORTH = r"(?:(?: ,)? (?:\( (?:with |at )?(?P<worth><n>) \)|(?:with|at) (?:just |only )?(?P<worth2><n>)))?"
_TOP = rf"(?:(?P<max><max>|most)|(?P<min><min>|fewest|least)|(?P<best><best>)|(?P<worst><worst>))(?P<nouns>(?: (?:<cell>|<axis>|<row>|<column>|<ref>|{WORD})){{0,2}}?)(?P<among>(?: of (?:all|any)(?: (?:<every>|<axis>))?| (?:of|among|amongst) {_FIELD})?)"
_HEADS = {
    "none": rf"{OPENED}{LEAD}{_OTHERS}",
    "one": rf"{OPENED}(?P<field>(?:(?:of|among|amongst|out of) {_FIELD} ,? ?)?){LEAD}(?P<left>{NAMES})(?P<noun>(?: (?:<axis>|<row>|<column>|{WORD}))?)",
}
_FRAMES = {
    "beaten": (
        ("none", rf"{loosely('own')}{_VERB}{_WAY}{loosely('own2')} than {_REF}{loosely('tail')}"),
        ("none", rf"{_VERB}(?:(?P<up>(?:exceed|surpass|out)[a-z]*|tops?)|(?P<good><good>)) {_REF}{loosely('tail')}"),
    ),
    "matched": (("none", rf"{loosely('own')}{_VERB}{_AS}{loosely('own2')} as {_REF}{loosely('tail')}"),),
    "top": (("one", rf"{_VERB}{_TOP}{loosely('tail')}{_WORTH}"),),
}  # fmt: skip
# What is told of each line as a whole.
_SPAN = r"(?: (?:all|whole|entire|full|<n>))*(?: (?:<axis>|<every>|week|year|day|period|season))"
_WHOLE = rf"(?:(?:averaged|summed|added up|taken) (?:over|across){_SPAN}|(?:over|across){_SPAN}|in total|all told|overall|altogether|on average|taken together)"
_TOTAL = re.compile(
    rf"^(?:(?:and|but|so) )?(?P<first>{_WHOLE})(?: ,)? |(?: ,)? (?P<last>{_WHOLE})(?=(?: [.;!])*$)"
)
_ADJECTIVAL = re.compile(r"\b(?:is|are|was|were|be|stays?|remains?) (?:most|least) [a-z]+")


@cache
def frames() -> tuple[Frame, ...]:
    """All ways to tell it."""
    return headed(_HEADS, _FRAMES, END)


def read_unrivalled(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the places, from the first frame that fits and makes sense."""
    if not _TELLING.search(clause.text) or _OF_OTHERS.search(clause.text) or of_statement(clause):
        return
    exact = all(is_exact(clause.panel(n)) for n in clause.panels)
    if not exact and _FREQUENT.search(clause.text):
        return
    line = line_of(clause)
    if "<x>" in line.line or _ADJECTIVAL.search(line.line):
        return
    total = _TOTAL.search(line.line)
    if total is not None:
        line = _without(line, *total.span())
    yield from by_first_fit(
        frames(), line, lambda kind, found: list(_readings(clause, kind, found, total is not None))
    )


def _without(line: Phrasing, start: int, end: int) -> Phrasing:
    """A line without the words of a part."""
    words = line.line.split(" ")
    kept = [n for n, at in enumerate(line.starts) if not start <= at < end]
    starts = tuple(sum(len(words[n]) + 1 for n in kept[:k]) for k in range(len(kept)))
    return Phrasing(
        " ".join(words[n] for n in kept),
        starts,
        tuple(line.owners[n] for n in kept),
        tuple(line.places[n] for n in kept),
    )


def _readings(clause: Clause, kind: str, found: Found, total: bool) -> Iterator[Reading]:
    told, test = _sides(clause, kind, found, total), _test(clause, found)
    if told is None or test is None:
        return
    own, where = told
    if (total or kind != "top") and found.number("worth", "worth2") is not None:
        return
    either, relation = test
    for group in panel_groups(clause, where, own):
        made = bouts(clause, own, Side({}, others=True), where, group, every_panel=True)
        if made is None or not made.held or kind != "top" and made.spared:
            continue
        if total and made.spared:
            continue
        yield _reading(clause, found, kind, relation, _together(made) if total else made, either)
        if not total and where.runs and len(_places(made)) > 1:
            yield _reading(clause, found, kind, relation, _together(made), either)


def _sides(clause: Clause, kind: str, found: Found, total: bool) -> tuple[Side, Where] | None:
    """Which line it is, and where; None where it is not one line of a side, or no place is told."""
    named, objects = (
        grouped(found.items("left", "right")),
        grouped(found.items("what", "up", "down", "nouns")),
    )
    parts = [where_of(clause, found, name) for name in ("lead", "own", "own2", "tail")]
    if any(part is None for part in parts) or len(named) != 1:
        return None
    side, refs = next(iter(named.items()))
    if side not in SIDES or len(refs) != 1 or isinstance(refs[0], TickRef) and len(refs[0].ticks) != 1:
        return None
    things = found.items("kind", "noun", "noun2", "nouns", "among", "field")
    counted = {
        i.value.side
        for i in things
        if isinstance(i.value, AxisRef) or isinstance(i.value, TickRef) and i.value.every
    }
    if counted - {side} or side in objects:
        return None
    lead, rest = parts[0] or Where(), Where(named=objects)
    for part in parts[1:]:
        if part is None or set(part.named) & set(rest.named):
            return None
        rest.named.update(part.named)
        rest.runs.update(part.runs)
        rest.but.update(part.but)
        rest.every |= part.every
        rest.bare |= part.bare
        if part.only:
            return None
    told = contested(Side({side: refs}), Side({}, others=True), lead, rest)
    if told is None or told[2].only:
        return None
    where = told[2]
    if total and (where.every or where.bare or where.but):
        return None
    where.bare |= total
    crossing = next(s for s in SIDES if s != side)
    places = where.named.get(crossing, [])
    # In several panels "A has the most in May" is as open as in one.
    field = found.number("field", "among")
    if field is not None and not counts_lines(clause, side, field):
        return None
    several = _several(places) or bool(where.runs or not places and (where.every or where.bare))
    if kind == "top" and not several and side not in counted:
        return None  # "A has the most in May" may tell when A has its own most
    return Side(told[0].named), where


def _several(refs: list[object]) -> bool:
    return len(refs) > 1 or any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in refs)


def _test(clause: Clause, found: Found) -> tuple[bool, str] | None:
    """How the line stands to all others, and whether it may be the other way round."""
    way = better(clause.document, clause.panels[0])
    if found.words("good", "bad", "well", "poor", "best", "worst"):
        good = bool(found.words("good", "well", "best"))
        return not way, ">" if good == (way != "lower") else "<"
    up = bool(found.words("up", "high", "max"))
    return False, ">" if up else "<"


def _reading(clause: Clause, found: Found, kind: str, relation: str, made: Bouts, either: bool) -> Reading:
    test = Test(relation)
    if kind == "beaten":  # of two that are level neither has more
        held = Held(test.turned().turned(), (), tuple((bout.turned(),) for bout in made.held))
    else:
        held = Held(replace(test, shared=kind == "top"), made.held, made.spared)
    certain = _speaks_of_values(clause, found) and is_certain(clause, found, *_NOBODY, *_OF_MUCH)
    size = found.number("worth", "worth2")
    own = tuple(dict.fromkeys(s for bout in made.held for s in bout.left))
    worth = (Worth(own, size),) if size is not None else ()
    claim = duels((held, *worth), certain, either=either)
    panels = tuple(dict.fromkeys(s.panel for bout in made.held for s in (*bout.left, *bout.right)))
    whole: tuple[tuple[int, int], ...] = ((clause.start, clause.end),)
    loose = found.words("none") in ("nobody", "no one", "none", "nothing")
    if loose and found.words("tail") and not found.words("lead"):
        claim = replace(claim, tentative=True)  # "nobody beats A in May" may be said of all cells
        whole = ()
    over = tuple(kind for kind in OVERRIDDEN if not (loose and kind in ("peak", "comparison")))
    return Reading(claim, frozenset(clause.items), panels, bool(clause.of("hedge")), whole, over)


def _speaks_of_values(clause: Clause, found: Found) -> bool:
    """Whether the words that compare do so by what is measured: "the best view" is none of the values."""
    groups = ("up", "down", "good", "bad", "high", "low", "well", "poor", "max", "min", "best", "worst")
    said = found.items(*groups)
    words = [word for item in said if item.kind != "ref" for word in item.text.casefold().split()]
    words += [word for name in groups for word in found.words(name).split()[:1] if word[:1] != "<"]
    things = found.words("nouns") if found.words("best", "worst") else ""
    plain = all(word in ("<axis>", "<row>", "<column>", "<cell>", "<ref>") for word in things.split())
    return plain and tells_of_measure(clause.document, words)


def _places(made: Bouts) -> set[tuple[tuple[str, int], ...]]:
    return {tuple(sorted((name, n) for name, n in place.items() if name != PANELS)) for place in made.places}


def _together(made: Bouts) -> Bouts:
    """The totals of each line over all places: what stands against each of the others is put together."""
    held: dict[object, list[Bout]] = {}
    for bout in made.held:
        one = bout.right[0]
        held.setdefault((one.panel, _line_of(bout)), []).append(bout)
    return Bouts(
        tuple(
            Bout(
                tuple(s for bout in group for s in bout.left), tuple(s for bout in group for s in bout.right)
            )
            for group in held.values()
        ),
        (),
    )


def _line_of(bout: Bout) -> tuple[str, tuple[int, ...] | None]:
    """The line that stands on the right side of a bout: on the side on which it is another one than on the left."""
    left, right = bout.left[0], bout.right[0]
    return ("rows", right.rows) if left.rows != right.rows else ("columns", right.columns)
