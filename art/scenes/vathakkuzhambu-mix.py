"""Vathakkuzhambu mix: clay pot of dark thick kuzhambu with turkey berries and small onions, oil risen round them; evening, old wood."""

from kit import *

stage(exposure=0.48, gloss=0.22, seed=21)
ground(wood(hexc("2a1a10"), hexc("6b4630")), -0.2)
P = (0.0, 0.08, 0)
R, top = pot(P, 1.25)
# Thick, not shiny: the oil on it shines, the paste hardly does.
base = wet("kuzhambu", hexc("31110a"), hexc("5e240e"), 9, 0.50, 0.0, 0.7, hexc("83401a"), 0.05, 0.60, spec=0.2)
L = 0.80
f = paste(base, R * 1.06, L, 0.06, P, 5, 0.045, 0.022)
red = N("risenoil")
n = red.noise(4, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("5a1404")), (0.65, hexc("862a08"))), Roughness=0.10, Specular=0.3, Normal=red.bump(n, 0.10, 0.03))
red.surface(red.mixsh(0.6, red.n("BsdfTransparent", Color=(1.0, 0.40, 0.10)), red.b))
disc(R * 1.06, lambda x, y: L + 0.030 + 0.006 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, red.m, "oil", 40, 160, P)
skin = dried("sundakkaiwet", hexc("2c190c"), hexc("5e3e20"), hexc("1a0e07"), scale=14, rough=0.42, spec=0.35, bump=0.5, dist=0.010, coat=0.15)
on_top([dry_berry(skin, 0.062, s, 0.16, 0.08) for s in range(5)], 40, f, R * 0.93, P, 0.056, 0.1, 4, sink=0.5)
# Small onions fried in oil: browned, half clear, soft; their lines still show.
cooked = [onion_skin(hexc(a), hexc(b), hexc(c), 0.36, 0.25, 0.12) for a, b, c in (("4e1c14", "84452a", "a86c3a"), ("5c2418", "965834", "b88048"), ("3e140e", "6c3420", "8c5430"))]
rng = random.Random(4)
for i, (x, y, rz) in enumerate(
    [(-0.34, 0.14, 0.4), (0.14, -0.26, 1.7), (0.32, 0.28, 2.8), (-0.16, -0.42, 0.9), (0.48, -0.06, 0.1), (-0.02, 0.22, 4.0), (-0.52, -0.14, 5.2), (0.36, -0.44, 3.4)]
):
    small_onion((P[0] + x, P[1] + y, P[2] + f(x, y) + 0.020), (1.25 + rng.gauss(0, 0.2), 0.1, rz), 0.78 + 0.10 * rng.random(), i + 3, cooked[i % 3], False)
lm = leafmat(hexc("16300e"), hexc("33581c"), gloss=0.3)
for i, (x, y, rz) in enumerate([(-0.10, 0.0, 0.5), (0.12, 0.46, 2.0), (-0.42, -0.34, -0.4), (0.30, 0.02, 3.6)]):
    curry_leaf((P[0] + x, P[1] + y, f(x, y) + 0.05), (0.1, -0.1, rz), 0.27, i, lm)
on_top([mustard()], 80, f, R, P, 0.0115, 0.023, 6)
raw = onion_skin(hexc("6c2c34"), hexc("9c5654"), hexc("b47c5c"))
for i, (x, y, z, rot, s) in enumerate(
    [(-0.98, -0.80, 0.115, (1.45, 0.1, 2.4), 0.98), (-1.22, -0.46, 0.118, (1.5, 0.0, 0.8), 1.0), (-0.66, -1.02, 0.108, (1.4, 0.05, 0.3), 0.92), (-1.18, -1.06, 0.108, (1.5, 0, 4.1), 0.9)]
):
    small_onion((x, y, z), rot, s, i + 20, raw)
dry = dried("sundakkai", hexc("44301c"), hexc("785630"), hexc("241509"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
scatter([dry_berry(dry, 0.062, s, 0.16, 0.08) for s in range(5)], 20, (0.90, -0.86), (0.2, 0.12), 0.056, 0.10, 7, (*P[:2], 1.02), tilt=1.0)
chilli((0.12, -1.16, 0), 0.1, 0.72, 0.062, 4, 0.22)
window((0, 0, 0.5), power=330, low=3.0, kick=75, spread=150, cards=0.35)
orbit((0.0, -0.08, 0.42), 4.7, 46, -6, 62, (0, -0.2, 0.8), 0.65)
