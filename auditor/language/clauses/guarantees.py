"""What need not follow: "raising one parameter does not guarantee better scores" says that scores do not always rise with it."""

import re
from dataclasses import replace

from auditor.language.tokens import norms
from auditor.model import Document, Statement

_GUARANTEES = re.compile(
    r"(?P<lead>\W*(?:(?:and|but|so|overall|in short|thus|presumably),?\s+)?)(?:(?:simply|merely|just|only|blindly)\s+)?(?P<way>raising|increasing|enlarging|growing|extending|scaling(?:\s+up)?|lowering|reducing|decreasing|shrinking)\s+"
    r"(?:the\s+)?(?P<what>[^,;:.]{1,50}?)\s+(?:alone\s+)?(?:does\s+not|doesn['’]t|need\s+not|cannot|may\s+not|will\s+not)\s+(?:(?:always|necessarily|automatically|by\s+itself|alone)\s+)?"
    r"(?:guarantee|ensure|yield|lead\s+to|translate\s+(?:in)?to|bring|result\s+in|mean|imply|improve|raise|increase|produce)s?(?:\s+(?:an?|any|the|better|higher|improved|superior|stronger|further|greater|good))*\s+"
    r"(?P<measure>[a-z]+)(?P<where>\s+(?:for|in|on)\s+[^,;:.]{1,40}?)?(?P<end>\s*[.;,]?\s*)$",
    re.IGNORECASE,
)
_MEASURES = frozenset(
    "performance result results accuracy accuracies score scores value values outcome outcomes improvement improvements gain gains quality".split()
)
_EITHER = re.compile(
    r"(?:one|a|any|either|a single|only one)(?:\s+of\s+the)?(?:\s+(?:of\s+(?:the|these)\s+)?(?:two\s+)?)?\s*(?:hyper-?)?(?:parameters?|variables?|factors?|ax[ei]s|dimensions?|knobs?)(?:\s+alone)?",
    re.IGNORECASE,
)


def guarantees(statement: Statement, document: Document) -> Statement:
    """The statement as told of an axis along which values do not always rise."""
    found = _GUARANTEES.match(statement.text) if "not" in statement.text or "n't" in statement.text else None
    if found is None:
        return statement
    titles = {
        word for panel in document.panels for text in (panel.figure, panel.name) for word in norms(text)
    }
    if found["measure"].casefold() not in _MEASURES and not titles.issuperset(norms(found["measure"])):
        return statement
    what = found["what"].strip()
    if _EITHER.fullmatch(what):
        panel = document.panels[0]
        labels = [axis.label for axis in (panel.rows, panel.columns) if axis.label]
        if len(labels) != len((panel.rows, panel.columns)):
            return statement
        what = " or ".join(labels)
    fewer = found["way"].casefold() in ("lowering", "reducing", "decreasing", "shrinking")
    told = f"{found['lead']}performance does not always improve with {'decreasing ' if fewer else ''}{what}{found['where'] or ''}"
    text, offsets = statement.text, statement.offsets
    end = found.start("end")
    places = tuple(offsets[n * end // len(told)] for n in range(len(told)))
    return replace(statement, text=told + text[end:], offsets=(*places, *offsets[end:]))
