"""The pouch before it is sealed: its mouth stands open, the powder reaches almost up to it."""

import math

from mathutils import Matrix, Vector

from kit.nodes import N, hexc, mul
from kit.packs.pouch import EDGE, _depth, _folds, film
from kit.packs.printed import colour_of
from kit.shapes import fbm, grid, mesh, obj


def lined(slug):
    """Printed outside, pale inside."""
    m = film(slug)
    t = m.node_tree
    inside = t.nodes.new("ShaderNodeBsdfPrincipled")
    inside.inputs["Base Color"].default_value = (*hexc("d8d2c6"), 1)
    inside.inputs["Roughness"].default_value, inside.inputs["Metallic"].default_value = 0.35, 0.25
    mix, side = t.nodes.new("ShaderNodeMixShader"), t.nodes.new("ShaderNodeNewGeometry")
    out = t.nodes["Material Output"]
    t.links.new(side.outputs["Backfacing"], mix.inputs[0])
    t.links.new(t.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    t.links.new(inside.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs["Surface"])
    return m


def open_pouch(slug, loc=(0, 0, 0), turn=0.0, w=1.36, h=1.82, bulge=0.30, gape=0.26, powder=None, level=0.86, seed=1):
    """turn: degrees round. gape: half of the mouth's opening. powder: material of what is in it, up to `level` of its height."""

    def depth(q, t):
        s = min(1.0, abs(q) / EDGE)
        filled = bulge * _depth(min(t, 0.62)) * (1 - s**2.2) ** 0.72
        mouth = gape * (1 - s**2.0) ** 0.9
        k = max(0.0, min(1.0, (t - 0.45) / 0.55))
        k = k * k * (3 - 2 * k)
        return filled * (1 - k) + mouth * k

    def half(t):
        return w / 2 * (1 - 0.045 * _depth(min(t, 0.62)) - 0.05 * max(0, (t - 0.5) / 0.5) ** 1.5)

    def sheet(front):
        side = -1 if front else 1

        def f(u, v):
            q, t = 2 * v - 1, u
            s = min(1.0, abs(q) / EDGE)
            free = min(1.0, (1 - s) * 6) * (1 - 0.5 * t)
            y = side * (0.004 + depth(q, t) + _folds(q if front else -q, min(t, 0.8), seed + (0 if front else 5)) * free)
            z = t * h + 0.028 * (1 - q * q) * max(0.0, 1 - t / 0.06) * 0.4
            z -= t**6 * (0.035 * (1 - s**2) if front else -0.010 * (1 - s**2))  # the front rim sags a little
            return (q * half(t), y, z)

        return f

    m = lined(slug)
    back = N("pouchback")
    back.p(Base_Color=mul(colour_of(slug), 0.9), Roughness=0.5, Specular=0.3)
    place = Matrix.Translation(Vector(loc)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for front in (True, False):
        o = grid("pouch", 220, 150, sheet(front), m if front else lined(slug))
        for loop in o.data.uv_layers[0].data:
            # The back's print is never seen; its inner side is.
            loop.uv = (loop.uv[1], loop.uv[0]) if front else (0.02, 0.02)
        if front:  # grid() faces both sheets to the back
            o.data.flip_normals()
        o.matrix_world = place
    rim = [sheet(True)(0, j / 60) for j in range(61)] + [sheet(False)(0, 1 - j / 60) for j in range(61)]
    foot = obj("gusset", mesh("gusset", [(x, y, 0.012) for x, y, _ in rim], [tuple(range(len(rim)))], back.m, smooth=False))
    foot.matrix_world = place
    if powder:

        def top(u, v):
            q = (2 * v - 1) * 0.985
            y = (2 * u - 1) * (depth(q, level) + 0.004)
            x = q * half(level)
            return (x, y, level * h + 0.05 * (1 - q * q) + 0.025 * fbm(x, y, 4, 4, seed) + 0.012 * abs(fbm(x, y, 16, 3, seed)))

        o = grid("filling", 60, 160, top, powder)
        o.matrix_world = place
    return w / 2, h
