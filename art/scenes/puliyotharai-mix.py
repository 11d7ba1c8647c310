"""Puliyotharai mix: thick tamarind paste in a bell-metal uruli with peanuts, chana dal, chillies and curry leaves."""

from kit import *

stage(exposure=0.25, gloss=0.28, seed=20)
ground(stone(), 1.1)
U = (0, 0.1, 0)
R, top = uruli(U, 0.88)
pulp = wet("puli", hexc("240d05"), hexc("46200c"), 10, 0.24, 0.05, 0.6, hexc("6b3516"), 0.5, 0.62)
f = paste(pulp, R * 0.985, top * 0.60, 0.20, U, 3, 0.04, 0.018)
oil_ring(R * 0.985, top * 0.66, oil((1.0, 0.50, 0.16), 0.03, 0.06, 0.12, hexc("4a1a04")), U)
nuts = [
    peanut(
        peanut_skin := dried(
            "nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=0.32, bump=0.2, dist=0.004, coat=0.4
        ),
        0.062,
        s,
    )
    for s in range(3)
]
on_top(nuts, 46, f, R * 0.9, U, 0.045, 0.07, 3)
on_top([chana_dal()], 46, f, R * 0.9, U, 0.034, 0.04, 5)
on_top([mustard()], 90, f, R * 0.92, U, 0.0115, 0.023, 6)
for i, (x, y, rz) in enumerate([(-0.30, 0.18, 0.5), (0.12, -0.30, 2.6), (0.30, 0.30, -0.7)]):
    chilli(
        (U[0] + x, U[1] + y, f(x, y) - 0.02),
        rz,
        0.48,
        0.05,
        i,
        0.25,
        chilliskin("friedchilli", hexc("3d0604"), hexc("6e0f08"), 0.22),
    )
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=0.25)
for i, (x, y, rz) in enumerate(
    [(-0.05, 0.02, 0.4), (0.22, 0.06, 1.9), (-0.32, -0.16, -0.6), (0.02, -0.42, 0.2), (0.42, -0.06, 2.6)]
):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + 0.035), (0.15, -0.12, rz), 0.26, i, lm)
tamarind_pod((1.02, -0.78, 0), 0.45, 0.9, 1)
tamarind_pulp((-0.98, -0.66, 0), 0.85, 4)
scatter([peanut(seed=s) for s in range(3)], 16, (-0.30, -1.06), (0.26, 0.1), 0.06, 0.075, 4)
scatter([chana_dal()], 40, (0.40, -1.10), (0.18, 0.08), 0.034, 0.04, 5)
window((0, 0, 0.4), power=300, low=2.6, kick=60)
orbit((0.0, -0.1, 0.26), 4.5, 44, 5, 62, (0, -0.2, 0.4), 0.6)
