"""A sentence on results cut to plain statements: without what leads to them and what is concluded from them."""

import re
from dataclasses import dataclass

_ADVERBS = (
    r"In particular|However|Moreover|In addition|Additionally|Interestingly|Surprisingly|Overall|As expected|On the (?:contrary|other (?:hand|side))|Further(?:more)?|Again|Also|"
    r"In fact|For (?:example|instance)|Consequently|Still|Yet|Finally|In general(?: terms)?|Generally|Thus|Accordingly|Notably|Remarkably|Similarly|Besides|In contrast|By contrast|"
    r"Nevertheless|At the same time|First|Second(?:ly)?|Contrary to intuition|contrary to [\w ]+|Specifically|Indeed|Therefore|Hence|Unsurprisingly|Clearly"
)
_SEEN = r"(?:see|seen|observe|observed|find|found|note|noted|notice|conclude|shown?|depicts?|illustrates?|reports?|indicates?|suggests?|confirms?|demonstrates?|reveals?)"
_LEADS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^(?:{_ADVERBS})\s*,\s*",
        r"^(?:However|Moreover|Also|Thus|Overall|Still),?\s+(?=\w)",
        rf"^(?:As|From)\b[^,]{{0,60}}?\b(?:tables?|results?|{_SEEN})\b[^,]{{0,40}},\s*",
        r"^(?:In|From|According to|Analyzing|Looking at)\s+(?:the\s+)?(?:tables?|results?|figure)\b[^,]{0,20},\s*",
        rf"^(?:(?:we|one|it)\s+(?:can\s+(?:also\s+|clearly\s+)?(?:be\s+)?)?(?:also\s+|further\s+)?{_SEEN}\s+(?:in\s+table\s+\w+\s+)?(?:that\s+)?)(?=\S)",
        rf"^(?:the\s+|these\s+|our\s+|overall\s+|evaluation\s+|experimental\s+)*(?:results?|tables?|scores?|numbers|findings)\b[^,]{{0,60}}?\b(?:also\s+)?{_SEEN}\s+that\s+",
        r"^it\s+(?:is\s+(?:clear|evident|perceptible|apparent|worth noting)|seems|turns out|appears)\s+that\s+",
        r"^\W+(?=\w)",
    )
)
_ASIDES = re.compile(
    r"\s*\((?:see\s+|cf\.?\s+|in\s+)?tables?\s+[^()]*\)|\s+(?:in|of|from)\s+(?:the\s+)?table\s+\w{1,4}\b|\s*,?\s+as\s+(?:we\s+can\s+see|can\s+be\s+seen|is\s+shown|shown|expected)(?:\s+in\b[^,.]*)?|"
    r"\s+(?:presented|reported|displayed|shown)\s+in\s+table\s+\w+|,?\s+on\s+the\s+other\s+hand(?=\s*,)",
    re.IGNORECASE,
)
_CONCLUDED = re.compile(
    r",?\s+(?:thus\s+|thereby\s+)?(?:confirm|show|suggest|indicat|demonstrat|imply|prov|highlight|justify|verify|reflect|underlin|support)(?:y?ing)\b(?!\s+the\s+(?:high|low|best|worst)).*$|"
    r",?\s+which\s+(?:clearly\s+|further\s+)?(?:confirm|show|suggest|indicate|demonstrate|implie|prove|highlight|justifie|verifie|reflect|underline|support)s\b.*$|"
    r",\s+(?:since|because|due\s+to|despite|probably|presumably|possibly|i\.e\.|e\.g\.|meaning)\b.*$",
    re.IGNORECASE,
)
_CUT = re.compile(
    r"\s*;\s*|\s*,\s+In\s+particular\s*,\s*|\s*,\s*(?:but|while|whereas|though|although|yet|and|with|as|followed by)\s+(?:still\s+|also\s+|then\s+)?|\s+(?:with|and)\s+(?=an?\s+[\w+@-]+(?:\s+\w+)?\s+of\s+\d)|"
    r"\s*,\s*(?=the\s+(?:high|low|larg|small|b)est\b)|\s*,\s+(?=(?-i:[A-Z])[\w+-]*\s+(?:is|are|has|outperforms?|achieves?|obtains?|also|even|still|performs?|yields?|shows?)\s)|\s+(?:but|while|whereas|though|although)\s+(?:still\s+|also\s+)?|"
    r"\s*,\s*(?=(?:thus |even |consistently |significantly )*(?:outperforming|improving|surpassing|exceeding|beating|reaching|achieving|obtaining|which)\b)|"
    r"\s+and\s+(?=(?:(?:also|even|still|only|\w+ly)\s+)*(?:(?-i:is)\b|outperforms?|improves?|consumes?|reaches|achieves?|obtains?|has|have|are|does|gives?|yields?|shows?|performs?|surpass(?:es)?|"
    r"exceeds?|gets?)\b)",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    r"^(?:though|although|while|whereas|even though)\s+(?P<a>[^,]+),\s*(?P<b>.+)$", re.IGNORECASE
)
_COMPARED = re.compile(
    r"^(?:when\s+)?(?:comparing|compared)\s+(?P<a>[^,]+?)(?:\s+(?:which|that)\s[^,]+)?,?\s+(?:with|and|to)\s+(?P<b>[^,]+?)(?:\s+(?:which|that)\s[^,]+)?,\s*(?P<rest>.+)$",
    re.IGNORECASE,
)
_JUNK = re.compile(r"^\W*\d{4}\)\S*\s+(?=[A-Z])")
_PLACE = re.compile(r"^(?:on|in|for|under|at|when|with|regarding|across|as for)\s+[^,]{1,50}$", re.IGNORECASE)
_PARTICIPLES = {
    "outperforming": "outperforms", "improving": "improves", "surpassing": "surpasses", "exceeding": "exceeds", "beating": "beats", "reaching": "reaches",
    "achieving": "achieves", "obtaining": "obtains", "performing": "performs", "showing": "shows", "having": "has", "underperforming": "underperforms",
}  # fmt: skip
_PARTICIPLE = re.compile(rf"(?<!best )(?<!worst )(?<!top )\b({'|'.join(_PARTICIPLES)})\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Between:
    """Two things that a sentence announces to compare, before it does."""

    one: str
    other: str


def compared(text: str) -> tuple[Between | None, str]:
    """What a sentence announces to compare, if it does, and the rest of it."""
    found = _COMPARED.match(led_away(text))
    return (Between(found["a"], found["b"]), found["rest"]) if found else (None, text)


def led_away(text: str) -> str:
    """A sentence without what leads to its statement and what stands aside."""
    text = _unled(_JUNK.sub("", " ".join(text.split())))
    return _unled(_ASIDES.sub("", text).strip(" .:"))


def _unled(text: str) -> str:
    while True:
        shorter = next((told for lead in _LEADS if (told := lead.sub("", text)) and told != text), text)
        if shorter == text:
            return text
        text = shorter


def segments(text: str) -> tuple[str, ...]:
    """The statements that a sentence makes, in order."""
    text = led_away(text)
    if (end := _CONCLUDED.search(text)) and not re.search(r"\d", end[0]):
        text = text[: end.start()]
    text = text.strip(" .,:")
    if fronted := _FRONTED.match(text):
        return (*_cut(fronted["a"]), *_cut(fronted["b"]))
    return _cut(text)


def _cut(text: str) -> tuple[str, ...]:
    """The parts of a sentence; a place in front of one belongs to it."""
    parts: list[str] = []
    for part in (part.strip(" ,.") for part in _CUT.split(text) if part and part.strip(" ,.")):
        if parts and _PLACE.match(parts[-1]):
            parts[-1] = f"{parts[-1]}, {part}"
        else:
            parts.append(part)
    return tuple(parts)


def finite(text: str) -> str:
    """A statement with its first participle as a verb: "outperforming B" as "outperforms B"."""
    return _PARTICIPLE.sub(lambda found: _PARTICIPLES[found[1].casefold()], text, count=1)
