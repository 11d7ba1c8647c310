"""Turmeric in its pouch; dried roots and a spill of the powder at its foot."""

from kit.packs import *

daylight("turmeric-powder", tint=0.22)
_, h = pouch("turmeric-powder", (-0.12, 0.1, 0), 5)
turmeric = powder("turmeric", hexc("d39a10"), hexc("b47608"))
powder_heap(turmeric, 0.36, 0.0, 0.16, 2.0, 0.02, loc=(0.66, -0.42, 0), grains=90, power=0.85)
dust(turmeric, 500, (0.45, -0.66), (0.24, 0.08), 4)
turmeric_root((0.86, 0.02, 0), 0.9, 0.5, 0.08, 3)
turmeric_root((-0.58, -0.56, 0), 0.25, 0.58, 0.085, 5)
turmeric_root((-0.36, -0.76, 0), -0.3, 0.5, 0.075, 8)
portrait(h, lift=1.15)
