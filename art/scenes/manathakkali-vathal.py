"""Dried black nightshade berries: small, near black, in a bell-metal cup on stone, a few leaves."""
from kit import *

stage(exposure=.3, gloss=.5, seed=33)
ground(stone(hexc("211c18"), hexc("463d34")), 1.7)
skin = dried("manathakkali", hexc("17100e"), hexc("33241e"), hexc("4a382c"), scale=26, rough=.5, spec=.35, bump=.5, dist=.005)
berries = [dry_berry(skin, .030, s, .26, .12) for s in range(7)]
B = (0, .08, 0)
R, top = bowl(B, .74, brass())
seed_heap(berries, 2700, R * .985, top * .58, .20, hexc("0d0908"), 4, B, (.02, .03), 1.7, foot=.027, thick=.045, tilt=1.2, tries=2)
S = Vector((.74, -.80, .075))
spoon(brass(), S, (0, .04, .28))
settle(berries, 60, .24, lambda x, y: .0 - .9 * (x * x + y * y * 2), foot=.027, thick=.045, loc=S, seed=4, tries=2, tilt=1., pos=lambda g: (g.normal(-.02, .08), g.normal(0, .05)))
scatter(berries, 110, (-.72, -.86), (.26, .13), .027, .045, 7, (*B[:2], .8), tilt=1.)
lm = leafmat(hexc("22401a"), hexc("4a6e2c"), hexc("8a9f58"), .5, 6., spec=.15)
for i, (x, y, rz, l) in enumerate([(-1.22, .22, .9, .52), (-1.30, .02, .1, .46), (1.08, .36, 2.1, .5)]):
    obj("leaf", leaf(lm, l, l * .56, .3, .28, i, 30, 12, .035, (.6, .8)), (x, y, .02), (.05, -.1, rz))
window((0, 0, .4), power=300, low=2.6, kick=65)
orbit((.0, -.12, .24), 4.5, 37, 9, 62, (0, -.35, .5), .55)
