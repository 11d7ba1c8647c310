"""Oils: three bottles in the light, sesame, groundnut and coconut at their feet."""
from kit import *

stage((1600, 640), exposure=.2, gloss=.35, seed=65, transparent=18)
ground(stone(), .8)
cork = dried("cork", hexc("7a5632"), hexc("a37d50"), hexc("4f3620"), scale=14, rough=.85, bump=.5)
FLASK = [(0, .0), (.34, .0), (.42, .02), (.47, .12), (.48, .34), (.44, .56), (.33, .78), (.20, .92), (.13, 1.02), (.118, 1.12), (.118, 1.24), (.14, 1.26), (.145, 1.29), (.14, 1.32), (.125, 1.33)]
SHORT = [(0, .0), (.30, .0), (.345, .015), (.36, .06), (.362, .3), (.362, .66), (.35, .76), (.27, .87), (.16, .96), (.128, 1.02), (.125, 1.10), (.125, 1.18), (.14, 1.19), (.145, 1.22), (.14, 1.25), (.128, 1.26)]
oil_bottle((.10, .30, .004), (.92, .50, .10), 1.02, .82, None, cork)
oil_bottle((.86, .42, .004), (.98, .74, .22), .80, .98, FLASK)
lathe([(0, 1.24), (.10, 1.24), (.11, 1.34), (.13, 1.44), (0, 1.46)], "stopper", cork, 64, 3, (.86, .42, .0))
oil_bottle((1.66, .30, .004), (.985, .965, .86), .80, 1.0, SHORT)
lathe([(0, 1.16), (.105, 1.16), (.115, 1.24), (.135, 1.34), (0, 1.355)], "stopper", cork, 64, 3, (1.66, .30, .0))
backlight((.9, 1.25, .8), (.88, .3, .6), 6.0, 2.8, (1, .86, .62), 1.4)
white, black = sesame(), black_sesame()
settle([white, white, white, black], 800, .3, lambda x, y: .11 * max(0, 1 - math.hypot(x, y) / .28), foot=.015, thick=.011, loc=(-.20, -.22, 0), seed=4, tries=2, pos=lambda g: (g.normal(0, .13), g.normal(0, .10)))
disc(.28, lambda x, y: .11 * max(0, 1 - math.hypot(x, y) / .28) - .004, plain("under", hexc("6e6042"), 1.), "under", 30, 60, (-.20, -.22, 0))
scatter([groundnut(seed=s) for s in range(5)], 7, (.78, -.32), (.2, .1), .13, .14, 5, (.86, .42, .56), tries=2, tilt=.35, sink=.05)
scatter([peanut(seed=s) for s in range(4)], 16, (.36, -.55), (.18, .07), .058, .075, 4)
coconut_half((2.12, -.28, .36), (.45, -.12, .0), .68, 3)
coconut_piece((1.46, -.44, .06), (.5, .3, .4), .62, 1)
window((.8, .2, .5), power=260, low=2.7, kick=60)
orbit((.12, .0, .64), 7.2, 18, 2, 52, (.86, .1, .5), .5)
