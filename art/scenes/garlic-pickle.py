"""Garlic pickle: glass jar in red oil, a spoonful, a bulb and cloves on banana leaf."""

from kit import *

stage(exposure=0.3, gloss=0.3, seed=3, transparent=18)
ground(stone())
banana_leaf(5.2, 2.5, (0.2, 0.1, 0), 0.38)
Z = 0.07
clove = wet("pickledclove", hexc("b9702a"), hexc("d9a55c"), 5, 0.14, 0.25, 0.12, hexc("7d1c08"), 0.6, 0.60)
red = wet("pickledred", hexc("93270a"), hexc("b9561a"), 5, 0.14, 0.2, 0.15, hexc("5d0d04"))
masala = wet("masala", hexc("7a1604"), hexc("a8330a"), 9, 0.16, 0.1, 0.5, hexc("c07a30"))


def piece(rng, post):
    me = clove_mesh(rng.choice((clove, clove, red)), 0.15, rng.randrange(40))
    for v in me.vertices:
        v.co = post(v.co.copy())
    return me


J = (-0.12, 0.12, Z)
glass_jar(J)
pieces_in_jar(J, piece, masala, ring=11, rings=7, oilcol=(1.0, 0.66, 0.34))
# The spoonful.
S = Vector((0.62, -0.62, 0.145))
spoon(steel(0.1), S, (0, 0, -0.25))
heap = disc(
    0.25,
    lambda x, y: 0.045 * max(-0.6, 1 - (x / 0.24) ** 2 - (y / 0.155) ** 2) + 0.016 * fbm(x, y, 14, 4, 2) - 0.03,
    masala,
    "spoonheap",
    50,
    90,
    S,
)
heap.scale, heap.rotation_euler = (1, 0.58, 1), (0, 0, -0.25)
for i, (x, y, z, rz) in enumerate(
    [
        (-0.08, 0.02, 0.03, 0.3),
        (0.07, -0.035, 0.03, 1.9),
        (-0.01, -0.06, 0.035, 2.8),
        (-0.02, 0.035, 0.085, 1.2),
        (0.1, 0.05, 0.03, 0.2),
    ]
):
    obj("clove", clove_mesh((clove, red)[i % 3 == 1], 0.115, i), S + Vector((x, y, z)), (0.2 * i, 0.2, rz))
film = oil((1.0, 0.34, 0.06), 0.03, 0.06, 0.5, (0.42, 0.05, 0.006))
puddle((0.28, -0.92, Z + 0.006), 0.2, film, 2)
for i, (x, y, rz) in enumerate([(0.25, -0.9, 0.7), (0.4, -0.86, 2.4)]):
    obj("clove", clove_mesh((clove, red)[i], 0.115, i + 9), (x, y, Z + 0.045), (0.1, 0, rz))
puddle((0.58, -1.04, Z + 0.004), 0.035, film, 4)
scatter([mustard()], 26, (0.3, -0.92), (0.12, 0.07), 0.0115, 0.023, 3, z=Z + 0.01)
# Fresh garlic.
garlic_bulb((-0.92, -0.28, Z - 0.01), (0.12, -0.1, 0.4), 0.82)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-0.62, -0.72, 0.4, skin), (-0.42, -0.86, 2.2, flesh), (-0.86, -0.86, 3.5, skin)]):
    obj("clove", clove_mesh(m, 0.135, i + 20), (x, y, Z - 0.012), (0, 0.05, rz))
window((0, 0, 0.4), power=215, low=2.6, kick=70)
orbit((0.02, -0.12, 0.46), 4.4, 26, 4, 62, (0, -0.3, 0.5), 0.5)
