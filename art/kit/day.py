"""Daylight: the shop's second light. A morning window at the left, a bright room, and grounds that are not dark."""

import math

import bpy
import numpy as np
from mathutils import Vector, noise

from .light import card, look_at, world
from .nodes import N, hexc, mul
from .shapes import grid, ground, link
from .stage import stage

H = hexc


def daystage(size=(1200, 1200), exposure=0.3, gloss=0.85, ambient=0.32, **kw):
    """stage() for a day scene: the room is bright to diffuse rays and to what metal mirrors."""
    s = stage(size, exposure, gloss, ambient, **kw)
    world(ambient, gloss, (1, 0.98, 0.95), (0.30, 0.28, 0.25))
    s.world.node_tree.nodes["Background"].inputs[0].default_value = (0.93, 0.97, 1.0, 1)
    return s


def morning(at=(0, 0, 0.3), power=4.6, side=-2.6, back=1.0, high=2.0, soft=9.0, cards=1.0):
    """One low sun through the window: even over the whole table, so the far end is as bright as the near one.
    soft: its width in degrees, the blur of the shadows."""
    l = bpy.data.lights.new("morning", "SUN")
    l.energy, l.color, l.angle = power, (1, 0.92, 0.79), math.radians(soft)
    o = bpy.data.objects.new("morning", l)
    x, y, z = at
    o.location = (x + side, y + back, z + high)
    look_at(link(o), at)
    if cards:
        card((x - 2.4, y - 0.4, 1.4), at, 1.1, 2.2, (1, 0.98, 0.94), 1.1 * cards)
        card((x + 2.3, y + 0.9, 1.0), at, 0.5, 1.9, (1, 0.95, 0.88), 0.7 * cards)
    return o


def rice_stone(c1=H("cfc6b4"), c2=H("e4ddcd"), rough=0.62):
    """Pale limestone, honed: cloudy, a few grey grains and hair veins."""
    k = N("ricestone")
    a, b, sp = k.noise(0.9, 8, 0.6, dist=0.8), k.noise(8, 8, 0.65), k.noise(55, 2, 0.7)
    col = k.mix(0.4, k.ramp(a, (0.32, c1), (0.68, c2)), k.ramp(b, (0.32, mul(c1, 0.86)), (0.68, c2)))
    col = k.mix(k.ramp(sp, (0.66, 0), (0.76, 0.30)), col, mul(c1, 0.55))
    vein = k.math("ABSOLUTE", k.math("SUBTRACT", k.noise(1.6, 6, 0.6, dist=1.4), 0.5))
    col = k.mix(k.ramp(vein, (0.0, 0.28), (0.014, 0)), col, mul(c1, 0.6))
    h = k.add(k.times(b, 0.5), k.times(sp, 0.12))
    return k.p(Base_Color=col, Roughness=rough, Specular=0.25, Normal=k.bump(h, 0.18, 0.03)).m


def pale_wood(c1=H("8a6a45"), c2=H("b99a70")):
    """Scrubbed jackwood, years of washing: grey-gold grain along X."""
    k = N("palewood")
    x, y, _ = k.xyz()
    row = k.math("FLOOR", k.math("DIVIDE", k.add(y, 0.37), 1.35))
    fr = k.math("FRACT", k.math("DIVIDE", k.add(y, 0.37), 1.35))
    v = k.vec(k.add(k.times(x, 0.28), k.times(row, 5.3)), k.times(y, 3.4), k.times(row, 2.1))
    w = k.vec(k.add(k.times(x, 0.9), k.times(row, 5.3)), k.times(y, 26.0), 0.0)
    g, f = k.noise(2.0, 9, 0.66, v, 1.2), k.noise(2.4, 4, 0.6, w)
    gap = k.times(k.math("GREATER_THAN", fr, 0.008), k.math("LESS_THAN", fr, 0.992))
    col = k.mix(0.4, k.ramp(g, (0.3, c1), (0.7, c2)), k.ramp(f, (0.3, mul(c1, 0.75)), (0.7, mul(c2, 1.05))))
    h = k.add(k.times(gap, 1.2), k.add(k.times(g, 0.3), k.times(f, 0.4)))
    return k.p(Base_Color=k.mix(gap, mul(c1, 0.25), col), Roughness=0.72, Specular=0.18, Normal=k.bump(h, 0.4, 0.02)).m


