"""Round packs: the wrapped label, a jar with a metal lid, a bottle of oil, a tin."""

import math

import bpy

from kit.bottles import TALL, oil_bottle
from kit.liquids import JAR_IN, glass_jar, pieces_in_jar, thinglass
from kit.nodes import N, hexc
from kit.shapes import grid, lathe
from kit.surfaces import metal

from .printed import colour_of, matte, paper_print

WRAP = 2.0  # a wrapped label is twice as long as it is high


def wrapped_label(slug, loc, r, low, height, turn=0.0, m=None):
    """The label on a wall of radius r, its middle towards the viewer; turn in degrees."""
    m = m or paper_print(slug)
    reach = WRAP * height / r

    def f(u, v):
        a = math.radians(turn) - math.pi / 2 + (u - 0.5) * min(reach, 6.1)
        return (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + low + v * height)

    return grid("label", 160, 6, f, m)


def lid(loc, r, low, height, m=None):
    """Screw lid of lacquered metal: a rolled rim below, a soft shoulder, a stepped top."""
    m = m or metal("lid", hexc("d8b778"), 0.32, brushed=0.03, wear=0.3)
    top = low + height
    profile = [
        (r - 0.012, low + 0.004),
        (r + 0.010, low),
        (r + 0.016, low + 0.014),
        (r + 0.006, low + 0.030),
        (r, low + 0.045),
        (r, top - 0.05),
        (r - 0.006, top - 0.018),
        (r - 0.030, top),
        (r - 0.060, top + 0.002),
        (r - 0.070, top - 0.010),
        (r - 0.090, top - 0.012),
        (0, top - 0.010),
    ]
    return lathe(profile, "lid", m, 160, 5, loc)


def jar_pack(slug, loc=(0, 0, 0), turn=0.0, sx=1.2, sz=1.14, low=0.17, height=0.68, fill=None, **contents):
    """Jar, lid and label. fill: material of a paste; else make and core, as pieces_in_jar takes them."""
    z = (loc[0], loc[1], loc[2] + 0.004)
    # Clear glass has no outline on a pale ground: its edge is darkened.
    glass_jar(z, sx, sz).data.materials[0] = thinglass(edge=0.16)
    if fill:
        r, top = JAR_IN * sx, 0.82 * sz
        lathe(
            [(0, 0.03), (r * 0.9, 0.03), (r * 0.99, 0.07), (r * 0.995, 0.14), (r * 0.995, top - 0.04), (r * 0.97, top), (0, top)],
            "fill",
            fill,
            160,
            4,
            z,
        )
    else:
        pieces_in_jar(z, level=0.86, sx=sx, sz=sz, **{"top": 5, "rings": 8, "ring": 13, **contents})
    lid(z, 0.425 * sx, 0.99 * sz, 0.155 * sz)
    wrapped_label(slug, z, 0.4765 * sx, low, height, turn)
    return 0.475 * sx, 1.145 * sz


def screw_cap(loc, r, low, height, m):
    """Ribbed cap of plastic, with the ring below that stays when it is opened first."""

    def f(u, v):
        a = u * 2 * math.pi
        edge = min(1.0, 6 * v, 14 * (1 - v))
        x = (r + 0.006 * edge * math.cos(44 * a)) * (1 if v < 0.94 else 1 - 0.8 * (v - 0.94))
        return (loc[0] + x * math.cos(a), loc[1] + x * math.sin(a), loc[2] + low + v * height)

    grid("lid", 352, 24, f, m)
    top = low + height
    lathe([(r * 0.955, top - 0.001), (r * 0.93, top + 0.008), (0, top + 0.008)], "lid", m, 96, 3, loc)
    lathe([(r * 0.97, low - 0.035), (r * 1.03, low - 0.03), (r * 1.03, low - 0.008), (r * 0.97, low - 0.005)], "lid", m, 96, 2, loc)


STOUT = [(x * 1.26, z * 0.93) for x, z in TALL if z < 1.5]
AMBER = (0.84, 0.53, 0.17)


def bottle_pack(slug, loc, col, turn=0.0, s=1.1, level=1.16):
    """A stout bottle of amber PET with its label, its screw cap in the product's colour; col: pale, the body of oil saturates it."""
    z = (loc[0], loc[1], loc[2] + 0.004)
    before = set(bpy.data.objects)
    oil_bottle(z, col, level, s, STOUT, 1.2, corked=False)
    for o in set(bpy.data.objects) - before:
        if o.name.startswith("bottle"):
            o.data.materials[0] = thinglass(AMBER, 0.03, 0.42)
    straight, top = max(x for x, _ in STOUT) * s, STOUT[-1][1] * s
    screw_cap(z, 0.19 * s, top - 0.06, 0.2, matte("lid", colour_of(slug), 0.38))
    wrapped_label(slug, loc, straight + 0.003, 0.12 * s, 0.74 * s, turn)
    return straight, top + 0.16


def tin_pack(slug, loc=(0, 0, 0), turn=0.0, r=0.47, h=1.06, label=None, spout=False):
    """Printed tin: beaded at both ends, a push-in lid of bare metal. label: (foot, height), else all of the wall; spout: of oil, with a screw cap."""
    bare = metal("tin", hexc("d6d2ca"), 0.26, brushed=0.04, wear=0.3)
    body = [(0, 0.004), (r - 0.02, 0.004), (r + 0.008, 0.010), (r + 0.010, 0.028), (r, 0.040), (r, 0.06)]
    lathe(body, "tinfoot", bare, 160, 4, loc)
    lathe([(r, 0.05), (r, 0.3), (r, h - 0.3), (r, h - 0.05)], "tin", matte("tinprint", colour_of(slug), 0.4), 160, 0, loc)
    low, tall = label or (0.055, h - 0.11)
    wrapped_label(slug, loc, r + 0.0015, low, tall, turn, paper_print(slug, 0.4))
    shoulder = [(r, h - 0.06), (r, h - 0.04), (r + 0.010, h - 0.026), (r + 0.008, h - 0.008), (r - 0.02, h), (r - 0.06, h - 0.006)]
    lathe(shoulder, "tinrim", bare, 160, 4, loc)
    lathe(
        [
            (r - 0.06, h - 0.02),
            (r - 0.062, h + 0.035),
            (r - 0.05, h + 0.045),
            (r - 0.075, h + 0.055),
            (r - 0.10, h + 0.03),
            (r - 0.13, h + 0.022),
            (0, h + 0.024),
        ],
        "tinlid",
        bare,
        160,
        5,
        loc,
    )
    if spout:
        screw_cap((loc[0], loc[1] - 0.16, loc[2]), 0.15, h + 0.05, 0.17, matte("lid", colour_of(slug), 0.38))
    return r, h + (0.24 if spout else 0)
