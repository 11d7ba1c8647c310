"""Ulundhu appalam: a leaning stack of raw discs, one broken, one fried golden and blistered, urad dal on wood."""
from kit import *

stage(exposure=.15, gloss=.35, seed=30)
ground(wood(hexc("1a0f08"), hexc("4d3020")), .12)
rawm = appalam_mat("ulundhu", hexc("b59a60"), hexc("cbb480"), [hexc("94773c"), hexc("dcc898")], .64, .62, .25)
gold = appalam_mat("ulundhufried", hexc("b98c40"), hexc("d6b066"), [hexc("8f5a1c")], .68, .5, .22, True)
rng = random.Random(4)
for i in range(15):
    raw(rawm, (-.38 + rng.gauss(0, .02), .20 + rng.gauss(0, .02), .02 + i * .019), .66, i, (rng.gauss(0, .008), rng.gauss(0, .008), rng.random() * 6), .014)
raw(rawm, (.16, -.36, .285), .66, 40, (-.30, .42, .5), .02)
raw(rawm, (-.72, -.78, .02), .62, 33, (.0, .0, 2.4), .02, .12)
raw(rawm, (-.40, -.94, .035), .62, 34, (.02, .05, 5.1), .02, -.35)
fried(gold, (.66, -.02, .62), .72, 5, (1.02, .10, -.45), .16, 90, (.04, .15), .42, .012)
fried(gold, (.86, -.84, .07), .50, 9, (.06, .05, 1.2), .2, 60, (.04, .12), .42, .012)
scatter([urad_dal()], 130, (.12, -1.06), (.24, .09), .022, .02, 6, tries=2)
window((0, 0, .4), power=235, low=2.6, kick=45)
orbit((.14, -.1, .32), 4.8, 33, 3, 62, (.1, -.4, .35), .6)
