"""Appalams as thin as they are: raw discs that let light through, fried ones whose blisters crowd and break the sheet."""

import math

import bpy
import numpy as np

from .nodes import N, hexc, mul
from .shapes import mesh, obj

H = hexc


def waves(seed, n=64):
    """Smooth noise for arrays: f(x, y) in about -1..1, a lattice of random heights, eased between."""
    t = np.random.default_rng(seed).uniform(-1, 1, (n, n))

    def f(x, y):
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        a, b = x - i, y - j
        a, b = a * a * a * (a * (a * 6 - 15) + 10), b * b * b * (b * (b * 6 - 15) + 10)
        i0, j0, i1, j1 = i % n, j % n, (i + 1) % n, (j + 1) % n
        return (t[i0, j0] * (1 - a) + t[i1, j0] * a) * (1 - b) + (t[i0, j1] * (1 - a) + t[i1, j1] * a) * b

    return f


def _domes(x, y, cell, R, rng, jitter=0.5):
    """Packed bubbles of about `cell` across: 1 at each crown, 0 in the creases between. Also each bubble's own random number."""
    n = int(R * 1.2 / cell) + 2
    gx, gy = np.meshgrid(np.arange(-n, n + 1), np.arange(-n, n + 1))
    gx = (gx + 0.5 * (gy % 2)) * cell
    gy = gy * cell * 0.87
    px = (gx + rng.uniform(-jitter, jitter, gx.shape) * cell).ravel()
    py = (gy + rng.uniform(-jitter, jitter, gy.shape) * cell).ravel()
    keep = np.hypot(px, py) < R * 1.1
    px, py = px[keep], py[keep]
    own = rng.random(len(px))
    best, second, who = np.full(x.shape, 9e9), np.full(x.shape, 9e9), np.zeros(x.shape, int)
    for i, (a, b) in enumerate(zip(px, py)):
        d = (x - a) ** 2 + (y - b) ** 2
        nearer = d < best
        second = np.where(nearer, best, np.minimum(second, d))
        who[nearer] = i
        best = np.minimum(best, d)
    rim = np.clip((np.sqrt(second) - np.sqrt(best)) / (cell * 0.75), 0, 1)
    return 1 - (1 - rim) ** 2.2, own[who]


def _sheet(name, m, R, rings, steps, z, seed, ragged, loc, rot, attr=None, bite=None):
    w = waves(seed + 77)
    r = np.concatenate([[0.0], np.linspace(1 / rings, 1, rings)]) * R
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    rr, aa = np.meshgrid(r[1:], a, indexing="ij")
    k = 1 + ragged * (w(np.cos(aa) * 1.6 + 9, np.sin(aa) * 1.6 + 9) + 0.35 * w(np.cos(aa) * 6 + 20, np.sin(aa) * 6 + 20)) * (rr / R) ** 2
    x, y = np.append(0, (rr * k * np.cos(aa)).ravel()), np.append(0, (rr * k * np.sin(aa)).ravel())
    if bite is not None:
        line = R * bite + 0.05 * w(y * 4 / R + 30, y * 0 + 3) + 0.022 * w(y * 17 / R + 30, y * 0 + 8) + 0.01 * w(y * 50 / R + 30, y * 0 + 8)
        x = np.minimum(x, line)
    h, tone = z(x, y)
    v = np.column_stack([x, y, h])
    f = [(0, 1 + j, 1 + (j + 1) % steps) for j in range(steps)]
    for i in range(rings - 1):
        b = 1 + i * steps
        f += [(b + j, b + steps + j, b + steps + (j + 1) % steps, b + (j + 1) % steps) for j in range(steps)]
    me = mesh(name, v.tolist(), f, m)
    if tone is not None:
        t = me.attributes.new("crown", "FLOAT", "POINT")
        t.data.foreach_set("value", np.ascontiguousarray(tone, np.float32))
    return obj(name, me, loc, rot)


def thin_raw(m, loc, R=0.6, seed=0, rot=(0, 0, 0), warp=0.03, bite=None, thick=0.0055):
    """Raw appalam: half a millimetre, its rim cockled by the sun, the grain of the dough just felt."""
    w, p = waves(seed + 5), np.random.default_rng(seed).random(3) * 20

    def z(x, y):
        r = np.hypot(x, y) / R
        a = np.arctan2(y, x)
        rim = warp * R * r**3 * (w(np.cos(a) * 1.3 + p[0], np.sin(a) * 1.3 + p[0]) + 0.5 * w(np.cos(a) * 3.4 + p[1], np.sin(a) * 3.4 + p[1]))
        return rim + 0.4 * warp * R * w(x * 1.3 / R + p[2], y * 1.3 / R + p[2]) + 0.0012 * w(x * 26 + 9, y * 26 + 9), None

    o = _sheet("rawappalam", m, R, 40, 200, z, seed, 0.012, loc, rot, bite=bite)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = thick, 0
    return o


