"""What is said of cells that hold ranges: through which bands a line goes, and where it reaches one."""
