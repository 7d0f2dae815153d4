"""Courses of values along lines: what sentences say of them, and whether the values take them."""
