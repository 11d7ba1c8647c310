"""Garlic idli powder in its pouch; a bulb, cloves and a coarse red spill."""

from kit.packs import *

daylight("garlic-idli-powder", tint=0.22)
_, h = pouch("garlic-idli-powder", (-0.14, 0.12, 0), 5, seed=7)
podi = powder("garlicpodi", hexc("983612"), hexc("641c08"), [hexc("c79a54"), hexc("d8b878"), hexc("4a1c0c")], 58, 0.585)
powder_heap(podi, 0.33, 0.0, 0.15, 6.0, 0.03, loc=(0.40, -0.60, 0), grains=500, power=0.9)
garlic_bulb((0.86, -0.10, 0), (0.0, 0.0, 0.4), 0.76)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-0.56, -0.56, 0.5, skin), (-0.36, -0.74, 2.5, flesh), (-0.80, -0.38, 3.3, skin)]):
    obj("clove", clove_mesh(m, 0.125, i + 20), (x, y, 0.035), (0, 0.05, rz))
portrait(h, turn=12)
