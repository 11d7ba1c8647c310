"""Idli podi: two idlis on banana leaf, the podi heaped with a well of sesame oil."""

from kit import *

stage(exposure=0.15, gloss=0.3, seed=8, quality=2.0)
ground(wood(), 0.1)
banana_leaf(6.0, 3.1, (0, 0.1, 0), -0.28, seed=7.0)
Z = 0.035
podi = powder("podi", hexc("935022"), hexc("5e2c0f"), [hexc("7d1a08"), hexc("c99a4c"), hexc("3a2212")], 62, 0.60)
P = (0.38, -0.52, Z)
powder_heap(podi, 0.62, -0.02, 0.24, 5.0, 0.028, (0, 0.02), P, 1.5, grains=1500, well=(0.02, 0.03, 0.2, 0.12))
pool = disc(
    0.2,
    lambda x, y: 0.004 * max(0, (math.hypot(x, y) / 0.2) - 0.8),
    oil((1.0, 0.60, 0.16), 0.02, 0.05, 0.25, hexc("6e3606")),
    "pool",
    20,
    64,
    (P[0] + 0.02, P[1] + 0.03, P[2] + 0.162),
)
dust(podi, 300, (0.2, -1.06), (0.3, 0.08), 5, z=Z, r=0.008)
idli((-0.62, 0.30, Z), 1.18, 1)
idli((0.30, 0.52, Z), 1.18, 4)
idli((-0.20, 0.42, Z + 0.20), 1.15, 2).rotation_euler = (0.06, -0.05, 2)
scatter([urad_dal()], 46, (-0.72, -0.78), (0.16, 0.1), 0.022, 0.02, 6, z=Z)
chilli((-1.08, -0.62, Z), 0.85, 0.66, 0.058, 4, 0.22)
curry_leaf((0.98, -0.12, Z + 0.02), (0, -0.05, 0.9), 0.34, 5)
curry_leaf((1.08, -0.3, Z + 0.02), (0, -0.05, 0.2), 0.32, 8)
window((0, 0, 0.3), power=230, low=2.6, kick=45)
orbit((0.02, -0.08, 0.2), 4.3, 38, 3, 62, (0.2, -0.45, 0.25), 0.55)
