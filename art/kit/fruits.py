"""Fruits, roots and vines of the pickles, vathals and oils."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import dried, wet
from .nodes import N, hexc, mul
from .shapes import ang, blob, disc, fbm, obj, tube

H = hexc


def rind(name, c1, c2, scale=26, bump=0.6, rough=0.38):
    """Citrus skin: oil glands as small pits, two greens or yellows."""
    k = N(name)
    n, pits = k.noise(2.6, 5), k.voro(scale)
    col = k.mix(k.ramp(pits, (0.0, 0.35), (0.3, 0)), k.ramp(n, (0.3, c1), (0.7, c2)), mul(c1, 0.6))
    return k.p(
        Base_Color=col,
        Roughness=rough,
        Specular=0.4,
        Clearcoat=0.15,
        Subsurface=0.06,
        Subsurface_Color=col,
        Subsurface_Radius=(0.05, 0.04, 0.01),
        Normal=k.bump(k.ramp(pits, (0.0, 0), (0.35, 1)), bump, 0.012),
    ).m


def citron(loc, rot=(0, 0, 0), s=1.0, seed=0, m=None):
    """Narthangai: thick, warty rind, ridges running to a nipple, green turning yellow."""
    m = m or rind("citron", H("5e6a12"), H("a08f1c"), 17, 0.7)
    a = Vector((seed * 5.0, 1, 0))

    def f(d):
        ridges = 0.035 * math.cos(9 * ang(d) + 1.5 * noise.noise(d * 1.5 + a)) * (1 - d.x**4)
        warts = 0.020 * noise.noise(d * 8 + a) + 0.016 * noise.noise(d * 15 + a) + 0.05 * noise.noise(d * 1.5 + a)
        nip = 0.16 * max(0, d.x - 0.9) / 0.1
        return 1 + ridges + warts + nip

    return obj("citron", blob("citron", m, 128, 96, f, (0.46 * s, 0.41 * s, 0.41 * s)), loc, rot)


def citron_half(loc, rot=(0, 0, 0), s=1.0, m=None):
    """Cut half, face up (+z): thick white pith, pale segments, seeds in the middle."""
    m = m or rind("citron2", H("6f7414"), H("a8951e"), 17, 0.7)

    def post(q):
        return Vector((q.x, q.y, min(q.z, 0)))

    o = obj(
        "half",
        blob(
            "half",
            m,
            96,
            64,
            lambda d: 1 + 0.03 * math.cos(9 * math.atan2(d.y, d.x)) + 0.03 * noise.noise(d * 4),
            (0.41 * s, 0.41 * s, 0.42 * s),
            post,
        ),
        loc,
        rot,
    )
    k = N("citronface")
    x, y, _ = k.xyz()
    r = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / (0.41 * s))
    a = k.math("ARCTAN2", y, x)
    seg = k.math("ABSOLUTE", k.math("SINE", k.times(a, 5.0)))
    wall = k.ramp(seg, (0.0, 1), (0.16, 0))
    fib = k.noise(5, 4, 0.6, k.vec(k.times(a, 9.0), k.times(r, 1.4)))
    pulp = k.ramp(fib, (0.3, H("a9a544")), (0.7, H("cbc878")))
    inner = k.mix(wall, pulp, H("ddd6b4"))
    col = k.mix(k.ramp(r, (0.60, 0), (0.64, 1)), inner, k.ramp(k.noise(9, 4), (0.3, H("d8d0b0")), (0.7, H("e6e0c8"))))
    col = k.mix(k.ramp(r, (0.93, 0), (0.965, 1)), col, H("8f8a22"))
    col = k.mix(k.ramp(r, (0.05, 1), (0.10, 0)), col, H("ddd6b4"))
    k.p(
        Base_Color=col,
        Roughness=0.3,
        Specular=0.4,
        Subsurface=0.15,
        Subsurface_Color=col,
        Subsurface_Radius=(0.05, 0.04, 0.02),
        Normal=k.bump(k.add(k.times(fib, 0.5), k.times(wall, 0.8)), 0.35, 0.012),
    )
    d = disc(0.405 * s, lambda x, y: 0.003 + 0.004 * fbm(x, y, 12, 3), k.m, "face", 40, 120, loc, rot)
    d.location = loc
    return o


def nutmeg_fruit(loc, rot=(0, 0, 0), s=1.0, open_=False, seed=0):
    """Jathikkai: pale yellow, apricot-like, a groove round it. open_: one half, the seed in red mace."""
    skin = dried(
        "nutmegskin", H("b08a3a"), H("c9a858"), H("8a6a30"), scale=5, rough=0.45, spec=0.35, bump=0.15, dist=0.01, sss=0.08
    )

    def f(d):
        groove = 0.05 * math.exp(-((d.y / 0.07) ** 2))
        return 1 - groove + 0.02 * noise.noise(d * 2 + Vector((seed, 0, 0))) + 0.08 * max(0, d.x - 0.93) / 0.07 + 0.02 * d.x

    size = (0.36 * s, 0.31 * s, 0.31 * s)
    if not open_:
        o = obj("nutmegfruit", blob("nutmegfruit", skin, 96, 64, f, size), loc, rot)
        return o
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    flesh = dried("nutmegflesh", H("d8c498"), H("e6d8b4"), scale=6, rough=0.4, spec=0.35, bump=0.2, dist=0.008, sss=0.1)

    def cut(q):
        return Vector((q.x, q.y, min(q.z, 0)))

    obj("nutmeghalf", blob("nutmeghalf", skin, 96, 64, f, size, cut)).matrix_world = M

    # Face with a hollow; the seed lies in it.
    def face(x, y):
        q = math.hypot(x / 0.62, y / 0.55) / s
        return 0.004 - 0.11 * s * max(0, 1 - (q / 0.34) ** 2) ** 0.6 if q < 0.34 else 0.004 + 0.004 * fbm(x, y, 14, 3)

    d = disc(0.3 * s, face, flesh, "nutmegface", 60, 120)
    d.matrix_world = M @ Matrix.Diagonal((1.18, 1.02, 1, 1))
    mace_and_seed(M @ Matrix.Translation((0, 0, 0.02 * s)), s)


def mace_and_seed(M, s=1.0):
    """Dark shell of the nutmeg under a net of crimson mace."""
    shell = dried("nutshell", H("2a1409"), H("43220f"), scale=8, rough=0.28, spec=0.5, bump=0.15, dist=0.006)
    obj(
        "nutmeg", blob("nutmeg", shell, 48, 36, lambda d: 1 + 0.02 * noise.noise(d * 3), (0.185 * s, 0.14 * s, 0.13 * s))
    ).matrix_world = M
    mace = wet("mace", H("8a0f0a"), H("b82010"), 10, 0.35, 0.1, 0.4, None, 0.25)
    rng = random.Random(3)
    for i in range(9):
        a0, pts = 2 * math.pi * i / 9 + rng.gauss(0, 0.1), []
        for j in range(15):
            t = j / 14
            th = 0.12 + t * rng.uniform(2.3, 2.5)
            a = a0 + 0.5 * math.sin(t * 3 + i) + 0.2 * math.sin(t * 8 + i * 2)
            pts.append(
                M
                @ Vector((-math.cos(th) * 0.19 * s, math.sin(th) * math.cos(a) * 0.15 * s, math.sin(th) * math.sin(a) * 0.14 * s))
            )
        tube(
            pts,
            [(0.030 - 0.018 * j / 14) * s for j in range(15)],
            mace,
            "mace",
            10,
            lambda u, a: 1 - 0.55 * abs(math.sin(a)) ** 2,
        )
