"""Sambar powder in its pouch; coriander, toor dal and chillies with a spill."""

from kit.packs import *

daylight("sambar-powder", tint=0.22)
_, h = pouch("sambar-powder", (-0.12, 0.1, 0), -12, seed=21)
sambar = powder("sambar", hexc("8f4c1e"), hexc("5c2c10"), [hexc("8a200c"), hexc("b5843a")], 75, 0.64)
powder_heap(sambar, 0.35, 0.0, 0.16, 3.0, 0.024, loc=(0.64, -0.44, 0), grains=260, power=0.85)
scatter([coriander()], 90, (-0.62, -0.52), (0.15, 0.1), 0.021, 0.042, 3, sink=0.1)
scatter([toor_dal()], 60, (0.12, -0.70), (0.16, 0.06), 0.025, 0.026, 4)
chilli((-0.84, -0.22, 0), -0.5, 0.56, 0.06, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
curry_leaf((0.94, -0.06, 0.01), (0, -0.05, 0.9), 0.34, 3)
curry_leaf((0.84, 0.08, 0.01), (0, -0.05, 1.7), 0.32, 5)
portrait(h, turn=-6)
