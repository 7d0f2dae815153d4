"""Claims: what statements mean, as data, and the verdicts on them.

A claim kind is one module: a frozen dataclass for the meaning, a reader that makes such claims of a
clause, and a judge that holds a claim against the data under one reading of the digits. `@claim` ties
the three together and makes a rule of them: a contradicted statement becomes a finding.

A clause can often be read in more than one way (is "in row 3" where the peak is, or where it was looked
for?). A reader then gives all of its readings: the clause is contradicted only if every one of them is.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.model import Document, Statement
from auditor.rule import Confidence, Example, Finding, Severity
from auditor.source import Span
from auditor.truth import Truth
from auditor.world import World

# Kinds that hold some of a panel's cells against what is said of them.
OF_CELLS = frozenset(("value", "peak", "ordinal", "range", "threshold", "count", "average", "comparison"))

Place = tuple[int, int, int]  # panel, row, column


class Verdict(Enum):
    """What became of a statement."""

    SUPPORTED = "supported"
    CONTRADICTED = "contradicted"
    UNDECIDABLE = "undecidable"
    NOT_UNDERSTOOD = "not-understood"


class Meaning(Protocol):
    """What a claim says, free of the words it came from: a frozen dataclass that can describe itself."""

    def describe(self, document: Document) -> str:
        """The claim in one plain line."""
        ...


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a clause: the claim, and the mentions that it accounts for.

    `hedged` tells that the sentence does not commit itself ("generally"), so that a contradiction is a
    warning. `panels` are those that the claim is about. `understood` are parts of the statement's text of
    which the reading takes every word into account. `overrides` are the kinds of claim that the clause does
    not make if it makes this one.
    """

    claim: Any
    items: frozenset[Item]
    panels: tuple[int, ...] = ()
    hedged: bool = False
    understood: tuple[tuple[int, int], ...] = ()
    overrides: tuple[str, ...] = ()

    @classmethod
    def of_every_word(
        cls, clause: Clause, claim: Any, overrides: tuple[str, ...], *, panels: tuple[int, ...] | None = None
    ) -> "Reading":
        """A way to read a clause that takes all of its words and mentions into account; hedged where the clause is."""
        chosen = clause.panels if panels is None else panels
        hedged, whole = bool(clause.of("hedge")), ((clause.start, clause.end),)
        return cls(claim, frozenset(clause.items), chosen, hedged, whole, overrides)


@dataclass(frozen=True, slots=True)
class Guess:
    """What a part of a clause may mean that no reader understands: claims, likeliest first.

    `start` and `end` are its place in the statement's text. `others` are the same claims with other numbers in
    them: where many of these hold as well, the claims hold of the data by chance. `named` tells that the part
    itself names what it is about; `items` are the mentions that the claims account for. A
    `firm` guess leaves no doubt about what is meant, so that it contradicts where none of its claims can hold.
    """

    start: int
    end: int
    claims: tuple[Any, ...]
    others: tuple[tuple[Any, ...], ...]
    named: bool = False
    items: frozenset[Item] = frozenset()
    firm: bool = False


def _hears_nothing(statement: Statement, document: Document) -> Iterable[Reading]:
    return ()


