"""Schemas of the user's own: pandera schemas from the settings, as rules over the tables of a batch.

Listing and explaining such rules imports neither pandera nor the user's code; a schema is loaded where
documents are checked.
"""
