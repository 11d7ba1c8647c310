"""Where it began: the ammi, the roller in the masala, on a red-oxide floor with its kolam; morning light, the brass lamp lit."""

from kit import *

daystage((1600, 1200), exposure=0.75, gloss=0.55, ambient=0.42, seed=51)
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.95, 0.88, 1)
ground(red_oxide(hexc("7c3020"), hexc("a04a33"), (-1.15, -1.42, 0.30, 0.78, 0.95)), 0.0)
# A lime-washed wall with its painted foot: the lamp's light falls on it.
w = N("limewash")
a, b = w.noise(1.1, 8, 0.6, dist=0.7), w.noise(14, 5, 0.65)
lime = w.mix(0.4, w.ramp(a, (0.3, hexc("b9a98c")), (0.7, hexc("d2c4a8"))), w.ramp(b, (0.3, hexc("a99878")), (0.7, hexc("d6c9ae"))))
foot = w.ramp(w.add(w.xyz()[2], w.times(b, 0.02)), (0.80, 1), (0.808, 0))
w.p(Base_Color=w.mix(foot, lime, hexc("6e2c1e")), Roughness=0.9, Specular=0.1, Normal=w.bump(w.add(a, w.times(b, 0.5)), 0.35, 0.04))
obj("wall", mesh("wall", [(-30, 2.0, 0), (30, 2.0, 0), (30, 2.0, 20), (-30, 2.0, 20)], [(0, 1, 2, 3)], w.m))
rock = granite(hexc("857f77"))


def slab(u, v):
    """Ammi: a worn slab, hollowed by three generations of hands."""
    a, r = v * 2 * math.pi, u
    c, s = math.cos(a), math.sin(a)
    edge = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
    top = min(1, r / 0.62)
    x, y = 1.18 * edge * c * top, 0.62 * edge * s * top
    z = 0.40 - 0.05 * (1 - (x / 1.18) ** 2) * (1 - (y / 0.62) ** 2)
    if r > 0.62:
        t = (r - 0.62) / 0.38
        k = 0.05 * math.sin(min(1, t * 3) * 1.57)
        x, y, z = x * (1 + k * 0.6), y * (1 + k), 0.40 * (1 - max(0, t - 0.10) / 0.9)
    p = Vector((x, y, z))
    return p + Vector((c, s, 0.3)) * (0.018 * noise.noise(p * 3.1) + 0.010 * noise.noise(p * 9))


S, TURN = Vector((0.42, -0.16, 0)), 0.16
grid("ammi", 120, 260, slab, rock, S, (0, 0, TURN), wrap=True)
place = Matrix.Translation(S) @ Matrix.Rotation(TURN, 4, "Z")
face = lambda x, y: 0.40 - 0.05 * (1 - (x / 1.18) ** 2) * (1 - (y / 0.62) ** 2)
n = 60
pts = [place @ Vector((0.04, (t / n - 0.5) * 1.34, face(0.04, 0) + 0.215)) for t in range(n + 1)]
tube(pts, [0.175 * (max(0.03, 1 - abs(t / n * 2 - 1) ** 9)) ** 0.5 for t in range(n + 1)], granite(hexc("928b82")), "roller", 72, lambda u, a: 1 + 0.015 * noise.noise(Vector((u * 6, math.cos(a) * 1.5, math.sin(a) * 1.5))))
# The masala: pushed together behind the roller, a thin smear where it just went.
masala = ground_masala(hexc("6a220a"), hexc("9c4414"))


def ridge(x, y):
    q = math.hypot((x + 0.34) / 0.30, y / 0.34) + 0.22 * fbm(x, y, 5, 3, 2) + 0.06 * fbm(x, y, 20, 3, 5)
    clods = 0.030 * fbm(x, y, 9, 4, 3) + 0.020 * abs(fbm(x, y, 24, 3, 6))
    z = 0.13 * max(0, 1 - q**2) ** 0.8 + clods * min(1, max(0, 1.3 - q) * 2)
    w = math.hypot((x - 0.06) / 0.42, (y + 0.01) / 0.30) + 0.30 * fbm(x, y, 4, 3, 7) + 0.14 * fbm(x, y, 15, 3, 9)
    film = 0.010 + 0.008 * abs(fbm(x * 0.4, y, 26, 3, 4)) - 0.06 * max(0, w - 0.95)
    return face(x, y) + max(z - 0.05 * max(0, q - 1), film) + 0.004


disc(0.66, lambda x, y: ridge(x - 0.14, y), masala, "masala", 170, 320).matrix_world = place @ Matrix.Translation((-0.14, 0, 0))
bits = [crumb(plain("bit%d" % i, hexc(c), 0.45), r, i) for i, (c, r) in enumerate((("8c1206", 0.013), ("c79a52", 0.011), ("5c1e0a", 0.012)))]
for o in settle(bits, 220, 0.5, lambda x, y: ridge(x - 0.30, y), foot=0.012, thick=0.010, seed=3, tries=1, sink=0.5, tilt=1.0, pos=lambda g: (g.normal(0, 0.16), g.normal(0, 0.16))):
    o.rotation_mode = "XYZ"
    o.location = place @ (o.location + Vector((-0.30, 0, 0)))
L = 0.78
lamp((-1.42, 0.92, 0), L)
bright_flames(L, 7.0, 7.0)
rim, top = bowl((-1.30, -0.50, 0), 0.42)
powder_heap(powder("turmeric", hexc("c0780a"), hexc("8c4b04")), rim * 0.985, top * 0.8, 0.17, 2.0, 0.014, loc=(-1.30, -0.50, 0), grains=500)
for i, (x, y, rz) in enumerate([(0.02, -1.16, 0.1), (0.22, -1.32, 0.35), (-0.12, -1.36, -0.15)]):
    chilli((x, y, 0), rz, 0.7, 0.06, i, 0.22)
scatter([coriander()], 80, (1.00, -1.12), (0.22, 0.09), 0.021, 0.042, 3)
lm = leafmat(hexc("234a16"), hexc("447428"), hexc("7c9a4c"), 0.4)
sprig((1.98, -0.92, 0), (0, 0, 2.6), 6, 1.0, 0.32, 6, 0.15, lm)
morning((0, 0, 0.4), power=5.2, side=-2.6, back=0.9, high=1.7)
orbit((-0.06, 0.02, 0.74), 6.9, 20, 3, 58, (0.0, -0.3, 0.5), 0.55)
