"""Rice appalam by day: a stack of milky raw discs on a brass plate, white puffed ones curled against it, on a washed cotton cloth with a woven border."""

from kit.appalams import *

daystage(exposure=0.24, gloss=0.5, seed=31)
spread(cotton(hexc("4f6a68"), [(-1.16, 0.06, hexc("d9cfae")), (-1.27, 0.025, hexc("d9cfae"))]), 0.30, seed=6, depth=0.03, flat=1.3)
rawm = raw_dough("arisi", hexc("ddd1b2"), hexc("efe7d2"), (hexc("5a4420"), hexc("7a5c30"), hexc("4c5a28")), 0.685, 30, 0.55, 0.46, 0.28, dots=(24, 0.20), coat=0.5)
white = fried_crust("arisifried", hexc("f2ead6"), hexc("e8d4a6"), hexc("c08a40"), (hexc("6a4c24"),), 0.72, 26, through=0.66, toast=-0.02, coat=0.5, rough=0.26)
P = (-0.02, 0.06)
plate((*P, 0.03), 1.06, brass())
# Thin as card and dried in the sun: each lies a little away from the next.
rng = random.Random(8)
for i in range(13):
    at = (P[0] - 0.42 + rng.gauss(0, 0.026), P[1] + 0.16 + rng.gauss(0, 0.026), 0.075 + i * 0.0155)
    raw_disc(rawm, at, 0.43 * rng.uniform(0.97, 1.02), 50 + i, (rng.gauss(0, 0.02), rng.gauss(0, 0.02), rng.random() * 6), 0.05, rng.uniform(0.0, 0.03), 0.0040)
raw_disc(rawm, (P[0] - 0.40, P[1] + 0.10, 0.305), 0.43, 71, (0.05, -0.03, 0.6), 0.09, 0.07, 0.0040)
raw_disc(rawm, (P[0] - 0.46, P[1] - 0.42, 0.13), 0.43, 83, (0.14, -0.05, 2.2), 0.09, 0.08, 0.0040)
crisp = dict(size=0.62, big=0.30, mid=1.0, tall=0.72)
fried_disc(white, (P[0] + 0.46, P[1] - 0.34, 0.17), 0.52, 6, (0.02, -0.06, 2.0), 0.36, 0.16, **crisp)
fried_disc(white, (P[0] + 0.40, P[1] + 0.30, 0.52), 0.58, 3, (0.90, 0.24, 0.1), 0.32, 0.15, axis=0.3, **crisp)
fried_disc(white, (P[0] + 0.62, P[1] + 0.52, 0.34), 0.54, 12, (0.45, -0.10, 0.1), 0.32, 0.15, axis=0.3, **crisp)
scatter([rice()], 170, (0.20, -1.16), (0.20, 0.06), 0.02, 0.015, 6, (*P, 1.16), tries=2, z=0.01)
curry_leaf((-1.05, -0.92, 0.02), (0, -0.05, 0.4), 0.36, 3)
curry_leaf((-0.86, -1.10, 0.02), (0, -0.05, -0.3), 0.34, 5)
morning((0, 0, 0.2), back=0.1, high=1.5)
orbit((0.0, -0.10, 0.22), 4.1, 34, -4, 62, (0.0, -0.25, 0.25), 0.6)
