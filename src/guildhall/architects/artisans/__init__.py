"""Age of Artisans: what it adds to Architects, and nothing else."""
