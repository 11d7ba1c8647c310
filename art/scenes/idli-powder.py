"""Idli podi: two idlis on banana leaf, the podi heaped with a well of sesame oil."""
from kit import *

stage(exposure=.15, gloss=.3, seed=8)
ground(wood(), .1)
banana_leaf(6., 3.1, (0, .1, 0), -.28, seed=7.)
Z = .035
podi = powder("podi", hexc("935022"), hexc("5e2c0f"), [hexc("7d1a08"), hexc("c99a4c"), hexc("3a2212")], 62, .60)
P = (.38, -.52, Z)
powder_heap(podi, .62, -.02, .24, 5., .028, (0, .02), P, 1.5, grains=1500, well=(.02, .03, .2, .12))
pool = disc(.2, lambda x, y: .004 * max(0, (math.hypot(x, y) / .2) - .8), oil((1., .60, .16), .02, .05, .25, hexc("6e3606")), "pool", 20, 64, (P[0] + .02, P[1] + .03, P[2] + .162))
dust(podi, 300, (.2, -1.06), (.3, .08), 5, z=Z, r=.008)
idli((-.62, .30, Z), 1.18, 1)
idli((.30, .52, Z), 1.18, 4)
idli((-.20, .42, Z + .20), 1.15, 2).rotation_euler = (.06, -.05, 2)
scatter([urad_dal()], 46, (-.72, -.78), (.16, .1), .022, .02, 6, z=Z)
chilli((-1.08, -.62, Z), .85, .66, .058, 4, .22)
curry_leaf((.98, -.12, Z + .02), (0, -.05, .9), .34, 5)
curry_leaf((1.08, -.3, Z + .02), (0, -.05, .2), .32, 8)
window((0, 0, .3), power=230, low=2.6, kick=45)
orbit((.02, -.08, .2), 4.3, 38, 3, 62, (.2, -.45, .25), .55)
