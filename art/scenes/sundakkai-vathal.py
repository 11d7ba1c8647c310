"""Dried turkey berries in a clay dish on old wood, a curry sprig."""
from kit import *

stage(exposure=.12, seed=4)
ground(wood(), .15)
R, top = dish((0, 0, 0), 1.0)
skin = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=.68, spec=.25, bump=.6, dist=.008)
berries = [dry_berry(skin, .062, s, .16, .08) for s in range(7)]
seed_heap(berries, 560, R * .97, top * .45, .12, hexc("1c140a"), 4, foot=.056, thick=.10, tilt=1.2, tries=3, slump=(-.05, .05))
scatter(berries, 13, (.75, -.82), (.28, .12), .056, .10, 7, (0, 0, 1.02), tilt=1.)
scatter(berries, 6, (-.95, -.62), (.15, .1), .056, .10, 9, (0, 0, 1.02), tilt=1.)
sprig((-1.75, .35, 0), (0, 0, .55), 7, 1.2, .34, 4, -.15)
window((0, 0, .3), power=240, low=2.6)
orbit((.03, -.08, .16), 4.3, 42, -8, 64, (0, -.3, .35), .6)
