"""Places put in front of a sentence, of which only its first part may have been read."""

import re
from typing import Any

from auditor.claim_parts import parts
from auditor.claims.cellsets.claims import Area

_FRONT = re.compile(r"\W*(?:at|in|on|for|under|with|by|during|within)\s", re.IGNORECASE)


def front_may_be_shared(text: str, claim: Any) -> bool:
    """`At noon the reds are above 5 and the blues below 2`: whether a later part is read of more lines than the first."""
    areas = list(parts(claim, Area))
    if len(areas) < 2 or not _FRONT.match(text):
        return False
    first, *later = areas
    for side in (0, 1):
        own = {place[side] for place in first.places}
        if len(own) == 1 and any(own < {place[side] for place in other.places} for other in later):
            return True
    return False
