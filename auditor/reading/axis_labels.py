"""The label of an axis: in quotes, in brackets, as a sub-item, or the first words about it."""

import re
from collections.abc import Sequence

from auditor.numerals import cardinal
from auditor.quantity import number_of
from auditor.reading.axis_words import is_positional
from auditor.reading.lead_ins import WAY, counts_off, lead_end
from auditor.reading.plain import Plain
from auditor.reading.tick_lists import sentence_end
from auditor.reading.tick_texts import can_be_tick
from auditor.reading.told_lists import WHERE, placed_pair

_QUOTED = re.compile(r"[\"“'‘](?P<text>[^\"“”]{1,80}?)[.,]?[\"”'’](?!\w)")
_LABELLED = re.compile(
    r"(?:label(?:l?ed)?|titled?|named?|caption(?:ed)?|called|title|reads)(?:\s+(?:as|is"
    r"|reads))?[:\s]+[\"“'‘](?P<text>[^\"“”]{1,80}?)[.,]?[\"”'’](?!\w)",
    re.I,
)
_LABELLED_BARE = re.compile(
    r"\b(?:label(?:l?ed)|titled|named|called)\s+(?P<text>[^\W\d][^,;:.|()\"“]{0,40})", re.IGNORECASE
)
# "Oak (leftmost) to Fir (rightmost): Oak, Elm, Fir" names the ends of the list and no variable.
_ENDS_FIRST = re.compile(
    r"(?P<first>[^,:;()]{1,40}?)\s*(?:\([^()]*\)\s*)?(?:to|through|–|—|→)\s[^,:;()]{1,40}(?:\([^()]*\)\s*)?"
    r":\s*[\"'“‘`]?(?P=first)\s*[\"'”’`]?[,;]",
    re.IGNORECASE,
)
# "low", "mid" and "high": a quotation that others follow is the first of a list.
_QUOTED_ON = re.compile(
    rf"{WHERE}?\s*(?:\([^()]{{1,40}}\)\s*)?(?:[,;/|→]\s*(?:(?:and|or|then)\s+)?|(?:and|or|then)\s+)[\"“‘`]",
    re.IGNORECASE,
)
# "Rows (not sorted)", "Columns (in this order)": how they stand, and no name.
_REMARK = re.compile(
    r"(?:(?:not|un|alphabetically|numerically|already|in)?[\s-]?(?:sorted|ordered|shuffled|alphabetical|numbered)\b.*"
    r"|(?:in\s+)?(?:an?other|same|the same|reversed?|this|that|no(?: particular)?|random|any|alphabetical"
    r"|different)\s+order\b.*"
    r"|[a-z]+(?:est)? (?:first|last|on top|(?:at|on) the (?:top|bottom|left|right))|[a-z]+(?:est)? to [a-z]+(?:est)?"
    r"|(?:rising|falling|ascending|descending|increasing|decreasing|growing)\b.*"
    r"|unlabell?ed|(?:n|numbers?|counts?|(?:sample )?sizes?|samples|units?) (?:in|within|behind)\b.*"
    r"|as (?:printed|drawn|shown|written).*|both|each|per panel|all|common|identical)",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"^(?:axis\s+)?(?:label|titles?|names?|variables?|quantity|parameters?|caption|meaning|represents)$",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"^[\W_]*(?:(?:of|for|in|on)\s+(?:both|each|all|either|the)\b[^,:;]{0,30}?\s+(?=(?:is|are|shows?"
    r"|gives?|lists?|has|runs?|represents?|carr\w+|:)))?"
    r"(?:(?:(?:we|you|one|they)\s+(?:find|see|have|put|place|plot|list|show|read|get)s?|represents?|shows?|displays?"
    r"|denotes?|indicates?|lists?|corresponds? to|is|are|gives?|holds?|tells?|says?|carr(?:y|ies)|share|use|plots?"
    r"|reads?|marks?|means?|stands?(?: for)?|tracks?|names?|has|have|covers?"
    r"|both)\s+(?!of\b|per\b))*"
    r"(?:(?:labell?ed|titled|called|named|by|with|per|for (?:each|every)|(?:used\s+)?for\s+the)\s+)?",
    re.IGNORECASE,
)
_PHRASE_END = re.compile(
    r"\s+(?:ranging|ranges?|from|with|in (?:steps|that|the same|\d)|listed|labell?ed|values|ticks|markers|marked"
    r"|running|going|goes|runs|spanning|spans|at|is|are|shown|has|have|taking|increas\w+|decreas\w+|"
    r"between|having|using|integers|on both|for both|of both)\b|\s+\d|[,;:(\[=]|\.(?!\w)|\s[–—-]\s",
    re.IGNORECASE,
)
_USELESS = re.compile(
    r"^(?:[<>≤≥]|(?:under|over|above|below|up to|less|more|at (?:least|most))\b"
    r"|(?:north|south|east|west)\s+to\b|as\b|like\b|see\b|(?:we|i|one|they)\s+(?:put|have|see|find|place|plot|list"
    r"|show|read)\b|categories\b|entries\b|order\b|list\b|ticks?|label(?!\s+(?:smoothing|noise|rate|fraction|budget|ratio|density|size|quality|width|type|error|shift)s?\b)\w*|values?|markers?|no|not"
    r"|none|explicit|named the|same|identical|evenly|(?:numeric\w*|categorical|discrete|integers?"
    r"|numbers?)(?:\s+(?:values|labels|ticks|markers|scale|range))?$|drawn$|the|shared|linear)\b",
    re.IGNORECASE,
)
_SEPARATOR = re.compile(
    r"(?<!\d)[,;:.]\s+|\b(?:with|over|against|versus|vs\.?|across|between|has|have|puts?|places?|lists?"
    r"|uses?|shows?|crosses|crossing|plots?|by|while|per|function of|for every|as)\s+",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"\s+(?:(?:is|are|was|were|being|stands?|runs?|goes|go|lies|appears?|sits?|increases?|varies"
    r"|changes)\b.*|(?:listed|stacked|plotted|shown|arranged|placed|given|laid out|drawn|running"
    r"|going)\b.*)$",
    re.IGNORECASE,
)
_ARTICLE = re.compile(
    r"^(?:the|a|an|its|their|same|identical|each|every|all|different|various|several)\s+", re.IGNORECASE
)
_ASIDE = re.compile(
    r"(?:(?:in|at|with|on|from|integers|read(?:ing)?|listed|running|going|counted)\b|[~≈+−-]?\d)",
    re.IGNORECASE,
)
_BEHIND_DASH = re.compile(r"(?:\s[–—-]|,)\s+(?P<rest>[^,()]+)$")
# "Rows, width (cm)": the bracket belongs to the name and not to the rows.
_BEFORE_BRACKET = re.compile(r"(?:\s[–—-]|,)\s+(?P<rest>[^,()]+?)\s*\([^()]+\)$")
_BEHIND_VERB = re.compile(
    r"\b(?:ax[ie]s|rows|columns)\s+(?:(?:lists?|shows?|gives?|carry|carries|represents?|are|is|holds?"
    r"|displays?|use|share)\s+(?!of\b))(?P<rest>\S.*)$",
    re.IGNORECASE,
)
_BRACKETED = re.compile(r"\([^()]*\)\s*(?=(?:[,;|/]|and\s)\s*(?:and\s)?[^,;()]{1,40}\s?\([^()]*\))")
# What a bracket holds, be it a label with its unit in a bracket of its own: "X-axis (Width (cm))".
_IN_BRACKETS = re.compile(r"\(((?:[^()]|\([^()]*\))*)\)|\[([^\[\]]+)\]")
_PLACED = re.compile(
    r"\(\s*(?:at\s+)?(?:the\s+)?(?:top|bottom|left|right)(?:most)?\s*\)\s*(?=,|;|and\s)", re.IGNORECASE
)
# "Y-axis Depth has six ticks": a name right behind that of its side.
_BETWEEN = re.compile(
    r"\bax[ie]s\s+(?P<rest>[^\W\d_][^,;:()]{0,40}?)\s+(?:has|have|with|shows?|lists?|carries|gets?|takes?)\s+"
    r"(?:the\s+)?(?:\w+\s+)?(?:ticks?|tick\s+(?:marks|labels)|values|labels|markers?|marks|categories|levels|entries|settings)$",
    re.IGNORECASE,
)
_SHOWS = re.compile(
    r"(?:are|is|shows?|gives?|lists?|holds?|carry|carries|names?|stands? for|represents?)\s+", re.IGNORECASE
)
_BEGINNING = re.compile(r",\s+(?:beginning|starting|ending)\s+(?:with|at|from)\b.*$", re.IGNORECASE)
# "X axis — Instrument, listed from left to right"
_WAY_BEHIND = re.compile(rf"(?<=[\w)])\s*,(?![^,]*\)){WAY}$", re.IGNORECASE)
_SHARED = re.compile(r"(?:shared|common|same|identical|repeated|alike|drawn|shown)\b", re.IGNORECASE)
_JOINED = re.compile(r"\s(?:and|/|\|)\s")
_PREPOSITION = re.compile(
    r"\s*\b(?:on|along|down|across|up|as|to|at|in|labels?|marks?|names?|heads?)(?:\s+the)?\s*$", re.IGNORECASE
)
_WAYS = ("down", "up", "across", "along", "sideways")
LONGEST_LABEL_WORDS = 7


