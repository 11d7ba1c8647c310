"""Rice appalams in their packet; two fried ones and raw rice."""

from kit.packs import *

daylight("rice-appalam", at=(0, 0, 0.6), transparent=24)
rawm = appalam_mat("arisi", hexc("c4bca8"), hexc("d9d2c2"), [hexc("9a7a44"), hexc("e2dccf")], 0.70, 0.55, 0.35)
white = appalam_mat("arisifried", hexc("d6c8a4"), hexc("e6dcc2"), [hexc("b08f52")], 0.69, 0.5, 0.4, True)
_, h = packet("rice-appalam", rawm, (-0.06, 0.1, 0), 4)
fried(white, (0.64, -0.34, 0.07), 0.34, 3, (0.12, -0.10, 0.4), 0.28, 46, (0.03, 0.09), 0.5, 0.008)
fried(white, (0.82, -0.10, 0.16), 0.34, 8, (0.55, -0.25, 4.0), 0.30, 46, (0.03, 0.09), 0.5, 0.008)
scatter([rice()], 220, (-0.52, -0.48), (0.16, 0.08), 0.02, 0.015, 6, tries=2)
portrait(h, room=1.12, lift=1.6)
