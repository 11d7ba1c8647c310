"""The anjarai petti: round brass box with seven cups of colour, and the other brass of the house."""

import math

from mathutils import Vector

from .heaps import powder_heap, seed_heap
from .materials import powder
from .nodes import N, hexc
from .seeds import coriander, cumin, fenugreek, mustard, pepper
from .shapes import blob, lathe, obj
from .surfaces import brass, steel

BOX = [
    (0, 0.0),
    (0.98, 0.0),
    (1.03, 0.02),
    (1.05, 0.08),
    (1.05, 0.25),
    (1.05, 0.42),
    (1.05, 0.44),
    (1.07, 0.45),
    (1.085, 0.47),
    (1.07, 0.495),
    (1.04, 0.49),
    (1.015, 0.46),
    (1.015, 0.4),
    (1.015, 0.1),
    (0.98, 0.05),
    (0.9, 0.04),
    (0, 0.04),
]
CUP = [
    (0, 0.05),
    (0.24, 0.05),
    (0.27, 0.07),
    (0.285, 0.12),
    (0.293, 0.3),
    (0.293, 0.405),
    (0.297, 0.416),
    (0.303, 0.421),
    (0.304, 0.427),
    (0.298, 0.431),
    (0.287, 0.424),
    (0.283, 0.40),
    (0.28, 0.3),
    (0.272, 0.14),
    (0.25, 0.085),
    (0, 0.08),
]
LID = [
    (0, 0.16),
    (0.05, 0.16),
    (0.07, 0.14),
    (0.05, 0.1),
    (0.05, 0.085),
    (0.3, 0.08),
    (0.9, 0.06),
    (1.06, 0.03),
    (1.1, -0.02),
    (1.1, -0.16),
    (1.115, -0.17),
    (1.1, -0.18),
    (1.085, -0.16),
    (1.08, -0.02),
    (0.9, 0.04),
    (0, 0.06),
]
R = 0.28


def petti(loc=(0, 0, 0), turn=20.0, filled=True):
    """The box with its cups; coriander in the middle, the other six round it."""
    x0, y0, z0 = loc
    gold, cup = brass(), steel(0.1)
    lathe(BOX, "box", gold, 192, 5, (x0, y0, z0 + 0.002))
    at = [(x0, y0, z0)] + [
        (x0 + 0.655 * math.cos(a), y0 + 0.655 * math.sin(a), z0) for a in [math.radians(turn + 60 * i) for i in range(6)]
    ]
    for i, p in enumerate(at):
        lathe(CUP, "cup", cup, 128, 5, p, (0, 0, i * 0.9))
    if not filled:
        return at
    turmeric = powder("turmeric", hexc("c0780a"), hexc("8c4b04"))
    red = powder("chilli", hexc("84170c"), hexc("4a0a05"))
    powder_heap(red, R, 0.355, 0.11, 2.0, 0.02, (0.03, -0.03), at[1], 1.35, grains=60)
    powder_heap(turmeric, R, 0.355, 0.11, 5.0, 0.02, (-0.03, 0.03), at[4], 1.35, grains=0)

    def heap(i, protos, n, under, sd, top=0.30, **kw):
        seed_heap(protos, n, R, top, 0.09, hexc(under), sd, at[i], **kw)

    heap(0, [coriander()], 780, "5a3f1e", 11, 0.29, foot=0.021, thick=0.042)
    heap(2, [cumin()], 1700, "4a3419", 12, 0.335, foot=0.019, thick=0.016, tilt=0.22)
    heap(3, [mustard()], 2600, "120c0b", 15, 0.31, foot=0.0115, thick=0.023, tries=2)
    heap(5, [fenugreek()], 1150, "6a4718", 13, 0.31, foot=0.018, thick=0.022, tilt=0.5)
    heap(6, [pepper(seed=s) for s in range(4)], 480, "14100e", 14, 0.29, foot=0.027, thick=0.054)
    return at


def petti_lid(loc, rot=(0, -0.03, 0)):
    lathe(LID, "lid", brass(), 192, 4, loc, rot)


