"""Red chilli powder: a steep cone on a brass plate, long dried chillies beside it."""
from kit import *

stage(exposure=.15, gloss=.5, seed=15)
ground(stone(), .7)
red = powder("chillipowder", hexc("8c1608"), hexc("560a03"), [hexc("a8501a")], 75, .69)
R, top = plate((0, .06, 0), .98, brass(.5))
powder_heap(red, .74, .02, .58, 11., .028, (.0, .03), (0, .06, 0), 1.05, grains=250)
dust(red, 500, (.1, -.5), (.32, .12), 4, z=.05)
for i, (x, y, rz, L) in enumerate([(-1.22, -.66, -.35, .84), (-1.05, -.98, .06, .8), (-.62, -1.14, .22, .74), (-1.30, -.32, -.75, .74), (.72, -1.02, .55, .7), (.98, -.80, .95, .66)]):
    chilli((x, y, 0), rz, L, .066, i + 3, (.2, -.22, .2, .24, .2, -.2)[i])
scatter([sesame(seedmat("chilliseed", hexc("d2a75c"), hexc("b0863c"), .5, .3, .15, 70), .016)], 40, (.15, -1.14), (.22, .07), .016, .011, 8)
window((0, 0, .4), power=270, low=2.6, kick=50)
orbit((-.02, -.12, .26), 4.6, 40, 4, 62, (0, -.3, .4), .6)
