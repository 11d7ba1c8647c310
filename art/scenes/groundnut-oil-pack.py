"""Groundnut oil in its bottle; nuts in and out of the shell."""

from kit.packs import *

daylight("groundnut-oil", transparent=18)
_, h = bottle_pack("groundnut-oil", (-0.16, 0.1, 0), (0.99, 0.88, 0.5), -4)
scatter([groundnut(seed=s) for s in range(5)], 9, (0.52, -0.26), (0.16, 0.1), 0.13, 0.14, 5, tries=2, tilt=0.35, sink=0.05)
scatter([groundnut(seed=s) for s in range(5)], 3, (-0.66, -0.22), (0.08, 0.08), 0.13, 0.14, 9, tries=2, tilt=0.35, sink=0.05)
scatter([peanut(seed=s) for s in range(4)], 24, (0.0, -0.62), (0.22, 0.07), 0.058, 0.075, 4)
portrait(h, down=17, turn=-6, lift=1.1)
