"""Vathakkuzhambu mix: clay pot of dark thick kuzhambu with turkey berries and shallots, oil risen at the wall."""
from kit import *

stage(exposure=.25, gloss=.45, seed=21)
ground(wood(hexc("160c07"), hexc("43281a")), -.2)
P = (.0, .08, 0)
R, top = pot(P, 1.25)
base = wet("kuzhambu", hexc("34100a"), hexc("5c210d"), 7, .18, .05, .4, hexc("7c3a14"), .6, .64)
L = .74
f = paste(base, R * 1.06, L, .035, P, 5, .02, .012)
oil_ring(R * 1.06, L + .018, oil((1., .42, .10), .03, .05, .25, hexc("6b1c04")), P)
skin = dried("sundakkaiwet", hexc("2a1a0c"), hexc("574122"), scale=14, rough=.28, spec=.4, bump=.4, dist=.008, coat=.5)
on_top([dry_berry(skin, .062, s, .14, .07) for s in range(4)], 30, f, R * .95, P, .056, .1, 4, sink=.4)
cooked = shallot_skin(hexc("4a1a16"), hexc("7c4030"), hexc("94603c"))
for i, (x, y, rz) in enumerate([(-.30, .10, .4), (.18, -.22, 1.7), (.30, .26, 2.8), (-.12, -.40, .9), (.42, -.02, .1)]):
    shallot((P[0] + x, P[1] + y, f(x, y) + .015), (.2, .1, rz), .68, cooked)
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=.25)
for i, (x, y, rz) in enumerate([(-.08, .0, .5), (.02, .32, 2.), (-.42, -.2, -.4)]):
    curry_leaf((P[0] + x, P[1] + y, f(x, y) + .04), (.1, -.1, rz), .27, i, lm)
on_top([mustard()], 50, f, R, P, .0115, .023, 6)
shallot((-.98, -.80, .13), (0, .1, 2.4), 1.05)
shallot((-1.22, -.50, .13), (.3, .0, .8), 1.0)
shallot((-.70, -1.02, .12), (0, .05, .3), .95)
dry = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=.68, spec=.25, bump=.6, dist=.008)
scatter([dry_berry(dry, .062, s, .16, .08) for s in range(5)], 20, (.88, -.86), (.2, .12), .056, .10, 7, (*P[:2], 1.02), tilt=1.)
chilli((.12, -1.16, 0), .1, .72, .062, 4, .22)
window((0, 0, .5), power=310, low=3.0, kick=60)
orbit((.0, -.08, .42), 4.7, 46, -6, 62, (0, -.2, .8), .65)
