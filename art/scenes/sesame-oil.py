"""Sesame oil by day: amber and thick in a brass bowl and a bottle with a screw cap, white and black sesame on washed cotton."""

from kit import *

def capped(x, y, z, s, r, tint):
    """A ribbed screw cap on a neck whose mouth is at z."""
    lathe([(0, z - 0.14), (r, z - 0.14), (r * 1.02, z - 0.12), (r * 1.02, z + 0.02), (r * 0.94, z + 0.045), (0, z + 0.045)], "cap", plain("cap", hexc(tint), 0.4), 320, 2, (x, y, 0), shape=lambda a, h: 1 + 0.02 * math.cos(40 * a))


daystage(exposure=0.2, gloss=0.6, seed=40, transparent=18)
spread(cotton(hexc("dcd3be"), [(1.22, 0.07, hexc("a8701c")), (1.33, 0.025, hexc("a8701c"))]), 0.10, seed=5, depth=0.03, flat=1.3)
oil_bottle((-0.42, 0.46, 0.005), (0.965, 0.63, 0.19), 1.06, 0.94, TALL, 1.14, corked=False)
capped(-0.42, 0.46, 1.60, 1, 0.125, "b88a14")
for o in bpy.data.objects:
    if o.name.startswith("bottle"):
        o.data.materials[0] = thinglass((0.97, 0.985, 0.975), 0.0, 0.2)
B = (0.34, -0.10, 0.005)
R, top = bowl(B, 0.60)
k = N("gold")
lw = k.n("LayerWeight", Blend=0.5)
k.p(Base_Color=hexc("b87820"), Roughness=0.03, Specular=0.45, Normal=k.bump(k.noise(2.2, 2), 0.06, 0.03))
k.surface(k.mixsh(0.5, k.n("BsdfTransparent", Color=(1.0, 0.72, 0.27)), k.b))
disc(R * 0.985, lambda x, y: top * 0.80 + 0.012 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, k.m, "oil", 40, 160, B)
white, black = sesame(), black_sesame()


def heap(protos, n, at, R, h, under, seed):
    f = lambda x, y: h * max(0, 1 - math.hypot(x, y) / R) + 0.0
    disc(R, lambda x, y: f(x, y) - 0.004 - 0.02 * max(0, math.hypot(x, y) / R - 0.72), plain("under", under, 1.0), "under", 30, 60, (*at, 0.004))
    settle(protos, n, R * 1.15, f, foot=0.015, thick=0.011, loc=(*at, 0.006), seed=seed, tries=2, pos=lambda g: (g.normal(0, R * 0.42), g.normal(0, R * 0.36)))


heap([white], 1700, (-0.62, -0.52), 0.40, 0.16, hexc("8a7a58"), 4)
heap([black], 900, (-0.06, -0.98), 0.27, 0.10, hexc("1c1814"), 7)
scatter([white], 190, (-0.36, -0.78), (0.34, 0.12), 0.015, 0.011, 6, z=0.005)
scatter([black], 80, (0.28, -0.98), (0.26, 0.08), 0.015, 0.011, 9, z=0.005)
morning((0, 0, 0.4), back=1.2, high=1.6, cards=0.7)
orbit((-0.04, -0.05, 0.56), 4.8, 27, 3, 60, (0.1, -0.2, 0.5), 0.55)
