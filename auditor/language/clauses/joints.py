"""Whether a new statement begins behind a joint: a comma, an "and", a colon."""

import re
from collections.abc import Sequence

from auditor.language.items import Item
from auditor.language.pairs import sides
from auditor.language.verbs import finite_verb, opens_with_verb, verb_in

_ARTICLE = re.compile(r"\s*(?:(?:the|both|all|only)\s+)?", re.IGNORECASE)
_FAR = 3  # so many words at most stand between a subject and its verb
_AND = re.compile(r",\s+and\s+", re.IGNORECASE)


def goes_on(items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """Whether a new statement begins behind a joint."""
    new = (
        found["strong"]
        or _own_statement(items, found.end(), limit)
        or _explains(items, found)
        or _has_verb(found, limit)
        or _opens_anew(items, found, limit)
        or _next_of_several(items, found, limit)
        or _keeps_within(items, found)
    )
    return bool(new) and not splits_item(items, found)


def _own_statement(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether the words behind a comma or an "and" go on with a new statement: they begin with a verb-like cue."""
    right = [item for item in items if start <= item.start < end and item.kind != "noun"]
    if (
        len(right) > 1
        and right[0].has("compare")
        and right[1].has("factor")
        and right[1].first - right[0].last <= 2
    ):
        return True  # "and more than doubles it"
    if (
        len(right) > 1
        and right[0].kind == "colour"
        and right[1].kind == "number"
        and right[1].first - right[0].last <= 3
    ):
        return True  # "and teal only four"
    return bool(right) and any(
        item.has("trend") or item.has("extreme") or item.has("factor") or item.has("aggregate")
        for item in right[:1]
    )


def _keeps_within(items: Sequence[Item], found: re.Match[str]) -> bool:
    """`and stay between 3 and 5`: whether an "and" goes on with the range of the same values."""
    right = [item for item in items if item.start >= found.end() and item.kind != "noun"][:3]
    joined = found.group().strip(" ,").casefold() == "and"
    ranged = [item.kind for item in right] == ["range", "number", "number"]
    return joined and ranged and right[0].start == found.end()


def _has_verb(found: re.Match[str], limit: int) -> bool:
    """Whether a comma and an "and" join words with a verb of their own: ", and two of its cells are empty"."""
    return bool(_AND.match(found.group())) and finite_verb(found.string[found.end() : limit])


def takes_turn(items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """`A leads until May, then B takes over`: whether another subject and its verb follow."""
    named = next((item for item in items if item.start == found.end() and item.kind == "ref"), None)
    then = found.group().casefold().split()[-1:] == ["then"]
    if not then or named is None:
        return False
    # A name may be joined to its place behind the verb: "B takes over for July".
    ends = [named.end, *(at for at in (found.string.find(" ", named.start, named.end),) if at > 0)]
    others = [item for item in items if item is not named]
    return any(opens_with_verb(found.string, others, end + 1, limit) for end in ends)


def _opens_anew(items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """Whether a comma and an "and" go on with another subject and its verb: ", and oats never drop under 22"."""
    right = [item for item in items if found.end() <= item.start < limit and item.kind != "noun"]
    lead = found.string[found.end() : right[0].start] if right else ""
    if not _AND.fullmatch(found.group()) or not _ARTICLE.fullmatch(lead) or right[0].kind != "ref":
        return False
    verb = next((item for item in right[1:] if not item.has("quant", "none", "all", "only")), None)
    near = verb is not None and len(found.string[right[0].end : verb.start].split()) <= _FAR
    return (
        verb is not None
        and near
        and (verb.has("trend") or verb.has("compare"))
        and not verb.text.endswith("ing")
    )


_COMMA = re.compile(r",\s+(?:and\s+)?|\s+and\s+", re.IGNORECASE)
# "A is in front, B follows": what is told of the second one leans on the first.
_FOLLOWING = re.compile(r"(?:follow(?:s|ed)?|comes? (?:next|after)|is next)\b", re.IGNORECASE)
_LEANING = re.compile(
    r"\b(?:when|whenever|as|while|if|where|once|since|because|although|though|whereas|that|which|who|whose|how)\b",
    re.IGNORECASE,
)


def turns_to_another(items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """`A falls in May and B rises`: whether an "and" without a comma leads to another subject and its verb."""
    return found.group().strip().casefold() == "and" and _next_of_several(items, found, limit)


def _next_of_several(items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """`A peaks in May, B peaks in June`: whether behind a comma or an "and" a name and its verb follow, as they do before it."""
    text = found.string
    named = next((item for item in items if found.end() <= item.start < limit), None)
    lead = text[found.end() : named.start] if named is not None else ""
    if not _COMMA.fullmatch(found.group()) or named is None or named.kind != "ref":
        return False
    if not _ARTICLE.fullmatch(lead) or text[named.end : named.end + 1] != " ":
        return False
    if _FOLLOWING.match(text, named.end + 1):
        return False
    begin = max((joint.end() for joint in _PART.finditer(text, 0, found.start())), default=0)
    told = verb_in(text, items, begin, found.start())
    subject = [item for item in items if begin <= item.start < (told or begin) and item.kind == "ref"]
    leans = _LEANING.search(text, begin, found.start()) or _joins_names(items, begin, found, limit)
    end = next((joint.start() for joint in _PART.finditer(text, named.end, limit)), limit)
    return bool(subject) and not leans and opens_with_verb(text, items, named.end + 1, end)


def _joins_names(items: Sequence[Item], begin: int, found: re.Match[str], limit: int) -> bool:
    """`between A and B`, `A has 4 and B has 6 in May`: whether an "and" may join things, or two of what is told at one place."""
    if found.group().lstrip().startswith(","):
        return False
    told, other = (
        {side for item in items if start <= item.start < end for side in sides(item)}
        for start, end in ((begin, found.start()), (found.end(), limit))
    )
    return not other <= told or bool(
        _JOINING.search(_IN_BRACKETS.sub("", found.string[begin : found.start()]))
    )


_IN_BRACKETS = re.compile(r"\([^()]*\)")
_JOINING = re.compile(r"\b(?:between|both|from|either)\b", re.IGNORECASE)
_PART = re.compile(r"[,;:]\s+(?:and\s+)?")


def _explains(items: Sequence[Item], found: re.Match[str]) -> bool:
    """Whether a colon goes on with a statement of its own ("it helps: the second dose adds 0.2"), and not with a list."""
    telling = [
        item
        for item in items
        if item.start >= found.end() and (item.kind in ("trend", "factor", "compare", "extreme"))
    ]
    return found.group().startswith(":") and (bool(telling) or "→" in found.string[found.end() :])


def splits_item(items: Sequence[Item], found: re.Match[str]) -> bool:
    """Whether what looks like a joint stands within a mention."""
    return any(item.start < found.start() < item.end for item in items)
