"""Kara narthangai by day: chunks of salted citron rind in red chilli oil in a jar, the warty fruit whole and cut, a full spoon."""

from kit import *
from kit.halves import *

daystage(exposure=0.20, gloss=0.34, seed=25, transparent=18)
ground(rice_stone(), -0.3)
rng = random.Random(11)


def pickled(name, peel1, peel2, pith1, pith2):
    """Salted rind in oil: u of the mesh runs from the pulp side (0) to the peel (1); chilli paste clings in patches."""
    k = N(name)
    u, own = k.uv()
    n, f, g = k.noise(7, 4), k.noise(44, 4, 0.7), k.noise(120, 2, 0.7)
    side = k.add(u, k.times(k.math("SUBTRACT", n, 0.5), 0.16))
    pits = k.ramp(k.voro(42), (0.05, 1), (0.30, 0))
    peel = k.mix(k.times(pits, 0.55), k.ramp(k.noise(9, 4), (0.32, peel1), (0.66, peel2)), mul(peel1, 0.4))
    fibre = k.noise(16, 4, 0.6, None, 1.2)
    pith = k.ramp(k.add(k.times(fibre, 0.7), k.times(own, 0.3)), (0.30, pith1), (0.66, pith2))
    col = k.mix(k.ramp(side, (0.70, 0), (0.78, 1)), pith, peel)
    col = k.mix(k.ramp(side, (0.16, 1), (0.30, 0)), col, hexc("7c2c0a"))
    paste = k.ramp(k.add(k.times(k.noise(11, 3), 0.65), k.times(f, 0.35)), (0.50, 0), (0.56, 1))
    red = k.ramp(f, (0.34, hexc("560c03")), (0.52, hexc("8c1c06")), (0.68, hexc("a83a0c")))
    red = k.mix(k.ramp(k.noise(95, 2), (0.62, 0), (0.68, 1)), red, hexc("c08636"))
    col = k.mix(paste, col, red)
    h = k.add(k.times(paste, k.add(0.5, k.times(g, 0.9))), k.add(k.times(fibre, 0.25), k.times(pits, -0.25)))
    k.p(
        Base_Color=col,
        Roughness=k.mix(paste, (0.16,) * 3, (0.30,) * 3),
        Specular=0.45,
        Clearcoat=0.8,
        Clearcoat_Roughness=0.06,
        Normal=k.bump(h, 0.45, 0.014),
    )
    return k.p(Subsurface=k.math("SUBTRACT", 0.34, k.times(paste, 0.30)), Subsurface_Color=col, Subsurface_Radius=(0.10, 0.045, 0.012)).m


skins = [
    pickled("narthai1", hexc("282808"), hexc("504a12"), hexc("a85c10"), hexc("d49434")),
    pickled("narthai2", hexc("362406"), hexc("5e4210"), hexc("93440a"), hexc("c47a22")),
    pickled("narthai3", hexc("23280a"), hexc("444410"), hexc("b46e1a"), hexc("dca548")),
]


def cut(m, post, size=0.12):
    """One piece as the knife leaves it: peel above, pith below, four uneven sides, softened by the salt."""
    a = Vector((rng.random() * 90, 3, 0))
    flat = [(Vector((0, 0, 1)), 0.50), (Vector((rng.gauss(0, 0.2), rng.gauss(0, 0.2), -1)).normalized(), rng.uniform(0.42, 0.58))]
    t0 = rng.random() * 6
    for i in range(rng.choice((4, 4, 5))):
        t = t0 + i * 1.5 + rng.gauss(0, 0.22)
        flat.append((Vector((math.cos(t), math.sin(t), rng.gauss(0.05, 0.25))).normalized(), rng.uniform(0.62, 1.1)))
    v, uv, nu, nv, own = [], [], 46, 40, rng.random()
    for i in range(nu + 1):
        th = math.pi * i / nu
        for j in range(nv):
            ph = 2 * math.pi * j / nv
            d = Vector((math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph), math.cos(th)))
            r = sum(max(0, d.dot(n) / h) ** 8 for n, h in flat) ** (-1 / 8)
            q = d * r * (1 + 0.07 * noise.noise(d * 2.4 + a) + 0.03 * noise.noise(d * 7 + a))
            q.z -= 0.16 * (q.x * q.x + 0.5 * q.y * q.y)
            uv.append((min(1, max(0, d.z * r + 0.5)), own))
            v.append(post(q * size))
    faces = [(i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j)[::-1] for i in range(nu) for j in range(nv)]
    return obj("chunk", mesh("chunk", v, faces, m, uv=uv))


masala = wet("masala", hexc("560c03"), hexc("8e2207"), 11, 0.22, 0.06, 0.6, hexc("b8702a"), 0.5, 0.60)
red = N("redoil")
n = red.noise(5, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("8a1c04")), (0.65, hexc("b2400a"))), Roughness=0.06, Specular=0.35, Normal=red.bump(n, 0.10, 0.02))
red.surface(red.mixsh(0.42, red.n("BsdfTransparent", Color=(1.0, 0.38, 0.08)), red.b))

