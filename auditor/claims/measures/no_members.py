"""Nouns that are no members of a class: what stands behind a number tells what it counts."""

import re

NO_MEMBERS = re.compile(
    r"\s*(?:[a-z-]+ ){0,2}(?:cells?|entr(?:y|ies)|values?|squares?|boxes|rows?|columns?|class(?:es)?|categor(?:y|ies)|labels?|zeros?|numbers?|figures?|counts?|errors?|mistakes?|misclass\w+|correct\w*|wrong\w*|off|points?)\b",
    re.IGNORECASE,
)
