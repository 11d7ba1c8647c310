"""Whole spices and kitchen things that stand beside the product."""
import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import chilliskin, dried, plain, wet
from .nodes import N, hexc
from .shapes import ang, blob, lathe, obj, tube

H = hexc


def chilli(loc, rotz=0., L=.75, r=.062, seed=0, bend=.25, m=None, stalkm=None, lift=0., tilt=0.):
    """Dried long chilli: flattened, dented, wrinkled, with calyx and stalk. Lies on z = loc.z."""
    rng = random.Random(seed)
    m, stalkm = m or chilliskin(), stalkm or plain("stalk", H("6b5a2c"), .7)
    M = Matrix.Translation(loc) @ Euler((0, tilt, rotz)).to_matrix().to_4x4()
    n, ph = 48, rng.random() * 6
    def rad(u):
        return r * (.42 + .58 * math.sin(math.pi * min(1, .16 + u * .5))) * (1 - max(0, u - .35) / .65) ** .62 * (1 + .12 * math.sin(u * 9 + ph)) + .003
    def P(u):
        return Vector((u * L, bend * L * (u * u - .2 * u), rad(u) * .82 + lift + .02 * L * math.sin(u * 5 + ph) ** 2))
    def shape(u, a):
        dent = noise.noise(Vector((u * 5, math.cos(a) * 1.2, math.sin(a) * 1.2 + seed * 3)))
        fold = abs(noise.noise(Vector((u * 3, math.cos(a) * 2.6, math.sin(a) * 2.6 + seed))))
        return (1 - .25 * abs(math.sin(a + ph)) ** 2) * (1 + .30 * dent - .28 * fold)
    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "chilli", 28, shape)
    c = P(0)
    cal = [c + Vector((x, 0, 0)) for x in (.02, .0, -.018, -.035)]
    tube([M @ p for p in cal], [rad(0) * 1.08, rad(0) * 1.12, rad(0) * .8, .016], stalkm, "calyx", 14)
    st = [c + Vector((-.03 - .05 * i, .012 * i * i * (rng.random() - .4), .006 * i)) for i in range(5)]
    tube([M @ p for p in st], [.016, .011, .010, .011, .013], stalkm, "stalk", 10)


def curd_chilli(M, L, r, seed, m, stalkm):
    """Chilli soaked in salted curd and dried: blunt shoulders, plump, fallen in, a woody stalk."""
    rng = random.Random(seed)
    n, ph, bend = 44, rng.random() * 6, rng.uniform(-.35, .35)
    def rad(u):
        return r * min(1, (u / .10 + .25)) ** .6 * (1 - max(0, u - .30) / .70) ** .55 * (1 + .10 * math.sin(u * 8 + ph)) + .004
    def P(u):
        return Vector((u * L, bend * L * u * (u - .4), .015 * math.sin(u * 6 + ph)))
    def shape(u, a):
        p = Vector((u * 4.2, math.cos(a) * 1.5, math.sin(a) * 1.5 + seed * 3))
        return (1 - .34 * abs(math.sin(a + ph)) ** 2) * (1 + .13 * noise.noise(p) - .26 * abs(noise.noise(p * 1.7)) ** .8 - .10 * abs(noise.noise(p * 4.5)))
    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "curdchilli", 36, shape)
    base = [Vector((x, 0, 0)) for x in (.02, -.005, -.02, -.03)]
    tube([M @ q for q in base], [r * .5, r * .52, r * .34, .014], stalkm, "calyx", 12)
    st = [Vector((-.02 - .045 * i, .010 * i * i * (rng.random() - .5), .004 * i)) for i in range(6)]
    tube([M @ q for q in st], [.014, .010, .009, .009, .010, .012], stalkm, "stalk", 8)


def round_chilli(m=None, r=.1, seed=0):
    """Gundu milagai: round dried chilli (mesh, use with settle)."""
    a = Vector((seed * 5., 2, 0))
    def f(d):
        return 1 - .22 * abs(noise.noise(d * 1.6 + a)) ** .7 - .06 * abs(noise.noise(d * 4 + a)) + .05 * max(0, d.x - .95) / .05
    return blob("roundchilli", m or chilliskin("round", H("560906"), H("8a150c"), .42), 48, 36, f, (r, r * .9, r * .8))


