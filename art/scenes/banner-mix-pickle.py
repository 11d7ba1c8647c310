"""Mix & Pickle: jaadi, a jar in red oil and an uruli of tamarind paste at the right; dark stone for words at the left."""
from kit import *

stage((1600, 640), exposure=.25, gloss=.4, seed=60, transparent=18)
ground(stone(), .5)
clove = wet("pickledclove", hexc("b9702a"), hexc("d9a55c"), 5, .14, .25, .12, hexc("7d1c08"), .6, .60)
red = wet("pickledred", hexc("93270a"), hexc("b9561a"), 5, .14, .2, .15, hexc("5d0d04"))
masala = wet("masala", hexc("7a1604"), hexc("a8330a"), 9, .16, .1, .5, hexc("c07a30"))
J = (.62, .10, .003)
glass_jar(J)
pieces_in_jar(J, chunks((clove, red), (.15, .11, .075)), masala, ring=11, rings=7, oilcol=(1., .66, .34))
jaadi((-.26, .50, 0), 1.08)
U = (1.72, .10, 0)
R, top = uruli(U, .68)
f = paste(wet("puli", hexc("240d05"), hexc("46200c"), 10, .24, .05, .6, hexc("6b3516"), .5, .62), R * .985, top * .60, .17, U, 3, .04, .018)
nuts = [peanut(dried("nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=.32, bump=.2, dist=.004, coat=.4), .06, s) for s in range(3)]
on_top(nuts, 30, f, R * .85, U, .045, .07, 3)
on_top([mustard()], 50, f, R * .9, U, .0115, .023, 6)
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=.25)
for i, (x, y, rz) in enumerate([(-.05, .02, .4), (.18, .06, 1.9), (-.22, -.16, -.6)]):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + .035), (.15, -.12, rz), .24, i, lm)
garlic_bulb((.10, -.42, 0), (.1, 0, .4), .72)
skin = garlic_skin()
for i, (x, y, rz) in enumerate([(.34, -.66, .4), (.12, -.82, 2.3)]):
    obj("clove", clove_mesh(skin, .13, i + 20), (x, y, .035), (0, .05, rz))
for i, (x, y, rz) in enumerate([(.82, -.72, .1), (.98, -.56, .35)]):
    chilli((x, y, 0), rz, .7, .06, i, .22)
scatter([mustard()], 60, (-.42, -.62), (.16, .08), .0115, .023, 3)
window((.5, .2, .4), power=290, low=2.7, kick=80)
orbit((.12, -.02, .52), 7.2, 22, 2, 52, (.8, -.2, .5), .5)
