"""Sambar powder by day: granite mortar on washed cotton; coriander, toor dal, fenugreek and long chillies around it."""

from kit import *

daystage(exposure=0.22, seed=6)
spread(cotton(hexc("dad1be"), [(1.52, 0.10, hexc("9c3a1c")), (1.66, 0.03, hexc("9c3a1c"))]), 0.12, seed=7, depth=0.03, flat=1.5)
sambar = powder("sambar", hexc("94491a"), hexc("5e2a0d"), [hexc("861c08"), hexc("b98834")], 75, 0.64)
Z = 0.004
R, top = mortar((0, 0.06, Z), 1.05, granite(hexc("6a655f")))
powder_heap(sambar, R * 0.99, top * 0.80, 0.34, 3.0, 0.03, (-0.05, 0.08), (0, 0.06, Z), grains=1100, power=1.3)
for i, (x, y, rz, L) in enumerate([(0.66, -0.92, 0.35, 0.8), (0.95, -0.64, 0.75, 0.72), (0.78, -1.14, 0.05, 0.66)]):
    chilli((x, y, Z), rz, L, 0.062, i, (0.25, -0.2, 0.2)[i])
scatter([coriander()], 120, (-0.78, -0.86), (0.2, 0.12), 0.021, 0.042, 3, (0, 0.06, 0.70), z=Z, sink=0.1)
scatter([toor_dal()], 80, (-0.14, -1.12), (0.16, 0.08), 0.025, 0.026, 4, (0, 0.06, 0.70), z=Z)
scatter([fenugreek()], 60, (-1.16, -0.36), (0.12, 0.12), 0.018, 0.022, 5, (0, 0.06, 0.74), z=Z)
lm = leafmat(hexc("234a16"), hexc("447428"), hexc("7c9a4c"), 0.4)
sprig((1.72, 0.42, Z), (0, 0, 2.75), 6, 0.95, 0.32, 5, 0.15, lm)
curry_leaf((0.28, -0.94, Z + 0.01), (0, -0.05, 2.6), 0.34, 3, lm)
morning((0, 0, 0.4), back=1.1, high=1.6, cards=0.7)
orbit((0.0, -0.08, 0.38), 4.7, 37, -5, 62, (0, -0.4, 0.7), 0.6)
