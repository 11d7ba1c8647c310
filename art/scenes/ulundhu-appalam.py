"""Ulundhu appalam: a leaning stack of raw discs, one broken, one fried golden and blistered, urad dal on wood."""

from kit import *

stage(exposure=0.15, gloss=0.35, seed=30)
ground(wood(hexc("1a0f08"), hexc("4d3020")), 0.12)
rawm = appalam_mat("ulundhu", hexc("b59a60"), hexc("cbb480"), [hexc("94773c"), hexc("dcc898")], 0.64, 0.62, 0.25)
gold = appalam_mat("ulundhufried", hexc("b98c40"), hexc("d6b066"), [hexc("8f5a1c")], 0.68, 0.5, 0.22, True)
rng = random.Random(4)
for i in range(15):
    raw(
        rawm,
        (-0.38 + rng.gauss(0, 0.02), 0.20 + rng.gauss(0, 0.02), 0.02 + i * 0.019),
        0.66,
        i,
        (rng.gauss(0, 0.008), rng.gauss(0, 0.008), rng.random() * 6),
        0.014,
    )
raw(rawm, (0.16, -0.36, 0.285), 0.66, 40, (-0.30, 0.42, 0.5), 0.02)
raw(rawm, (-0.72, -0.78, 0.02), 0.62, 33, (0.0, 0.0, 2.4), 0.02, 0.12)
raw(rawm, (-0.40, -0.94, 0.035), 0.62, 34, (0.02, 0.05, 5.1), 0.02, -0.35)
fried(gold, (0.66, -0.02, 0.62), 0.72, 5, (1.02, 0.10, -0.45), 0.16, 90, (0.04, 0.15), 0.42, 0.012)
fried(gold, (0.86, -0.84, 0.07), 0.50, 9, (0.06, 0.05, 1.2), 0.2, 60, (0.04, 0.12), 0.42, 0.012)
scatter([urad_dal()], 130, (0.12, -1.06), (0.24, 0.09), 0.022, 0.02, 6, tries=2)
window((0, 0, 0.4), power=235, low=2.6, kick=45)
orbit((0.14, -0.1, 0.32), 4.8, 33, 3, 62, (0.1, -0.4, 0.35), 0.6)
