"""Moringa leaf powder: dark clay dish on stone, drumstick fronds with their small round leaflets."""

from kit import *

stage(exposure=0.25, seed=13)
ground(stone(hexc("191512"), hexc("383029")), 0.2)
green = powder("moringa", hexc("4c5620"), hexc("2c340f"), None, 85)
B = (0.08, -0.02, 0)
R, top = bowl(B, 0.70, clay(hexc("2e211a"), hexc("4c3a2e")))
powder_heap(green, R * 0.985, top * 0.82, 0.34, 9.0, 0.018, (-0.04, 0.05), B, 1.3, grains=120)
moringa((-1.42, -0.62, 0), (0, 0, 0.12), 1.25, 2)
moringa((1.45, 0.62, 0.0), (0, 0, 2.75), 1.25, 5)
moringa((-1.25, 0.85, 0.0), (0, 0, -0.25), 1.2, 8)
moringa((0.42, -1.10, 0), (0, 0, 0.42), 0.95, 11)
dust(green, 420, (0.02, -0.92), (0.3, 0.08), 5)
window((0, 0, 0.4), power=290, low=2.6, kick=60)
orbit((0.02, -0.1, 0.26), 4.5, 44, 10, 62, (0, -0.3, 0.55), 0.6)
