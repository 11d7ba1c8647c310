"""Curd chillies by day: plump, thin-skinned, wrinkled by the sun, white with salt, heaped on a palm tray; two fresh ones show what they were."""

from kit import *

daystage(exposure=0.28, seed=34)
spread(cotton(hexc("cfc6b2"), [(-1.34, 0.07, hexc("8a2a1c")), (-1.44, 0.03, hexc("8a2a1c"))]), -0.14, seed=3)


def sun_skin(name, straw, tan, through=0.5):
    """Thin as parchment: the seeds show as shadows, the ridges are dry and pale, salt stays in the folds."""
    k = N(name)
    u, v = k.uv()
    own = k.rnd()
    n = k.noise(2.4, 5, 0.6, k.vec(k.add(k.times(u, 1.8), k.times(own, 31.0)), k.times(v, 1.6), k.times(own, 17.0)))
    fold = k.noise(1.0, 4, 0.6, k.vec(k.add(k.times(u, 5.0), k.times(own, 9.0)), k.times(v, 16.0), own))
    f = k.noise(40, 4, 0.65)
    col = k.ramp(k.add(k.times(n, 0.7), k.times(own, 0.3)), (0.30, tan), (0.52, straw), (0.8, mul(straw, 1.12)))
    seeds = k.times(k.ramp(k.voro(17), (0.20, 1), (0.42, 0)), k.ramp(u, (0.10, 1), (0.66, 0.9), (0.78, 0)))
    col = k.mix(k.times(seeds, 0.38), col, mul(tan, 0.6))
    col = k.mix(k.ramp(fold, (0.52, 0), (0.68, 0.4)), col, mul(tan, 0.62))
    salt = k.times(k.ramp(f, (0.48, 0), (0.62, 1)), k.ramp(n, (0.36, 0.2), (0.58, 1)))
    col = k.mix(k.times(salt, 0.7), col, hexc("efe8d8"))
    k.p(Base_Color=col, Roughness=k.mix(salt, (0.36,) * 3, (0.9,) * 3), Specular=0.4, Normal=k.bump(k.add(fold, k.times(f, 0.3)), 0.55, 0.012))
    return k.translucent(k.mix(0.6, col, (1.0, 0.74, 0.36), "MULTIPLY"), through).m


def plump(M, L, r, seed, m, stalkm, dry=1.0, split=None):
    """A short fat chilli. dry: how far it has fallen in (0 is fresh). split: the angle at which it has burst on its seeds."""
    rng = random.Random(seed)
    n, ph, bend = 64, rng.random() * 6.28, rng.uniform(-0.4, 0.4)
    flat, twist = 1 - dry * rng.uniform(0.15, 0.42), dry * rng.uniform(-1.0, 1.0)
    a0 = Vector((rng.random() * 40, rng.random() * 40, rng.random() * 40))

    def rad(u):
        tip = 1 - max(0, (u - 0.42) / 0.58) ** 1.7
        return r * min(1, u / 0.13 + 0.30) ** 0.6 * max(0, tip) ** 0.75 * (1 + dry * 0.07 * math.sin(u * 9 + ph)) + 0.004

    def P(u):
        return Vector((u * L, bend * L * u * (u - 0.3), 0.03 * L * math.sin(u * 5 + ph)))

    def shape(u, a):
        t = a + twist * u + ph
        body = math.sqrt(math.cos(t) ** 2 + (flat * math.sin(t)) ** 2)
        w = noise.noise(Vector((u * 2.2, 3.0, 0)) + a0) * 1.8
        folds = sum(d * abs(math.sin(q * 0.5 * t + w + q)) ** 0.55 for q, d in ((5, 0.15), (9, 0.10), (15, 0.05))) - 0.2
        dent = noise.noise(Vector((u * 3.2, math.cos(a) * 1.2, math.sin(a) * 1.2)) + a0)
        crease = noise.noise(Vector((u * 20, math.cos(a) * 2.5, math.sin(a) * 2.5)) + a0)
        if split is not None:
            gap = abs((a - split + math.pi) % (2 * math.pi) - math.pi)
            body -= 0.62 * math.exp(-((gap / 0.42) ** 4)) * math.sin(math.pi * min(1, max(0, (u - 0.08) / 0.8))) ** 0.5
        return max(0.3, body + dry * (folds * math.sin(math.pi * min(1, u + 0.12)) + 0.20 * min(0.2, dent) + 0.04 * crease))

    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "plump", 64, shape)
    base = [(0.030, 0.66), (0.010, 0.62), (-0.008, 0.44), (-0.024, 0.24), (-0.040, 0.15)]
    tube([M @ Vector((x, 0, 0)) for x, _ in base], [max(0.012, r * q) for _, q in base], stalkm, "calyx", 16)
    stalk(M @ Matrix.Translation((-0.032, 0, 0)), rng.uniform(0.10, 0.17), 0.0105, rng, stalkm)


