"""Idli powder in its pouch; two idlis, urad dal and a spill."""

from kit.packs import *

daylight("idli-powder")
_, h = pouch("idli-powder", (-0.14, 0.12, 0), 5, seed=5)
podi = powder("podi", hexc("a05a28"), hexc("6a3212"), [hexc("8a1e0a"), hexc("c99a4c"), hexc("4a2a16")], 62, 0.60)
powder_heap(podi, 0.32, 0.0, 0.14, 5.0, 0.026, loc=(0.36, -0.62, 0), grains=900, power=1.2)
idli((0.82, -0.12, 0), 0.82, 1)
idli((0.90, -0.16, 0.13), 0.80, 2).rotation_euler = (0.06, -0.05, 2)
scatter([urad_dal()], 80, (-0.58, -0.52), (0.15, 0.1), 0.022, 0.02, 6)
chilli((-1.0, -0.26, 0), -0.4, 0.54, 0.056, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h)
