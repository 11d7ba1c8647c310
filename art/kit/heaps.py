"""Heaps of powder, and seeds settled on a height grid without physics."""

import math

import bpy
import numpy as np
from mathutils import Euler, Vector

from .materials import CRUMB
from .nodes import N
from .seeds import crumb
from .shapes import disc, fbm, link


def heap_height(R, top, h, sd=1.0, rough=0.02, slump=(0, 0), power=1.35, edge=-0.3):
    """Height of a heap that stands `h` above `top` at its (off-centre) peak."""

    def f(x, y):
        r = math.hypot(x - slump[0], y - slump[1]) / R
        clods = rough * fbm(x, y, 3.6 / R**0.7, 4, sd) + rough * 0.7 * abs(fbm(x, y, 13 / R**0.7, 3, sd + 3))
        return top + h * max(edge, 1 - r**power) + clods

    return f


def powder_heap(m, R, top, h, sd=1.0, rough=0.02, slump=(0, 0), loc=(0, 0, 0), power=1.35, grains=500, crumbs=None, well=None):
    """Heap with loose crumbs of its own on the slope. well=(x, y, radius, depth): a hollow pressed for oil."""
    f0 = heap_height(R, top, h, sd, rough, slump, power)

    def f(x, y):
        z = f0(x, y)
        if well:
            q = math.hypot(x - well[0], y - well[1]) / well[2]
            z += well[3] * (0.35 * math.exp(-(((q - 1.15) / 0.35) ** 2)) - math.exp(-(q**4)))
        return z

    big = R > 0.5
    disc(R, f, m, rings=190 if big else 120, steps=360 if big else 240, loc=loc)
    if grains:
        protos = [crumb(crumbs or CRUMB.get(m.name, m), 0.005, s) for s in range(4)]
        settle(
            protos,
            grains,
            R * 0.96,
            f,
            foot=0.008,
            thick=0.01,
            loc=loc,
            tries=1,
            sink=0.75,
            scale=(0.3, 1.3),
            res=R / 60,
            seed=int(sd * 7) + 1,
        )
    return f


def seed_heap(protos, n, R, top, h, under, sd=1, loc=(0, 0, 0), slump=(0, 0), power=1.4, **kw):
    """Heap of seeds over a disc in their own dark colour (gaps read as depth, not as holes)."""
    f = heap_height(R, top, h, sd, 0.004, slump, power)
    m = N("under").p(Base_Color=under, Roughness=1.0).m
    disc(R, lambda x, y: f(x, y) - 0.006, m, rings=24, steps=60, loc=loc)
    return settle(protos, n, R, f, loc=loc, seed=sd, **kw)


def settle(
    protos,
    n,
    R,
    floor=lambda x, y: 0.0,
    foot=0.02,
    thick=0.03,
    tilt=0.25,
    loc=(0, 0, 0),
    seed=1,
    pos=None,
    tries=3,
    res=None,
    sink=0.25,
    scale=(0.85, 1.12),
    lean=1.0,
    flip=0.0,
):
    """Drop n items: of `tries` random places take the lowest, rest there, lean with the slope, raise the grid.
    tries 2-3 keeps a heap; 6 fills flat from the bottom. flip: share of items turned over."""
    rng = np.random.default_rng(seed)
    E, res = R * 1.05, res or foot * 0.4
    G = int(2 * E / res) + 1
    ax = np.linspace(-E, E, G)
    Z = np.array([[floor(x, y) for y in ax] for x in ax])
    k = max(1, int(round(foot / res)))
    oy, ox = np.meshgrid(np.arange(-k, k + 1), np.arange(-k, k + 1))
    d2 = (ox**2 + oy**2) / (k + 0.01) ** 2
    inside, dome = d2 <= 1, np.sqrt(np.clip(1 - d2, 0, 1))
    made = []
    for _ in range(n):
        best = None
        for _ in range(tries):
            if pos:
                x, y = pos(rng)
            else:
                r, a = (R - foot * 0.8) * math.sqrt(rng.random()), rng.random() * 2 * math.pi
                x, y = r * math.cos(a), r * math.sin(a)
            ix, iy = int((x + E) / res), int((y + E) / res)
            if not (k <= ix < G - k - 1 and k <= iy < G - k - 1):
                continue
            w = Z[ix - k : ix + k + 1, iy - k : iy + k + 1]
            z = w[inside].max() * 0.6 + w[inside].mean() * 0.4
            if best is None or z < best[0]:
                best = (z, x, y, ix, iy)
        if not best:
            continue
        z, x, y, ix, iy = best
        w = Z[ix - k : ix + k + 1, iy - k : iy + k + 1]
        gx, gy = ((w[-1].mean() - w[0].mean()) / (2 * k * res), (w[:, -1].mean() - w[:, 0].mean()) / (2 * k * res))
        q = Vector((-gx * lean, -gy * lean, 1)).normalized().to_track_quat("Z", "Y")
        turn = math.pi if rng.random() < flip else 0
        e = Euler((rng.normal(turn, tilt), rng.normal(0, tilt), rng.random() * 6.283))
        s = rng.uniform(*scale)
        o = bpy.data.objects.new("s", protos[int(rng.integers(len(protos)))])
        o.rotation_mode, o.rotation_quaternion = "QUATERNION", q @ e.to_quaternion()
        o.location, o.scale = (loc[0] + x, loc[1] + y, loc[2] + z + thick * 0.5 * (1 - sink)), (s, s, s)
        made.append(link(o))
        np.maximum(w, np.where(inside, z + thick * (1 - sink) * dome, -9), out=w)
    return made


def scatter(protos, n, at, spread=(0.2, 0.12), foot=0.02, thick=0.03, seed=1, avoid=None, z=0.0, **kw):
    """A few strays on the table. avoid=(x, y, r): leave a vessel's place free."""

    def pos(g):
        for _ in range(20):
            x, y = g.normal(0, spread[0]), g.normal(0, spread[1])
            if not avoid or math.hypot(at[0] + x - avoid[0], at[1] + y - avoid[1]) > avoid[2]:
                break
        return x, y

    kw = {"tries": 1, "sink": 0.0, "tilt": 0.3, **kw}
    return settle(protos, n, max(spread) * 4, foot=foot, thick=thick, loc=(*at[:2], z), pos=pos, seed=seed, **kw)


def dust(m, n, at, spread=(0.25, 0.12), seed=1, z=0.0, r=0.0038):
    """Powder spilled on the table."""
    protos = [crumb(CRUMB.get(m.name, m), r, s) for s in range(3)]
    return scatter(protos, n * 2, at, spread, foot=0.005, thick=0.006, seed=seed, scale=(0.25, 1.4), res=0.012, z=z, tries=1)
