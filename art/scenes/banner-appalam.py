"""Appalams by day: a leaning stack of raw ones, fried ones against it, one broken and its crumbs, on scrubbed wood."""

from kit.appalams import *

daystage((1600, 640), exposure=0.30, seed=62)
ground(pale_wood(), 0.08)
dough = raw_dough("ulundhu", hexc("cdb682"), hexc("e2cf9e"), [hexc("8a6c38"), hexc("f0e4c0")], 0.66, 30, 0.4, flour=0.3)
gold = fried_crust("gold", hexc("eac983"), hexc("cf9740"), hexc("ac7430"), [hexc("8a5a20")], 0.72)
S = (0.10, 0.16, 0.008)
top = stack(dough, S, 26, 0.62, 0.013, 3, 0.02)
fried_disc(gold, (0.98, 0.46, 0.50), 0.74, 5, (1.00, 0.12, -0.25), 0.26, 0.12, axis=0.3)
fried_disc(gold, (1.86, 0.30, 0.40), 0.66, 8, (0.80, -0.16, 0.5), 0.30, 0.12, axis=0.9)
fried_disc(gold, (1.16, -0.48, 0.12), 0.56, 9, (0.03, 0.06, 1.2), 0.40, 0.12, axis=0.9)
fried_disc(gold, (S[0] + 0.02, S[1] - 0.02, top + 0.10), 0.54, 12, (0.06, -0.05, 2.0), 0.36, 0.12, axis=0.1)
# One that broke, and what fell off it.
rng = random.Random(6)
for i in range(9):
    x, y, r = rng.uniform(0.16, 0.56), rng.uniform(-0.78, -0.48), rng.choice((0.03, 0.045, 0.06, 0.10))
    fried_disc(gold, (x, y, 0.02), r, 30 + i, (rng.gauss(0, 0.25), rng.gauss(0, 0.25), i), 0.3, 0.2, size=0.4, steps=120, rings=40)
scatter([urad_dal()], 150, (-0.72, -0.52), (0.26, 0.10), 0.022, 0.02, 6, tries=2)
morning((0.6, 0, 0.3), power=4.4, back=0.9, high=1.6)
orbit((0.42, 0.0, 0.30), 6.0, 27, 3, 52, (0.7, -0.2, 0.3), 0.5)
