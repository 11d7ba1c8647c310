"""Coconut cracked open: hairy shell, thin brown skin, thick wet flesh; the three eyes; pieces prised out."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .materials import plain
from .nodes import N, hexc, mul
from .shapes import grid, mesh, obj, tube

H = hexc
FLESH, SKIN = 0.945, 0.962  # where the flesh ends and where the shell begins, of the radius


def coco_skin(R, shell=True, eyes=False):
    """One material by the distance from the middle: flesh, brown skin, shell."""
    k = N("coco")
    x, y, z = k.xyz()
    d = k.math("SQRT", k.add(k.times(x, x), k.add(k.times(y, y), k.times(z, z))))
    q = k.times(d, 1 / R)
    a = k.math("ARCTAN2", y, x)
    n, f = k.noise(5, 5), k.noise(42, 3)
    rays = k.noise(1.0, 4, 0.6, k.vec(k.times(a, 40.0), k.times(q, 6.0), k.times(z, 6.0)))
    white = k.ramp(k.add(k.times(n, 0.6), k.times(rays, 0.4)), (0.3, H("e2ded2")), (0.7, H("f2efe6")))
    # A breath of pink brown where the flesh meets its skin.
    white = k.mix(k.ramp(q, (0.90, 0), (FLESH, 0.35)), white, H("c9b49a"))
    husk = k.noise(1.0, 6, 0.65, k.vec(k.times(a, 26.0), k.times(z, 5.0 / R), 3.0))
    brown = k.ramp(k.add(k.times(husk, 0.7), k.times(n, 0.3)), (0.32, H("2c190d")), (0.52, H("5c3a1f")), (0.72, H("8d6a42")))
    skin = k.ramp(f, (0.3, H("3a1d0e")), (0.7, H("5e3219")))
    if eyes:
        pole = Vector((0, 0, -R * 1.06))
        for i in range(3):
            e = Euler((0, 0.34, 2.1 * i + 0.4)).to_matrix() @ pole
            g = k.math("SQRT", k.add(k.math("POWER", k.math("SUBTRACT", x, e.x), 2.0), k.add(k.math("POWER", k.math("SUBTRACT", y, e.y), 2.0), k.math("POWER", k.math("SUBTRACT", z, e.z), 2.0))))
            brown = k.mix(k.ramp(k.times(g, 1 / R), (0.095, 1), (0.125, 0)), brown, H("1a0e07"))
    outside = brown if shell else skin
    body = k.math("GREATER_THAN", q, FLESH)
    col = k.mix(body, white, k.mix(k.math("GREATER_THAN", q, SKIN), skin, outside))
    bump = k.mix(body, k.add(k.times(n, 0.25), k.add(k.times(rays, 0.35), k.times(f, 0.12))), k.times(husk, 2.2 if shell else 0.6))
    k.p(
        Base_Color=col,
        Roughness=k.mix(body, (0.20,) * 3, (0.85,) * 3),
        Specular=k.mix(body, (0.5,) * 3, (0.15,) * 3),
        Clearcoat=k.math("SUBTRACT", 0.55, k.times(body, 0.55)),
        Clearcoat_Roughness=0.08,
        Subsurface=k.math("SUBTRACT", 0.22, k.times(body, 0.22)),
        Subsurface_Color=H("ece6d6"),
        Subsurface_Radius=(0.09, 0.08, 0.06),
        Normal=k.bump(bump, k.add(0.10, k.times(body, 0.32)), 0.016),
    )
    return k.m


def coconut_open(loc, rot=(0, 0, 0), s=1.0, seed=0, hairs=170, eyes=False):
    """Half of a cracked nut, open face +z; its rim broken, not sawn."""
    R, rng = 0.56 * s, random.Random(seed)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    long = 1.08

    def jag(a):
        c = Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, seed * 3.0))
        return 0.050 * s * noise.noise(c) + 0.016 * s * noise.noise(c * 5) + 0.006 * s * noise.noise(c * 17)

    def f(u, v):
        a = v * 2 * math.pi
        # u: 0..0.5 outside from the pole up, ..0.58 across the rim, ..1 inside down to the middle.
        if u < 0.5:
            t, r = (u / 0.5) * math.pi / 2, 1.0
        elif u < 0.58:
            t, r = math.pi / 2, 1.0 - 0.235 * (u - 0.5) / 0.08
        else:
            t, r = math.pi / 2 * (1 - (u - 0.58) / 0.42), 0.765
        c = Vector((math.cos(a), math.sin(a), 0))
        near = max(0, math.sin(t)) ** 6
        rim = jag(a) * near * (1 - 0.25 * (1 - r) / 0.235)
        lip = 0.010 * s * noise.noise(c * 6 + Vector((r * 22, seed, 0))) * (1 if 0.5 <= u <= 0.58 else 0)
        hair = (0.012 * noise.noise(Vector((a * 9, t * 3, seed))) if u < 0.5 else 0.006 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, t * 2))))
        rr = R * r * (1 + hair * min(1, (1 - math.sin(t)) * 6))
        p = Vector((rr * math.sin(t) * c.x, rr * math.sin(t) * c.y, -rr * long * math.cos(t)))
        return p + Vector((0, 0, rim + lip))

    grid("coconut", 150, 200, f, coco_skin(R, True, eyes), wrap=True).matrix_world = M
    fibre = plain("cocofibre", H("7c5a34"), 0.9, 0.1)
    for _ in range(hairs):
        a, t = rng.random() * 6.28, math.acos(rng.random())
        t = math.pi / 2 - t * 0.98 if rng.random() < 0.8 else t * 0.4
        pts, lift = [], rng.uniform(0.01, 0.05)
        for j in range(6):
            q = max(0.02, t - 0.5 * rng.uniform(0.5, 1) * j / 5 * 0.9)
            r = R * (1.005 + lift * (j / 5) ** 1.5)
            b = a + 0.08 * math.sin(j + a * 7)
            pts.append(M @ Vector((r * math.sin(q) * math.cos(b), r * math.sin(q) * math.sin(b), -r * long * math.cos(q))))
        tube(pts, [0.0045 * s * (1 - 0.75 * j / 5) for j in range(6)], fibre, "fibre", 5, cap=False)


def coconut_piece(loc, rot=(0, 0, 0), s=1.0, seed=0, wide=0.8, tall=0.55):
    """Flesh prised from its shell: white and wet, brown skin on its back, clean breaks. Lies on its back."""
    R = 0.56 * s
    m = coco_skin(R, False)
    n, w = 26, 10

    def f(u, v):
        b = (u - 0.5) * wide
        e = 4 * v
        if e < 1:
            t, r = (e - 0.5) * tall, 0.962
        elif e < 2:
            t, r = 0.5 * tall, 0.962 - 0.20 * (e - 1)
        elif e < 3:
            t, r = (2.5 - e) * tall, 0.762
        else:
            t, r = -0.5 * tall, 0.762 + 0.20 * (e - 3)
        ends = 1 - 0.5 * abs(2 * u - 1) ** 5
        t *= ends * (1 + 0.25 * noise.noise(Vector((u * 5, seed, t * 2))))
        b += 0.09 * noise.noise(Vector((t * 6, r * 5, seed + 5)))
        return Vector((R * r * math.sin(b) * math.cos(t), R * r * math.sin(t), -R * r * math.cos(b) * math.cos(t)))

    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Translation((0, 0, 0))
    o = grid("cocopiece", n, 4 * w, f, m, wrap=True)
    o.matrix_world = M
    for u in (0.0, 1.0):
        ring = [f(u, j / (4 * w)) for j in range(4 * w)]
        obj("cocoend", mesh("cocoend", ring, [tuple(range(4 * w))], m, smooth=False)).matrix_world = M
    return o
