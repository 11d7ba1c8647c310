"""Jathikkai pickle by day: strips of nutmeg rind in red-orange chilli oil, in a jar and a dish; the ripe fruit split on its seed in mace."""

from kit import *
from kit.halves import *

daystage(exposure=0.22, gloss=0.34, seed=23, transparent=18)
ground(rice_stone(hexc("cdc3ae"), hexc("e2dac7")), 0.5)
rng = random.Random(5)


def pickled(name, peel1, peel2, flesh1, flesh2):
    """Rind gone soft in salt and oil: u of the mesh runs from the flesh (0) to the peel (1); red paste clings in patches."""
    k = N(name)
    u, own = k.uv()
    n, f, g = k.noise(8, 4), k.noise(46, 4, 0.7), k.noise(120, 2, 0.7)
    peel = k.ramp(k.noise(10, 4), (0.32, peel1), (0.66, peel2))
    peel = k.mix(k.ramp(k.noise(60, 2), (0.60, 0), (0.68, 0.6)), peel, mul(peel1, 0.5))
    flesh = k.ramp(k.add(k.times(k.noise(18, 4, 0.6, None, 1.0), 0.7), k.times(own, 0.3)), (0.30, flesh1), (0.66, flesh2))
    col = k.mix(k.ramp(k.add(u, k.times(k.math("SUBTRACT", n, 0.5), 0.16)), (0.68, 0), (0.76, 1)), flesh, peel)
    paste = k.ramp(k.add(k.times(k.noise(12, 3), 0.65), k.times(f, 0.35)), (0.53, 0), (0.60, 1))
    red = k.ramp(f, (0.34, hexc("7a1803")), (0.52, hexc("a43204")), (0.68, hexc("ba5a0e")))
    red = k.mix(k.ramp(k.noise(95, 2), (0.62, 0), (0.68, 1)), red, hexc("c08636"))
    h = k.add(k.times(paste, k.add(0.5, k.times(g, 0.9))), k.times(n, 0.3))
    k.p(
        Base_Color=k.mix(paste, col, red),
        Roughness=k.mix(paste, (0.16,) * 3, (0.30,) * 3),
        Specular=0.45,
        Clearcoat=0.8,
        Clearcoat_Roughness=0.06,
        Normal=k.bump(h, 0.45, 0.014),
    )
    return k.p(Subsurface=k.math("SUBTRACT", 0.34, k.times(paste, 0.30)), Subsurface_Color=flesh2, Subsurface_Radius=(0.10, 0.05, 0.015)).m


skins = [
    pickled("jathi1", hexc("8a7424"), hexc("b39a3e"), hexc("c69a48"), hexc("e4c67e")),
    pickled("jathi2", hexc("7e6420"), hexc("a48634"), hexc("b8842e"), hexc("dab466")),
    pickled("jathi3", hexc("8c7c2c"), hexc("b0a04a"), hexc("cca65a"), hexc("ead29a")),
]


def strip(m, post, size=0.10):
    """A strip as the knife leaves it: peel above, uneven ends, bowed like the fruit it came from."""
    a = Vector((rng.random() * 90, 3, 0))
    flat = [(Vector((0, 0, 1)), 0.38), (Vector((rng.gauss(0, 0.15), rng.gauss(0, 0.15), -1)).normalized(), 0.36)]
    for t, h in ((0.0, rng.uniform(1.0, 1.5)), (math.pi, rng.uniform(0.9, 1.3)), (math.pi / 2, rng.uniform(0.42, 0.66)), (-math.pi / 2, rng.uniform(0.42, 0.66))):
        t += rng.gauss(0, 0.14)
        flat.append((Vector((math.cos(t), math.sin(t), rng.gauss(0.05, 0.25))).normalized(), h))
    v, uv, nu, nv, own, bow = [], [], 56, 40, rng.random(), rng.uniform(0.06, 0.18)
    for i in range(nu + 1):
        th = math.pi * i / nu
        for j in range(nv):
            ph = 2 * math.pi * j / nv
            d = Vector((math.cos(th), math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph)))
            r = sum(max(0, d.dot(n) / h) ** 9 for n, h in flat) ** (-1 / 9)
            q = d * r * (1 + 0.06 * noise.noise(d * 2.4 + a) + 0.03 * noise.noise(d * 7 + a))
            uv.append((min(1, max(0, q.z / 0.76 + 0.5)), own))
            q.z -= bow * q.x * q.x
            q.y += 0.10 * q.x * q.x * math.sin(own * 40)
            v.append(post(q * size))
    faces = [(i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j) for i in range(nu) for j in range(nv)]
    return obj("strip", mesh("strip", v, faces, m, uv=uv))


masala = wet("masala", hexc("761604"), hexc("a83608"), 11, 0.22, 0.06, 0.6, hexc("c08434"), 0.5, 0.60)
red = N("redoil")
n = red.noise(5, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("9c2c05")), (0.65, hexc("c0560c"))), Roughness=0.06, Specular=0.35, Normal=red.bump(n, 0.10, 0.02))
red.surface(red.mixsh(0.42, red.n("BsdfTransparent", Color=(1.0, 0.44, 0.10)), red.b))
J, SX, SZ, LV = Vector((-0.36, 0.40, 0.003)), 1.22, 0.88, 0.64
RI = JAR_IN * SX
glass_jar(J, SX, SZ)
lathe([(0, 0.03), (RI * 0.86, 0.03), (RI * 0.965, 0.07), (RI * 0.975, 0.14), (RI * 0.975, LV - 0.06), (RI * 0.93, LV - 0.03), (0, LV - 0.02)], "core", masala, 160, 4, J)