def crisp(m, loc, R=0.7, seed=0, rot=(0, 0, 0), curl=0.2, cells=((0.20, 0.050, 0.42), (0.095, 0.026, 0.60), (0.042, 0.011, 0.85)), bite=None, rings=190, steps=560):
    """Fried: bubbles of three sizes, each over part of the sheet, flat skin between; the rim waves and lifts.
    cells: (width, height, share of the sheet)."""
    rng = np.random.default_rng(seed + 1)
    w, w2 = waves(seed + 31), waves(seed + 47)
    p = rng.random(8) * 20

    def z(x, y):
        xs = x + 0.022 * w(x * 7 + p[0], y * 7 + p[0]) + 0.004 * w(x * 21 + p[0], y * 21 + p[0])
        ys = y + 0.022 * w2(x * 7 + p[1], y * 7 + p[1]) + 0.004 * w2(x * 21 + p[1], y * 21 + p[1])
        h, crown = np.zeros_like(x), np.zeros_like(x)
        for i, (cell, high, share) in enumerate(cells):
            d, own = _domes(xs, ys, cell, R, rng)
            on = np.clip((share + 0.35 * w(x * 2.4 / R + p[2 + i], y * 2.4 / R + p[2 + i]) - own) * 5, 0, 1)
            sign = np.where(own * 13 % 1 < 0.82, 1, -0.5)
            b = d * on * (0.45 + 0.55 * (own * 7 % 1))
            h = h + high * b * sign
            crown = np.maximum(crown, b * (1.0, 0.8, 0.45)[i] * (sign > 0))
        r, a = np.hypot(x, y) / R, np.arctan2(y, x)
        rim = curl * R * r**2.4 * (0.55 * np.cos(2 * a + p[6]) + 0.5 * w(np.cos(a) * 1.4 + p[7], np.sin(a) * 1.4 + p[7]) + 0.25)
        flute = 0.10 * curl * R * r**7 * w(np.cos(a) * 5 + 3, np.sin(a) * 5 + 3) * 2
        return h + rim + flute + 0.0022 * w(x * 60 + 5, y * 60 + 5), crown

    o = _sheet("crisp", m, R, rings, steps, z, seed, 0.03, loc, rot, bite=bite)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.005, 0
    return o


def raw_skin(name, c1, c2, specks=(), at=0.69, size=24, through=0.42, rough=0.48, dusty=0.25):
    """Raw: near smooth, cloudy where the flour sits, light comes through. specks: colours of cumin, chilli, pepper in the dough."""
    k = N(name)
    n, f, g = k.noise(2.2, 6, 0.6), k.noise(30, 3, 0.6), k.noise(120, 2, 0.6)
    col = k.ramp(k.add(k.times(n, 0.7), k.times(f, 0.3)), (0.3, c1), (0.7, c2))
    for i, s in enumerate(specks):
        v = k.n("VectorMath", operation="ADD")
        k.put(v.inputs[0], k.obj())
        v.inputs[1].default_value = (5.1 * i + 1, 2.3 * i, 9.0 * i)
        col = k.mix(k.ramp(k.noise(size, 2, 0.5, v.outputs[0]), (at, 0), (at + 0.03, 0.85)), col, s)
    col = k.mix(k.times(k.ramp(n, (0.45, 0), (0.7, 1)), dusty), col, mul(c2, 1.15))
    col = k.mix(k.times(k.rnd(), 0.22), col, c1)
    k.p(Base_Color=col, Roughness=rough, Specular=0.32, Normal=k.bump(k.add(f, k.times(g, 0.5)), 0.10, 0.004))
    return k.translucent(k.mix(0.5, col, (1.0, 0.86, 0.62), "MULTIPLY"), through).m


def crisp_skin(name, pale, gold, brown, specks=(), at=0.69, size=24, through=0.40):
    """Fried: pale in the creases, gold on the crowns, a few scorched; a film of oil."""
    k = N(name)
    crown = k.n("Attribute", attribute_name="crown").outputs["Fac"]
    n, f, g = k.noise(2.6, 5, 0.6), k.noise(18, 4, 0.6), k.noise(75, 2, 0.6)
    heat = k.add(k.times(crown, 0.55), k.add(k.times(n, 0.5), k.times(f, 0.18)))
    col = k.ramp(heat, (0.28, pale), (0.62, gold), (0.98, brown))
    for i, s in enumerate(specks):
        v = k.n("VectorMath", operation="ADD")
        k.put(v.inputs[0], k.obj())
        v.inputs[1].default_value = (5.1 * i + 1, 2.3 * i, 9.0 * i)
        col = k.mix(k.ramp(k.noise(size, 2, 0.5, v.outputs[0]), (at, 0), (at + 0.03, 0.85)), col, s)
    k.p(
        Base_Color=col,
        Roughness=k.ramp(f, (0.3, 0.30), (0.7, 0.52)),
        Specular=0.36,
        Normal=k.bump(k.add(k.times(g, 0.7), f), 0.32, 0.007),
    )
    return k.translucent(k.mix(0.5, col, (1.0, 0.87, 0.60), "MULTIPLY"), through).m
