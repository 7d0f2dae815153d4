"""Numbers traced back to the data: whatever the words around them are, these are what the data give for what is named."""
