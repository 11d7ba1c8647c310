"""Rice appalam: small white discs fanned on a steel plate, fried ones puffed and pale, raw rice at the side."""

from kit import *

stage(exposure=0.1, gloss=0.55, seed=31)
ground(stone(), 0.6)
rawm = appalam_mat("arisi", hexc("b8b09c"), hexc("cdc6b4"), [hexc("8a6a34"), hexc("d8d2c4")], 0.70, 0.55, 0.35)
white = appalam_mat("arisifried", hexc("d6c8a4"), hexc("e6dcc2"), [hexc("b08f52")], 0.69, 0.5, 0.4, True)
R, top = plate((-0.02, 0.08, 0), 1.05)
rng = random.Random(7)
for i in range(11):
    a = 2.5 - i * 0.19
    raw(
        rawm,
        (-0.10 + 0.42 * math.cos(a), 0.06 + 0.42 * math.sin(a), 0.075 + i * 0.013),
        0.40,
        i,
        (0.10 * math.sin(a), -0.10 * math.cos(a) - 0.05, i),
        0.02,
    )
fried(white, (0.28, -0.24, 0.16), 0.46, 3, (0.20, -0.12, 0.4), 0.30, 46, (0.035, 0.12), 0.5, 0.008)
fried(white, (-0.36, -0.34, 0.14), 0.44, 6, (-0.05, 0.15, 2.0), 0.30, 46, (0.035, 0.11), 0.5, 0.008)
fried(white, (0.10, -0.02, 0.34), 0.44, 8, (0.45, 0.1, 4.0), 0.32, 46, (0.035, 0.12), 0.5, 0.008)
scatter([rice()], 240, (0.98, -0.94), (0.2, 0.12), 0.02, 0.015, 6, (0, 0.08, 1.14), tries=2)
scatter([rice()], 40, (0.2, -1.16), (0.25, 0.05), 0.02, 0.015, 7, (0, 0.08, 1.14))
curry_leaf((-1.12, -0.78, 0.01), (0, -0.05, 0.4), 0.34, 3)
curry_leaf((-0.98, -0.98, 0.01), (0, -0.05, -0.3), 0.32, 5)
window((0, 0, 0.3), power=225, low=2.6, kick=40)
orbit((0.02, -0.06, 0.16), 4.5, 50, -6, 62, (0.1, -0.25, 0.25), 0.6)
