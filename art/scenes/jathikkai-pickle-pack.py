"""Jathikkai pickle in its jar; the fruit open with its seed in red mace."""

from kit.packs import *

daylight("jathikkai-pickle", at=(0, 0, 0.55), transparent=18)
rind1 = wet("jathi1", hexc("a8772c"), hexc("cfa258"), 6, 0.15, 0.25, 0.15, hexc("8a2408"), 0.6, 0.60)
rind2 = wet("jathi2", hexc("8f4a16"), hexc("bd7a30"), 6, 0.15, 0.2, 0.15, hexc("6b1206"), 0.6, 0.60)
masala = wet("masala", hexc("7a2206"), hexc("a8480e"), 9, 0.16, 0.1, 0.5, hexc("c98c3c"))
make = chunks((rind1, rind1, rind2), (0.17, 0.10, 0.05), rough=0.2)
_, h = jar_pack("jathikkai-pickle", (-0.10, 0.1, 0), 6, make=make, core=masala, oilcol=(1.0, 0.72, 0.36))
nutmeg_fruit((0.66, -0.26, 0.22), (-0.32, 0.10, 0.35), 0.78, True, 4)
mace_and_seed(Matrix.Translation((-0.46, -0.52, 0.11)) @ Euler((0.3, 0.1, 2.6)).to_matrix().to_4x4(), 0.75)
portrait(h, room=1.08)
