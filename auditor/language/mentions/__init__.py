"""What a sentence mentions, one module for each kind of mention; `analyse` tries them at every word."""

from auditor.language.mentions.analysis import Analysis, analyse

__all__ = ["Analysis", "analyse"]
