"""Cooked food: idlis, dosai, rice, curd rice, sambar, beans with coconut."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from kit.heaps import heap_height, settle
from kit.leaves import leaf
from kit.liquids import oil
from kit.materials import leafmat, plain
from kit.nodes import N, hexc, mul
from kit.shapes import blob, disc, fbm, grid, lathe, obj, tube

H = hexc


def idli_crumb():
    """Steamed rice and urad: warm white, finely pored, light goes in a little."""
    k = N("softidli")
    n, p = k.noise(4, 5), k.noise(34, 4, 0.62)
    q = k.voro(38)
    pores = k.ramp(q, (0.06, 0), (0.26, 1))
    col = k.mix(k.times(k.ramp(pores, (0.0, 1), (1.0, 0)), 0.30), k.ramp(n, (0.3, H("c6bda9")), (0.7, H("d6cdbb"))), H("8d8069"))
    h = k.add(k.times(pores, 0.7), k.times(p, 0.8))
    k.p(Base_Color=col, Roughness=0.62, Specular=0.25, Normal=k.bump(h, 0.7, 0.014))
    return k.p(Subsurface=0.12, Subsurface_Color=H("d8cdb6"), Subsurface_Radius=(0.05, 0.035, 0.022)).m


def soft_idli(loc, s=1.0, seed=0, rot=(0, 0, 0), m=None):
    """A lens with a thin edge where the two hollows of the steamer met; it swells unevenly."""
    prof = [(0, 0.0), (0.16, 0.008), (0.30, 0.045), (0.39, 0.092), (0.425, 0.118), (0.452, 0.128), (0.455, 0.135)]
    prof += [(0.447, 0.143), (0.428, 0.149), (0.395, 0.176), (0.31, 0.232), (0.20, 0.268), (0.09, 0.284), (0, 0.288)]

    def shape(a, z):
        p = Vector((math.cos(a), math.sin(a), seed * 3.1 + z))
        return 1 + 0.022 * noise.noise(p) + 0.010 * noise.noise(p * 4) + 0.004 * noise.noise(p * 14)

    o = lathe([(x * s, z * s) for x, z in prof], "idli", m or idli_crumb(), 200, 9, loc, rot, shape=shape)
    for v in o.data.vertices:
        v.co.z += (
            s * (0.010 * fbm(v.co.x, v.co.y, 3.0, 3, seed) + 0.003 * fbm(v.co.x, v.co.y, 16, 3, seed + 4)) * (v.co.z > 0.1 * s)
        )
    return o


def idli_top(s=1.0):
    """Height of an idli's crown over its foot, for what is strewn on it."""
    return lambda x, y: s * (0.288 - 0.145 * min(1, math.hypot(x, y) / (0.43 * s)) ** 2.4)


def dosai_skin():
    """Golden from the griddle: rings where the ladle turned, lace and tiny holes, paler where it was thick."""
    k = N("dosai")
    u, v = k.uv()
    x, y = k.times(k.math("SUBTRACT", u, 0.42), 2.3), k.times(k.math("SUBTRACT", v, 0.62), 2.5)
    r = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
    p = k.vec(k.times(u, 7.0), k.times(v, 7.0))
    n, f = k.noise(1.0, 6, 0.6, p, 0.6), k.noise(6.0, 4, 0.65, p)
    rings = k.noise(1.0, 2, 0.5, k.vec(k.add(k.times(r, 13.0), k.times(n, 1.6)), 0.0, 0.0))
    t = k.add(k.times(n, 0.45), k.add(k.times(rings, 0.45), k.times(f, 0.18)))
    col = k.ramp(t, (0.38, H("e0b468")), (0.50, H("cf9440")), (0.58, H("b36a22")), (0.70, H("7c3c10")))
    holes = k.ramp(k.voro(3.0, vec=k.vec(k.times(u, 70), k.times(v, 70))), (0.10, 1), (0.24, 0))
    col = k.mix(k.times(holes, 0.45), col, H("ecd09a"))
    k.p(Base_Color=col, Roughness=0.4, Specular=0.35, Normal=k.bump(k.add(k.times(f, 0.5), k.times(holes, -0.6)), 0.35, 0.010))
    return k.translucent(k.mix(1.0, col, (1.0, 0.75, 0.35), "MULTIPLY"), 0.12).m


