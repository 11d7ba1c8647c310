"""Coconut oil: clear, almost white, in a small bottle on banana leaf; a coconut in two halves, broken pieces."""
from kit import *

stage(exposure=.1, gloss=.35, seed=42, transparent=18)
ground(stone(), .3)
banana_leaf(5.6, 2.6, (.1, -.02, 0), -.2, seed=13.)
SHORT = [(0, .0), (.30, .0), (.345, .015), (.36, .06), (.362, .3), (.362, .66), (.35, .76), (.27, .87), (.16, .96), (.128, 1.02), (.125, 1.10), (.125, 1.18), (.14, 1.19), (.145, 1.22), (.14, 1.25), (.128, 1.26)]
Z = .05
oil_bottle((-.46, .32, Z), (.985, .965, .86), .80, 1.12, SHORT)
cork = dried("cork", hexc("7a5632"), hexc("a37d50"), hexc("4f3620"), scale=14, rough=.85, bump=.5)
lathe([(0, 1.22), (.11, 1.22), (.12, 1.30), (.142, 1.42), (.136, 1.45), (0, 1.455)], "stopper", cork, 64, 3, (-.46, .32, Z))
backlight((-.65, 1.05, .75), (-.46, .32, .6), 3.2, 2.6, (1, .96, .86), 1.2)
coconut_half((.46, .34, .50), (.62, .12, .2), 1.0, 3)
coconut_half((.16, -.62, .42), (.20, .18, .0), .82, 8)
for i, (x, y, rx, ry, rz) in enumerate([(.88, -.50, .5, .3, .4), (-.72, -.62, 2.6, .2, 1.6), (.74, -.86, -.5, .5, 2.7)]):
    coconut_piece((x, y, Z + .05), (rx, ry, rz), .78, i)
window((0, 0, .5), power=225, low=2.7, kick=50)
orbit((.04, -.1, .46), 4.75, 27, 4, 60, (0, -.3, .45), .5)