LAMP = [
    (0, 0.0),
    (0.62, 0.0),
    (0.66, 0.03),
    (0.65, 0.08),
    (0.52, 0.13),
    (0.36, 0.18),
    (0.22, 0.26),
    (0.14, 0.36),
    (0.11, 0.46),
    (0.17, 0.50),
    (0.18, 0.54),
    (0.12, 0.58),
    (0.085, 0.66),
    (0.08, 0.9),
    (0.08, 1.2),
    (0.09, 1.3),
    (0.15, 1.34),
    (0.155, 1.38),
    (0.09, 1.42),
    (0.075, 1.5),
    (0.075, 1.75),
    (0.09, 1.83),
    (0.15, 1.87),
    (0.15, 1.9),
    (0.1, 1.93),
    (0.12, 1.96),
]


def lamp(loc=(0, 0, 0), s=1.0, lit=5):
    """Kuthu vilakku: standing brass oil lamp, a dish of five spouts, a finial above; wicks burn."""
    gold = brass()
    x0, y0, z0 = loc
    lathe([(x * s, z * s) for x, z in LAMP], "lamp", gold, 128, 6, (x0, y0, z0 + 0.002))

    def spouts(a, z):
        k = max(0, (z / s - 0.02) / 0.1)
        return 1 + 0.30 * min(1, k) * max(0, math.cos(5 * a / 2) ** 2) ** 6

    dish = [
        (0, 0.0),
        (0.12, 0.0),
        (0.26, 0.02),
        (0.38, 0.07),
        (0.42, 0.13),
        (0.425, 0.14),
        (0.41, 0.142),
        (0.37, 0.10),
        (0.25, 0.05),
        (0, 0.04),
    ]
    lathe([(x * s, z * s) for x, z in dish], "lampdish", gold, 240, 5, (x0, y0, z0 + 1.96 * s), shape=spouts)
    top = [
        (0.07, 0.0),
        (0.075, 0.15),
        (0.05, 0.2),
        (0.09, 0.26),
        (0.1, 0.3),
        (0.05, 0.36),
        (0.035, 0.44),
        (0.05, 0.48),
        (0.045, 0.54),
        (0.015, 0.64),
        (0, 0.68),
    ]
    lathe([(x * s, z * s) for x, z in top], "finial", gold, 64, 6, (x0, y0, z0 + 1.98 * s))
    k = N("flame")
    z = k.xyz()[0]
    col = k.ramp(
        k.add(k.times(z, 4.0), 0.5), (0.05, hexc("2a3a8c")), (0.22, hexc("ff7a10")), (0.45, hexc("ffb43c")), (0.95, hexc("e8560a"))
    )
    k.surface(k.n("Emission", Color=col, Strength=2.3))
    k.m.cycles.sample_as_light = False
    wick = N("wick").p(Base_Color=hexc("d8cdb8"), Roughness=0.9).m
    tall = 0.15 * s

    def taper(q):
        """A flame is widest low down and runs out into a point, a little bent by the air."""
        t = (q.x / tall + 1) / 2
        w = 1.15 * max(0, 1 - t) ** 0.75 if t > 0.3 else 0.88
        return Vector((q.x, q.y * w + 0.12 * tall * t**3, q.z * w))

    shape = blob("flame", k.m, 24, 40, lambda d: 1, (tall, 0.040 * s, 0.040 * s), taper)
    tips = []
    for i in range(lit):
        a = 2 * math.pi * i / 5 * 1.0 + math.radians(-90)
        a = round(a / (2 * math.pi / 5)) * 2 * math.pi / 5
        p = Vector((x0 + 0.50 * s * math.cos(a), y0 + 0.50 * s * math.sin(a), z0 + 2.10 * s))
        obj("wick", blob("wick", wick, 12, 8, lambda d: 1, (0.05 * s, 0.016 * s, 0.016 * s)), p, (0, 0, a))
        o = obj("flame", shape, p + Vector((0.045 * s * math.cos(a), 0.045 * s * math.sin(a), 0.13 * s)), (0, -math.pi / 2, 0))
        o.visible_shadow = False
        tips.append(o.location.copy())
    return tips
