"""Vathal drying on a red-oxide terrace in the morning: palm trays of turkey berries, curd chillies and black nightshade, some spilt."""

from kit import *

daystage((1600, 640), exposure=0.34, seed=64)
ground(red_oxide(hexc("6a2417"), hexc("8c3a26")), 0.4)
A, B, C = (-0.62, 0.40, 0.01), (0.62, -0.34, 0.01), (1.72, 0.42, 0.01)
rim = dict(c1=hexc("5c4020"), c2=hexc("8a6a3c"))
for at, R in ((A, 0.80), (B, 0.74), (C, 0.82)):
    palm_tray(at, R, strip=0.075, rim=0.08, **rim)
berry = dried("sundakkai", hexc("4a3c1c"), hexc("86713c"), hexc("2a200e"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
berries = [dry_berry(berry, 0.056, s, 0.16, 0.08) for s in range(7)]
seed_heap(berries, 330, 0.66, 0.07, 0.20, hexc("5a4526"), 4, A, foot=0.05, thick=0.09, tilt=1.2)
skin = dried("moremilagai", hexc("b08e52"), hexc("d6bd88"), hexc("8c6632"), scale=7, rough=0.62, spec=0.25, bump=0.6, dist=0.012)
tan = dried("moremilagai2", hexc("94703c"), hexc("bf9c62"), hexc("6e4c24"), scale=7, rough=0.6, spec=0.25, bump=0.6, dist=0.012)
stalk = plain("drystalk", hexc("7c6a40"), 0.8)
curd_chilli_heap((B[0], B[1], B[2] - 0.04), [(18, 0.50, 0.10), (14, 0.38, 0.19), (8, 0.24, 0.28), (3, 0.10, 0.35)], (0.34, 0.46), (0.078, 0.098), (skin, skin, tan), stalk)
small = dried("manathakkali", hexc("1c1412"), hexc("3c2c26"), hexc("54443a"), scale=26, rough=0.5, spec=0.4, bump=0.5, dist=0.005)
smalls = [dry_berry(small, 0.030, s, 0.26, 0.12) for s in range(6)]
seed_heap(smalls, 1300, 0.68, 0.06, 0.18, hexc("4a3a26"), 4, C, (0, 0), 1.6, foot=0.027, thick=0.045, tilt=1.2, tries=2)
# What rolled off.
scatter(berries, 16, (-0.30, -0.52), (0.26, 0.10), 0.05, 0.09, 7, (*B[:2], 0.76), tilt=1.0)
scatter(smalls, 46, (1.62, -0.52), (0.18, 0.09), 0.027, 0.045, 8, (*C[:2], 0.84), tilt=1.0)
curd_chilli(Matrix.Translation((-0.72, -0.62, 0.085)) @ Matrix.Rotation(0.5, 4, "Z"), 0.46, 0.09, 91, skin, stalk)
sprig((-1.86, 0.10, 0), (0, 0, -0.30), 6, 0.95, 0.3, 4, -0.15)
morning((0.5, 0, 0.2), power=4.6, back=1.2, high=1.7)
orbit((0.36, -0.02, 0.10), 5.6, 38, -3, 52, (0.5, -0.2, 0.25), 0.5)
