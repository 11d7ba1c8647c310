"""Garlic pickle by day: whole cloves in red oil in a stoneware bowl on banana leaf, a spoonful lying beside it, fresh garlic."""

from kit import *

daystage(exposure=0.3, gloss=0.36, seed=3, transparent=18)
ground(rice_stone(), 0.7)
fresh_leaf(5.6, 3.0, (0.1, 0.05, 0), 0.30, 7.0)
Z = 0.04


def pickled(name, c1, c2):
    """Clove gone soft and clear in salt and oil: u of the mesh runs from root to tip, v round it; paste clings in patches."""
    k = N(name)
    u, v = k.uv()
    n, f, g, own = k.noise(9, 4), k.noise(50, 4, 0.7), k.noise(120, 2, 0.7), k.rnd()
    lines = k.noise(1.0, 3, 0.6, k.vec(k.times(v, 26.0), k.times(u, 1.6), k.times(own, 30.0)))
    col = k.ramp(k.add(k.times(lines, 0.45), k.add(k.times(n, 0.35), k.times(own, 0.25))), (0.32, c1), (0.70, c2))
    col = k.mix(k.ramp(u, (0.02, 0.9), (0.055, 0)), col, hexc("6e3c12"))
    col = k.mix(k.ramp(u, (0.86, 0), (0.99, 0.5)), col, hexc("9a5a1c"))
    vec = k.n("VectorMath", operation="ADD")
    k.put(vec.inputs[0], k.obj())
    k.put(vec.inputs[1], k.vec(k.times(own, 41.0), k.times(own, 17.0), 3.0))
    paste = k.ramp(k.add(k.times(k.noise(13, 3, 0.5, vec.outputs[0]), 0.6), k.times(f, 0.4)), (0.435, 0), (0.51, 1))
    red = k.ramp(f, (0.34, hexc("660e03")), (0.52, hexc("8e2006")), (0.68, hexc("a84810")))
    h = k.add(k.times(paste, k.add(0.4, k.times(g, 0.8))), k.times(lines, 0.35))
    k.p(Base_Color=k.mix(paste, col, red), Roughness=k.mix(paste, (0.20,) * 3, (0.30,) * 3), Specular=0.40, Clearcoat=0.5, Clearcoat_Roughness=0.09, Normal=k.bump(h, 0.40, 0.010))
    return k.p(Subsurface=k.math("SUBTRACT", 0.42, k.times(paste, 0.36)), Subsurface_Color=c2, Subsurface_Radius=(0.10, 0.055, 0.02)).m


def clove(m, l, seed):
    """Flat at the root, round on its back, two flat sides where its neighbours pressed, a tip that bends; a little shrunk."""
    g = random.Random(seed)
    fat, side, bend, a0 = g.uniform(0.56, 0.68), g.uniform(0.55, 0.75), g.uniform(0.12, 0.28), g.random() * 50
    prof = [(0.0, 0.30), (0.03, 0.46), (0.12, 0.74), (0.28, 0.97), (0.42, 1.0), (0.58, 0.88), (0.72, 0.66), (0.84, 0.42), (0.93, 0.24), (1.0, 0.12)]

    def wide(u):
        for (p, a), (q, b) in zip(prof, prof[1:]):
            if u <= q:
                t = (u - p) / (q - p)
                return a + (b - a) * t
        return 0.12

    nu, nv, v, uv = 60, 40, [], []
    rings = [(0.0, 0.0), (0.0, 0.5), (0.0, 0.85)] + [(i / nu, 1.0) for i in range(nu + 1)] + [(1.0, 0.0)]
    for u, cap in rings:
        w = sum(wide(min(1, max(0, u + e))) for e in (-0.03, 0, 0.03)) / 3 if 0.03 < u < 0.97 else wide(u)
        for j in range(nv):
            t = 2 * math.pi * j / nv
            r = (1 + (max(0, math.cos(t - 3.75)) / side) ** 6 + (max(0, math.cos(t - 5.65)) / side) ** 6) ** (-1 / 6)
            fold = 1 + 0.05 * noise.noise(Vector((u * 2.5, math.cos(t) * 1.2, math.sin(t) * 1.2 + a0))) - 0.05 * abs(noise.noise(Vector((u * 1.4, math.cos(t) * 3, math.sin(t) * 3 + a0)))) * min(1, u * 4)
            q = fat * w * r * cap * fold
            v.append(Vector(((u - 0.42) * 2 - 0.02 * (1 - cap), q * math.cos(t) * 0.92, q * math.sin(t) - bend * (u - 0.4) ** 2 * 2)) * l)
            uv.append((u if cap == 1 or u == 1 else 0.0, j / nv))
    faces = [(i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j) for i in range(len(rings) - 1) for j in range(nv)]
    return mesh("clove", v, faces, m, uv=uv)


