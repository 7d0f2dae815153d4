"""What sentences say of a figure's make-up: how many panels, rows, columns and cells; what its axes and legend show."""
