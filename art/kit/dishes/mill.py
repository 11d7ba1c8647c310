"""Thirigai: the hand mill, two round stones and a wooden peg."""

import math

from mathutils import Vector, noise

from kit.heaps import settle
from kit.nodes import hexc
from kit.seeds import crumb
from kit.shapes import disc, fbm, lathe
from kit.surfaces import granite

from .tools import pale_wood

LEDGE, BASE, TOP = 0.275, 0.86, 0.72


def rough_edge(seed):
    def shape(a, z):
        p = Vector((math.cos(a) * 2, math.sin(a) * 2, z * 4 + seed))
        return 1 + 0.010 * noise.noise(p) + 0.006 * noise.noise(p * 5)

    return shape


def mill(loc=(0, 0, 0), turn=0.6, m=None, wood=None):
    """The lower stone keeps a ledge on which the flour comes out. Returns the height of the upper stone's face."""
    m, wood = m or granite(hexc("6b665f")), wood or pale_wood()
    at = (loc[0], loc[1], loc[2] + 0.004)
    low = [(0, 0), (0.80, 0), (0.85, 0.02), (0.865, 0.08), (0.865, 0.22), (0.85, 0.26), (0.82, LEDGE), (0.6, LEDGE), (0, LEDGE)]
    lathe(low, "lowerstone", m, 240, 8, at, shape=rough_edge(1))
    up = [(0.60, 0.285), (0.70, 0.29), (0.715, 0.32), (0.722, 0.44), (0.712, 0.52), (0.68, 0.555), (0.60, 0.562), (0.30, 0.556)]
    up += [(0.24, 0.558), (0.205, 0.585), (0.17, 0.588), (0.145, 0.56), (0.125, 0.47), (0.12, 0.36), (0.12, 0.30)]
    lathe(up, "upperstone", m, 240, 8, at, shape=rough_edge(5))
    x, y = 0.50 * math.cos(turn), 0.50 * math.sin(turn)
    peg = [
        (0, 0.50),
        (0.075, 0.50),
        (0.08, 0.57),
        (0.06, 0.60),
        (0.052, 0.72),
        (0.058, 0.90),
        (0.072, 1.0),
        (0.074, 1.06),
        (0.055, 1.105),
        (0, 1.12),
    ]
    lathe(peg, "peg", wood, 64, 6, (at[0] + x, at[1] + y, at[2]))
    return at[2] + 0.562


def flour(m, loc, R=1.3, seed=2, heap=lambda a: 1.0, bits=(), n=500):
    """What came out: a ring on the ledge, fallen round the stone. heap(angle): how much lies on that side (0..1)."""

    def f(x, y):
        r, a = math.hypot(x, y), math.atan2(y, x)
        k = heap(a) * (1 + 0.25 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, seed))))
        clods = 0.020 * fbm(x, y, 4.5, 4, seed) + 0.016 * abs(fbm(x, y, 15, 3, seed + 3))
        ledge = LEDGE + 0.075 * k * math.exp(-(((r - 0.745) / 0.09) ** 2)) - 0.01
        far = min(R - 0.08, 0.93 + 0.30 * k)
        slope = 0.27 * k * max(0.0, 1 - (r - 0.80) / (far - 0.80)) ** 1.15 - 0.02
        z = ledge if r < 0.82 else max(slope, -0.03)
        if 0.80 < r < 0.86:
            t = (r - 0.80) / 0.06
            z = ledge * (1 - t) + slope * t
        return z + clods * min(1, k * 1.6) - 0.10 * max(0, (r - far + 0.02) / 0.06)

    disc(R, f, m, "flour", 240, 420, loc)
    if bits:
        settle(
            list(bits),
            n,
            R,
            f,
            foot=0.02,
            thick=0.018,
            loc=loc,
            seed=seed,
            tries=1,
            sink=0.55,
            scale=(0.5, 1.0),
            pos=lambda g: _on_ring(g, heap),
        )
    loose = [crumb(m, 0.008, i) for i in range(3)]
    return f, loose


def _on_ring(g, heap):
    while True:
        a, r = g.random() * 6.283, g.uniform(0.74, 1.16)
        if g.random() < heap(a) * (1.25 - r):
            return r * math.cos(a), r * math.sin(a)
