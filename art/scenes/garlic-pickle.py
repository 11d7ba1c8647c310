"""Garlic pickle: glass jar in red oil, a spoonful, a bulb and cloves on banana leaf."""
from kit import *

stage(exposure=.3, gloss=.3, seed=3, transparent=18)
ground(stone())
banana_leaf(5.2, 2.5, (.2, .1, 0), .38)
Z = .07
clove = wet("pickledclove", hexc("b9702a"), hexc("d9a55c"), 5, .14, .25, .12, hexc("7d1c08"), .6, .60)
red = wet("pickledred", hexc("93270a"), hexc("b9561a"), 5, .14, .2, .15, hexc("5d0d04"))
masala = wet("masala", hexc("7a1604"), hexc("a8330a"), 9, .16, .1, .5, hexc("c07a30"))


def piece(rng, post):
    me = clove_mesh(rng.choice((clove, clove, red)), .15, rng.randrange(40))
    for v in me.vertices:
        v.co = post(v.co.copy())
    return me


J = (-.12, .12, Z)
glass_jar(J)
pieces_in_jar(J, piece, masala, ring=11, rings=7, oilcol=(1., .66, .34))
# The spoonful.
S = Vector((.62, -.62, .145))
spoon(steel(.1), S, (0, 0, -.25))
heap = disc(.25, lambda x, y: .045 * max(-.6, 1 - (x / .24) ** 2 - (y / .155) ** 2) + .016 * fbm(x, y, 14, 4, 2) - .03, masala, "spoonheap", 50, 90, S)
heap.scale, heap.rotation_euler = (1, .58, 1), (0, 0, -.25)
for i, (x, y, z, rz) in enumerate([(-.08, .02, .03, .3), (.07, -.035, .03, 1.9), (-.01, -.06, .035, 2.8), (-.02, .035, .085, 1.2), (.1, .05, .03, .2)]):
    obj("clove", clove_mesh((clove, red)[i % 3 == 1], .115, i), S + Vector((x, y, z)), (.2 * i, .2, rz))
film = oil((1., .34, .06), .03, .06, .5, (.42, .05, .006))
puddle((.28, -.92, Z + .006), .2, film, 2)
for i, (x, y, rz) in enumerate([(.25, -.9, .7), (.4, -.86, 2.4)]):
    obj("clove", clove_mesh((clove, red)[i], .115, i + 9), (x, y, Z + .045), (.1, 0, rz))
puddle((.58, -1.04, Z + .004), .035, film, 4)
scatter([mustard()], 26, (.3, -.92), (.12, .07), .0115, .023, 3, z=Z + .01)
# Fresh garlic.
garlic_bulb((-.92, -.28, Z - .01), (.12, -.1, .4), .82)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-.62, -.72, .4, skin), (-.42, -.86, 2.2, flesh), (-.86, -.86, 3.5, skin)]):
    obj("clove", clove_mesh(m, .135, i + 20), (x, y, Z - .012), (0, .05, rz))
window((0, 0, .4), power=215, low=2.6, kick=70)
orbit((.02, -.12, .46), 4.4, 26, 4, 62, (0, -.3, .5), .5)
