"""Glass, oil, jars with contents, puddles, froth, steam."""

import math
import random

import numpy as np
from mathutils import Euler, Vector, noise

from .nodes import N, hexc, mul
from .seeds import mustard
from .shapes import blob, disc, fbm, lathe, mesh, obj

H = hexc


def schlick(k, f0=0.04, normal=None):
    """Not the Fresnel node: that turns the index over on back faces and makes black glass."""
    lw = k.n("LayerWeight", Blend=0.5)
    if normal is not None:
        k.put(lw.inputs["Normal"], normal)
    return k.add(f0, k.times(k.math("POWER", lw.outputs["Facing"], 5.0), 1 - f0))


def thinglass(tint=(0.97, 0.99, 0.98), rough=0.0, edge=0.5):
    """Thin wall: clear, darker at the outline, mirrors by angle. Shadows pass, no caustic noise."""
    k = N("glass")
    lw = k.n("LayerWeight", Blend=0.35)
    tc = k.mix(k.math("POWER", lw.outputs["Facing"], 4.0), tint, mul(tint, edge))
    return k.surface(k.mixsh(schlick(k), k.n("BsdfTransparent", Color=tc), k.n("BsdfGlossy", Roughness=rough, Color=(1, 1, 1)))).m


def oil(col, rough=0.02, wob=0.1, body=0.0, bodycol=(0.5, 0.04, 0.005)):
    """Oil film: coloured, mirrors by angle. The colour counts twice (in and out): keep it pale. body: share of
    milky colour, so that a puddle does not turn brown over green."""
    k = N("oil")
    nm = k.bump(k.noise(4, 3), wob, 0.03)
    g = k.n("BsdfGlossy", Roughness=rough, Color=(1, 1, 1))
    k.put(g.inputs["Normal"], nm)
    inner = k.n("BsdfTransparent", Color=col)
    if body:
        inner = k.mixsh(body, inner, k.n("BsdfDiffuse", Color=bodycol))
    return k.surface(k.mixsh(schlick(k, 0.045, nm), inner, g)).m


def clear_body(name, col, ior=1.46, shadow=None, rough=0.0):
    """A full body of oil: bends what stands behind it; shadow rays pass tinted, so no black shadow and no caustics."""
    k = N(name)
    glass = k.n("BsdfGlass", Color=col, IOR=ior, Roughness=rough)
    through = k.n("BsdfTransparent", Color=shadow or col)
    return k.surface(k.mixsh(k.n("LightPath").outputs["Is Shadow Ray"], glass, through)).m


JAR = [
    (0, 0),
    (0.40, 0),
    (0.455, 0.02),
    (0.475, 0.07),
    (0.475, 0.3),
    (0.475, 0.78),
    (0.46, 0.88),
    (0.40, 0.96),
    (0.385, 1.0),
    (0.385, 1.06),
    (0.40, 1.075),
    (0.40, 1.095),
    (0.385, 1.105),
    (0.37, 1.095),
    (0.365, 1.06),
    (0.365, 1.0),
    (0.38, 0.95),
    (0.44, 0.87),
    (0.452, 0.78),
]
JAR_IN = 0.44


def scaled(p, sx, sz):
    return [(x * sx, z * sz) for x, z in p]


def glass_jar(loc, sx=1.0, sz=1.0):
    return lathe(scaled(JAR, sx, sz), "jar", thinglass(), 160, 5, loc)


def pieces_in_jar(
    loc,
    make,
    core,
    level=0.74,
    sx=1.0,
    sz=1.0,
    ring=13,
    rings=6,
    top=10,
    oilcol=(1.0, 0.62, 0.3),
    oiltop=(1.0, 0.40, 0.09),
    seeds=150,
    seed=3,
):
    """Fill a jar: a core of masala, pieces pressed flat on the glass, oil round and above.
    make() -> (mesh function of a `post`, size); every vertex beyond the wall is laid on it: wet contact patches."""
    rng, RI, LV = random.Random(seed), JAR_IN * sx, level * sz
    lathe(
        [
            (0, 0.03),
            (RI * 0.86, 0.03),
            (RI * 0.966, 0.06),
            (RI * 0.977, 0.12),
            (RI * 0.977, 0.4 * sz),
            (RI * 0.977, LV - 0.12),
            (RI * 0.91, LV - 0.09),
            (RI * 0.45, LV - 0.06),
            (0, LV - 0.05),
        ],
        "core",
        core,
        160,
        5,
        loc,
    )

    def place(at, inside=True):
        k, q = rng.uniform(0.8, 1.1), Euler((rng.random() * 6, rng.random() * 6, rng.random() * 6)).to_matrix()

        def post(v):
            p = Vector(at) + q @ (v * k)
            r = math.hypot(p.x, p.y)
            if inside and r > RI:
                p.x *= RI / r
                p.y *= RI / r
            p.z = max(0.035, p.z)
            return p

        obj("piece", make(rng, post), loc)

    for i in range(rings):
        for j in range(ring):
            a, r = 2 * math.pi * (j + 0.5 * (i % 2)) / ring + rng.gauss(0, 0.07), rng.uniform(0.83, 0.91) * RI
            place((r * math.cos(a), r * math.sin(a), 0.09 + (LV - 0.2) / max(1, rings - 1) * i + rng.gauss(0, 0.02)))
    for _ in range(top):
        a, r = rng.random() * 6.28, 0.68 * RI * math.sqrt(rng.random())
        place((r * math.cos(a), r * math.sin(a), LV - 0.055 + rng.uniform(-0.02, 0.035)))
    if seeds:
        mus = mustard(r=0.0125)
        for _ in range(seeds):
            a = rng.random() * 6.28
            obj(
                "m",
                mus,
                (loc[0] + RI * 0.992 * math.cos(a), loc[1] + RI * 0.992 * math.sin(a), loc[2] + rng.uniform(0.06, LV - 0.02)),
            )
        for _ in range(seeds // 3):
            a, r = rng.random() * 6.28, RI * 0.95 * math.sqrt(rng.random())
            obj("m", mus, (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + LV - 0.004))
    disc(
        RI + 0.004,
        lambda x, y: LV + 0.012 * max(0, (math.hypot(x, y) / RI - 0.91) / 0.1) ** 2,
        oil(oiltop, 0.03, 0.06),
        "oiltop",
        30,
        128,
        loc,
    )
    lathe([(RI + 0.005, 0.05), (RI + 0.005, 0.3 * sz), (RI + 0.005, LV)], "oilside", oil(oilcol, 0.03), 128, 4, loc)


def puddle(loc, R, m, seed=1, stretch=(1.25, 0.8), rot=0.5, thick=0.016):
    """Oil that ran out: its outline wanders, its edge is round."""

    def f(x, y):
        a = math.atan2(y, x)
        p = Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed * 3.1))
        edge = 0.74 + 0.42 * noise.noise(p) + 0.16 * noise.noise(p * 2.3)
        q = math.hypot(x, y) / (R * edge)
        return thick * max(0, 1 - q**2) ** 0.5 + 0.002 * fbm(x, y, 9, 3, seed) - (0.006 if q >= 1 else 0.001)

    o = disc(R, f, m, "puddle", 60, 120, loc)
    o.scale, o.rotation_euler = (*stretch, 1), (0, 0, rot)
    return o


