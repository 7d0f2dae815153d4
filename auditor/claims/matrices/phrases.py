"""What the noun phrases and the predicates of a sentence name: sets of the cells of a confusion matrix.

A cell is a pair of classes: the one that those in it are of, and the one that they were taken for. A noun phrase names a
set ("the misread owls"), and a predicate another ("... were taken for hawks"); what is said holds of what both have.

    phrase    = [number] core
    core      = error [of class] | class error | wrong class | false alarm [of class] | miss [of class] | class [noun]
              | error between class and class | gerund class as class | class taken for class | noun [of class]
    predicate = [be] (truly class | taken for class | right | wrong | flagged | passed | phrase)
"""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.lexing import Lexeme
from auditor.claims.matrices.pairs import Parsed, Phrase, both_of
from auditor.claims.matrices.sided import Sided
from auditor.claims.measures.cell_sets import Cells
from auditor.language.tokens import norms

# What is said of the positive class, where there is one.
MISSED = frozenset({"missed", "overlooked", "not caught", "not found", "not detected"})
_PLURALS = {"false alarm": "false alarms", "miss": "misses", "hit": "hits", "alarm": "alarms", "rejection": "rejections"}  # fmt: skip


class Phrases(Sided):
    """The phrases in a row of lexemes."""

    def phrase(self, i: int) -> Iterator[Parsed]:
        """A noun phrase, with its own number if it tells one; the number in brackets behind it as well."""
        at = self.passed(i, "all") if self.kind(i + 1) != "of" else i
        num = self.row[at].num if self.kind(at) == "number" and not self.row[at].num.unit else None  # type: ignore[union-attr]
        start = at + 1 if num else at
        for found, end in self._core(start):
            for narrowed, behind in self._narrowed(found, end):
                yield replace(narrowed, num=num), behind
            yield replace(found, num=num), end

    def _narrowed(self, found: Phrase, i: int) -> Iterator[Parsed]:
        """`mails (that were) flagged as spam`, `photos without an owl`: a phrase with what is said of it right behind."""
        clause = self.kind(i) == "that"
        if not clause and self.kind(i) not in (
            "taken",
            "flagged",
            "passed",
            "wrong",
            "right",
            "wrongly",
            "truly",
            "not",
        ):
            return
        if clause and self.kind(i + 1) == "name":  # "drivers who stayed"
            for names, end in self.names(i + 1):
                cells = frozenset(cell for cell in found.cells if cell[0] in names)
                yield (
                    replace(
                        found,
                        cells=cells,
                        name=" or ".join(names),
                        of=names[0] if len(names) == 1 else "",
                        weak=False,
                    ),
                    end,
                )
            return
        if self.kind(i) == "not" and not clause:
            for names, end in self.names(i):
                cells = frozenset(cell for cell in found.cells if cell[0] in names)
                of = names[0] if len(names) == 1 else ""
                yield replace(found, cells=cells, name=" or ".join(names), of=of), end
            return
        for part, end in self.predicate(i + clause):
            if cells := found.cells & part.cells:
                of = found.of if part.of in ("row", "column", "") and cells == found.cells else ""
                name = part.name if found.name == "all" else f"{found.name} {part.name}"
                yield replace(found, cells=cells, name=name, of=of), end

    def _core(self, i: int) -> Iterator[Parsed]:
        yield from self.sided_phrase(i)
        yield from self.drawn_line(i)
        yield from self.of_pairs(i)
        yield from self._of_losses(i)
        yield from self._of_outcomes(i)
        yield from self._of_errors(i)
        yield from self._qualified(i)
        yield from self._plain(i)

    def _answer(self, i: int) -> str:
        """Whether a word behind a class makes an answer of it ("a pear call"): "yes", "maybe", or "" where calls are what was classified."""
        word = self.row[i].text.casefold() if self.kind(i) in ("noun", "labels") else ""
        if word in ("prediction", "predictions", "verdict", "verdicts"):
            return "yes"
        calls = {"call", "calls"}
        if word not in calls or self.members & calls:
            return ""
        return "maybe" if self.known_nouns & calls else "yes"

    def _of_losses(self, i: int) -> Iterator[Parsed]:
        """`what pear loses`, `what is lost (of pear)`: all of a class that was taken for another."""
        if self.kind(i) != "word" or self.row[i].text.casefold() != "what":
            return
        if self.kind(i + 1) == "name" and self.kind(i + 2) == "loses":
            yield Phrase(self._misses(self.row[i + 1].text), f"misses of {self.row[i + 1].text}"), i + 3
        if self.kind(i + 1) == "be" and self.kind(i + 2) in ("loses", "miss", "wrong"):
            for name, end in self.of_class(i + 3):
                yield Phrase(self._misses(name), f"misses of {name}"), end
            if self.owner:
                yield Phrase(self._misses(self.owner), f"misses of {self.owner}"), i + 3

    def _of_outcomes(self, i: int) -> Iterator[Parsed]:
        """`false alarms (for X)`, `misses (of X)`, `hits`, `X alarms`: of the class that is named, or the positive one."""
        lead = self.row[i].text if self.kind(i) == "name" else ""
        at = i + 1 if lead else i
        kind = self.kind(at)
        if kind == "wrong" and self.row[at].flavour == "column" and self.kind(at + 1) == "alarm":
            kind, at = "false alarm", at + 1
        sets = {"false alarm": self._false_alarms, "miss": self._misses, "hit": self._hits, "alarm": self.called, "rejection": self._rejections}  # fmt: skip
        if kind not in sets:
            return
        owners = [(lead, at + 1)] if lead else [*self.of_class(at + 1)]
        owners += [(self.positive, at + 1)] if self.positive and not lead else []
        for name, end in owners:
            yield Phrase(sets[kind](name), f"{_PLURALS[kind]} of {name}"), end

    def _false_alarms(self, name: str) -> Cells:
        return self.called(name) & self.errors()

    def _misses(self, name: str) -> Cells:
        return self.line(name) & self.errors()

    def _hits(self, name: str) -> Cells:
        return frozenset({(name, name)})

    def _rejections(self, name: str) -> Cells:
        return self.everything() - self.line(name) - self.called(name)

    def _of_errors(self, i: int) -> Iterator[Parsed]:
        """`errors (of X)`, `X errors`, `wrong predictions`, `misclassified items`, `correct predictions (of X)`."""
        lead = self.row[i].text if self.kind(i) == "name" else ""
        at = i + 1 if lead else i
        kind = self.kind(at)
        if (
            kind in ("wrong", "right")
            and (behind := self.passed(self.nouns(at + 1), "alarm")) > at + 1
            and not lead
        ):
            end = behind
        elif kind == "error":
            end = self._of_all_kinds(at + 1)
        else:
            return
        own = self.errors() if kind != "right" else self.everything() - self.errors()
        if kind == "wrong" and self.negative and self.row[at].text.casefold() in MISSED:
            own = frozenset({(self.positive, self.negative)})
        name = "errors" if kind != "right" else "the diagonal"
        if lead:
            yield from ((replace(found, name=f"{name} of {lead}"), end) for found in self._around(own, lead))
            return
        for owner, behind in self.of_class(end):
            yield from (
                (replace(found, name=f"{name} of {owner}"), behind) for found in self._around(own, owner)
            )
        if self.owner and not lead:
            yield from (
                (replace(found, name=f"{name} of {self.owner}"), end)
                for found in self._around(own, self.owner)
            )
        yield Phrase(own, name), end

    def _of_all_kinds(self, i: int) -> int:
        """The place behind `of all kinds (taken together)`, `of either sort`; the same place where nothing of it stands here."""
        every = (
            self.kind(i + 1) in ("all", "any", "both")
            or self.kind(i + 1) == "word"
            and self.row[i + 1].text == "either"
        )
        told = (
            self.kind(i) == "of"
            and every
            and (
                self.kind(i + 2) == "class"
                or self.row[i + 2 :][:1]
                and self.row[i + 2].text in ("sort", "sorts")
            )
        )
        return self.passed(i + 3, "both ways") if told else i

    def _around(self, own: Cells, name: str) -> Iterator[Phrase]:
        """What "the errors of X" may be: those made with what is X, those by which others were called X, or both."""
        yield from (
            Phrase(own & cells, "")
            for cells in dict.fromkeys(
                (self.line(name), self.called(name), self.line(name) | self.called(name))
            )
        )

    def _qualified(self, i: int) -> Iterator[Parsed]:
        """`misread pears`, `false pears`, `actual pears`, `predicted pears`, `recognised pears`."""
        kind, flavour = self.kind(i), self.row[i].flavour if i < len(self.row) else ""
        if kind not in ("wrong", "right", "actual", "predicted"):
            return
        for names, end in self.names(self.passed(i + 1, "class")):
            if len(names) > 1:
                continue
            (name,) = names
            behind = self.nouns(end)
            if kind == "actual":
                yield Phrase(self.line(name), f"{name}, as it is"), behind
            elif kind == "predicted":
                yield Phrase(self.called(name), f"called {name}"), behind
            else:
                own = self.errors() if kind == "wrong" else self.everything() - self.errors()
                lines = {"row": [self.line(name)], "column": [self.called(name)]}.get(
                    flavour, [self.line(name), self.called(name)]
                )
                yield from ((Phrase(own & line, f"{self.row[i].text} {name}"), behind) for line in lines)
                if kind == "right" and flavour == "row":  # "detected pears" may be all that were called so
                    yield Phrase(self.called(name), f"called {name}"), behind

    def _plain(self, i: int) -> Iterator[Parsed]:
        """`pears`, `images of pears`, `images`; a noun that the lexicon lacks is known where the document has it elsewhere."""
        if self.kind(i) == "name":
            for names, end in self.names(i):
                cells = frozenset(cell for cell in self.everything() if cell[0] in names)
                of = names[0] if len(names) == 1 else ""
                answer = self._answer(end) if of else ""
                if answer:
                    yield Phrase(self.called(of), f"called {of}"), self.nouns(end)
                if answer == "yes":
                    continue
                yield Phrase(cells, " and ".join(names), of=of), self.nouns(end)
        word = self.row[i] if i < len(self.row) else None
        if word is not None and _is_whole(word) and self.kind(i + 1) in ("", "comma", "close"):
            yield Phrase(self.everything(), "all"), i + 1
            return
        known = word is not None and bool(self.members.intersection(norms(word.text)))
        if word is None or not (
            word.kind == "noun"
            or (word.kind == "word" and (known or word.text.casefold().endswith("s")) and len(word.text) > 3)
        ):
            return
        weak = word.kind == "word" and not known
        for name, end in self.of_class(i + 1):
            yield Phrase(self.line(name), f"those of {name}", of=name, weak=weak), end
        if self.owner:
            yield Phrase(self.line(self.owner), f"those of {self.owner}", of=self.owner, weak=weak), i + 1
        yield Phrase(self.everything(), "all", weak=weak), i + 1

    # --- predicates ---------------------------------------------------------------------------------

    def predicate(self, i: int) -> Iterator[Parsed]:
        """What is said of a subject, as the set of those of which it would be true."""
        yield from self.sided_predicate(i)
        at = self.passed(i, "be")
        ways = {"wrong": self.errors(), "right": self.everything() - self.errors()}
        if self.kind(at) == "wrongly":
            own, flavour = ways[self.row[at].flavour], self.row[at].flavour
            for part, end in self._said(i, at + 1):
                if cells := part.cells & own:
                    yield replace(part, cells=cells, name=f"{flavour}ly {part.name}"), end
            if self.kind(at + 1) in ("", "comma", "and", "close"):
                yield Phrase(own, flavour), at + 1
            return
        for part, end in self._said(i, at):
            if self.kind(end) == "wrongly":
                own = ways[self.row[end].flavour]
                yield replace(part, cells=part.cells & own), end + 1
            yield part, end

    def _said(self, i: int, at: int) -> Iterator[Parsed]:
        """A predicate that begins at a place, and its verb at another."""
        kind = self.kind(at)
        flavour = self.row[at].flavour if at < len(self.row) else ""
        found = kind == "occurs" and self.row[at].text.casefold().endswith("found")
        if kind in ("wrong", "right") or found:
            own = self.errors() if kind == "wrong" else self.everything() - self.errors()
            yield Phrase(own, self.row[at].text, of="row" if found else flavour), at + 1
        if kind in ("truly", "of", "on"):
            yield from self.drawn_line(at + 1)
        if kind in ("truly", "actual") or at > i:
            for names, end in self.names(at + (kind in ("truly", "actual"))):
                cells = frozenset(cell for cell in self.everything() if cell[0] in names)
                yield Phrase(cells, f"truly {' or '.join(names)}"), self.nouns(end)
                if at > i and kind == "name":  # "most errors of A are B": taken for B
                    called = frozenset(cell for cell in self.errors() if cell[1] in names)
                    yield Phrase(called, f"called {' or '.join(names)}"), self.nouns(end)
        yield from self._of_another(i, at)
        if kind == "loses" and at > i:  # "were lost"
            yield Phrase(self.errors(), "lost", of=flavour), at + 1
        if kind == "on" and self.row[at].text.casefold() == "on":
            return
        if kind in ("taken", "as", "on", "arrow", "of") or (kind == "flagged" and self.kind(at + 1) == "as"):
            yield from self._called_so(at)
        if kind == "concern":
            yield from self._concern(at + 1)
        yield from self._answers(at)
        if at > i or kind in ("error", "false alarm", "miss"):
            yield from ((found, end) for found, end in self._core(at) if not found.of and found.name != "all")

    def _of_another(self, i: int, at: int) -> Iterator[Parsed]:
        """`(35) are not pears`, `(of the errors 12 are) on pears`."""
        kind = self.kind(at)
        denied = kind == "not" and at > i
        if denied or kind == "on" and self.row[at].text.casefold() == "on":
            for names, end in self.names(self.passed(at + 1, "class")):
                cells = frozenset(cell for cell in self.everything() if (cell[0] in names) != denied)
                name = f"{'not' if denied else 'truly'} {' or '.join(names)}"
                yield Phrase(cells, name), self.nouns(end)

    def _called_so(self, at: int) -> Iterator[Parsed]:
        """`(were) classified as pears`; "mistaken for" and the like are said of errors only, or may be."""
        verb = self.row[at].text.casefold()
        if verb == "predicted for":  # of those that truly are what follows
            for names, end in self.names(at + 1):
                cells = frozenset(cell for cell in self.everything() if cell[0] in names)
                yield Phrase(cells, f"truly {' or '.join(names)}", of="called"), self.nouns(end)
            return
        elsewhere = self.passed(at + 1, "any")
        if (
            self.kind(elsewhere) in ("another", "rest")
            and self.nouns(elsewhere + 1) > elsewhere + 1
            or self._otherwise(elsewhere)
        ):
            yield (
                Phrase(self.errors(), "taken for another"),
                max(self.nouns(elsewhere + 1), elsewhere + 2 * self._otherwise(elsewhere)),
            )
        if self.kind(at + 1) in ("wrong", "right") and self.kind(at + 2) in ("class", "labels", "noun"):
            wrong = self.kind(at + 1) == "wrong"  # "went to the wrong species"
            yield (
                Phrase(self.errors() if wrong else self.everything() - self.errors(), self.kind(at + 1)),
                at + 3,
            )
        for names, end in self.names(self.passed(at + 1, "as", "be", "class", "wrongly")):
            cells = frozenset(cell for cell in self.everything() if cell[1] in names)
            label = f"called {' or '.join(names)}"
            if not verb.startswith("mis"):
                yield Phrase(cells, label), self.nouns(end)
            if verb.startswith(("mis", "taken", "lost", "went", "go", "end", "land", "sent")):
                yield Phrase(cells & self.errors(), f"wrongly {label}"), self.nouns(end)

    def _otherwise(self, i: int) -> bool:
        """`(taken for) something else`."""
        words = [one.text.casefold() for one in self.row[i : i + 2]]
        return words == ["something", "else"] or words == ["anything", "else"]

    def _concern(self, i: int) -> Iterator[Parsed]:
        for names, end in self.names(i):
            if len(names) == 1:
                yield from (
                    (replace(found, name=f"of {names[0]}"), end)
                    for found in self._around(self.everything(), names[0])
                )
            elif len(names) == 2:
                one, other = names
                yield (
                    Phrase(both_of(one, other), f"{one} and {other} taken for each other"),
                    end,
                )
                either = frozenset(cell for cell in self.everything() if {one, other} & set(cell))
                yield Phrase(either, f"of {one} or {other}"), end

    def _answers(self, i: int) -> Iterator[Parsed]:
        """`flagged`, `passed`, `slipped through`: what the answer was where one class is the positive one."""
        if not self.negative:
            yield from [(Phrase(self.errors(), "missed"), i + 1)] if self.kind(i) == "slipped" else []
            return
        sets = {
            "flagged": self.called(self.positive),
            "passed": self.called(self.negative),
            "slipped": frozenset({(self.positive, self.negative)}),
        }
        if self.kind(i) in sets:
            yield Phrase(sets[self.kind(i)], self.kind(i)), i + 1


def _is_whole(word: Lexeme) -> bool:
    """`(9.8%) of the total`, `of the test set`."""
    return word.kind == "whole" or word.text.casefold() in ("total", "whole", "lot")
