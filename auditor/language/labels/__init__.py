"""Fragments behind a label, each told as a sentence of its own: the label gives them subject, predicate and scope."""

from auditor.language.labels.fragments import Fragment, Told
from auditor.language.labels.telling import opened, told_by_label

__all__ = ["Fragment", "Told", "opened", "told_by_label"]