def froth(loc, R, seed=5, n=1500):
    """Coffee foam: packed bubbles of many sizes over a flat bed, tan and creamy, dark coffee only at the wall."""
    rng = np.random.default_rng(seed)
    k = N("foam")
    x, y, _ = k.n("SeparateXYZ", Vector=k.n("NewGeometry").outputs["Position"]).outputs
    q = k.math(
        "SQRT", k.add(k.math("POWER", k.math("SUBTRACT", x, loc[0]), 2.0), k.math("POWER", k.math("SUBTRACT", y, loc[1]), 2.0))
    )
    n1 = k.noise(5, 5, 0.6, k.n("NewGeometry").outputs["Position"], 0.6)
    col = k.ramp(
        k.add(k.times(n1, 0.22), k.times(q, 0.60 / R)),
        (0.20, H("c4a680")),
        (0.50, H("b8956a")),
        (0.66, H("95683c")),
        (0.73, H("4b2712")),
    )
    k.p(Base_Color=col, Roughness=0.34, Specular=0.3, Subsurface=0.2, Subsurface_Color=col, Subsurface_Radius=(0.03, 0.02, 0.01))
    bed = k.m
    disc(R, lambda x, y: 0.006 * (1 - (math.hypot(x, y) / R) ** 4) + 0.003 * fbm(x, y, 9, 3), bed, "foambed", 60, 160, loc)
    film = N("film")
    lw = film.n("LayerWeight", Blend=0.5)
    film.p(Base_Color=H("b58c5c"), Roughness=0.12, Specular=0.4)
    film.surface(
        film.mixsh(
            film.ramp(lw.outputs["Facing"], (0.1, 0.10), (0.8, 0.95)), film.n("BsdfTransparent", Color=(0.94, 0.86, 0.72)), film.b
        )
    )
    small, big = blob("bubble", bed, 16, 12), blob("bubble", film.m, 32, 24)
    cell, placed = 0.02, {}
    for i in range(n * 8):
        r = min(0.034, 0.004 + rng.exponential(0.0055)) if i < n else 0.003 + rng.random() * 0.004
        rr, a = (R - r) * math.sqrt(rng.random()), rng.random() * 6.283
        x0, y0 = rr * math.cos(a), rr * math.sin(a)
        cx, cy = int(x0 / cell), int(y0 / cell)
        near = [b for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2) for b in placed.get((cx + dx, cy + dy), ())]
        if any((x0 - b[0]) ** 2 + (y0 - b[1]) ** 2 < ((r + b[2]) * 0.86) ** 2 for b in near):
            continue
        placed.setdefault((cx, cy), []).append((x0, y0, r))
        obj(
            "bubble",
            big if r > 0.011 else small,
            (loc[0] + x0, loc[1] + y0, loc[2] + 0.004 + r * (0.15 if r > 0.011 else 0.05)),
            (0, 0, 0),
            r,
        )


def steam(loc, w=0.9, h=1.2, strength=0.2, seed=3.1, tilt=-0.25):
    """One sheet of warped noise. Unseen by reflections and shadows, so it costs nothing."""
    k = N("steam")
    u, v = k.uv()
    n = k.noise(1.3, 4, 0.5, k.vec(k.times(u, 2.2), k.times(v, 1.2), seed), 2.2)
    side = k.ramp(k.math("ABSOLUTE", k.math("SUBTRACT", u, 0.5)), (0.08, 1), (0.42, 0))
    m = k.times(k.ramp(n, (0.44, 0), (0.74, 1)), k.times(k.ramp(v, (0.0, 0), (0.2, 1), (0.92, 0)), side))
    k.surface(k.mixsh(k.times(m, strength), k.n("BsdfTransparent"), k.n("Emission", Color=(1, 0.95, 0.88), Strength=0.7)))
    o = obj(
        "steam",
        mesh(
            "steam",
            [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)],
            [(0, 1, 2, 3)],
            k.m,
            uv=[(0, 0), (1, 0), (1, 1), (0, 1)],
        ),
        loc,
        (tilt, 0, 0),
    )
    o.visible_shadow = o.visible_glossy = o.visible_diffuse = False
    return o
