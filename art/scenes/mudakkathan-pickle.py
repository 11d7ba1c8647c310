"""Mudakkathan pickle: dark green leaf thokku in a small brass bowl, the balloon vine laid round it."""
from kit import *

stage(exposure=.3, gloss=.25, seed=24)
ground(stone(hexc("17130f"), hexc("352d26")), 2.)
B = (.12, .08, 0)
R, top = bowl(B, .66)
thokku = wet("mudakkathan", hexc("1c2a0a"), hexc("3f4c16"), 12, .42, .05, .45, hexc("6b2a0c"), .1, .63)
f = paste(thokku, R * .985, top * .80, .17, B, 6, .055, .025)
oil_ring(R * .985, top * .86, oil((1., .66, .22), .03, .05, .25, hexc("4a3206")), B)
on_top([mustard()], 60, f, R * .9, B, .0115, .023, 6)
on_top([urad_dal()], 16, f, R * .8, B, .022, .02, 7)
chilli((B[0] - .12, B[1] - .10, f(-.12, -.1) - .01), .6, .42, .045, 3, .25, chilliskin("friedchilli", hexc("3d0604"), hexc("6e0f08"), .22))
balloon_vine((-1.42, -.82, 0), (0, 0, .16), 1.55, 3, 2)
balloon_vine((1.42, .55, 0), (0, 0, 2.7), 1.2, 6, 1)
balloon_vine((.42, -1.02, 0), (0, 0, .35), 1.05, 9, 1)
window((0, 0, .4), power=290, low=2.6, kick=60)
orbit((.02, -.12, .26), 4.4, 40, -6, 62, (.1, -.35, .45), .55)
