"""A house in the morning: red-oxide floor with its kolam, masala as it comes off the stone, flames that give light."""

import math

import bpy
from mathutils import Vector, noise

from .nodes import N, hexc, mul
from .shapes import blob, disc, fbm, link, obj

H = hexc


def red_oxide(c1=H("5e2015"), c2=H("7e3222"), kolam=None):
    """Floor of red oxide rubbed smooth for years. kolam: (x, y, spacing, turn, radius): rice-flour lines round dots."""
    k = N("redoxide")
    a, b, f = k.noise(0.8, 8, 0.6, dist=0.6), k.noise(6, 6), k.noise(90, 2)
    col = k.mix(0.35, k.ramp(a, (0.3, c1), (0.7, c2)), k.ramp(b, (0.3, mul(c1, 0.8)), (0.7, c2)))
    rough = k.ramp(b, (0.3, 0.26), (0.7, 0.46))
    if kolam:
        x0, y0, step, turn, R = kolam
        x, y, _ = k.xyz()
        x, y = k.math("SUBTRACT", x, x0), k.math("SUBTRACT", y, y0)
        d = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
        c, s = math.cos(turn), math.sin(turn)
        # Drawn by hand: the lines waver and the flour is uneven.
        w = k.times(k.math("SUBTRACT", k.noise(3.0, 2), 0.5), 0.06 * step)
        p = k.times(k.add(k.add(k.times(x, c), k.times(y, s)), w), math.pi / step)
        q = k.times(k.add(k.math("SUBTRACT", k.times(y, c), k.times(x, s)), w), math.pi / step)
        loop = k.math("ABSOLUTE", k.times(k.math("COSINE", p), k.math("COSINE", q)))
        ring = k.math("ABSOLUTE", k.math("SUBTRACT", loop, 0.30))
        line = k.ramp(ring, (0.055, 1), (0.10, 0))
        dot = k.ramp(loop, (0.965, 0), (0.98, 1))
        on = k.times(k.math("MAXIMUM", line, dot), k.ramp(k.times(d, 1 / R), (0.97, 1), (1.0, 0)))
        on = k.times(on, k.ramp(k.noise(55, 3, 0.7), (0.34, 0.25), (0.55, 1)))
        col = k.mix(k.times(on, 0.9), col, H("d9d2c2"))
        rough = k.mix(on, rough, (0.95,) * 3)
    return k.p(Base_Color=col, Roughness=rough, Specular=0.35, Normal=k.bump(k.add(b, k.times(f, 0.15)), 0.10, 0.02)).m


def ground_masala(c1=H("6e2a0e"), c2=H("9a4a1c")):
    """Wet and coarse from the stone: bits of chilli skin and coriander husk in it, shining only where it is wettest."""
    k = N("groundmasala")
    n, g, f = k.noise(7, 5), k.noise(60, 3, 0.7), k.noise(150, 2, 0.7)
    col = k.ramp(k.add(k.times(n, 0.5), k.times(g, 0.5)), (0.32, c1), (0.6, c2), (0.75, mul(c2, 1.25)))
    for i, (c, at) in enumerate(((H("8c1206"), 0.60), (H("c79a52"), 0.65), (H("3c1a0a"), 0.62))):
        v = k.n("VectorMath", operation="ADD")
        k.put(v.inputs[0], k.obj())
        v.inputs[1].default_value = (5.1 * i + 2, 2.3 * i, 9.0 * i)
        col = k.mix(k.ramp(k.noise(75, 2, 0.6, v.outputs[0]), (at, 0), (at + 0.04, 0.85)), col, c)
    h = k.add(k.times(g, 0.8), k.times(f, 0.4))
    return k.p(Base_Color=col, Roughness=k.ramp(n, (0.35, 0.28), (0.6, 0.62)), Specular=0.35, Normal=k.bump(h, 0.9, 0.014)).m


def bright_flames(s, power=1.4, glow=9.0):
    """The flames of every lamp on the stage burn bright, paler at the core, and light what stands round them."""
    k = N("brightflame")
    z = k.xyz()[0]
    lw = k.n("LayerWeight", Blend=0.4).outputs["Facing"]
    t = k.add(k.times(z, 3.2 / s * 0.74), 0.5)
    col = k.ramp(t, (0.02, H("3a4a9c")), (0.16, H("ff9a3c")), (0.40, H("ffd88c")), (0.8, H("ffb04a")), (1.0, H("ff8a2a")))
    e = k.n("Emission", Color=col, Strength=k.times(k.ramp(t, (0.0, 0.25), (0.3, 1.0), (1.0, 0.7)), glow))
    k.surface(k.mixsh(k.ramp(lw, (0.45, 0), (0.95, 0.92)), e, k.n("BsdfTransparent")))
    k.m.cycles.sample_as_light = False
    for o in [o for o in bpy.data.objects if o.name.split(".")[0] == "flame"]:
        o.data.materials[0] = k.m
    for o in [o for o in bpy.data.objects if o.name.split(".")[0] == "flame"]:
        l = bpy.data.lights.new("flamelight", "POINT")
        l.energy, l.color, l.shadow_soft_size = power, (1, 0.52, 0.18), 0.05
        p = bpy.data.objects.new("flamelight", l)
        p.location = o.location
        link(p)


def halo(at, R, strength=0.5, col=(1, 0.62, 0.25)):
    """The glow a lens sees round a flame: one card that fades out, turned to the camera later by its z."""
    k = N("halo")
    x, y, _ = k.xyz()
    d = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / R)
    k.surface(k.mixsh(k.times(k.ramp(d, (0.0, 1), (0.25, 0.35), (0.95, 0)), strength), k.n("BsdfTransparent"), k.n("Emission", Color=col, Strength=1.6)))
    k.m.cycles.sample_as_light = False
    from .shapes import mesh

    o = obj("halo", mesh("halo", [(-R, -R, 0), (R, -R, 0), (R, R, 0), (-R, R, 0)], [(0, 1, 2, 3)], k.m), at, (math.radians(68), 0, 0))
    o.visible_shadow = o.visible_glossy = o.visible_diffuse = False
    return o
