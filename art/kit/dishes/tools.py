"""What a kitchen holds: the iron pan, a tray, a scoop, pale wood."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from kit.nodes import N, hexc, mul
from kit.shapes import grid, lathe, tube
from kit.surfaces import metal

H = hexc
LIFT = 0.004


def pan_iron():
    """Seasoned iron: nearly black, oiled by years, worn lighter here and there."""
    k = N("paniron")
    n, f = k.noise(5, 6, 0.6), k.noise(60, 3, 0.6)
    col = k.ramp(n, (0.3, H("191715")), (0.7, H("34302d")))
    return k.p(
        Base_Color=col,
        Metallic=0.7,
        Roughness=k.ramp(f, (0.3, 0.34), (0.7, 0.52)),
        Normal=k.bump(k.add(k.times(n, 0.4), f), 0.18, 0.006),
    ).m


KADAI = [
    (0, 0.0),
    (0.38, 0.0),
    (0.60, 0.045),
    (0.82, 0.17),
    (0.97, 0.34),
    (1.04, 0.46),
    (1.06, 0.475),
    (1.055, 0.49),
    (1.03, 0.48),
    (0.94, 0.36),
    (0.79, 0.205),
    (0.58, 0.085),
    (0.36, 0.045),
    (0, 0.04),
]


def kadai_floor(s=1.0):
    """Height of the pan's inside at a distance from its middle."""
    rs, zs = zip(*((r * s, z * s) for r, z in reversed(KADAI[8:])))

    def f(x, y):
        return float(np.interp(math.hypot(x, y), rs, zs)) + LIFT

    return f


def kadai(loc=(0, 0, 0), s=1.0, turn=0.0, m=None):
    """Shallow iron pan with two loop handles. Returns (inner radius, height of the rim)."""
    m = m or pan_iron()
    lathe([(x * s, z * s) for x, z in KADAI], "kadai", m, 192, 6, (loc[0], loc[1], loc[2] + LIFT))
    place = Matrix.Translation((loc[0], loc[1], loc[2] + LIFT))
    for side in (0, math.pi):
        M = place @ Euler((0, 0, turn + side)).to_matrix().to_4x4()
        pts = []
        for i in range(33):
            a = math.pi * i / 32
            out, across = math.sin(a) ** 0.7, math.cos(a)
            pts.append(M @ (Vector((0.985 + 0.27 * out, 0.27 * across, 0.43 + 0.10 * out)) * s))
        tube(pts, [0.035 * s] * 33, m, "handle", 14)
    return 1.0 * s, 0.48 * s


def tray(loc=(0, 0, 0), s=1.0, m=None):
    """Thambalam: a wide flat brass tray with an upright, rolled rim."""
    profile = [
        (0, 0.0),
        (1.0, 0.0),
        (1.06, 0.02),
        (1.10, 0.09),
        (1.12, 0.13),
        (1.145, 0.14),
        (1.15, 0.155),
        (1.13, 0.165),
        (1.10, 0.155),
        (1.075, 0.10),
        (1.04, 0.035),
        (0.98, 0.018),
        (0, 0.018),
    ]
    lathe([(x * s, z * s) for x, z in profile], "tray", m or day_brass(), 192, 6, (loc[0], loc[1], loc[2] + LIFT))
    return 1.0 * s, 0.018 * s


def day_brass(hammered=0.0):
    """Brass rubbed bright with tamarind."""
    return metal("daybrass", H("e0bf86"), 0.24, brushed=0.04, hammered=hammered, patina=0.18, wear=0.35)


def pale_wood(c1=H("6d4526"), c2=H("a97a4a")):
    """Jackwood, turned and oiled: long grain along X."""
    k = N("palewood")
    x, y, z = k.xyz()
    v = k.vec(k.times(x, 0.7), k.times(y, 5.0), k.times(z, 5.0))
    g, f = k.noise(2.4, 8, 0.6, v, 1.0), k.noise(22, 4, 0.6, v)
    col = k.mix(0.4, k.ramp(g, (0.3, c1), (0.7, c2)), k.ramp(f, (0.3, mul(c1, 0.9)), (0.7, c2)))
    return k.p(Base_Color=col, Roughness=0.5, Specular=0.28, Normal=k.bump(k.add(g, k.times(f, 0.4)), 0.2, 0.012)).m


def scoop(m, loc, rot=(0, 0, 0), s=1.0):
    """A trough with a round back and a turned handle. Opens towards +x; its middle at the origin."""
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()

    def f(u, v):
        a = (v * 2 - 1) * math.radians(104 - 22 * u)
        back = math.sin(min(1, u / 0.22) * math.pi / 2) ** 0.6
        r = 0.185 * (0.05 + 0.95 * back) * (1 + 0.05 * u)
        x = -0.30 + 0.66 * u - 0.13 * u * u * (1 - max(0, math.cos(a)))
        return (x * s, r * math.sin(a) * s, (0.185 - r * math.cos(a)) * s)

    o = grid("scoop", 70, 60, f, m)
    o.matrix_world = M
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.016 * s, 0
    n = 26
    pts = [M @ (Vector((-0.27 - 0.55 * i / n, 0, 0.17 + 0.05 * i / n)) * s) for i in range(n + 1)]

    def r(t):
        return (0.035 + 0.020 * math.sin(min(1, t * 1.25) * math.pi) ** 2 * t + 0.016 * math.exp(-(((t - 0.93) / 0.06) ** 2))) * s

    tube(pts, [r(i / n) for i in range(n + 1)], m, "handle", 24)
    return M