def into(base, at, turn, wall=9.0):
    q = Euler(turn).to_matrix()

    def post(v):
        p = at + q @ v
        r = math.hypot(p.x, p.y)
        if r > wall:
            p.x, p.y = p.x * wall / r, p.y * wall / r
        p.z = max(0.035, p.z)
        return base + p

    return post


for i in range(6):
    for j in range(13):
        a, r = 2 * math.pi * (j + 0.5 * (i % 2)) / 13 + rng.gauss(0, 0.10), rng.uniform(0.88, 0.95) * RI
        at = Vector((r * math.cos(a), r * math.sin(a), 0.08 + 0.10 * i + rng.gauss(0, 0.02)))
        strip(rng.choice(skins), into(J, at, (rng.random() * 6, rng.gauss(0, 0.7), a + 1.57 + rng.gauss(0, 0.6)), RI), rng.uniform(0.085, 0.105))
for i in range(26):
    a, r = i * 2.4, 0.80 * RI * math.sqrt((i + 0.5) / 26)
    at = Vector((r * math.cos(a), r * math.sin(a), LV + 0.10 * (1 - (r / RI) ** 2) + rng.gauss(0.005, 0.015)))
    strip(rng.choice(skins), into(J, at, (rng.gauss(0, 0.9), rng.gauss(0, 0.35), rng.random() * 6), RI), rng.uniform(0.085, 0.11))
disc(RI * 0.995, lambda x, y: LV + 0.010 * max(0, (math.hypot(x, y) / RI - 0.92) / 0.08) ** 2, red.m, "oil", 30, 140, J)
mus = mustard()
for i in range(90):
    a = rng.random() * 6.28
    obj("m", mus, J + Vector((RI * 0.988 * math.cos(a), RI * 0.988 * math.sin(a), rng.uniform(0.06, LV - 0.02))))

# A helping in a small dish.
D = Vector((-0.40, -0.66, 0.0))
R, top = dish(D, 0.40, glaze(hexc("d2c8b2")))
lv = top * 0.66
disc(R * 0.97, lambda x, y: lv + 0.0 + 0.05 * max(0, 1 - (math.hypot(x, y) / (R * 0.7)) ** 2) + 0.016 * fbm(x, y, 14, 3, 2), masala, "helping", 40, 90, D)
disc(R * 0.97, lambda x, y: lv, red.m, "oil", 30, 90, D)
for i in range(30):
    a, r = i * 2.4, 0.84 * R * math.sqrt((i + 0.3) / 30)
    at = Vector((r * math.cos(a), r * math.sin(a), lv + 0.02 + 0.09 * (1 - (r / R) ** 2) + rng.gauss(0, 0.008)))
    strip(skins[i % 3], into(D, at, (rng.gauss(0, 0.7), rng.gauss(0, 0.25), rng.random() * 6)), rng.uniform(0.068, 0.086))
bits = [mus, crumb(masala, 0.010, 1), fenugreek(None, 0.014)]
settle(bits, 40, R * 0.9, lambda x, y: lv, foot=0.012, thick=0.02, loc=D, seed=6, tries=1, sink=0.4)

# The fruit.
skins_of_mace = mace_skins()
S = 1.06
flesh = nutmeg_flesh(S)


def lay(x, y, z, rot):
    return Matrix.Translation((x, y, z)) @ Euler(rot).to_matrix().to_4x4()


seat = lay(0.46, -0.46, 0.352, (0.46, 0.06, 0.35))
nutmeg_half(seat, S, 4, False)
nutmeg_half(lay(0.98, 0.16, 0.365, (0.75, 0.25, 1.0)), S, 9, False)
for o in bpy.data.objects:
    if o.name.startswith("nutmeghalf"):
        o.data.materials[0] = flesh
mace(seat @ Matrix.Translation((0, 0, 0.05)), skins_of_mace, S, 4)
mace(lay(0.14, -0.98, 0.160, (0.5, 0.1, 2.4)), skins_of_mace, 1.0, 2)
leafm = leafmat(hexc("23461a"), hexc("3f6a26"), hexc("7c9a4c"), 0.35, 11.0)
obj("nutmegleaf", leaf(leafm, 0.72, 0.28, 0.2, 0.2, 3, 32, 10, 0.015, (0.6, 0.8)), (0.70, -0.30, 0.02), (0.1, -0.05, -0.5))
obj("nutmegleaf", leaf(leafm, 0.66, 0.26, 0.2, 0.2, 8, 32, 10, 0.015, (0.6, 0.8)), (0.80, -0.34, 0.02), (0.0, -0.05, -1.25))
morning((0, 0, 0.4), back=1.2, high=1.6, cards=0.7)
orbit((0.10, -0.14, 0.32), 4.15, 34, 4, 62, (0.1, -0.35, 0.4), 0.6)
