"""Fruits, roots and vines of the pickles, vathals and oils."""
import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import dried, leafmat, plain, wet
from .nodes import N, hexc
from .shapes import ang, blob, disc, fbm, grid, lathe, obj, tube

H = hexc


def rind(name, c1, c2, scale=26, bump=.6, rough=.38):
    """Citrus skin: oil glands as small pits, two greens or yellows."""
    k = N(name)
    n, pits = k.noise(2.6, 5), k.voro(scale)
    col = k.mix(k.ramp(pits, (.0, .35), (.3, 0)), k.ramp(n, (.3, c1), (.7, c2)), mul_dark(c1))
    return k.p(Base_Color=col, Roughness=rough, Specular=.4, Clearcoat=.15, Subsurface=.06, Subsurface_Color=col,
               Subsurface_Radius=(.05, .04, .01), Normal=k.bump(k.ramp(pits, (.0, 0), (.35, 1)), bump, .012)).m


def mul_dark(c):
    return tuple(x * .6 for x in c)


def citron(loc, rot=(0, 0, 0), s=1., seed=0, m=None):
    """Narthangai: thick, warty rind, ridges running to a nipple, green turning yellow."""
    m = m or rind("citron", H("5e6a12"), H("a08f1c"), 17, .7)
    a = Vector((seed * 5., 1, 0))
    def f(d):
        ridges = .035 * math.cos(9 * ang(d) + 1.5 * noise.noise(d * 1.5 + a)) * (1 - d.x ** 4)
        warts = .020 * noise.noise(d * 8 + a) + .016 * noise.noise(d * 15 + a) + .05 * noise.noise(d * 1.5 + a)
        nip = .16 * max(0, d.x - .9) / .1
        return 1 + ridges + warts + nip
    return obj("citron", blob("citron", m, 128, 96, f, (.46 * s, .41 * s, .41 * s)), loc, rot)


def citron_half(loc, rot=(0, 0, 0), s=1., m=None):
    """Cut half, face up (+z): thick white pith, pale segments, seeds in the middle."""
    m = m or rind("citron2", H("6f7414"), H("a8951e"), 17, .7)
    def post(q):
        return Vector((q.x, q.y, min(q.z, 0)))
    o = obj("half", blob("half", m, 96, 64, lambda d: 1 + .03 * math.cos(9 * math.atan2(d.y, d.x)) + .03 * noise.noise(d * 4), (.41 * s, .41 * s, .42 * s), post), loc, rot)
    k = N("citronface")
    x, y, _ = k.xyz()
    r = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / (.41 * s))
    a = k.math("ARCTAN2", y, x)
    seg = k.math("ABSOLUTE", k.math("SINE", k.times(a, 5.)))
    wall = k.ramp(seg, (.0, 1), (.16, 0))
    fib = k.noise(5, 4, .6, k.vec(k.times(a, 9.), k.times(r, 1.4)))
    pulp = k.ramp(fib, (.3, H("a9a544")), (.7, H("cbc878")))
    inner = k.mix(wall, pulp, H("ddd6b4"))
    col = k.mix(k.ramp(r, (.60, 0), (.64, 1)), inner, k.ramp(k.noise(9, 4), (.3, H("d8d0b0")), (.7, H("e6e0c8"))))
    col = k.mix(k.ramp(r, (.93, 0), (.965, 1)), col, H("8f8a22"))
    col = k.mix(k.ramp(r, (.05, 1), (.10, 0)), col, H("ddd6b4"))
    k.p(Base_Color=col, Roughness=.3, Specular=.4, Subsurface=.15, Subsurface_Color=col, Subsurface_Radius=(.05, .04, .02),
        Normal=k.bump(k.add(k.times(fib, .5), k.times(wall, .8)), .35, .012))
    d = disc(.405 * s, lambda x, y: .003 + .004 * fbm(x, y, 12, 3), k.m, "face", 40, 120, loc, rot)
    d.location = loc
    return o


