"""One light for the whole shop: a warm window low from behind-left, a weak kick from the right.

Everything that metal mirrors costs no noise: a studio seen by glossy rays only (world) and glowing cards that no
diffuse ray meets. Each real light more is noise for all, so there are two."""

import math

import bpy
from mathutils import Vector

from .nodes import N
from .shapes import link, mesh, obj


def look_at(o, t):
    o.rotation_euler = (Vector(t) - Vector(o.location)).to_track_quat("-Z", "Y").to_euler()
    return o


def softbox(loc, target, size, power, col=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new("softbox", "AREA")
    l.energy, l.color, l.size, l.spread = power, col, size, math.radians(spread)
    if size_y:
        l.shape, l.size_y = "RECTANGLE", size_y
    o = bpy.data.objects.new("softbox", l)
    o.location = loc
    return look_at(link(o), target)


def card(loc, target, w, h, col=(1, 0.95, 0.88), glow=1.0):
    """A window pane that only reflections see. Keep glow at 1.5 or less: more makes rough leaves sparkle."""
    k = N("card")
    k.surface(k.n("Emission", Color=col, Strength=glow))
    o = obj(
        "card",
        mesh("card", [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], k.m),
        loc,
    )
    k.m.cycles.sample_as_light = False
    o.visible_diffuse = o.visible_camera = o.visible_shadow = o.visible_transmission = False
    return look_at(o, target)


def window(at=(0, 0, 0.3), power=230, size=1.9, spread=110, kick=34, low=2.9, side=-2.6, back=2.2, cards=1.0):
    """The house light, moved with the subject. low: the window's height (lower rakes more)."""
    x, y, z = at
    softbox((x + side, y + back, low), at, size, power, (1, 0.92, 0.8), size * 0.78, spread)
    softbox((x + 2.8, y - 1.8, 2.3), at, 1.4, kick, (1, 0.82, 0.6))
    if cards:
        card((x - 2.2, y - 0.6, 1.2), at, 1.0, 2.0, (1, 0.95, 0.88), 1.1 * cards)
        card((x + 2.1, y + 0.9, 1.0), at, 0.35, 1.7, (1, 0.86, 0.66), 1.6 * cards)
        card((x + 0.3, y + 1.8, 3.4), at, 2.2, 1.2, (1, 0.93, 0.82), 1.0 * cards)


def world(strength=0.05, gloss=0.4, top=(1, 0.95, 0.88), horizon=(0.05, 0.04, 0.035)):
    """Diffuse and camera rays see the dark; glossy rays see a studio from dark horizon to warm white zenith."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = "NONE"  # else light samples see the dark and the studio is lost
    t = w.node_tree

    def n(kind):
        return t.nodes.new("ShaderNode" + kind)

    b = t.nodes["Background"]
    b.inputs[0].default_value, b.inputs[1].default_value = (0.9, 0.95, 1, 1), strength
    g, tc, sp, rp, lp, mx = n("Background"), n("TexCoord"), n("SeparateXYZ"), n("ValToRGB"), n("LightPath"), n("MixShader")
    g.inputs[1].default_value = gloss
    e = rp.color_ramp.elements
    e[0].position, e[0].color, e[1].position, e[1].color = 0.05, (*horizon, 1), 0.85, (*top, 1)
    for a, c in (
        (tc.outputs["Generated"], sp.inputs[0]),
        (sp.outputs[2], rp.inputs[0]),
        (rp.outputs[0], g.inputs[0]),
        (lp.outputs["Is Glossy Ray"], mx.inputs[0]),
        (b.outputs[0], mx.inputs[1]),
        (g.outputs[0], mx.inputs[2]),
        (mx.outputs[0], t.nodes["World Output"].inputs["Surface"]),
    ):
        t.links.new(a, c)


def backlight(loc, target, w, h, col=(1, 0.85, 0.6), glow=1.2):
    """A pane seen only through glass and oil: it makes them glow without lighting (or greying) anything else."""
    o = card(loc, target, w, h, col, glow)
    k = N("backlight")  # fades to all sides: a pane with an edge would show as a rectangle in the bottle
    x, y, _ = k.xyz()
    r = k.math("SQRT", k.add(k.math("POWER", k.times(x, 2 / w), 2.0), k.math("POWER", k.times(y, 2 / h), 2.0)))
    k.surface(k.n("Emission", Color=col, Strength=k.times(k.ramp(r, (0.1, 1), (0.55, 0.45), (0.95, 0.04)), glow)))
    k.m.cycles.sample_as_light = False
    o.data.materials[0] = k.m
    o.visible_transmission, o.visible_glossy = True, False
    return o
