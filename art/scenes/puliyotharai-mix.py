"""Puliyotharai mix by day: thick tamarind paste in a bell-metal uruli with groundnuts and dals; ripe pods, pulp; pale stone."""

from kit import *

daystage(exposure=0.24, gloss=0.6, seed=20)
ground(rice_stone(), 1.1)
U = (0, 0.12, 0)
R, top = uruli(U, 0.90)
pulp = wet("puli", hexc("2c1007"), hexc("54260f"), 10, 0.42, 0.0, 0.75, hexc("7a431a"), 0.12, 0.60, spec=0.3)
f = paste(pulp, R * 0.985, top * 0.62, 0.19, U, 3, 0.045, 0.024)
oil_ring(R * 0.985, top * 0.67, oil((1.0, 0.56, 0.2), 0.06, 0.06, 0.35, hexc("5a2406")), U)
nutskin = dried("nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=0.42, bump=0.2, dist=0.004, coat=0.2)
on_top([peanut(nutskin, 0.062, s) for s in range(3)], 54, f, R * 0.9, U, 0.045, 0.07, 3, sink=0.6)
on_top([chana_dal()], 60, f, R * 0.9, U, 0.034, 0.04, 5)
on_top([urad_dal()], 40, f, R * 0.9, U, 0.022, 0.02, 8)
on_top([mustard()], 110, f, R * 0.92, U, 0.0115, 0.023, 6)
for i, (x, y, rz) in enumerate([(-0.34, 0.20, 0.5), (0.10, -0.34, 2.6), (0.34, 0.30, -0.7)]):
    chilli((U[0] + x, U[1] + y, f(x, y) - 0.02), rz, 0.48, 0.05, i, 0.25, chilliskin("friedchilli", hexc("4a0806"), hexc("7d140a"), 0.3))
lm = leafmat(hexc("1c3812"), hexc("3c6420"), gloss=0.4)
for i, (x, y, rz) in enumerate([(-0.05, 0.02, 0.4), (0.22, 0.06, 1.9), (-0.32, -0.16, -0.6), (0.02, -0.42, 0.2), (0.42, -0.06, 2.6)]):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + 0.04), (0.15, -0.12, rz), 0.26, i, lm)
tamarind((0.94, -0.80, 0), 0.55, 0.95, 1)
tamarind((0.42, -1.10, 0), 0.10, 0.85, 5, 0.52)
tamarind_lump((-0.98, -0.68, 0), 0.95, 4)
scatter([peanut(seed=s) for s in range(3)], 16, (-0.34, -1.10), (0.22, 0.08), 0.06, 0.075, 4)
scatter([chana_dal()], 30, (-0.62, -1.06), (0.12, 0.06), 0.034, 0.04, 5)
morning((0, 0, 0.4), back=1.0, high=1.8, cards=0.5)
orbit((0.0, -0.10, 0.22), 4.45, 44, 5, 62, (0, -0.2, 0.4), 0.6)
