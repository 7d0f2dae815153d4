"""Claims that a sentence takes for granted: "The absence of declines suggests a gentle method" says that there are no declines.

The subject of a verb of interpretation holds a claim; what its writer makes of it claims nothing of the data, and is left
out, unless it is a clause that tells of the data itself.
"""

import re
from dataclasses import replace

from auditor.language.clauses.clause import PREDICATES
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.prose.nominal_claims import nominal_claim
from auditor.language.verbs import finite_verb
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_MAKES = (
    r"suggest|indicate|impl(?:y|ie)|reflect|hint(?:s|ed)? at|point(?:s|ed)? (?:to|towards?)|underscore|underline|highlight|demonstrate|signal|confirm|emphasi[sz]e|illustrate|"
    r"testif(?:y|ie)(?:s|d)? to|attest(?:s|ed)? to|speak(?:s)? (?:for|to)|support|raise|reinforce|mean|prove|stem(?:s|med)? from|result(?:s|ed)? from|can be (?:attributed|explained)|deserve|merit|warrant|call(?:s|ed)? for|"
    r"reveal|show|argue|make|lend|justif(?:y|ie)|corroborate|strengthen(?:s|ed)? the (?:case|claim|view|idea)"
)
# "The cell with the largest mean is A": a noun, as what a verb makes of it is no verb again.
_NO_NOUN = r"(?!\s+(?:is|are|was|were|has|have|of|also|lies?|stands?|falls?)\b)"
# "..., however, strongly suggests": what stands before the verb of a writer who makes something of it.
_INTERPRETS = re.compile(
    r",?(?:\s+(?:may|might|also|further|strongly|clearly|likely|perhaps|presumably|probably|thus|therefore|again|in turn|moreover|however|additionally|particularly|especially),?)*"
    rf"\s+(?:(?:{_MAKES})(?:e?s|e?d)?(?= |[.;]|$){_NO_NOUN}"
    r"|(?:is|are)(?:\s+(?:particularly|especially|quite|very|most|also|indeed|rather|all|highly|equally|itself|themselves|certainly|perhaps))*\s+"
    r"(?:striking|notable|noteworthy|remarkable|genuine|real|surprising|unsurprising|interesting|intriguing|curious|telling|impressive|informative|revealing|suspicious|important|instructive|meaningful|significant|unusual|"
    r"worth\s+\w+|no\s+(?:accident|coincidence|artefact|artifact|surprise|mistake|error|typo)|consistent\s+with|in\s+line\s+with|due\s+to|attributable\s+to|(?:un)?likely\s+(?:due\s+to|to\s+(?:be|reflect|stem|result))|explained\s+by|a\s+(?:sign|hint|reminder|consequence|result|testament)\b|evidence\b)"
    r"(?!\s+(?:than|when|where|at|in|for|only|if|except|until|from|between)\b))",
    re.IGNORECASE,
)
_OPENING = re.compile(
    r"\W*(?:(?:and|but|overall|moreover|furthermore|additionally|finally|similarly|conversely|in addition|in contrast|by contrast|notably|also|second(?:ly)?|first(?:ly)?|lastly),?\s+)?",
    re.IGNORECASE,
)
# What is only imagined is no claim; what the words behind take back is none, either.
_IMAGINED = re.compile(
    r"\b(?:if|would|could|should|expected|supposed|alleged|claimed|hypothetical|possible|potential|so-called|presumed|imagined|any|hoped|desired|intended|theoretical|reported|previous|earlier|unless|whether)\b",
    re.IGNORECASE,
)
_TAKEN_BACK = re.compile(
    r"\b(?:except|unless|only|but|although|though|however|if|until|not|apart|aside|illusory|false|spurious|artefacts?|artifacts?|misleading|mislead)\b",
    re.IGNORECASE,
)
_THAT = re.compile(r"\s*that\s+", re.IGNORECASE)
# What there are so many of at a place that nothing is called may be other things than cells.
_AT_PLACE = re.compile(r"there are (?:\S+ ){1,4}(?:in|at|of|for|on|under) ", re.IGNORECASE)


