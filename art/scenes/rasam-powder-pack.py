"""Rasam powder in its pouch; pepper, cumin and a curry sprig."""

from kit.packs import *

daylight("rasam-powder", tint=0.22)
_, h = pouch("rasam-powder", (-0.12, 0.1, 0), -9, seed=4)
rasam = powder("rasam", hexc("8f6228"), hexc("5a3812"), [hexc("3a2a1a"), hexc("b08236"), hexc("8a3010")], 80, 0.62)
powder_heap(rasam, 0.34, 0.0, 0.15, 4.0, 0.022, loc=(0.66, -0.44, 0), grains=260, power=0.85)
scatter([pepper(seed=s) for s in range(4)], 60, (-0.60, -0.50), (0.14, 0.1), 0.027, 0.054, 3, tries=2, sink=0.1)
scatter([cumin()], 150, (0.08, -0.70), (0.16, 0.06), 0.02, 0.016, 4, tries=2)
sprig((0.52, 0.02, 0), (0, 0, 0.35), 5, 0.62, 0.24, 6, 0.12)
portrait(h, down=20, turn=-7)
