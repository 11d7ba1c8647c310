"""Pirandai pickle in its jar; the four-angled vine cut at its joints."""

from kit.packs import *

daylight("pirandai-pickle", at=(0, 0, 0.55), transparent=18)
thokku = wet("pirandaithokku", hexc("3f3410"), hexc("6c521c"), 11, 0.24, 0.06, 0.6, hexc("9a3a14"), 0.4, 0.60)
_, h = jar_pack("pirandai-pickle", (-0.06, 0.1, 0), 6, fill=thokku)
pirandai((-0.72, -0.42, 0), -0.25, 2, 0.5, 3)
pirandai((0.34, -0.52, 0), 0.6, 2, 0.5, 8)
scatter([mustard()], 40, (0.0, -0.60), (0.12, 0.05), 0.0115, 0.023, 7)
portrait(h, down=19, room=1.08)
