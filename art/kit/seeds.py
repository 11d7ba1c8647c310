"""Small things that come in hundreds: one shared mesh each, Cycles instances them. All return meshes."""

import math

from mathutils import Vector, noise

from .materials import dried, seedmat
from .nodes import N, hexc
from .shapes import ang, blob

H = hexc


def coriander(m=None, r=0.021):
    m = m or seedmat("coriander", H("a67c42"), H("7a5a2a"), 0.6, 0.3, 0.25, 90)

    def f(d):
        return 1 + 0.045 * math.sin(11 * ang(d) + 1.2 * math.sin(6 * d.x)) * (1 - d.x**8) + 0.18 * max(0, d.x - 0.93) / 0.07

    return blob("coriander", m, 44, 16, f, (r * 1.08, r, r))


def cumin(m=None, l=0.034, r=0.0078):
    m = m or seedmat("cumin", H("8a6638"), H("5d4522"), 0.6, 0.3, 0.3, 120)

    def post(q):
        return Vector((q.x, q.y * (1 - 0.25 * (q.x / l) ** 2), q.z + 6 * q.x * q.x))

    return blob("cumin", m, 28, 18, lambda d: 1 + 0.13 * math.sin(7 * ang(d)) * (1 - d.x**4), (l, r, r), post)


def mustard(m=None, r=0.0115):
    m = m or seedmat("mustard", H("2b1a14"), H("120c0b"), 0.38, 0.45, 0.25, 130)
    return blob("mustard", m, 14, 10, lambda d: 1 + 0.03 * noise.noise(d * 3), (r, r, r))


def pepper(m=None, r=0.027, seed=0):
    m = m or seedmat("pepper", H("2c231d"), H("14100e"), 0.55, 0.35, 0.3, 60, dust=0.04)
    a, b = Vector((seed * 9, 0, 0)), Vector((0, seed * 5, 0))
    return blob(
        "pepper", m, 40, 28, lambda d: 1 - 0.16 * abs(noise.noise(d * 2.6 + a)) ** 0.7 - 0.05 * noise.noise(d * 7 + b), (r, r, r)
    )


def fenugreek(m=None, r=0.02):
    m = m or seedmat("fenugreek", H("b07a2c"), H("84561c"), 0.5, 0.35, 0.25, 90)

    def post(q):
        notch = 0.0035 * math.exp(-(((q.x + q.y * 0.4) / 0.004) ** 2)) * (1 if q.y > 0 else 0)
        return Vector((q.x + 0.25 * q.y, q.y - notch, q.z))

    return blob(
        "fenugreek",
        m,
        20,
        14,
        lambda d: (abs(d.x) ** 3.2 + abs(d.y) ** 3.2 + abs(d.z) ** 3.2) ** (-1 / 3.2),
        (r, r * 0.66, r * 0.52),
        post,
    )


def bean(m=None, l=0.06):
    """Roasted coffee bean: flat face up with an S groove."""
    m = m or seedmat("bean", H("40200f"), H("26120a"), 0.36, 0.45, 0.15, 40)

    def post(q):
        if q.z > 0:
            q.z *= 0.28
        g = math.exp(-(((q.y - 0.07 * l * math.sin(3.2 * q.x / l)) / (0.075 * l)) ** 2)) * (1 - (q.x / l) ** 6)
        if q.z > -0.1 * l:
            q.z -= 0.20 * l * g
        return q

    return blob("bean", m, 72, 36, lambda d: 1, (l, l * 0.7, l * 0.55), post)


def sesame(m=None, l=0.017):
    """Flat teardrop."""
    m = m or seedmat("sesame", H("d9c9a0"), H("bfa873"), 0.5, 0.3, 0.15, 90)
    return blob("sesame", m, 18, 14, lambda d: 1 - 0.32 * max(0, d.x) ** 1.5, (l, l * 0.62, l * 0.3))


def black_sesame():
    return sesame(seedmat("blacksesame", H("1d1917"), H("0b0a0a"), 0.5, 0.35, 0.2, 90))


def split_dal(m, r=0.026, flat=0.5, sides=0.0):
    """Half of a split pulse: dome above, nearly flat below."""

    def post(q):
        return Vector((q.x, q.y, q.z if q.z > 0 else q.z * 0.22))

    a = Vector((sides, 0, 0))
    return blob("dal", m, 22, 16, lambda d: 1 + 0.05 * noise.noise(d * 1.5 + a), (r, r * 0.92, r * flat), post)


def toor_dal():
    return split_dal(seedmat("toor", H("c88a22"), H("b06e12"), 0.5, 0.35, 0.15, 50), 0.026, 0.55)


def chana_dal():
    return split_dal(seedmat("chana", H("b98224"), H("99641a"), 0.55, 0.3, 0.3, 40), 0.036, 0.62, 3.0)