def presupposed(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement as the claim that its subject holds, where the rest is what its writer makes of that."""
    text = statement.text
    opening = _OPENING.match(text)
    start = opening.end() if opening else 0
    found = _interpreted(text, start)
    if found is None:
        return statement
    subject = text[start : found.start()]
    told = _with_relative(subject, document, names) or nominal_claim(subject)
    if told is None or _IMAGINED.search(_without_fact(subject)):
        return statement
    if _AT_PLACE.match(told) and not any(i.kind == "ref" for i in analyse(told, document, names).items):
        return statement
    rest = _told_of_data(text, found, document, names)
    if rest is None:
        return statement
    at, words = rest
    offsets = statement.offsets
    # The new words stand side by side where the old ones did.
    inner = tuple(offsets[start + at_word * len(subject) // len(told)] for at_word in range(len(told)))
    behind = f"; {words}" if words else "."
    joint = (offsets[found.start()],) * (2 if words else 1)
    return replace(
        statement,
        text=told + behind,
        offsets=(*inner, *joint, *(offsets[at : at + len(words)]), offsets[-1]),
    )


def _interpreted(text: str, start: int) -> re.Match[str] | None:
    """The verb by which a writer makes something of the subject, where that is one phrase without a verb of its own."""
    for found in _INTERPRETS.finditer(text, start):
        subject = text[start : found.start()]
        if _in_brackets(text, found.start()):
            continue
        plain = not finite_verb(_without_fact(subject)) and not re.search(r"[;:](?:\s|$)", subject)
        told = plain or _FACT.match(subject) or _RELATIVE.fullmatch(subject.strip())
        return found if told else None
    return None


_FACT = re.compile(r"the (?:mere |simple |very )?fact that\s", re.IGNORECASE)


def _without_fact(subject: str) -> str:
    return subject if not _FACT.match(subject) else ""


# "The strength of A, which leads in every column": what is told of A.
_RELATIVE = re.compile(
    r"the (?:[a-z]+ ){0,2}(?:superiority|robustness|performance|strength|weakness|dominance|success|failure|stability|results?|scores?|accuracy) of (?P<who>[^,;:]{1,40}), (?:which|who) (?P<does>[^,;:]+?),?",
    re.IGNORECASE,
)


def _with_relative(subject: str, document: Document, names: Vocabulary) -> str | None:
    """What a relative clause within the subject tells of a row, a column or a panel."""
    found = _RELATIVE.fullmatch(subject.strip())
    if found is None:
        return None
    named = [item for item in analyse(found["who"], document, names).items if item.kind == "ref"]
    return f"{found['who']} {found['does']}" if len(named) == 1 else None


def _told_of_data(
    text: str, found: re.Match[str], document: Document, names: Vocabulary
) -> tuple[int, str] | None:
    """Where the part begins of what is made of a claim that tells of the data, and it; nothing of it; None where that is not clear."""
    rest = text[found.end() :]
    items = analyse(rest, document, names).items
    named = any(item.kind in ("number", "ref") for item in items)
    that = _THAT.match(rest)
    if named and that and _predicates(items):
        return found.end() + that.end(), rest[that.end() :]
    if named and any(item.kind == "number" for item in items):
        return None
    shown = "show" in found.group() and not that
    if shown and any(item.kind == "colour" or item.has("noun", "cell") for item in items):
        return None  # "the last row shows no red tile" tells of the data
    return None if _TAKEN_BACK.search(rest) and not that else (0, "")


def _predicates(items: tuple[Item, ...] | list[Item]) -> bool:
    return any(item.kind in PREDICATES for item in items)


def _in_brackets(text: str, position: int) -> bool:
    return text.count("(", 0, position) > text.count(")", 0, position)
