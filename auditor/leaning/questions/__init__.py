"""The questions that are put to contradictions, one module each."""
