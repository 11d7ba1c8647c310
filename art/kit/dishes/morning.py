"""The morning stage: a bright room, one window low at the left and a little behind, pale things underneath."""

import math

import bpy
from mathutils import Vector, noise

from kit.light import card, softbox
from kit.nodes import N, hexc, mul
from kit.shapes import grid
from kit.stage import stage

H = hexc


def morning(
    size=(1200, 1200),
    at=(0, 0, 0.3),
    power=300,
    exposure=0.62,
    room=0.32,
    gloss=0.9,
    seed=5,
    side=-3.2,
    back=1.7,
    low=2.6,
    pane=1.5,
    quality=1.0,
):
    """Empty stage and light in one. at: the subject's middle. low: the window's height (lower rakes more)."""
    s = stage(size, exposure=exposure, gloss=gloss, ambient=room, seed=seed, quality=quality)
    s.cycles.diffuse_bounces = 6  # white food lights its own hollows
    x, y, z = at
    softbox((x + side, y + back, low), at, pane, power, (1, 0.955, 0.88), pane)
    card((x - 2.4, y + 0.4, 1.6), at, 1.4, 2.4, (1, 0.97, 0.92), 1.2)
    card((x - 0.5, y + 3.0, 3.2), at, 2.6, 1.5, (1, 0.98, 0.95), 0.8)
    card((x + 2.6, y - 0.6, 1.0), at, 0.6, 2.2, (1, 0.96, 0.9), 0.6)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.985, 0.96, 1)
    return s


def pale_stone(c1=H("cdc2ae"), c2=H("e9e0d0")):
    """Rice-white stone: clouded, a few grey grains, honed."""
    k = N("palestone")
    a, b, sp = k.noise(1.2, 8, 0.6, dist=0.8), k.noise(9, 7, 0.62), k.noise(95, 2, 0.6)
    col = k.mix(0.45, k.ramp(a, (0.35, c1), (0.65, c2)), k.ramp(b, (0.3, c1), (0.7, c2)))
    col = k.mix(k.ramp(sp, (0.64, 0), (0.72, 0.4)), col, mul(c1, 0.62))
    h = k.add(k.times(b, 0.5), k.times(sp, 0.2))
    return k.p(Base_Color=col, Roughness=k.ramp(b, (0.3, 0.5), (0.7, 0.68)), Specular=0.25, Normal=k.bump(h, 0.12, 0.02)).m


def cotton(loc, w=3.0, h=2.2, rotz=0.0, seed=1, c=H("e0d8c8"), stripe=None, folds=4, rise=0.05):
    """A washed cotton cloth, spread by hand: soft folds, its weave, woven stripes along two edges."""
    k = N("cotton")
    u, v = k.uv()
    a, b = k.math("SINE", k.times(u, w * 95 * 6.283)), k.math("SINE", k.times(v, h * 95 * 6.283))
    weave = k.times(k.add(a, b), 0.5)
    slub = k.noise(1.0, 3, 0.6, k.vec(k.times(u, w * 9), k.times(v, h * 160)))
    col = k.ramp(k.add(k.times(slub, 0.6), k.times(weave, 0.16)), (0.15, mul(c, 0.8)), (0.6, c))
    if stripe:
        edge = k.times(k.math("ABSOLUTE", k.math("SUBTRACT", v, 0.5)), h)
        for low, high in ((h / 2 - 0.30, h / 2 - 0.14), (h / 2 - 0.345, h / 2 - 0.325), (h / 2 - 0.115, h / 2 - 0.095)):
            on = k.times(k.math("GREATER_THAN", edge, low), k.math("LESS_THAN", edge, high))
            col = k.mix(k.times(on, 0.9), col, stripe)
    k.p(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.3, Normal=k.bump(k.add(weave, slub), 0.4, 0.004))

    def f(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * h
        z = 0.014 + 0.02 * (1 + noise.noise(Vector((x * 1.1, y * 1.1, seed))))
        for i in range(folds):
            t = seed * 2.4 + i * 1.9
            d = x * math.cos(t) + y * math.sin(t) - 0.55 * math.sin(i * 2.3 + seed) * w / 2
            d += 0.12 * noise.noise(Vector((x * 0.8, y * 0.8, i * 5.0 + seed)))
            z += rise * math.exp(-((d / 0.085) ** 2)) * max(0, 0.5 + noise.noise(Vector((x * 0.7, y * 0.7, i * 3.0))))
        hem = 0.01 * noise.noise(Vector((x * 3, y * 3, seed + 9)))
        return (x + hem, y + hem, z)

    return grid("cotton", 260, 220, f, k.m, loc, (0, 0, rotz))


def fresh_leaf(L=4.4, W=3.0, loc=(0, 0, 0), rotz=0.0, seed=3.0, c1=H("2b5a17"), c2=H("4a8427"), lift=0.03):
    """A cut of young banana leaf: a pale midrib along X, fine veins that run out to the edges, a silky shine."""
    k = N("freshleaf")
    u, v = k.uv()
    s = k.math("SUBTRACT", k.times(v, 2.0), 1.0)
    d = k.math("ABSOLUTE", s)
    along = k.add(k.times(u, L), k.times(k.math("POWER", d, 1.6), -0.22))
    fine = k.noise(1.0, 2, 0.5, k.vec(k.times(along, 46), k.times(s, 0.7), seed))
    broad = k.noise(1.0, 3, 0.6, k.vec(k.times(along, 7), k.times(s, 0.5), seed + 3))
    col = k.mix(0.5, k.ramp(fine, (0.3, c1), (0.62, c2)), k.ramp(broad, (0.3, c1), (0.7, mul(c2, 1.12))))
    rib = k.ramp(d, (0.010, 1), (0.026, 0))
    col = k.mix(k.times(rib, 0.85), col, H("93a95c"))
    rough = k.ramp(broad, (0.3, 0.36), (0.7, 0.5))
    k.p(Base_Color=col, Roughness=rough, Specular=0.3, Normal=k.bump(k.add(fine, k.times(broad, 0.8)), 0.22, 0.008))
    k.translucent(k.mix(1.0, col, (1.0, 1.2, 0.4), "MULTIPLY"), 0.12)

    def f(u, v):
        s, x = v * 2 - 1, (u - 0.5) * L
        y = s * W / 2 * (1 + 0.012 * noise.noise(Vector((u * 14, s > 0, seed))))
        z = 0.012 + lift * (0.5 + 0.5 * noise.noise(Vector((x * 0.9, y * 0.9, seed)))) * (0.3 + abs(s)) * 1.4
        return (x + 0.02 * noise.noise(Vector((y * 4, seed, u > 0.5))), y, max(0.006, z) + 0.020 * math.exp(-((s / 0.022) ** 2)))

    return grid("freshleaf", 240, 120, f, k.m, loc, (0, 0, rotz))
