"""Where it began: the ammi (grinding slab and roller) with ground masala, a lit brass lamp behind."""

from kit import *

stage((1600, 1200), exposure=0.2, gloss=0.4, ambient=0.03, seed=51)
ground(stone(hexc("1a1512"), hexc("3b322a")), 0.6)
rock = granite(hexc("46423e"))


def slab(u, v):
    """Ammi: a worn slab, hollowed by three generations of hands."""
    a, r = v * 2 * math.pi, u
    c, s = math.cos(a), math.sin(a)
    edge = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
    top = min(1, r / 0.62)
    x, y = 1.18 * edge * c * top, 0.62 * edge * s * top
    z = 0.46 - 0.05 * (1 - (x / 1.18) ** 2) * (1 - (y / 0.62) ** 2)
    if r > 0.62:
        t = (r - 0.62) / 0.38
        k = 0.05 * math.sin(min(1, t * 3) * 1.57)
        x, y, z = x * (1 + k * 0.6), y * (1 + k), 0.46 * (1 - max(0, t - 0.10) / 0.9)
    p = Vector((x, y, z))
    return p + Vector((c, s, 0.3)) * (0.018 * noise.noise(p * 3.1) + 0.010 * noise.noise(p * 9))


S = (0.42, -0.20, 0)
grid("ammi", 120, 260, slab, rock, S, (0, 0, 0.22), wrap=True)
n = 60
pts = [
    Vector((S[0] + 0.36, S[1] + 0.02, 0.60)) + Vector((math.sin(-0.22), math.cos(-0.22), 0)) * (t / n - 0.5) * 1.32
    for t in range(n + 1)
]
tube(
    pts,
    [0.185 * (max(0.03, 1 - abs(t / n * 2 - 1) ** 9)) ** 0.5 for t in range(n + 1)],
    granite(hexc("55504a")),
    "roller",
    72,
    lambda u, a: 1 + 0.02 * noise.noise(Vector((u * 6, math.cos(a) * 1.5, math.sin(a) * 1.5))),
)
masala = wet("masala", hexc("7c2c0a"), hexc("a8521a"), 12, 0.4, 0.05, 0.6, hexc("6b1206"), 0.15, 0.62, spec=0.15)
M = (S[0] - 0.42, S[1] - 0.10, 0.40)
paste(masala, 0.30, 0.0, 0.15, M, 3, 0.05, 0.02)
smear = disc(
    0.42,
    lambda x, y: 0.020 - 0.05 * max(0, math.hypot(x, y) / 0.42 - 0.55 - 0.25 * fbm(x, y, 5, 3, 3)) + 0.008 * fbm(x, y, 12, 3, 1),
    masala,
    "smear",
    60,
    120,
    (S[0] - 0.10, S[1] - 0.04, 0.402),
)
smear.scale = (1.2, 0.62, 1)
tips = lamp((-1.30, 0.95, 0), 0.74)
for t in tips[:2]:
    softbox((t.x, t.y, t.z + 0.1), (t.x + 0.5, t.y - 1, 0), 0.12, 2.2, (1, 0.55, 0.2))
brassbowl, top = bowl((-1.32, -0.62, 0), 0.40)
powder_heap(
    powder("turmeric", hexc("c0780a"), hexc("8c4b04")),
    brassbowl * 0.985,
    top * 0.8,
    0.16,
    2.0,
    0.014,
    loc=(-1.32, -0.62, 0),
    grains=0,
)
for i, (x, y, rz) in enumerate([(-0.35, -1.12, 0.1), (-0.15, -1.28, 0.35)]):
    chilli((x, y, 0), rz, 0.7, 0.06, i, 0.22)
scatter([coriander()], 60, (0.82, -1.12), (0.22, 0.1), 0.021, 0.042, 3)
sprig((1.72, -0.86, 0), (0, 0, 2.5), 6, 1.0, 0.32, 6, 0.15)
window((0, 0, 0.5), power=300, size=1.9, low=3.0, kick=70)
orbit((-0.08, 0.0, 0.70), 6.4, 22, 3, 58, (0.0, -0.3, 0.5), 0.55)
