"""Vathakkuzhambu mix: clay pot of dark thick kuzhambu, soft small onions and turkey berries in it, oil parted to the edge; evening, old wood."""

from kit import *

stage(exposure=0.52, gloss=0.16, seed=21)
ground(wood(hexc("2a1a10"), hexc("6b4630")), -0.2)
P = Vector((0.0, 0.08, 0))
R, top = pot(P, 1.25)
L = 0.84
rng = random.Random(4)


def sauce():
    """Tamarind boiled down: dark and thick, a wet skin over ground lentil and chilli."""
    k = N("kuzhambu")
    n, f, g = k.noise(6, 5), k.noise(60, 4, 0.7), k.noise(130, 2, 0.7)
    col = k.ramp(k.add(k.times(n, 0.6), k.times(f, 0.4)), (0.34, hexc("301208")), (0.56, hexc("54220c")), (0.72, hexc("6e3414")))
    col = k.mix(k.ramp(k.noise(100, 2), (0.64, 0), (0.70, 0.7)), col, hexc("8c4a1a"))
    h = k.add(k.times(f, 0.5), k.times(g, 0.4))
    k.p(Base_Color=col, Roughness=k.ramp(f, (0.4, 0.46), (0.65, 0.66)), Specular=0.32, Normal=k.bump(h, 0.6, 0.014))
    return k.p(Clearcoat=0.08, Clearcoat_Roughness=0.16).m


def lie(x, y):
    """Slow waves of the ladle, low towards the wall, where the oil stands."""
    r, a = math.hypot(x, y) / R, math.atan2(y, x)
    wave = 0.044 * math.sin(7 * r + 1.2 * a + 2.2 * noise.noise(Vector((x * 1.6, y * 1.6, 4)))) * (1 - r**3)
    return L + 0.135 * (1 - r**2.6) + wave + 0.032 * noise.noise(Vector((x * 3.4, y * 3.4, 2))) + 0.005 * noise.noise(Vector((x * 12, y * 12, 2)))


base = sauce()
disc(R * 1.06, lie, base, "kuzhambu", 150, 300, P)
red = N("risenoil")
n = red.noise(4, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("5c1804")), (0.65, hexc("8a3206"))), Roughness=0.05, Specular=0.45, Normal=red.bump(n, 0.08, 0.03))
red.surface(red.mixsh(0.45, red.n("BsdfTransparent", Color=(1.0, 0.42, 0.10)), red.b))
disc(R * 1.06, lambda x, y: L + 0.012 + 0.008 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, red.m, "oil", 60, 160, P)
drop = blob("eye", red.m, 24, 12, lambda d: 1.0, (1, 1, 0.22))
for _ in range(40):
    a, q = rng.random() * 6.28, R * math.sqrt(rng.uniform(0.06, 0.9))
    x, y, s = q * math.cos(a), q * math.sin(a), 0.006 + min(0.034, rng.expovariate(90))
    obj("eye", drop, P + Vector((x, y, lie(x, y) + 0.001)), (0, 0, a), (s * rng.uniform(1, 1.4), s, s))