def turmeric_root(loc, rotz=0., L=.8, r=.1, seed=0, m=None, cut=None):
    """Finger of turmeric: bent, ringed, rough, stub ends. cut=material: the far end is sliced and shows it."""
    rng = random.Random(seed)
    m = m or dried("rootskin", H("80591f"), H("b3822f"), H("5a3d18"), scale=9, rough=.9, spec=.12, bump=.8, dist=.02)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n, b = 90, rng.uniform(-.35, .35)
    def rad(u):
        end = (1 - max(0, (.10 - u) / .10) ** 2.5) * (1 if cut else 1 - max(0, (u - .88) / .12) ** 2.5)
        return r * max(.06, end) ** .5 * (1 + .10 * math.sin(u * 5 + seed) - .12 * u)
    def shape(u, a):
        rings = .05 * abs(math.sin(u * L * 34 + .5 * math.sin(a * 2 + seed))) ** 6
        knob = .13 * noise.noise(Vector((u * 3.5, math.cos(a), math.sin(a) + seed * 4)))
        return 1 + rings + knob
    def P(u):
        return Vector(((u - .5) * L, b * L * (u - .5) ** 2 * 2, r * .92))
    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "root", 40, shape, cap=not cut)
    if cut:
        face = blob("cutface", cut, 36, 12, lambda d: 1 + .06 * noise.noise(d * 2), (.014, rad(1) * 1.0, rad(1) * 1.0))
        o = obj("cutface", face)
        o.matrix_world = M @ Matrix.Translation(P(1) - Vector((.004, 0, 0))) @ Euler((0, 0, math.atan(b * 2))).to_matrix().to_4x4()
    for i in range(2):  # side buds
        u, a = rng.uniform(.25, .75), rng.uniform(-.4, 2.2)
        c = P(u) + Vector((0, math.cos(a), math.sin(a))) * r * .8
        me = blob("bud", m, 28, 20, lambda d: 1 + .1 * noise.noise(d * 3), (r * .55, r * .5, r * .5))
        obj("bud", me).matrix_world = M @ Matrix.Translation(c)


def clove_mesh(m, l=.15, seed=0):
    """Garlic clove: flat inside, round back, a pointed tip that bends, a blunt cut base."""
    a = Vector((seed * 6., 0, 0))
    def f(d):
        return 1 + .04 * noise.noise(d * 1.4 + a) - .10 * max(0, d.x) ** 2 + .42 * max(0, d.x - .9) / .1 * .6 - .12 * max(0, -d.x - .8) / .2
    def post(q):
        return Vector((q.x, q.y + 1.1 * q.x * q.x / l * .3, q.z if q.z > 0 else q.z * .55))
    return blob("clove", m, 48, 36, f, (l, l * .52, l * .5), post)


def garlic_skin():
    """Papery skin: ivory with mauve lines running to the tip."""
    k = N("garlicskin")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, k.add(z, .013))
    lines = k.noise(3, 5, .7, k.vec(k.times(a, 5.), k.times(x, 2.5)))
    n = k.noise(7, 4)
    col = k.ramp(lines, (.3, H("b39f84")), (.52, H("cdbfa8")), (.66, H("8e6468")))
    col = k.mix(k.ramp(n, (.45, 0), (.7, .5)), col, H("cbb48e"))
    return k.p(Base_Color=col, Roughness=.5, Specular=.3, Sheen=.2, Subsurface=.1, Subsurface_Color=col,
               Subsurface_Radius=(.04, .03, .02), Normal=k.bump(k.add(lines, k.times(n, .4)), .5, .012)).m


def garlic_flesh():
    return dried("clove", H("c4b283"), H("d6c8a0"), H("ab945c"), scale=5, rough=.35, spec=.4, bump=.12, dist=.01, sss=.18)


def garlic_bulb(loc, rot=(0, 0, 0), s=1., m=None):
    """Whole bulb: cloves bulge under the skin, neck twisted and dry, root plate below."""
    m = m or bulb_skin()
    def shape(a, z):
        k = max(0, min(1, (z / s - .04) / .18)) * max(0, min(1, (.46 - z / s) / .22))
        lobes = abs(math.cos(4.5 * a + .35 * math.sin(2 * a))) ** .7
        return 1 + .16 * k * (lobes - .5) + .03 * noise.noise(Vector((math.cos(a), math.sin(a), z * 3)))
    pr = [(0, .03), (.08, .0), (.13, .01), (.26, .06), (.33, .16), (.32, .27), (.22, .37), (.11, .44), (.065, .52), (.055, .62), (.06, .68), (.03, .70), (0, .69)]
    lathe([(x * s, z * s) for x, z in pr], "bulb", m, 200, 7, loc, rot, shape=shape)


