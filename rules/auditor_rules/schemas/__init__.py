"""The rules that are pandera schemas over the tables of a batch."""
