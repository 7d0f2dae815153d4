"""Sentences that go on with the one before: answers to a question, "behind it come B and C", "it belongs to A" of an extreme.

Each is told again with the words of the sentence before; all of it stands where the sentence itself stands.
"""

import re
from dataclasses import replace

from auditor.language.led_back.retelling import Retold
from auditor.language.verbs import finite_verb
from auditor.model import Document, Statement

_ASKS = re.compile(
    r"\W*(?:(?:and|so|but|then)\s+)?(?:which|what|who|whose)\b(?:\s+(?!is\b|are\b|was\b|were\b|has\b|have\b|does\b|did\b)[\w'’-]+){0,3}?\s+(?:of\s+[^?]{1,30}?\s+)?"
    r"(?P<does>(?:is|are|was|were|has|have|had|\w+(?:[^su]s|ed)|fell|rose|grew|led)\b(?!\s+(?:it|this|that|there)\b)[^?;:]*)\?\s*",
    re.IGNORECASE,
)
_ASKS_WHERE = re.compile(
    r"\W*(?:(?:and|so|but)\s+)?(?:when|where)\s+(?:does|did)\s+(?P<who>[^?;:,]{1,40}?)\s+(?P<verb>[a-z]+)\?\s*",
    re.IGNORECASE,
)
_ASKS_HOW_MANY = re.compile(
    r"\W*(?:(?:and|so|but)\s+)?how\s+many\s+(?!of\s+(?:them|these|those)\b)(?P<rest>[^?;:]+)\?\s*",
    re.IGNORECASE,
)
_NAMED_ONLY = re.compile(
    r"\W*(?:(?:and|so|but)\s+)?(?P<what>the\s+[^?;:,]*\b(?:\w+est|best|worst|most|least|winner|loser|leader|runner-up|maximum|minimum|peak)\b[^?;:,]*)\?\s*",
    re.IGNORECASE,
)
# What answers: a name, be it with a number or a comment behind it.
_ANSWER = re.compile(
    r"\W*(?P<who>(?:(?:the|in|at|on|with|for)\s+)?[^,;:.()–—?!]{1,40}?)(?P<rest>(?:,\s+(?:with|at)\s+[^,;:]{1,30}|\s+\([^()]{1,30}\))?)(?:,\s+(?:of\s+course|by\s+(?:far|some\s+margin|a\s+\w+)|as\s+ever|again))?\s*[.!]?\s*",
    re.IGNORECASE,
)
_NO_NAME = re.compile(
    r"\W*(?:yes|no|not|none|nobody|nothing|neither|hardly|it|they|that|this|because|all|both|every|any|each|with|by|only)\b",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\W*(?:(?:right|close|just|directly|immediately|some\s+way|far)\s+)?(?:behind|after|below)\s+(?:it|them|that)\s+(?:come|comes|came|is|are|follow|follows|followed|rank|ranks)\s+(?P<who>[^;:]+?)\s*\.?\s*"
    r"|\W*(?:next|then|second)\s+(?:come|comes|came|follows?|in\s+line\s+is)\s+(?P<next>[^;:]+?)\s*\.?\s*",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"(?P<lead>\W*(?:(?:and|but)\s+)?)(?P<np>the\s+[^,;:()]*?\b(?:\w{2,}est|best|worst|maximum|minimum|peak|record)\b[^,;:()]{0,40}?)\s+"
    r"(?:is|was|comes\s+to|came\s+to|stands\s+at|stood\s+at|reaches|reached|amounts\s+to)\s+(?:only\s+|just\s+|a\s+mere\s+|about\s+)?[-−+]?\d",
    re.IGNORECASE,
)
_IT = re.compile(
    r"\W*(?:it|this|that|(?:this|that|the)\s+(?:figure|value|score|number|maximum|minimum|peak|low|record|reading|extreme))\s+"
    r"(?=(?:belongs?|goes|went|falls?|fell|sits?|stands?|lies|occurs?|occurred|comes\s+from|came\s+from|(?:is|was)\s+(?:found|recorded|reached|set|seen|held|at|in|that\s+of|measured|scored))\b)",
    re.IGNORECASE,
)

_IS_FOUND = re.compile(
    r"(?:is|was)\s+(?:found|recorded|reached|set|seen|held|measured|scored)\s+(?:for|at|in|with|by)\s+",
    re.IGNORECASE,
)


def following(statement: Statement, before: Statement | None, document: Document) -> Retold | None:
    """The sentence with what it takes from the one before it; None where it takes nothing."""
    if before is None:
        return None
    last = before.text.strip()
    told = _answered(last, statement.text) if before.asks else _led_on(last, statement.text)
    if told is None:
        return None
    text, own = told
    first, *_, end = statement.offsets
    kept = statement.offsets[-own - 1 : -1] if own else ()
    new = len(text) - own
    # New words stand where the sentence begins; where all of them are new, the last one ends it.
    places = (first,) * new if own else (*(first,) * (new - 1), statement.offsets[-2])
    whole = statement.source_span(0, len(statement.text))
    return Retold(
        replace(statement, text=text, offsets=(*places, *kept, end)), pointers=(whole,), anew=(whole,)
    )


def _answered(question: str, text: str) -> tuple[str, int] | None:
    """`Which farm is largest? A, with 5.`: A is largest, with 5."""
    answer = _ANSWER.fullmatch(text)
    if not answer or finite_verb(text) or _NO_NAME.match(text):
        return None
    who, rest = _uncapped(answer["who"].strip()), answer["rest"].rstrip(" .!")
    if found := _ASKS_WHERE.fullmatch(question):
        return f"{found['who']} {found['verb']}s {who}{rest}.", 0
    if found := _ASKS_HOW_MANY.fullmatch(question):
        return f"{who} {found['rest'].strip()}.", 0
    if found := _ASKS.fullmatch(question):
        return f"{who} {found['does'].strip()}{rest}.", 0
    if found := _NAMED_ONLY.fullmatch(question):
        return f"{found['what'].strip()} is {who}{rest}.", 0
    return None


def _uncapped(words: str) -> str:
    """`In May` as it stands within a sentence."""
    lead = words.split(maxsplit=1)[0].casefold()
    return lead + words[len(lead) :] if lead in ("in", "at", "on", "with", "for", "the") else words


def _led_on(last: str, text: str) -> tuple[str, int] | None:
    """What goes on about the sentence before, and how many of its last characters are its own."""
    plain = last.rstrip(" .")
    if (found := _BEHIND.fullmatch(text)) and not re.search(r"[,;:]", plain):
        return f"{plain}, followed by {(found['who'] or found['next']).strip()}.", 0
    subject, pointer = _SUBJECT.match(last), _IT.match(text)
    if subject and pointer:
        found = _IS_FOUND.match(text, pointer.end())
        verb = "belongs to " if found else ""
        at = found.end() if found else pointer.end()
        return f"{subject['np'][0].upper()}{subject['np'][1:]} {verb}{text[at:]}", len(text) - at
    return None
