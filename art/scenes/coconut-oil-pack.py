"""Coconut oil in its bottle; half a coconut."""

from kit.packs import *

daylight("coconut-oil", tint=0.26, transparent=18)
_, h = bottle_pack("coconut-oil", (-0.16, 0.1, 0), (0.985, 0.965, 0.86), 6)
coconut_half((0.66, -0.06, 0.34), (0.85, 0.16, 0.25), 0.64, 3)
portrait(h, room=1.0)
