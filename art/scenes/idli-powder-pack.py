"""Idli powder in its pouch; urad dal, a chilli and a spill."""

from kit.packs import *

daylight("idli-powder", tint=0.22)
_, h = pouch("idli-powder", (-0.14, 0.12, 0), -3, seed=45)
podi = powder("podi", hexc("a05a28"), hexc("6a3212"), [hexc("8a1e0a"), hexc("c99a4c"), hexc("4a2a16")], 62, 0.60)
powder_heap(podi, 0.32, 0.0, 0.14, 5.0, 0.026, loc=(0.60, -0.46, 0), grains=500, power=0.9)
curry_leaf((0.90, -0.10, 0.01), (0, -0.05, 0.9), 0.34, 3)
curry_leaf((0.80, 0.06, 0.01), (0, -0.05, 1.7), 0.32, 5)
scatter([urad_dal()], 80, (-0.58, -0.52), (0.15, 0.1), 0.022, 0.02, 6)
chilli((-0.84, -0.30, 0), -0.4, 0.46, 0.056, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, room=0.94)
