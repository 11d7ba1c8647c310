"""Appalam: a stack of raw discs and three fried ones against the light, urad dal on old wood."""

from kit import *

stage((1600, 640), exposure=0.15, gloss=0.35, seed=62)
ground(wood(hexc("1a0f08"), hexc("4d3020")), 0.08)
rawm = appalam_mat("ulundhu", hexc("b59a60"), hexc("cbb480"), [hexc("94773c"), hexc("dcc898")], 0.64, 0.62, 0.25)
gold = appalam_mat("ulundhufried", hexc("b98c40"), hexc("d6b066"), [hexc("8f5a1c")], 0.68, 0.5, 0.25, True)
rng = random.Random(4)
for i in range(13):
    raw(
        rawm,
        (0.32 + rng.gauss(0, 0.02), 0.05 + rng.gauss(0, 0.02), 0.02 + i * 0.019),
        0.58,
        i,
        (rng.gauss(0, 0.008), rng.gauss(0, 0.008), rng.random() * 6),
        0.014,
    )
fried(gold, (1.12, 0.42, 0.56), 0.66, 5, (1.08, 0.10, -0.30), 0.16, 90, (0.04, 0.15), 0.42, 0.012)
fried(gold, (1.92, 0.25, 0.44), 0.58, 8, (0.86, -0.12, 0.5), 0.20, 80, (0.04, 0.14), 0.42, 0.012)
fried(gold, (1.36, -0.46, 0.08), 0.50, 9, (0.06, 0.05, 1.2), 0.2, 60, (0.04, 0.12), 0.42, 0.012)
raw(rawm, (0.22, -0.62, 0.02), 0.5, 33, (0.0, 0.0, 2.4), 0.02, 0.12)
scatter([urad_dal()], 120, (-0.42, -0.52), (0.24, 0.09), 0.022, 0.02, 6, tries=2)
window((0.8, 0.1, 0.4), power=250, low=2.6, kick=45)
orbit((0.12, -0.02, 0.32), 7.2, 25, 2, 52, (0.9, 0.0, 0.4), 0.5)