def nutmeg_fruit(loc, rot=(0, 0, 0), s=1., open_=False, seed=0):
    """Jathikkai: pale yellow, apricot-like, a groove round it. open_: one half, the seed in red mace."""
    skin = dried("nutmegskin", H("b08a3a"), H("c9a858"), H("8a6a30"), scale=5, rough=.45, spec=.35, bump=.15, dist=.01, sss=.08)
    def f(d):
        groove = .05 * math.exp(-(d.y / .07) ** 2)
        return 1 - groove + .02 * noise.noise(d * 2 + Vector((seed, 0, 0))) + .08 * max(0, d.x - .93) / .07 + .02 * d.x
    size = (.36 * s, .31 * s, .31 * s)
    if not open_:
        o = obj("nutmegfruit", blob("nutmegfruit", skin, 96, 64, f, size), loc, rot)
        return o
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    flesh = dried("nutmegflesh", H("d8c498"), H("e6d8b4"), scale=6, rough=.4, spec=.35, bump=.2, dist=.008, sss=.1)
    def cut(q):
        return Vector((q.x, q.y, min(q.z, 0)))
    obj("nutmeghalf", blob("nutmeghalf", skin, 96, 64, f, size, cut)).matrix_world = M
    # Face with a hollow; the seed lies in it.
    def face(x, y):
        q = math.hypot(x / .62, y / .55) / s
        return .004 - .11 * s * max(0, 1 - (q / .34) ** 2) ** .6 if q < .34 else .004 + .004 * fbm(x, y, 14, 3)
    d = disc(.3 * s, face, flesh, "nutmegface", 60, 120)
    d.matrix_world = M @ Matrix.Diagonal((1.18, 1.02, 1, 1))
    mace_and_seed(M @ Matrix.Translation((0, 0, .02 * s)), s)


def mace_and_seed(M, s=1.):
    """Dark shell of the nutmeg under a net of crimson mace."""
    shell = dried("nutshell", H("2a1409"), H("43220f"), scale=8, rough=.28, spec=.5, bump=.15, dist=.006)
    obj("nutmeg", blob("nutmeg", shell, 48, 36, lambda d: 1 + .02 * noise.noise(d * 3), (.185 * s, .14 * s, .13 * s))).matrix_world = M
    mace = wet("mace", H("8a0f0a"), H("b82010"), 10, .35, .1, .4, None, .25)
    rng = random.Random(3)
    for i in range(9):
        a0, pts = 2 * math.pi * i / 9 + rng.gauss(0, .1), []
        for j in range(15):
            t = j / 14
            th = .12 + t * rng.uniform(2.3, 2.5)
            a = a0 + .5 * math.sin(t * 3 + i) + .2 * math.sin(t * 8 + i * 2)
            pts.append(M @ Vector((-math.cos(th) * .19 * s, math.sin(th) * math.cos(a) * .15 * s, math.sin(th) * math.sin(a) * .14 * s)))
        tube(pts, [(.030 - .018 * j / 14) * s for j in range(15)], mace, "mace", 10, lambda u, a: 1 - .55 * abs(math.sin(a)) ** 2)


def pirandai(loc, rotz=0., nodes=4, s=1., seed=1, m=None):
    """Veld grape: jointed vine, four wings along each joint, pinched and dark at the nodes, a small leaf or tendril there."""
    m = m or pirandai_skin()
    rng = random.Random(seed)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    p, dirn, roll = Vector((0, 0, .075 * s)), 0., rng.random()
    node = dried("node", H("4a4a1c"), H("6d6428"), scale=12, rough=.7, bump=.4)
    leafm = leafmat(H("2f5a1c"), H("5a8a34"), H("86a552"), .4, 4.)
    from .leaves import leaf
    for i in range(nodes):
        L = s * rng.uniform(.5, .62)
        d = Vector((math.cos(dirn), math.sin(dirn), 0))
        n = 26
        pts = [M @ (p + d * (L * t / n) + Vector((0, 0, .01 * s * math.sin(math.pi * t / n)))) for t in range(n + 1)]
        rad = [.098 * s * (.42 + .58 * math.sin(math.pi * min(1, max(0, (t / n - .0) * .94 + .03))) ** .38) for t in range(n + 1)]
        tube(pts, rad, m, "joint", 56, lambda u, a, r=roll: .52 + .48 * abs(math.cos(2 * (a + r))) ** 2.6 + .02 * math.sin(u * 40) * abs(math.cos(2 * (a + r))) ** 3)
        p = p + d * L
        if i < nodes - 1:
            obj("node", blob("node", node, 20, 14, lambda d: 1 + .1 * noise.noise(d * 3), (.03 * s, .048 * s, .048 * s)), M @ p, (0, 0, rotz + dirn))
            side = rng.choice((-1, 1))
            if i % 2 == 0:
                obj("pleaf", leaf(leafm, .26 * s, .22 * s, .3, .3, seed + i, 20, 8, .02, (.45, .6)), M @ p, (0, -.25, rotz + dirn + side * 1.2))
            else:
                w = [p + Vector((math.cos(dirn + side * (1.1 - .12 * t)) * .035 * t, math.sin(dirn + side * (1.1 - .12 * t)) * .035 * t, .02 * math.sin(t * .6))) * 1. for t in range(14)]
                tube([M @ q for q in w], [.007 * s - .0003 * t for t in range(14)], node, "tendril", 6)
        p = p + d * .012 * s
        dirn += rng.uniform(-.55, .55)
        roll += rng.uniform(-.3, .3)


