"""Dried black nightshade berries: small, near black, in a bell-metal cup on stone, a few leaves."""

from kit import *

stage(exposure=0.3, gloss=0.5, seed=33)
ground(stone(hexc("211c18"), hexc("463d34")), 1.7)
skin = dried("manathakkali", hexc("17100e"), hexc("33241e"), hexc("4a382c"), scale=26, rough=0.5, spec=0.35, bump=0.5, dist=0.005)
berries = [dry_berry(skin, 0.030, s, 0.26, 0.12) for s in range(7)]
B = (0, 0.08, 0)
R, top = bowl(B, 0.74, brass())
seed_heap(
    berries,
    2700,
    R * 0.985,
    top * 0.58,
    0.20,
    hexc("0d0908"),
    4,
    B,
    (0.02, 0.03),
    1.7,
    foot=0.027,
    thick=0.045,
    tilt=1.2,
    tries=2,
)
S = Vector((0.74, -0.80, 0.075))
spoon(brass(), S, (0, 0.04, 0.28))
settle(
    berries,
    60,
    0.24,
    lambda x, y: 0.0 - 0.9 * (x * x + y * y * 2),
    foot=0.027,
    thick=0.045,
    loc=S,
    seed=4,
    tries=2,
    tilt=1.0,
    pos=lambda g: (g.normal(-0.02, 0.08), g.normal(0, 0.05)),
)
scatter(berries, 110, (-0.72, -0.86), (0.26, 0.13), 0.027, 0.045, 7, (*B[:2], 0.8), tilt=1.0)
lm = leafmat(hexc("22401a"), hexc("4a6e2c"), hexc("8a9f58"), 0.5, 6.0, spec=0.15)
for i, (x, y, rz, l) in enumerate([(-1.22, 0.22, 0.9, 0.52), (-1.30, 0.02, 0.1, 0.46), (1.08, 0.36, 2.1, 0.5)]):
    obj("leaf", leaf(lm, l, l * 0.56, 0.3, 0.28, i, 30, 12, 0.035, (0.6, 0.8)), (x, y, 0.02), (0.05, -0.1, rz))
window((0, 0, 0.4), power=300, low=2.6, kick=65)
orbit((0.0, -0.12, 0.24), 4.5, 37, 9, 62, (0, -0.35, 0.5), 0.55)
