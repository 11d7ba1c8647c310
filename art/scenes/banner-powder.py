"""Powder: five heaps of colour in a slanting row, each in its own vessel, the calm of dark stone at the left."""
from kit import *

stage((1600, 640), exposure=.22, gloss=.45, seed=61)
ground(stone(), .8)
at = [(-.62, .62, 0), (.10, .12, 0), (.98, .62, 0), (1.22, -.36, 0), (2.02, .22, 0)]
R, top = katori(at[0], .72)
powder_heap(powder("moringa", hexc("4c5620"), hexc("2c340f"), None, 85), R * .985, top * .86, .17, 2., .016, loc=at[0], power=1.25, grains=0)
R, top = bowl(at[1], .44)
powder_heap(powder("turmeric", hexc("c0780a"), hexc("8c4b04")), R * .985, top * .82, .20, 3., .016, loc=at[1], power=1.25, grains=0)
R, top = wooden_bowl(at[2], .58)
powder_heap(powder("sambar", hexc("80421a"), hexc("4f240c"), [hexc("7a1c0a"), hexc("a8772c")], 75, .64), R * .985, top * .86, .20, 4., .018, loc=at[2], power=1.25, grains=200)
R, top = dish(at[3], .52, clay(hexc("3a2a20"), hexc("5c4636")))
powder_heap(powder("chillipowder", hexc("8c1608"), hexc("560a03"), None, 75), R * .96, top * .6, .26, 5., .018, loc=at[3], power=1.15, grains=100)
R, top = bowl(at[4], .46, brass())
powder_heap(powder("ellu", hexc("3a3029"), hexc("1b1613"), [hexc("b5a37c"), hexc("0d0b0a")], 60, .585, 1.5), R * .985, top * .82, .18, 6., .02, loc=at[4], power=1.25, grains=300)
sprig((-1.12, -.42, 0), (0, 0, -.10), 6, .95, .3, 3, .15)
scatter([coriander()], 60, (.42, -.62), (.2, .08), .021, .042, 3)
for i, (x, y, rz) in enumerate([(1.78, -.58, .15), (1.92, -.42, .4)]):
    chilli((x, y, 0), rz, .62, .056, i, .22)
dust(powder("turmericdust", hexc("c0780a"), hexc("8c4b04")), 300, (-.1, -.40), (.16, .06), 4)
window((.6, .2, .3), power=300, low=2.6, kick=70)
orbit((.12, .02, .20), 7.2, 30, 2, 52, (.7, .1, .4), .5)
