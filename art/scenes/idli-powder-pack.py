"""Idli powder in its pouch; two idlis, urad dal and a spill."""

from kit.packs import *

daylight("idli-powder")
_, h = pouch("idli-powder", (-0.14, 0.12, 0), 5, seed=5)
podi = powder("podi", hexc("a05a28"), hexc("6a3212"), [hexc("8a1e0a"), hexc("c99a4c"), hexc("4a2a16")], 62, 0.60)
powder_heap(podi, 0.32, 0.0, 0.14, 5.0, 0.026, loc=(0.36, -0.62, 0), grains=900, power=1.2)
idli((0.80, -0.14, 0), 0.66, 1)
idli((0.86, -0.17, 0.12), 0.64, 2).rotation_euler = (0.10, -0.08, 2)
scatter([urad_dal()], 80, (-0.58, -0.52), (0.15, 0.1), 0.022, 0.02, 6)
chilli((-0.84, -0.30, 0), -0.4, 0.46, 0.056, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, lift=1.15)
