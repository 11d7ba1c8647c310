"""Groundnut oil: a broad flask of clear gold on old wood, nuts in and out of the shell."""

from kit import *

stage(exposure=0.2, gloss=0.35, seed=41, transparent=18)
ground(wood(hexc("170d08"), hexc("4a2f20")), 0.2)
oil_bottle((0.26, 0.30, 0.004), (0.98, 0.74, 0.22), 0.80, 1.12, FLASK)
backlight((0.1, 1.05, 0.75), (0.26, 0.30, 0.6), 3.2, 2.6, (1, 0.86, 0.62), 1.5)
shells = [groundnut(seed=s) for s in range(5)]
scatter(shells, 13, (-0.68, -0.30), (0.24, 0.22), 0.13, 0.14, 5, (0.26, 0.3, 0.72), tries=2, tilt=0.35, sink=0.05)
scatter(shells, 4, (0.86, -0.78), (0.16, 0.1), 0.13, 0.14, 8, (0.26, 0.3, 0.7))
kernels = [peanut(seed=s) for s in range(4)]
scatter(kernels, 34, (0.12, -0.86), (0.26, 0.13), 0.058, 0.075, 4, (0.26, 0.3, 0.66))
window((0, 0, 0.5), power=250, low=2.7, kick=60)
orbit((0.02, -0.06, 0.58), 4.9, 22, -5, 60, (0, -0.1, 0.5), 0.5)
