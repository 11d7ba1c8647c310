"""Coconut oil by day: one clear liquid in a small bottle on banana leaf; a nut cracked open, wet and white, its other half with the eyes."""

from kit import *

daystage(exposure=0.10, gloss=0.6, seed=42, transparent=18)
bpy.context.scene.cycles.diffuse_bounces = 6
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.98, 0.94, 1)
ground(rice_stone(), 0.4)
fresh_leaf(6.0, 3.1, (0.0, 0.10, 0), -0.16, 13.0)
Z = 0.035
oil_bottle((-0.66, 0.30, Z), (1, 1, 1), 0.86, 1.12, SHORT)
# Clear as it is, it shows what stands behind it and not a bent room: a breath of cream, darker to its sides.
k = N("coconutoil")
edge = k.n("LayerWeight", Blend=0.35).outputs["Facing"]
through = k.n("BsdfTransparent", Color=k.ramp(edge, (0.0, (0.955, 0.935, 0.790)), (0.62, (0.90, 0.86, 0.64)), (1.0, (0.34, 0.32, 0.16))))
milk = k.mixsh(0.14, through, k.n("BsdfDiffuse", Color=hexc("f2e6b4")))
k.surface(k.mixsh(schlick(k, 0.03), milk, k.n("BsdfGlossy", Roughness=0.0, Color=(1, 1, 1))))
for o in bpy.data.objects:
    if o.name.startswith("oilbody"):
        o.data.materials[0] = k.m
    if o.name.startswith("bottle"):
        o.data.materials[0] = thinglass((0.95, 0.97, 0.96), 0.0, 0.06)
coconut_open((0.34, 0.02, 0.60), (0.58, 0.0, -0.66), 1.0, 3)
coconut_open((1.12, 0.84, 0.20), (math.pi + 0.34, 0.0, -0.35), 0.98, 8, 300, True)
for o in bpy.data.objects:
    if o.name.startswith("coconut"):
        b = o.modifiers.new("worn", "SMOOTH")
        b.iterations = 5
for i, (x, y, z, rot, w, t) in enumerate(
    [
        (-0.42, -1.14, 0.10, (1.57, 0.0, 0.25), 1.30, 0.36),
        (-0.06, -1.26, 0.10, (1.50, 0.05, -0.35), 1.15, 0.34),
        (0.98, -1.06, 0.10, (1.57, 0.0, 0.30), 1.0, 0.36),
    ]
):
    coconut_piece((x, y, z + Z), rot, 0.92, i + 2, w, t)
morning((0, 0, 0.4), power=4.0, back=0.1, high=2.9, cards=0.7)
orbit((0.10, -0.04, 0.46), 4.7, 30, 2, 60, (0.2, -0.35, 0.45), 0.55)
