"""How the phrases of a sentence are told as sentences of their own.

What is put in behind a subject, participles, "with" and verbs without a subject are told of the subject before them; a
number that is put in goes into brackets; what tells nothing of the data is left out.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses.idle import directed, without_idle
from auditor.language.items import Item
from auditor.language.led_back import Retold
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef, TickRef
from auditor.language.unfolding.asides import bare_number, being, is_comment, restricts, told_of_another
from auditor.language.unfolding.change import Change
from auditor.language.unfolding.heads import heads_again
from auditor.language.unfolding.phrases import STANDS_BY, Phrase, phrases
from auditor.language.unfolding.rivals import put_forward, set_apart
from auditor.language.unfolding.subjects import Subject, places
from auditor.language.verbs import finite_form, opens_with_verb, verb_in
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_ADVERBS = re.compile(r"(?:(?:then|thus|thereby|finally|eventually|again|so|only|just|still|even)\s+)*")
_DASHES = ("-", "–", "—")
_PARTICIPLE = re.compile(
    rf"(?P<before>before\s+)?(?P<lead>{_ADVERBS.pattern})(?P<verb>(?P<been>having\s+been)|[a-z]+ing)\b(?!\s+to\s+[a-z])"
)
_WHILE = re.compile(r"(?:while|whereas|whilst|although|though)\s+", re.IGNORECASE)
_HAD_BEEN = re.compile(r"(?:(?:after|despite)\s+)?having\s+been\s+", re.IGNORECASE)
_EXTREME = re.compile(r"\b(?:most|fewest|least|second|third|fourth|fifth|last)\b", re.IGNORECASE)
# Verbs that tell themselves at which place something is true.
_AT_AN_END = re.compile(r"(?:\w+ly\s+|then\s+)?(?:end|start|begin|finish|clos|open)(?:s|es|ing|ning)\b")
_STANDS_BY = re.compile(STANDS_BY, re.IGNORECASE)
_FRONTED = re.compile(r"\b(?P<lead>with|at|for|in|on|under)\s+(?:the\s+|an?\s+)?", re.IGNORECASE)
_WHOSE = re.compile(r"whose\s+", re.IGNORECASE)
_WITH_NUMBER = re.compile(r"with\s+(?=(?:(?:only|just|about|exactly|around|some)\s+)?\d)")


def unfolded(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence in short sentences; None where nothing in it can be told by itself."""
    text = statement.text
    analysis = analyse(text, document, names)
    items = without_idle(directed(analysis), analysis)
    teller = _Teller(text, items, phrases(text, items))
    changes = sorted(teller.changes(), key=lambda change: change.start)
    if not changes:
        return None
    whole = statement.source_span(0, len(text))
    loose = tuple(statement.source_span(*span) for span in teller.loose)
    return Retold(_told(statement, changes), loose=loose, anew=(whole,))


def _told(statement: Statement, changes: Sequence[Change]) -> Statement:
    """The sentence with the changes; a semicolon stands where the joint stood that it is put for."""
    text, offsets = statement.text, statement.offsets
    for change in reversed(changes):
        words = change.words
        joint = 2 if words.startswith("; ") else 0
        place = (offsets[change.start],) * joint + (offsets[change.place],) * (len(words) - joint)
        text = text[: change.start] + words + text[change.end :]
        offsets = (*offsets[: change.start], *place, *offsets[change.end :])
    return replace(statement, text=text, offsets=offsets)


