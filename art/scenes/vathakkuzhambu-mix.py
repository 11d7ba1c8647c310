"""Vathakkuzhambu mix: clay pot of dark thick kuzhambu with turkey berries and shallots, oil risen at the wall."""

from kit import *

stage(exposure=0.25, gloss=0.45, seed=21)
ground(wood(hexc("160c07"), hexc("43281a")), -0.2)
P = (0.0, 0.08, 0)
R, top = pot(P, 1.25)
base = wet("kuzhambu", hexc("34100a"), hexc("5c210d"), 7, 0.18, 0.05, 0.4, hexc("7c3a14"), 0.6, 0.64)
L = 0.74
f = paste(base, R * 1.06, L, 0.035, P, 5, 0.02, 0.012)
oil_ring(R * 1.06, L + 0.018, oil((1.0, 0.42, 0.10), 0.03, 0.05, 0.25, hexc("6b1c04")), P)
skin = dried("sundakkaiwet", hexc("2a1a0c"), hexc("574122"), scale=14, rough=0.28, spec=0.4, bump=0.4, dist=0.008, coat=0.5)
on_top([dry_berry(skin, 0.062, s, 0.14, 0.07) for s in range(4)], 30, f, R * 0.95, P, 0.056, 0.1, 4, sink=0.4)
cooked = shallot_skin(hexc("4a1a16"), hexc("7c4030"), hexc("94603c"))
for i, (x, y, rz) in enumerate(
    [(-0.30, 0.10, 0.4), (0.18, -0.22, 1.7), (0.30, 0.26, 2.8), (-0.12, -0.40, 0.9), (0.42, -0.02, 0.1)]
):
    shallot((P[0] + x, P[1] + y, f(x, y) + 0.015), (0.2, 0.1, rz), 0.68, cooked)
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=0.25)
for i, (x, y, rz) in enumerate([(-0.08, 0.0, 0.5), (0.02, 0.32, 2.0), (-0.42, -0.2, -0.4)]):
    curry_leaf((P[0] + x, P[1] + y, f(x, y) + 0.04), (0.1, -0.1, rz), 0.27, i, lm)
on_top([mustard()], 50, f, R, P, 0.0115, 0.023, 6)
shallot((-0.98, -0.80, 0.13), (0, 0.1, 2.4), 1.05)
shallot((-1.22, -0.50, 0.13), (0.3, 0.0, 0.8), 1.0)
shallot((-0.70, -1.02, 0.12), (0, 0.05, 0.3), 0.95)
dry = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
scatter(
    [dry_berry(dry, 0.062, s, 0.16, 0.08) for s in range(5)],
    20,
    (0.88, -0.86),
    (0.2, 0.12),
    0.056,
    0.10,
    7,
    (*P[:2], 1.02),
    tilt=1.0,
)
chilli((0.12, -1.16, 0), 0.1, 0.72, 0.062, 4, 0.22)
window((0, 0, 0.5), power=310, low=3.0, kick=60)
orbit((0.0, -0.08, 0.42), 4.7, 46, -6, 62, (0, -0.2, 0.8), 0.65)
