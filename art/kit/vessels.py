"""Vessels of a South Indian kitchen. Each returns (inner radius near the rim, height of the rim)."""
import math

from .materials import plain
from .nodes import N, hexc
from .shapes import fbm, lathe, noise, tube
from .surfaces import brass, clay, glaze, granite, iron, steel, wood
from mathutils import Vector

LIFT = .003  # a bottom at z = 0 would fight with the table


def turned(profile, name, m, s=1., loc=(0, 0, 0), steps=160, k=6, rot=(0, 0, 0), shape=None):
    return lathe([(x * s, z * s) for x, z in profile], name, m, steps, k, (loc[0], loc[1], loc[2] + LIFT), rot, shape=shape)


BOWL = [(0, .03), (.40, .03), (.44, .0), (.5, .0), (.53, .05), (.80, .24), (.98, .5), (1.04, .74), (1.07, .77), (1.08, .79), (1.06, .81),
        (1.02, .79), (.96, .72), (.90, .52), (.74, .29), (.45, .12), (0, .09)]
URULI = [(0, .0), (.5, .0), (.74, .04), (.92, .16), (1.0, .32), (.99, .44), (.97, .48), (1.06, .52), (1.16, .53), (1.17, .55), (1.15, .57),
         (1.02, .56), (.94, .50), (.94, .42), (.95, .32), (.87, .19), (.7, .09), (.4, .06), (0, .06)]
KATORI = [(0, .0), (.36, .0), (.40, .02), (.50, .14), (.57, .32), (.59, .5), (.605, .52), (.607, .535), (.595, .54), (.578, .52), (.558, .32),
          (.485, .155), (.38, .045), (0, .035)]
DISH = [(0, .0), (.5, .0), (.6, .02), (.84, .12), (.95, .23), (.985, .25), (.99, .275), (.96, .285), (.92, .26), (.8, .165), (.58, .075), (0, .06)]
PLATE = [(0, .02), (.86, .02), (.9, .0), (.95, .005), (1.0, .03), (1.04, .10), (1.07, .115), (1.075, .13), (1.05, .135), (1.02, .11),
         (.98, .05), (.92, .036), (.8, .034), (0, .034)]
MORTAR = [(0, .0), (.52, .0), (.6, .02), (.62, .08), (.6, .18), (.66, .32), (.80, .5), (.88, .66), (.89, .76), (.86, .79), (.80, .795), (.75, .77),
          (.68, .62), (.55, .45), (.3, .34), (0, .31)]
POT = [(0, .0), (.34, .0), (.55, .05), (.76, .22), (.84, .42), (.80, .6), (.70, .70), (.665, .74), (.70, .79), (.78, .83), (.79, .855), (.76, .865),
       (.68, .83), (.63, .77), (.63, .72), (.74, .6), (.78, .42), (.7, .25), (.5, .1), (0, .06)]
COCONUT_BOWL = [(0, .0), (.3, .01), (.52, .08), (.7, .24), (.79, .46), (.80, .62), (.785, .63), (.765, .62), (.75, .46), (.66, .27), (.48, .13), (0, .07)]


def bowl(loc=(0, 0, 0), s=1., m=None):
    """Footed brass bowl, hammered."""
    turned(BOWL, "bowl", m or brass(.55), s, loc)
    return .99 * s, .79 * s


def uruli(loc=(0, 0, 0), s=1., m=None):
    """Wide bell-metal pan with a flat lip."""
    turned(URULI, "uruli", m or brass(), s, loc, 192)
    return .95 * s, .55 * s


def katori(loc=(0, 0, 0), s=1., m=None):
    """Steel cup."""
    turned(KATORI, "katori", m or steel(), s, loc)
    return .575 * s, .53 * s


def dish(loc=(0, 0, 0), s=1., m=None, wobble=.012):
    """Shallow clay dish, thrown by hand."""
    def shape(a, z):
        return 1 + wobble * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, z)))
    turned(DISH, "dish", m or clay(), s, loc, shape=shape)
    return .92 * s, .28 * s


def plate(loc=(0, 0, 0), s=1., m=None):
    """Thali."""
    turned(PLATE, "plate", m or steel(), s, loc, 192)
    return .95 * s, .034 * s


def mortar(loc=(0, 0, 0), s=1., m=None):
    """Stone mortar with a rough, slightly uneven wall."""
    def shape(a, z):
        p = Vector((math.cos(a) * 2, math.sin(a) * 2, z * 3))
        return 1 + .012 * noise.noise(p) + .006 * noise.noise(p * 5)
    turned(MORTAR, "mortar", m or granite(), s, loc, 220, 8, shape=shape)
    return .75 * s, .78 * s


def pestle(loc, rot=(0, 0, 0), s=1., m=None):
    lathe([(x * s, z * s) for x, z in [(0, 0), (.12, .01), (.17, .06), (.18, .14), (.15, .3), (.11, .55), (.1, .8), (.12, .98), (.13, 1.06), (.1, 1.13), (0, 1.15)]],
          "pestle", m or granite(hexc("55514c")), 64, 6, loc, rot)


