"""Who does what to whom, and by how much, told as how two things stand to each other."""

from auditor.language.roles.telling import told_by_roles

__all__ = ["told_by_roles"]
