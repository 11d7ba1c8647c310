"""Sesame oil in its bottle; white and black sesame."""

from kit.packs import *

daylight("sesame-oil", transparent=18)
_, h = bottle_pack("sesame-oil", (-0.16, 0.1, 0), (0.97, 0.82, 0.45), 6)
white = sesame(seedmat("whitesesame", hexc("d8caa4"), hexc("e6dbbc"), 0.5, 0.3, 0.15, 70))
scatter([white], 700, (0.52, -0.34), (0.17, 0.11), 0.015, 0.011, 6, tries=3)
scatter([black_sesame()], 260, (-0.62, -0.40), (0.14, 0.08), 0.015, 0.011, 7, tries=2)
scatter([white, black_sesame()], 60, (0.0, -0.60), (0.3, 0.05), 0.015, 0.011, 8)
portrait(h, room=1.0)
