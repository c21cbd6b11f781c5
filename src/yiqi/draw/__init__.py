"""The few shapes that boards are drawn with: SVG as text, symbols, colours. Escaping lives here and nowhere else."""
