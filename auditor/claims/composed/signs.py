"""A clause as a line of signs: its mentions, the small words that tell what these do, and words that are not known."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from auditor.claims.cores.words import CARRYING, DENYING, IDLE
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.strange import neutral, topic
from auditor.language.tokens import Token, tokens
from auditor.reading.labels import singular

# Words that lead to where something is told to be, and not to what it is told of.
LEADING = frozenset(
    "in at on for under with within during throughout across over inside along after before past among amid of from to until till up down between near beyond by".split()
)
_ARTICLES = frozenset("the a an its their his her this that these those one ones figure s".split())
_JOINING = frozenset("and or & plus".split())


@dataclass(frozen=True, slots=True)
class Sign:
    """One mention or word: what it does in the clause, its mention if it is one, and where it stands.

    `does`: "place" (with `atoms`, and the word that leads to them in `led`), "every", the kind of a cue, "number", "than", "as",
    "by", "and", ",", "verb" (one that only carries a number), "not", "word" (not known), or "idle".
    """

    does: str
    start: int
    end: int
    text: str
    item: Item | None = None
    atoms: tuple[Atom, ...] = ()
    led: str = ""
    verb_before: bool = field(default=False)


def signs(clause: Clause, either: str = "rows") -> tuple[Sign, ...]:
    """The signs of a clause in their order; what says nothing is left out."""
    found: list[Sign] = []
    led, verb = "", False
    for sign in _all_signs(clause, either):
        if sign.does == "idle":
            continue
        if sign.does == "lead":
            led = sign.text
            if sign.text == "by":
                found.append(Sign("by", sign.start, sign.end, sign.text))
            continue
        if sign.does in ("place", "every"):
            # "on Monday and Tuesday", "in rows A, B and C": the word leads to all of a list
            listed = len(found) > 1 and found[-1].does in ("and", ",") and found[-2].does == sign.does
            led = led or (found[-2].led if listed else "")
            found.append(
                Sign(sign.does, sign.start, sign.end, sign.text, sign.item, sign.atoms, led, verb)
            )
            led = ""
            continue
        verb = verb or sign.does == "verb"
        if sign.does not in ("and", ",", "noun", "number"):
            led = ""
        found.append(sign)
    return tuple(found)


def _all_signs(clause: Clause, either: str) -> Iterator[Sign]:
    mentions = sorted(clause.items, key=lambda item: item.start)
    words = [token for token in tokens(clause.sentence or clause.text) if clause.start <= token.start < clause.end]
    known = neutral() | topic(clause.document)
    at = 0
    for token in words:
        while at < len(mentions) and mentions[at].end <= token.start:
            at += 1
        inside = at < len(mentions) and mentions[at].start <= token.start < mentions[at].end
        if not inside:
            yield _of_word(token, known)
        elif token.start == mentions[at].start or token is words[0]:
            yield _of_mention(mentions[at], either)


def _of_mention(item: Item, either: str) -> Sign:
    own = tuple(atoms([item], either))
    if own:
        return Sign("place", item.start, item.end, item.text, item, own)
    if item.kind == "ref":
        return Sign("every" if getattr(item.value, "every", False) else "axis", item.start, item.end, item.text, item)
    return Sign(item.kind, item.start, item.end, item.text, item)


def _of_word(token: Token, known: frozenset[str]) -> Sign:
    text = token.text.casefold()
    does = _does(text)
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
    if word in DENYING:
        return "not"
    if word in CARRYING:
        return "verb"
    if word in IDLE or word in _ARTICLES or singular(word) in _ARTICLES:
        return "idle"
    if word in (",", ";", ":", "(", ")", "-"):
        return ","
    return "word" if word[0].isalpha() else "idle"