def cotton(c=H("ded6c4"), bands=(), check=None, pitch=0.017):
    """Washed handloom: slubs in the yarn; bands: (position across in units, width, colour); check: (spacing, width, colour)."""
    k = N("cotton")
    x, y, _ = k.xyz()
    a, b = k.math("SINE", k.times(x, 6.283 / pitch)), k.math("SINE", k.times(y, 6.283 / pitch))
    weave = k.times(k.add(a, b), 0.25)
    slub = k.noise(1.0, 3, 0.6, k.vec(k.times(x, 1.5), k.times(y, 55.0)))
    slub2 = k.noise(1.0, 3, 0.6, k.vec(k.times(x, 55.0), k.times(y, 1.5), 7.0))
    tone = k.add(k.times(slub, 0.5), k.times(slub2, 0.5))
    col = k.ramp(k.add(tone, k.times(weave, 0.14)), (0.30, mul(c, 0.78)), (0.62, c))
    for at, wide, tint in bands:
        d = k.math("ABSOLUTE", k.math("SUBTRACT", y, at))
        col = k.mix(k.times(k.math("LESS_THAN", d, wide / 2), k.add(0.62, k.times(tone, 0.45))), col, tint)
    if check:
        step, wide, tint = check
        for q in (x, y):
            fr = k.math("ABSOLUTE", k.math("SUBTRACT", k.math("FRACT", k.math("DIVIDE", q, step)), 0.5))
            col = k.mix(k.times(k.math("LESS_THAN", fr, wide / step / 2), 0.55), col, tint)
    return k.p(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.25, Normal=k.bump(k.add(weave, tone), 0.35, 0.006)).m


def spread(m, turn=0.0, seed=1, folds=9, depth=0.035, flat=0.9, at=(0, 0)):
    """The cloth over the whole table: soft creases from folding and washing, flat within `flat` of the middle."""
    rng = np.random.default_rng(seed)
    lines = [(rng.uniform(-2.6, 2.6), rng.uniform(-2.6, 2.6), rng.random() * 3.14, rng.uniform(0.05, 0.12)) for _ in range(folds)]

    def out(t):
        """Fine where the picture is, coarse out to the horizon."""
        q = abs(2 * t - 1)
        return math.copysign(q * 4.0 if q < 0.85 else 3.4 + (q - 0.85) / 0.15 * 40, t - 0.5)

    def f(u, v):
        x, y = out(u), out(v)
        z = 0.012 * noise.noise(Vector((x * 0.9, y * 0.9, seed)))
        for a, b, t, w in lines:
            d = (x - a) * math.sin(t) - (y - b) * math.cos(t) + 0.12 * noise.noise(Vector((x * 0.8, y * 0.8, a * 9)))
            along = (x - a) * math.cos(t) + (y - b) * math.sin(t)
            z += depth * math.exp(-((d / w) ** 2)) * math.exp(-((along / 1.3) ** 2)) * (0.6 + w * 5)
        r = math.hypot(x, y)
        calm = min(1.0, max(0.0, (r - flat) / 0.5))
        return (x, y, (z + 0.02) * calm)

    return grid("spread", 260, 260, f, m, (*at, 0), (0, 0, turn))


def fresh_leaf(L=5.6, W=2.7, loc=(0, 0, 0), rotz=0.0, seed=4.0, lift=0.03, c1=H("34541c"), c2=H("587c30")):
    """Banana leaf cut this morning: fine parallel veins, a pale ridge in the middle, a waxy bloom."""
    k = N("freshleaf")
    u, v = k.uv()
    d = k.math("ABSOLUTE", k.math("SUBTRACT", v, 0.5))
    run = k.math("SUBTRACT", k.times(u, L), k.times(d, 0.5))
    fine = k.math("SINE", k.times(run, 150.0))
    broad = k.noise(1.0, 4, 0.6, k.vec(k.times(run, 9.0), k.times(d, 1.2)))
    cloud = k.noise(1.3, 5)
    col = k.mix(0.5, k.ramp(broad, (0.3, c1), (0.7, c2)), k.ramp(cloud, (0.3, c1), (0.7, c2)))
    col = k.mix(k.times(k.add(fine, 1.0), 0.07), col, mul(c2, 1.5))
    col = k.mix(k.ramp(d, (0.02, 0.55), (0.12, 0)), col, mul(c2, 1.45))
    col = k.mix(k.ramp(d, (0.011, 1), (0.016, 0)), col, H("9fb061"))
    h = k.add(k.times(fine, 0.25), broad)
    k.p(Base_Color=col, Roughness=0.42, Specular=0.22, Normal=k.bump(h, 0.22, 0.012))
    k.translucent(k.mix(1.0, col, (1.0, 1.15, 0.4), "MULTIPLY"), 0.12)

    def f(a, b):
        s, x = b * 2 - 1, (a - 0.5) * L
        y = s * W / 2 * (1 + 0.015 * noise.noise(Vector((a * 22, s > 0, seed))))
        z = 0.012 + lift * (abs(s) ** 2 + 0.8 * noise.noise(Vector((x * 0.8, s * 1.1, seed))) * abs(s))
        return (x, y, max(0.005, z + 0.02 * math.exp(-((s / 0.022) ** 2))))

    return grid("freshleaf", 220, 72, f, k.m, (*loc[:2], loc[2] if len(loc) > 2 else 0), (0, 0, rotz))


def steel_day():
    from .surfaces import metal

    return metal("steelday", H("c9c8c4"), 0.16, brushed=0.04, wear=0.35)
