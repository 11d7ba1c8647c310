"""Coconut oil: clear, almost white, in a small bottle on banana leaf; a coconut in two halves."""

from kit import *

stage(exposure=0.1, gloss=0.35, seed=42, transparent=18)
ground(stone(), 0.3)
banana_leaf(5.6, 2.6, (0.1, -0.02, 0), -0.2, seed=13.0)
Z = 0.05
oil_bottle((-0.46, 0.32, Z), (0.985, 0.965, 0.86), 0.80, 1.12, SHORT)
backlight((-0.65, 1.05, 0.75), (-0.46, 0.32, 0.6), 3.2, 2.6, (1, 0.96, 0.86), 1.2)
coconut_half((0.46, 0.34, 0.50), (0.62, 0.12, 0.2), 1.0, 3)
coconut_half((0.16, -0.62, 0.42), (0.20, 0.18, 0.0), 0.82, 8)
window((0, 0, 0.5), power=225, low=2.7, kick=50)
orbit((0.0, -0.06, 0.50), 4.6, 27, 4, 60, (0, -0.3, 0.45), 0.5)
