"""Andhra paruppu podi: hot rice on banana leaf with the golden dal powder and ghee; the powder in a brass cup."""

from kit import *

stage(exposure=0.2, gloss=0.3, seed=12)
ground(stone(), 0.4)
banana_leaf(6.2, 3.3, (0, 0.05, 0), 0.22, seed=9.0)
Z = 0.035
podi = powder("paruppu", hexc("b5761f"), hexc("7d4a0e"), [hexc("8a2208"), hexc("d3a858")], 70, 0.63)
brassy = metal("brasscup", hexc("cf9f55"), 0.24, brushed=0.05, hammered=0.4, patina=0.3, wear=0.35)
C = (0.62, 0.34, Z)
R, top = katori(C, 1.0, brassy)
powder_heap(podi, R * 0.985, top * 0.86, 0.24, 4.0, 0.022, (0, 0.03), C, 1.2, grains=600)
# A mound of rice, powder over its top and flank, ghee running into it.
M = (-0.42, -0.28, Z)
mound = heap_height(0.64, -0.04, 0.38, 3.0, 0.006, (0, 0), 1.25, -0.1)
seed_heap(
    [cooked_rice()],
    4600,
    0.64,
    -0.05,
    0.36,
    hexc("b3a991"),
    5,
    M,
    power=1.25,
    foot=0.021,
    thick=0.019,
    tilt=0.3,
    tries=1,
    sink=0.2,
)
f = (
    lambda x, y: mound(x, y)
    + 0.035
    + 0.05 * max(0, 1 - (math.hypot(x - 0.03, y + 0.06) / 0.38) ** 2) ** 0.7
    - 0.30 * max(0, math.hypot(x - 0.03, y + 0.06) - 0.35 - 0.07 * fbm(x, y, 5, 3, 2))
)
disc(0.48, f, podi, "topping", 110, 240, M)
settle(
    [crumb(CRUMB[podi.name], 0.008, s) for s in range(3)],
    500,
    0.5,
    mound,
    foot=0.01,
    thick=0.012,
    loc=(M[0], M[1], M[2] + 0.03),
    seed=3,
    tries=1,
    pos=lambda g: (0.03 + g.normal(0, 0.16), -0.06 + g.normal(0, 0.16)),
)
ghee = oil((1.0, 0.80, 0.34), 0.02, 0.05, 0.22, hexc("b97a16"))
puddle((M[0] + 0.06, M[1] - 0.03, M[2] + 0.44), 0.15, ghee, 3, (1.1, 0.9), 0.2, 0.02)
scatter([toor_dal()], 90, (0.70, -0.80), (0.2, 0.12), 0.025, 0.026, 6, z=Z)
chilli((1.0, -0.36, Z), 1.1, 0.62, 0.058, 6, 0.2)
curry_leaf((-1.12, 0.42, Z + 0.02), (0, -0.05, 0.5), 0.34, 5)
curry_leaf((-1.0, 0.62, Z + 0.02), (0, -0.05, 1.3), 0.34, 6)
window((0, 0, 0.3), power=230, low=2.6, kick=45)
orbit((0.0, -0.06, 0.22), 4.35, 40, -4, 62, (-0.2, -0.4, 0.3), 0.55)
