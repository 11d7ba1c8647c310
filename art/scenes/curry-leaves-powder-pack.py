"""Curry leaf powder in its pouch; a fresh sprig and a green spill."""

from kit.packs import *

daylight("curry-leaves-powder", tint=0.22)
_, h = pouch("curry-leaves-powder", (-0.12, 0.12, 0), -10, seed=9)
m = powder("karuveppilai", hexc("4c5220"), hexc("2e3312"), [hexc("6c6a2a"), hexc("2a2410"), hexc("7a3e18")], 75, 0.63, 1.35)
powder_heap(m, 0.34, 0.0, 0.15, 10.0, 0.024, loc=(0.64, -0.42, 0), grains=260, power=0.85)
lm = leafmat(hexc("2a5218"), hexc("568a2c"), hexc("8caa5c"))
sprig((-1.02, -0.30, 0), (0, 0, -0.42), 6, 0.86, 0.28, 4, 0.14, lm)
sprig((0.56, 0.06, 0), (0, 0, 0.3), 4, 0.5, 0.22, 7, 0.1, lm)
scatter([pepper(seed=s) for s in range(3)], 16, (0.16, -0.72), (0.12, 0.05), 0.027, 0.054, 6)
portrait(h, turn=-8)
