"""Rice appalam by day: thin white discs overlapping on a steel plate, fried ones puffed and light, on checked cotton."""

from kit import *

daystage(exposure=0.12, seed=31)
spread(cotton(hexc("7f8c74"), check=(0.30, 0.014, hexc("c9c8b4"))), 0.30, seed=6, depth=0.03, flat=1.2)
rawm = raw_skin("arisi", hexc("ddd6c6"), hexc("ece7da"), (hexc("a89870"),), 0.74, 26, 0.4, 0.45)
white = crisp_skin("arisifried", hexc("ece6d8"), hexc("e6dcc0"), hexc("cfae70"), through=0.45)
P = (-0.02, 0.08)
plate((*P, 0.03), 1.06, steel_day())
rng = random.Random(7)
for i in range(10):
    a = 2.85 - i * 0.21
    at = (P[0] - 0.06 + 0.50 * math.cos(a), P[1] + 0.03 + 0.50 * math.sin(a), 0.105 + i * 0.013)
    thin_raw(rawm, at, 0.40, i, (0.10 * math.sin(a), -0.10 * math.cos(a) - 0.06, i), 0.045)
PUFF = ((0.21, 0.075, 0.60), (0.10, 0.030, 0.50), (0.042, 0.009, 0.55))
crisp(white, (P[0] - 0.36, P[1] - 0.40, 0.18), 0.44, 6, (-0.06, 0.14, 2.0), 0.20, PUFF)
crisp(white, (P[0] + 0.36, P[1] - 0.28, 0.20), 0.46, 3, (0.16, -0.12, 0.4), 0.20, PUFF)
crisp(white, (P[0] + 0.10, P[1] - 0.14, 0.36), 0.45, 8, (0.34, 0.10, 4.0), 0.22, PUFF)
scatter([rice()], 200, (0.92, -1.06), (0.18, 0.09), 0.02, 0.015, 6, (*P, 1.16), tries=2, z=0.01)
curry_leaf((-1.12, -0.86, 0.02), (0, -0.05, 0.4), 0.34, 3)
curry_leaf((-0.96, -1.06, 0.02), (0, -0.05, -0.3), 0.32, 5)
morning((0, 0, 0.2), back=1.3, high=1.5)
orbit((0.02, -0.08, 0.16), 4.4, 46, -6, 62, (0.1, -0.25, 0.25), 0.6)
