"""A clause as a line of signs: its mentions, the small words that tell what these do, and words that are not known."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from auditor.claims.cores.words import BOUNDING, CARRYING, DENYING, IDLE
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.mentions.axis_ticks import between
from auditor.language.refs import AxisRef, TickRef
from auditor.language.strange import topic
from auditor.language.tokens import Token, tokens
from auditor.language.wording import Wording
from auditor.reading.labels import singular

# Words that lead to where something is told to be, and not to what it is told of.
LEADING = frozenset(
    "in at on for under with within during throughout across over inside along after before past among amid of from to until till up down between near beyond by through".split()
)
_ARTICLES = frozenset("the a an its their his her this that these those one ones figure s".split())
_APART = ","
# "outdraws": what does more of it.
_OUTDOING = re.compile(r"out(?:[a-z]{3,})(?:s|ed)?")
# Words that turn what is said into something else than a word for word reading makes of it.
_BARRING = frozenset(
    """
    against versus vs other others another rest remaining instead rather starts start started starting begins begin began beginning
    ends end ended ending finishes finish finished rare few factor difference relative compared would could might may if when while
    whenever once unless first last together half twice without besides per whether because since so but though although yet
    """.split()
)
# "Right through to August" goes no further than "to August".
_RIGHT_ON = frozenset("through to up until down".split())
# "A steady fall" tells of a fall.
_STEADY = frozenset("steady constant continuous unbroken uninterrupted".split())
# "They share the same reading" tells of no share.
_SHARING = frozenset(("share", "shares", "shared"))
# Behind these stands what is counted, or what it is like: "equally many guests", "the same number of loaves", "equally late".
_AS_MANY = frozenset(("equally", "equally many", "the same number", "same number"))
_NUMBERS = frozenset("number numbers amount count".split())
_JOINING = frozenset("and or & plus".split())


@dataclass(frozen=True, slots=True)
class Sign:
    """One mention or word: what it does in the clause, its mention if it is one, and where it stands.

    `does`: "place" (with `atoms`, and the word that leads to them in `led`), "every", the kind of a cue, "number", "than", "as",
    "by", "and", ",", "verb" (one that only carries a number), "not", "bar" (makes something else of the rest), "word" (not known), or "idle".
    """

    does: str
    start: int
    end: int
    text: str
    item: Item | None = None
    value: str = ""
    atoms: tuple[Atom, ...] = ()
    led: str = ""


def signs(clause: Clause, either: str = "rows") -> tuple[Sign, ...]:
    """The signs of a clause in their order; what says nothing is left out."""
    found: list[Sign] = []
    led = ""
    for sign in _all_signs(clause, either):
        if sign.does == "idle":
            continue
        if sign.does == "lead":
            led = sign.text
            if sign.text == "by":
                found.append(replace(sign, does="by"))
        elif sign.does in ("place", "every"):
            _add_place(found, sign, led or _led_in_list(found, sign), clause)
            led = ""
        else:
            if sign.does == "word" and _is_counted(found):
                continue
            if _tells_of_each(found, sign):
                found.append(replace(sign, does="quant", value="all"))
                continue
            number = sign.does == "number"
            if sign.does == "trend" and found and found[-1].text.casefold() in _STEADY:
                found[-1] = replace(found[-1], does="course")
            if found and found[-1].text.casefold() in _SHARING and sign.does in ("same", "compare"):
                found[-1] = replace(found[-1], does="verb")
            if number and sign.item is not None and clause.number(sign.item).op != "=":
                _take_in_bound(found)
            found.append(replace(sign, led=led) if number else sign)
            led = led if sign.does in ("and", ",", "noun") else ""
    return tuple(found)


def _is_counted(found: Sequence[Sign]) -> bool:
    """Whether the last sign is a word behind which stands what is counted, or what it is like."""
    same = len(found) > 1 and found[-2].does in ("same", "compare") and "same" in found[-2].text.casefold()
    return bool(found) and (
        found[-1].text.casefold() in _AS_MANY or same and found[-1].text.casefold() in _NUMBERS
    )


def _tells_of_each(found: Sequence[Sign], sign: Sign) -> bool:
    """`in May and June alike`: that what is told holds at each of the places before it."""
    return bool(found) and found[-1].does in ("place", "every") and sign.text.casefold() == "alike"


def _take_in_bound(found: list[Sign]) -> None:
    """Takes away the words that a bounded number has taken in: "more than 5"."""
    while found and found[-1].item is None and found[-1].text in BOUNDING:
        found.pop()


def _add_place(found: list[Sign], sign: Sign, led: str, clause: Clause) -> None:
    """Adds a place: as two where a comma stands in it ("in May, A": where, and the subject), as a stretch behind "between"."""
    if len(sign.atoms) == 2 and _APART in sign.text:
        ahead, behind = sign.atoms
        start = sign.start + sign.text.index(_APART)
        found.append(replace(sign, atoms=(ahead,), led=led))
        found.append(replace(sign, start=start, atoms=(behind,), led="at" if behind.placed else ""))
        return
    stretch = _stretch(found, sign, clause)
    if stretch is not None:
        found[-1] = stretch
    else:
        found.append(replace(sign, led=led))


def _stretch(found: Sequence[Sign], sign: Sign, clause: Clause) -> Sign | None:
    """`between May and July`: the ticks from one to the other, where a word for a range leads to both."""
    ref = sign.atoms[0].ref if len(sign.atoms) == 1 else None
    if not found or found[-1].does != "range" or not isinstance(ref, TickRef) or len(ref.ticks) != 2:
        return None
    first, last = ref.ticks
    inside = between(clause.document, ref.side, first, last)
    if not inside:
        return None
    atom = replace(sign.atoms[0], ref=replace(ref, ticks=(first, *inside)))
    return replace(sign, atoms=(atom,), led="between")


def _led_in_list(found: list[Sign], sign: Sign) -> str:
    """The word that leads to a place in a list of its like: "on Monday and Tuesday"."""
    if len(found) < 2 or found[-1].does not in ("and", ",") or found[-2].does != sign.does:
        return ""
    alike = {atom.dimension for atom in found[-2].atoms} == {atom.dimension for atom in sign.atoms}
    return found[-2].led if alike else ""


def _all_signs(clause: Clause, either: str) -> Iterator[Sign]:
    mentions = sorted(clause.items, key=lambda item: item.start)
    words = [
        token for token in tokens(clause.sentence or clause.text) if clause.start <= token.start < clause.end
    ]
    known = topic(clause.document)
    at = 0
    for token in words:
        while at < len(mentions) and mentions[at].end <= token.start:
            at += 1
        inside = at < len(mentions) and mentions[at].start <= token.start < mentions[at].end
        if not inside:
            behind = next((word.text for word in words if word.start > token.start), "")
            on = token.text == "right" and behind in _RIGHT_ON
            yield Sign("idle", token.start, token.end, token.text) if on else _of_word(token, known)
        elif token.start == mentions[at].start or token is words[0]:
            yield _of_mention(mentions[at], either, Wording.of(clause))


def _of_mention(item: Item, either: str, words: Wording) -> Sign:
    own = tuple(atoms([item], either, words))
    if own:
        return Sign("place", item.start, item.end, item.text, item, atoms=own)
    if item.kind == "ref":
        every = getattr(item.value, "every", False)
        does = "every" if every else "axis" if isinstance(item.value, AxisRef) else "bar"
        return Sign(does, item.start, item.end, item.text, item)
    value = str(item.value) if isinstance(item.value, str) else ""
    return Sign(item.kind, item.start, item.end, item.text, item, value)


def _of_word(token: Token, known: frozenset[str]) -> Sign:
    text = token.text.casefold()
    does = _does(text)
    if does == "word" and text.endswith("er"):  # a comparative, which stands for more than its place
        return Sign("bar", token.start, token.end, text)
    if does == "word" and _OUTDOING.fullmatch(text):
        return Sign("compare", token.start, token.end, text, value=">")
    if does == "word" and {token.norm, text, *roots(token.norm)} & known:
        does = "idle"
    return Sign(does, token.start, token.end, text)


@cache
def _does(word: str) -> str:
    if word in ("than", "as"):
        return word
    if word in _JOINING:
        return "and"
    if word in LEADING:
        return "lead"
    if word in _BARRING:
        return "bar"
    if word in DENYING:
        return "not"
    if word in CARRYING:
        return "verb"
    if word in IDLE or word in _ARTICLES or singular(word) in _ARTICLES:
        return "idle"
    if word in (",", ";", ":", "(", ")", "-"):
        return ","
    return "word" if word[0].isalpha() else "idle"
