"""Ulundhu appalam by day: a stack of raw discs, one snapped, fried ones gold and blistered, urad dal on scrubbed jackwood."""

from kit import *

daystage(exposure=0.22, seed=30)
ground(pale_wood(hexc("6e4e32"), hexc("9a7450")), 0.06)
rawm = raw_skin("ulundhu", hexc("d2ba86"), hexc("e6d6ac"), (hexc("8d6f3c"),), 0.73, 30, 0.42, 0.5)
gold = crisp_skin("ulundhufried", hexc("e6cf9c"), hexc("d8b064"), hexc("a06a24"), through=0.42)
rng = random.Random(4)
S = (-0.40, 0.18)
for i in range(17):
    at = (S[0] + rng.gauss(0, 0.022), S[1] + rng.gauss(0, 0.022), 0.012 + i * 0.0165)
    thin_raw(rawm, at, 0.64 + rng.uniform(-0.012, 0.012), i, (rng.gauss(0, 0.008), rng.gauss(0, 0.008), rng.random() * 6), 0.03)
thin_raw(rawm, (-0.74, -0.78, 0.02), 0.60, 33, (0.0, 0.02, 2.4), 0.03, 0.12)
thin_raw(rawm, (-0.44, -0.98, 0.035), 0.60, 34, (0.03, 0.04, 5.1), 0.03, -0.30)
crisp(gold, (0.62, 0.00, 0.60), 0.70, 5, (1.02, 0.08, -0.40), 0.16)
crisp(gold, (0.98, -0.66, 0.10), 0.56, 9, (0.05, 0.05, 1.2), 0.20)
for i, (x, y, rz) in enumerate([(0.32, -1.14, 0.6), (0.46, -1.02, 2.4)]):
    crisp(gold, (x, y, 0.045), 0.16, 21 + i, (0.05, -0.1, rz), 0.25, ((0.07, 0.018, 0.5), (0.035, 0.009, 0.8)), 0.2, 60, 200)
scatter([urad_dal()], 110, (-0.02, -0.86), (0.16, 0.08), 0.022, 0.02, 6, tries=2)
morning((0, 0, 0.3), back=1.5, high=1.5)
orbit((0.12, -0.12, 0.30), 4.7, 34, 3, 62, (0.1, -0.4, 0.35), 0.6)
