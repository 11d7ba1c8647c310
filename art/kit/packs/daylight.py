"""The daylight stage: paper in a tint of the product's colour, a wide soft window at the left, a bright room around."""

import math

import bpy

from kit.camera import orbit
from kit.light import card, softbox
from kit.nodes import N, hexc
from kit.shapes import grid
from kit.stage import stage

from .printed import colour_of

PAPER = hexc("fbf5e6")


def tinted(slug, share):
    """The shop's paper in a tint of the product's colour, a deep one lightened first. Mixed as the eye sees it: light
    itself mixes turmeric and paper to peach."""
    colour = colour_of(slug)
    light = tuple(c / max(colour) ** 0.6 for c in colour)
    return tuple(0.87 * (p**0.45 * (1 - share) + c**0.45 * share) ** (1 / 0.45) for p, c in zip(PAPER, light))


def backdrop(col, back=2.6, rise=2.2):
    """A sheet of paper that lies on the table and rises behind in one curve: no edge, no horizon."""

    def f(u, v):
        s, x = u * 14 - 7, v * 20 - 10
        if s < back:
            return (x, s, 0.0)
        a = min((s - back) / rise, math.pi / 2)
        up = max(0.0, s - back - rise * math.pi / 2)
        return (x, back + rise * math.sin(a), rise * (1 - math.cos(a)) + up)

    k = N("backdrop")
    fibre = k.noise(60, 4, 0.7)
    k.p(Base_Color=col, Roughness=0.95, Specular=0.08, Normal=k.bump(fibre, 0.05, 0.004))
    return grid("backdrop", 160, 4, f, k.m)


def daylight(slug, tint=0.55, exposure=0.47, seed=5, transparent=14, at=(0, 0, 0.7), power=185, room=0.52, gloss=0.75):
    """Empty stage, ground and light in one. at: the pack's middle. Colours come out as they are printed: the view is
    Standard, so white must stay below full exposure."""
    s = stage(exposure=exposure, gloss=gloss, ambient=room, transparent=transparent, seed=seed)
    s.view_settings.view_transform, s.view_settings.look = "Standard", "None"
    backdrop(tinted(slug, tint))
    x, y, z = at
    softbox((x - 3.1, y - 1.3, z + 2.3), at, 2.6, power, (1, 0.98, 0.95), 2.6)
    card((x - 2.4, y - 1.6, z + 0.8), at, 1.0, 2.6, (1, 0.98, 0.95), 1.0)
    card((x + 2.6, y - 0.4, z + 0.6), at, 0.7, 2.4, (1, 0.97, 0.93), 0.55)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.99, 0.97, 1)
    return s


PACK = ("label", "pouch", "pouchback", "backdrop", "card", "glass", "oilbody", "film", "lid", "tin", "tinprint", "cork")


def sunlit(lift, but=PACK):
    """Lifts the colours of food and leaves: they were mixed for the evening pictures, whose film makes them lighter."""
    for m in bpy.data.materials:
        if m.name.split(".")[0] in but or not m.use_nodes:
            continue
        for node in [n for n in m.node_tree.nodes if n.type == "BSDF_PRINCIPLED"]:
            colour = node.inputs["Base Color"]
            if not colour.is_linked:
                colour.default_value = [min(0.9, c * lift) for c in colour.default_value[:3]] + [1]
                continue
            x = m.node_tree.nodes.new("ShaderNodeMixRGB")
            x.blend_type, x.use_clamp = "MULTIPLY", True
            x.inputs["Fac"].default_value, x.inputs["Color2"].default_value = 1, (lift, lift, lift, 1)
            m.node_tree.links.new(colour.links[0].from_socket, x.inputs["Color1"])
            m.node_tree.links.new(x.outputs[0], colour)


def portrait(height, x=0.06, down=13, turn=4, focus=0.2, room=1.0, lift=1.3):
    """The camera of all packs: a little above, so near that the pack fills three quarters of the picture. room widens; lift: of the food's colours."""
    sunlit(lift)
    return orbit((x, 0, height * 0.43), height * 2.78 * room, down, turn, 72, (x, -focus, height * 0.5), 0.9)
