"""Stands in where a picture is missing: an empty hammered bowl on banana leaf, a curry sprig. Nothing to mistake."""
from kit import *

stage(exposure=.15, gloss=.45, seed=52)
ground(stone(), .4)
banana_leaf(5.2, 2.5, (0, .05, 0), .3, seed=17.)
bowl((0, .08, .045), .86)
sprig((-1.15, -.92, .05), (0, 0, .16), 7, 1.15, .33, 3, .14)
scatter([mustard()], 50, (.62, -.92), (.18, .07), .0115, .023, 2, z=.05)
window((0, 0, .35), power=235, low=2.7, kick=45)
orbit((.0, -.08, .28), 4.6, 38, 4, 62, (0, -.4, .5), .6)
