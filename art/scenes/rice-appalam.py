"""Rice appalam by day: a stack of milky raw discs on a brass plate, white puffed ones curled against it, on a washed cotton cloth with a woven border."""

from kit.appalams import *

daystage(exposure=0.34, seed=31)
spread(cotton(hexc("4f6a68"), [(-1.16, 0.06, hexc("d9cfae")), (-1.27, 0.025, hexc("d9cfae"))]), 0.30, seed=6, depth=0.03, flat=1.3)
rawm = raw_dough("arisi", hexc("e4d9bc"), hexc("f2ebda"), (hexc("6e5424"), hexc("55702c")), 0.69, 26, 0.5, 0.26, 0.24, dots=(15, 0.22), coat=0.6)
white = fried_crust("arisifried", hexc("f8f3e7"), hexc("f3e7c9"), hexc("dcb878"), through=0.55)
P = (-0.02, 0.06)
plate((*P, 0.03), 1.06, brass())
top = stack(rawm, (P[0] - 0.42, P[1] + 0.16, 0.075), 22, 0.42, 0.0125, 3)
raw_disc(rawm, (P[0] - 0.50, P[1] - 0.36, 0.10), 0.42, 71, (0.03, 0.02, 0.6), 0.03, 0.03)
fried_disc(white, (P[0] + 0.48, P[1] - 0.34, 0.17), 0.52, 6, (0.02, -0.06, 2.0), 0.34, 0.12)
fried_disc(white, (P[0] + 0.40, P[1] + 0.30, 0.52), 0.58, 3, (0.90, 0.24, 0.1), 0.30, 0.12, axis=0.3)
fried_disc(white, (P[0] + 0.62, P[1] + 0.52, 0.34), 0.54, 12, (0.45, -0.10, 0.1), 0.30, 0.12, axis=0.3)
scatter([rice()], 170, (0.20, -1.16), (0.20, 0.06), 0.02, 0.015, 6, (*P, 1.16), tries=2, z=0.01)
curry_leaf((-1.05, -0.92, 0.02), (0, -0.05, 0.4), 0.36, 3)
curry_leaf((-0.86, -1.10, 0.02), (0, -0.05, -0.3), 0.34, 5)
morning((0, 0, 0.2), back=0.1, high=1.5)
orbit((0.0, -0.10, 0.22), 4.3, 34, -4, 62, (0.0, -0.25, 0.25), 0.6)
