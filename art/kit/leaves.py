"""Leaves: curry leaf, banana leaf, moringa, mudakkathan (balloon vine)."""
import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import leafmat, plain
from .nodes import N, hexc, mul
from .shapes import blob, grid, mesh, obj, tube

H = hexc


def leaf(m, L=.45, W=.17, curl=.15, fold=.25, seed=0, nu=28, nv=10, wave=.015, power=(.55, 1.15)):
    """Mesh of one leaf along X. power shapes it: small first number = broad base, second = pointed tip."""
    v, uv, f = [], [], []
    peak = power[0] / (power[0] + power[1])
    mx = peak ** power[0] * (1 - peak) ** power[1]
    for i in range(nu + 1):
        u = i / nu
        wd = W * .5 * (u ** power[0] * max(0, 1 - u) ** power[1]) / mx
        for j in range(nv + 1):
            s = j / nv * 2 - 1
            z = abs(s) * wd * fold - curl * L * (u - .35) ** 2 + wave * noise.noise(Vector((u * 4, s * 1.5, seed * 3.7))) * (.3 + abs(s))
            v.append((u * L, s * wd, z))
            uv.append((u, j / nv))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            f.append((a, a + nv + 1, a + nv + 2, a + 1))
    return mesh("leaf", v, f, m, uv=uv)


def stem(c=H("4a5a24")):
    return plain("stem", c, .5)


def sprig(loc, rot=(0, 0, 0), pairs=7, L=1.3, leafL=.36, seed=1, bend=.25, m=None, stemm=None):
    """Curry-leaf sprig: bent stem, alternate leaflets, largest in the middle, one at the tip."""
    m, stemm, rng = m or leafmat(), stemm or stem(), random.Random(seed)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    def P(t):
        return Vector((t * L, bend * L * t * t, .035 + .05 * math.sin(t * 3)))
    tube([M @ P(t / 14) for t in range(15)], [.014 - .009 * t / 14 for t in range(15)], stemm, "stem")
    for i in range(pairs * 2 + 1):
        t, last = min(1, .16 + .84 * i / (pairs * 2)), i == pairs * 2
        side = 0 if last else (1 if i % 2 else -1)
        l = leafL * (.7 + .42 * math.sin(math.pi * min(1, t * .95))) * rng.uniform(.88, 1.1)
        me = leaf(m, l, l * rng.uniform(.36, .44), rng.uniform(.1, .5), rng.uniform(.15, .4), rng.random() * 50)
        tang = math.atan2(2 * bend * t, 1)
        turn = Euler((rng.gauss(0, .25) + .12 * side, rng.uniform(-.22, .02), tang + side * rng.uniform(.75, 1.05)))
        obj("leaf", me).matrix_world = M @ Matrix.Translation(P(t)) @ turn.to_matrix().to_4x4()


def curry_leaf(loc, rot, l=.34, seed=0, m=None):
    return obj("leaf", leaf(m or leafmat(), l, l * .4, .3, .3, seed), loc, rot)


def banana_leaf(L=4.6, W=2.3, loc=(0, 0, 0), rotz=0., m=None, seed=4., flat=False):
    """A cut sheet with midrib along X and fine parallel ribs; edges lift a little, the midrib is a real ridge."""
    m = m or leafmat(H("1d3c12"), H("3d6123"), H("8a9f58"), .5, 42., spec=.12, through=.1)
    def f(u, v):
        s, x = v * 2 - 1, (u - .5) * L
        y = s * W / 2 * (1 + .02 * noise.noise(Vector((u * 30, s > 0, seed))))
        lift = .006 if flat else .02 + .03 * abs(s) + .02 * math.sin(x * 2.1 + s) + .035 * noise.noise(Vector((x * 1.2, y * 1.5, seed)))
        ribs = .004 * math.sin(x * 46 + abs(s) * 9) * (abs(s) > .03)
        return (x, y, max(.004, lift + ribs + .022 * math.exp(-(s / .02) ** 2)))
    return grid("bananaleaf", 220, 72, f, m, (*loc[:2], loc[2] if len(loc) > 2 else 0), (0, 0, rotz))


