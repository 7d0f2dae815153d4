"""Faults of the program itself: each is kept with what was being done, so that the rest of the job goes on."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """An exception that is nobody's but ours: its name and message, what was being done, and its traceback."""

    error: str
    doing: str
    trace: str

    @property
    def sentence(self) -> str:
        """One line that tells what is missing from the results, to go behind a path."""
        return f"was not audited in full, as auditor failed when {self.doing} ({self.error})"


# What becomes of an exception; the words tell what was being done.
OnFault = Callable[[Exception, str], None]


def fault_of(error: Exception, doing: str) -> Fault:
    """An exception that was caught, as a fault."""
    last = traceback.format_exception_only(error)[-1].strip()
    return Fault(last, doing, "".join(traceback.format_exception(error)))


def passed_on(error: Exception, doing: str) -> None:
    """Raises the exception again, with a note on what was being done."""
    error.add_note(f"while {doing}")
    raise error
