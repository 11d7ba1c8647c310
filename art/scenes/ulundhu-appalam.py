"""Ulundhu appalam by day: a neat stack of pale raw discs, fried ones gold and blistered leaning on it, urad dal on scrubbed jackwood."""

from kit.appalams import *

daystage(exposure=0.2, seed=30)
ground(pale_wood(hexc("5a3d26"), hexc("85603c")), 0.06)
rawm = raw_dough("ulundhu", hexc("e2cd9a"), hexc("f0e2bc"), through=0.42, rough=0.5, dots=(15, 0.24), dot=hexc("a98748"), flour=0.3, coat=0.15)
gold = fried_crust("ulundhufried", hexc("f6e3b2"), hexc("e6bb64"), hexc("b87526"), through=0.45, toast=0.0)
S = (-0.42, 0.10)
stack(rawm, (*S, 0.012), 26, 0.56, 0.0135, 4)
raw_disc(rawm, (-0.50, -0.72, 0.02), 0.56, 73, (0.02, 0.0, 0.5), 0.03, 0.04)
fried_disc(gold, (0.66, 0.26, 0.64), 0.70, 5, (0.97, 0.24, -0.05), 0.26, 0.10, axis=0.2)
fried_disc(gold, (0.66, -0.62, 0.14), 0.60, 9, (0.02, -0.10, 1.2), 0.40, 0.12, axis=0.9)
scatter([urad_dal()], 120, (-0.02, -1.16), (0.16, 0.06), 0.022, 0.02, 6, tries=2)
fried_disc(gold, (0.96, 0.56, 0.40), 0.62, 14, (0.5, -0.1, 0.3), 0.28, 0.12, axis=0.2)
morning((0, 0, 0.3), back=0.2, high=1.5)
orbit((0.17, -0.12, 0.34), 4.7, 28, 2, 62, (0.0, -0.4, 0.35), 0.6)
