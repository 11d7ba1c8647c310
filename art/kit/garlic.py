"""Garlic, shallots, idli."""

import math

from mathutils import Vector, noise

from .materials import dried
from .nodes import N, hexc
from .shapes import blob, lathe, obj

H = hexc


def clove_mesh(m, l=0.15, seed=0):
    """Garlic clove: flat inside, round back, a pointed tip that bends, a blunt cut base."""
    a = Vector((seed * 6.0, 0, 0))

    def f(d):
        return (
            1
            + 0.04 * noise.noise(d * 1.4 + a)
            - 0.10 * max(0, d.x) ** 2
            + 0.42 * max(0, d.x - 0.9) / 0.1 * 0.6
            - 0.12 * max(0, -d.x - 0.8) / 0.2
        )

    def post(q):
        return Vector((q.x, q.y + 1.1 * q.x * q.x / l * 0.3, q.z if q.z > 0 else q.z * 0.55))

    return blob("clove", m, 48, 36, f, (l, l * 0.52, l * 0.5), post)


def garlic_skin():
    """Papery skin: ivory with mauve lines running to the tip."""
    k = N("garlicskin")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, k.add(z, 0.013))
    lines = k.noise(3, 5, 0.7, k.vec(k.times(a, 5.0), k.times(x, 2.5)))
    n = k.noise(7, 4)
    col = k.ramp(lines, (0.3, H("b39f84")), (0.52, H("cdbfa8")), (0.66, H("8e6468")))
    col = k.mix(k.ramp(n, (0.45, 0), (0.7, 0.5)), col, H("cbb48e"))
    return k.p(
        Base_Color=col,
        Roughness=0.5,
        Specular=0.3,
        Sheen=0.2,
        Subsurface=0.1,
        Subsurface_Color=col,
        Subsurface_Radius=(0.04, 0.03, 0.02),
        Normal=k.bump(k.add(lines, k.times(n, 0.4)), 0.5, 0.012),
    ).m


def garlic_flesh():
    return dried("clove", H("c4b283"), H("d6c8a0"), H("ab945c"), scale=5, rough=0.35, spec=0.4, bump=0.12, dist=0.01, sss=0.18)


def garlic_bulb(loc, rot=(0, 0, 0), s=1.0, m=None):
    """Whole bulb: cloves bulge under the skin, neck twisted and dry, root plate below."""
    m = m or bulb_skin()

    def shape(a, z):
        k = max(0, min(1, (z / s - 0.04) / 0.18)) * max(0, min(1, (0.46 - z / s) / 0.22))
        lobes = abs(math.cos(4.5 * a + 0.35 * math.sin(2 * a))) ** 0.7
        return 1 + 0.16 * k * (lobes - 0.5) + 0.03 * noise.noise(Vector((math.cos(a), math.sin(a), z * 3)))

    pr = [
        (0, 0.03),
        (0.08, 0.0),
        (0.13, 0.01),
        (0.26, 0.06),
        (0.33, 0.16),
        (0.32, 0.27),
        (0.22, 0.37),
        (0.11, 0.44),
        (0.065, 0.52),
        (0.055, 0.62),
        (0.06, 0.68),
        (0.03, 0.70),
        (0, 0.69),
    ]
    lathe([(x * s, z * s) for x, z in pr], "bulb", m, 200, 7, loc, rot, shape=shape)


def bulb_skin():
    k = N("bulbskin")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, x)
    lines = k.noise(4, 5, 0.7, k.vec(k.times(a, 4.0), k.times(z, 1.2)))
    fine = k.noise(6, 3, 0.7, k.vec(k.times(a, 16.0), k.times(z, 1.6)))
    col = k.ramp(lines, (0.3, H("a89580")), (0.5, H("c4b7a2")), (0.66, H("88666c")))
    return k.p(Base_Color=col, Roughness=0.55, Specular=0.25, Sheen=0.2, Normal=k.bump(k.add(lines, fine), 0.45, 0.015)).m


def shallot_skin(c1, c2, c3):
    k = N("shallot")
    x, y, z = k.xyz()
    a = k.math("ARCTAN2", y, z)
    lines = k.noise(3, 4, 0.6, k.vec(k.times(a, 6.0), k.times(x, 1.0)))
    return k.p(
        Base_Color=k.ramp(lines, (0.3, c1), (0.6, c2), (0.75, c3)),
        Roughness=0.36,
        Specular=0.4,
        Clearcoat=0.15,
        Normal=k.bump(lines, 0.35, 0.01),
    ).m


def shallot(loc, rot=(0, 0, 0), s=1.0, m=None):
    """Small onion: coppery pink skin with lines."""
    m = m or shallot_skin(H("5c1c28"), H("8e444c"), H("a8705a"))

    def f(d):
        return 1 + 0.03 * noise.noise(d * 2) + 0.55 * max(0, d.x - 0.9) / 0.1 * 0.5 - 0.08 * max(0, -d.x - 0.9) / 0.1

    o = obj("shallot", blob("shallot", m, 48, 36, f, (0.17 * s, 0.13 * s, 0.13 * s)), loc, rot)
    return o


def idli(loc, s=1.0, seed=0, m=None):
    """Steamed rice cake: a low lens with a soft edge, matte, finely pitted."""
    if not m:
        k = N("idli")
        n, p, q = k.noise(5, 5), k.noise(26, 4, 0.6), k.voro(30)
        pits = k.ramp(q, (0.08, 0), (0.28, 1))
        col = k.ramp(n, (0.3, H("c2b9a7")), (0.7, H("d3cbba")))
        m = k.p(
            Base_Color=col,
            Roughness=0.75,
            Specular=0.2,
            Subsurface=0.25,
            Subsurface_Color=H("d8cbb0"),
            Subsurface_Radius=(0.04, 0.03, 0.02),
            Normal=k.bump(k.add(k.times(pits, 0.6), k.times(p, 0.8)), 0.5, 0.014),
        ).m
    prof = [
        (0, 0.0),
        (0.2, 0.005),
        (0.36, 0.05),
        (0.43, 0.105),
        (0.435, 0.125),
        (0.40, 0.165),
        (0.28, 0.225),
        (0.12, 0.25),
        (0, 0.255),
    ]

    def shape(a, z):
        return (
            1
            + 0.02 * noise.noise(Vector((math.cos(a), math.sin(a), seed + z)))
            + 0.012 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, seed + z * 5)))
        )

    return lathe([(x * s, z * s) for x, z in prof], "idli", m, 120, 7, loc, (0, 0, seed), shape=shape)
