"""Idlis on a young banana leaf: one strewn with podi, the podi with its well of sesame oil, a rolled dosai behind."""

from kit.dishes import *

morning(at=(0, 0, 0.2), seed=8, low=2.15, room=0.26)
ground(pale_stone(), 0.4)
fresh_leaf(3.9, 2.9, (0.05, 0.12, 0), -0.30)
Z = 0.045
m = idli_crumb()
soft_idli((-0.62, 0.18, Z), 1.16, 1, m=m)
soft_idli((0.34, 0.34, Z), 1.16, 4, m=m)
A = (-0.16, 0.10, Z + 0.20)
soft_idli(A, 1.16, 2, (0.20, -0.05, 1.0), m)
# One pulled apart: the crumb inside.
from kit.meal import soft_idli as torn_idli

torn_idli((-0.62, -0.62, Z), (0.06, 0.05, -0.5), 1.06, 7, 0.30)
podi = powder("podi", hexc("8f4316"), hexc("5e260b"), [hexc("821804"), hexc("c4924a"), hexc("42220f")], 62, 0.60)
P = (0.46, -0.58, Z)
powder_heap(podi, 0.47, -0.02, 0.20, 5.0, 0.026, (0, 0.02), P, 1.5, grains=1300, well=(0.0, 0.02, 0.19, 0.12))
disc(0.24, lambda x, y: 0.002 * fbm(x, y, 6, 2, 1), spiced_oil(hexc("b05a10")), "pool", 20, 64, (P[0], P[1] + 0.02, P[2] + 0.112))
settle(
    [crumb(CRUMB[podi.name], 0.0065, s) for s in range(4)],
    3000,
    0.5,
    idli_top(1.16),
    foot=0.008,
    thick=0.008,
    loc=(A[0] + 0.03, A[1] - 0.05, A[2] + 0.0),
    seed=3,
    tries=1,
    sink=0.4,
    pos=lambda g: (0.02 + g.normal(0, 0.12), -0.02 + g.normal(0, 0.11)),
)
dust(podi, 260, (0.1, -0.95), (0.24, 0.07), 5, z=Z, r=0.006)
dosai_roll((0.22, 0.94, Z), -0.34, 2.3, 0.21)
# The crisp edge of the dosai: lace, brown where the batter was thin.
k = N("lace")
uu, vv = k.uv()
hole = k.ramp(k.add(k.voro(16), k.times(vv, -0.26)), (0.13, 1), (0.17, 0))
k.p(Base_Color=k.ramp(k.add(k.times(k.noise(9, 4), 0.5), k.times(vv, 0.5)), (0.3, hexc("d49a4a")), (0.8, hexc("8a4a18"))), Roughness=0.5, Specular=0.3)
k.surface(k.mixsh(hole, k.n("BsdfTransparent"), k.b))
c, s = math.cos(-0.34), math.sin(-0.34)
def edge(u, v):
    x = (u - 0.5) * 2.25
    w = 0.16 + 0.05 * noise.noise(Vector((x * 4, 3, 1)))
    y, z = -0.17 - v * w, 0.05 + 0.05 * v + 0.03 * noise.noise(Vector((x * 5, v * 2, 7)))
    return (0.22 + x * c - y * s, 0.94 + x * s + y * c, Z + max(0.0, z))
grid("lace", 220, 24, edge, k.m)
orbit((0.02, 0.02, 0.15), 4.35, 44, 3, 62, (0.1, -0.35, 0.25), 0.55)
