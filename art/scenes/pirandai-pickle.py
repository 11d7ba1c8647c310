"""Pirandai pickle by day: stoneware jaadi, the dark thokku in its oil in a brass bowl, the four-angled vine in front."""

from kit import *

daystage(exposure=0.16, gloss=0.4, seed=22)
ground(pale_wood(hexc("5a3d26"), hexc("85603c")), 0.35)


def cut_vine(m, seed, L):
    """A cut of the vine, fried: its four wings shrunk and wavy."""
    rng = random.Random(seed)
    a0 = rng.random() * 40

    def shape(u, a):
        wing = abs(math.cos(2 * a)) ** 1.8
        return 0.50 + (0.50 + 0.16 * noise.noise(Vector((u * 4, math.cos(a), math.sin(a) + a0)))) * wing

    n = 14
    pts = [Vector(((i / n - 0.5) * L, 0.12 * L * math.sin(i / n * 3.1), 0)) for i in range(n + 1)]
    o = tube(pts, [0.046 * min(1, 0.82 + 3 * min(i, n - i) / n) for i in range(n + 1)], m, "cutvine", 40, shape)
    bpy.context.scene.collection.objects.unlink(o)
    return o.data


jaadi((-0.64, 0.56, 0), 1.0)
K = (0.56, -0.10, 0)
R, top = bowl(K, 0.66)
thokku = wet("pirandaithokku", hexc("38200a"), hexc("663f12"), 9, 0.20, 0.06, 0.25, hexc("9a2c08"), 0.3, 0.57, spec=0.35)
f = paste(thokku, R * 0.985, top * 0.80, 0.16, K, 4, 0.05, 0.035)
oil_ring(R * 0.99, top * 0.885, oil((1.0, 0.60, 0.14), 0.02, 0.06, 0.4, hexc("7a3a06")), K)
green = wet("cutvine", hexc("424c16"), hexc("6f7a2c"), 8, 0.22, 0.06, 0.2, hexc("6c3410"), 0.3, 0.62, spec=0.35)
on_top([cut_vine(green, s, 0.15 + 0.03 * (s % 3)) for s in range(6)], 15, f, R * 0.84, K, 0.075, 0.06, 5, sink=0.35, tilt=0.35)
on_top([mustard()], 90, f, R * 0.9, K, 0.0125, 0.025, 6, sink=0.15)
chilli((K[0] - 0.20, K[1] - 0.16, f(-0.1, -0.1) + 0.01), 0.5, 0.42, 0.045, 3, 0.25, chilliskin("friedchilli", hexc("5a0806"), hexc("96180c"), 0.25))
pirandai((-1.30, -0.52, 0), -0.10, 3, 0.98, 3)
pirandai((-0.80, -1.04, 0), 0.16, 4, 0.92, 8)
scatter([mustard()], 40, (1.04, -0.86), (0.08, 0.06), 0.0115, 0.023, 7)
morning((0, 0, 0.45), power=4.2, back=1.3, high=1.6)
orbit((0.06, -0.10, 0.38), 4.65, 34, 2, 60, (0.1, -0.3, 0.5), 0.55)