def moringa(loc, rot=(0, 0, 0), L=1.1, seed=1, m=None, stemm=None, fronds=5):
    """Drumstick-tree frond: twice pinnate, small oval leaflets in pairs on thin side stalks."""
    m = m or leafmat(H("2c5216"), H("5d8a2c"), H("86a552"), .5, 5., spec=.15)
    stemm, rng = stemm or stem(H("6a7a34")), random.Random(seed)
    protos = [leaf(m, .115, .078, .2, .22, seed * 10 + i, 12, 6, .006, (.5, .55)) for i in range(6)]
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    def P(t):
        return Vector((t * L, .12 * L * math.sin(t * 2.), .03 + .06 * math.sin(t * 2.6)))
    tube([M @ P(i / 12) for i in range(13)], [.011 - .006 * i / 12 for i in range(13)], stemm, "stem", 8)
    for i in range(fronds * 2 + 1):
        t = .14 + .86 * i / (fronds * 2)
        last = i == fronds * 2
        side = 0 if last else (1 if i % 2 else -1)
        l = (.34 * math.sin(math.pi * min(.97, .22 + t * .62)) + .06) * rng.uniform(.9, 1.1) * L
        a = side * rng.uniform(.85, 1.1) + .1
        base, dirn = P(t), Vector((math.cos(a), math.sin(a), rng.uniform(.0, .18)))
        def Q(s):
            return base + dirn * l * s + Vector((0, 0, -.05 * s * s))
        tube([M @ Q(s / 5) for s in range(6)], [.005 - .003 * s / 5 for s in range(6)], stemm, "stem", 6)
        count = max(3, round(l / .062))
        for j in range(count):
            s = .2 + .8 * (j + .5) / count
            for sd in ((1, -1) if j < count - 1 else (0,)):
                turn = Euler((rng.gauss(0, .28), rng.gauss(-.05, .15), a + sd * rng.uniform(.9, 1.25)))
                o = obj("leaflet", protos[rng.randrange(6)])
                o.matrix_world = M @ Matrix.Translation(Q(s)) @ turn.to_matrix().to_4x4() @ Matrix.Scale(rng.uniform(.8, 1.15), 4)


def lobed(m, L=.3, seed=0, nu=36, nv=12):
    """One leaflet of balloon vine: lance-shaped with deep teeth."""
    rng = random.Random(seed)
    ph = rng.random() * 3
    def w(u):
        body = u ** .5 * (1 - u) ** .9 * 1.5
        teeth = 1 - .42 * abs(math.sin(u * 3.6 * math.pi + ph)) ** 2.2
        return max(0, L * .26 * body * teeth)
    v, uv, f = [], [], []
    for i in range(nu + 1):
        u = i / nu
        for j in range(nv + 1):
            s = j / nv * 2 - 1
            v.append((u * L + abs(s) * w(u) * .5, s * w(u), abs(s) * w(u) * .25 - .2 * L * (u - .4) ** 2 + .01 * noise.noise(Vector((u * 5, s, seed)))))
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
    veins = k.ramp(net, (.0, 1), (.05, 0))
    col = k.mix(k.times(veins, .5), k.ramp(n, (.3, c1), (.7, c2)), mul(c1, .6))
    k.p(Base_Color=col, Roughness=.75, Specular=.12, Normal=k.bump(k.add(n, k.times(veins, .5)), .5, .015))
    return k.translucent(col, .4).m


def balloon_vine(loc, rot=(0, 0, 0), L=1.2, seed=1, balloons=2, m=None):
    """Mudakkathan: thin vine, leaves of three toothed leaflets, papery three-ribbed balloons."""
    m, rng = m or leafmat(H("28571a"), H("549036"), H("8db05c"), .5, 6., spec=.14, through=.3), random.Random(seed)
    vine = stem(H("6f8a3a"))
    protos = [lobed(m, .3, seed * 9 + i) for i in range(5)]
    pod = papery(H("6c7f38"), H("93a055"))
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    def P(t):
        return Vector((t * L, .14 * L * math.sin(t * 4.2), .03 + .07 * math.sin(t * 3) ** 2))
    tube([M @ P(i / 24) for i in range(25)], [.009 - .004 * i / 24 for i in range(25)], vine, "vine", 8)
    n = 5
    for i in range(n):
        t, side = .1 + .88 * i / (n - 1), 1 if i % 2 else -1
        a = side * rng.uniform(.7, 1.1)
        tip = P(t) + Vector((math.cos(a), math.sin(a), .28)) * .17
        tube([M @ P(t), M @ ((P(t) + tip) / 2 + Vector((0, 0, .015))), M @ tip], [.005, .004, .004], vine, "stalk", 6)
        for k in (-1, 0, 1):
            turn = Euler((rng.gauss(0, .18), rng.uniform(-.05, .25), a + k * rng.uniform(.75, .95)))
            o = obj("leaflet", protos[rng.randrange(5)])
            o.matrix_world = M @ Matrix.Translation(tip) @ turn.to_matrix().to_4x4() @ Matrix.Scale((1.1 if k == 0 else .8) * rng.uniform(.9, 1.1), 4)
    for i in range(balloons):
        t = .3 + .5 * i / max(1, balloons - 1)
        c = P(t) + Vector((.02, (-1 if i % 2 else 1) * .22, .1))
        tube([M @ P(t), M @ ((P(t) + c) / 2 + Vector((0, 0, .05))), M @ c], [.004, .004, .004], vine, "stalk", 6)
        def shape(d):
            a3 = math.atan2(d.z, d.y)
            ridge = abs(math.cos(1.5 * a3))
            return (.80 + .26 * ridge ** .8 * (1 - d.x ** 4)) * (1 + .10 * d.x) + .05 * noise.noise(d * 4) * (1 - ridge) + .10 * max(0, -d.x - .85)
        me = blob("balloon", pod, 48, 32, shape, (.13, .12, .12))
        o = obj("balloon", me)
        o.matrix_world = M @ Matrix.Translation(c + Vector((0, (-1 if i % 2 else 1) * .06, 0))) @ Euler((0, .3, rng.random() * 6)).to_matrix().to_4x4()
