"""The words and signs that stand where a value is missing."""

import re

# Words for a cell that has none, in a pattern of a line or a cell.
NO_VALUE = (
    r"(?i:n\.?/?a\.?|n\.\s?[a-z]\.|n/[dmrt]|nd\.|nan|null|none|OOM|missing|blank|empty|unreadable|illegible|unknown"
    r"|not\s(?:shown|available|applicable|reported|visible|legible|tested|measured|recorded|run|given|printed|readable"
    r"|drawn|determined|done|sampled|known)"
    r"|no\s(?:data|value|reading|entry|measurement|result|number|figure|count))"
)
MISSING = re.compile(
    rf"(?:[<>≤≥]\s?[-+−]?\d[\d.,]*%?|{NO_VALUE}|did not (?:converge|finish|run)"
    r"|diverged|failed|crash(?:ed)?|time(?:d[ -])?out|skipped|hatched|masked|hidden|cut off|greyed out|grayed out|"
    r"[-–—]{1,3}|\.{3}|…|×|∅|\?+|\((?:empty|blank|missing|none)\)|nd"
    r"|(?:no [a-z]{3,}s|(?:not|never) [a-z]{2,}(?:ed|wn|en)|did not [a-z]+"
    r"|out of (?:memory|range|order|service)|lost|void|closed)"
    r"(?=\s*(?:$|[,;.|()\[\]]))"
    r"|(?-i:[A-Z](?:\.[A-Z]){1,5}\.?|[A-Z]{2,6}))(?=\s*(?:$|[,;.|()\[\]]|\s))",
    re.IGNORECASE,
)
