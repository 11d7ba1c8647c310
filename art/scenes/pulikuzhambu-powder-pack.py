"""Pulikuzhambu powder in its pouch; ripe tamarind in and out of its shell, fenugreek and a dark red spill."""

from kit.packs import *

daylight("pulikuzhambu-powder", tint=0.22)
_, h = pouch("pulikuzhambu-powder", (-0.12, 0.12, 0), -11, seed=31)
m = powder("pulikuzhambu", hexc("74341a"), hexc("481c0c"), [hexc("9a6028"), hexc("381810")], 80, 0.64)
powder_heap(m, 0.34, 0.0, 0.16, 7.0, 0.024, loc=(0.36, -0.50, 0), grains=260, power=0.85)
tamarind((-0.58, -0.64, 0), 0.15, 0.82, 5, 0.50, r=0.070)
tamarind((0.96, -0.22, 0), 0.62, 0.80, 1, r=0.070)
tamarind_lump((-0.86, -0.26, 0), 0.8, 4)
scatter([fenugreek()], 60, (0.86, -0.62), (0.13, 0.05), 0.018, 0.022, 4)
portrait(h, turn=-5)