def dosai_roll(loc, rotz=0.0, L=2.2, r=0.19, seed=1, turns=2.2, m=None):
    """Rolled crisp dosai, lying along X: a sheet wound once and a half, its edge uneven."""

    def f(u, v):
        a = -1.9 - (1 - v) * turns * 2 * math.pi
        rr = r * (1.0 - 0.34 * (1 - v)) * (1 + 0.04 * noise.noise(Vector((u * 4, a * 0.7, seed))))
        x = (u - 0.5) * L * (1 - 0.10 * (1 - v)) + 0.05 * noise.noise(Vector((v * 7, seed, u > 0.5)))
        y, z = rr * math.cos(a), rr * 0.92 * math.sin(a)
        z += 0.012 * noise.noise(Vector((u * 8, a * 1.3, seed + 3)))
        return (x, y, max(z, -r * 0.93) + r * 0.95)

    o = grid("dosai", 200, 150, f, m or dosai_skin(), loc, (0, 0, rotz))
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = 0.012, 0
    return o


def grain(name="softrice", c1=H("d6cebd"), c2=H("e4ddd0"), l=0.032, fat=0.0105, seed=0):
    """A boiled grain of ponni: plump, blunt, slightly bent, moist."""
    k = N(name)
    k.p(Base_Color=k.ramp(k.rnd(), (0.0, c1), (1.0, c2)), Roughness=0.4, Specular=0.35)
    k.p(Subsurface=0.15, Subsurface_Color=c2, Subsurface_Radius=(0.03, 0.024, 0.017))
    bend = (4.0, 2.0, 5.5)[seed % 3]
    return blob(
        name,
        k.m,
        14,
        14,
        lambda d: (abs(d.x) ** 2.7 + abs(d.y) ** 2.05 + abs(d.z) ** 2.05) ** (-1 / 2.35),
        (l, fat, fat),
        lambda q: Vector((q.x, q.y + bend * q.x * q.x, q.z + 1.2 * q.x * q.x)),
    )


def rice_mound(n, R, h, loc, seed=3, power=1.5, slump=(0, 0), rough=0.03, well=None):
    """Hot rice as it falls from the ladle. well=(x, y, radius, depth): pressed in for the ghee. Returns its height function (without loc)."""
    body = heap_height(R, -0.03, h, seed, rough, slump, power, -0.10)

    def under(x, y):
        z = body(x, y)
        if well:
            q = math.hypot(x - well[0], y - well[1]) / well[2]
            z += well[3] * (0.30 * math.exp(-(((q - 1.2) / 0.35) ** 2)) - math.exp(-(q**4)))
        return z

    k = N("ricebody")
    k.p(Base_Color=H("dcd4c4"), Roughness=0.8, Subsurface=0.2, Subsurface_Color=H("e0d8c8"), Subsurface_Radius=(0.05, 0.04, 0.03))
    disc(R * 0.985, lambda x, y: under(x, y) + 0.012, k.m, "ricebody", 60, 120, loc)
    protos = [grain(seed=i, l=l, fat=0.0088) for i, l in enumerate((0.040, 0.044, 0.036))]
    settle(
        protos, n, R * 1.04, under, foot=0.020, thick=0.016, tilt=0.24, loc=loc, seed=seed, tries=2, sink=0.30, scale=(0.8, 1.1)
    )
    return lambda x, y: under(x, y) + 0.026