def soft_onion(name, c1, c2, c3, cut=False):
    """Cooked through: the light goes in, the veins still run from root to neck; the sauce hangs on its lower half."""
    k = N(name)
    u, v = k.uv()
    own, n = k.rnd(), k.noise(9, 4)
    if cut:
        ring = k.math("ABSOLUTE", k.math("SINE", k.times(u, 3.1416 * 5)))
        col = k.ramp(k.add(k.times(ring, 0.7), k.times(n, 0.3)), (0.14, hexc("5e2420")), (0.34, c2), (0.7, c3))
        h = k.times(ring, 0.6)
    else:
        lines = k.noise(1.0, 3, 0.6, k.vec(k.times(v, 40.0), k.times(u, 0.8), k.times(own, 30.0)))
        col = k.ramp(k.add(k.times(lines, 0.75), k.times(n, 0.25)), (0.38, c1), (0.48, c2), (0.62, c3))
        col = k.mix(k.ramp(u, (0.74, 0), (0.95, 0.7)), col, hexc("6e4420"))
        h = lines
    z = k.n("SeparateXYZ", Vector=k.n("NewGeometry").outputs["Position"]).outputs[2]
    low = k.ramp(k.add(k.math("SUBTRACT", z, L + 0.06), k.times(k.math("SUBTRACT", k.noise(11, 4), 0.5), 0.16)), (0.0, 1), (0.05, 0))
    spots = k.ramp(k.noise(16, 5, 0.7), (0.50, 0), (0.74, 1))
    on = k.math("MAXIMUM", low, k.times(spots, 0.7))
    k.p(Base_Color=k.mix(on, col, hexc("3e1608")), Roughness=0.24, Specular=0.36, Clearcoat=0.4, Clearcoat_Roughness=0.10, Normal=k.bump(h, 0.35, 0.006))
    return k.p(Subsurface=k.math("SUBTRACT", 0.40, k.times(on, 0.38)), Subsurface_Color=c3, Subsurface_Radius=(0.11, 0.06, 0.035)).m


tones = (("542418", "844632", "a46c48"), ("5c2c16", "8c5030", "a8744a"), ("48201c", "744038", "96604c"))
whole = [soft_onion("softonion%d" % i, *map(hexc, t)) for i, t in enumerate(tones)]
halved = [soft_onion("halfonion%d" % i, *map(hexc, t), cut=True) for i, t in enumerate((("5a2a20", "7a4030", "a06e4c"), ("5a2a30", "70383c", "946454")))]


def shrunk(o, seed, s):
    """Boiled soft: the outer scale has gone into long folds and dents."""
    for v in o.data.vertices:
        p = v.co
        a, t = math.atan2(p.y, p.x), p.z / s
        fold = abs(noise.noise(Vector((math.cos(a) * 3.2, math.sin(a) * 3.2, seed + t * 2))))
        k = 0.94 + 0.14 * fold + 0.12 * noise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, seed * 3 + t * 4)))
        p.x, p.y = p.x * k, p.y * k * 0.92


PROF = [(0.0, -0.125), (0.060, -0.115), (0.110, -0.070), (0.127, -0.01), (0.118, 0.055), (0.082, 0.110), (0.044, 0.155), (0.022, 0.195), (0.012, 0.215)]


def wide(z):
    for (a, za), (b, zb) in zip(PROF, PROF[1:]):
        if za <= z <= zb:
            return a + (b - a) * (z - za) / (zb - za)
    return 0.0


def half_onion(at, rot, s, seed, m):
    """Cut from root to neck: scale upon scale, each swollen a little out of the cut."""

    def f(u, v):
        z = -0.124 + 0.335 * u
        q = 2 * v - 1
        r = wide(z) * (1 + 0.06 * noise.noise(Vector((z * 9, seed, q > 0))))
        swell = 0.010 * abs(math.sin(math.pi * 5 * abs(q))) ** 0.6 + 0.008 * noise.noise(Vector((q * 4, z * 14, seed)))
        edge = max(0, (abs(q) - 0.93) / 0.07)
        return Vector((r * q, swell * (1 - edge) - 0.012 * edge, z)) * s

    def back(u, v):
        z, t = -0.124 + 0.335 * u, math.pi * v
        r = wide(z) * (1 + 0.10 * noise.noise(Vector((z * 9, seed, math.cos(t) * 2))))
        return Vector((r * math.cos(t), -r * 0.95 * math.sin(t) - 0.010, z)) * s

    M = Matrix.Translation(at) @ Euler(rot).to_matrix().to_4x4()
    o = grid("halfonion", 90, 110, f, m)
    layer = o.data.uv_layers[0].data
    for d in layer:
        d.uv = (abs(2 * d.uv[1] - 1), d.uv[0])
    o.matrix_world = M
    grid("halfback", 60, 40, back, whole[seed % 3]).matrix_world = M


