"""Vessels of a South Indian kitchen. Each returns (inner radius near the rim, height of the rim)."""

import math

from mathutils import Vector, noise

from .nodes import N, hexc
from .profiles import BOWL, COCONUT_BOWL, DAVARA, DISH, KATORI, MORTAR, PLATE, POT, TUMBLER, URULI
from .shapes import grid, lathe
from .surfaces import brass, clay, glaze, granite, steel

LIFT = 0.003  # a bottom at z = 0 would fight with the table


def turned(profile, name, m, s=1.0, loc=(0, 0, 0), steps=160, k=6, rot=(0, 0, 0), shape=None):
    return lathe([(x * s, z * s) for x, z in profile], name, m, steps, k, (loc[0], loc[1], loc[2] + LIFT), rot, shape=shape)


def bowl(loc=(0, 0, 0), s=1.0, m=None):
    """Footed brass bowl, hammered."""
    turned(BOWL, "bowl", m or brass(0.55), s, loc)
    return 0.99 * s, 0.79 * s


def uruli(loc=(0, 0, 0), s=1.0, m=None):
    """Wide bell-metal pan with a flat lip."""
    turned(URULI, "uruli", m or brass(), s, loc, 192)
    return 0.95 * s, 0.55 * s


def katori(loc=(0, 0, 0), s=1.0, m=None):
    """Steel cup."""
    turned(KATORI, "katori", m or steel(), s, loc)
    return 0.575 * s, 0.53 * s


def dish(loc=(0, 0, 0), s=1.0, m=None, wobble=0.012):
    """Shallow clay dish, thrown by hand."""

    def shape(a, z):
        return 1 + wobble * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, z)))

    turned(DISH, "dish", m or clay(), s, loc, shape=shape)
    return 0.92 * s, 0.28 * s


def plate(loc=(0, 0, 0), s=1.0, m=None):
    """Thali."""
    turned(PLATE, "plate", m or steel(), s, loc, 192)
    return 0.95 * s, 0.034 * s


def mortar(loc=(0, 0, 0), s=1.0, m=None):
    """Stone mortar with a rough, slightly uneven wall."""

    def shape(a, z):
        p = Vector((math.cos(a) * 2, math.sin(a) * 2, z * 3))
        return 1 + 0.012 * noise.noise(p) + 0.006 * noise.noise(p * 5)

    turned(MORTAR, "mortar", m or granite(), s, loc, 220, 8, shape=shape)
    return 0.75 * s, 0.78 * s


def pestle(loc, rot=(0, 0, 0), s=1.0, m=None):
    lathe(
        [
            (x * s, z * s)
            for x, z in [
                (0, 0),
                (0.12, 0.01),
                (0.17, 0.06),
                (0.18, 0.14),
                (0.15, 0.3),
                (0.11, 0.55),
                (0.1, 0.8),
                (0.12, 0.98),
                (0.13, 1.06),
                (0.1, 1.13),
                (0, 1.15),
            ]
        ],
        "pestle",
        m or granite(hexc("55514c")),
        64,
        6,
        loc,
        rot,
    )


def pot(loc=(0, 0, 0), s=1.0, m=None):
    """Manchatti: round clay cooking pot."""

    def shape(a, z):
        return 1 + 0.012 * noise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, z)))

    turned(POT, "pot", m or clay(hexc("4a2213"), hexc("7c3b20")), s, loc, 192, shape=shape)
    return 0.66 * s, 0.84 * s


def wooden_bowl(loc=(0, 0, 0), s=1.0, m=None):
    turned(COCONUT_BOWL, "woodbowl", m or turned_wood(), s, loc)
    return 0.77 * s, 0.63 * s


def turned_wood(c1=hexc("241108"), c2=hexc("5e3720")):
    """Wood of a turned bowl: growth rings cut across."""
    k = N("turnedwood")
    x, y, z = k.xyz()
    v = k.vec(k.times(x, 3.0), k.times(y, 0.8), k.times(z, 4.0))
    g, f = k.noise(2.4, 8, 0.6, v, 0.8), k.noise(22, 4, 0.6, v)
    col = k.mix(0.3, k.ramp(g, (0.3, c1), (0.7, c2)), k.ramp(f, (0.3, c1), (0.7, c2)))
    return k.p(Base_Color=col, Roughness=0.5, Specular=0.3, Normal=k.bump(k.add(g, k.times(f, 0.4)), 0.25, 0.02)).m


def jaadi(loc=(0, 0, 0), s=1.0, lid=True):
    """Pickle jar of glazed stoneware: ivory belly, brown shoulder and mouth."""
    ivory, brown = glaze(), glaze(hexc("3d1c0c"))
    body = [(0, 0.0), (0.42, 0.0), (0.47, 0.02), (0.5, 0.1), (0.52, 0.4), (0.52, 0.72), (0.515, 0.78)]
    neck = [
        (0.515, 0.78),
        (0.5, 0.88),
        (0.43, 0.96),
        (0.36, 1.0),
        (0.345, 1.04),
        (0.37, 1.08),
        (0.375, 1.1),
        (0.35, 1.115),
        (0.32, 1.1),
        (0.31, 1.03),
        (0.33, 0.95),
    ]
    turned(body, "jaadi", ivory, s, loc)
    turned(neck, "jaadineck", brown, s, loc)
    if lid:
        turned(
            [
                (0.30, 1.1),
                (0.36, 1.12),
                (0.365, 1.15),
                (0.3, 1.19),
                (0.15, 1.215),
                (0.07, 1.23),
                (0.06, 1.25),
                (0.085, 1.275),
                (0.08, 1.31),
                (0.04, 1.33),
                (0, 1.335),
            ],
            "jaadilid",
            brown,
            s,
            loc,
        )
    return 0.31 * s, 1.1 * s


def tumbler(loc=(0, 0, 0), m=None):
    lathe(TUMBLER, "tumbler", m or steel(0.05, 0), 192, 6, loc)


def davara(loc=(0, 0, 0), m=None):
    lathe(DAVARA, "davara", m or steel(0.05, 0), 192, 6, (loc[0], loc[1], loc[2] + LIFT))


def spoon(m, loc, rot=(0, 0, 0), s=1.0):
    """A real spoon: egg-shaped bowl with a rim, a neck, a handle that widens and rises. Bowl centre at the origin."""

    def f(u, v):
        w = v * 2 - 1
        if u < 0.45:
            t = u / 0.45
            half = 0.165 * math.sin(math.pi * min(1, 0.03 + t * 0.90)) ** 0.62 * (1 - 0.12 * t)
            x, dep = -0.26 + t * 0.53, 0.085 * math.sin(math.pi * min(1, 0.02 + 0.95 * t)) ** 0.7
            z = -dep * (1 - abs(w) ** 2.4) + 0.045 * max(0, t - 0.75) * 4 * 0.25
        else:
            t = (u - 0.45) / 0.55
            half = 0.034 + 0.012 * math.exp(-t * 12) + 0.034 * t**1.6
            x, z = 0.27 + t * 1.2, 0.011 + 0.12 * math.sin(min(1, t * 1.6) * 1.57) + 0.05 * t - 0.012 * w * w
            if t > 0.93:
                half *= math.sqrt(max(0.02, 1 - ((t - 0.93) / 0.07) ** 2))
        return (x * s, w * half * s, z * s)

    o = grid("spoon", 140, 28, f, m, loc, rot)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.014 * s, 0
    b = o.modifiers.new("smooth", "SUBSURF")
    b.levels = b.render_levels = 1
    return o
