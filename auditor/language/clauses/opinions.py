"""What a writer says around a claim: "the chart gives an overview showing that", "tuning matters, above all for A, where", "and should be tuned"."""

import re
from dataclasses import replace

from auditor.language.clauses.clause import PREDICATES
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef, TickRef
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

# What is only imagined, or taken back, announces nothing.
_IMAGINED = re.compile(
    r"\b(?:if|would|could|should|expected|hypothetical|supposed|unless|not|no|never|hardly|without|whether)\b",
    re.IGNORECASE,
)
_SOURCE = r"(?:data|figures?|heat ?maps?|charts?|tables?|plots?|grids?|results?|comparisons?|visuali[sz]ations?|analys[ei]s|investigations?|findings?|evidence|experiments?|study|pictures?|observations?)"
# "The chart gives a handy overview showing that", "these results provide a clear picture that".
_ANNOUNCES = re.compile(
    rf"\W*(?:overall,?\s+|taken together,?\s+|together,?\s+|in summary,?\s+)?(?:the|this|these|our|both)\s+(?:[a-z]+\s+){{0,3}}?{_SOURCE}\s+(?:also\s+)?"
    r"(?:(?:provides?|gives?|offers?|paints?|presents?|serves?\s+as|is|are|tells?|conveys?|makes?|draws?|yields?|constitutes?)\s+(?:[^,;:.]{1,60}?\s)?(?:(?P<hedged>suggesting|indicating|implying)|showing|demonstrating|revealing|confirming|proving|evidence|picture|message|case|indication|impression|sign|proof)"
    r"|(?P<hinted>suggests?|indicates?|impl(?:y|ies)))(?:\s+that)\s+(?=\S)",
    re.IGNORECASE,
)


def _without_announcement(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement without words that only announce it; what they hedge stays so."""
    found = _ANNOUNCES.match(statement.text)
    if found is None or _IMAGINED.search(found.group()):
        return statement
    items = analyse(found.group(), document, names).items
    if any(item.kind in ("ref", "number") for item in items):
        return statement
    hedge = "Presumably, " if found["hedged"] or found["hinted"] else ""
    offsets = statement.offsets
    return replace(
        statement,
        text=hedge + statement.text[found.end() :],
        offsets=(*(offsets[0],) * len(hedge), *offsets[found.end() :]),
    )


# "Tuning matters, above all for A, where ...": what is told of A, behind an opinion.
_WHERE = re.compile(
    r"(?P<lead>[^,;:.]{3,80}),?\s+(?:particularly|especially|notably|most notably|above all|in particular)\s+(?P<place>(?:for|in|at|on|with|under)\s+[^,;:]{1,60}),\s+(?:where|for which|in which|with which)\s+(?=\S)",
    re.IGNORECASE,
)


def _without_opinion(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """`Tuning matters, above all for A, where B is best`: for A, B is best."""
    found = _WHERE.match(statement.text)
    if found is None or _IMAGINED.search(found["lead"]) or _tells(found["lead"], document, names):
        return statement
    offsets, (start, end) = statement.offsets, found.span("place")
    place = statement.text[start : start + 1].upper() + statement.text[start + 1 : end]
    return replace(
        statement,
        text=f"{place}, {statement.text[found.end() :]}",
        offsets=(offsets[0], *offsets[start + 1 : end], *(offsets[end],) * 2, *offsets[found.end() :]),
    )


# "..., and it should be tuned with care": what had better be done.
_ADVICE = re.compile(
    r",?\s+(?:and|but|so|though)\s+[^,;:.]{0,60}?\b(?:should|ought\s+to|must)\s+(?:(?:therefore|also|thus|still|always)\s+)?be\s+(?:[a-z]+ly\s+)?[a-z]+(?:ed|en)\b[^,;:.]{0,40}(?=[,;.]|$)",
    re.IGNORECASE,
)


def _without_advice(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """`A is best, and it should be tuned`: A is best."""
    found = _ADVICE.search(statement.text)
    if found is None or _tells(found.group(), document, names):
        return statement
    return _without(statement, found)


# "..., where nobody looks for them": a remark at the end that tells nothing of the data.
_REMARK = re.compile(
    r",\s+where\s+(?:we|you|they|people|users?|readers?|nobody|no one|everyone|one|anyone|it)\s+[^,;:.()\d]{3,60}(?=\.?\s*$)"
)


def _without_remark(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """`They end up in A, where nobody looks for them`: they end up in A."""
    found = _REMARK.search(statement.text)
    if found is None or _tells(found.group(), document, names):
        return statement
    return _without(statement, found)


# What something owes its values to: "the A architecture or training recipe yields better scores" tells of A, "the A architecture is larger" does not.
_NOUN = r"(?:models?|architectures?|(?:pre-?|fine-?)?(?:training|tuning)|recipes?|methodolog(?:y|ies)|designs?|backbones?|pipelines?|procedures?|frameworks?|algorithms?|set-?ups?|scheme|regime|strateg(?:y|ies)|approach|variant|family)"
_YIELDS = r"(?:(?:consistently|clearly|generally|also|significantly)\s+)?(?:yields?|achieves?|delivers?|produces?|gives?|provides?|attains?|obtains?|leads?\s+to|results?\s+in|outperforms?|offers?)\b"
_MAKINGS = re.compile(rf"(?:\s+(?:(?:and|or)\s+)?{_NOUN})+(?=\s+{_YIELDS})", re.IGNORECASE)


def _without_makings(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """`The A architecture yields more`: the A yields more."""
    found = _MAKINGS.search(statement.text)
    if found is None or not any(
        item.end == found.start() and isinstance(item.value, PanelRef | TickRef)
        for item in analyse(statement.text, document, names).items
    ):
        return statement
    return _without(statement, found)


def _without(statement: Statement, found: re.Match[str]) -> Statement:
    """A sentence without a part of it."""
    text, offsets = statement.text, statement.offsets
    return replace(
        statement,
        text=text[: found.start()] + text[found.end() :],
        offsets=(*offsets[: found.start()], *offsets[found.end() :]),
    )


def _tells(text: str, document: Document, names: Vocabulary) -> bool:
    """Whether words may tell something of the data."""
    items = analyse(text, document, names).items
    return any(item.kind in ("number", "ref") or item.kind in PREDICATES for item in items)


def without_opinions(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement without what its writer says around a claim."""
    for turn in (_without_announcement, _without_opinion, _without_advice, _without_makings, _without_remark):
        statement = turn(statement, document, names)
    return statement
