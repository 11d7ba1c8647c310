"""Hot rice on a banana leaf, dal podi over it, ghee poured into a hollow; more ghee in a small brass cup."""

from kit.dishes import *

morning(at=(0, 0, 0.25), seed=12)
ground(pale_stone(), 0.2)
fresh_leaf(4.0, 3.1, (0.0, 0.12, 0), 0.24, 9.0)
Z = 0.045
M = (-0.10, -0.14, Z)
W = (-0.04, 0.05)
f = rice_mound(5200, 0.84, 0.46, M, 5, 1.6, (0.02, 0.04), well=(*W, 0.17, 0.09))
podi = powder("paruppu", hexc("a8661a"), hexc("75400c"), [hexc("8a2208"), hexc("d3a858")], 70, 0.63)
T = (0.20, -0.22)


def cover(x, y):
    c, s = math.cos(0.85), math.sin(0.85)
    u, v = (x - T[0]) * c + (y - T[1]) * s, (y - T[1]) * c - (x - T[0]) * s
    q = math.hypot(u / 0.40, v / 0.24) + 0.10 * fbm(x, y, 6, 3, 2) + 0.05 * fbm(x, y, 17, 3, 5)
    return f(x, y) + 0.060 * max(0, 1 - q**2) ** 0.6 - 0.30 * max(0, q - 0.96) - 0.004


disc(0.85, cover, podi, "topping", 200, 360, M)
loose = [crumb(CRUMB[podi.name], 0.0065, s) for s in range(4)]
settle(
    loose,
    2600,
    0.85,
    lambda x, y: max(f(x, y), cover(x, y)),
    foot=0.008,
    thick=0.008,
    loc=M,
    seed=3,
    tries=1,
    sink=0.4,
    pos=lambda g: (T[0] + g.normal(0, 0.20), T[1] + g.normal(0, 0.17)),
)
# Ghee: clear gold, so that it darkens where it is deep and the rice shows through it at its edge.
g = N("meltedghee")
n = g.noise(5, 3)
g.p(Base_Color=g.ramp(n, (0.3, hexc("b87c10")), (0.7, hexc("cc9424"))), Roughness=0.03, Specular=0.5)
g.surface(g.mixsh(0.40, g.n("BsdfTransparent", Color=(1.0, 0.84, 0.36)), g.b))
level = f(*W) + 0.026
disc(0.195, lambda x, y: level + 0.006 * fbm(x, y, 5, 2, 3), g.m, "ghee", 30, 100, (M[0] + W[0], M[1] + W[1], M[2]))
lie = lambda x, y: max(f(x, y), cover(x, y))
drape(g.m, 0.20, lie, (W[0] - 0.20, W[1] - 0.16), 5, 0.012, (0.8, 1.0), M, 0.4)
drape(g.m, 0.18, lie, (W[0] + 0.02, W[1] - 0.26), 8, 0.012, (0.5, 1.2), M, 0.4)
C = (0.86, 0.52, Z)
R, top = katori(C, 0.62, day_brass(0.3))
disc(R * 0.97, lambda x, y: top * 0.80 + 0.003 * fbm(x, y, 5, 3, 2), g.m, "gheecup", 60, 120, C)
steam((-0.10, 0.10, 0.42), 0.9, 0.9, 0.16)
card((0.2, 4.0, 3.8), (-0.1, 0, 0.3), 0.9, 0.7, (1, 0.95, 0.88), 0.9)
orbit((0.02, 0.02, 0.2), 4.2, 43, -3, 62, (-0.1, -0.4, 0.35), 0.55)
