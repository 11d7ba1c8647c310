"""Whole spices and kitchen things that stand beside the product."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import chilliskin, dried, plain, wet
from .nodes import hexc
from .shapes import blob, obj, tube

H = hexc


def stalk(M, length, r, rng, m):
    """A dry stalk from M towards -x: one soft bend, a knob where it broke off."""
    bend, lift = rng.uniform(-0.5, 0.5), rng.uniform(0.02, 0.2)
    at = [Vector((-length * t, bend * length * t * t, lift * length * t * t)) for t in (i / 14 for i in range(15))]
    tube([M @ p for p in at], [r * (1.5 - 1.9 * t + 1.6 * t * t) for t in (i / 14 for i in range(15))], m, "stalk", 10)


def chilli(loc, rotz=0.0, L=0.75, r=0.062, seed=0, bend=0.25, m=None, stalkm=None, lift=0.0, tilt=0.0):
    """Dried long chilli: flattened, dented, wrinkled, with calyx and stalk. Lies on z = loc.z."""
    rng = random.Random(seed)
    m, stalkm = m or chilliskin(), stalkm or plain("stalk", H("6b5a2c"), 0.7)
    M = Matrix.Translation(loc) @ Euler((0, tilt, rotz)).to_matrix().to_4x4()
    n, ph = 48, rng.random() * 6

    def rad(u):
        return (
            r
            * (0.42 + 0.58 * math.sin(math.pi * min(1, 0.16 + u * 0.5)))
            * (1 - max(0, u - 0.35) / 0.65) ** 0.62
            * (1 + 0.12 * math.sin(u * 9 + ph))
            + 0.003
        )

    def P(u):
        return Vector((u * L, bend * L * (u * u - 0.2 * u), rad(u) * 0.82 + lift + 0.02 * L * math.sin(u * 5 + ph) ** 2))

    def shape(u, a):
        dent = noise.noise(Vector((u * 5, math.cos(a) * 1.2, math.sin(a) * 1.2 + seed * 3)))
        fold = abs(noise.noise(Vector((u * 3, math.cos(a) * 2.6, math.sin(a) * 2.6 + seed))))
        return (1 - 0.25 * abs(math.sin(a + ph)) ** 2) * (1 + 0.30 * dent - 0.28 * fold)

    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "chilli", 28, shape)
    c = P(0)
    cal = [c + Vector((x, 0, 0)) for x in (0.035, 0.02, 0.0, -0.018, -0.034, -0.05)]
    tube([M @ p for p in cal], [rad(0) * k for k in (1.0, 1.07, 1.05, 0.85, 0.5, 0.28)], stalkm, "calyx", 14)
    stalk(M @ Matrix.Translation(c + Vector((-0.035, 0, 0))), 0.22, 0.011, rng, stalkm)


def curd_chilli(M, L, r, seed, m, stalkm):
    """Chilli soaked in salted curd and dried: blunt shoulders, plump, fallen in, a woody stalk."""
    rng = random.Random(seed)
    n, ph, bend = 44, rng.random() * 6, rng.uniform(-0.35, 0.35)

    def rad(u):
        return (
            r * min(1, (u / 0.10 + 0.25)) ** 0.6 * (1 - max(0, u - 0.30) / 0.70) ** 0.55 * (1 + 0.10 * math.sin(u * 8 + ph))
            + 0.004
        )

    def P(u):
        return Vector((u * L, bend * L * u * (u - 0.4), 0.015 * math.sin(u * 6 + ph)))

    def shape(u, a):
        p = Vector((u * 4.2, math.cos(a) * 1.5, math.sin(a) * 1.5 + seed * 3))
        return (1 - 0.34 * abs(math.sin(a + ph)) ** 2) * (
            1 + 0.13 * noise.noise(p) - 0.26 * abs(noise.noise(p * 1.7)) ** 0.8 - 0.10 * abs(noise.noise(p * 4.5))
        )

    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "curdchilli", 36, shape)
    base = [Vector((x, 0, 0)) for x in (0.02, -0.005, -0.02, -0.03)]
    tube([M @ q for q in base], [r * 0.5, r * 0.52, r * 0.34, 0.014], stalkm, "calyx", 12)
    stalk(M @ Matrix.Translation((-0.02, 0, 0)), 0.20, 0.009, rng, stalkm)


def curd_chilli_heap(centre, layers, length, radius, mats, stalkm, seed=9):
    """A pile: layers of (count, radius of the ring, height)."""
    rng = random.Random(seed)
    for k, (n, spread, z) in enumerate(layers):
        for i in range(n):
            a, r, L = i * 2.399 + k, spread * math.sqrt((i + 0.5) / n), rng.uniform(*length)
            turn = Euler((rng.uniform(-1, 1), rng.gauss(0, 0.16), a * 3.1 + rng.uniform(-1, 1)))
            at = Matrix.Translation((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), z))
            M = at @ turn.to_matrix().to_4x4() @ Matrix.Translation((-L / 2, 0, 0))
            curd_chilli(M, L, rng.uniform(*radius), k * 30 + i, rng.choice(mats), stalkm)


def turmeric_root(loc, rotz=0.0, L=0.8, r=0.1, seed=0, m=None, cut=None):
    """Finger of turmeric: bent, ringed, rough, stub ends. cut=material: the far end is sliced and shows it."""
    rng = random.Random(seed)
    m = m or dried("rootskin", H("80591f"), H("b3822f"), H("5a3d18"), scale=9, rough=0.9, spec=0.12, bump=0.8, dist=0.02)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n, b = 90, rng.uniform(-0.35, 0.35)

    def rad(u):
        end = (1 - max(0, (0.10 - u) / 0.10) ** 2.5) * (1 if cut else 1 - max(0, (u - 0.88) / 0.12) ** 2.5)
        return r * max(0.06, end) ** 0.5 * (1 + 0.10 * math.sin(u * 5 + seed) - 0.12 * u)

    def shape(u, a):
        rings = 0.05 * abs(math.sin(u * L * 34 + 0.5 * math.sin(a * 2 + seed))) ** 6
        knob = 0.13 * noise.noise(Vector((u * 3.5, math.cos(a), math.sin(a) + seed * 4)))
        return 1 + rings + knob

    def P(u):
        return Vector(((u - 0.5) * L, b * L * (u - 0.5) ** 2 * 2, r * 0.92))

    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "root", 40, shape, cap=not cut)
    if cut:
        face = blob("cutface", cut, 36, 12, lambda d: 1 + 0.06 * noise.noise(d * 2), (0.014, rad(1) * 1.0, rad(1) * 1.0))
        o = obj("cutface", face)
        o.matrix_world = (
            M @ Matrix.Translation(P(1) - Vector((0.004, 0, 0))) @ Euler((0, 0, math.atan(b * 2))).to_matrix().to_4x4()
        )
    for i in range(2):  # side buds
        u, a = rng.uniform(0.25, 0.75), rng.uniform(-0.4, 2.2)
        c = P(u) + Vector((0, math.cos(a), math.sin(a))) * r * 0.8
        me = blob("bud", m, 28, 20, lambda d: 1 + 0.1 * noise.noise(d * 3), (r * 0.55, r * 0.5, r * 0.5))
        obj("bud", me).matrix_world = M @ Matrix.Translation(c)


def tamarind_pulp(loc, s=1.0, seed=0, m=None):
    """Sticky seedless pulp: a dark lump with fibres."""
    m = m or wet("tamarind", H("1d0b05"), H("3c180a"), 9, 0.28, 0.05, 0.7, H("5c2c12"), 0.35, 0.6)
    rng = random.Random(seed)
    for i in range(7):
        a = Vector((rng.random() * 50, 0, 0))
        me = blob("pulp", m, 56, 40, lambda d: 1 + 0.5 * noise.fractal(d * 1.3 + a, 0.8, 2, 4), (0.15 * s, 0.12 * s, 0.09 * s))
        obj(
            "pulp",
            me,
            (loc[0] + rng.gauss(0, 0.1) * s, loc[1] + rng.gauss(0, 0.08) * s, loc[2] + (0.06 + 0.05 * (i % 3)) * s),
            (rng.random() * 6, rng.random(), rng.random() * 6),
        )


def tamarind_pod(loc, rotz=0.0, L=0.95, seed=0, m=None):
    """Brittle brown pod, curved, bulging over its seeds."""
    m = m or dried("pod", H("5a3820"), H("7c5432"), H("43281a"), scale=7, rough=0.85, spec=0.15, bump=0.5, dist=0.012)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n, ph = 80, seed * 1.7

    def rad(u):
        return 0.012 + 0.105 * math.sin(math.pi * min(1, 0.02 + 0.97 * u)) ** 0.4 * (1 - 0.2 * abs(math.sin(u * 13 + ph)) ** 3)

    pts = [M @ Vector(((i / n - 0.5) * L, 0.55 * L * (i / n - 0.5) ** 2, 0.09)) for i in range(n + 1)]

    def shape(u, a):
        return 1 + 0.06 * noise.noise(Vector((u * 8, math.cos(a), math.sin(a) + seed)))

    tube(pts, [rad(i / n) for i in range(n + 1)], m, "pod", 32, shape)
    tube([pts[0], pts[0] + (pts[0] - pts[3]) * 0.8], [0.014, 0.009], m, "podstalk", 8)
