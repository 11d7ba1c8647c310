"""Small onions, tamarind in the pod and out of it, mace, balloon-vine lanterns: what the pickles and mixes are made of, by day."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import dried, plain, wet
from .nodes import N, hexc, mul
from .shapes import blob, grid, lathe, obj, tube

H = hexc


def onion_skin(c1=H("7c3a40"), c2=H("b0706a"), c3=H("cf9c7e"), rough=0.5, coat=0.0, sss=0.0):
    """Papery: fine lines from root to neck, copper where it dried."""
    k = N("onion")
    u, v = k.uv()
    own = k.rnd()
    lines = k.noise(1.0, 3, 0.6, k.vec(k.times(v, 34.0), k.times(u, 0.9), k.times(own, 30.0)))
    patch = k.noise(4, 4)
    col = k.ramp(k.add(k.times(lines, 0.6), k.times(patch, 0.4)), (0.34, c1), (0.52, c2), (0.68, c3))
    col = k.mix(k.ramp(u, (0.80, 0), (0.97, 0.8)), col, H("b08d5c"))
    k.p(
        Base_Color=col, Roughness=rough, Specular=0.3, Clearcoat=coat, Clearcoat_Roughness=0.2, Normal=k.bump(lines, 0.3, 0.006)
    )
    if sss:
        k.p(Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(0.06, 0.03, 0.02))
    return k.m


def small_onion(loc, rot=(0, 0, 0), s=1.0, seed=0, m=None, tail=True):
    """Chinna vengayam: a drop with a dry neck and a tuft of roots, often two halves under one skin. Along +z, root down."""
    rng = random.Random(seed)
    m = m or onion_skin()
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    neck = 0.05 if tail else 0.012
    prof = [(0.0, -0.128), (0.035, -0.126), (0.085, -0.100), (0.122, -0.040), (0.128, 0.015), (0.108, 0.080), (0.066, 0.135), (0.032, 0.172), (0.019, 0.20), (0.015, 0.20 + neck), (0.0, 0.205 + neck)]
    p0, two = rng.random() * 6, rng.uniform(0.0, 0.12)

    def f(u, v):
        t = u * (len(prof) - 1)
        i = min(len(prof) - 2, int(t))
        e = t - i
        e = e * e * (3 - 2 * e) if i in (0, len(prof) - 2) else e
        (ra, za), (rb, zb) = prof[i], prof[i + 1]
        a = v * 2 * math.pi
        r = ra + (rb - ra) * e
        k = 1 + 0.05 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, seed + u * 2))) - two * abs(math.cos(a + p0)) ** 6
        twist = 0.018 * max(0, u - 0.75) * 4
        return Vector((r * k * math.cos(a) + twist * math.sin(p0), r * k * math.sin(a) * 0.94 + twist * math.cos(p0), za + (zb - za) * e)) * s

    o = grid("onion", 70, 48, f, m, wrap=True)
    o.matrix_world = M
    sub = o.modifiers.new("smooth", "SMOOTH")
    sub.iterations = 6
    if tail:
        hair = plain("onionroot", H("a58c62"), 0.9, 0.1)
        for i in range(9):
            a, w = rng.random() * 6.28, rng.uniform(0.015, 0.05)
            tube([M @ (Vector((0.02 * math.cos(a) + w * math.cos(a) * t * t, 0.02 * math.sin(a) + w * math.sin(a) * t * t, -0.124 - 0.045 * t)) * s) for t in (0, 0.3, 0.6, 1.0)], [0.0035 * s] * 4, hair, "root", 5, cap=False)
    return o


def pod_shell():
    k = N("podshell")
    n, f, sp = k.noise(5, 6, 0.6), k.noise(38, 4, 0.65), k.noise(90, 2)
    col = k.ramp(n, (0.3, H("6f4826")), (0.7, H("9a6c3e")))
    col = k.mix(k.ramp(f, (0.52, 0), (0.66, 0.6)), col, H("b98c5a"))
    col = k.mix(k.ramp(sp, (0.62, 0), (0.70, 0.6)), col, H("3e2412"))
    return k.p(Base_Color=col, Roughness=0.86, Specular=0.14, Normal=k.bump(k.add(n, k.times(f, 0.7)), 0.6, 0.012)).m


def pulp_skin():
    return wet("tamarindpulp", H("2b1006"), H("4f2410"), 16, 0.34, 0.06, 0.8, H("6d3a1a"), 0.25, 0.60, spec=0.35)


def tamarind(loc, rotz=0.0, L=0.95, seed=0, peeled=None, r=0.078):
    """A ripe pod: thin, curved like a sickle, waisted between its seeds. peeled: from this share on the shell is off and the pulp shows."""
    rng = random.Random(seed)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    seeds, ph, bow = rng.randrange(5, 8), rng.random() * 3, rng.uniform(0.42, 0.75)

    def P(u):
        return M @ Vector(((u - 0.5) * L, bow * L * (u - 0.5) ** 2 + 0.02 * math.sin(u * 9 + ph), r * 0.86))

    def rad(u, k=1.0):
        end = math.sin(math.pi * min(1, max(0.02, 0.03 + 0.95 * u))) ** 0.32
        return 0.010 + r * k * end * (0.76 + 0.24 * abs(math.cos(math.pi * seeds * u + ph)) ** 0.8)

    def shape(u, a):
        return (1 - 0.20 * abs(math.sin(a)) ** 2) * (1 + 0.05 * noise.noise(Vector((u * 9, math.cos(a), math.sin(a) + seed))))

    n = 110
    end = 1.0 if peeled is None else peeled
    us = [i / n * end for i in range(n + 1)]
    jag = [1.0] * (n + 1)
    tube([P(u) for u in us], [rad(u) * j for u, j in zip(us, jag)], pod_shell(), "pod", 36, shape, cap=peeled is None)
    tube([P(0), P(0) + (P(0) - P(0.04)) * 1.6], [0.015, 0.009], pod_shell(), "podstalk", 8)
    if peeled is None:
        return
    pulp = pulp_skin()
    vs = [end - 0.05 + (1 - end + 0.05) * i / n for i in range(n + 1)]
    tube([P(u) for u in vs], [rad(u, 0.86) * (1 + 0.10 * noise.noise(Vector((u * 30, seed, 0)))) for u in vs], pulp, "pulp", 36, lambda u, a: 1 + 0.16 * noise.noise(Vector((u * 11, math.cos(a) * 1.6, math.sin(a) * 1.6 + seed))))
    string = plain("podstring", H("7a4f2a"), 0.7)
    for a in (0.7, 2.4, 4.2):
        tube([P(u) + Vector((0, math.cos(a), math.sin(a))) * rad(u, 0.9) for u in vs[:: 5]], [0.0055] * len(vs[:: 5]), string, "string", 6, cap=False)
    for i in range(3):  # shards of the shell
        a = rng.random() * 6.28
        c = P(1) + Vector((rng.uniform(-0.1, 0.16), rng.uniform(-0.2, 0.1), -r * 0.80))
        me = blob("shard", pod_shell(), 20, 14, lambda d: 1 + 0.3 * noise.noise(d * 1.6 + Vector((i * 5, seed, 0))), (0.07, 0.045, 0.012))
        obj("shard", me, c, (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), a))


def tamarind_lump(loc, s=1.0, seed=0):
    """Seedless tamarind as it is sold: flattened strands pressed together, sticky, dark red-brown, fibres sticking out."""
    rng = random.Random(seed)
    pulp, string = pulp_skin(), plain("pulpstring", H("6b4222"), 0.7)
    for i in range(16):
        a0, L, w = rng.random() * 6.28, rng.uniform(0.26, 0.46) * s, rng.uniform(0.045, 0.07) * s
        bow, layer = rng.uniform(-1.2, 1.2), (i // 6)
        c = Vector((loc[0] + rng.gauss(0, 0.075) * s, loc[1] + rng.gauss(0, 0.06) * s, loc[2] + (0.03 + 0.048 * layer) * s))
        pts = []
        for j in range(25):
            t = j / 24 - 0.5
            a = a0 + bow * t
            pts.append(c + Vector((math.cos(a) * L * t, math.sin(a) * L * t, 0.012 * s * math.sin(j * 0.9 + i) - 0.10 * s * t * t * layer)))
        tube(pts, [w * max(0.15, 1 - abs(2 * j / 24 - 1) ** 4) for j in range(25)], pulp, "strand", 22, lambda u, a, i=i: (1 - 0.35 * abs(math.sin(a))) * (1 + 0.30 * noise.noise(Vector((u * 7, math.cos(a) * 1.4, math.sin(a) * 1.4 + i * 3))) - 0.22 * abs(noise.noise(Vector((u * 16, math.cos(a) * 3, i))))))
        if i % 2:
            tube([p + Vector((0, 0, w * 0.62)) for p in pts[::3]], [0.004 * s] * 9, string, "string", 5, cap=False)


def lacy_mace(M, s=1.0, seed=0, shell=None):
    """The nutmeg in its shining brown shell under its aril: one crimson cup at the base that splits into waving straps."""
    shell = shell or dried("nutshell", H("2c150a"), H("4a2612"), scale=8, rough=0.2, spec=0.5, bump=0.12, dist=0.006, coat=0.4)
    A, B = 0.195 * s, 0.148 * s
    obj("nutmeg", blob("nutmeg", shell, 64, 48, lambda d: 1 + 0.015 * noise.noise(d * 3), (A, B, B))).matrix_world = M
    k = N("mace")
    n, f = k.noise(9, 5, 0.6), k.noise(46, 3)
    k.p(
        Base_Color=k.ramp(k.add(k.times(n, 0.7), k.times(f, 0.3)), (0.3, H("8c0d0a")), (0.7, H("c0210f"))),
        Roughness=0.32,
        Specular=0.42,
        Subsurface=0.12,
        Subsurface_Color=H("b01a0c"),
        Subsurface_Radius=(0.04, 0.01, 0.006),
        Normal=k.bump(k.add(n, k.times(f, 0.6)), 0.4, 0.008),
    )

    def f(u, v):
        t, a = u, v * 2 * math.pi
        th = math.pi * (0.02 + 0.93 * t)
        c = Vector((math.cos(a), math.sin(a), 0))
        warp = 1.1 * noise.noise(Vector((c.x * 1.2, c.y * 1.2, t * 3.2 + seed))) + 0.55 * noise.noise(Vector((c.x * 2.4, c.y * 2.4, t * 7 + seed)))
        strap = math.cos(7 * (a + 0.35 * warp) + 1.5 * math.sin(t * 6 + seed))
        twig = math.cos(14 * (a + 0.30 * warp) + 2.2 * math.sin(t * 9 + seed))
        field = max(strap, (0.75 * twig - 0.2) * min(1, max(0, t - 0.35) * 4))
        gate = -1.3 + 2.05 * min(1, max(0, (t - 0.10) / 0.34)) ** 0.8
        gate += 0.25 * max(0, t - 0.8) * 5
        on = min(1.0, max(0.0, (field - gate) * 2.2))
        r = 0.93 + (0.20 - 0.05 * t) * on**0.5 * (1 + 0.10 * noise.noise(Vector((c.x * 6, c.y * 6, t * 14))))
        return Vector((-math.cos(th) * A * r, math.sin(th) * c.x * B * r, math.sin(th) * c.y * B * r))

    grid("mace", 220, 300, f, k.m, wrap=True).matrix_world = M


def nutmeg_half(M, s=1.0, seed=0, seat=True):
    """Half a ripe fruit, split along its groove: yellow skin, thick cream flesh, the hollow its seed left. Face +z."""
    X, Y = 0.40 * s, 0.33 * s
    k = N("nutmegfruit")
    x, y, z = k.xyz()
    q = k.math("SQRT", k.add(k.math("POWER", k.times(x, 1 / X), 2.0), k.add(k.math("POWER", k.times(y, 1 / Y), 2.0), k.math("POWER", k.times(z, 1 / Y), 2.0))))
    n, f, sp = k.noise(4, 5), k.noise(24, 4), k.noise(60, 2)
    skin = k.ramp(n, (0.3, H("bb9032")), (0.7, H("d6b75e")))
    skin = k.mix(k.ramp(sp, (0.63, 0), (0.70, 0.55)), skin, H("8a6a30"))
    flesh = k.ramp(k.add(k.times(n, 0.6), k.times(f, 0.4)), (0.3, H("d8c796")), (0.7, H("e9deb8")))
    flesh = k.mix(k.ramp(q, (0.60, 0.5), (0.70, 0)), flesh, H("b98a52"))
    out = k.math("GREATER_THAN", q, 0.955)
    k.p(
        Base_Color=k.mix(out, flesh, skin),
        Roughness=k.mix(out, (0.30,) * 3, (0.46,) * 3),
        Specular=0.38,
        Subsurface=0.14,
        Subsurface_Color=H("e0d09a"),
        Subsurface_Radius=(0.06, 0.045, 0.02),
        Normal=k.bump(k.add(f, n), 0.22, 0.010),
    )

    def g(u, v):
        a = v * 2 * math.pi
        if u < 0.5:
            t, r = (u / 0.5) * math.pi / 2, 1.0
        elif u < 0.66:
            t, r = math.pi / 2, 1 - 0.42 * (u - 0.5) / 0.16
        else:
            t, r = math.pi / 2 * (1 - (u - 0.66) / 0.34), 0.58
        c = Vector((math.cos(a) * math.sin(t), math.sin(a) * math.sin(t), -math.cos(t)))
        e = 1 + 0.02 * noise.noise(c * 2 + Vector((seed, 0, 0))) + 0.10 * max(0, c.x - 0.9) / 0.1 * (u < 0.6)
        soft = 0.018 * s * (1 - abs((u - 0.58) / 0.08) ** 2) if 0.5 <= u <= 0.66 else 0
        wob = 0.010 * s * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, r * 8 + seed))) if 0.5 <= u <= 0.66 else 0
        return Vector((X * r * c.x * e, Y * r * c.y * e, Y * r * c.z * e + soft + wob))

    grid("nutmeghalf", 120, 140, g, k.m, wrap=True).matrix_world = M
    if seat:
        lacy_mace(M @ Matrix.Translation((0, 0, 0.03 * s)), s, seed)


def paper_pod(c1=H("93a356"), c2=H("bcc686")):
    """Skin of a lantern: thin as paper, netted, light goes right through."""
    k = N("paperpod")
    n, own = k.noise(6, 5), k.rnd()
    net = k.voro(15, "DISTANCE_TO_EDGE")
    fine = k.voro(38, "DISTANCE_TO_EDGE")
    veins = k.add(k.times(k.ramp(net, (0.0, 1), (0.06, 0)), 0.8), k.times(k.ramp(fine, (0.0, 1), (0.07, 0)), 0.35))
    col = k.ramp(n, (0.3, c1), (0.7, c2))
    col = k.mix(k.times(own, 0.35), col, H("c9b98a"))
    col = k.mix(k.times(veins, 0.5), col, mul(c1, 0.55))
    k.p(Base_Color=col, Roughness=0.7, Specular=0.15, Normal=k.bump(k.add(k.times(n, 0.6), veins), 0.5, 0.010))
    return k.translucent(k.mix(0.4, col, (1.0, 1.0, 0.55), "MULTIPLY"), 0.62).m


def lantern(M, s=1.0, seed=0, m=None):
    """Mudakkathan pod: three puffed chambers with a sharp keel each, drawn in between; wide above, a beak below. Stalk at the origin, hangs to +x."""
    m = m or paper_pod()
    L, R, p = 0.36 * s, 0.175 * s, seed * 1.7

    def f(u, v):
        a = v * 2 * math.pi
        k3 = math.cos(3 * (a + 0.12 * math.sin(u * 3 + p)))
        body = math.sin(math.pi * min(1, u**0.72)) ** 0.62
        d = abs(((a * 3 / (2 * math.pi) + 0.5) % 1) - 0.5)
        keel = 0.10 * math.exp(-((d / 0.05) ** 2))
        groove = -0.22 * math.exp(-(((0.5 - d) / 0.10) ** 2))
        r = R * body * (0.90 + 0.13 * k3 + keel + groove + 0.06 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, u * 4 + seed))))
        r += 0.004 * s
        return Vector((u * L + 0.03 * s * max(0, u - 0.94) * 10, r * math.cos(a), r * math.sin(a)))

    grid("lantern", 70, 150, f, m, wrap=True).matrix_world = M


def lanterns(at, stalk_from, m, s=1.0, seed=0, rot=(0, 0.3, 0)):
    """One lantern on its thread."""
    M = Matrix.Translation(at) @ Euler(rot).to_matrix().to_4x4()
    thread = plain("thread", H("8a9a4c"), 0.6)
    a, b = Vector(stalk_from), Vector(at)
    mid = (a + b) / 2 + Vector((0, 0, 0.05))
    tube([a, (a + mid) / 2 + Vector((0, 0, 0.012)), mid, (mid + b) / 2 + Vector((0, 0, 0.012)), b], [0.0045] * 5, thread, "thread", 6)
    lantern(M, s, seed, m)
