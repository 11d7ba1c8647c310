"""Paruppu podi by day: soft cooked rice on banana leaf, ghee melting into it, the sandy powder falling in; the powder in a brass cup."""

from kit import *

daystage(exposure=0.14, gloss=0.6, seed=12)
bpy.context.scene.cycles.diffuse_bounces = 6
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.98, 0.95, 1)
spread(cotton(hexc("d6cdb9"), [(1.36, 0.09, hexc("8c5a18")), (1.50, 0.03, hexc("8c5a18"))]), 0.10, seed=9, depth=0.03, flat=1.5)
fresh_leaf(4.6, 2.7, (0.0, 0.02, 0.01), 0.20, 9.0)
Z = 0.05
M = (-0.26, -0.20, Z)
R = 0.74
hollow = (0.02, -0.06, 0.25, 0.12)


def body(x, y):
    """Turned out of the pot: a low heap with lumps where the grains hold together."""
    r = math.hypot(x, y) / R
    lump = 0.050 * fbm(x, y, 4.2, 2, 5) + 0.035 * abs(fbm(x, y, 9, 2, 8))
    q = math.hypot(x - hollow[0], y - hollow[1]) / hollow[2]
    well = hollow[3] * (0.30 * math.exp(-(((q - 1.25) / 0.35) ** 2)) - math.exp(-(q**4)))
    return -0.03 + 0.36 * max(0.0, 1 - r**2.2) ** 0.8 + lump * min(1, (1.15 - r) * 3) + well


def grain_skin(name, c1, c2, rough, coat, deep):
    """Steamed through: the light goes into the grain, its skin is moist."""
    k = N(name)
    n = k.noise(26, 3)
    col = k.mix(k.times(n, 0.5), k.ramp(k.rnd(), (0.0, c1), (1.0, c2)), mul(c1, 0.82))
    k.p(Base_Color=col, Roughness=rough, Specular=0.45, Clearcoat=coat, Clearcoat_Roughness=0.1)
    return k.p(Subsurface=deep, Subsurface_Color=mul(c2, 0.98), Subsurface_Radius=(0.055, 0.044, 0.028)).m


def cooked(m, seed):
    """Long, swollen, round at both ends, a little bent, split along its back now and then."""
    a, bend = Vector((seed * 5.0, 2, 0)), (1.2, 2.8, -2.0, 3.8, -0.6, -3.2)[seed % 6]
    l, fat = 0.043 + 0.004 * (seed % 3), 0.0108 + 0.0008 * (seed % 2)

    def f(d):
        return (abs(d.x) ** 2.7 + abs(d.y) ** 2.1 + abs(d.z) ** 2.1) ** (-1 / 2.4) * (1 + 0.07 * noise.noise(d * 1.8 + a)) * (1 + 0.10 * d.x * (seed % 2))

    return blob("cooked", m, 16, 20, f, (l, fat, fat * 0.9), lambda q: Vector((q.x, q.y + bend * q.x * q.x, q.z + 1.2 * q.x * q.x * (seed % 3 - 1))))


rice_m = grain_skin("softrice", hexc("e2d3b2"), hexc("f4e8cf"), 0.34, 0.15, 0.60)
ghee_m = grain_skin("gheerice", hexc("cf9420"), hexc("e2b24c"), 0.14, 0.9, 0.50)
disc(R * 0.98, lambda x, y: body(x, y) + 0.006 * fbm(x, y, 40, 2, 3), rice_m, "ricebed", 70, 140, M)
plainly, buttered = [cooked(rice_m, s) for s in range(6)], [cooked(ghee_m, s) for s in range(6)]
made = settle(plainly, 5000, R * 1.05, body, foot=0.022, thick=0.014, tilt=0.22, loc=M, seed=5, tries=2, sink=0.55, scale=(0.82, 1.08), lean=0.9)
made += settle(plainly, 46, 1.1, foot=0.026, thick=0.022, loc=M, seed=9, tries=1, sink=0.0, pos=lambda g: ((R + abs(g.normal(0.0, 0.05))) * math.cos(a := g.random() * 6.28), (R + abs(g.normal(0.0, 0.05))) * math.sin(a)))