def pirandai_skin():
    k = N("pirandai")
    n, f = k.noise(5, 5), k.noise(45, 3)
    col = k.mix(k.ramp(f, (.6, 0), (.72, .4)), k.ramp(n, (.3, H("3c5a22")), (.7, H("67853c"))), H("93a662"))
    return k.p(Base_Color=col, Roughness=.42, Specular=.35, Normal=k.bump(k.add(n, k.times(f, .3)), .3, .01)).m


def cassava(loc, rotz=0., L=1.5, r=.2, seed=0, cut=True):
    """Kizhangu: long root, brown bark in rings and scars; the cut end shows pink rim and white flesh."""
    bark = dried("bark", H("3d2415"), H("5f3d25"), H("8a6a4c"), scale=7, rough=.9, spec=.1, bump=.8, dist=.02)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n = 90
    def rad(u):
        return r * (1 - .55 * max(0, u - .45) ** 1.4) * (max(.05, 1 - max(0, (u - .93) / .07) ** 2) ** .5) * (1 + .05 * math.sin(u * 9 + seed))
    def P(u):
        return Vector(((u - .5) * L, .16 * L * (u - .4) ** 2, r * .95 - .0 * u))
    def shape(u, a):
        return 1 + .03 * abs(math.sin(u * L * 15 + noise.noise(Vector((math.cos(a), math.sin(a), seed))) * 2)) ** 8 + .05 * noise.noise(Vector((u * 6, math.cos(a) * 1.4, math.sin(a) * 1.4 + seed)))
    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], bark, "cassava", 56, shape, cap=False)
    cassava_face(M @ Matrix.Translation(P(0)) @ Euler((0, -math.pi / 2, -.13)).to_matrix().to_4x4(), rad(0) * 1.0)


def cassava_face(M, r):
    k = N("cassavaface")
    x, y, _ = k.xyz()
    q = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / r)
    a = k.math("ARCTAN2", y, x)
    rays = k.noise(3, 4, .6, k.vec(k.times(a, 8.), k.times(q, .8)))
    flesh = k.ramp(rays, (.3, H("dad2bd")), (.7, H("e8e3d4")))
    col = k.mix(k.ramp(q, (.80, 0), (.84, 1)), flesh, H("c49a92"))
    col = k.mix(k.ramp(q, (.93, 0), (.96, 1)), col, H("4a2c1a"))
    col = k.mix(k.ramp(q, (.035, 1), (.06, 0)), col, H("b5a98c"))
    k.p(Base_Color=col, Roughness=.5, Specular=.3, Normal=k.bump(rays, .3, .008))
    disc(r, lambda x, y: .004 * fbm(x, y, 9, 3), k.m, "cface", 30, 90).matrix_world = M


def cassava_slice(loc, rot, r=.2, t=.05):
    bark = dried("bark2", H("3d2415"), H("5f3d25"), H("8a6a4c"), scale=7, rough=.9, spec=.1, bump=.8)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    lathe([(r, 0), (r * 1.01, t * .5), (r, t)], "slice", bark, 64, 4).matrix_world = M
    cassava_face(M @ Matrix.Translation((0, 0, t)), r)


