"""Jathikkai pickle in its jar; the fruit split on its seed in mace, another seed beside it."""

from kit.packs import *
from kit.halves import *

daylight("jathikkai-pickle", at=(0, 0, 0.55), transparent=18)
rind1 = wet("jathi1", hexc("94701e"), hexc("bc9a3c"), 6, 0.15, 0.25, 0.15, hexc("9c2a06"), 0.6, 0.54)
rind2 = wet("jathi2", hexc("8a3a0c"), hexc("ac5c18"), 6, 0.15, 0.2, 0.15, hexc("7a1803"), 0.6, 0.56)
masala = wet("masala", hexc("761604"), hexc("a83608"), 9, 0.16, 0.1, 0.5, hexc("c08434"))
make = chunks((rind1, rind1, rind2), (0.17, 0.08, 0.045), rough=0.2, square=6.0)
_, h = jar_pack("jathikkai-pickle", (-0.10, 0.1, 0), 6, make=make, core=masala, oilcol=(1.0, 0.66, 0.34))
# The fruit.
skins_of_mace = mace_skins()
S = 0.70
flesh = nutmeg_flesh(S)
seat = Matrix.Translation((0.66, -0.26, 0.235)) @ Euler((0.92, 0.05, 0.28)).to_matrix().to_4x4()
nutmeg_half(seat, S, 4, False)
for o in bpy.data.objects:
    if o.name.startswith("nutmeghalf"):
        o.data.materials[0] = flesh
mace(seat @ Matrix.Translation((0, 0, 0.03)), skins_of_mace, S, 4)
mace(Matrix.Translation((-0.46, -0.52, 0.112)) @ Euler((0.3, 0.1, 2.6)).to_matrix().to_4x4(), skins_of_mace, 0.75, 2)
portrait(h, turn=-4, room=1.04)
