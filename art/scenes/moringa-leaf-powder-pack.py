"""Moringa leaf powder in its pouch; fronds of the drumstick tree and a green spill."""

from kit.packs import *

daylight("moringa-leaf-powder", tint=0.22)
_, h = pouch("moringa-leaf-powder", (-0.12, 0.12, 0), 5, seed=10)
green = powder("moringa", hexc("5e6a28"), hexc("3c4616"), None, 85)
powder_heap(green, 0.34, 0.0, 0.16, 9.0, 0.018, loc=(0.66, -0.42, 0), grains=200, power=0.85)
dust(green, 420, (0.45, -0.66), (0.22, 0.07), 5)
moringa((-1.06, -0.26, 0), (0, 0, -0.42), 0.86, 2)
moringa((0.56, 0.05, 0.0), (0, 0, 0.28), 0.6, 5)
portrait(h, room=0.95)
