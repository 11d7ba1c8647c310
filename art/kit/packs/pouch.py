"""A stand-up pouch: two printed sheets sealed at top and sides, filled below, standing on the oval of its gusset."""

import math

from mathutils import Matrix, Vector, noise

from kit.nodes import N, mul
from kit.shapes import grid, mesh, obj

from .printed import colour_of, print_node

SEAL, EDGE, CORNER = 0.915, 0.955, 0.05


def _depth(v):
    """How far the filled front stands out at height v (0..1): full above the foot, nothing at the seal."""
    foot = 0.80 + 0.20 * math.sin(min(1, v / 0.22) * math.pi / 2)
    t = max(0.0, 1 - v / SEAL)
    return foot * (1 - (1 - t) ** 2.3) ** 1.1


def _folds(u, v, seed):
    """Small folds of the film: puckers along the side seals, long ones that run down from the top corners."""
    a = Vector((u * 2.2, v * 3.0, seed * 7.7))
    soft = 0.012 * noise.noise(a) + 0.005 * noise.noise(a * 2.7)
    side = math.exp(-(((EDGE - abs(u)) / 0.20) ** 2))
    pucker = 0.014 * side * noise.noise(Vector((u * 1.5, v * 13, seed * 3.1)))
    slant = (abs(u) * 0.9 + v) * 7
    top = math.exp(-(((v - 0.80) / 0.13) ** 2))
    ridge = 0.020 * top * (1 - abs(noise.noise(Vector((slant, (1 if u > 0 else -1) * 3.3, seed)))) * 2.2)
    foot = math.exp(-((v / 0.10) ** 2)) * 0.010 * noise.noise(Vector((u * 7, v * 4, seed + 9)))
    return soft + pucker + ridge * min(1, (1 - abs(u)) * 4) + foot


def film(slug):
    """Matte printed film: soft highlights, crimped seals."""
    k = N("pouch")
    u, v = k.uv()
    crimp = k.times(k.math("SINE", k.times(v, 900.0)), k.math("GREATER_THAN", v, SEAL + 0.012))
    sides = k.math("GREATER_THAN", k.math("ABSOLUTE", k.math("SUBTRACT", u, 0.5)), EDGE / 2)
    step = k.add(k.times(crimp, 0.35), k.times(sides, -1.0))
    k.p(Base_Color=print_node(k, slug), Roughness=0.46, Specular=0.32, Normal=k.bump(step, 0.35, 0.004))
    return k.m


def pouch(slug, loc=(0, 0, 0), turn=0.0, w=1.36, h=1.82, bulge=0.30, seed=1, lean=0.02):
    """turn: degrees round, as seen from above. lean: the top tips back a little. Returns (half width, height)."""

    def outline(v):
        z = v * h
        over = max(0.0, z - (h - CORNER))
        inset = CORNER - math.sqrt(max(0.0, CORNER**2 - over**2)) if over else 0.0
        return w / 2 * (1 - 0.045 * _depth(v)) - inset

    def sheet(front):
        side = -1 if front else 1

        def f(u, v):
            # u runs up, v across, as grid() counts.
            q, t = 2 * v - 1, u
            s = min(1.0, abs(q) / EDGE)
            round_ = (1 - s**2.2) ** 0.72
            fill = bulge * _depth(t) * round_
            free = min(1.0, (1 - s) * 6) * min(1.0, max(0.0, SEAL - t) * 9)
            y = side * (0.004 + fill + _folds(q if front else -q, t, seed + (0 if front else 5)) * free)
            # The gusset lifts the foot a little between its two corners.
            z = t * h + 0.028 * (1 - q * q) * max(0.0, 1 - t / 0.06) * 0.4
            return (q * outline(t), y + lean * z * z / h, z)

        return f

    m = film(slug)
    back = N("pouchback").p(Base_Color=mul(colour_of(slug), 0.9), Roughness=0.5, Specular=0.3).m
    place = Matrix.Translation(Vector(loc)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for front in (True, False):
        o = grid("pouch", 220, 150, sheet(front), m if front else back)
        if front:
            for loop in o.data.uv_layers[0].data:
                loop.uv = (loop.uv[1], loop.uv[0])
        o.matrix_world = place
    rim = [sheet(True)(0, j / 60) for j in range(61)] + [sheet(False)(0, 1 - j / 60) for j in range(61)]
    foot = obj("gusset", mesh("gusset", [(x, y, 0.012) for x, y, _ in rim], [tuple(range(len(rim)))], back, smooth=False))
    foot.matrix_world = place
    return w / 2, h