skins = [pickled("clove%d" % i, hexc(a), hexc(b)) for i, (a, b) in enumerate((("8c4e1a", "b9782e"), ("7c3e12", "a8682a"), ("9a6026", "c48c46")))]
masala = wet("masala", hexc("6b1204"), hexc("96280a"), 14, 0.24, 0.05, 0.7, hexc("b8702c"), 0.4, 0.62)
red = N("redoil")
n = red.noise(5, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("8c1a04")), (0.65, hexc("b43a08"))), Roughness=0.06, Specular=0.4, Normal=red.bump(n, 0.12, 0.03))
red.surface(red.mixsh(0.5, red.n("BsdfTransparent", Color=(1.0, 0.34, 0.06)), red.b))
B = (-0.10, 0.20, Z)
R, top = bowl(B, 0.80, glaze(hexc("d2c8b2")))
f = paste(masala, R * 0.97, top * 0.70, 0.03, B, 4, 0.05, 0.012)
level = top * 0.79
disc(R * 0.985, lambda x, y: level + 0.012 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, red.m, "oil", 40, 160, B)
heaped = lambda x, y: level - 0.050 + 0.03 * max(0, 1 - (math.hypot(x, y) / (R * 0.7)) ** 2)
cloves = [clove(skins[i % 3], 0.106 + 0.009 * (i % 4), i) for i in range(15)]
made = settle(cloves, 84, R * 0.91, heaped, foot=0.072, thick=0.095, tilt=0.55, loc=B, seed=8, tries=1, sink=0.26, flip=0.35)
# Ground spice clings to the cloves and swims between them.
bits = [crumb(m, r, s) for s, (m, r) in enumerate(((masala, 0.012), (plain("chillibit", hexc("7c1206"), 0.4), 0.010), (plain("husk", hexc("a8742c"), 0.6), 0.009), (masala, 0.008)))]


def above(x, y):
    z = level
    for o in made:
        dx, dy = x - (o.location.x - B[0]), y - (o.location.y - B[1])
        d = (dx * dx + dy * dy) / 0.0042
        if d < 1:
            z = max(z, o.location.z - B[2] + 0.052 * math.sqrt(1 - d))
    return z


settle(bits, 1100, R * 0.93, above, foot=0.011, thick=0.011, loc=B, seed=5, tries=1, sink=0.55, scale=(0.5, 1.4), tilt=1.0)
on_top([mustard()], 110, above, R * 0.93, B, 0.0115, 0.023, 6, sink=0.35)


def table_spoon(M, m):
    """An egg-shaped bowl with a fine rim, and a handle that grows out of it. Its lowest point is at z = -0.075."""

    def hollow(u, v):
        a, r = v * 2 * math.pi, u
        c, s = math.cos(a), math.sin(a)
        return (r * c * 0.25, r * s * 0.158 * (1 - 0.16 * c * r), -0.075 * (1 - r**2.2))

    def handle(u, v):
        w, t = v * 2 - 1, u
        half = 0.026 + 0.030 * t**1.5 + 0.020 * math.exp(-t * 22)
        if t > 0.95:
            half *= math.sqrt(max(0.02, 1 - ((t - 0.95) / 0.05) ** 2))
        return (0.235 + t * 1.25, w * half, -0.006 + 0.10 * math.sin(min(1, t * 2.0) * 1.57) + 0.03 * t - 0.008 * w * w)

    for o in (grid("hollow", 26, 90, hollow, m, wrap=True), grid("handle", 90, 12, handle, m)):
        o.matrix_world = M
        d = o.modifiers.new("thick", "SOLIDIFY")
        d.thickness, d.offset = 0.013, 0
        b = o.modifiers.new("smooth", "SUBSURF")
        b.levels = b.render_levels = 1


# The spoon rests on its bowl and on the end of its handle.
M = Matrix.Translation((0.60, -0.66, Z + 0.082)) @ Matrix.Rotation(-0.36, 4, "Z") @ Matrix.Rotation(0.14, 4, "Y")
table_spoon(M, metal("spoonsteel", hexc("a9a7a2"), 0.20, brushed=0.03, wear=0.35))
pool = disc(1.0, lambda x, y: -0.012 + 0.012 * fbm(x * 0.2, y * 0.13, 14, 3, 2) + 0.02 * max(0, 1 - x * x - y * y), masala, "spoonful", 40, 90)
pool.matrix_world = M @ Matrix.Diagonal((0.215, 0.130, 1, 1))
for i, (x, y, z, rz) in enumerate([(-0.10, 0.0, 0.020, 0.4), (0.06, 0.035, 0.022, 2.2), (0.02, -0.05, 0.030, 1.2)]):
    obj("clove", clove(skins[i], 0.112, i + 30)).matrix_world = M @ Matrix.Translation((x, y, z)) @ Euler((0.2, 0.1, rz)).to_matrix().to_4x4()
# Fresh garlic.
garlic_bulb((-1.0, -0.36, Z - 0.01), (0.10, -0.12, 0.4), 0.80)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-0.64, -0.78, 0.4, skin), (-0.36, -0.92, 2.2, flesh), (-0.86, -0.98, 3.5, skin), (-0.10, -0.80, 1.0, flesh)]):
    obj("clove", clove_mesh(m, 0.135, i + 20), (x, y, Z + 0.012), (0, 0.05, rz))
chilli((1.06, 0.12, Z), 2.0, 0.6, 0.055, 4, 0.22)
morning((0, 0, 0.4), back=1.2, high=1.6, cards=0.6)
orbit((0.0, -0.12, 0.30), 4.15, 40, 3, 62, (-0.05, -0.2, 0.5), 0.55)
