"""Paruppu podi by day: long white rice on banana leaf, the golden powder sinking in, ghee melting over it; the powder in a brass cup."""

from kit import *

daystage(exposure=0.22, gloss=0.6, seed=12)
bpy.context.scene.cycles.diffuse_bounces = 6
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.98, 0.95, 1)
spread(cotton(hexc("d6cdb9"), [(1.36, 0.09, hexc("8c5a18")), (1.50, 0.03, hexc("8c5a18"))]), 0.10, seed=9, depth=0.03, flat=1.5)
fresh_leaf(4.6, 2.7, (0.0, 0.02, 0.01), 0.20, 9.0)
Z = 0.05
M = (-0.26, -0.20, Z)
R = 0.76
hollow = (0.05, 0.06, 0.20, 0.11)
body = heap_height(R, -0.04, 0.46, 5.0, 0.03, (0, 0), 1.6, -0.10)


def under(x, y):
    q = math.hypot(x - hollow[0], y - hollow[1]) / hollow[2]
    return body(x, y) + hollow[3] * (0.30 * math.exp(-(((q - 1.2) / 0.35) ** 2)) - math.exp(-(q**4)))


bed = N("ricebed")
bed.p(Base_Color=hexc("d2cab8"), Roughness=0.8)
disc(R * 0.97, lambda x, y: under(x, y) - 0.004, bed.m, "ricebed", 60, 120, M)
grains = [long_rice(s) for s in range(3)]
for me in grains:  # swollen by cooking
    for v in me.vertices:
        v.co.y *= 1.36
        v.co.z *= 1.36
settle(grains, 6200, R * 1.04, under, foot=0.019, thick=0.019, tilt=0.17, loc=M, seed=5, tries=2, sink=0.32, scale=(0.78, 1.05), lean=0.8)
settle(grains, 60, 1.1, foot=0.024, thick=0.016, loc=M, seed=9, tries=1, sink=0.0, pos=lambda g: ((R + abs(g.normal(0.02, 0.06))) * math.cos(a := g.random() * 6.28), (R + abs(g.normal(0.02, 0.06))) * math.sin(a)))
f = lambda x, y: under(x, y) + 0.024
# The powder: thick where it was spooned, towards its edge only between the grains.
podi = powder("paruppu", hexc("b5741c"), hexc("7d480c"), [hexc("8a2208"), hexc("d3a858")], 70, 0.63)
T = (0.14, -0.17)


def cover(x, y):
    c, s = math.cos(0.75), math.sin(0.75)
    u, v = (x - T[0]) * c + (y - T[1]) * s, (y - T[1]) * c - (x - T[0]) * s
    q = math.hypot(u / 0.46, v / 0.31) + 0.16 * fbm(x, y, 6, 3, 2) + 0.10 * fbm(x, y, 19, 3, 5)
    return f(x, y) + 0.075 * max(0, 1 - q**2) ** 0.7 - 0.16 * max(0, q - 0.90) - 0.010


disc(0.80, cover, podi, "topping", 200, 360, M)
loose = [crumb(CRUMB[podi.name], 0.0065, s) for s in range(4)]
settle(loose, 3600, 0.85, lambda x, y: max(f(x, y), cover(x, y)) - 0.002, foot=0.008, thick=0.008, loc=M, seed=3, tries=1, sink=0.4, pos=lambda g: (T[0] + g.normal(0, 0.22), T[1] + g.normal(0, 0.19)))
# Ghee: melted in the hollow, run down over rice and powder.
g = N("meltedghee")
n = g.noise(5, 3)
g.p(Base_Color=g.ramp(n, (0.3, hexc("c08414")), (0.7, hexc("d29c2a"))), Roughness=0.03, Specular=0.6)
g.surface(g.mixsh(0.45, g.n("BsdfTransparent", Color=(1.0, 0.86, 0.44)), g.b))
lie = lambda x, y: max(f(x, y), cover(x, y))
level = f(hollow[0], hollow[1]) + 0.040
disc(0.235, lambda x, y: level + 0.004 * fbm(x, y, 5, 2, 3), g.m, "ghee", 30, 100, (M[0] + hollow[0], M[1] + hollow[1], M[2]))
drape(g.m, 0.20, lie, (hollow[0] - 0.24, hollow[1] - 0.16), 5, 0.012, (0.85, 1.0), M, 0.4)
drape(g.m, 0.20, lie, (hollow[0] + 0.06, hollow[1] - 0.30), 8, 0.012, (0.50, 1.25), M, 0.4)
brassy = metal("brasscup", hexc("cf9f55"), 0.24, brushed=0.05, hammered=0.4, patina=0.3, wear=0.35)
C = (0.84, 0.54, Z)
r, top = katori(C, 0.82, brassy)
powder_heap(podi, r * 0.985, top * 0.86, 0.22, 4.0, 0.022, (0, 0.03), C, 1.2, grains=700)
scatter([toor_dal()], 90, (0.84, -0.60), (0.17, 0.12), 0.025, 0.026, 6, z=Z)
chilli((0.50, -0.98, Z), 0.35, 0.62, 0.056, 6, 0.2)
curry_leaf((-1.16, 0.40, Z + 0.02), (0, -0.05, 0.5), 0.34, 5)
curry_leaf((-1.04, 0.58, Z + 0.02), (0, -0.05, 1.3), 0.34, 6)
morning((0, 0, 0.3), power=4.3, back=1.2, high=1.6, cards=0.6)
card((0.2, 4.0, 3.6), (-0.2, -0.2, 0.4), 0.9, 0.7, (1, 0.95, 0.88), 0.9)
orbit((0.04, -0.02, 0.22), 4.35, 41, -4, 62, (-0.2, -0.45, 0.35), 0.55)
