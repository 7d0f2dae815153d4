"""What a number tells of a change: where it begins, where it ends, by how much."""

from collections.abc import Sequence

from auditor.claims.courses.draft import Draft
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.wording import Wording

FILLERS = frozenset(
    "the a an about ~ roughly just exactly approximately around value level of only some as low "
    "high much nearly almost over just under well its their score scores around ( = : is window".split()
)
_TO = frozenset(
    "to reaching reach reaches reached towards toward at hitting hit hits = → -> into peak peaks down".split()
)
_SIZED = frozenset(
    "gain gains gained gaining add adds added adding lose loses lost losing cost costs shed "
    "sheds drop drops dropped dropping rise rises fall falls climb climbs slip slips decline "
    "declines dip dips jump jumps".split()
) | {"hand back", "hands back", "pick up", "picks up"}
_AMOUNTS = frozenset(
    "loss gain drop rise increase decrease decline reduction improvement change saving jump "
    "growth fall".split()
)
_PLAIN_AMOUNTS = _AMOUNTS - {"gain", "loss", "improvement", "saving"}  # which are judged by what is better
_ARTICLES = frozenset("a an the this that its their".split())
_COMES_TO = frozenset("is was are were amounts comes reaches measures".split())
_NEAR = 7  # words between "the rise" and its amount: "the rise is never more than about 3"
_LINES = frozenset("row column step tick line".split())
UNITS = frozenset("point points unit units percent pp percentage".split())

# "Starting at 4": a first value, whatever the course comes to.
_STARTING = frozenset("start starts starting started begin begins beginning began".split())
_AT_START = frozenset("at with out off".split())


def role_of(draft: Draft, item: Item) -> str:
    """What a number tells of the legs found so far."""
    cues = [leg.cue for leg in draft.legs if leg.cue is not None]
    return number_role(draft.clause, draft.words, item, cues)


def number_role(clause: Clause, words: Wording, item: Item, cues: Sequence[Item]) -> str:
    """What a number tells of a change: "first" or "last" value, "size", a value on the way ("via"), or "".

    "until" marks a number that can only be a tick.
    """
    before = list(words.before(item, 5))
    while before and before[-1] in FILLERS and before[-1] not in _TO:
        before.pop()
    word = before[-1] if before else ""
    if words.norm(item.last) in _LINES and clause.number(item).word:
        return ""  # "moving down one row costs 5" tells how far one moves
    if word in ("until", "till"):
        return "until"
    if word in ("at", "in") and cues and all(item.last <= cue.first for cue in cues):
        return ""
    if _is_told_amount(words, item, cues):
        return "size"
    if clause.number(item).op == "<=":
        return "last"
    if word in ("from", "between") or word in _AT_START and before[-2:-1] and before[-2] in _STARTING:
        return "first"
    if (
        word in ("by", "of", "worth")
        and not (word == "of" and "way" in before[-3:])
        and (word in ("by", "worth") or _is_size(words, item, cues))
    ):
        return "size"
    one = _listed_before(clause, item) if word in ("and", ",") else None
    by_the_way = word in ("via", "through") or (word == "of" and "way" in before[-3:])
    if by_the_way or one and number_role(clause, words, one, cues) == "via":
        return "via"
    if word not in _TO and _is_size(words, item, cues):
        return "size"
    second = word == "and" and "between" in words.before(item, 6)
    return "last" if word in _TO or second else ""


def _listed_before(clause: Clause, item: Item) -> Item | None:
    """The number before another in a list of two: `through 3 and 5`, `through 3, 5`."""
    return next((one for one in clause.numbers if one.last == item.first - 1), None)


def _is_told_amount(words: Wording, item: Item, cues: Sequence[Item]) -> bool:
    """Whether a number is what a change told as a noun comes to: "the increase was no more than 3"."""
    lead = words.norms(0, item.first)
    return any(
        cue.text.casefold() in _PLAIN_AMOUNTS
        and words.norm(cue.first - 1) in _ARTICLES
        and any(word in _COMES_TO for word in lead[cue.last : cue.last + 3])
        and item.first - cue.last <= _NEAR
        for cue in cues
    )


def _is_size(words: Wording, item: Item, cues: Sequence[Item]) -> bool:
    """Whether a number tells by how much: "gains 17", "17 points", "a 17-point gain", "a gain of 17"."""
    behind = words.norms(item.last, item.last + 3)
    before = words.before(item, 4)
    if set(behind[:2]) & UNITS or "fold" in behind[:2] or (before[-1:] == ("of",) and set(before) & _AMOUNTS):
        return True
    for cue in cues:
        text = cue.text.casefold()
        listed = before[-1:] in ((",",), ("and",)) and item.first > cue.last and text in _SIZED
        if (
            listed
            or 0 <= item.first - cue.last <= 3
            and (text in _SIZED or "of" in words.norms(cue.last, item.first))
        ):
            return True
        if 0 <= cue.first - item.last <= 3 and words.norm(item.first - 1) in (
            "a",
            "an",
            "the",
            "another",
            "about",
            "~",
        ):
            return True
    return False
