"""Ulundhu appalams in their packet; two fried golden and urad dal."""

from kit.packs import *

daylight("ulundhu-appalam", at=(0, 0, 0.6), transparent=24)
rawm = appalam_mat("ulundhu", hexc("c4aa70"), hexc("d8c290"), [hexc("a4874c"), hexc("e4d2a4")], 0.64, 0.62, 0.25)
gold = appalam_mat("ulundhufried", hexc("c49848"), hexc("dcb870"), [hexc("9f6a26")], 0.68, 0.5, 0.22, True)
_, h = packet("ulundhu-appalam", rawm, (-0.06, 0.1, 0), 4, seed=2)
fried(gold, (0.62, -0.36, 0.07), 0.34, 5, (0.12, -0.10, 0.4), 0.22, 50, (0.03, 0.09), 0.42, 0.012)
fried(gold, (0.82, -0.10, 0.16), 0.36, 9, (0.55, -0.25, 4.0), 0.24, 50, (0.03, 0.09), 0.42, 0.012)
# What broke off.
for i, (x, y) in enumerate([(0.30, -0.66), (0.38, -0.58), (0.16, -0.70), (0.46, -0.70), (0.95, -0.52)]):
    fried(gold, (x, y, 0.012), 0.035 + 0.01 * (i % 3), i + 20, (0.2 * i - 0.3, 0.2, i), 0.2, 6, (0.01, 0.03), 0.4, 0.01)
scatter([urad_dal()], 120, (-0.52, -0.48), (0.16, 0.08), 0.022, 0.02, 6, tries=2)
portrait(h, room=1.12, lift=1.6)
