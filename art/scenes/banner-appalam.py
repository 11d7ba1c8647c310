"""Appalam: a stack of raw discs and three fried ones against the light, urad dal on old wood."""
from kit import *

stage((1600, 640), exposure=.15, gloss=.35, seed=62)
ground(wood(hexc("1a0f08"), hexc("4d3020")), .08)
rawm = appalam_mat("ulundhu", hexc("b59a60"), hexc("cbb480"), [hexc("94773c"), hexc("dcc898")], .64, .62, .25)
gold = appalam_mat("ulundhufried", hexc("b98c40"), hexc("d6b066"), [hexc("8f5a1c")], .68, .5, .25, True)
rng = random.Random(4)
for i in range(13):
    raw(rawm, (.32 + rng.gauss(0, .02), .05 + rng.gauss(0, .02), .02 + i * .019), .58, i, (rng.gauss(0, .008), rng.gauss(0, .008), rng.random() * 6), .014)
fried(gold, (1.12, .42, .56), .66, 5, (1.08, .10, -.30), .16, 90, (.04, .15), .42, .012)
fried(gold, (1.92, .25, .44), .58, 8, (.86, -.12, .5), .20, 80, (.04, .14), .42, .012)
fried(gold, (1.36, -.46, .08), .50, 9, (.06, .05, 1.2), .2, 60, (.04, .12), .42, .012)
raw(rawm, (.22, -.62, .02), .5, 33, (.0, .0, 2.4), .02, .12)
scatter([urad_dal()], 120, (-.42, -.52), (.24, .09), .022, .02, 6, tries=2)
window((.8, .1, .4), power=250, low=2.6, kick=45)
orbit((.12, -.02, .32), 7.2, 25, 2, 52, (.9, .0, .4), .5)
