"""Groundnut oil: a broad flask of clear gold on old wood in the evening, nuts in and out of the shell, more oil in a clay cup."""

from kit import *

def capped(x, y, z, s, r, tint):
    """A ribbed screw cap on a neck whose mouth is at z."""
    lathe([(0, z - 0.14), (r, z - 0.14), (r * 1.02, z - 0.12), (r * 1.02, z + 0.02), (r * 0.94, z + 0.045), (0, z + 0.045)], "cap", plain("cap", hexc(tint), 0.4), 320, 2, (x, y, 0), shape=lambda a, h: 1 + 0.02 * math.cos(40 * a))


stage(exposure=0.42, gloss=0.30, ambient=0.07, seed=41, transparent=18)
ground(wood(hexc("2a1a10"), hexc("74502f")), 0.2)
# Lit from within by the window behind: one liquid, clear gold, deeper to its sides and its foot.
oil_bottle((0.26, 0.34, 0.004), (1, 1, 1), 0.80, 1.12, FLASK, corked=False)
capped(0.26, 0.34, 1.49, 1, 0.165, "c98a86")
k = N("groundnutoil")
edge = k.n("LayerWeight", Blend=0.35).outputs["Facing"]
z = k.xyz()[2]
through = k.n("BsdfTransparent", Color=k.ramp(edge, (0.0, (0.96, 0.78, 0.34)), (0.6, (0.92, 0.64, 0.18)), (1.0, (0.55, 0.26, 0.03))))
glow = k.n("Emission", Color=k.ramp(k.times(z, 1.0), (0.0, hexc("d08a14")), (0.45, hexc("e8b03a")), (0.9, hexc("efc860"))), Strength=0.55)
k.surface(k.mixsh(schlick(k, 0.03), k.mixsh(k.ramp(edge, (0.0, 0.42), (0.8, 0.16)), through, glow), k.n("BsdfGlossy", Roughness=0.0, Color=(1, 1, 1))))
k.m.cycles.sample_as_light = False
for o in bpy.data.objects:
    if o.name.startswith("oilbody"):
        o.data.materials[0] = k.m
shells = [groundnut(seed=s) for s in range(5)]
scatter(shells, 13, (-0.68, -0.30), (0.24, 0.22), 0.13, 0.14, 5, (0.26, 0.34, 0.72), tries=2, tilt=0.35, sink=0.05)
scatter(shells, 4, (0.92, -0.72), (0.16, 0.1), 0.13, 0.14, 8, (0.26, 0.34, 0.7))
kernels = [peanut(seed=s) for s in range(4)]
scatter(kernels, 36, (0.12, -0.84), (0.26, 0.13), 0.058, 0.075, 4, (0.26, 0.34, 0.66))
window((0, 0, 0.5), power=300, low=3.0, kick=70, spread=170)
orbit((0.02, -0.06, 0.52), 4.9, 27, -5, 60, (0, -0.1, 0.5), 0.5)