def _no_doubt(statement: Statement, document: Document, claim: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Precedence:
    """How verdicts of a kind stand to those of others on the same sentence, where some kind hears it as a whole.

    What a kind hears `to_the_last_word` accounts for every word: where it fails, a clause of the sentence proves
    nothing by itself. What is heard `where_open` is looked for where no clause is decided, but by the kinds that it
    stands `beside`; beside those of `bears_out_beside` it refutes nothing. A kind that guesses, and `proves` nothing,
    leaves a sentence open to others. A kind that is `firm` knows more of what words mean in its sort of grid, or
    tells roughly: its support is left as it is by a failed kind that `spares_firm` ones. What a kind that is `lenient`
    leaves open keeps no other one from deciding. `doubts` tells whether what
    fails may be a misunderstanding of the sentence.
    """

    to_the_last_word: bool = False
    where_open: bool = False
    beside: frozenset[str] = frozenset()
    bears_out_beside: frozenset[str] = frozenset()
    proves: bool = True
    firm: bool = False
    spares_firm: bool = False
    lenient: bool = False
    doubts: Callable[[Statement, Document, Any], bool] = _no_doubt


_OF_CLAUSES = Precedence()


def _no_guesses(clause: Clause) -> Iterable[Sequence[Guess]]:
    return ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the data say of a claim under one reading of the digits.

    `says` tells what the data show instead, in words that follow "but"; `because` are the places that
    prove it; `missing` what would be needed to decide. `off` tells of what fails how far it is from the truth, where
    that can be told: which part of the cells, pairs or lines are otherwise, or lie between a place and the extreme
    that is told of it.
    """

    truth: Truth
    says: str = ""
    because: tuple[Place, ...] = ()
    missing: str = ""
    stated: str = ""
    actual: str = ""
    suggestion: str = ""
    off: float | None = None


UNDECIDED = Judgement(Truth.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Judged:
    """One statement, or one claim of it, with its verdict.

    `span` and `text` are the part of the sentence that makes the claim; `panel` is the name of the
    panel that it is about, or None; `read_as` says in one plain line how it was understood;
    `explanation` what the data show instead, or what is missing. A contradicted claim has a finding.
    """

    span: Span
    text: str
    panel: str | None
    kind: str
    read_as: str
    verdict: Verdict
    explanation: str = ""
    finding: Finding | None = None
    rule: "ClaimKind | None" = None
    claim: Any = None


@dataclass(frozen=True, slots=True)
class ClaimKind:
    """A claim type as the engine and the documentation see it; a `Rule` in all but its subject."""

    code: str
    name: str
    kind: str
    severity: Severity
    confidence: Confidence
    read: Callable[[Clause], Iterable[Reading]]
    judge: Callable[[Any, World], Judgement]
    doc: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    subject: str = field(default="Statement")
    yields_to: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    guesses: Callable[[Clause], Iterable[Sequence[Guess]]] = _no_guesses
    hears: Callable[[Statement, Document], Iterable[Reading]] = _hears_nothing
    last: bool = False
    precedence: Precedence = _OF_CLAUSES

    def __hash__(self) -> int:
        return hash(self.code)

    @property
    def summary(self) -> str:
        """The first line of the docstring: the fault in one sentence."""
        return self.doc.split("\n", 1)[0]


def claim(
    code: str,
    *,
    kind: str,
    reads: Callable[[Clause], Iterable[Reading]],
    severity: Severity = Severity.ERROR,
    confidence: Confidence = Confidence.HIGH,
    bad: Iterable[Example],
    good: Iterable[Example],
    yields_to: Iterable[str] = (),
    overrides: Iterable[str] = (),
    guesses: Callable[[Clause], Iterable[Sequence[Guess]]] = _no_guesses,
    hears: Callable[[Statement, Document], Iterable[Reading]] = _hears_nothing,
    last: bool = False,
    precedence: Precedence = _OF_CLAUSES,
) -> Callable[[Callable[[Any, World], Judgement]], ClaimKind]:
    """Turn a judge into a claim kind; its rule is named after the function, as with `@rule`.

    `yields_to` are the codes of rules that report the same cause more exactly: where one of them marks a
    place inside the statement, the statement stays contradicted, but makes no finding of its own. `overrides` are
    the kinds of claim that a clause does not make where it can be read as making this one. `hears` reads whole
    sentences by themselves, where their clauses leave anything open; `precedence` settles which verdict stands then. A
    kind that is `last` reads and hears only what no other kind does.
    """

    def wrap(judge: Callable[[Any, World], Judgement]) -> ClaimKind:
        name = judge.__name__.replace("_", "-")
        doc = inspect.getdoc(judge) or ""
        examples = tuple(bad), tuple(good)
        return ClaimKind(
            code,
            name,
            kind,
            severity,
            confidence,
            reads,
            judge,
            doc,
            *examples,
            yields_to=tuple(yields_to),
            overrides=tuple(overrides),
            guesses=guesses,
            hears=hears,
            last=last,
            precedence=precedence,
        )

    return wrap
