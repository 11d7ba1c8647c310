"""Vines, roots and nuts: pirandai, cassava, coconut."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .leaves import leaf
from .materials import dried, leafmat
from .nodes import N, hexc
from .shapes import blob, disc, fbm, lathe, obj, tube

H = hexc


def pirandai(loc, rotz=0.0, nodes=4, s=1.0, seed=1, m=None):
    """Veld grape: jointed vine, four wings along each joint, pinched and dark at the nodes, a small leaf or tendril there."""
    m = m or pirandai_skin()
    rng = random.Random(seed)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    p, dirn, roll = Vector((0, 0, 0.075 * s)), 0.0, rng.random()
    node = dried("node", H("4a4a1c"), H("6d6428"), scale=12, rough=0.7, bump=0.4)
    leafm = leafmat(H("2f5a1c"), H("5a8a34"), H("86a552"), 0.4, 4.0)
    for i in range(nodes):
        L = s * rng.uniform(0.5, 0.62)
        d = Vector((math.cos(dirn), math.sin(dirn), 0))
        n = 26
        pts = [M @ (p + d * (L * t / n) + Vector((0, 0, 0.01 * s * math.sin(math.pi * t / n)))) for t in range(n + 1)]
        rad = [
            0.098 * s * (0.42 + 0.58 * math.sin(math.pi * min(1, max(0, (t / n - 0.0) * 0.94 + 0.03))) ** 0.38)
            for t in range(n + 1)
        ]
        tube(
            pts,
            rad,
            m,
            "joint",
            56,
            lambda u, a, r=roll: 0.52
            + 0.48 * abs(math.cos(2 * (a + r))) ** 2.6
            + 0.02 * math.sin(u * 40) * abs(math.cos(2 * (a + r))) ** 3,
        )
        p = p + d * L
        if i < nodes - 1:
            obj(
                "node",
                blob("node", node, 20, 14, lambda d: 1 + 0.1 * noise.noise(d * 3), (0.03 * s, 0.048 * s, 0.048 * s)),
                M @ p,
                (0, 0, rotz + dirn),
            )
            side = rng.choice((-1, 1))
            if i % 2 == 0:
                obj(
                    "pleaf",
                    leaf(leafm, 0.26 * s, 0.22 * s, 0.3, 0.3, seed + i, 20, 8, 0.02, (0.45, 0.6)),
                    M @ p,
                    (0, -0.25, rotz + dirn + side * 1.2),
                )
            else:
                w = [
                    p
                    + Vector(
                        (
                            math.cos(dirn + side * (1.1 - 0.12 * t)) * 0.035 * t,
                            math.sin(dirn + side * (1.1 - 0.12 * t)) * 0.035 * t,
                            0.02 * math.sin(t * 0.6),
                        )
                    )
                    * 1.0
                    for t in range(14)
                ]
                tube([M @ q for q in w], [0.007 * s - 0.0003 * t for t in range(14)], node, "tendril", 6)
        p = p + d * 0.012 * s
        dirn += rng.uniform(-0.55, 0.55)
        roll += rng.uniform(-0.3, 0.3)


def pirandai_skin():
    k = N("pirandai")
    n, f = k.noise(5, 5), k.noise(45, 3)
    col = k.mix(k.ramp(f, (0.6, 0), (0.72, 0.4)), k.ramp(n, (0.3, H("3c5a22")), (0.7, H("67853c"))), H("93a662"))
    return k.p(Base_Color=col, Roughness=0.42, Specular=0.35, Normal=k.bump(k.add(n, k.times(f, 0.3)), 0.3, 0.01)).m


def cassava(loc, rotz=0.0, L=1.5, r=0.2, seed=0, cut=True):
    """Kizhangu: long root, brown bark in rings and scars; the cut end shows pink rim and white flesh."""
    bark = dried("bark", H("3d2415"), H("5f3d25"), H("8a6a4c"), scale=7, rough=0.9, spec=0.1, bump=0.8, dist=0.02)
    M = Matrix.Translation(loc) @ Euler((0, 0, rotz)).to_matrix().to_4x4()
    n = 90

    def rad(u):
        return (
            r
            * (1 - 0.55 * max(0, u - 0.45) ** 1.4)
            * (max(0.05, 1 - max(0, (u - 0.93) / 0.07) ** 2) ** 0.5)
            * (1 + 0.05 * math.sin(u * 9 + seed))
        )

    def P(u):
        return Vector(((u - 0.5) * L, 0.16 * L * (u - 0.4) ** 2, r * 0.95 - 0.0 * u))

    def shape(u, a):
        return (
            1
            + 0.03 * abs(math.sin(u * L * 15 + noise.noise(Vector((math.cos(a), math.sin(a), seed))) * 2)) ** 8
            + 0.05 * noise.noise(Vector((u * 6, math.cos(a) * 1.4, math.sin(a) * 1.4 + seed)))
        )

    tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], bark, "cassava", 56, shape, cap=False)
    cassava_face(M @ Matrix.Translation(P(0)) @ Euler((0, -math.pi / 2, -0.13)).to_matrix().to_4x4(), rad(0) * 1.0)


def cassava_face(M, r):
    k = N("cassavaface")
    x, y, _ = k.xyz()
    q = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / r)
    a = k.math("ARCTAN2", y, x)
    rays = k.noise(3, 4, 0.6, k.vec(k.times(a, 8.0), k.times(q, 0.8)))
    flesh = k.ramp(rays, (0.3, H("dad2bd")), (0.7, H("e8e3d4")))
    col = k.mix(k.ramp(q, (0.84, 0), (0.87, 1)), flesh, H("cdb5a2"))
    col = k.mix(k.ramp(q, (0.92, 0), (0.95, 1)), col, H("3d2415"))
    col = k.mix(k.ramp(q, (0.035, 1), (0.06, 0)), col, H("b5a98c"))
    k.p(Base_Color=col, Roughness=0.5, Specular=0.3, Normal=k.bump(rays, 0.3, 0.008))
    disc(r, lambda x, y: 0.004 * fbm(x, y, 9, 3), k.m, "cface", 30, 90).matrix_world = M


def cassava_slice(loc, rot, r=0.2, t=0.05):
    bark = dried("bark2", H("3d2415"), H("5f3d25"), H("8a6a4c"), scale=7, rough=0.9, spec=0.1, bump=0.8)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    lathe([(r, 0), (r * 1.01, t * 0.5), (r, t)], "slice", bark, 64, 4).matrix_world = M
    cassava_face(M @ Matrix.Translation((0, 0, t)), r)


def coconut_half(loc, rot=(0, 0, 0), s=1.0, seed=0):
    """Husked half, open face +z: fibrous shell, thin brown skin, thick white meat, hollow inside."""
    shell = dried("cocoshell", H("2e1a0e"), H("54341c"), H("7c5a38"), scale=8, rough=0.85, spec=0.15, bump=0.9, dist=0.02)
    k = N("cocomeat")
    n, f = k.noise(4, 4), k.noise(30, 3)
    k.p(
        Base_Color=k.ramp(n, (0.3, H("dcd8cd")), (0.7, H("e9e6de"))),
        Roughness=0.32,
        Specular=0.4,
        Subsurface=0.2,
        Subsurface_Color=H("e8e2d4"),
        Subsurface_Radius=(0.08, 0.07, 0.05),
        Normal=k.bump(k.add(n, k.times(f, 0.2)), 0.12, 0.012),
    )
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    R = 0.56 * s

    def wob(a, z):
        return 1 + 0.022 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed + z * 2)))

    def arc(r, flat, n=9):
        return [(r * math.sin(t), -flat * r * math.cos(t)) for t in [math.pi / 2 * i / n for i in range(n + 1)]]

    fibre = [(x * (1 + 0.015 * math.sin(i * 2.3)), z) for i, (x, z) in enumerate(arc(R, 0.92))]
    lathe(fibre + [(R * 0.985, 0.012 * s), (R * 0.955, 0.014 * s)], "shell", shell, 160, 4, shape=wob).matrix_world = M
    meat = [(R * 0.955, 0.013 * s), (R * 0.93, 0.016 * s), (R * 0.80, 0.014 * s), (R * 0.765, 0.0), (R * 0.755, -0.03 * s)] + [
        (x, z - 0.03 * s) for x, z in reversed(arc(R * 0.75, 0.92)[:-1])
    ]
    lathe(meat, "meat", k.m, 160, 4, shape=wob).matrix_world = M