# The jar: pieces lie against the glass in paste and oil, the last ones stand out of it.
J, SX, SZ, LV = Vector((0.36, 0.34, 0.003)), 1.22, 1.0, 0.74
RI = JAR_IN * SX
glass_jar(J, SX, SZ)
lathe([(0, 0.03), (RI * 0.86, 0.03), (RI * 0.965, 0.07), (RI * 0.975, 0.14), (RI * 0.975, LV - 0.06), (RI * 0.93, LV - 0.03), (0, LV - 0.02)], "core", masala, 160, 4, J)


def into(at, turn, press=True):
    q = Euler(turn).to_matrix()

    def post(v):
        p = at + q @ v
        r = math.hypot(p.x, p.y)
        if press and r > RI:
            p.x, p.y = p.x * RI / r, p.y * RI / r
        p.z = max(0.035, p.z)
        return J + p

    return post


for i in range(6):
    for j in range(15):
        a, r = 2 * math.pi * (j + 0.5 * (i % 2)) / 15 + rng.gauss(0, 0.09), rng.uniform(0.85, 0.93) * RI
        cut(rng.choice(skins), into(Vector((r * math.cos(a), r * math.sin(a), 0.09 + 0.118 * i + rng.gauss(0, 0.02))), (rng.random() * 6, rng.random() * 6, rng.random() * 6)), rng.uniform(0.09, 0.125))
for i in range(30):
    a, r = i * 2.4, 0.84 * RI * math.sqrt((i + 0.5) / 30)
    up = 0.10 * (1 - (r / RI) ** 2)
    cut(rng.choice(skins), into(Vector((r * math.cos(a), r * math.sin(a), LV + 0.005 + up + rng.gauss(0, 0.018))), (rng.gauss(0, 0.7), rng.gauss(0, 0.7), rng.random() * 6)), rng.uniform(0.10, 0.13))
disc(RI * 0.995, lambda x, y: LV + 0.010 * max(0, (math.hypot(x, y) / RI - 0.92) / 0.08) ** 2, red.m, "oil", 30, 140, J)
seeds = [mustard(), fenugreek(None, 0.017)]
for i in range(120):
    a = rng.random() * 6.28
    obj("m", seeds[i % 5 == 0], J + Vector((RI * 0.988 * math.cos(a), RI * 0.988 * math.sin(a), rng.uniform(0.06, LV - 0.02))))
for i in range(60):
    a, r = rng.random() * 6.28, RI * 0.96 * math.sqrt(rng.random())
    obj("m", seeds[i % 5 == 0], J + Vector((r * math.cos(a), r * math.sin(a), LV + 0.002)), (rng.random() * 6, 0, rng.random() * 6))

# The fruit, whole and cut.
peel = rind("citron", hexc("41560f"), hexc("83861a"), 19, 0.8)
citron((-0.70, 0.30, 0.40), (0.3, 0.25, 2.5), 0.98, 3, peel)
cut_citron((-0.44, -0.52, 0.30), (0.66, -0.16, 0.3), 0.86, peel, rng)

# A full spoon.
S = Vector((0.66, -0.66, 0.105))
spoon(steel(0.1), S, (0, 0.04, -0.30), 1.25)
heap = disc(0.30, lambda x, y: 0.05 * max(-0.6, 1 - (x / 0.29) ** 2 - (y / 0.30) ** 2) + 0.016 * fbm(x, y, 14, 4, 2) - 0.030, masala, "spoonheap", 50, 90, S)
heap.scale, heap.rotation_euler = (0.92, 0.56, 1), (0, 0.04, -0.30)
for x, y, z, t in [
    (-0.17, 0.02, 0.035, (0.6, -0.2, 0.3)),
    (-0.05, -0.07, 0.045, (2.2, 0.1, 1.9)),
    (0.09, -0.05, 0.04, (-0.7, 0.5, 0.7)),
    (0.16, 0.04, 0.03, (1.3, 0.2, 2.7)),
    (-0.03, 0.07, 0.05, (-0.6, 0.1, 4.0)),
    (-0.07, 0.0, 0.110, (0.5, -0.6, 1.1)),
    (0.05, 0.01, 0.105, (1.7, 0.3, 2.2)),
]:
    q = Euler(t).to_matrix()
    at = S + Euler((0, 0.04, -0.30)).to_matrix() @ Vector((x, y, z))
    cut(skins[int(abs(x) * 97) % 3], lambda v: at + q @ v, 0.086)
scatter([mustard()], 26, (0.12, -0.98), (0.12, 0.06), 0.0115, 0.023, 3)
chilli((-1.02, -0.66, 0), 0.45, 0.60, 0.056, 4, 0.22)
morning((0, 0, 0.45), power=4.0, back=1.0, high=1.8)
orbit((0.02, -0.12, 0.40), 4.1, 31, -3, 62, (0.1, -0.3, 0.5), 0.6)
