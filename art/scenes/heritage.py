"""Where it began: the ammi (grinding slab and roller) with ground masala, a lit brass lamp behind."""
from kit import *

stage((1600, 1200), exposure=.2, gloss=.4, ambient=.03, seed=51)
ground(stone(hexc("1a1512"), hexc("3b322a")), .6)
rock = granite(hexc("46423e"))


def slab(u, v):
    """Ammi: a worn slab, hollowed by three generations of hands."""
    a, r = v * 2 * math.pi, u
    c, s = math.cos(a), math.sin(a)
    edge = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
    top = min(1, r / .62)
    x, y = 1.18 * edge * c * top, .62 * edge * s * top
    z = .46 - .05 * (1 - (x / 1.18) ** 2) * (1 - (y / .62) ** 2)
    if r > .62:
        t = (r - .62) / .38
        k = .05 * math.sin(min(1, t * 3) * 1.57)
        x, y, z = x * (1 + k * .6), y * (1 + k), .46 * (1 - max(0, t - .10) / .9)
    p = Vector((x, y, z))
    return p + Vector((c, s, .3)) * (.018 * noise.noise(p * 3.1) + .010 * noise.noise(p * 9))


S = (.42, -.20, 0)
grid("ammi", 120, 260, slab, rock, S, (0, 0, .22), wrap=True)
n = 60
pts = [Vector((S[0] + .36, S[1] + .02, .60)) + Vector((math.sin(-.22), math.cos(-.22), 0)) * (t / n - .5) * 1.32 for t in range(n + 1)]
tube(pts, [.185 * (max(.03, 1 - abs(t / n * 2 - 1) ** 9)) ** .5 for t in range(n + 1)], granite(hexc("55504a")), "roller", 72,
     lambda u, a: 1 + .02 * noise.noise(Vector((u * 6, math.cos(a) * 1.5, math.sin(a) * 1.5))))
masala = wet("masala", hexc("7c2c0a"), hexc("a8521a"), 12, .4, .05, .6, hexc("6b1206"), .15, .62)
M = (S[0] - .42, S[1] - .10, .40)
paste(masala, .30, .0, .15, M, 3, .05, .02)
smear = disc(.42, lambda x, y: .020 - .05 * max(0, math.hypot(x, y) / .42 - .55 - .25 * fbm(x, y, 5, 3, 3)) + .008 * fbm(x, y, 12, 3, 1), masala, "smear", 60, 120, (S[0] - .10, S[1] - .04, .402))
smear.scale = (1.2, .62, 1)
tips = lamp((-1.30, .95, 0), .74)
for t in tips[:2]:
    softbox((t.x, t.y, t.z + .1), (t.x + .5, t.y - 1, 0), .12, 2.2, (1, .55, .2))
brassbowl, top = bowl((-1.32, -.62, 0), .40)
powder_heap(powder("turmeric", hexc("c0780a"), hexc("8c4b04")), brassbowl * .985, top * .8, .16, 2., .014, loc=(-1.32, -.62, 0), grains=0)
for i, (x, y, rz) in enumerate([(-.35, -1.12, .1), (-.15, -1.28, .35)]):
    chilli((x, y, 0), rz, .7, .06, i, .22)
scatter([coriander()], 60, (.82, -1.12), (.22, .1), .021, .042, 3)
sprig((1.72, -.86, 0), (0, 0, 2.5), 6, 1., .32, 6, .15)
window((0, 0, .5), power=300, size=1.9, low=3.0, kick=70)
orbit((-.08, .0, .70), 6.4, 22, 3, 58, (.0, -.3, .5), .55)
