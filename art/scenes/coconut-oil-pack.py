"""Coconut oil in its bottle; half a coconut."""

from kit.packs import *

daylight("coconut-oil", transparent=18)
_, h = bottle_pack("coconut-oil", (-0.16, 0.1, 0), (0.985, 0.965, 0.86))
coconut_half((0.58, -0.16, 0.40), (0.80, 0.12, 0.2), 0.76, 3)
portrait(h, room=0.94)
