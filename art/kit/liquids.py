"""Glass, oil, jars with contents, puddles, froth, steam."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from .materials import wet
from .nodes import N, hexc, mul
from .seeds import mustard
from .shapes import blob, disc, fbm, lathe, mesh, obj

H = hexc


def schlick(k, f0=.04, normal=None):
    """Not the Fresnel node: that turns the index over on back faces and makes black glass."""
    lw = k.n("LayerWeight", Blend=.5)
    if normal is not None:
        k.put(lw.inputs["Normal"], normal)
    return k.add(f0, k.times(k.math("POWER", lw.outputs["Facing"], 5.), 1 - f0))


def thinglass(tint=(.97, .99, .98), rough=.0, edge=.5):
    """Thin wall: clear, darker at the outline, mirrors by angle. Shadows pass, no caustic noise."""
    k = N("glass")
    lw = k.n("LayerWeight", Blend=.35)
    tc = k.mix(k.math("POWER", lw.outputs["Facing"], 4.), tint, mul(tint, edge))
    return k.surface(k.mixsh(schlick(k), k.n("BsdfTransparent", Color=tc), k.n("BsdfGlossy", Roughness=rough, Color=(1, 1, 1)))).m


def oil(col, rough=.02, wob=.1, body=0., bodycol=(.5, .04, .005)):
    """Oil film: coloured, mirrors by angle. The colour counts twice (in and out): keep it pale. body: share of
    milky colour, so that a puddle does not turn brown over green."""
    k = N("oil")
    nm = k.bump(k.noise(4, 3), wob, .03)
    g = k.n("BsdfGlossy", Roughness=rough, Color=(1, 1, 1))
    k.put(g.inputs["Normal"], nm)
    inner = k.n("BsdfTransparent", Color=col)
    if body:
        inner = k.mixsh(body, inner, k.n("BsdfDiffuse", Color=bodycol))
    return k.surface(k.mixsh(schlick(k, .045, nm), inner, g)).m


def clear_body(name, col, ior=1.46, shadow=None, rough=0.):
    """A full body of oil: bends what stands behind it; shadow rays pass tinted, so no black shadow and no caustics."""
    k = N(name)
    glass = k.n("BsdfGlass", Color=col, IOR=ior, Roughness=rough)
    through = k.n("BsdfTransparent", Color=shadow or col)
    return k.surface(k.mixsh(k.n("LightPath").outputs["Is Shadow Ray"], glass, through)).m


JAR = [(0, 0), (.40, 0), (.455, .02), (.475, .07), (.475, .3), (.475, .78), (.46, .88), (.40, .96), (.385, 1.0), (.385, 1.06), (.40, 1.075),
       (.40, 1.095), (.385, 1.105), (.37, 1.095), (.365, 1.06), (.365, 1.0), (.38, .95), (.44, .87), (.452, .78)]
JAR_IN = .44


def scaled(p, sx, sz):
    return [(x * sx, z * sz) for x, z in p]


def glass_jar(loc, sx=1., sz=1.):
    return lathe(scaled(JAR, sx, sz), "jar", thinglass(), 160, 5, loc)


def pieces_in_jar(loc, make, core, level=.74, sx=1., sz=1., ring=13, rings=6, top=10, oilcol=(1., .62, .3), oiltop=(1., .40, .09), seeds=150, seed=3):
    """Fill a jar: a core of masala, pieces pressed flat on the glass, oil round and above.
    make() -> (mesh function of a `post`, size); every vertex beyond the wall is laid on it: wet contact patches."""
    rng, RI, LV = random.Random(seed), JAR_IN * sx, level * sz
    lathe([(0, .03), (RI * .86, .03), (RI * .966, .06), (RI * .977, .12), (RI * .977, .4 * sz), (RI * .977, LV - .12), (RI * .91, LV - .09), (RI * .45, LV - .06), (0, LV - .05)],
          "core", core, 160, 5, loc)
    def place(at, inside=True):
        k, q = rng.uniform(.8, 1.1), Euler((rng.random() * 6, rng.random() * 6, rng.random() * 6)).to_matrix()
        def post(v):
            p = Vector(at) + q @ (v * k)
            r = math.hypot(p.x, p.y)
            if inside and r > RI:
                p.x *= RI / r
                p.y *= RI / r
            p.z = max(.035, p.z)
            return p
        obj("piece", make(rng, post), loc)
    for i in range(rings):
        for j in range(ring):
            a, r = 2 * math.pi * (j + .5 * (i % 2)) / ring + rng.gauss(0, .07), rng.uniform(.83, .91) * RI
            place((r * math.cos(a), r * math.sin(a), .09 + (LV - .2) / max(1, rings - 1) * i + rng.gauss(0, .02)))
    for _ in range(top):
        a, r = rng.random() * 6.28, .68 * RI * math.sqrt(rng.random())
        place((r * math.cos(a), r * math.sin(a), LV - .055 + rng.uniform(-.02, .035)))
    if seeds:
        mus = mustard(r=.0125)
        for _ in range(seeds):
            a = rng.random() * 6.28
            obj("m", mus, (loc[0] + RI * .992 * math.cos(a), loc[1] + RI * .992 * math.sin(a), loc[2] + rng.uniform(.06, LV - .02)))
        for _ in range(seeds // 3):
            a, r = rng.random() * 6.28, RI * .95 * math.sqrt(rng.random())
            obj("m", mus, (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + LV - .004))
    disc(RI + .004, lambda x, y: LV + .012 * max(0, (math.hypot(x, y) / RI - .91) / .1) ** 2, oil(oiltop, .03, .06), "oiltop", 30, 128, loc)
    lathe([(RI + .005, .05), (RI + .005, .3 * sz), (RI + .005, LV)], "oilside", oil(oilcol, .03), 128, 4, loc)


def puddle(loc, R, m, seed=1, stretch=(1.25, .8), rot=.5, thick=.016):
    """Oil that ran out: its outline wanders, its edge is round."""
    def f(x, y):
        a = math.atan2(y, x)
        p = Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed * 3.1))
        edge = .74 + .42 * noise.noise(p) + .16 * noise.noise(p * 2.3)
        q = math.hypot(x, y) / (R * edge)
        return thick * max(0, 1 - q ** 2) ** .5 + .002 * fbm(x, y, 9, 3, seed) - (.006 if q >= 1 else .001)
    o = disc(R, f, m, "puddle", 60, 120, loc)
    o.scale, o.rotation_euler = (*stretch, 1), (0, 0, rot)
    return o


BOTTLE = [(0, .0), (.30, .0), (.335, .015), (.35, .06), (.352, .3), (.352, .95), (.34, 1.06), (.28, 1.18), (.16, 1.30), (.118, 1.38), (.112, 1.46),
          (.112, 1.62), (.125, 1.63), (.13, 1.66), (.13, 1.69), (.118, 1.70)]


def oil_bottle(loc, col, level=1.22, s=1., profile=None, stopper=None, ior=1.46):
    """Bottle whose body of oil refracts; above the level thin glass. col: pale for light oil, the body saturates it."""
    p = profile or BOTTLE
    inner = []
    for x, z in p:
        if z <= level:
            inner.append((max(0, x - .016), max(.03, z)))
        else:
            (x0, z0), (x1, z1) = inner_prev, (x, z)
            t = (level - z0) / (z1 - z0)
            inner.append((max(0, x0 + (x1 - x0) * t - .016), level))
            break
        inner_prev = (x, z)
    rim = inner[-1][0]
    inner += [(rim, level), (rim * .97, level - .004), (0, level - .004)]
    lathe([(x * s, z * s) for x, z in p], "bottle", thinglass((.985, .99, .975), 0., .55), 160, 5, loc)
    o = lathe([(x * s, z * s) for x, z in smooth_keep(inner)], "oilbody", clear_body("oilbody", col, ior), 160, 0, loc)
    if stopper:
        lathe([(x * s, z * s) for x, z in [(0, 1.56), (.095, 1.56), (.1, 1.6), (.108, 1.70), (.125, 1.82), (.12, 1.845), (0, 1.85)]], "stopper", stopper, 64, 3, loc)
    return o


def smooth_keep(pts):
    """Smooth all but the flat top, which needs its crease."""
    from .shapes import smooth_profile
    return smooth_profile(pts[:-3], 5) + list(pts[-3:])


def froth(loc, R, seed=5, n=1500):
    """Coffee foam: packed bubbles of many sizes over a flat bed, tan and creamy, dark coffee only at the wall."""
    rng = np.random.default_rng(seed)
    k = N("foam")
    x, y, _ = k.n("SeparateXYZ", Vector=k.n("NewGeometry").outputs["Position"]).outputs
    q = k.math("SQRT", k.add(k.math("POWER", k.math("SUBTRACT", x, loc[0]), 2.), k.math("POWER", k.math("SUBTRACT", y, loc[1]), 2.)))
    n1 = k.noise(5, 5, .6, k.n("NewGeometry").outputs["Position"], .6)
    col = k.ramp(k.add(k.times(n1, .22), k.times(q, .60 / R)), (.20, H("c4a680")), (.50, H("b8956a")), (.66, H("95683c")), (.73, H("4b2712")))
    k.p(Base_Color=col, Roughness=.34, Specular=.3, Subsurface=.2, Subsurface_Color=col, Subsurface_Radius=(.03, .02, .01))
    bed = k.m
    disc(R, lambda x, y: .006 * (1 - (math.hypot(x, y) / R) ** 4) + .003 * fbm(x, y, 9, 3), bed, "foambed", 60, 160, loc)
    film = N("film")
    lw = film.n("LayerWeight", Blend=.5)
    film.p(Base_Color=H("b58c5c"), Roughness=.12, Specular=.4)
    film.surface(film.mixsh(film.ramp(lw.outputs["Facing"], (.1, .10), (.8, .95)), film.n("BsdfTransparent", Color=(.94, .86, .72)), film.b))
    small, big = blob("bubble", bed, 16, 12), blob("bubble", film.m, 32, 24)
    cell, placed = .02, {}
    for i in range(n * 8):
        r = min(.034, .004 + rng.exponential(.0055)) if i < n else .003 + rng.random() * .004
        rr, a = (R - r) * math.sqrt(rng.random()), rng.random() * 6.283
        x0, y0 = rr * math.cos(a), rr * math.sin(a)
        cx, cy = int(x0 / cell), int(y0 / cell)
        near = [b for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2) for b in placed.get((cx + dx, cy + dy), ())]
        if any((x0 - b[0]) ** 2 + (y0 - b[1]) ** 2 < ((r + b[2]) * .86) ** 2 for b in near):
            continue
        placed.setdefault((cx, cy), []).append((x0, y0, r))
        obj("bubble", big if r > .011 else small, (loc[0] + x0, loc[1] + y0, loc[2] + .004 + r * (.15 if r > .011 else .05)), (0, 0, 0), r)


def steam(loc, w=.9, h=1.2, strength=.2, seed=3.1, tilt=-.25):
    """One sheet of warped noise. Unseen by reflections and shadows, so it costs nothing."""
    k = N("steam")
    u, v = k.uv()
    n = k.noise(1.3, 4, .5, k.vec(k.times(u, 2.2), k.times(v, 1.2), seed), 2.2)
    side = k.ramp(k.math("ABSOLUTE", k.math("SUBTRACT", u, .5)), (.08, 1), (.42, 0))
    m = k.times(k.ramp(n, (.44, 0), (.74, 1)), k.times(k.ramp(v, (.0, 0), (.2, 1), (.92, 0)), side))
    k.surface(k.mixsh(k.times(m, strength), k.n("BsdfTransparent"), k.n("Emission", Color=(1, .95, .88), Strength=.7)))
    o = obj("steam", mesh("steam", [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], k.m, uv=[(0, 0), (1, 0), (1, 1), (0, 1)]), loc, (tilt, 0, 0))
    o.visible_shadow = o.visible_glossy = o.visible_diffuse = False
    return o
