"""Sentences that lead to the panel of which they tell rows: "In the Alpha panel, ...", "In panel (a), ..."."""

import re

from auditor.reading.plain import Plain

_PANEL = r"(?:panel|heat\s?map|map|matrix|plot|grid|chart)"
_NO_NAME = (
    r"(?:heat|same|this|that|whole|entire|full|following|present|given|other|colou?r|one|both|each|all|every)"
)
_IN_PANEL = re.compile(
    rf"(?:and\s+)?(?:in|for|on)\s+(?:the\s+)?(?:(?!{_NO_NAME}[\s-])(?P<name>[^\W_][^,:;.]{{0,30}}?)[\s-]{_PANEL}|{_PANEL}\s+"
    r"(?:(?P<code>\(?[A-Za-z\d]\)?)|[\"“](?P<quoted>[^\"“”]{1,40})[\"”]))\s*[,:]\s+",
    re.IGNORECASE,
)


def behind_panel(sentence: Plain) -> tuple[str, Plain]:
    """The panel that a sentence begins with, if any, and what follows it."""
    lead = _IN_PANEL.match(sentence.text)
    if lead is None:
        return "", sentence
    return lead["name"] or lead["code"] or lead["quoted"], sentence.part(lead.end())
