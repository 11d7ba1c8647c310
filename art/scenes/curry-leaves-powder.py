"""Curry leaf powder: turned wooden bowl on old wood, from high, sprigs round it like a wreath."""
from kit import *

stage(exposure=.3, seed=14)
ground(wood(hexc("22140c"), hexc("5e3f28"), spec=.12), .05)
m = powder("karuveppilai", hexc("3b3f16"), hexc("20240a"), [hexc("5c5a22"), hexc("1a1608"), hexc("6a3412")], 75, .63, 1.35)
B = (.02, .0, 0)
R, top = wooden_bowl(B, 1.08, turned_wood(hexc("2a160b"), hexc("74492b")))
powder_heap(m, R * .985, top * .84, .28, 10., .026, (.03, .04), B, 1.25, grains=900)
lm = leafmat()
for x, y, rz, L, sd, b in [(-1.42, -.86, .28, 1.2, 4, .14), (.98, -1.12, 1.25, 1.15, 7, .22), (1.46, .72, 2.55, 1.15, 9, .15), (-1.12, .35, 1.1, 1.05, 12, -.25)]:
    sprig((x, y, 0), (0, 0, rz), 7, L, .33, sd, b, lm)
curry_leaf((-.12, -1.05, .01), (0, -.05, .4), .34, 3, lm)
scatter([pepper(seed=s) for s in range(3)], 14, (.32, -1.0), (.14, .07), .027, .054, 6, (*B[:2], .9))
scatter([urad_dal()], 24, (.55, -.92), (.12, .08), .022, .02, 7, (*B[:2], .9))
dust(m, 240, (-.3, -.86), (.18, .06), 5)
window((0, 0, .4), power=290, low=2.8, kick=60)
orbit((.0, -.04, .2), 4.6, 60, 0, 62, (0, -.1, .6), .7)
