"""Quantities, ticks, axes and legends as plain data."""

from dataclasses import replace

from auditor.extracts._plain import Data, Number, Record, compact, written
from auditor.model import Anchor, Axis, AxisDeclaration, Figure, Legend, Tick
from auditor.quantity import Quantity, number_of
from auditor.reading.files.dialect import TABLES, TREES
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.values import not_finite, read_value
from auditor.source import Source, Span

_NOWHERE = Span(0, 0)


def _scalar(text: str) -> Scalar:
    """A text as a reader will see it: what is no plain number is written in quotes."""
    return Scalar(text, Span(0, len(text)), quoted=not isinstance(written(text), Number))


def number(quantity: Quantity) -> Data:
    """The number's text, or that of "about" it; its parts where the text does not tell them."""
    for text in (quantity.text, f"~{quantity.text}"):
        scalar = _scalar(text)
        found = read_value(scalar)
        read = found.quantity or not_finite(scalar)
        if read and not found.note and not found.high and _same(read, quantity):
            return written(text)
    return {
        "text": quantity.text,
        "value": repr(quantity.value),
        "step": repr(quantity.step),
        **compact(
            approximate=quantity.approximate or None,
            unit=quantity.unit,
            uncertainty=quantity.uncertainty and number(quantity.uncertainty),
        ),
    }


def told_text(quantity: Quantity) -> str:
    """The text of a cell that is written as this number alone."""
    data = number(quantity)
    return read_value(_scalar(data)).text if isinstance(data, str) else quantity.text


def value(quantity: Quantity | None, text: str, note: str) -> str | None:
    """What to write for a cell so that its number, its text and its note are read back; None for nothing."""
    bracket = f" ({note})" if note else ""
    for candidate in (text + bracket, f"~{text}{bracket}"):
        found = read_value(_scalar(candidate))
        if (found.text, found.note) == (text, note) and not found.high and _same(found.quantity, quantity):
            return written(candidate)
    return None


def _same(one: Quantity | None, other: Quantity | None) -> bool:
    return repr(_without_place(one)) == repr(_without_place(other))  # as texts, so that NaN is NaN


def _without_place(quantity: Quantity | None) -> Quantity | None:
    return quantity and replace(quantity, span=_NOWHERE, uncertainty=_without_place(quantity.uncertainty))


def tick(one: Tick) -> Data:
    """The tick's label; with its number where that is another."""
    if repr(number_of(one.text)) == repr(one.number):
        return one.text
    return {"label": one.text, "number": None if one.number is None else repr(one.number)}


def axis(one: Axis, figure: Figure, source: Source) -> Data:
    """An axis: a list where only its ticks are known."""
    ticks = [tick(each) for each in one.ticks]
    more = compact(label=one.label, first=one.first, declared=_declared(one, figure, source))
    more = {**more, **compact(aliases=list(one.aliases))}
    return {**compact(label=one.label), "ticks": ticks, **more} if more else ticks


def _declared(one: Axis, figure: Figure, source: Source) -> Data:
    if one.declaration is None:
        return None
    known = one.declaration in figure.axes
    return figure.axes.index(one.declaration) + 1 if known else declaration(one.declaration, source)


def declaration(one: AxisDeclaration, source: Source) -> Record:
    """What the text says of an axis, and in which words."""
    return compact(
        text=one.text or _words(one, source),
        side=one.side,
        label=one.label,
        ticks=[tick(each) for each in one.ticks],
        **{name: _optional(getattr(one, name)) for name in ("low", "high", "step", "count")},
        order=one.order,
        complete=None if one.complete else False,
        aliases=list(one.aliases),
    )


def _words(one: AxisDeclaration, source: Source) -> str:
    """The words of a document; what a data file has there is its own syntax."""
    return "" if source.path.lower().endswith((*TREES, *TABLES)) else source.slice(one.span)


def _optional(quantity: Quantity | None) -> Data:
    return None if quantity is None else number(quantity)


def legend(one: Legend) -> Record:
    """A colour scale."""
    return compact(
        label=one.label,
        low=_optional(one.low),
        high=_optional(one.high),
        ticks=[number(each) for each in one.ticks],
        anchors=[_anchor(each) for each in one.anchors],
        colours=list(one.colours),
        text=one.text,
    )


def _anchor(one: Anchor) -> Record:
    return compact(colour=one.colour, low=_optional(one.low), high=_optional(one.high))
