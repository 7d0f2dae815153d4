"""Of how many lines a trend is said: in general, of each, of most, with a hedge."""

from auditor.claims.courses.denial import is_denying
from auditor.claims.courses.parts import Spread
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef, TickRef
from auditor.language.wording import Wording

_EACH = frozenset(
    (
        "all every each both any everywhere either always invariably regardless irrespective whatever "
        "whichever uniformly strictly"
    ).split()
) | {
    "across all",
    "across the board",
    "in every case",
    "in all case",
    "no matter",
    "without exception",
    "no exception",
    "the two",
    "each and every",
}
# "Every row but A": what is left out has no place in a course.
_LEAVING_OUT = ("but", "except", "barring", "besides", "save")
_PACED = frozenset("at with on after in".split())
# "In every respect" tells of no steps.
_OF_CASES = frozenset(
    "case respect way sense model setting condition configuration experiment run of one".split()
)
_HARMLESS_SOME = {"various", "multiple", "numerous", "many"}


def is_every(item: Item) -> bool:
    """Whether a reference means each of its lines or panels."""
    return isinstance(item.value, TickRef | PanelRef) and item.value.every


def extent(clause: Clause, words: Wording) -> tuple[str, frozenset[Item]] | None:
    """Of how many lines a trend is said, with the mentions that tell it."""
    if any(words.norm(item.first - 1) in _LEAVING_OUT for item in clause.refs) or _leaves_out(clause, words):
        return None
    spread = Spread.GENERIC
    items: set[Item] = set()
    for item in clause.items:
        text = item.text.casefold()
        if text == "most" and words.norm(item.first - 1) == "the" and not _of_lines(clause, item):
            return None  # "gains the most" tells of no trend of most lines
        if item.value == "most" and item.kind == "quant" and _is_object(clause, item):
            return None  # "loses more than half of its water" tells what part is lost
        if item.kind == "hedge" or (
            item.kind == "quant" and item.value == "most" and not _of_lines(clause, item)
        ):
            items.add(item)
            spread = Spread.HEDGED if spread != Spread.EACH else spread
        elif item.kind == "quant" and item.value == "most":
            items.add(item)
            spread = Spread.MOST
        elif item.kind == "quant" and text == "both" and any(axis.first == item.last for axis in clause.axes):
            items.add(item)
        elif item.kind == "quant" and text in _EACH and not _of_ticks(words, item):
            items.add(item)
            spread = Spread.EACH if spread == Spread.GENERIC else spread
        elif item.kind == "quant" and text in ("consistently", "consistent"):
            spread = Spread.ENDS if spread == Spread.GENERIC else spread
        elif item.kind == "quant" and (
            text == "single"
            and (words.norm(item.first - 1) in ("every", "each") or words.before(item, 2) == ("without", "a"))
            or text == "only"
            and words.norm(item.last) in ("ever", "then")
        ):
            items.add(item)
        elif (
            item.kind == "quant"
            and not is_denying(item, clause)
            and item.value in ("only", "few", "half", "some")
            and text not in _HARMLESS_SOME
        ):
            return None
    return spread, frozenset(items)


def _leaves_out(clause: Clause, words: Wording) -> bool:
    """Whether "but" stands right behind all the lines: "any column but the last"."""
    lines = [item for item in clause.items if is_every(item) or item.has("noun", "row", "column")]
    return any(words.norm(item.last) == "but" for item in (*lines, *clause.axes))


def _of_lines(clause: Clause, item: Item) -> bool:
    """Whether "most" counts rows or columns: they are named right behind it."""
    return any(
        0 <= other.first - item.last <= 2 and (other.has("noun", "row", "column") or other in clause.axes)
        for other in clause.items
    )


def _is_object(clause: Clause, item: Item) -> bool:
    """Whether a word for most stands right behind a verb of change: "lost more than half", "gained most"."""
    return any(verb.last == item.first for verb in clause.of("trend"))


def _of_ticks(words: Wording, item: Item) -> bool:
    """Whether "all" only stretches the way: "all the way", "all throughout", "any further"."""
    return words.norm(item.last) in ("the", "throughout", "further") and words.norm(item.last + 1) in (
        "way",
        "time",
        "",
        "increase",
        "while",
    )


def is_step_word(clause: Clause, words: Wording, item: Item) -> bool:
    """`at every election`, `with each visit`: whether "every" counts things that are no lines and no panels of the grid."""
    if item.text.casefold() not in ("every", "each") or words.norm(item.first - 1) not in _PACED:
        return False
    counted = [
        other
        for other in clause.items
        if 0 <= other.first - item.last <= 1
        and (other.kind in ("ref", "number") or other.has("noun", "row", "column", "panel"))
    ]
    return not counted and words.norm(item.last).isalpha() and words.norm(item.last) not in _OF_CASES