def coconut_half(loc, rot=(0, 0, 0), s=1., seed=0):
    """Husked half, open face +z: fibrous shell, thin brown skin, thick white meat, hollow inside."""
    shell = dried("cocoshell", H("2e1a0e"), H("54341c"), H("7c5a38"), scale=8, rough=.85, spec=.15, bump=.9, dist=.02)
    k = N("cocomeat")
    n, f = k.noise(4, 4), k.noise(30, 3)
    k.p(Base_Color=k.ramp(n, (.3, H("dcd8cd")), (.7, H("e9e6de"))), Roughness=.32, Specular=.4, Subsurface=.2, Subsurface_Color=H("e8e2d4"),
        Subsurface_Radius=(.08, .07, .05), Normal=k.bump(k.add(n, k.times(f, .2)), .12, .012))
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    R = .56 * s
    def wob(a, z):
        return 1 + .022 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed + z * 2)))
    def arc(r, flat, n=9):
        return [(r * math.sin(t), -flat * r * math.cos(t)) for t in [math.pi / 2 * i / n for i in range(n + 1)]]
    fibre = [(x * (1 + .015 * math.sin(i * 2.3)), z) for i, (x, z) in enumerate(arc(R, .92))]
    lathe(fibre + [(R * .985, .012 * s), (R * .955, .014 * s)], "shell", shell, 160, 4, shape=wob).matrix_world = M
    meat = [(R * .955, .013 * s), (R * .93, .016 * s), (R * .80, .014 * s), (R * .765, .0), (R * .755, -.03 * s)] + [(x, z - .03 * s) for x, z in reversed(arc(R * .75, .92)[:-1])]
    lathe(meat, "meat", k.m, 160, 4, shape=wob).matrix_world = M


def coconut_piece(loc, rot, s=1., seed=0):
    """A broken wedge of meat with its brown back."""
    k = N("cocopiece")
    x, y, z = k.xyz()
    n = k.noise(6, 4)
    zc = k.add(z, .49 * s)
    r = k.math("SQRT", k.add(k.times(x, x), k.add(k.times(y, y), k.times(zc, zc))))
    col = k.mix(k.ramp(k.times(r, 1 / s), (.515, 0), (.53, 1)), k.ramp(n, (.3, H("dcd8cd")), (.7, H("e9e6de"))), H("4a2c18"))
    k.p(Base_Color=col, Roughness=.38, Specular=.35, Subsurface=.12, Subsurface_Color=H("e8e2d4"), Subsurface_Radius=(.06, .05, .04), Normal=k.bump(n, .25, .01))
    rng = random.Random(seed)
    w1, w2 = rng.uniform(.35, .5), rng.uniform(.28, .4)
    v, f = [], []
    nu, nv = 20, 14
    for r0 in (.44 * s, .54 * s):
        for i in range(nu + 1):
            for j in range(nv + 1):
                a, b = (i / nu - .5) * 2 * w1, (j / nv - .5) * 2 * w2 * (1 - .35 * i / nu)
                jag = .02 * noise.noise(Vector((a * 8, b * 8, seed)))
                v.append(Vector((math.sin(a + jag) * math.cos(b), math.sin(b + jag), math.cos(a) * math.cos(b))) * r0)
    N1, idx = (nu + 1) * (nv + 1), lambda s_, i, j: s_ * (nu + 1) * (nv + 1) + i * (nv + 1) + j
    for i in range(nu):
        for j in range(nv):
            f += [(idx(0, i, j), idx(0, i, j + 1), idx(0, i + 1, j + 1), idx(0, i + 1, j)), (idx(1, i, j), idx(1, i + 1, j), idx(1, i + 1, j + 1), idx(1, i, j + 1))]
    for i in range(nu):
        for j in (0, nv):
            f.append((idx(0, i, j), idx(0, i + 1, j), idx(1, i + 1, j), idx(1, i, j)))
    for j in range(nv):
        for i in (0, nu):
            f.append((idx(0, i, j), idx(1, i, j), idx(1, i, j + 1), idx(0, i, j + 1)))
    from .shapes import mesh
    me = mesh("piece", [q - Vector((0, 0, .49 * s)) for q in v], f, k.m, smooth=False)
    return obj("piece", me, loc, rot)
