"""Mix & Pickle: jaadi, a jar in red oil and an uruli of tamarind paste at the right; dark stone for words at the left."""

from kit import *

stage((1600, 640), exposure=0.42, gloss=0.4, seed=60, transparent=18)
ground(stone(), 0.5)
clove = wet("pickledclove", hexc("b9702a"), hexc("d9a55c"), 5, 0.14, 0.25, 0.12, hexc("7d1c08"), 0.6, 0.60)
red = wet("pickledred", hexc("93270a"), hexc("b9561a"), 5, 0.14, 0.2, 0.15, hexc("5d0d04"))
masala = wet("masala", hexc("7a1604"), hexc("a8330a"), 9, 0.16, 0.1, 0.5, hexc("c07a30"))
J = (0.62, 0.10, 0.003)
glass_jar(J)
pieces_in_jar(J, chunks((clove, red), (0.15, 0.11, 0.075)), masala, ring=11, rings=7, oilcol=(1.0, 0.66, 0.34))
jaadi((-0.26, 0.50, 0), 1.08)
U = (1.72, 0.10, 0)
R, top = uruli(U, 0.68)
f = paste(
    wet("puli", hexc("240d05"), hexc("46200c"), 10, 0.24, 0.05, 0.6, hexc("6b3516"), 0.5, 0.62),
    R * 0.985,
    top * 0.60,
    0.17,
    U,
    3,
    0.04,
    0.018,
)
nuts = [
    peanut(
        dried("nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=0.32, bump=0.2, dist=0.004, coat=0.4),
        0.06,
        s,
    )
    for s in range(3)
]
on_top(nuts, 30, f, R * 0.85, U, 0.045, 0.07, 3)
on_top([mustard()], 50, f, R * 0.9, U, 0.0115, 0.023, 6)
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=0.25)
for i, (x, y, rz) in enumerate([(-0.05, 0.02, 0.4), (0.18, 0.06, 1.9), (-0.22, -0.16, -0.6)]):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + 0.035), (0.15, -0.12, rz), 0.24, i, lm)
garlic_bulb((0.10, -0.42, 0), (0.1, 0, 0.4), 0.72)
skin = garlic_skin()
for i, (x, y, rz) in enumerate([(0.34, -0.66, 0.4), (0.12, -0.82, 2.3)]):
    obj("clove", clove_mesh(skin, 0.13, i + 20), (x, y, 0.035), (0, 0.05, rz))
for i, (x, y, rz) in enumerate([(0.82, -0.72, 0.1), (0.98, -0.56, 0.35)]):
    chilli((x, y, 0), rz, 0.7, 0.06, i, 0.22)
scatter([mustard()], 60, (-0.42, -0.62), (0.16, 0.08), 0.0115, 0.023, 3)
window((0.5, 0.2, 0.4), power=290, low=3.3, kick=80, spread=160)
orbit((0.12, -0.02, 0.60), 7.2, 22, 2, 52, (0.8, -0.2, 0.5), 0.5)
