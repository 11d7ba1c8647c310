"""Appalam: raw discs, and fried ones that blister and curl. Real relief: light comes through and across them."""

import math

import numpy as np
from mathutils import Vector, noise

from .nodes import N, hexc, mul
from .shapes import disc, fbm

H = hexc


def appalam_mat(name, c1, c2, spots=None, spot_at=0.66, rough=0.6, through=0.3, fried=False, spot_scale=26):
    k = N(name)
    n, f = k.noise(2.6, 6, 0.6), k.noise(40, 3, 0.6)
    col = k.mix(k.times(f, 0.3), k.ramp(n, (0.3, c1), (0.7, c2)), mul(c1, 0.8))
    if spots:
        for i, s in enumerate(spots):
            v = k.n("VectorMath", operation="ADD")
            k.put(v.inputs[0], k.obj())
            v.inputs[1].default_value = (5.1 * i, 2.3 * i, 9.0 * i)
            col = k.mix(k.ramp(k.noise(spot_scale, 2, 0.5, v.outputs[0]), (spot_at, 0), (spot_at + 0.04, 0.9)), col, s)
    if fried:  # browner on the crowns of the blisters, as the pan leaves them
        z = k.n("NewGeometry").outputs["Pointiness"]
        col = k.mix(k.ramp(z, (0.505, 0), (0.56, 0.55)), col, mul(c1, 0.55))
    k.p(Base_Color=col, Roughness=rough, Specular=0.3, Normal=k.bump(k.add(n, k.times(f, 0.6)), 0.25, 0.006))
    return k.translucent(k.mix(0.5, col, (1.0, 0.8, 0.5), "MULTIPLY"), through).m


def raw(m, loc, R=0.6, seed=0, rot=(0, 0, 0), warp=0.02, bite=None):
    """Raw disc, a millimetre thick, slightly warped by the sun. bite: radius share broken off along a jagged line."""

    def f(x, y):
        return warp * R * noise.noise(Vector((x * 1.6 / R, y * 1.6 / R, seed))) + 0.05 * warp * fbm(x, y, 9 / R, 3, seed)

    o = disc(R, f, m, "appalam", 40, 160, loc, rot)
    edge(o, R, seed, 0.012)
    if bite is not None:
        snap(o, R * bite, seed)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.008, 0
    return o


def edge(o, R, seed, amount):
    """Rolled by hand: the outline is never a true circle."""
    for v in o.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r:
            a = math.atan2(v.co.y, v.co.x)
            k = 1 + amount * noise.noise(Vector((math.cos(a) * 1.5, math.sin(a) * 1.5, seed))) * (r / R) ** 2 * 3
            v.co.x *= k
            v.co.y *= k


def snap(o, x0, seed):
    """Lay every vertex beyond a jagged line on the line: a clean break."""
    for v in o.data.vertices:
        line = x0 + 0.05 * noise.noise(Vector((v.co.y * 5, seed, 0))) + 0.02 * noise.noise(Vector((v.co.y * 21, seed, 3)))
        v.co.x = min(v.co.x, line)


def fried(m, loc, R=0.75, seed=0, rot=(0, 0, 0), curl=0.22, blisters=90, size=(0.03, 0.13), height=0.45, ripple=0.03):
    """Fried: blisters of all sizes crowd the sheet, the rim waves and curls."""
    rng = np.random.default_rng(seed + 1)
    B = []
    for _ in range(blisters):
        r, a = R * math.sqrt(rng.random()), rng.random() * 6.283
        q = size[0] + (size[1] - size[0]) * rng.random() ** 2.2
        B.append((r * math.cos(a), r * math.sin(a), q, q * height * rng.uniform(0.6, 1.1) * (1 if rng.random() < 0.8 else -0.6)))
    B = np.array(B)

    def f(x, y):
        d2 = ((B[:, 0] - x) ** 2 + (B[:, 1] - y) ** 2) / B[:, 2] ** 2
        k = np.clip(1 - d2, 0, 1)
        dome = np.sqrt(k) * k**0.35 * B[:, 3]
        r, a = math.hypot(x, y) / R, math.atan2(y, x)
        wave = curl * R * r**2.2 * (noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, seed * 2.3))) + 0.15)
        bend = curl * 0.5 * R * (x / R) ** 2
        return (
            float(dome.max() + min(0, dome.min()))
            + wave
            + bend
            + ripple * fbm(x, y, 7 / R, 4, seed) * 0.5
            + 0.3 * ripple * abs(fbm(x, y, 22 / R, 3, seed + 2))
        )

    o = disc(R, f, m, "fried", 110, 300, loc, rot)
    edge(o, R, seed, 0.03)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.012, 0
    return o
