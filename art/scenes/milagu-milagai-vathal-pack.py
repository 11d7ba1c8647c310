"""Milagu milagai vathal in its pouch; curd chillies and pepper."""

from kit.packs import *

daylight("milagu-milagai-vathal", tint=0.22)
_, h = pouch("milagu-milagai-vathal", (-0.12, 0.12, 0), -10, seed=54)
skin = dried("moremilagai", hexc("a98a54"), hexc("cdb585"), hexc("8a6432"), scale=7, rough=0.62, spec=0.25, bump=0.6, dist=0.012)
browner = dried("moremilagai2", hexc("8c6a38"), hexc("b89a66"), hexc("6c4a22"), scale=7, rough=0.6, spec=0.25, bump=0.6, dist=0.012)
stalk = plain("drystalk", hexc("7e6a40"), 0.8)
for i, (x, y, z, rz) in enumerate(
    [(0.30, -0.62, 0, 0.15), (0.50, -0.40, 0, 0.45), (0.40, -0.50, 0.13, -0.3), (0.72, -0.62, 0, 0.9), (-0.84, -0.42, 0, -0.3), (-0.62, -0.60, 0, 0.2)]
):
    at = Matrix.Translation((x, y, z + 0.078)) @ Matrix.Rotation(rz, 4, "Z")
    curd_chilli(at, 0.44, 0.09, 90 + i, (skin, browner)[i % 2], stalk)
scatter([pepper(seed=s) for s in range(4)], 34, (0.0, -0.70), (0.12, 0.04), 0.027, 0.054, 3, tries=2, sink=0.1)
portrait(h, turn=-6, down=16)
