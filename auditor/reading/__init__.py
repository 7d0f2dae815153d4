"""From a source's text to what it transcribes."""
