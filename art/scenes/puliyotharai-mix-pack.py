"""Puliyotharai mix in its jar; tamarind, peanuts and chana dal."""

from kit.packs import *

daylight("puliyotharai-mix", at=(0, 0, 0.55), transparent=18)
pulp = wet("puli", hexc("32150a"), hexc("5a2c14"), 10, 0.24, 0.05, 0.6, hexc("7c4420"), 0.4, 0.62)
_, h = jar_pack("puliyotharai-mix", (-0.06, 0.1, 0), 6, fill=pulp)
tamarind_pod((0.66, -0.24, 0), 0.7, 0.56, 1)
tamarind_pulp((-0.62, -0.34, 0), 0.5, 4)
scatter([peanut(seed=s) for s in range(3)], 14, (-0.24, -0.58), (0.16, 0.05), 0.06, 0.075, 4)
scatter([chana_dal()], 40, (0.34, -0.58), (0.12, 0.05), 0.034, 0.04, 5)
portrait(h, room=1.08, lift=1.1)
