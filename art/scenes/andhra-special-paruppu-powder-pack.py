"""Andhra paruppu powder in its pouch; toor dal, a chilli and a golden spill."""

from kit.packs import *

daylight("andhra-special-paruppu-powder", tint=0.22)
_, h = pouch("andhra-special-paruppu-powder", (-0.12, 0.1, 0), -7, seed=8)
podi = powder("paruppu", hexc("bd8026"), hexc("8a5614"), [hexc("962a0c"), hexc("d3a858")], 70, 0.63)
powder_heap(podi, 0.35, 0.0, 0.16, 4.0, 0.022, loc=(0.64, -0.44, 0), grains=260, power=0.85)
scatter([toor_dal()], 150, (-0.60, -0.50), (0.15, 0.10), 0.025, 0.026, 6, tries=2)
obj("clove", clove_mesh(garlic_skin(), 0.125, 3), (0.10, -0.68, 0.035), (0, 0.05, 0.6))
chilli((-0.84, -0.16, 0), -0.5, 0.56, 0.058, 6, 0.2, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
curry_leaf((0.94, -0.04, 0.01), (0, -0.05, 0.9), 0.34, 5)
curry_leaf((0.84, 0.08, 0.01), (0, -0.05, 1.7), 0.32, 6)
portrait(h, turn=-5, room=0.96)
