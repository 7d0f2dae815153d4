"""A line of signs cut into parts that each tell one thing, with the slots that each of them fills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from auditor.claims.reckonings.signs import Sign
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, PositionRef, TickRef

Ref = TickRef | PositionRef
_CUES = ("gap", "ahead", "behind", "spread")
_WAYS = ("up", "down", "moved")
_LEADS = ("at", "over", "of", "from", "between", "to", "than", "by")
_LEADING = frozenset("ahead lead leads led trail trails trailed behind".split())
_SAYING = ("n", *_CUES, *_WAYS, "max", "min", "turned", "same")


@dataclass(slots=True)
class Part:
    """What one part of a sentence names: how it is reckoned, where, between what, and what comes out."""

    at: int = 0
    cue: str = ""
    word: str = ""
    way: str = ""
    way_word: str = ""
    turned: bool = False
    back: bool = False
    same: bool = False
    gives: bool = False
    given: set[str] = field(default_factory=set)
    mode: str = ""
    extreme: str = ""
    num: Num | None = None
    to: Num | None = None
    pair: tuple[Num, ...] = ()
    behind: list[tuple[Ref, Num]] = field(default_factory=list)
    places: list[Ref] = field(default_factory=list)
    named: list[Ref] = field(default_factory=list)
    ends: list[Ref] = field(default_factory=list)
    span: list[Ref] = field(default_factory=list)
    rival: list[Ref] = field(default_factory=list)
    rival_panels: list[int] = field(default_factory=list)
    course: list[tuple[Num, list[Ref]]] = field(default_factory=list)
    panels: list[int] = field(default_factory=list)
    every_panel: bool = False
    every: set[str] = field(default_factory=set)
    whole: set[str] = field(default_factory=set)
    sizes: list[tuple[Num, str]] = field(default_factory=list)


def parts_of(signs: Sequence[Sign]) -> list[Part] | None:
    """The parts of a line, as they stand; None where signs are left over."""
    chunks: list[list[Sign]] = [[]]
    for sign in _bracketed(signs):
        if sign.kind == "joint":
            chunks.append([sign])
        else:
            chunks[-1].append(sign)
    cut: list[list[Sign]] = []
    told = compared = False  # whether a number, and whether a comparison has been told
    for chunk in (one for one in chunks if len(one) > 1 or one and one[0].kind != "joint"):
        kinds = {sign.kind for sign in _without_sizes(chunk)}
        again = bool(kinds & {*_CUES, *_WAYS, "turned", "same"}) and compared
        if cut and not (told and kinds & set(_SAYING) or again):
            cut[-1] += chunk
        else:
            cut.append(list(chunk))
        told = told or bool(kinds & {"n", "pair"})
        compared = compared or bool(kinds & set(_CUES))
    found = [_part(one) for one in cut]
    parts = [one for one in found if one is not None]
    return parts if len(parts) == len(found) else None


def _bracketed(signs: Sequence[Sign]) -> list[Sign]:
    """Signs in which numbers in brackets are one: "(5 versus 9)", and what joins these is no joint."""
    found: list[Sign] = []
    inside = False
    for sign in signs:
        if sign.kind == "open":
            inside = True
        elif sign.kind == "close":
            inside = False
        elif not inside:
            found.append(sign)
        elif sign.kind == "n":
            found.append(Sign("pair", sign.word, sign.item, sign.start))
        elif sign.kind not in ("joint", "to", "idle"):
            found.append(Sign("stray", sign.word, sign.item, sign.start))
    return found


def _without_sizes(chunk: Sequence[Sign]) -> list[Sign]:
    """Signs without the numbers that count lines or cells."""
    return [sign for at, sign in enumerate(chunk) if not (sign.kind == "n" and _counts(chunk, at))]


def _counts(chunk: Sequence[Sign], at: int) -> bool:
    behind = [one.kind for one in chunk[at + 1 : at + 3]]
    return behind[:1] in (["cell"], ["axis"], ["every"]) or behind in (["panel", "cell"], ["ref", "cell"])


def _part(chunk: Sequence[Sign]) -> Part | None:
    """The slots that a part fills."""
    part, lead = Part(at=next(sign.start for sign in chunk if sign.kind != "joint")), ""
    for at, sign in enumerate(chunk):
        kind = sign.kind
        if kind == "joint":  # "at A and B", but "in A, B has 5"
            lead = lead if at and sign.word == "and" else ""
            continue
        stray = kind == "idle" and sign.word == "one" and lead == "to"  # "by more than four to one"
        if stray or kind == "all" and at + 1 == len(chunk):  # "a gap of 5 each"
            return None
        if kind == "only":  # "only 5", but not "only A"
            if chunk[at + 1 : at + 2] and chunk[at + 1].kind == "n":
                continue
            return None
        if kind in _LEADS:
            lead = _led(lead, kind, chunk, at)
            continue
        if not (
            _takes_name(part, sign, lead)
            or _takes_number(part, chunk, at, lead)
            or _takes_cue(part, sign)
            or kind in ("idle", "cell", "all", "map", "both", "gives")
        ):
            return None
        part.every_panel = part.every_panel or kind == "both"
        part.gives = part.gives or kind == "gives"
        part.back, part.same = part.back or kind in ("it", "same"), part.same or kind == "same"
        if kind == "ref" and lead != "course" and not (lead and _goes_on(chunk, at)):
            lead = lead if lead == "than" else ""
        if kind in (*_CUES, *_WAYS, "mean", "sum") or kind in ("panel", "panels", "both", "map"):
            lead = ""
        if kind == "n" and lead in ("from", "to") and part.course:
            lead = "course"
    return part


def _goes_on(chunk: Sequence[Sign], at: int) -> bool:
    """Whether more places may follow the one that was led to: "at A and B", "from A to B"."""
    behind = chunk[at + 1] if at + 1 < len(chunk) else None
    return behind is not None and (behind.kind == "to" or behind.kind == "joint" and behind.word == "and")


def _led(lead: str, kind: str, chunk: Sequence[Sign], at: int) -> str:
    """To what a word leads: of two that follow each other, the one that tells more."""
    if kind == "to" and at + 1 < len(chunk) and chunk[at + 1].kind != "n" and lead in ("from", "between"):
        return lead
    if lead in ("than", "course") and kind in ("at", "of"):
        return lead
    return kind


def _takes_name(part: Part, sign: Sign, lead: str) -> bool:
    """Whether a sign names lines or panels that a part can be told of."""
    value = sign.item.value if sign.item is not None else None
    if isinstance(value, PanelRef):
        part.every_panel = part.every_panel or value.every
        kept = part.rival_panels if lead == "than" else part.panels
        kept += [] if value.every else value.panels
        return True
    if isinstance(value, TickRef) and value.every:
        (part.whole if lead == "over" or sign.word.startswith("all") else part.every).add(value.side)
        return True
    if isinstance(value, TickRef | PositionRef):
        if lead == "course":
            part.course[-1][1].append(value)
            return True
        if lead == "from":
            part.span.append(value)
        kept_refs = {"from": part.ends, "between": part.ends, "at": part.places, "than": part.rival}
        kept_refs.get(lead, part.named).append(value)
        return True
    if sign.kind == "axis":
        side = str(getattr(value, "side", ""))
        part.whole |= {side} if lead == "over" else set()
        return True
    if sign.kind == "span":
        part.whole.add("")
    return sign.kind == "span"


def _takes_number(part: Part, chunk: Sequence[Sign], at: int, lead: str) -> bool:
    """Whether a sign is a number that a part has a slot for."""
    sign, num = chunk[at], chunk[at].num
    if num is None:
        return False
    if sign.kind == "pair":
        before = next((one for one in reversed(chunk[:at]) if one.kind != "cell"), None)
        value = before.item.value if before is not None and before.item is not None else None
        lone = not (at + 1 < len(chunk) and chunk[at + 1].kind == "pair")
        if isinstance(value, TickRef | PositionRef) and lone and not part.pair:
            part.behind.append((value, num))
        else:
            bound = not part.pair and num.op in (">", "<")  # "5 points ahead (70.2 against 66.7)"
            part.pair = (*part.pair, replace(num, op="=") if bound else num)
        return len(part.pair) < 3
    if _counts(chunk, at):
        behind = chunk[at + 1].item
        value = behind.value if behind is not None else None
        side = str(getattr(value, "side", "")) if chunk[at + 1].kind in ("axis", "every") else ""
        part.sizes.append((num, side))
        return True
    if lead in ("from", "to") and (part.way or part.course):
        part.course.append((num, []))
        return len(part.course) < 3
    if lead == "to" and part.num is not None and part.cue and part.to is None and part.num.op == "=":
        part.to = num
        return True
    if part.num is not None or lead in ("from", "between", "than", "over"):
        return False
    part.num = num
    return True


def _takes_cue(part: Part, sign: Sign) -> bool:
    """Whether a sign tells how a part is reckoned."""
    kind = sign.kind
    if kind in ("mean", "sum"):
        known, part.mode = part.mode, kind
    elif kind in ("max", "min"):
        known, part.extreme = part.extreme, kind
        part.given = {ref.side for ref in part.places}  # "in May it is widest at A"
    elif kind in _WAYS:
        known, part.way, part.way_word = part.way, kind, sign.word
    elif kind in _CUES:
        known, part.cue = part.cue, kind
        led = sign.item is not None and sign.item.text.casefold().split()[0] in _LEADING
        part.word = "lead" if led else sign.word
    else:
        part.turned = part.turned or kind == "turned"
        return kind in ("turned", "it", "same")
    return known in ("", kind)
