"""Slips of the pen: what a number may have been before it was written down wrongly."""

from collections.abc import Iterator


def repairs(text: str) -> Iterator[tuple[str, str]]:
    """Numbers that one slip turns into the given one, each with the slip's name.

    The slips are two neighbouring digits exchanged, a digit doubled, a digit or a decimal point lost, a
    decimal point moved, and a sign lost or added.
    """
    seen = {text}
    for repaired, slip in _all(text):
        if repaired not in seen and _is_number(repaired):
            seen.add(repaired)
            yield repaired, slip


def _all(text: str) -> Iterator[tuple[str, str]]:
    for i in range(len(text) - 1):
        if text[i].isdigit() and text[i + 1].isdigit():
            yield text[:i] + text[i + 1] + text[i] + text[i + 2 :], "two digits exchanged"
            if text[i] == text[i + 1]:
                yield text[:i] + text[i + 1 :], "a digit doubled"
    sign, number = ("-", text[1:]) if text[0] in "-−" else ("", text)
    whole, point, fraction = number.partition(".")
    if point:
        yield f"{sign}{whole}{fraction[:1]}.{fraction[1:]}".rstrip("."), "the decimal point moved"
        yield f"{sign}{whole[:-1] or '0'}.{whole[-1:]}{fraction}", "the decimal point moved"
    else:
        yield from (
            (f"{sign}{whole[:i]}.{whole[i:]}", "the decimal point lost") for i in range(1, len(whole))
        )
        yield from ((f"{sign}{whole}{digit}", "a digit lost") for digit in "0123456789")
    yield (number if sign else f"-{number}"), "the sign lost" if not sign else "a sign added"


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
