"""Pulikuzhambu powder: turned wooden bowl, tamarind pods and pulp, fenugreek and pepper on stone."""

from kit import *

stage(exposure=0.25, seed=10)
ground(stone(hexc("171310"), hexc("352c25")), 1.4)
powderm = powder("pulikuzhambu", hexc("642a10"), hexc("3a1406"), [hexc("8a5220"), hexc("281008")], 80, 0.64)
B = (-0.12, 0.12, 0)
R, top = wooden_bowl(B, 1.12)
powder_heap(powderm, R * 0.985, top * 0.86, 0.32, 7.0, 0.026, (0.05, 0.06), B, 1.25, grains=900)
tamarind_pod((0.92, -0.62, 0), 0.55, 0.98, 1)
tamarind_pod((1.12, -0.18, 0), 1.0, 0.9, 2)
tamarind_pod((0.60, -0.98, 0), -0.1, 0.85, 3)
tamarind_pulp((-0.80, -0.80, 0), 0.92, 2)
scatter([fenugreek()], 70, (-0.12, -1.05), (0.16, 0.08), 0.018, 0.022, 4)
scatter([pepper(seed=s) for s in range(3)], 26, (-1.22, -0.32), (0.12, 0.14), 0.027, 0.054, 6)
dust(powderm, 260, (0.28, -0.86), (0.16, 0.08), 5)
window((0, 0, 0.4), power=310, low=2.7, kick=55)
orbit((0.02, -0.12, 0.32), 4.5, 40, 6, 62, (0, -0.3, 0.6), 0.6)