spots = [(-0.36, 0.20, 0.4), (0.16, -0.24, 1.7), (0.36, 0.24, 2.8), (-0.20, -0.44, 0.9), (-0.56, -0.12, 5.2), (0.04, 0.56, 2.2)]
for i, (x, y, rz) in enumerate(spots):
    s = 0.80 + 0.14 * rng.random()
    at = P + Vector((x, y, lie(x, y) - 0.014))
    if i % 5 in (1, 3):
        # Face up and towards the viewer.
        half_onion(at + Vector((0, 0, 0.040)), (1.57 - 0.45 + rng.gauss(0, 0.1), 0.25 * rng.gauss(0, 1), rng.uniform(-0.9, 0.9)), s, i, halved[i % 2])
    else:
        shrunk(small_onion(at, (1.25 + rng.gauss(0, 0.2), 0.1, rz), s, i + 3, whole[i % 3], False), i, s)

skin = dried("sundakkaiwet", hexc("21120a"), hexc("4c3018"), hexc("140a05"), scale=14, rough=0.46, spec=0.28, bump=0.6, dist=0.010, coat=0.12)


def berry(seed, r=0.056, m=skin):
    """Shrivelled in the sun, then fried: sunk sides, folds running to the stalk end."""
    g = random.Random(seed)
    a = Vector((g.random() * 90, 3, 0))
    dents = [(Vector((g.gauss(0, 0.5), g.gauss(0, 1), g.gauss(0, 1))).normalized(), g.uniform(0.16, 0.36)) for _ in range(3)]

    def f(d):
        long = abs(noise.noise(Vector((d.x * 1.1, d.y * 3.4, d.z * 3.4)) + a))
        net = abs(noise.noise(d * 6.5 + a))
        away = sum(h * math.exp(-(((1 - d.dot(c)) / 0.18) ** 1.4)) for c, h in dents)
        return 0.86 + 0.15 * (1 - min(1, long * 3.0)) ** 1.5 + 0.07 * (1 - min(1, net * 3.2)) ** 1.5 - away + 0.08 * noise.noise(d * 1.4 + a)

    return blob("berry", m, 64, 44, f, (r, r * g.uniform(0.85, 1), r * g.uniform(0.7, 0.9)))


on_top([berry(s) for s in range(8)], 26, lie, R * 0.93, P, 0.052, 0.08, 4, sink=0.5, tilt=1.0)
lm = leafmat(hexc("14240c"), hexc("2c4416"), gloss=0.25)
for i, (x, y, rz) in enumerate([(-0.12, 0.10, 0.5), (0.18, 0.44, 2.0), (-0.44, -0.32, -0.4), (0.30, 0.02, 3.6), (0.06, -0.52, 1.1)]):
    curry_leaf(P + Vector((x, y, lie(x, y) + 0.02)), (0.1, -0.12, rz), 0.27, i, lm)
on_top([mustard()], 110, lie, R, P, 0.0115, 0.023, 6, sink=0.4)
raw = onion_skin(hexc("6c2c34"), hexc("9c5654"), hexc("b47c5c"))
for i, (x, y, z, rot, s) in enumerate(
    [(-0.98, -0.80, 0.115, (1.45, 0.1, 2.4), 0.98), (-1.22, -0.46, 0.118, (1.5, 0.0, 0.8), 1.0), (-0.66, -1.02, 0.108, (1.4, 0.05, 0.3), 0.92), (-1.18, -1.06, 0.108, (1.5, 0, 4.1), 0.9)]
):
    small_onion((x, y, z), rot, s, i + 20, raw)
dry = dried("sundakkai", hexc("3a2816"), hexc("6c4e2a"), hexc("241509"), scale=16, rough=0.74, spec=0.2, bump=0.6, dist=0.008)
scatter([berry(s, 0.058, dry) for s in range(20, 26)], 20, (0.90, -0.86), (0.2, 0.12), 0.056, 0.09, 7, (*P[:2], 1.02), tilt=1.0)
chilli((0.12, -1.16, 0), 0.1, 0.72, 0.062, 4, 0.22)
window((0, 0, 0.5), power=340, low=2.8, kick=70, spread=150, cards=0.35)
orbit((0.0, -0.06, 0.48), 4.35, 48, -6, 62, (0, -0.2, 0.85), 0.7)
