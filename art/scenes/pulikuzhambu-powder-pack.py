"""Pulikuzhambu powder in its pouch; tamarind pods, fenugreek and a dark red spill."""

from kit.packs import *

daylight("pulikuzhambu-powder")
_, h = pouch("pulikuzhambu-powder", (-0.12, 0.12, 0), 5, seed=11)
m = powder("pulikuzhambu", hexc("74341a"), hexc("481c0c"), [hexc("9a6028"), hexc("381810")], 80, 0.64)
powder_heap(m, 0.34, 0.0, 0.16, 7.0, 0.024, loc=(0.62, -0.44, 0), grains=260, power=0.85)
tamarind_pod((-0.60, -0.56, 0), 0.15, 0.74, 1)
tamarind_pod((0.88, 0.0, 0), 0.75, 0.6, 2)
tamarind_pulp((-0.88, -0.22, 0), 0.6, 2)
scatter([fenugreek()], 60, (0.08, -0.70), (0.14, 0.05), 0.018, 0.022, 4)
portrait(h)