def curd():
    """Set curd stirred into rice: thick, white, moist."""
    k = N("curd")
    n = k.noise(6, 5, 0.6)
    k.p(
        Base_Color=k.ramp(n, (0.3, H("c9c1b0")), (0.7, H("d6cfc0"))),
        Roughness=0.34,
        Specular=0.4,
        Normal=k.bump(k.noise(22, 4), 0.12, 0.01),
    )
    return k.p(Subsurface=0.2, Subsurface_Color=H("e8e2d4"), Subsurface_Radius=(0.06, 0.045, 0.03)).m


def curd_rice(R, level, h, loc, seed=2, n=1500):
    """Soft rice in curd, heaped by a spoon: grains lie under a film and show as lumps. Returns its height function."""

    def f(x, y):
        r, a = math.hypot(x, y) / R, math.atan2(y, x)
        swirl = 0.022 * math.sin(r * 8 + 1.1 * a + 2 * noise.noise(Vector((x * 1.8, y * 1.8, seed)))) * (1 - r**2)
        return (
            level + h * max(0, 1 - r**2.3) + swirl + 0.040 * fbm(x, y, 3.2 / R, 3, seed) + 0.024 * abs(fbm(x, y, 12 / R, 4, seed))
        )

    m = curd()
    disc(R, f, m, "curdrice", 150, 300, loc)
    coat = blob(
        "curdgrain",
        m,
        12,
        12,
        lambda d: (abs(d.x) ** 2.6 + abs(d.y) ** 2.0 + abs(d.z) ** 2.0) ** (-1 / 2.3),
        (0.031, 0.0145, 0.014),
    )
    settle([coat], n, R * 0.99, f, foot=0.022, thick=0.020, tilt=0.18, loc=loc, seed=seed, tries=1, sink=1.6, scale=(0.75, 1.15))
    return f


def sambar_liquid(c1=H("7d3a0c"), c2=H("a65a14"), fleck=H("561406")):
    """Dal and tamarind with the powder in it: cloudy, a red-gold sheen of oil."""
    k = N("sambar")
    n, f, g = k.noise(2.2, 6, 0.6, dist=1.2), k.noise(30, 4, 0.65), k.noise(75, 2, 0.7)
    col = k.ramp(n, (0.32, c1), (0.66, c2))
    col = k.mix(k.ramp(f, (0.55, 0), (0.68, 0.55)), col, mul(c2, 1.35))
    col = k.mix(k.ramp(g, (0.63, 0), (0.68, 0.9)), col, fleck)
    h = k.add(k.times(n, 0.8), k.times(f, 0.35))
    return k.p(
        Base_Color=col, Roughness=0.16, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.04, Normal=k.bump(h, 0.18, 0.02)
    ).m


def liquid(m, R, level, loc, seed=1, rough=0.008):
    """A full vessel's surface: nearly flat, it climbs the wall a hair, what swims below lifts it."""

    def f(x, y):
        r = math.hypot(x, y) / R
        return (
            level
            + 0.014 * max(0, (r - 0.94) / 0.06) ** 2
            + rough * fbm(x, y, 3.0, 3, seed)
            + 0.5 * rough * fbm(x, y, 11, 3, seed)
        )

    disc(R, f, m, "liquid", 110, 240, loc)
    return f


def oil_eyes(n, R, f, loc, seed=1, col=(1.0, 0.62, 0.20), body=H("b85a0c"), size=(0.012, 0.06), pos=None):
    """Round eyes of oil that swim on a curry."""
    m, rng = oil(col, 0.03, 0.0, 0.25, body), random.Random(seed)
    lens = blob("eye", m, 24, 12, lambda d: 1.0, (1, 1, 0.10))
    placed = []
    for _ in range(n * 6):
        r = size[0] + (size[1] - size[0]) * rng.random() ** 2.6
        a, q = rng.random() * 6.283, (R - r) * math.sqrt(rng.random())
        x, y = pos(rng) if pos else (q * math.cos(a), q * math.sin(a))
        if any(math.hypot(x - p, y - s) < (r + t) * 0.95 for p, s, t in placed) or len(placed) >= n:
            continue
        placed.append((x, y, r))
        obj("eye", lens, (loc[0] + x, loc[1] + y, loc[2] + f(x, y) + 0.001), (0, 0, 0), r)


