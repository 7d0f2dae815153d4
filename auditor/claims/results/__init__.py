"""What is said of tables of results: things in lines, measures across, each with a better end of its own."""
