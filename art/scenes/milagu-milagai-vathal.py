"""Sun-dried curd chillies on handwoven cotton in a palm tray's place: pale, plump, wrinkled, seen from high."""
from kit import *

stage(exposure=.05, gloss=.35, seed=34)
ground(wood(hexc("1c110a"), hexc("503424")), .1)
k = cloth(hexc("a8987a"), hexc("7c1a12"), 90.)
grid("cloth", 160, 160, lambda u, v: ((u - .5) * 2.9, (v - .5) * 2.3, .012 + .03 * max(0, fbm(u, v, 3.2, 3, 4.)) + .05 * abs(noise.noise(Vector((u * 5 + v * 2, v * 1.2, 2.)))) ** 2), k, (-.05, .05, 0), (0, 0, -.2))
skin = dried("moremilagai", hexc("9a7c48"), hexc("c2a878"), hexc("7a5426"), scale=7, rough=.62, spec=.25, bump=.6, dist=.012, sss=.06)
stalk = plain("drystalk", hexc("6e5a34"), .8)
browner = dried("moremilagai2", hexc("7c5a2c"), hexc("a88a58"), hexc("5c3a18"), scale=7, rough=.6, spec=.25, bump=.6, dist=.012)
C = (-.02, .06)
R, top = dish((*C, .04), 1.0, clay(hexc("33231a"), hexc("574033")))
rng = random.Random(9)


def lay(x, y, z, rz, i):
    """One chilli with its middle at x, y."""
    L = rng.uniform(.42, .58)
    M = Matrix.Translation((x, y, z)) @ Euler((rng.uniform(-1, 1), rng.gauss(0, .16), rz)).to_matrix().to_4x4() @ Matrix.Translation((-L / 2, 0, 0))
    curd_chilli(M, L, rng.uniform(.088, .112), i, rng.choice((skin, skin, browner)), stalk)


for layer, (n, rmax, z) in enumerate([(24, .66, .20), (18, .52, .31), (9, .32, .42)]):
    for i in range(n):
        a, r = i * 2.399 + layer, rmax * math.sqrt((i + .5) / n)
        lay(C[0] + r * math.cos(a), C[1] + r * math.sin(a), z, a * 3.1 + rng.uniform(-1, 1), layer * 30 + i)
for i, (x, y, rz) in enumerate([(.74, -.96, .3), (-.86, -.94, -.5), (-.28, -1.08, .1), (1.12, -.52, 1.2)]):
    lay(x, y, .085, rz, 90 + i)
window((0, 0, .3), power=235, low=2.5, kick=45)
orbit((.0, -.06, .16), 4.5, 52, -3, 62, (0, -.2, .3), .65)