def cut_skin(name, skin1, skin2, inside, rough=0.4, sheen=0.3):
    """A vegetable cut across: skin round it, flesh where u is 0 or 1."""
    k = N(name)
    u, _ = k.uv()
    n = k.noise(7, 4)
    col = k.mix(k.times(k.rnd(), 0.5), k.ramp(n, (0.3, skin1), (0.7, skin2)), mul(skin1, 0.8))
    end = k.math("ABSOLUTE", k.math("SUBTRACT", u, 0.5))
    col = k.mix(k.ramp(end, (0.493, 0), (0.4985, 1)), col, inside)
    return k.p(Base_Color=col, Roughness=rough, Specular=sheen, Clearcoat=0.15, Normal=k.bump(n, 0.12, 0.006)).m


def bean_cut(m, l=0.09, r=0.034, seed=0):
    """A finger's breadth of French bean. Returns a mesh."""
    rng = random.Random(seed)
    bend, n = rng.uniform(-0.25, 0.25), 10
    pts = [Vector((l * (i / n - 0.5), bend * l * (i / n - 0.5) ** 2 * 2, 0)) for i in range(n + 1)]
    slant = rng.uniform(-0.3, 0.3)
    o = tube(
        pts,
        [r * (0.93 if i in (0, n) else 1.0) for i in range(n + 1)],
        m,
        "bean",
        18,
        lambda u, a: 1 - 0.14 * abs(math.sin(a)) + 0.03 * math.sin(3 * a + seed),
    )
    for v in o.data.vertices:
        v.co.x += slant * v.co.y
    me = o.data
    bpy.data.objects.remove(o)
    return me


def coconut_flakes(seed=0, m=None):
    """Fresh coconut from the grater: moist crumbs and short shreds, none like the other. Returns meshes."""
    m = m or plain("coconutflake", H("dcd6c8"), 0.55, 0.25)
    rng = random.Random(seed)
    out = []
    for i in range(7):
        a = Vector((i * 7.0 + seed, 2, 0))
        l = rng.uniform(0.009, 0.026)
        curl = rng.uniform(-14, 14)
        out.append(
            blob(
                "flake",
                m,
                12,
                10,
                lambda d: 1 + 0.8 * noise.noise(d * 1.5 + a),
                (l, rng.uniform(0.006, 0.011), 0.0045),
                lambda q: Vector((q.x, q.y + curl * q.x * q.x, q.z + 5 * q.x * q.x)),
            )
        )
    return out


def drumstick(loc, rot=(0, 0, 0), L=0.6, r=0.085, seed=0, m=None):
    """A length of murungai as it swims in sambar: ridged, olive, pale pith at the ends."""
    m = m or cut_skin("murungai", H("3c4a14"), H("5d6a20"), H("b3a867"), 0.4)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    n = 60
    pts = [M @ Vector((L * (i / n - 0.5), 0.25 * L * (i / n - 0.5) ** 2, 0)) for i in range(n + 1)]
    return tube(
        pts,
        [r] * (n + 1),
        m,
        "murungai",
        48,
        lambda u, a: (
            1 + 0.07 * math.cos(3 * a) + 0.035 * abs(math.sin(4.5 * a)) + 0.03 * noise.noise(Vector((u * 9, math.cos(a), seed)))
        ),
    )


