"""Puliyotharai mix: thick tamarind paste in a bell-metal uruli with peanuts, chana dal, chillies and curry leaves."""
from kit import *

stage(exposure=.25, gloss=.5, seed=20)
ground(stone(), 1.1)
U = (0, .1, 0)
R, top = uruli(U, .88)
pulp = wet("puli", hexc("240d05"), hexc("46200c"), 10, .24, .05, .6, hexc("6b3516"), .5, .62)
f = paste(pulp, R * .985, top * .60, .20, U, 3, .04, .018)
oil_ring(R * .985, top * .66, oil((1., .50, .16), .03, .06, .12, hexc("4a1a04")), U)
nuts = [peanut(peanut_skin := dried("nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=.32, bump=.2, dist=.004, coat=.4), .062, s) for s in range(3)]
on_top(nuts, 46, f, R * .9, U, .045, .07, 3)
on_top([chana_dal()], 46, f, R * .9, U, .034, .04, 5)
on_top([mustard()], 90, f, R * .92, U, .0115, .023, 6)
for i, (x, y, rz) in enumerate([(-.30, .18, .5), (.12, -.30, 2.6), (.30, .30, -.7)]):
    chilli((U[0] + x, U[1] + y, f(x, y) - .02), rz, .48, .05, i, .25, chilliskin("friedchilli", hexc("3d0604"), hexc("6e0f08"), .22))
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=.25)
for i, (x, y, rz) in enumerate([(-.05, .02, .4), (.22, .06, 1.9), (-.32, -.16, -.6), (.02, -.42, .2), (.42, -.06, 2.6)]):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + .035), (.15, -.12, rz), .26, i, lm)
tamarind_pod((1.02, -.78, 0), .45, .9, 1)
tamarind_pulp((-.98, -.66, 0), .85, 4)
scatter([peanut(seed=s) for s in range(3)], 16, (-.30, -1.06), (.26, .1), .06, .075, 4)
scatter([chana_dal()], 40, (.40, -1.10), (.18, .08), .034, .04, 5)
window((0, 0, .4), power=300, low=2.6, kick=60)
orbit((.0, -.1, .26), 4.5, 44, 5, 62, (0, -.2, .4), .6)
