"""Puliyotharai mix in its jar; ripe tamarind in and out of its shell, peanuts and chana dal."""

from kit.packs import *

daylight("puliyotharai-mix", at=(0, 0, 0.55), transparent=18)
pulp = wet("puli", hexc("32150a"), hexc("5a2c14"), 10, 0.24, 0.05, 0.6, hexc("7c4420"), 0.4, 0.62)
_, h = jar_pack("puliyotharai-mix", (-0.06, 0.1, 0), 6, fill=pulp)
tamarind((0.78, -0.14, 0), 0.75, 0.70, 1, r=0.064)
tamarind((0.42, -0.54, 0), 0.16, 0.70, 5, 0.50, r=0.064)
tamarind_lump((-0.68, -0.20, 0), 0.7, 4)
scatter([peanut(seed=s) for s in range(3)], 11, (-0.50, -0.59), (0.12, 0.06), 0.06, 0.075, 11, tries=4)
scatter([chana_dal()], 26, (-0.12, -0.66), (0.10, 0.04), 0.034, 0.04, 5)
portrait(h, room=1.08, lift=1.1)
