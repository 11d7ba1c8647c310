"""Andhra paruppu podi: hot rice on banana leaf with the golden dal powder and ghee; the powder in a brass cup."""
from kit import *

stage(exposure=.12, gloss=.35, seed=12)
ground(stone(), .4)
banana_leaf(6.2, 3.3, (0, .05, 0), .22, seed=9.)
Z = .035
podi = powder("paruppu", hexc("b5761f"), hexc("7d4a0e"), [hexc("8a2208"), hexc("d3a858")], 70, .63)
brassy = metal("brasscup", hexc("cf9f55"), .24, brushed=.05, hammered=.4, patina=.3, wear=.35)
C = (.62, .34, Z)
R, top = katori(C, 1.0, brassy)
powder_heap(podi, R * .985, top * .86, .24, 4., .022, (0, .03), C, 1.2, grains=600)
# A mound of rice, powder over its top and flank, ghee running into it.
M = (-.42, -.28, Z)
mound = heap_height(.64, -.04, .38, 3., .006, (0, 0), 1.25, -.1)
seed_heap([cooked_rice()], 2900, .64, -.05, .36, hexc("9c927c"), 5, M, power=1.25, foot=.027, thick=.02, tilt=.5, tries=1, sink=.2)
f = lambda x, y: mound(x, y) + .02 + .05 * max(0, 1 - (math.hypot(x - .03, y + .06) / .38) ** 2) ** .7 - .30 * max(0, math.hypot(x - .03, y + .06) - .35 - .07 * fbm(x, y, 5, 3, 2))
disc(.48, f, podi, "topping", 110, 240, M)
settle([crumb(CRUMB[podi.name], .008, s) for s in range(3)], 500, .5, mound, foot=.01, thick=.012, loc=(M[0], M[1], M[2] + .03), seed=3, tries=1,
       pos=lambda g: (.03 + g.normal(0, .16), -.06 + g.normal(0, .16)))
ghee = oil((1., .80, .34), .02, .05, .22, hexc("b97a16"))
puddle((M[0] + .06, M[1] - .03, M[2] + .425), .15, ghee, 3, (1.1, .9), .2, .02)
scatter([toor_dal()], 90, (.70, -.80), (.2, .12), .025, .026, 6, z=Z)
chilli((1.0, -.36, Z), 1.1, .62, .058, 6, .2)
curry_leaf((-1.12, .42, Z + .02), (0, -.05, .5), .34, 5)
curry_leaf((-1.0, .62, Z + .02), (0, -.05, 1.3), .34, 6)
window((0, 0, .3), power=230, low=2.6, kick=45)
orbit((.0, -.06, .22), 4.35, 40, -4, 62, (-.2, -.4, .3), .55)
