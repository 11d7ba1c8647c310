"""Rasam powder: steel cup on wood; pepper, cumin, a ripe tomato's red kept to a chilli, a curry sprig."""
from kit import *

stage(exposure=.2, gloss=.5, seed=7)
ground(wood(hexc("170d08"), hexc("47301f")), -.35)
rasam = powder("rasam", hexc("7d521e"), hexc("4b2d0c"), [hexc("2b1d10"), hexc("a3742e"), hexc("7c2a0e")], 80, .62)
C = (.06, .1, 0)
R, top = katori(C, 1.35)
powder_heap(rasam, R * .985, top * .86, .30, 4., .024, (.04, .05), C, 1.2, grains=900)
peppers = [pepper(seed=s) for s in range(4)]
scatter(peppers, 95, (-.98, -.42), (.17, .16), .027, .054, 3, (*C[:2], .84), tries=2, sink=.1)
scatter(peppers, 12, (-.42, -.95), (.25, .1), .027, .054, 5, (*C[:2], .84))
scatter([cumin()], 240, (.86, -.66), (.2, .13), .02, .016, 4, (*C[:2], .86), tries=2)
scatter([cumin()], 30, (.35, -.98), (.22, .1), .02, .016, 6, (*C[:2], .86))
chilli((-.72, -1.06, 0), .12, .68, .06, 7, .2)
sprig((1.72, .66, 0), (0, 0, 2.75), 7, 1.15, .33, 6, .12)
window((0, 0, .5), power=260, low=2.7, kick=45)
orbit((.0, -.12, .3), 4.5, 46, 8, 62, (0, -.3, .7), .6)
