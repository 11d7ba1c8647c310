"""Coffee by day: brass tumbler and davara, the foam over the rim and a ring where the cup stood, beans and ground coffee."""

from kit import *

daystage((1600, 640), exposure=0.30, gloss=0.85, seed=63, quality=1.3)
spread(cotton(hexc("d8ccb2"), [(0.98, 0.10, hexc("5b1f1a")), (1.14, 0.03, hexc("5b1f1a"))]), 0.06, seed=5)
rubbed = brass()
D = (0.70, 0.06, 0.01)
davara(D, rubbed)
tumbler((D[0], D[1], D[2] + 0.035), rubbed)
froth((D[0], D[1], D[2] + 0.950), 0.350, n=2400)
for m in bpy.data.materials:
    if m.name.startswith("foam"):
        for n in m.node_tree.nodes:
            if n.type == "VALTORGB" and len(n.color_ramp.elements) == 4:
                for e, (at, c) in zip(n.color_ramp.elements, ((0.20, "e2cba6"), (0.52, "d2b083"), (0.70, "a06c3a"), (0.76, "4b2712"))):
                    e.position, e.color = at, (*hexc(c), 1)
steam((D[0] + 0.02, D[1] + 0.05, 1.02), 0.8, 0.9, 0.10)
beans = [bean()]
scatter(beans, 240, (1.74, -0.10), (0.26, 0.26), 0.05, 0.062, 4, (*D[:2], 0.76), sink=0.1, tries=2, flip=0.5)
scatter(beans, 22, (-0.10, -0.62), (0.30, 0.08), 0.05, 0.062, 8, (*D[:2], 0.76), sink=0.1, flip=0.5)
g = powder("groundcoffee", hexc("4a2614"), hexc("2c150b"), [hexc("6c4226")], 90)
K = (-0.62, 0.20, 0.01)
R, top = katori(K, 0.84, steel_day())
powder_heap(g, R * 0.985, top * 0.86, 0.18, 3.0, 0.016, loc=K, grains=400)
dust(g, 420, (-0.32, -0.36), (0.26, 0.08), 5, r=0.008)
# The ring of the last cup.
ring = N("ring")
ring.p(Base_Color=hexc("6a3a18"), Roughness=0.25, Specular=0.4)
w = ring.noise(6, 3)
ring.surface(ring.mixsh(ring.ramp(w, (0.36, 0.0), (0.62, 0.62)), ring.n("BsdfTransparent"), ring.b))
lathe([(0.30, 0.024), (0.318, 0.027), (0.335, 0.024)], "ring", ring.m, 128, 2, (0.06, -0.16, 0))
morning((0.6, 0, 0.4), power=4.2, back=0.7, high=1.6)
orbit((0.34, -0.02, 0.50), 5.6, 30, 3, 52, (0.70, -0.25, 0.95), 0.5)
