"""Kizhangu appalam by day: clear tapioca discs with chilli and cumin, the leaf showing through; fried ones ivory; the root cut open."""

from kit.appalams import *

daystage(exposure=0.30, seed=32)
ground(rice_stone(), 0.4)
fresh_leaf(5.6, 2.7, (-0.1, -0.02, 0), 0.16, 11.0)
Z = 0.03
specks = (hexc("8a2408"), hexc("5c4420"), hexc("a83a10"))
rawm, piled = (raw_dough(n, hexc("e2d8ae"), hexc("f2ead0"), specks, 0.71, 24, 0.5, c, 0.16, dots=(13, 0.18), coat=0.8) for n, c in (("kizhangu", 0.60), ("piled", 0.12)))
done = fried_crust("kizhangufried", hexc("f8f0d6"), hexc("ecdba4"), hexc("c39650"), (hexc("8f2c0a"), hexc("5c4420")), 0.72, 24, 0.55)
stack(piled, (-0.64, 0.16, Z + 0.02), 16, 0.42, 0.0125, 5)
for i, (x, y, rz, rx, ry) in enumerate([(-0.86, -0.50, 1, 0.02, 0.0), (-0.42, -0.70, 2, 0.04, -0.04), (-0.14, -0.46, 4, 0.02, -0.05)]):
    raw_disc(rawm, (x, y, Z + 0.03 + i * 0.016), 0.42, i + 3, (rx, ry, rz), 0.05)
fried_disc(done, (0.58, -0.60, Z + 0.13), 0.52, 4, (0.02, -0.12, 1.0), 0.36, 0.12, size=1.15)
fried_disc(done, (0.36, 0.14, Z + 0.50), 0.58, 8, (0.92, 0.24, 0.0), 0.28, 0.12, size=1.15, axis=0.2)
cassava((0.52, 0.92, 0.02), 2.75, 1.45, 0.19, 3)
cassava((0.10, 1.04, 0.02), 0.05, 1.4, 0.16, 7)
cassava_slice((1.04, -0.06, Z), (0.08, -0.06, 0.5), 0.17, 0.05)
cassava_slice((0.96, 0.10, Z + 0.03), (0.35, -0.25, 1.5), 0.165, 0.05)
chilli((0.60, -1.22, Z), 0.35, 0.56, 0.054, 3, 0.22)
scatter([cumin()], 26, (-0.10, -1.16), (0.22, 0.04), 0.02, 0.016, 4, z=Z)
morning((0, 0, 0.2), back=0.3, high=1.5)
orbit((0.00, -0.06, 0.25), 4.35, 33, 3, 62, (0.1, -0.4, 0.25), 0.6)