def label_of(head: Plain, name: str, own: Plain, parts: Sequence[tuple[str, Plain]]) -> str:
    """The label of an axis whose head stands before its text."""
    for part_name, text in parts:
        if _TITLE.match(part_name):
            return _cleaned(text.text)
    if _TITLE.match(name) and own.text:
        return _cleaned(own.text)
    first = own.text[: sentence_end(own.text)]
    quoted = None if placed_pair(own.text) else _QUOTED.match(own.text)
    for found in (_LABELLED.search(own.text), _LABELLED_BARE.search(first), quoted):
        if found and (_is_a_list(head.text, own.text, found) or _QUOTED_ON.match(own.text, found.end())):
            return _in_head(head.text) or _before_list(first, found)
        if found and not is_positional(found["text"]):
            return found["text"].strip(" .")
    if bracket := _in_head(head.text):
        return bracket
    if _ENDS_FIRST.match(first):
        return ""
    lead = _LEAD.match(own.text)
    if quoted := None if placed_pair(own.text) else _QUOTED.match(own.text, lead.end() if lead else 0):
        return quoted["text"].strip(" .")
    return _phrase(own.text[lead.end() if lead else 0 :])


def _cleaned(text: str) -> str:
    quoted = _QUOTED.match(text)
    return (quoted["text"] if quoted else text[: sentence_end(text)]).strip(" .'\"“”`")


