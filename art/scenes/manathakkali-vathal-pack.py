"""Manathakkali vathal in its pouch; a spill of the small dark berries and leaves."""

from kit.packs import *

daylight("manathakkali-vathal", tint=0.22)
_, h = pouch("manathakkali-vathal", (-0.12, 0.12, 0), 5, seed=13)
skin = dried("manathakkali", hexc("2a1e1a"), hexc("483428"), hexc("5e4a3a"), scale=26, rough=0.5, spec=0.35, bump=0.5, dist=0.005)
berries = [dry_berry(skin, 0.032, s, 0.26, 0.12) for s in range(7)]
scatter(berries, 210, (0.58, -0.46), (0.17, 0.1), 0.029, 0.048, 7, tilt=1.0, tries=3)
scatter(berries, 26, (-0.40, -0.62), (0.2, 0.06), 0.029, 0.048, 9, tilt=1.0)
lm = leafmat(hexc("33602a"), hexc("5e8a3a"), hexc("9ab468"), 0.5, 6.0, spec=0.15)
for i, (x, y, rz, l) in enumerate([(-0.92, -0.34, 0.3, 0.42), (-0.84, -0.50, -0.5, 0.36)]):
    obj("leaf", leaf(lm, l, l * 0.56, 0.3, 0.28, i, 30, 12, 0.035, (0.6, 0.8)), (x, y, 0.02), (0.05, -0.1, rz))
portrait(h, down=20, turn=9)