class _Teller:
    """Goes through the phrases of a sentence; `loose` are those of which it is not clear where they are true."""

    def __init__(self, text: str, items: Sequence[Item], found: Sequence[Phrase]) -> None:
        self.text, self.items, self.found = text, items, found
        self.loose: list[tuple[int, int]] = []
        self.begin = 0
        self.apart = -1  # where the second of two clauses begins
        self.subject: Subject | None = None  # of the clause whose verb was met

    def changes(self) -> Iterator[Change]:
        """What to change, phrase by phrase."""
        yield from set_apart(self.text, self.items)
        yield from put_forward(self.text, self.items)
        yield from heads_again(self.text, self.items)
        yield from self._fronted()
        closed = -1  # the phrase that goes on behind what was put in
        for at, phrase in enumerate(self.found):
            if phrase.mark in (";", ":") or phrase.start == self.apart:
                self.begin, self.subject = phrase.start, None
            if at == closed:
                continue
            changes = (list(self._owned(at)) or list(self._put_in(at))) if at else []
            closed = at + 1 if changes else closed
            if not changes and self.subject is not None:
                changes = list(self._behind(phrase))
            elif not changes:
                self._opens(phrase)
            yield from changes

    def _fronted(self) -> Iterator[Change]:
        """`While A rises, B falls`: two clauses that stand beside each other."""
        opening = _WHILE.match(self.text)
        if len(self.found) > 1:
            yield from self._had_been()
        if not opening or len(self.found) < 2:
            return
        first, second = self.found[:2]
        told = verb_in(self.text, self.items, opening.end(), first.end)
        other = verb_in(self.text, self.items, second.start, second.end)
        if told is not None and other is not None and other > second.start and not second.word:
            yield Change(0, opening.end(), "", opening.end())
            yield Change(second.joint, second.start, "; ", second.start)
            self.apart = second.start

    def _had_been(self) -> Iterator[Change]:
        """`Having been last in May, A leads in June`: what the subject of the next clause was."""
        opening, second = _HAD_BEEN.match(self.text), self.found[1]
        verb = verb_in(self.text, self.items, second.start, second.end) if opening else None
        if opening is None or verb is None or verb == second.start or second.word:
            return
        subject = Subject.of(self.text, self.items, second.start, verb)
        if subject.named:
            yield Change(0, opening.end(), f"{subject.words} is ", 0)
            yield Change(second.joint, second.start, "; ", second.start)
            self.apart = second.start

    def _opens(self, phrase: Phrase) -> None:
        """Takes up the subject that stands before the verb of a phrase, if it has one."""
        verb = verb_in(self.text, self.items, phrase.start, phrase.end)
        if verb is not None and verb > self.begin:
            self.subject = Subject.of(self.text, self.items, self.begin, verb)

    def _owned(self, at: int) -> Iterator[Change]:
        """`A, whose best month is May, has 5`: what is told of something that A has."""
        phrase, behind = self.found[at], self.found[at + 1 : at + 2]
        opening = _WHOSE.match(self.text, phrase.start, phrase.end)
        owners = [item for item in self.items if item.end == phrase.joint]
        if not opening or not owners or not isinstance(owners[0].value, TickRef | PanelRef):
            return
        owner = self.text[owners[0].start : owners[0].end]
        subject = Subject.of(self.text, self.items, self.begin, phrase.joint)
        alone = self.subject is None and [item.value for item in subject.named] == [owners[0].value]
        words = "'s " if alone else f"; {owner}'s "
        closed = bool(behind) and behind[0].mark == phrase.mark and not behind[0].word
        goes_on = closed and opens_with_verb(self.text, self.items, behind[0].start, behind[0].end)
        if alone and not goes_on:
            return
        yield Change(phrase.joint, opening.end(), words, phrase.start)
        if goes_on:
            yield Change(phrase.end, behind[0].start, f"; {subject.words} ", behind[0].start)
        self.subject = self.subject or subject

    def _put_in(self, at: int) -> Iterator[Change]:
        """`A, the busiest, has 54`: what is put in between a subject and its verb."""
        phrase, behind = self.found[at], self.found[at + 1 : at + 2]
        closed = behind and behind[0].mark == phrase.mark and not behind[0].word and not phrase.word
        if not closed or not opens_with_verb(self.text, self.items, behind[0].start, behind[0].end):
            return
        subject = Subject.of(self.text, self.items, self.begin, self.found[at - 1].end)
        number, goes_on = bare_number(self.text, phrase), behind[0].start
        if number is not None and self._extreme_without_number(phrase):
            yield Change(phrase.joint, goes_on, f" ({self.text[number.start : phrase.end]}) ", phrase.start)
        elif self.subject is not None:
            return
        elif is_comment(self.text, phrase):
            yield Change(phrase.joint, goes_on, " ", goes_on)
        elif (verb := self._verb_of(phrase)) and subject.named:
            self._note(subject, phrase, subject.end)
            yield Change(phrase.joint, verb[0], f" {verb[1]}", phrase.joint)
            yield Change(phrase.end, goes_on, f"; {subject.words} ", goes_on)
        else:
            return
        self.subject = self.subject or subject

    def _verb_of(self, phrase: Phrase) -> tuple[int, str] | None:
        """Where what is told in a phrase without a subject begins, and the verb to be put before it."""
        with_number = _WITH_NUMBER.match(self.text, phrase.start, phrase.end)
        if with_number:
            return with_number.end(), "has "
        if phrase.mark in _DASHES and self.text[phrase.start].isdigit():
            return phrase.start, "has "
        participle = _PARTICIPLE.match(self.text, phrase.start, phrase.end)
        told = participle and ("is" if participle["been"] else finite_form(participle["verb"]))
        if participle and (verb := told):
            lead = "then " if participle["before"] else participle["lead"]
            return participle.end(), f"{lead}{verb}"
        if _STANDS_BY.match(self.text, phrase.start, phrase.end):
            return phrase.start, "is on average " if self._tells_a_mean(phrase) else "is "
        return (phrase.start, "is ") if being(self.text, phrase) else None

    def _behind(self, phrase: Phrase) -> Iterator[Change]:
        """What is told behind a clause."""
        assert self.subject is not None
        subject, text = self.subject, self.text
        number = bare_number(text, phrase)
        another = told_of_another(text, phrase, subject)
        if self._is_parallel(phrase):
            return
        if is_comment(text, phrase):
            yield Change(phrase.joint, phrase.end, "", phrase.joint)
        elif number is not None and self._extreme_without_number(phrase):
            yield Change(phrase.joint, phrase.end, f" ({text[number.start : phrase.end]})", phrase.start)
        elif another:
            self._note(None, phrase, subject.start)
            yield Change(phrase.joint, another[0], f"; {another[1]}", phrase.start)
        elif (
            phrase.word not in ("while", "whereas")
            and self._leans(phrase)
            and not self._of_extreme(phrase)
            and (verb := self._verb_of(phrase))
        ):
            told = subject.words_beside(phrase.items)
            self._note(subject, phrase, subject.end)
            yield Change(phrase.joint, verb[0], f"; {told} {verb[1]}", phrase.start)
        elif opens_with_verb(text, self.items, phrase.start, phrase.end):
            self._note(subject, phrase, subject.end)
            words = f"; {subject.words_beside(phrase.items)} "
            yield Change(phrase.joint, phrase.start, words, phrase.start)
        else:
            yield from self._anew(phrase)

    def _is_parallel(self, phrase: Phrase) -> bool:
        """`With depth 40 A leads, with 20 B`: whether a phrase begins as its clause does, with another place."""
        again = _FRONTED.match(self.text, phrase.start, phrase.end)
        if again is None or self.subject is None:
            return False
        fronts = list(_FRONTED.finditer(self.text, self.begin, self.subject.end))
        same = [found.end() for found in fronts if found["lead"].casefold() == again["lead"].casefold()]
        return any(item.start in same and isinstance(item.value, TickRef) for item in self.items)

    def _anew(self, phrase: Phrase) -> Iterator[Change]:
        """A phrase with a subject of its own, or that begins with one."""
        verb = verb_in(self.text, self.items, phrase.start, phrase.end)
        if verb is None and phrase.word:
            self.begin, self.subject = phrase.start, None
        elif verb is not None and verb > phrase.start:
            self.begin = phrase.start
            self.subject = Subject.of(self.text, self.items, phrase.start, verb)
            if phrase.word in ("and", "so") and not restricts(self.text, phrase):
                yield Change(phrase.joint, phrase.start, "; ", phrase.start)

    def _leans(self, phrase: Phrase) -> bool:
        """Whether a phrase that opens with no verb may be told of the subject: it is no list of names or of values."""
        participle = _PARTICIPLE.match(self.text, phrase.start, phrase.end)
        put_in = phrase.mark in _DASHES or bool(_STANDS_BY.match(self.text, phrase.start, phrase.end))
        return bool(participle) or bool(_WITH_NUMBER.match(self.text, phrase.start)) or put_in

    def _of_extreme(self, phrase: Phrase) -> bool:
        """`The lowest is A at B, with 9`: whether what goes on is told of an extreme, by which nothing is named that has it."""
        subject = self.subject
        unnamed = subject is not None and subject.tells_extreme and not subject.named
        return unnamed and bool(_WITH_NUMBER.match(self.text, phrase.start))

    def _extreme_without_number(self, phrase: Phrase) -> bool:
        """Whether the clause before a phrase tells of an extreme, and not how large it is."""
        here = [item for item in self.items if self.begin <= item.start < phrase.joint]
        told = [item.start for item in here if item.has("extreme") or item.has("rank")]
        told += [found.start() for found in _EXTREME.finditer(self.text, self.begin, phrase.joint)]
        return bool(told) and not any(item.kind == "number" and item.start > max(told) for item in here)

    def _tells_a_mean(self, phrase: Phrase) -> bool:
        """Whether the clause before a phrase tells a mean, which then stands against that of others."""
        return any(
            item.has("aggregate", "mean") for item in self.items if self.begin <= item.start < phrase.joint
        )

    def _note(self, subject: Subject | None, phrase: Phrase, since: int) -> None:
        """Notes where it is not clear what a phrase is told of, or at what place."""
        if _AT_AN_END.match(self.text, phrase.start):
            before: list[Item] = []
        else:
            before = [item for item in self.items if since <= item.start < phrase.joint]
        open_ = places(before) - places(phrase.items)
        kept = subject is not None and subject.front_stays(phrase.items)
        if open_ or kept or (subject is not None and not subject.is_one):
            self.loose.append((phrase.start, phrase.end))
