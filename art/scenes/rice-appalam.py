"""Rice appalam: small white discs fanned on a steel plate, fried ones puffed and pale, raw rice at the side."""
from kit import *

stage(exposure=.1, gloss=.55, seed=31)
ground(stone(), .6)
rawm = appalam_mat("arisi", hexc("b8b09c"), hexc("cdc6b4"), [hexc("8a6a34"), hexc("d8d2c4")], .70, .55, .35)
white = appalam_mat("arisifried", hexc("d6c8a4"), hexc("e6dcc2"), [hexc("b08f52")], .69, .5, .4, True)
R, top = plate((-.02, .08, 0), 1.05)
rng = random.Random(7)
for i in range(11):
    a = 2.5 - i * .19
    raw(rawm, (-.10 + .42 * math.cos(a), .06 + .42 * math.sin(a), .075 + i * .013), .40, i, (.10 * math.sin(a), -.10 * math.cos(a) - .05, i), .02)
fried(white, (.28, -.24, .16), .46, 3, (.20, -.12, .4), .30, 46, (.035, .12), .5, .008)
fried(white, (-.36, -.34, .14), .44, 6, (-.05, .15, 2.), .30, 46, (.035, .11), .5, .008)
fried(white, (.10, -.02, .34), .44, 8, (.45, .1, 4.), .32, 46, (.035, .12), .5, .008)
scatter([rice()], 240, (.98, -.94), (.2, .12), .02, .015, 6, (0, .08, 1.14), tries=2)
scatter([rice()], 40, (.2, -1.16), (.25, .05), .02, .015, 7, (0, .08, 1.14))
curry_leaf((-1.12, -.78, .01), (0, -.05, .4), .34, 3)
curry_leaf((-.98, -.98, .01), (0, -.05, -.3), .32, 5)
window((0, 0, .3), power=225, low=2.6, kick=40)
orbit((.02, -.06, .16), 4.5, 50, -6, 62, (.1, -.25, .25), .6)
