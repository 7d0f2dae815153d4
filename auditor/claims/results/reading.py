"""Sentences read as facts of a table of results: each statement fits a frame, and each of its phrases names something."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.results.claims import Contest, Fact, Value
from auditor.claims.results.counting import counted
from auditor.claims.results.frames import (
    AHEAD,
    ALIKE,
    AMOUNT,
    BESTS,
    BRACKETED,
    BY_MARGIN,
    COUNTED,
    DUELS,
    GAINS,
    HEADED,
    LARGE,
    MORE,
    MOST,
    OF_MARGIN,
    PLACED,
    SIGNED,
    SLIGHT,
    TAIL,
    VALUES,
    WHERE,
)  # fmt: skip
from auditor.claims.results.names import Named, measures, things
from auditor.claims.results.scopes import Scope, columns_of, narrowed, peeled, scoped, sign_of
from auditor.claims.results.segments import finite
from auditor.claims.results.sides import pairs, rivals_of
from auditor.claims.results.tables import Table

_IT = re.compile(
    r"^(?:it|they|which|the (?:latter|former)|its|this (?:model|method|system))\b", re.IGNORECASE
)
_LOSING = re.compile(r"under-?perform|trail|fall|lag|lose", re.IGNORECASE)
_OBJECT = re.compile(
    r"(\b(?:outperforms?|beats?|surpass(?:es)?|exceeds?|than)\s+)(?:it|them)\b", re.IGNORECASE
)
_MOSTLY = re.compile(r"\b(?:generally|in\s+general|overall|mostly|usually|typically)\b", re.IGNORECASE)
_OF_VALUE = re.compile(r"\s+(?:score\s+|value\s+)?of\s+(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%)?$")
_NUMBERS = "zero one two three four five six seven eight nine ten".split()
_VALUES = re.compile(r"^(?:values?|ones?|scores?)$", re.IGNORECASE)
_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Read:
    """A fact with who it is told of, for statements that go on about them."""

    fact: Fact
    subject: str
    rival: str = ""
    measure: str = ""


def read(text: str, table: Table, before: "Read | None", where: str = "") -> Read | None:
    """The fact that a statement tells of a table, or None; `before` is what the statement before it told."""
    text, subject = finite(text), before.subject if before else ""
    if (headed := WHERE.match(text) or HEADED.match(text)) and len(headed["where"]) < _LONGEST:
        text, where = headed["rest"], headed["where"]
    if subject:
        text = _OBJECT.sub(
            lambda found: f"{found[1]}{subject}", _IT.sub(lambda _: subject, text, count=1), count=1
        )
    amount, percent, degree, unit = "", False, "", ""
    for pattern in (OF_MARGIN, AMOUNT, SIGNED, AHEAD):
        if found := pattern.search(text):
            amount, percent, unit = found["n"].lstrip("+-−–"), bool(found["pct"]), found["unit"] or ""
            text = text[: found.start()] + text[found.end() :]
            break
    if found := BY_MARGIN.search(text):
        degree = "large" if LARGE.search(found[0]) else "slight" if SLIGHT.search(found[0]) else ""
        text = text[: found.start()] + text[found.end() :]
    unit = re.sub(r"\s*points?$", "", unit)
    places = [one for one in (where, unit if unit and measures(unit, table) else "") if one]
    if not table.turned and (fact := counted(text, table)):
        return Read(fact, subject)
    for one in _facts(text, table, before, places):
        fact = replace(one.fact, degree=one.fact.degree or degree, amount=amount, percent=percent)
        return replace(one, fact=fact)
    return None


def _facts(text: str, table: Table, before: "Read | None", where: list[str]) -> Iterator[Read]:
    tellings = [text]
    if before:
        tellings += [f"{before.subject} {text}", f"{before.subject} has {text}"]
        if before.rival and not before.fact.best:
            tellings += [
                f"{one} {joint} {before.rival}" for one in tellings for joint in ("than", "over", "to")
            ]
    for told in tellings:
        for pattern in ALIKE:
            for found in _matches(pattern, told):
                yield from _duel(found, table, where, near=True)
        for pattern in (*DUELS, *PLACED, *GAINS):
            for found in _matches(pattern, told):
                yield from _duel(found, table, where)
        for pattern in BESTS:
            for found in _matches(pattern, told):
                yield from _best(found, table, where, before.measure if before else "")
        for pattern in VALUES:
            for found in _matches(pattern, told):
                yield from _valued(found, table, where)


def _matches(pattern: re.Pattern[str], text: str) -> list[re.Match[str]]:
    found = pattern.match(text)
    return [found] if found else []


def _group(found: re.Match[str], name: str) -> str:
    return (found[name] or "") if name in found.re.groupindex else ""


def _degree(found: re.Match[str]) -> str:
    adverbs = f"{_group(found, 'adv')} {_group(found, 'adv2')}"
    return "large" if LARGE.search(adverbs) else "slight" if SLIGHT.search(adverbs) else ""


def _way(found: re.Match[str]) -> int:
    """Which side is told to be ahead: 1 and -1 in numbers, 2 and -2 in quality, 3 and -3 in time."""
    if more := _group(found, "more"):
        return MORE[more.casefold()]
    if gain := _group(found, "gain").casefold():
        if gain.startswith(("improv", "gain", "boost", "advantage")):
            return 2
        return 1 if gain.startswith("increas") else -2 if gain.startswith("loss") else -1
    return -2 if _LOSING.match(found["verb"]) else 2


def _duel(found: re.Match[str], table: Table, where: list[str], near: bool = False) -> Iterator[Read]:
    way = 1 if near else _way(found)
    phrase, left = _group(found, "m"), []
    if placed := re.match(r"(?:on|in|at|for|under)\s+", phrase):
        phrase, left = "", [phrase[placed.end() :]]
    x, own_values = _bracketed(found["x"])
    y, rival_values = _bracketed(found["y"])
    for rest, tails in peeled(y):
        count, tails = _counted(tails)
        others, own = things(rest, table), things(x, table)
        if others is None or own is None or own.others or not own.lines:
            continue
        for measure, more in peeled(f" {phrase}"):
            scope = scoped([*tails, *left, *more, *where], table)
            columns = columns_of(measure, way, scope, table) if scope else ()
            if not columns or scope is None or not all(sign_of(way, table, column) for column in columns):
                continue
            contests = tuple(
                Contest((line, column), (other,), sign)
                for line, rivals in pairs(own, others, scope, table, x, rest)
                for column in columns
                for sign in (sign_of(way, table, column),)
                for other in ((n, column) for n in rivals)
            )
            if not contests:
                continue
            values = _values(own, own_values, columns) + _values(others, rival_values, columns)
            denied = bool(_group(found, "neg") or _group(found, "no"))
            degree = "near" if near else _degree(found)
            yield Read(
                Fact(contests, denied, degree, values=values, most=_mostly(found), count=count), x, rest
            )
            return


def _mostly(found: re.Match[str]) -> bool:
    """Whether it is told to hold in general, and so not everywhere."""
    return bool(_MOSTLY.search(f"{_group(found, 'adv')} {_group(found, 'adv2')} {_group(found, 'm')}"))


def _counted(tails: list[str]) -> tuple[int, list[str]]:
    """In how many of its columns something is told to hold; 0 for all."""
    for tail in tails:
        if found := COUNTED.match(tail):
            number = found["count"].casefold()
            return (int(number) if number.isdigit() else _NUMBERS.index(number)), [
                one for one in tails if one is not tail
            ]
    return 0, tails


def _best(found: re.Match[str], table: Table, where: list[str], last: str) -> Iterator[Read]:
    way = MOST[found["most"].casefold()]
    phrase = _group(found, "m")
    x, own_values = _bracketed(found["x"])
    phrase, told = _bracketed(phrase)
    if with_value := _OF_VALUE.search(phrase):
        phrase, told = phrase[: with_value.start()], [("", with_value["n"], bool(with_value["pct"]))]
    for rest, tails in peeled(f" {phrase}"):
        scope = scoped([*tails, *where], table)
        if scope is None:
            continue
        for name, more in peeled(x):
            own = things(name, table)
            inner = scoped(more, table) if more else Scope()
            if own is None or own.others or not own.lines or inner is None:
                continue
            both = narrowed(scope, inner)
            measure = last if last and _VALUES.match(rest.strip()) else rest.strip()
            columns = columns_of(measure, way, both, table)
            if not columns or not all(sign_of(way, table, column) for column in columns):
                continue
            lines = [line for line in own.lines if both.rows is None or line in both.rows]
            contests = tuple(
                Contest((line, column), rivals, sign)
                for line in lines
                for column in columns
                for sign in (sign_of(way, table, column),)
                if (rivals := tuple((n, column) for n in rivals_of(line, own, both, table, name)))
            )
            if contests and len(own.parts) == 1:
                values = _values(own, own_values + told, columns)
                yield Read(
                    Fact(contests, bool(_group(found, "neg")), _degree(found), values=values, best=True),
                    name,
                    measure=measure,
                )
                return


def _valued(found: re.Match[str], table: Table, where: list[str]) -> Iterator[Read]:
    x, _ = _bracketed(found["x"])
    tail = [part for part in TAIL.split(_group(found, "tail")) if part.strip()]
    for rest, tails in peeled(found["m"]):
        for name, more in peeled(x):
            own, scope = things(name, table), scoped([*tails, *more, *tail, *where], table)
            if own is None or own.others or not own.lines or scope is None or len(own.parts) != 1:
                continue
            columns = columns_of(rest, 1, scope, table)
            lines = [line for line in own.lines if scope.rows is None or line in scope.rows]
            if columns and lines:
                places = tuple((line, column) for line in lines for column in columns)
                yield Read(Fact(values=(Value(places, found["n"], bool(found["pct"])),)), name)
                return


def _bracketed(text: str) -> tuple[str, list[tuple[str, str, bool]]]:
    """A phrase without numbers in brackets, and these, each with what stands before it."""
    values, last = [], 0
    for found in BRACKETED.finditer(text):
        name = re.split(r",|\band\b", text[last : found.start()])[-1].strip()
        values.append((name, found["n"], bool(found["pct"])))
        last = found.end()
    return BRACKETED.sub("", text).strip(), values


def _values(own: Named, told: list[tuple[str, str, bool]], columns: tuple[int, ...]) -> tuple[Value, ...]:
    """The numbers in brackets behind names, each told of its own thing, or of the only one."""
    if not told or len(told) not in (1, len(own.parts)):
        return ()
    parts = own.parts if len(told) == len(own.parts) else (own.lines,)
    return tuple(
        Value(tuple((line, column) for line in part for column in columns), number, percent)
        for part, (_, number, percent) in zip(parts, told, strict=True)
    )
