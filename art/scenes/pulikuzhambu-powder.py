"""Pulikuzhambu powder by day: turned wooden bowl, ripe tamarind in and out of its shell, fenugreek and pepper on pale stone."""

from kit import *

daystage(exposure=0.24, seed=10)
ground(rice_stone(), 1.4)
powderm = powder("pulikuzhambu", hexc("7a3314"), hexc("4a1a08"), [hexc("9a5c24"), hexc("30120a")], 80, 0.64)
B = (-0.10, 0.16, 0)
R, top = wooden_bowl(B, 1.10, turned_wood(hexc("3c2010"), hexc("80522f")))
powder_heap(powderm, R * 0.985, top * 0.86, 0.32, 7.0, 0.026, (0.05, 0.06), B, 1.25, grains=1100)
tamarind((0.98, -0.62, 0), 0.55, 0.98, 1)
tamarind((1.14, -0.16, 0), 1.0, 0.9, 2)
tamarind((0.52, -1.02, 0), 0.05, 0.88, 5, 0.50)
tamarind_lump((-0.86, -0.80, 0), 0.92, 4)
scatter([fenugreek()], 80, (-0.14, -1.06), (0.16, 0.08), 0.018, 0.022, 4)
scatter([pepper(seed=s) for s in range(3)], 26, (-1.22, -0.28), (0.10, 0.14), 0.027, 0.054, 6, (*B[:2], 0.9))
dust(powderm, 260, (0.24, -0.84), (0.14, 0.06), 5)
morning((0, 0, 0.4), back=1.1, high=1.6, cards=0.7)
orbit((0.02, -0.10, 0.30), 4.55, 40, 6, 62, (0, -0.3, 0.6), 0.6)
