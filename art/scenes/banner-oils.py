"""Oils by day: three bottles of one clear oil each, sesame, groundnuts and an open coconut at their feet, pale stone."""

from kit import *

def capped(x, y, z, s, r, tint):
    """A ribbed screw cap on a neck whose mouth is at z."""
    lathe([(0, z - 0.14), (r, z - 0.14), (r * 1.02, z - 0.12), (r * 1.02, z + 0.02), (r * 0.94, z + 0.045), (0, z + 0.045)], "cap", plain("cap", hexc(tint), 0.4), 320, 2, (x, y, 0), shape=lambda a, h: 1 + 0.02 * math.cos(40 * a))


daystage((1600, 640), exposure=0.18, gloss=0.6, seed=65, transparent=18)
bpy.context.scene.cycles.diffuse_bounces = 5
ground(rice_stone(), 0.5)
oil_bottle((0.06, 0.34, 0.004), (0.985, 0.79, 0.40), 1.04, 0.86, TALL, 1.08, corked=False)
oil_bottle((0.84, 0.46, 0.004), (0.985, 0.88, 0.50), 0.80, 1.00, FLASK, 1.05, corked=False)
oil_bottle((1.62, 0.34, 0.004), (1, 1, 1), 0.86, 1.02, SHORT, corked=False)
for x, y, z, r, tint in ((0.06, 0.34, 1.466, 0.115, "b88a14"), (0.84, 0.46, 1.334, 0.148, "d99a98"), (1.62, 0.34, 1.289, 0.148, "2f8fae")):
    capped(x, y, z, 1, r, tint)
# Coconut oil is clear: it shows what stands behind it, a breath of cream.
k = N("coconutoil")
edge = k.n("LayerWeight", Blend=0.35).outputs["Facing"]
through = k.n("BsdfTransparent", Color=k.ramp(edge, (0.0, (0.955, 0.935, 0.820)), (0.70, (0.90, 0.87, 0.70)), (1.0, (0.50, 0.47, 0.32))))
milk = k.mixsh(0.06, through, k.n("BsdfDiffuse", Color=hexc("f6efd6")))
k.surface(k.mixsh(schlick(k, 0.03), milk, k.n("BsdfGlossy", Roughness=0.0, Color=(1, 1, 1))))
bodies = sorted((o for o in bpy.data.objects if o.name.startswith("oilbody")), key=lambda o: o.location.x)
bodies[-1].data.materials[0] = k.m
for o in bpy.data.objects:
    if o.name.startswith("bottle"):
        o.data.materials[0] = thinglass((0.97, 0.985, 0.975), 0.0, 0.18)
white, black = sesame(), black_sesame()
heap = lambda x, y: 0.12 * max(0, 1 - math.hypot(x, y) / 0.30)
settle([white, white, white, black], 1100, 0.34, heap, foot=0.015, thick=0.011, loc=(-0.36, -0.20, 0.002), seed=4, tries=2, pos=lambda g: (g.normal(0, 0.14), g.normal(0, 0.11)))
disc(0.30, lambda x, y: heap(x, y) - 0.004, plain("under", hexc("857550"), 1.0), "under", 30, 60, (-0.36, -0.20, 0))
scatter([white, black], 120, (0.02, -0.40), (0.22, 0.07), 0.015, 0.011, 6)
scatter([groundnut(seed=s) for s in range(5)], 8, (0.80, -0.24), (0.20, 0.08), 0.13, 0.14, 5, (0.84, 0.46, 0.56), tries=2, tilt=0.35, sink=0.05)
scatter([peanut(seed=s) for s in range(4)], 18, (0.52, -0.52), (0.20, 0.06), 0.058, 0.075, 4)
coconut_open((2.14, -0.22, 0.46), (0.66, 0.0, -0.50), 0.76, 3)
coconut_piece((1.52, -0.88, 0.085), (1.57, 0.0, 0.2), 0.80, 2, 1.25, 0.36)
for o in bpy.data.objects:
    if o.name.startswith("coconut"):
        o.modifiers.new("worn", "SMOOTH").iterations = 5
morning((0.8, 0, 0.4), power=4.8, back=0.5, high=1.5, cards=0.7)
orbit((0.60, 0.0, 0.74), 7.1, 19, 2, 52, (0.86, 0.1, 0.5), 0.5)
