"""Coconut oil in its tin; half a coconut."""

from kit.packs import *

daylight("coconut-oil", transparent=18)
_, h = tin_pack("coconut-oil", (-0.16, 0.1, 0), 6, 0.46, 1.34, (0.21, 0.92), True)
coconut_half((0.66, -0.06, 0.34), (0.85, 0.16, 0.25), 0.64, 3)
portrait(h, room=1.0)
