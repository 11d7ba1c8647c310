"""Curry leaf powder by day: turned wooden bowl on scrubbed wood, from high, sprigs round it like a wreath."""

from kit import *

daystage(exposure=0.22, seed=14)
ground(pale_wood(hexc("94744e"), hexc("c0a27a")), 0.05)
m = powder("karuveppilai", hexc("4c5220"), hexc("2c320f"), [hexc("6c6a2c"), hexc("24200c"), hexc("7a3c14")], 75, 0.63, 1.35)
B = (0.02, 0.0, 0)
R, top = wooden_bowl(B, 1.06, turned_wood(hexc("341c0e"), hexc("74492b")))
powder_heap(m, R * 0.985, top * 0.84, 0.28, 10.0, 0.026, (0.03, 0.04), B, 1.25, grains=1100)
lm = leafmat(hexc("20461a"), hexc("40702a"), hexc("7c9a4c"), 0.4)
for x, y, rz, L, sd, b in [
    (-1.42, -0.86, 0.28, 1.2, 4, 0.14),
    (0.98, -1.12, 1.25, 1.15, 7, 0.22),
    (1.46, 0.72, 2.55, 1.15, 9, 0.15),
    (-1.12, 0.35, 1.1, 1.05, 12, -0.25),
]:
    sprig((x, y, 0), (0, 0, rz), 7, L, 0.33, sd, b, lm)
curry_leaf((-0.12, -1.05, 0.01), (0, -0.05, 0.4), 0.34, 3, lm)
scatter([pepper(seed=s) for s in range(3)], 14, (0.32, -1.0), (0.14, 0.07), 0.027, 0.054, 6, (*B[:2], 0.9))
scatter([urad_dal()], 24, (0.55, -0.92), (0.12, 0.08), 0.022, 0.02, 7, (*B[:2], 0.9))
dust(m, 260, (-0.3, -0.88), (0.18, 0.06), 5)
morning((0, 0, 0.4), back=1.1, high=1.7, cards=0.7)
orbit((0.0, -0.04, 0.2), 4.6, 58, 0, 62, (0, -0.1, 0.6), 0.7)
