"""Garlic pickle in its jar; a bulb and cloves beside it."""

from kit.packs import *

daylight("garlic-pickle", at=(0, 0, 0.55), transparent=18)
clove = wet("pickledclove", hexc("b9702a"), hexc("d9a55c"), 5, 0.14, 0.25, 0.12, hexc("7d1c08"), 0.6, 0.60)
red = wet("pickledred", hexc("93270a"), hexc("b9561a"), 5, 0.14, 0.2, 0.15, hexc("5d0d04"))
masala = wet("masala", hexc("7a1604"), hexc("a8330a"), 9, 0.16, 0.1, 0.5, hexc("c07a30"))


def piece(rng, post):
    me = clove_mesh(rng.choice((clove, clove, red)), 0.15, rng.randrange(40))
    for v in me.vertices:
        v.co = post(v.co.copy())
    return me


_, h = jar_pack("garlic-pickle", (-0.06, 0.1, 0), make=piece, core=masala, oilcol=(1.0, 0.66, 0.34))
garlic_bulb((0.68, -0.18, 0), (0.05, 0.0, 0.4), 0.66)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-0.50, -0.46, 0.4, skin), (-0.30, -0.60, 2.2, flesh), (0.36, -0.58, 3.5, skin)]):
    obj("clove", clove_mesh(m, 0.115, i + 20), (x, y, 0.03), (0, 0.05, rz))
portrait(h, room=1.08)
