"""Kizhangu appalam: translucent tapioca discs with chilli and cumin, drying on banana leaf; the root cut open."""

from kit import *

stage(exposure=0.12, gloss=0.35, seed=32)
ground(wood(), -0.4)
banana_leaf(5.6, 2.7, (-0.1, 0.02, 0), 0.16, seed=11.0)
Z = 0.05
rawm = appalam_mat(
    "kizhangu", hexc("a89c7c"), hexc("c4b897"), [hexc("8a2408"), hexc("5c4420"), hexc("a83a10")], 0.67, 0.34, 0.45, spot_scale=22
)
done = appalam_mat("kizhangufried", hexc("c2a468"), hexc("d8c492"), [hexc("8f2c0a"), hexc("6e4a1c")], 0.67, 0.45, 0.35, True, 22)
for i, (x, y, rz, rx, ry) in enumerate(
    [
        (-0.78, -0.22, 0, 0.0, 0.0),
        (-0.30, -0.62, 1, 0.03, -0.05),
        (-0.42, 0.18, 2, 0.04, 0.06),
        (-0.62, -0.40, 3, 0.06, 0.03),
        (-0.12, -0.22, 4, -0.03, 0.08),
    ]
):
    raw(rawm, (x, y, Z + 0.02 + i * 0.02), 0.44, i + 3, (rx, ry, rz), 0.05)
fried(done, (0.42, -0.58, Z + 0.10), 0.50, 4, (0.10, -0.08, 1.0), 0.26, 46, (0.04, 0.14), 0.5, 0.01)
fried(done, (0.34, -0.06, Z + 0.34), 0.50, 8, (0.95, 0.05, -0.3), 0.22, 46, (0.04, 0.14), 0.5, 0.01)
cassava((0.52, 0.86, 0.02), 2.75, 1.45, 0.19, 3)
cassava((0.10, 0.98, 0.02), 0.05, 1.4, 0.16, 7)
cassava_slice((1.02, -0.10, Z), (0.08, -0.06, 0.5), 0.17, 0.05)
cassava_slice((0.92, 0.05, Z + 0.03), (0.35, -0.25, 1.5), 0.165, 0.05)
chilli((0.98, -0.86, Z), 0.6, 0.56, 0.054, 3, 0.22)
scatter([cumin()], 40, (-0.12, -1.05), (0.18, 0.05), 0.02, 0.016, 4, z=Z)
window((0, 0, 0.3), power=225, low=2.6, kick=45)
orbit((0.05, -0.04, 0.22), 4.5, 38, 4, 62, (0.1, -0.4, 0.25), 0.6)
