"""Report formats, one module each: what was found, for people and for programs."""