def urad_dal():
    """Split and hulled black gram: ivory, oblong."""

    def post(q):
        return Vector((q.x * 1.28, q.y, q.z if q.z > 0 else q.z * 0.3))

    return blob(
        "urad", seedmat("urad", H("d8cdb2"), H("c2b48e"), 0.5, 0.3, 0.12, 50), 22, 16, lambda d: 1, (0.021, 0.018, 0.012), post
    )


def rice(m=None, l=0.032, fat=0.0085):
    m = m or seedmat("rice", H("ddd5c0"), H("c9bfa6"), 0.45, 0.35, 0.1, 50)
    return blob(
        "rice",
        m,
        14,
        14,
        lambda d: 1 + 0.05 * noise.noise(d * 2),
        (l, fat, fat),
        lambda q: Vector((q.x, q.y, q.z + 3 * q.x * q.x)),
    )


def cooked_rice():
    k = N("cookedrice")
    col = k.ramp(k.rnd(), (0.0, H("d6cab0")), (1.0, H("e4dac4")))
    k.p(Base_Color=col, Roughness=0.36, Specular=0.4, Clearcoat=0.15)
    k.p(Subsurface=0.2, Subsurface_Color=H("e0d8c6"), Subsurface_Radius=(0.02, 0.016, 0.012))
    l, fat = 0.025, 0.0105
    # Plump and blunt: a pointed grain looks like a splinter.
    return blob(
        "cookedrice",
        k.m,
        16,
        16,
        lambda d: (abs(d.x) ** 2.9 + abs(d.y) ** 2.1 + abs(d.z) ** 2.1) ** (-1 / 2.5),
        (l, fat, fat),
        lambda q: Vector((q.x, q.y + 4 * q.x * q.x, q.z)),
    )


def peanut(m=None, l=0.062, seed=0):
    """Kernel in its red skin."""
    m = m or dried("peanut", H("7c3a20"), H("96523a"), scale=22, rough=0.55, bump=0.25, dist=0.004)
    a = Vector((seed * 4.0, 0, 0))
    return blob(
        "peanut", m, 30, 24, lambda d: 1 + 0.05 * noise.noise(d * 1.8 + a) - 0.07 * max(0, d.x) ** 2, (l, l * 0.62, l * 0.58)
    )


def peanut_white(seed=0):
    """Roasted kernel rubbed clean."""
    return peanut(
        dried("peanutwhite", H("c9a468"), H("ddc08c"), H("9c6a34"), scale=14, rough=0.5, bump=0.25, dist=0.004), 0.06, seed
    )


def groundnut(m=None, l=0.17, seed=0):
    """In the shell: two lobes, a waist, a net of ribs. Real relief, because light rakes it."""
    m = m or dried("shell", H("a67c4a"), H("c9a472"), H("7a5430"), scale=9, rough=0.85, spec=0.15, bump=0.6, dist=0.012)
    a = Vector((seed * 7.0, 1, 0))

    def f(d):
        ribs = abs(math.sin(6 * ang(d))) ** 1.5 * 0.05 * (1 - d.x**8)
        net = 0.05 * abs(math.sin(11 * d.x + 1.2 * math.sin(3 * ang(d)))) * (1 - d.x**6)
        waist = 0.20 * math.exp(-(((d.x - 0.08) / 0.26) ** 2))
        beak = 0.12 * max(0, d.x - 0.9) / 0.1
        return 1 - waist + ribs + net + beak + 0.08 * noise.noise(d * 1.4 + a)

    return blob("groundnut", m, 96, 72, f, (l, l * 0.46, l * 0.44), lambda q: Vector((q.x, q.y, q.z + 0.5 * q.x * q.x)))


def dry_berry(m, r=0.05, seed=0, deep=0.2, fine=0.07, pit=True):
    """Sun-dried berry: sunk in folds, a small scar where the stalk was."""
    a, b = Vector((seed * 9, 3, 0)), Vector((0, seed * 5, 8))

    def f(d):
        big = abs(noise.noise(d * 1.9 + a)) ** 0.6
        folds = abs(noise.noise(d * 4.2 + b)) ** 0.7
        return (
            1
            - deep * big
            - fine * folds * 1.6
            + 0.05 * noise.noise(d * 1.1 + b)
            - (0.14 * max(0, d.x - 0.92) / 0.08 if pit else 0)
        )

    return blob("berry", m, 64, 44, f, (r, r, r * 0.88))


def crumb(m, r=0.008, seed=0):
    """A coarse bit of ground spice."""
    a = Vector((seed * 7.0, 0, 3))
    return blob("crumb", m, 9, 7, lambda d: 1 + 0.5 * noise.noise(d * 1.3 + a), (r * 1.3, r, r * 0.7))
