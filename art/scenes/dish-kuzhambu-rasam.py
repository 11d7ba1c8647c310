"""Sambar in a brass uruli: drumstick, small onions, red-gold eyes of oil, the tempering poured over last."""

from kit.dishes import *

morning(at=(0, 0, 0.3), seed=9, quality=1.5, gloss=0.6)
ground(pale_stone(), 0.9)
cotton((0.15, 0.25, 0), 3.1, 2.3, 0.35, 4, stripe=hexc("8c2a1c"))
C = (0, 0.02, 0.04)
R, top = uruli(C, 0.94, metal("bell", hexc("cfa058"), 0.2, brushed=0.03, patina=0.25, wear=0.4))
L = top * 0.84
f = liquid(sambar_liquid(), 0.888, L, C, 3, 0.010)
green = cut_skin("murungai", hexc("4a4a16"), hexc("6a6824"), hexc("b8a25c"), 0.3)
for x, y, rz, sd, dz in [(0.36, 0.26, 0.6, 1, -0.03), (-0.42, 0.30, -0.6, 2, -0.035), (0.40, -0.34, -0.5, 3, -0.04)]:
    drumstick((C[0] + x, C[1] + y, C[2] + L + dz), (0.3 * sd, 0.05, rz), 0.44, 0.07, sd, green)
onion = shallot_skin(hexc("8c4038"), hexc("b0705a"), hexc("c0946c"))
for x, y, rz, sd in [(-0.50, -0.16, 0.4, 1), (0.02, 0.54, 2.0, 2), (-0.16, -0.56, 1.0, 3), (-0.62, 0.06, 2.6, 4)]:
    shallot((C[0] + x, C[1] + y, C[2] + L - 0.035), (0.3, 0.1, rz), 0.6, onion)
T = (0.02, -0.10)
oil_eyes(90, 0.88, f, C, 3)
oil_eyes(30, 0.5, f, C, 5, size=(0.02, 0.08), pos=lambda g: (T[0] + g.gauss(0, 0.22), T[1] + g.gauss(0, 0.18)))
settle(
    [mustard()],
    230,
    0.8,
    f,
    foot=0.0115,
    thick=0.02,
    loc=C,
    seed=4,
    tries=1,
    sink=0.6,
    pos=lambda g: (T[0] + g.normal(0, 0.26), T[1] + g.normal(0, 0.20)),
)
fried_leaves(13, 0.4, f, C, 6, l=(0.24, 0.33), gap=0.13, pos=lambda g: (T[0] + g.gauss(0, 0.27), T[1] + g.gauss(0, 0.18)))
chilli(
    (C[0] - 0.22, C[1] - 0.02, C[2] + L - 0.03),
    0.5,
    0.52,
    0.055,
    4,
    0.3,
    chilliskin("fried", hexc("4a0a05"), hexc("8a1a0a"), 0.18),
)
chilli(
    (C[0] + 0.10, C[1] - 0.34, C[2] + L - 0.03),
    -0.4,
    0.48,
    0.052,
    7,
    0.3,
    chilliskin("fried", hexc("4a0a05"), hexc("8a1a0a"), 0.18),
)
orbit((0.0, 0.0, 0.26), 4.42, 54, 4, 62, (0, -0.2, 0.5), 0.6)
