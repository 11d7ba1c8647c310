"""Mudakkathan pickle by day: dark leaf thokku in its gingelly oil, a brass bowl, the vine with its paper lanterns on washed cotton."""

from kit import *

daystage(exposure=0.26, gloss=0.45, seed=24)
spread(cotton(hexc("d6cdba"), [(1.30, 0.06, hexc("4f7038")), (1.38, 0.02, hexc("4f7038"))]), 0.16, seed=12, depth=0.03, flat=1.15)


def shred(m, seed, L, W):
    """A bit of cooked leaf: limp, creased, its edge torn."""
    a0 = Vector((seed * 7.3, seed * 3.1, 0))

    def f(u, v):
        s = v * 2 - 1
        half = W * (0.25 + math.sin(math.pi * min(1, 0.06 + 0.9 * u)) * (0.75 + 0.5 * noise.noise(Vector((u * 5, s > 0, 2)) + a0)))
        x, y = (u - 0.5) * L, s * half
        z = 0.30 * W * noise.noise(Vector((u * 3, s * 1.2, 5)) + a0) + 0.35 * W * abs(s) ** 1.5 * noise.noise(Vector((u * 2.2, s, 9)) + a0) - 0.5 * L * (u - 0.5) ** 2
        return (x, y, z)

    o = grid("shred", 22, 8, f, m)
    bpy.context.scene.collection.objects.unlink(o)
    return o.data


def cooked_leaf(name, c1, c2):
    k = N(name)
    n, own = k.noise(16, 4), k.rnd()
    u, v = k.uv()
    d = k.math("ABSOLUTE", k.math("SUBTRACT", v, 0.5))
    col = k.mix(own, k.ramp(n, (0.3, c1), (0.7, c2)), k.ramp(n, (0.3, mul(c1, 0.6)), (0.7, mul(c2, 0.75))))
    col = k.mix(k.ramp(d, (0.02, 0.5), (0.08, 0)), col, hexc("6a7430"))
    return k.p(Base_Color=col, Roughness=0.22, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.05, Normal=k.bump(n, 0.2, 0.008)).m


B = (0.04, 0.16, 0.02)
R, top = bowl(B, 0.78)
thokku = wet("mudakkathan", hexc("28340a"), hexc("4e5a16"), 9, 0.17, 0.06, 0.25, hexc("7a2a08"), 0.55, 0.60, spec=0.42)
f = paste(thokku, R * 0.985, top * 0.80, 0.17, B, 6, 0.05, 0.04)
oil_ring(R * 0.99, top * 0.90, oil((1.0, 0.80, 0.24), 0.015, 0.05, 0.42, hexc("86700e")), B)
leafy = [cooked_leaf("cooked", hexc("22380e"), hexc("466424")), cooked_leaf("cooked2", hexc("34400f"), hexc("66722a"))]
shreds = [shred(leafy[i % 2], i, 0.085 + 0.012 * (i % 5), 0.014 + 0.004 * (i % 4)) for i in range(14)]
on_top(shreds, 300, f, R * 0.90, B, 0.04, 0.010, 5, sink=0.5, tilt=0.22)
on_top([mustard(seedmat("mustardseed", hexc("3a2a22"), hexc("1c1512"), 0.3, 0.5))], 150, f, R * 0.92, B, 0.0125, 0.025, 6, sink=0.1)
fried = seedmat("goldendal", hexc("a8702c"), hexc("c8944a"), 0.35, coat=0.4)
dal = urad_dal()
dal.materials[0] = fried
on_top([dal], 16, f, R * 0.8, B, 0.024, 0.02, 7, sink=0.1)
chilli((B[0] - 0.30, B[1] - 0.02, B[2] + f(-0.1, 0) - 0.005), 0.35, 0.52, 0.05, 3, 0.25, chilliskin("friedchilli", hexc("5a0806"), hexc("96180c"), 0.25))
lm = leafmat(hexc("2f5c1e"), hexc("5c953c"), hexc("93b866"), 0.5, 6.0, spec=0.14, through=0.3)
for x, y, rz, L, sd in ((-1.45, -0.78, 0.12, 1.7, 3), (1.45, 0.62, 2.72, 1.2, 6), (0.36, -1.10, 0.30, 1.15, 9)):
    balloon_vine((x, y, 0.02), (0, 0, rz), L, sd, 0, lm)
pod = paper_pod(hexc("9db05c"), hexc("cbd294"))
for i, (x, y, a, up, s) in enumerate([(-1.02, -0.50, 0.5, 0.0, 1.0), (-0.66, -0.98, -0.5, 0.1, 1.12), (0.62, -0.86, 0.5, 0.1, 1.05), (1.10, -0.72, -0.2, 0.0, 0.92), (1.12, 0.40, 3.6, 0.0, 0.85)]):
    at = Vector((x, y, 0.17 * s + 0.02))
    lanterns(at, at + Vector((-0.16 * math.cos(a), -0.16 * math.sin(a), -0.10)), pod, s, i, (i * 1.3, 0.08 + up, a))
morning((0, 0, 0.4), back=1.5, high=1.5)
orbit((0.02, -0.12, 0.28), 4.1, 42, -6, 62, (0.1, -0.2, 0.6), 0.55)