def fried_leaves(n, R, f, loc, seed=1, l=(0.20, 0.27), pos=None, m=None, up=0.012, gap=0.16):
    """Curry leaves from the tempering: dark, glossy, curled."""
    m, rng = m or leafmat(H("1c3a0c"), H("355c16"), H("55752c"), gloss=0.22, spec=0.45), random.Random(seed)
    at = []
    for _ in range(n * 20):
        if len(at) >= n:
            break
        a, q = rng.random() * 6.283, R * math.sqrt(rng.random())
        x, y = pos(rng) if pos else (q * math.cos(a), q * math.sin(a))
        if any(math.hypot(x - p, y - q2) < gap for p, q2 in at):
            continue
        at.append((x, y))
        L = rng.uniform(*l)
        o = obj("leaf", leaf(m, L, L * 0.40, rng.uniform(0.3, 0.9), rng.uniform(0.2, 0.5), rng.random() * 50))
        e = 0.05
        slope = Vector((f(x - e, y) - f(x + e, y), f(x, y - e) - f(x, y + e), 2 * e)).normalized()
        q = Vector((0, 0, 1)).rotation_difference(slope).to_matrix().to_4x4()
        turn = Euler((rng.gauss(0, 0.2), rng.gauss(0, 0.12), rng.random() * 6.283)).to_matrix().to_4x4()
        o.matrix_world = (
            Matrix.Translation((loc[0] + x, loc[1] + y, loc[2] + f(x, y) + up)) @ q @ turn @ Matrix.Translation((-L / 2, 0, 0))
        )


def ghee_set(c=H("d29a24")):
    """Warm ghee in a cup: gold, clear to a little depth."""
    k = N("ghee")
    k.p(
        Base_Color=c,
        Roughness=0.08,
        Specular=0.5,
        Subsurface=0.3,
        Subsurface_Color=H("e2ad34"),
        Subsurface_Radius=(0.12, 0.08, 0.02),
    )
    return k.m


def warm_foam(c=(1.22, 1.06, 0.86)):
    """The foam of the evening pictures looks grey by day: as creamy as milk makes it."""
    for m in bpy.data.materials:
        if m.name.split(".")[0] not in ("foam", "film"):
            continue
        for node in [n for n in m.node_tree.nodes if n.type == "BSDF_PRINCIPLED"]:
            to = node.inputs["Base Color"]
            if not to.is_linked:
                to.default_value = [min(0.9, a * b) for a, b in zip(to.default_value[:3], c)] + [1]
                continue
            x = m.node_tree.nodes.new("ShaderNodeMixRGB")
            x.blend_type = "MULTIPLY"
            x.inputs["Fac"].default_value, x.inputs["Color2"].default_value = 1, (*c, 1)
            m.node_tree.links.new(to.links[0].from_socket, x.inputs["Color1"])
            m.node_tree.links.new(x.outputs[0], to)


def surface_of(made, loc, R, r=0.04, step=0.012):
    """Height function of what was settled: each thing a dome of radius r. For what is strewn on top."""
    n = int(2 * R / step) + 1
    Z = np.full((n, n), -9.0)
    k = int(math.ceil(r / step))
    for o in made:
        x, y, z = o.location.x - loc[0], o.location.y - loc[1], o.location.z - loc[2]
        i, j = int(round((x + R) / step)), int(round((y + R) / step))
        for a in range(max(0, i - k), min(n, i + k + 1)):
            for b in range(max(0, j - k), min(n, j + k + 1)):
                d2 = ((a * step - R - x) ** 2 + (b * step - R - y) ** 2) / r**2
                if d2 < 1:
                    Z[a, b] = max(Z[a, b], z + r * 0.9 * math.sqrt(1 - d2))
    low = Z[Z > -9].min()
    Z[Z == -9.0] = low

    def f(x, y):
        a, b = min(n - 1, max(0, int(round((x + R) / step)))), min(n - 1, max(0, int(round((y + R) / step))))
        return float(Z[a, b])

    return f


def spiced_oil(c, body=0.75):
    """Oil that stands red or golden in a hollow: it mirrors little, or the morning would make it grey."""
    k = N("spicedoil")
    n = k.noise(5, 3)
    k.p(Base_Color=k.ramp(n, (0.35, mul(c, 0.8)), (0.65, c)), Roughness=0.10, Specular=0.22, Normal=k.bump(n, 0.15, 0.03))
    return k.surface(k.mixsh(body, k.n("BsdfTransparent", Color=mul(c, 1.6)), k.b)).m