def pot(loc=(0, 0, 0), s=1., m=None):
    """Manchatti: round clay cooking pot."""
    def shape(a, z):
        return 1 + .012 * noise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, z)))
    turned(POT, "pot", m or clay(hexc("4a2213"), hexc("7c3b20")), s, loc, 192, shape=shape)
    return .66 * s, .84 * s


def wooden_bowl(loc=(0, 0, 0), s=1., m=None):
    turned(COCONUT_BOWL, "woodbowl", m or turned_wood(), s, loc)
    return .77 * s, .63 * s


def turned_wood(c1=hexc("241108"), c2=hexc("5e3720")):
    """Wood of a turned bowl: growth rings cut across."""
    k = N("turnedwood")
    x, y, z = k.xyz()
    v = k.vec(k.times(x, 3.), k.times(y, .8), k.times(z, 4.))
    g, f = k.noise(2.4, 8, .6, v, .8), k.noise(22, 4, .6, v)
    col = k.mix(.3, k.ramp(g, (.3, c1), (.7, c2)), k.ramp(f, (.3, c1), (.7, c2)))
    return k.p(Base_Color=col, Roughness=.5, Specular=.3, Normal=k.bump(k.add(g, k.times(f, .4)), .25, .02)).m


def jaadi(loc=(0, 0, 0), s=1., lid=True):
    """Pickle jar of glazed stoneware: ivory belly, brown shoulder and mouth."""
    ivory, brown = glaze(), glaze(hexc("3d1c0c"))
    body = [(0, .0), (.42, .0), (.47, .02), (.5, .1), (.52, .4), (.52, .72), (.515, .78)]
    neck = [(.515, .78), (.5, .88), (.43, .96), (.36, 1.0), (.345, 1.04), (.37, 1.08), (.375, 1.1), (.35, 1.115), (.32, 1.1), (.31, 1.03), (.33, .95)]
    turned(body, "jaadi", ivory, s, loc)
    turned(neck, "jaadineck", brown, s, loc)
    if lid:
        turned([(.30, 1.1), (.36, 1.12), (.365, 1.15), (.3, 1.19), (.15, 1.215), (.07, 1.23), (.06, 1.25), (.085, 1.275), (.08, 1.31), (.04, 1.33), (0, 1.335)],
               "jaadilid", brown, s, loc)
    return .31 * s, 1.1 * s


DAVARA = [(0, .0), (.40, .0), (.43, .01), (.45, .05), (.5, .2), (.56, .36), (.60, .405), (.66, .425), (.675, .432), (.67, .444), (.655, .44),
          (.595, .418), (.55, .37), (.485, .2), (.435, .06), (.41, .03), (0, .03)]
TUMBLER = [(0, .0), (.25, .0), (.265, .01), (.27, .04), (.285, .3), (.315, .7), (.335, .86), (.36, .93), (.395, .975), (.405, .985), (.402, .997),
           (.388, .99), (.35, .935), (.325, .86), (.3, .7), (.27, .3), (.255, .05), (0, .04)]


def tumbler(loc=(0, 0, 0), m=None):
    lathe(TUMBLER, "tumbler", m or steel(.05, 0), 192, 6, loc)


def davara(loc=(0, 0, 0), m=None):
    lathe(DAVARA, "davara", m or steel(.05, 0), 192, 6, (loc[0], loc[1], loc[2] + LIFT))


def spoon(m, loc, rot=(0, 0, 0), s=1.):
    """A real spoon: egg-shaped bowl with a rim, a neck, a handle that widens and rises. Bowl centre at the origin."""
    from .shapes import grid
    def f(u, v):
        w = v * 2 - 1
        if u < .45:
            t = u / .45
            half = .165 * math.sin(math.pi * min(1, .03 + t * .90)) ** .62 * (1 - .12 * t)
            x, dep = -.26 + t * .53, .085 * math.sin(math.pi * min(1, .02 + .95 * t)) ** .7
            z = -dep * (1 - abs(w) ** 2.4) + .045 * max(0, t - .75) * 4 * .25
        else:
            t = (u - .45) / .55
            half = .034 + .012 * math.exp(-t * 12) + .034 * t ** 1.6
            x, z = .27 + t * 1.2, .011 + .12 * math.sin(min(1, t * 1.6) * 1.57) + .05 * t - .012 * w * w
            if t > .93:
                half *= math.sqrt(max(0.02, 1 - ((t - .93) / .07) ** 2))
        return (x * s, w * half * s, z * s)
    o = grid("spoon", 140, 28, f, m, loc, rot)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = .014 * s, 0
    b = o.modifiers.new("smooth", "SUBSURF")
    b.levels = b.render_levels = 1
    return o
