"""Leaves: curry leaf, banana leaf, moringa, mudakkathan (balloon vine)."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import leafmat, plain
from .nodes import N, hexc, mul
from .shapes import blob, grid, mesh, obj, tube

H = hexc


def leaf(m, L=0.45, W=0.17, curl=0.15, fold=0.25, seed=0, nu=28, nv=10, wave=0.015, power=(0.55, 1.15)):
    """Mesh of one leaf along X. power shapes it: small first number = broad base, second = pointed tip."""
    v, uv, f = [], [], []
    peak = power[0] / (power[0] + power[1])
    mx = peak ** power[0] * (1 - peak) ** power[1]
    for i in range(nu + 1):
        u = i / nu
        wd = W * 0.5 * (u ** power[0] * max(0, 1 - u) ** power[1]) / mx
        for j in range(nv + 1):
            s = j / nv * 2 - 1
            z = (
                abs(s) * wd * fold
                - curl * L * (u - 0.35) ** 2
                + wave * noise.noise(Vector((u * 4, s * 1.5, seed * 3.7))) * (0.3 + abs(s))
            )
            v.append((u * L, s * wd, z))
            uv.append((u, j / nv))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            f.append((a, a + nv + 1, a + nv + 2, a + 1))
    return mesh("leaf", v, f, m, uv=uv)


def stem(c=H("4a5a24")):
    return plain("stem", c, 0.5)


def sprig(loc, rot=(0, 0, 0), pairs=7, L=1.3, leafL=0.36, seed=1, bend=0.25, m=None, stemm=None):
    """Curry-leaf sprig: bent stem, alternate leaflets, largest in the middle, one at the tip."""
    m, stemm, rng = m or leafmat(), stemm or stem(), random.Random(seed)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()

    def P(t):
        return Vector((t * L, bend * L * t * t, 0.035 + 0.05 * math.sin(t * 3)))

    tube([M @ P(t / 14) for t in range(15)], [0.014 - 0.009 * t / 14 for t in range(15)], stemm, "stem")
    for i in range(pairs * 2 + 1):
        t, last = min(1, 0.16 + 0.84 * i / (pairs * 2)), i == pairs * 2
        side = 0 if last else (1 if i % 2 else -1)
        l = leafL * (0.7 + 0.42 * math.sin(math.pi * min(1, t * 0.95))) * rng.uniform(0.88, 1.1)
        me = leaf(m, l, l * rng.uniform(0.36, 0.44), rng.uniform(0.1, 0.5), rng.uniform(0.15, 0.4), rng.random() * 50)
        tang = math.atan2(2 * bend * t, 1)
        turn = Euler((rng.gauss(0, 0.25) + 0.12 * side, rng.uniform(-0.22, 0.02), tang + side * rng.uniform(0.75, 1.05)))
        obj("leaf", me).matrix_world = M @ Matrix.Translation(P(t)) @ turn.to_matrix().to_4x4()


def curry_leaf(loc, rot, l=0.34, seed=0, m=None):
    return obj("leaf", leaf(m or leafmat(), l, l * 0.4, 0.3, 0.3, seed), loc, rot)


def banana_leaf(L=4.6, W=2.3, loc=(0, 0, 0), rotz=0.0, m=None, seed=4.0, flat=False):
    """A cut sheet with midrib along X and fine parallel ribs; edges lift a little, the midrib is a real ridge."""
    m = m or leafmat(H("1d3c12"), H("3d6123"), H("8a9f58"), 0.5, 42.0, spec=0.12, through=0.1)

    def f(u, v):
        s, x = v * 2 - 1, (u - 0.5) * L
        y = s * W / 2 * (1 + 0.02 * noise.noise(Vector((u * 30, s > 0, seed))))
        lift = (
            0.006
            if flat
            else 0.02 + 0.03 * abs(s) + 0.02 * math.sin(x * 2.1 + s) + 0.035 * noise.noise(Vector((x * 1.2, y * 1.5, seed)))
        )
        ribs = 0.004 * math.sin(x * 46 + abs(s) * 9) * (abs(s) > 0.03)
        return (x, y, max(0.004, lift + ribs + 0.022 * math.exp(-((s / 0.02) ** 2))))

    return grid("bananaleaf", 220, 72, f, m, (*loc[:2], loc[2] if len(loc) > 2 else 0), (0, 0, rotz))


def moringa(loc, rot=(0, 0, 0), L=1.1, seed=1, m=None, stemm=None, fronds=5):
    """Drumstick-tree frond: twice pinnate, small oval leaflets in pairs on thin side stalks."""
    m = m or leafmat(H("2c5216"), H("5d8a2c"), H("86a552"), 0.5, 5.0, spec=0.15)
    stemm, rng = stemm or stem(H("6a7a34")), random.Random(seed)
    protos = [leaf(m, 0.115, 0.078, 0.2, 0.22, seed * 10 + i, 12, 6, 0.006, (0.5, 0.55)) for i in range(6)]
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()

    def P(t):
        return Vector((t * L, 0.12 * L * math.sin(t * 2.0), 0.03 + 0.06 * math.sin(t * 2.6)))

    tube([M @ P(i / 12) for i in range(13)], [0.011 - 0.006 * i / 12 for i in range(13)], stemm, "stem", 8)
    for i in range(fronds * 2 + 1):
        t = 0.14 + 0.86 * i / (fronds * 2)
        last = i == fronds * 2
        side = 0 if last else (1 if i % 2 else -1)
        l = (0.34 * math.sin(math.pi * min(0.97, 0.22 + t * 0.62)) + 0.06) * rng.uniform(0.9, 1.1) * L
        a = side * rng.uniform(0.85, 1.1) + 0.1
        base, dirn = P(t), Vector((math.cos(a), math.sin(a), rng.uniform(0.0, 0.18)))

        def Q(s):
            return base + dirn * l * s + Vector((0, 0, -0.05 * s * s))

        tube([M @ Q(s / 5) for s in range(6)], [0.005 - 0.003 * s / 5 for s in range(6)], stemm, "stem", 6)
        count = max(3, round(l / 0.062))
        for j in range(count):
            s = 0.2 + 0.8 * (j + 0.5) / count
            for sd in ((1, -1) if j < count - 1 else (0,)):
                turn = Euler((rng.gauss(0, 0.28), rng.gauss(-0.05, 0.15), a + sd * rng.uniform(0.9, 1.25)))
                o = obj("leaflet", protos[rng.randrange(6)])
                o.matrix_world = (
                    M @ Matrix.Translation(Q(s)) @ turn.to_matrix().to_4x4() @ Matrix.Scale(rng.uniform(0.8, 1.15), 4)
                )


def lobed(m, L=0.3, seed=0, nu=36, nv=12):
    """One leaflet of balloon vine: lance-shaped with deep teeth."""
    rng = random.Random(seed)
    ph = rng.random() * 3

    def w(u):
        body = u**0.5 * (1 - u) ** 0.9 * 1.5
        teeth = 1 - 0.42 * abs(math.sin(u * 3.6 * math.pi + ph)) ** 2.2
        return max(0, L * 0.26 * body * teeth)

    v, uv, f = [], [], []
    for i in range(nu + 1):
        u = i / nu
        for j in range(nv + 1):
            s = j / nv * 2 - 1
            v.append(
                (
                    u * L + abs(s) * w(u) * 0.5,
                    s * w(u),
                    abs(s) * w(u) * 0.25 - 0.2 * L * (u - 0.4) ** 2 + 0.01 * noise.noise(Vector((u * 5, s, seed))),
                )
            )
            uv.append((u, j / nv))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            f.append((a, a + nv + 1, a + nv + 2, a + 1))
    return mesh("lobed", v, f, m, uv=uv)


def papery(c1, c2):
    """Skin of an inflated pod: dull, netted with veins, light comes through."""
    k = N("papery")
    n, net = k.noise(6, 5), k.voro(22, "DISTANCE_TO_EDGE")
    veins = k.ramp(net, (0.0, 1), (0.05, 0))
    col = k.mix(k.times(veins, 0.5), k.ramp(n, (0.3, c1), (0.7, c2)), mul(c1, 0.6))
    k.p(Base_Color=col, Roughness=0.75, Specular=0.12, Normal=k.bump(k.add(n, k.times(veins, 0.5)), 0.5, 0.015))
    return k.translucent(col, 0.4).m


def balloon_vine(loc, rot=(0, 0, 0), L=1.2, seed=1, balloons=2, m=None):
    """Mudakkathan: thin vine, leaves of three toothed leaflets, papery three-ribbed balloons."""
    m, rng = m or leafmat(H("28571a"), H("549036"), H("8db05c"), 0.5, 6.0, spec=0.14, through=0.3), random.Random(seed)
    vine = stem(H("6f8a3a"))
    protos = [lobed(m, 0.3, seed * 9 + i) for i in range(5)]
    pod = papery(H("6c7f38"), H("93a055"))
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()

    def P(t):
        return Vector((t * L, 0.14 * L * math.sin(t * 4.2), 0.03 + 0.07 * math.sin(t * 3) ** 2))

    tube([M @ P(i / 24) for i in range(25)], [0.009 - 0.004 * i / 24 for i in range(25)], vine, "vine", 8)
    n = 5
    for i in range(n):
        t, side = 0.1 + 0.88 * i / (n - 1), 1 if i % 2 else -1
        a = side * rng.uniform(0.7, 1.1)
        tip = P(t) + Vector((math.cos(a), math.sin(a), 0.28)) * 0.17
        tube([M @ P(t), M @ ((P(t) + tip) / 2 + Vector((0, 0, 0.015))), M @ tip], [0.005, 0.004, 0.004], vine, "stalk", 6)
        for k in (-1, 0, 1):
            turn = Euler((rng.gauss(0, 0.18), rng.uniform(-0.05, 0.25), a + k * rng.uniform(0.75, 0.95)))
            o = obj("leaflet", protos[rng.randrange(5)])
            o.matrix_world = (
                M
                @ Matrix.Translation(tip)
                @ turn.to_matrix().to_4x4()
                @ Matrix.Scale((1.1 if k == 0 else 0.8) * rng.uniform(0.9, 1.1), 4)
            )
    for i in range(balloons):
        t = 0.3 + 0.5 * i / max(1, balloons - 1)
        c = P(t) + Vector((0.02, (-1 if i % 2 else 1) * 0.22, 0.1))
        tube([M @ P(t), M @ ((P(t) + c) / 2 + Vector((0, 0, 0.05))), M @ c], [0.004, 0.004, 0.004], vine, "stalk", 6)

        def shape(d):
            a3 = math.atan2(d.z, d.y)
            ridge = abs(math.cos(1.5 * a3))
            return (
                (0.80 + 0.26 * ridge**0.8 * (1 - d.x**4)) * (1 + 0.10 * d.x)
                + 0.05 * noise.noise(d * 4) * (1 - ridge)
                + 0.10 * max(0, -d.x - 0.85)
            )

        me = blob("balloon", pod, 48, 32, shape, (0.13, 0.12, 0.12))
        o = obj("balloon", me)
        o.matrix_world = (
            M
            @ Matrix.Translation(c + Vector((0, (-1 if i % 2 else 1) * 0.06, 0)))
            @ Euler((0, 0.3, rng.random() * 6)).to_matrix().to_4x4()
        )
