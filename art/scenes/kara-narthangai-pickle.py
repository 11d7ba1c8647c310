"""Kara narthangai: dark hot citron pickle in a tall jar, the warty fruit whole and cut, on old wood."""
from kit import *

stage(exposure=.3, gloss=.35, seed=25, transparent=18)
ground(wood(hexc("160d07"), hexc("46301f")), -.3)
green = wet("narthai", hexc("5c4a0e"), hexc("8a7420"), 5, .14, .2, .25, hexc("7a1c06"), .6, .58)
brown = wet("narthai2", hexc("5a2208"), hexc("8f4a14"), 6, .14, .15, .25, hexc("b8862c"), .6, .62)
masala = wet("masala", hexc("561004"), hexc("86260a"), 9, .16, .1, .5, hexc("b8702a"))
J = (.34, .30, .003)
glass_jar(J, 1.04, 1.16)
pieces_in_jar(J, chunks((green, green, brown), (.17, .12, .07)), masala, .74, 1.04, 1.16, ring=10, rings=7, top=10, oilcol=(1., .58, .26), oiltop=(1., .36, .08))
citron((-.72, .22, .40), (.3, .25, 2.5), .98, 3)
citron_half((-.40, -.66, .30), (.62, -.20, .3), .80)
S = Vector((.72, -.72, .075))
spoon(steel(.1), S, (0, .04, -.35))
heap = disc(.24, lambda x, y: .04 * max(-.6, 1 - (x / .23) ** 2 - (y / .15) ** 2) + .016 * fbm(x, y, 14, 4, 2) - .03, masala, "spoonheap", 50, 90, S)
heap.scale, heap.rotation_euler = (1, .58, 1), (0, .04, -.35)
for i, (x, y, z, rz) in enumerate([(-.07, .02, .03, .3), (.07, -.03, .03, 1.9), (.0, .0, .085, 1.2)]):
    obj("chunk", chunk((green, brown)[i % 2], None, i + 2, (.105, .08, .05)), S + Vector((x, y, z)), (.2 * i, .2, rz))
scatter([mustard()], 30, (.20, -.98), (.14, .07), .0115, .023, 3)
chilli((-1.12, -.72, 0), .5, .66, .06, 4, .22)
window((0, 0, .5), power=235, low=2.7, kick=80)
orbit((.02, -.1, .48), 4.55, 27, -3, 62, (.1, -.45, .5), .5)
