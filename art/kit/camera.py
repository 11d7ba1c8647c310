"""The camera."""

import math

import bpy
from mathutils import Vector

from .light import look_at
from .shapes import link


def camera(loc, target, lens=62, focus=None, f=0.6, shift=(0, 0)):
    """1 unit = 10 cm, so blur comes out ten times too small for a given stop: f=.5 here looks like f/5."""
    c = bpy.data.cameras.new("camera")
    c.lens, c.shift_x, c.shift_y = lens, *shift
    o = bpy.data.objects.new("camera", c)
    o.location = loc
    look_at(link(o), target)
    bpy.context.scene.camera = o
    if focus is not None:
        view = (Vector(target) - Vector(loc)).normalized()
        c.dof.use_dof, c.dof.aperture_fstop = True, f
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).dot(view)
    return o


def orbit(target, dist, down, turn=0.0, lens=62, focus=None, f=0.6, shift=(0, 0)):
    """Camera by angles in degrees: `down` above the table (90 looks straight down), `turn` round to the right."""
    d, t = math.radians(down), math.radians(turn)
    x = Vector(target) + dist * Vector((math.sin(t) * math.cos(d), -math.cos(t) * math.cos(d), math.sin(d)))
    return camera(x, target, lens, focus or target, f, shift)
