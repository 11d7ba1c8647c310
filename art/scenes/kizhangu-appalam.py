"""Kizhangu appalam by day: half-clear tapioca discs with chilli and cumin on banana leaf over pale stone; the root cut open."""

from kit import *

daystage(exposure=0.18, seed=32)
ground(rice_stone(), 0.4)
fresh_leaf(5.6, 2.7, (-0.1, -0.02, 0), 0.16, 11.0)
Z = 0.03
rawm = raw_skin("kizhangu", hexc("cfc3a0"), hexc("e2d9bc"), (hexc("8a2408"), hexc("5c4420"), hexc("a83a10")), 0.70, 24, 0.55, 0.34, 0.15)
done = crisp_skin("kizhangufried", hexc("dccb9c"), hexc("cdae68"), hexc("9a6426"), (hexc("8f2c0a"), hexc("5c4420")), 0.71, 24, 0.45)
for i, (x, y, rz, rx, ry) in enumerate(
    [(-0.80, -0.20, 0, 0.0, 0.0), (-0.32, -0.66, 1, 0.03, -0.05), (-0.46, 0.20, 2, 0.04, 0.06), (-0.66, -0.44, 3, 0.06, 0.03), (-0.14, -0.22, 4, -0.03, 0.08)]
):
    thin_raw(rawm, (x, y, Z + 0.03 + i * 0.018), 0.44, i + 3, (rx, ry, rz), 0.06)
crisp(done, (0.46, -0.62, Z + 0.11), 0.50, 4, (0.08, -0.08, 1.0), 0.24)
crisp(done, (0.36, -0.06, Z + 0.36), 0.50, 8, (0.92, 0.05, -0.3), 0.20)
cassava((0.52, 0.86, 0.02), 2.75, 1.45, 0.19, 3)
cassava((0.10, 0.98, 0.02), 0.05, 1.4, 0.16, 7)
cassava_slice((1.02, -0.10, Z), (0.08, -0.06, 0.5), 0.17, 0.05)
cassava_slice((0.92, 0.05, Z + 0.03), (0.35, -0.25, 1.5), 0.165, 0.05)
chilli((1.0, -0.92, Z), 0.6, 0.56, 0.054, 3, 0.22)
scatter([cumin()], 26, (-0.20, -1.10), (0.30, 0.05), 0.02, 0.016, 4, z=Z)
morning((0, 0, 0.2), back=1.5, high=1.5)
orbit((0.05, -0.06, 0.22), 4.5, 38, 4, 62, (0.1, -0.4, 0.25), 0.6)