def _in_head(head: str) -> str:
    """`X-axis (Ratio)`, `Vertical axis, "Month"`, `X-axis – Ratio`: the label as the head gives it."""
    head = _WAY_BEHIND.sub("", _BEGINNING.sub("", head))
    if quoted := _QUOTED.search(head):
        return quoted["text"].strip(" .")
    if (behind := _BEFORE_BRACKET.search(head)) and not is_positional(behind["rest"]):
        return behind["rest"].strip()
    for bracket in map("".join, _IN_BRACKETS.findall(head)):
        told = [part for part in re.split(r"\s*[,;]\s*", bracket) if not _is_aside(part)]
        if told and not re.fullmatch(r"[\d\s,–-]+", bracket) and not _SHARED.match(bracket):
            return ", ".join(told).strip(" '\"“”")
    if behind := _BEHIND_DASH.search(head):
        rest = behind["rest"].strip()
        shown = _SHOWS.match(rest)  # "Rows, top to bottom, are the floors"
        return "" if is_positional(rest) else _phrase(rest[shown.end() :]) if shown else rest
    if (between := _BETWEEN.search(head)) and not is_positional(between["rest"]):
        return between["rest"].strip()
    verb = _BEHIND_VERB.search(head)
    return _phrase(verb["rest"]) if verb else ""


def _is_aside(part: str) -> bool:
    """Whether what a bracket holds tells of a place, a way or an order, and so is no name."""
    return is_positional(part) or part.casefold() in _WAYS or bool(_REMARK.fullmatch(part))


def _phrase(text: str) -> str:
    """The noun phrase that a text begins with."""
    end = _PHRASE_END.search(f" {text}")
    phrase = text[: max(0, end.start() - 1)] if end else text
    counts = _counts_a_list(phrase, text[len(phrase) :])
    while (article := _ARTICLE.match(phrase)) or (
        phrase and cardinal(phrase.split(" ")[0]) is not None and " " in phrase
    ):
        phrase = phrase[article.end() :] if article else phrase.split(" ", 1)[1]
    phrase = re.sub(r"\s+(?:that|which|who|of|for|at|in)$", "", phrase.strip(" '\"“”.,`)"))
    listed = not counts and _begins_a_list(text, phrase)
    words = phrase.split()
    if words[:1] == ["as"]:  # "listed as Oak Street, Elm Street" names no variable
        return ""
    if listed and len(words) > 1 and words[0].islower() and not words[-1].islower():
        return " ".join(words[:-1])  # "trees Oak, Elm": the list begins with the last word
    if (
        not phrase
        or listed
        or len(words) > LONGEST_LABEL_WORDS
        or is_positional(phrase)
        or _USELESS.match(phrase)
    ):
        return ""
    return phrase if re.search(r"[^\W\d_]", phrase) else ""


