"""Words that nothing knows, told in plain words by where they stand: what is counted is a value, what it does is to be so much."""

from auditor.language.plainly.telling import told_plainly

__all__ = ["told_plainly"]
