"""The words of a clause on pairs: its members, and what stands between them."""

import re
from dataclasses import dataclass, field, replace
from functools import cached_property

from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.relations.pairs import Relation
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.tokens import norms
from auditor.language.units import unit_named

_BOUND = re.compile(r"\b(?:past|beyond|(?P<reach>reach(?:es)?|as far as))\s+$", re.IGNORECASE)
MARK = "\ue000"  # stands in the text where a member is named
# Words that say nothing more of pairs, once what is asked of them is known.
_IDLE = frozenset(
    "a an the exactly precisely goe passe reache of from is are was were be been it its that this those there in on at by to with for and or as which "
    "one ones pair correlation coefficient link association relation relationship tie connection value entry entries "
    "r pearson spearman between among within both them their they here also still indeed only just about all each "
    "every off diagonal matrix panel figure heatmap table chart whole entire overall distinct unique different "
    "possible absolute term magnitude size strength lie lies stay stays fall falls run runs reach reaches exceed "
    "exceeds get gets go goes has have had hold holds belong belongs found find stand stands come comes any other "
    "others no none join joins connect connects do does variable trait cell out two three four single far "
    "slightly clearly remain remains turn turns show shows being average averages averaging mean under below above "
    "over more less than least most up down rise move vary together essentially virtually practically uncorrelated "
    "strong weak so hence thus while whereas though although now again too larger smaller stronger weaker bigger "
    "greater past beyond picture triangle square getting small top form forms cluster block group mutual mostly even "
    "red blue side whose clear much well very same partner companion friend friendship neighbour neighbor bond ally relative match "
    "coupling pairing carry carries bear bears minus plus sign far altogether everything distinct different descriptor "
    "itself mere merely listed printed averaged seen looked".split()
)


@dataclass
class Words:
    """A clause's text with its members masked; `used` are the parts that were understood."""

    clause: Clause
    found: Relation
    used: list[tuple[int, int]] = field(default_factory=list)

    @cached_property
    def members(self) -> list[tuple[int, int, int]]:
        """The members that are named, with their places."""
        names = {**self.found.aliases, **names_of(self.found.members)}
        return [(self.found.members.index(m.name), m.start, m.end) for m in named(self.clause.text, names)]

    @cached_property
    def owner(self) -> int | None:
        """The one member that "its" stands for: the last that the sentence has named before, or that its label names."""
        names = {**self.found.aliases, **names_of(self.found.members)}
        lead = self.clause.sentence[: self.clause.start]
        for text in (lead, *reversed(self.clause.statement.trail[-1:])):
            own = {self.found.members.index(m.name) for m in named(text, names)}
            if own:
                return own.pop() if len(own) == 1 else None
        return None

    @cached_property
    def owner_before(self) -> int | None:
        """The member that the sentence before begins with: it speaks of that one."""
        own = self.clause.statement
        earlier = [
            s
            for s in self.clause.document.statements
            if s.span.end <= own.span.start and s.trail == own.trail
        ]
        names = {**self.found.aliases, **names_of(self.found.members)}
        first = named(earlier[-1].text, names)[:1] if earlier else []
        return self.found.members.index(first[0].name) if first and first[0].start <= len("The ") else None

    @cached_property
    def text(self) -> str:
        """The text, each member as a run of marks."""
        text = self.clause.text
        for _, start, end in self.members:
            text = f"{text[:start]}{MARK * (end - start)}{text[end:]}"
        return text

    def at(self, start: int, end: int) -> list[int]:
        """The members named in a part of the text."""
        return [member for member, a, b in self.members if start <= a and b <= end]

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The first part of the text that matches, which is then understood."""
        found = pattern.search(self.text)
        if found:
            self.used.append(found.span())
        return found

    @cached_property
    def numbers(self) -> list[tuple[int, Num]]:
        """The numbers that are no part of a name, with where they stand."""
        found = [
            (item.start - self.clause.start, self._bound(item.start, self.clause.number(item)))
            for item in self.clause.numbers
        ]
        return [(at, num) for at, num in found if all(not a <= at < b for _, a, b in self.members)]

    def _bound(self, start: int, num: Num) -> Num:
        """`gets past 0.7`, `goes beyond -0.3`, `reaches 0.5`: a bound by the word before the number."""
        found = _BOUND.search(self.clause.text[: start - self.clause.start])
        if found is None or num.op != "=" or num.step >= 1:
            return num
        return replace(num, op=">=" if found["reach"] else ">" if num.value >= 0 else "<")

    def rest(self) -> list[str]:
        """The words that are left, and mean something."""
        text = list(self.text)
        spans = [*self.used, *((a, b) for _, a, b in self.members)]
        spans += [(i.start - self.clause.start, i.end - self.clause.start) for i in self.clause.numbers]
        for a, b in spans:
            text[max(a, 0) : b] = " " * (b - max(a, 0))
        left = [word for word in norms("".join(text)) if word not in _IDLE]
        return [word for word in left if word == "second" or not unit_named(word)]
