"""Sambar powder: granite mortar on dark stone; coriander, toor dal, fenugreek and long chillies around it."""
from kit import *

stage(exposure=.2, seed=6)
ground(stone(), .9)
sambar = powder("sambar", hexc("80421a"), hexc("4f240c"), [hexc("7a1c0a"), hexc("a8772c")], 75, .64)
R, top = mortar((0, 0, 0), 1.05)
powder_heap(sambar, R * .99, top * .80, .34, 3., .03, (-.05, .08), grains=900, power=1.3)
pestle((.52, .95, .16), (0, 1.50, -.6), .95)
for i, (x, y, rz, L) in enumerate([(.72, -.90, .35, .8), (.95, -.62, .75, .72), (.78, -1.12, .05, .66)]):
    chilli((x, y, 0), rz, L, .062, i, (.25, -.2, .2)[i])
scatter([coriander()], 110, (-.78, -.86), (.2, .13), .021, .042, 3, (0, 0, .68), sink=.1)
scatter([toor_dal()], 70, (-.18, -1.12), (.16, .09), .025, .026, 4, (0, 0, .68))
scatter([fenugreek()], 60, (-1.18, -.42), (.14, .12), .018, .022, 5, (0, 0, .72))
curry_leaf((.32, -1.0, .01), (0, -.05, 2.6), .34, 3)
curry_leaf((1.05, -.22, .01), (0, -.05, 1.1), .36, 5)
window((0, 0, .5), power=285, low=2.8, kick=50)
orbit((.0, -.1, .42), 4.7, 34, -5, 62, (0, -.5, .7), .6)
