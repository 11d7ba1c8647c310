"""The anjarai petti: round brass box with seven cups of colour, and the other brass of the house."""
import math

from mathutils import Vector

from .heaps import powder_heap, seed_heap
from .materials import powder
from .nodes import N, hexc
from .seeds import coriander, cumin, fenugreek, mustard, pepper
from .shapes import blob, lathe, obj
from .surfaces import brass, steel

BOX = [(0, .0), (.98, .0), (1.03, .02), (1.05, .08), (1.05, .25), (1.05, .42), (1.05, .44), (1.07, .45), (1.085, .47), (1.07, .495), (1.04, .49),
       (1.015, .46), (1.015, .4), (1.015, .1), (.98, .05), (.9, .04), (0, .04)]
CUP = [(0, .05), (.24, .05), (.27, .07), (.285, .12), (.293, .3), (.293, .405), (.297, .416), (.303, .421), (.304, .427), (.298, .431), (.287, .424),
       (.283, .40), (.28, .3), (.272, .14), (.25, .085), (0, .08)]
LID = [(0, .16), (.05, .16), (.07, .14), (.05, .1), (.05, .085), (.3, .08), (.9, .06), (1.06, .03), (1.1, -.02), (1.1, -.16), (1.115, -.17),
       (1.1, -.18), (1.085, -.16), (1.08, -.02), (.9, .04), (0, .06)]
R = .28


def petti(loc=(0, 0, 0), turn=20., filled=True):
    """The box with its cups; coriander in the middle, the other six round it."""
    x0, y0, z0 = loc
    gold, cup = brass(), steel(.1)
    lathe(BOX, "box", gold, 192, 5, (x0, y0, z0 + .002))
    at = [(x0, y0, z0)] + [(x0 + .655 * math.cos(a), y0 + .655 * math.sin(a), z0) for a in [math.radians(turn + 60 * i) for i in range(6)]]
    for i, p in enumerate(at):
        lathe(CUP, "cup", cup, 128, 5, p, (0, 0, i * .9))
    if not filled:
        return at
    turmeric = powder("turmeric", hexc("c0780a"), hexc("8c4b04"))
    red = powder("chilli", hexc("84170c"), hexc("4a0a05"))
    powder_heap(red, R, .355, .11, 2., .02, (.03, -.03), at[1], 1.35, grains=60)
    powder_heap(turmeric, R, .355, .11, 5., .02, (-.03, .03), at[4], 1.35, grains=0)
    def heap(i, protos, n, under, sd, top=.30, **kw):
        seed_heap(protos, n, R, top, .09, hexc(under), sd, at[i], **kw)
    heap(0, [coriander()], 780, "5a3f1e", 11, .29, foot=.021, thick=.042)
    heap(2, [cumin()], 1700, "4a3419", 12, .335, foot=.019, thick=.016, tilt=.22)
    heap(3, [mustard()], 2600, "120c0b", 15, .31, foot=.0115, thick=.023, tries=2)
    heap(5, [fenugreek()], 1150, "6a4718", 13, .31, foot=.018, thick=.022, tilt=.5)
    heap(6, [pepper(seed=s) for s in range(4)], 480, "14100e", 14, .29, foot=.027, thick=.054)
    return at


def petti_lid(loc, rot=(0, -.03, 0)):
    lathe(LID, "lid", brass(), 192, 4, loc, rot)


LAMP = [(0, .0), (.62, .0), (.66, .03), (.65, .08), (.52, .13), (.36, .18), (.22, .26), (.14, .36), (.11, .46), (.17, .50), (.18, .54), (.12, .58),
        (.085, .66), (.08, .9), (.08, 1.2), (.09, 1.3), (.15, 1.34), (.155, 1.38), (.09, 1.42), (.075, 1.5), (.075, 1.75), (.09, 1.83), (.15, 1.87),
        (.15, 1.9), (.1, 1.93), (.12, 1.96)]


def lamp(loc=(0, 0, 0), s=1., lit=5):
    """Kuthu vilakku: standing brass oil lamp, a dish of five spouts, a finial above; wicks burn."""
    gold = brass()
    x0, y0, z0 = loc
    lathe([(x * s, z * s) for x, z in LAMP], "lamp", gold, 128, 6, (x0, y0, z0 + .002))
    def spouts(a, z):
        k = max(0, (z / s - .02) / .1)
        return 1 + .30 * min(1, k) * max(0, math.cos(5 * a / 2) ** 2) ** 6
    dish = [(0, .0), (.12, .0), (.26, .02), (.38, .07), (.42, .13), (.425, .14), (.41, .142), (.37, .10), (.25, .05), (0, .04)]
    lathe([(x * s, z * s) for x, z in dish], "lampdish", gold, 240, 5, (x0, y0, z0 + 1.96 * s), shape=spouts)
    top = [(.07, .0), (.075, .15), (.05, .2), (.09, .26), (.1, .3), (.05, .36), (.035, .44), (.05, .48), (.045, .54), (.015, .64), (0, .68)]
    lathe([(x * s, z * s) for x, z in top], "finial", gold, 64, 6, (x0, y0, z0 + 1.98 * s))
    k = N("flame")
    z = k.xyz()[0]
    col = k.ramp(k.add(k.times(z, 4.), .5), (.05, hexc("2a3a8c")), (.22, hexc("ff8a1c")), (.5, hexc("ffd87a")), (.95, hexc("ff7a10")))
    k.surface(k.n("Emission", Color=col, Strength=2.6))
    k.m.cycles.sample_as_light = False
    wick = N("wick").p(Base_Color=hexc("d8cdb8"), Roughness=.9).m
    shape = blob("flame", k.m, 24, 24, lambda d: 1 - .45 * max(0, d.x) ** 1.2, (.115 * s, .036 * s, .036 * s))
    tips = []
    for i in range(lit):
        a = 2 * math.pi * i / 5 * 1.0 + math.radians(-90)
        a = round(a / (2 * math.pi / 5)) * 2 * math.pi / 5
        p = Vector((x0 + .50 * s * math.cos(a), y0 + .50 * s * math.sin(a), z0 + 2.10 * s))
        obj("wick", blob("wick", wick, 12, 8, lambda d: 1, (.05 * s, .016 * s, .016 * s)), p, (0, 0, a))
        o = obj("flame", shape, p + Vector((.045 * s * math.cos(a), .045 * s * math.sin(a), .095 * s)), (0, -math.pi / 2, 0))
        o.visible_shadow = False
        tips.append(o.location.copy())
    return tips
