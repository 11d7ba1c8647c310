"""Kizhangu appalam: translucent tapioca discs with chilli and cumin, drying on banana leaf; the root cut open."""
from kit import *

stage(exposure=.12, gloss=.35, seed=32)
ground(wood(), -.4)
banana_leaf(5.6, 2.7, (-.1, .02, 0), .16, seed=11.)
Z = .05
rawm = appalam_mat("kizhangu", hexc("a89c7c"), hexc("c4b897"), [hexc("8a2408"), hexc("5c4420"), hexc("a83a10")], .67, .34, .45, spot_scale=22)
done = appalam_mat("kizhangufried", hexc("c2a468"), hexc("d8c492"), [hexc("8f2c0a"), hexc("6e4a1c")], .67, .45, .35, True, 22)
for i, (x, y, rz, rx, ry) in enumerate([(-.78, -.22, 0, .0, .0), (-.30, -.62, 1, .03, -.05), (-.42, .18, 2, .04, .06), (-.62, -.40, 3, .06, .03), (-.12, -.22, 4, -.03, .08)]):
    raw(rawm, (x, y, Z + .02 + i * .02), .44, i + 3, (rx, ry, rz), .05)
fried(done, (.42, -.58, Z + .10), .50, 4, (.10, -.08, 1.), .26, 46, (.04, .14), .5, .01)
fried(done, (.34, -.06, Z + .34), .50, 8, (.95, .05, -.3), .22, 46, (.04, .14), .5, .01)
cassava((.62, .66, .02), .28, 1.5, .19, 3)
cassava((.10, .98, .02), .05, 1.4, .16, 7)
cassava_slice((1.02, -.10, Z), (.08, -.06, .5), .17, .05)
cassava_slice((.92, .05, Z + .03), (.35, -.25, 1.5), .165, .05)
chilli((.98, -.86, Z), .6, .56, .054, 3, .22)
scatter([cumin()], 40, (-.12, -1.05), (.18, .05), .02, .016, 4, z=Z)
window((0, 0, .3), power=225, low=2.6, kick=45)
orbit((.05, -.04, .22), 4.5, 38, 4, 62, (.1, -.4, .25), .6)