def bulb_skin():
    k = N("bulbskin")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, x)
    lines = k.noise(4, 5, .7, k.vec(k.times(a, 4.), k.times(z, 1.2)))
    fine = k.noise(6, 3, .7, k.vec(k.times(a, 16.), k.times(z, 1.6)))
    col = k.ramp(lines, (.3, H("a89580")), (.5, H("c4b7a2")), (.66, H("88666c")))
    return k.p(Base_Color=col, Roughness=.55, Specular=.25, Sheen=.2, Normal=k.bump(k.add(lines, fine), .45, .015)).m


def tamarind_pulp(loc, s=1., seed=0, m=None):
    """Sticky seedless pulp: a dark lump with fibres."""
    m = m or wet("tamarind", H("1d0b05"), H("3c180a"), 9, .28, .05, .7, H("5c2c12"), .35, .6)
    rng = random.Random(seed)
    for i in range(7):
        a = Vector((rng.random() * 50, 0, 0))
        me = blob("pulp", m, 56, 40, lambda d: 1 + .5 * noise.fractal(d * 1.3 + a, .8, 2, 4), (.15 * s, .12 * s, .09 * s))
        obj("pulp", me, (loc[0] + rng.gauss(0, .1) * s, loc[1] + rng.gauss(0, .08) * s, loc[2] + (.06 + .05 * (i % 3)) * s), (rng.random() * 6, rng.random(), rng.random() * 6))


def tamarind_pod(loc, rotz=0., L=.95, seed=0, m=None):
    """Brittle brown pod, curved, bulging over its seeds."""
    m = m or dried("pod", H("5a3820"), H("7c5432"), H("43281a"), scale=7, rough=.85, spec=.15, bump=.5, dist=.012)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n, ph = 80, seed * 1.7
    def rad(u):
        return .012 + .105 * math.sin(math.pi * min(1, .02 + .97 * u)) ** .4 * (1 - .2 * abs(math.sin(u * 13 + ph)) ** 3)
    pts = [M @ Vector(((i / n - .5) * L, .55 * L * (i / n - .5) ** 2, .09)) for i in range(n + 1)]
    def shape(u, a):
        return 1 + .06 * noise.noise(Vector((u * 8, math.cos(a), math.sin(a) + seed)))
    tube(pts, [rad(i / n) for i in range(n + 1)], m, "pod", 32, shape)
    tube([pts[0], pts[0] + (pts[0] - pts[3]) * .8], [.014, .009], m, "podstalk", 8)


def shallot_skin(c1, c2, c3):
    k = N("shallot")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, z)
    lines = k.noise(3, 4, .6, k.vec(k.times(a, 6.), k.times(x, 1.)))
    return k.p(Base_Color=k.ramp(lines, (.3, c1), (.6, c2), (.75, c3)), Roughness=.36, Specular=.4, Clearcoat=.15,
               Normal=k.bump(lines, .35, .01)).m


def shallot(loc, rot=(0, 0, 0), s=1., m=None):
    """Small onion: coppery pink skin with lines."""
    m = m or shallot_skin(H("5c1c28"), H("8e444c"), H("a8705a"))
    def f(d):
        return 1 + .03 * noise.noise(d * 2) + .55 * max(0, d.x - .9) / .1 * .5 - .08 * max(0, -d.x - .9) / .1
    o = obj("shallot", blob("shallot", m, 48, 36, f, (.17 * s, .13 * s, .13 * s)), loc, rot)
    return o


def idli(loc, s=1., seed=0, m=None):
    """Steamed rice cake: a low lens with a soft edge, matte, finely pitted."""
    if not m:
        k = N("idli")
        n, p, q = k.noise(5, 5), k.noise(26, 4, .6), k.voro(30)
        pits = k.ramp(q, (.08, 0), (.28, 1))
        col = k.ramp(n, (.3, H("c2b9a7")), (.7, H("d3cbba")))
        m = k.p(Base_Color=col, Roughness=.75, Specular=.2, Subsurface=.25, Subsurface_Color=H("d8cbb0"), Subsurface_Radius=(.04, .03, .02),
                Normal=k.bump(k.add(k.times(pits, .6), k.times(p, .8)), .5, .014)).m
    prof = [(0, .0), (.2, .005), (.36, .05), (.43, .105), (.435, .125), (.40, .165), (.28, .225), (.12, .25), (0, .255)]
    def shape(a, z):
        return 1 + .02 * noise.noise(Vector((math.cos(a), math.sin(a), seed + z))) + .012 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, seed + z * 5)))
    return lathe([(x * s, z * s) for x, z in prof], "idli", m, 120, 7, loc, (0, 0, seed), shape=shape)
