"""Stands in where a picture is missing: an empty hammered bowl on banana leaf, a curry sprig. Nothing to mistake."""

from kit import *

stage(exposure=0.15, gloss=0.45, seed=52)
ground(stone(), 0.4)
banana_leaf(5.2, 2.5, (0, 0.05, 0), 0.3, seed=17.0)
bowl((0, 0.08, 0.045), 0.86)
sprig((-1.15, -0.92, 0.05), (0, 0, 0.16), 7, 1.15, 0.33, 3, 0.14)
scatter([mustard()], 50, (0.62, -0.92), (0.18, 0.07), 0.0115, 0.023, 2, z=0.05)
window((0, 0, 0.35), power=235, low=2.7, kick=45)
orbit((0.0, -0.08, 0.28), 4.6, 38, 4, 62, (0, -0.4, 0.5), 0.6)
