"""Meshes: lathe, disc, blob, tube, ground."""

import math

import bpy
import numpy as np
from mathutils import Vector, noise


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, verts, faces, m=None, smooth=True, uv=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if m:
        me.materials.append(m)
    if uv is not None:
        layer = me.uv_layers.new()
        at = np.empty(len(me.loops), int)
        me.loops.foreach_get("vertex_index", at)
        layer.data.foreach_set("uv", np.asarray(uv, float)[at].ravel())
    return me


def obj(name, me, loc=(0, 0, 0), rot=(0, 0, 0), s=1):
    o = bpy.data.objects.new(name, me)
    o.location, o.rotation_euler, o.scale = loc, rot, (s,) * 3 if np.isscalar(s) else s
    return link(o)


def grid(name, nu, nv, f, m, loc=(0, 0, 0), rot=(0, 0, 0), s=1, wrap=False):
    """Sheet from f(u, v) -> point, u and v in 0..1; wrap closes v."""
    cols = nv if wrap else nv + 1
    v = [f(i / nu, j / nv) for i in range(nu + 1) for j in range(cols)]
    uv = [(i / nu, j / nv) for i in range(nu + 1) for j in range(cols)]
    faces = [
        (i * cols + j, (i + 1) * cols + j, (i + 1) * cols + (j + 1) % cols, i * cols + (j + 1) % cols)
        for i in range(nu)
        for j in range(nv)
    ]
    return obj(name, mesh(name, v, faces, m, uv=uv), loc, rot, s)


def smooth_profile(pts, k=6):
    """Catmull-Rom through the points; a point repeated makes a crease."""
    p, out = [pts[0]] + list(pts) + [pts[-1]], []
    for i in range(1, len(p) - 2):
        a, b, c, d = map(np.array, p[i - 1 : i + 3])
        for t in np.linspace(0, 1, k, endpoint=False):
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)))
    return [(max(0, x), z) for x, z in out + [tuple(pts[-1])]]


def lathe(profile, name, m, steps=128, k=6, loc=(0, 0, 0), rot=(0, 0, 0), s=1, shape=None):
    """Turn a profile of (radius, height). shape(angle, z) multiplies the radius (lobes, hand-made wobble)."""
    pr = smooth_profile(profile, k) if k else profile
    n, v = len(pr), []
    for a in np.linspace(0, 2 * math.pi, steps, endpoint=False):
        for x, z in pr:
            r = x * shape(a, z) if shape else x
            v.append((r * math.cos(a), r * math.sin(a), z))
    f = [
        (i * n + j, (i + 1) % steps * n + j, (i + 1) % steps * n + j + 1, i * n + j + 1)
        for i in range(steps)
        for j in range(n - 1)
    ]
    return obj(name, mesh(name, v, f, m), loc, rot, s)


def disc(R, height, m, name="heap", rings=120, steps=240, loc=(0, 0, 0), rot=(0, 0, 0), s=1):
    """Polar disc, z = height(x, y): heaps, liquid tops, froth."""
    v, f = [(0, 0, height(0, 0))], []
    for i in range(1, rings + 1):
        for j in range(steps):
            a, r = 2 * math.pi * j / steps, R * i / rings
            x, y = r * math.cos(a), r * math.sin(a)
            v.append((x, y, height(x, y)))
    for j in range(steps):
        f.append((0, 1 + j, 1 + (j + 1) % steps))
        for i in range(rings - 1):
            a = 1 + i * steps
            f.append((a + j, a + steps + j, a + steps + (j + 1) % steps, a + (j + 1) % steps))
    return obj(name, mesh(name, v, f, m), loc, rot, s)


def fbm(x, y, s, o=4, z=0.0, h=0.8):
    return noise.fractal(Vector((x * s, y * s, z)), h, 2, o)


def ang(d):
    return math.atan2(d.z, d.y)


def blob(name, m, seg=24, ring=16, f=lambda d: 1.0, scale=(1, 1, 1), post=None):
    """Sphere (poles on X) shaped by f(direction) -> radius, then scaled, then post(point). Returns a mesh."""
    v, fc = [], []
    for i in range(ring + 1):
        th = math.pi * i / ring
        for j in range(seg):
            ph = 2 * math.pi * j / seg
            d = Vector((math.cos(th), math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph)))
            q = d * f(d)
            q = Vector((q.x * scale[0], q.y * scale[1], q.z * scale[2]))
            v.append(post(q) if post else q)
    for i in range(ring):
        for j in range(seg):
            fc.append((i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j))
    return mesh(name, v, fc, m)


def tube(pts, radii, m, name="tube", seg=10, shape=None, cap=True):
    """Tube along points; shape(u, angle) multiplies the radius. UV: u along, v round."""
    v, f, uv = [], [], []
    pts = [Vector(p) for p in pts]
    n = len(pts)
    q = None
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]).normalized()
        # Carry the frame along instead of building it anew: no sudden twist.
        q = t.to_track_quat("Z", "Y") if q is None else (q @ Vector((0, 0, 1))).rotation_difference(t) @ q
        for j in range(seg):
            a = 2 * math.pi * j / seg
            k = shape(i / (n - 1), a) if shape else 1
            v.append(p + q @ Vector((math.cos(a), math.sin(a), 0)) * radii[i] * k)
            uv.append((i / (n - 1), j / seg))
    for i in range(n - 1):
        for j in range(seg):
            f.append((i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j))
    if cap:
        f += [tuple(range(seg - 1, -1, -1)), tuple(range((n - 1) * seg, n * seg))]
    return obj(name, mesh(name, v, f, m, uv=uv))


def ground(m, rotz=0.0, size=400):
    o = obj("ground", mesh("ground", [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], m))
    o.rotation_euler = (0, 0, rotz)
    return o
