"""Dried turkey berries by day: shrivelled, dull, some with their stalk, some burst on their seeds, in a clay dish on pale stone."""

from kit import *

daystage(exposure=0.34, seed=4)
ground(rice_stone(), 0.9)
R, top = dish((0, 0.08, 0), 1.0, clay(hexc("6b3420"), hexc("9a5838")))


def dried_skin():
    """u of the mesh: 0 skin, 0.5 seed, 1 stalk. Folds are worn pale, hollows keep the dust and the salt of the curd."""
    k = N("sundakkai")
    part = k.uv()[0]
    point = k.n("NewGeometry").outputs["Pointiness"]
    own, n, f = k.rnd(), k.noise(16, 5, 0.65), k.noise(90, 4, 0.7)
    one = k.ramp(own, (0.0, hexc("3a2614")), (0.35, hexc("5e4022")), (0.62, hexc("745630")), (0.80, hexc("645630")), (1.0, hexc("8c6a42")))
    col = k.mix(k.ramp(n, (0.36, 0.55), (0.64, 0)), one, hexc("3a2814"))
    col = k.mix(k.ramp(point, (0.42, 0.75), (0.50, 0)), col, hexc("170e07"))
    col = k.mix(k.ramp(point, (0.51, 0), (0.58, 0.55)), col, hexc("9a7e50"))
    col = k.mix(k.ramp(k.add(k.times(n, 0.5), k.times(f, 0.5)), (0.56, 0), (0.66, 0.30)), col, hexc("b3a37e"))
    col = k.mix(k.math("GREATER_THAN", part, 0.25), col, k.mix(k.times(f, 0.8), hexc("b08a4c"), hexc("6a4420")))
    col = k.mix(k.math("GREATER_THAN", part, 0.75), col, k.ramp(f, (0.35, hexc("33220f")), (0.65, hexc("6d5430"))))
    k.p(Base_Color=col, Roughness=0.78, Specular=0.16, Normal=k.bump(k.add(n, k.times(f, 0.7)), 0.55, 0.006))
    return k.m


def berry(m, r, seed, stalk=False, split=False):
    """One mesh: sunk where the flesh dried away, drawn into folds that run to the stalk."""
    g = random.Random(seed * 31 + 5)
    a, b = Vector((g.random() * 90, 3, 0)), Vector((0, g.random() * 90, 7))
    dents = [(Vector((g.gauss(0, 0.5), g.gauss(0, 1), g.gauss(0, 1))).normalized(), g.uniform(0.24, 0.48), g.uniform(0.6, 1.2)) for _ in range(g.choice((2, 3, 4)))]
    flat = (g.uniform(0.9, 1.1), g.uniform(0.84, 1.05), g.uniform(0.55, 0.85))

    def f(d):
        away = sum(h * math.exp(-(((1 - d.dot(c)) / (0.36 * w)) ** 1.4)) for c, h, w in dents if d.dot(c) > 0)
        long = abs(noise.noise(Vector((d.x * 1.1, d.y * 3.4, d.z * 3.4)) + a))
        net = abs(noise.noise(d * 6.5 + b))
        fold = 0.20 * (1 - min(1, long * 3.0)) ** 1.5 + 0.07 * (1 - min(1, net * 3.2)) ** 1.5
        slit = 0.50 * math.exp(-((d.z / 0.15) ** 2)) * max(0, d.y) ** 0.6 * (abs(d.x) < 0.8) if split else 0
        return 0.86 + fold - away - slit + 0.08 * noise.noise(d * 1.4 + b) - 0.18 * max(0, d.x - 0.9) / 0.1

    v, fc, uv = [], [], []

    def add(pts, nu, nv, part):
        o = len(v)
        v.extend(pts)
        uv.extend([(part, 0)] * len(pts))
        fc.extend((o + i * nv + j, o + i * nv + (j + 1) % nv, o + (i + 1) * nv + (j + 1) % nv, o + (i + 1) * nv + j) for i in range(nu) for j in range(nv))

    def ball(nu, nv):
        for i in range(nu + 1):
            for j in range(nv):
                th, ph = math.pi * i / nu, 2 * math.pi * j / nv
                yield Vector((math.cos(th), math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph)))

    add([Vector(p * q for p, q in zip(d * f(d), flat)) * r for d in ball(56, 72)], 56, 72, 0.0)
    if split:
        for _ in range(16):
            c = Vector((g.uniform(-0.5, 0.5), g.uniform(0.26, 0.52), g.gauss(0, 0.11))) * r
            e = Euler((g.random() * 6, g.random() * 6, 0)).to_matrix()
            add([c + e @ Vector((d.x * 0.17, d.y * 0.15, d.z * 0.06)) * r for d in ball(6, 9)], 6, 9, 0.5)
    # Five dry lobes hold the berry; the stalk on some.
    x0 = r * f(Vector((1, 0, 0)))
    lobes = []
    for i in range(5):
        for j in range(30):
            t = 2 * math.pi * j / 30
            w = r * (0.05 + 0.36 * i / 4 * (0.45 + 0.55 * abs(math.cos(2.5 * t)) ** 1.6))
            lobes.append(Vector((x0 + r * (0.07 - 0.10 * (i / 4) ** 2 + 0.02 * math.sin(t * 3)), w * math.cos(t), w * math.sin(t))))
    add(lobes, 4, 30, 1.0)
    if stalk:
        L, bx, by = r * g.uniform(1.0, 2.2), g.gauss(0, 0.5), g.gauss(0, 0.5)
        pts = []
        for i in range(11):
            t = i / 10
            w = r * (0.105 - 0.05 * t + 0.07 * max(0, t - 0.85) / 0.15)
            for j in range(8):
                c, s = math.cos(j * 0.785), math.sin(j * 0.785)
                pts.append(Vector((x0 + L * t, bx * L * t * t + w * c, by * L * t * t + w * s)))
        add(pts, 10, 8, 1.0)
    return mesh("berry", v, fc, m, uv=uv)


m = dried_skin()
berries = [berry(m, 0.060 - 0.003 * (s % 4), s, s % 4 == 1, s % 5 == 3) for s in range(20)]
seed_heap(berries, 800, R * 0.97, top * 0.45, 0.17, hexc("2c2010"), 4, (0, 0.08, 0), foot=0.052, thick=0.085, tilt=1.3, tries=3, scale=(0.74, 1.16), slump=(-0.05, 0.05))
scatter(berries, 15, (0.66, -0.90), (0.30, 0.10), 0.056, 0.085, 7, (0, 0.08, 1.04), tilt=1.2)
scatter(berries, 8, (-0.76, -0.88), (0.18, 0.08), 0.056, 0.085, 9, (0, 0.08, 1.04), tilt=1.2)
lm = leafmat(hexc("234a16"), hexc("447428"), hexc("7c9a4c"), 0.4)
sprig((-1.62, 0.62, 0), (0, 0, -0.35), 7, 1.0, 0.32, 4, 0.15, lm)
sprig((1.60, -0.34, 0), (0, 0, 2.75), 6, 0.9, 0.30, 8, -0.15, lm)
morning((0, 0, 0.2), back=1.1, high=1.4)
orbit((0.02, -0.06, 0.16), 3.75, 43, -6, 62, (0, -0.3, 0.35), 0.7)
