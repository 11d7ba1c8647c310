"""Groundnut oil: a broad flask of clear gold on old wood, nuts in and out of the shell."""
from kit import *

stage(exposure=.2, gloss=.35, seed=41, transparent=18)
ground(wood(hexc("170d08"), hexc("4a2f20")), .2)
FLASK = [(0, .0), (.34, .0), (.42, .02), (.47, .12), (.48, .34), (.44, .56), (.33, .78), (.20, .92), (.13, 1.02), (.118, 1.12), (.118, 1.24), (.14, 1.26), (.145, 1.29), (.14, 1.32), (.125, 1.33)]
oil_bottle((.26, .30, .004), (.98, .74, .22), .80, 1.12, FLASK)
cork = dried("cork", hexc("7a5632"), hexc("a37d50"), hexc("4f3620"), scale=14, rough=.85, bump=.5)
lathe([(0, 1.30), (.112, 1.30), (.12, 1.42), (.145, 1.56), (.14, 1.59), (0, 1.60)], "stopper", cork, 64, 3, (.26, .30, .05))
backlight((.1, 1.05, .75), (.26, .30, .6), 3.2, 2.6, (1, .86, .62), 1.5)
shells = [groundnut(seed=s) for s in range(5)]
scatter(shells, 13, (-.68, -.30), (.24, .22), .13, .14, 5, (.26, .3, .72), tries=2, tilt=.35, sink=.05)
scatter(shells, 4, (.86, -.78), (.16, .1), .13, .14, 8, (.26, .3, .7))
kernels = [peanut(seed=s) for s in range(4)]
scatter(kernels, 34, (.12, -.86), (.26, .13), .058, .075, 4, (.26, .3, .66))
window((0, 0, .5), power=250, low=2.7, kick=60)
orbit((.02, -.06, .58), 4.9, 22, -5, 60, (0, -.1, .5), .5)
