"""Kara narthangai pickle in its jar; half a citron, mustard seed and a chilli."""

from kit.packs import *
from kit.halves import *

daylight("kara-narthangai-pickle", at=(0, 0, 0.55), transparent=18)
green = wet("narthai", hexc("6c5a16"), hexc("98842a"), 5, 0.14, 0.2, 0.25, hexc("8a260a"), 0.6, 0.58)
brown = wet("narthai2", hexc("6a2c0c"), hexc("9f561a"), 6, 0.14, 0.15, 0.25, hexc("b8862c"), 0.6, 0.62)
masala = wet("masala", hexc("66160a"), hexc("962e0c"), 9, 0.16, 0.1, 0.5, hexc("b8702a"))
make = chunks((green, green, brown), (0.17, 0.12, 0.07))
_, h = jar_pack("kara-narthangai-pickle", (-0.10, 0.1, 0), 6, make=make, core=masala, oilcol=(1.0, 0.62, 0.30))
peel = rind("citron", hexc("41560f"), hexc("83861a"), 19, 0.8)
rng = random.Random(11)
cut_citron((0.68, -0.24, 0.22), (0.98, -0.16, 0.3), 0.62, peel, rng)
scatter([mustard()], 40, (0.16, -0.60), (0.14, 0.05), 0.0115, 0.023, 3)
chilli((-0.72, -0.40, 0), -0.3, 0.52, 0.05, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, room=1.08)