def soaked(x, y):
    """How far the ghee has run here: 1 in the hollow, 0 where the rice is dry; it ran down in front."""
    u, v = x - hollow[0], y - hollow[1]
    q = math.hypot(u, v) / 0.28 + 0.45 * fbm(x, y, 5, 3, 2)
    run = math.hypot((u + 0.12 + 0.2 * v) / 0.13, (v + 0.26) / 0.36) + 0.50 * fbm(x, y, 6, 3, 6)
    run = min(run, math.hypot((u - 0.15) / 0.12, (v + 0.22) / 0.30) + 0.45 * fbm(x, y, 6, 3, 4))
    return 1.15 - min(q, run)


for o in made:
    if soaked(o.location.x - M[0], o.location.y - M[1]) + random.gauss(0, 0.14) > 0:
        o.data = buttered[random.randrange(6)]
# Melted ghee: a clear golden pool the grains stand in, and a film that fills the gaps where it ran.
g = N("meltedghee")
g.p(Base_Color=hexc("c48a18"), Roughness=0.02, Specular=0.7)
g.surface(g.mixsh(0.26, g.n("BsdfTransparent", Color=(1.0, 0.76, 0.24)), g.b))
level = body(hollow[0], hollow[1]) + 0.062
disc(0.34, lambda x, y: level + 0.003 * fbm(x, y, 5, 2, 3), g.m, "ghee", 30, 100, (M[0] + hollow[0], M[1] + hollow[1], M[2]))
disc(0.70, lambda x, y: body(x, y) + 0.004 + 0.016 * max(-1.5, min(1.0, 3 * soaked(x, y))), g.m, "gheefilm", 110, 220, M)
# The powder: spooned on at the right and behind, its foot in the ghee.
podi = powder("paruppu", hexc("b07a2a"), hexc("7d5214"), [hexc("8a2a0c"), hexc("cfa860")], 85, 0.63, light=1.15)
T = (0.17, 0.10)


def cover(x, y):
    c, s = math.cos(0.75), math.sin(0.75)
    u, v = (x - T[0]) * c + (y - T[1]) * s, (y - T[1]) * c - (x - T[0]) * s
    q = math.hypot(u / 0.32, v / 0.25) + 0.14 * fbm(x, y, 6, 3, 2) + 0.12 * fbm(x, y, 19, 3, 5)
    lie = max(body(x, y), level - 0.02 if math.hypot(x - hollow[0], y - hollow[1]) < 0.3 else -1)
    return lie + 0.135 * max(0, 1 - q**1.5) ** 0.9 + 0.010 * fbm(x, y, 24, 3, 4) - 0.22 * max(0, q - 0.86)


disc(0.60, cover, podi, "topping", 200, 360, M)
loose = [crumb(CRUMB[podi.name], 0.0040, s) for s in range(5)]
rest = lambda x, y: max(body(x, y) + 0.014, cover(x, y), level if soaked(x, y) > 0.85 else -1)
settle(loose, 7000, 0.80, rest, foot=0.006, thick=0.006, loc=M, seed=3, tries=1, sink=0.35, res=0.006, scale=(0.4, 1.25), pos=lambda g: (T[0] - 0.03 + g.normal(0, 0.17), T[1] - 0.04 + g.normal(0, 0.16)))
brassy = metal("brasscup", hexc("cf9f55"), 0.24, brushed=0.05, hammered=0.4, patina=0.3, wear=0.35)
C = (0.84, 0.54, Z)
r, top = katori(C, 0.82, brassy)
powder_heap(podi, r * 0.985, top * 0.86, 0.22, 4.0, 0.022, (0, 0.03), C, 1.2, grains=1400, crumbs=CRUMB[podi.name])
scatter([toor_dal()], 90, (0.84, -0.60), (0.17, 0.12), 0.025, 0.026, 6, z=Z)
chilli((0.50, -0.98, Z), 0.35, 0.62, 0.056, 6, 0.2)
curry_leaf((-1.16, 0.40, Z + 0.02), (0, -0.05, 0.5), 0.34, 5)
curry_leaf((-1.04, 0.58, Z + 0.02), (0, -0.05, 1.3), 0.34, 6)
morning((0, 0, 0.3), power=4.0, back=1.2, high=1.5, cards=0.6)
card((-0.2, 4.0, 3.6), (-0.2, -0.2, 0.4), 1.2, 0.8, (1, 0.95, 0.88), 1.3)
orbit((0.03, -0.04, 0.20), 4.05, 41, -4, 62, (-0.2, -0.35, 0.3), 0.6)