C = (0.0, 0.12)
palm_tray((*C, 0.01), 1.10, c1=hexc("4a321a"), c2=hexc("71542e"))
skins = (
    sun_skin("straw", hexc("e6cf96"), hexc("c79e58")),
    sun_skin("straw2", hexc("dcbd78"), hexc("b68a44")),
    sun_skin("tan", hexc("bd8e4c"), hexc("8f622c"), 0.4),
)
dry = straw_stalk()
rng = random.Random(12)
for n, wide, z in ((25, 0.74, 0.10), (20, 0.64, 0.20), (13, 0.48, 0.30), (7, 0.28, 0.39), (2, 0.08, 0.46)):
    for i in range(n):
        a, r = i * 2.399 + z * 11, wide * math.sqrt((i + 0.5) / n)
        L = rng.uniform(0.50, 0.66)
        turn = Euler((rng.random() * 6.28, rng.gauss(0, 0.16), rng.random() * 6.28)).to_matrix().to_4x4()
        at = Matrix.Translation((C[0] + r * math.cos(a), C[1] + r * math.sin(a), z + rng.uniform(-0.01, 0.02)))
        plump(at @ turn @ Matrix.Translation((-L / 2, 0, 0)), L, rng.uniform(0.088, 0.114), 700 + round(z * 100) * 40 + i, skins[(0, 0, 1, 1, 2)[rng.randrange(5)]], dry)
# Fried nearly black, and two that burst: flat seeds in them and round them.
burnt = wet("friedchilli", hexc("1c0c05"), hexc("4a2410"), 7, 0.26, 0.02, 0.2, coat=0.35)
plump(Matrix.Translation((0.16, -1.22, 0.085)) @ Matrix.Rotation(0.16, 4, "Z"), 0.62, 0.098, 90, burnt, dry)
flat_seed = blob("seed", plain("seed", hexc("e2c684"), 0.5), 20, 14, lambda d: 1.0, (0.021, 0.018, 0.006))
for x, y, rz, seed in ((0.02, -0.62, 0.5, 93), (0.52, -0.80, -0.35, 97)):
    M = Matrix.Translation((x, y, 0.30 if y > -0.7 else 0.20)) @ Matrix.Rotation(rz, 4, "Z")
    plump(M, 0.62, 0.115, seed, skins[0], dry, split=1.9)
    for i in range(34):
        p = M @ Vector((rng.uniform(0.10, 0.46), -0.018 + rng.gauss(0, 0.024), 0.052 + rng.uniform(-0.01, 0.02)))
        obj("seed", flat_seed, p, (rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.random() * 6))
scatter([flat_seed], 30, (0.62, -1.06), (0.14, 0.06), 0.02, 0.01, 5)
fresh = wet("greenchilli", hexc("2f5a14"), hexc("4f7d22"), 3, 0.2, 0.06, 0.06, coat=0.4)
for i, (x, y, rz) in enumerate([(-0.98, -0.80, -0.55), (-0.92, -1.16, -0.05)]):
    plump(Matrix.Translation((x, y, 0.08)) @ Matrix.Rotation(rz, 4, "Z"), 0.70, 0.072, 40 + i, fresh, stem(hexc("5f7a2c")), 0.0)
scatter([pepper(seed=s) for s in range(4)], 24, (0.02, -1.10), (0.07, 0.04), 0.027, 0.054, 3)
morning((0, 0, 0.2), side=-2.6, back=1.3, high=1.6)
orbit((0.0, -0.12, 0.16), 4.0, 42, -3, 62, (0, -0.3, 0.3), 0.7)
