"""Sambar powder: granite mortar on dark stone; coriander, toor dal, fenugreek and long chillies around it."""

from kit import *

stage(exposure=0.2, seed=6)
ground(stone(), 0.9)
sambar = powder("sambar", hexc("80421a"), hexc("4f240c"), [hexc("7a1c0a"), hexc("a8772c")], 75, 0.64)
R, top = mortar((0, 0, 0), 1.05)
powder_heap(sambar, R * 0.99, top * 0.80, 0.34, 3.0, 0.03, (-0.05, 0.08), grains=900, power=1.3)
pestle((0.52, 0.95, 0.16), (0, 1.50, -0.6), 0.95)
for i, (x, y, rz, L) in enumerate([(0.72, -0.90, 0.35, 0.8), (0.95, -0.62, 0.75, 0.72), (0.78, -1.12, 0.05, 0.66)]):
    chilli((x, y, 0), rz, L, 0.062, i, (0.25, -0.2, 0.2)[i])
scatter([coriander()], 110, (-0.78, -0.86), (0.2, 0.13), 0.021, 0.042, 3, (0, 0, 0.68), sink=0.1)
scatter([toor_dal()], 70, (-0.18, -1.12), (0.16, 0.09), 0.025, 0.026, 4, (0, 0, 0.68))
scatter([fenugreek()], 60, (-1.18, -0.42), (0.14, 0.12), 0.018, 0.022, 5, (0, 0, 0.72))
curry_leaf((0.32, -1.0, 0.01), (0, -0.05, 2.6), 0.34, 3)
curry_leaf((1.05, -0.22, 0.01), (0, -0.05, 1.1), 0.36, 5)
window((0, 0, 0.5), power=285, low=2.8, kick=50)
orbit((0.0, -0.1, 0.42), 4.7, 34, -5, 62, (0, -0.5, 0.7), 0.6)
