"""Works of Wonder: Influence, the Princess and the Profiteer, contributions, Wonders."""