_COUNTED = re.compile(
    r"(?:the|all|its|our)?\s*(?P<count>[\w-]+)\s(?:[a-z][\w-]*\s){0,3}[a-z][\w-]*s", re.IGNORECASE
)
_NEXT_ITEM = re.compile(r"\s*(?:,\s*(?:and\s+)?|\sand\s)\s*")


def _counts_a_list(phrase: str, rest: str) -> bool:
    """Whether a phrase says how many of it follow: "the three soils, clay, loam and sand"."""
    found = _COUNTED.fullmatch(phrase.strip())
    count = (cardinal(found["count"]) or number_of(found["count"])) if found else None
    return count is not None and len(_NEXT_ITEM.split(rest[: sentence_end(rest)].strip(" ,.:"))) == count


def _is_a_list(head: str, text: str, found: re.Match[str]) -> bool:
    """Whether rows or columns are labelled with several names: "the columns are labelled May, June and July"."""
    if found.re is not _LABELLED_BARE:
        return False
    if re.match(r"[^\W\d_][^,;:()]*[\"”]?,\s+$", text[: found.start()].lstrip("\"“'")):
        # What has its name already: "the method, labelled SGD, Adam".
        return bool(_JOINED.search(found["text"])) or _begins_a_list(text, found["text"].strip())
    if not re.match(r"(?:the\s+)?(?:rows|columns)\b", head, re.IGNORECASE):
        return False
    return " and " in found["text"] or _begins_a_list(text, found["text"].strip())


def _before_list(text: str, labelled: re.Match[str]) -> str:
    """The name that stands before a word for its ticks: "the method, labelled SGD, Adam"."""
    lead = _LEAD.match(text)
    start = lead.end() if lead else 0
    named = labelled.re is _LABELLED_BARE and labelled.start() > start
    return _phrase(text[start : labelled.start()]) if named else ""


def _begins_a_list(text: str, phrase: str) -> bool:
    """Whether a phrase is the first of several names: "A, B, C", unlike "temperature, in degrees"."""
    rest = text[text.find(phrase) + len(phrase) :].lstrip(" '\"“”`.") if phrase else ""
    if placed := _PLACED.match(rest):  # "Oak (top), then Elm"
        rest = rest[placed.end() :]
    if bracketed := _BRACKETED.match(rest):  # "Ridge (850 m), Gorge (400 m)"
        rest = rest[bracketed.end() :]
    following = re.match(
        r"(?:,|/|→|\||;|and\s)\s*(?:and\s|then\s|followed\sby\s)?(?P<item>[^,;/|→.]{1,60})", rest
    )
    return (
        bool(following)
        and following is not None
        and bool(following["item"].strip())
        and not _abbreviates(following["item"].strip(), phrase)
        and not _ASIDE.match(following["item"])
        and not lead_end(following["item"], 0)
        and not counts_off(rest[following.start("item") :])
        and can_be_tick(re.split(r"\s(?:and|or)\s|\s\(", following["item"])[0])
    )


def _abbreviates(item: str, phrase: str) -> bool:
    """Whether an item is the short form of a phrase: "electrical conductivity of the soil, EC"."""
    initials = "".join(word[0] for word in phrase.split())
    return item.isupper() and len(item) > 1 and initials.upper().startswith(item)


def without_preposition(text: Plain) -> Plain:
    """A text without the "on the" or "along the" that it ends with."""
    close = _PREPOSITION.search(text.text[-20:])
    return text.part(0, len(text.text[:-20]) + close.start()) if close else text


def last_phrase(text: Plain) -> Plain:
    """The end of a text that may name an axis behind it: what follows the last comma or preposition."""
    bare = re.sub(r"\([^()]*\)", lambda found: "_" * len(found[0]), text.text)
    end = len(without_preposition(text).text)
    start = max((found.end() for found in _SEPARATOR.finditer(bare, 0, end)), default=0)
    return text.part(start, end)


# "In each of them the materials are stacked"
_IN_EACH = re.compile(
    r"^(?:in|for|on)\s+(?:each|both|all|every|either)(?:\s+of\s+(?:them|these|the\s+\w+)|\s+\w+)?,?\s+(?=\S)",
    re.IGNORECASE,
)


def label_behind(text: Plain) -> str:
    """The label of an axis that is named behind it: "beds 1 to 9 (along the horizontal axis)"."""
    bare = _IN_EACH.sub("", re.sub(r"\s*\([^()]*\)", "", text.text).strip(" ,"))
    quoted = list(_QUOTED.finditer(bare))
    if quoted and len(bare) - quoted[-1].end() < 12:
        return quoted[-1]["text"].strip(" .")
    return _phrase(_STATE.sub("", bare))
