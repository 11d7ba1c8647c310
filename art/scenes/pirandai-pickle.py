"""Pirandai pickle by day: cut stems cooked dark in tamarind and chilli, in oil in a brass bowl; a stoneware jaadi, the fresh vine in front."""

from kit import *

daystage(exposure=0.28, gloss=0.32, seed=22)
ground(pale_wood(hexc("5a3d26"), hexc("85603c")), 0.35)
rng = random.Random(6)


def cooked(name, c1, c2, pith):
    """Stem boiled down in oil: olive gone brown, spice paste caught in its grooves. u of the mesh: 1 on the cut ends."""
    k = N(name)
    end, groove = k.uv()
    n, f, g = k.noise(9, 4), k.noise(50, 4, 0.7), k.noise(130, 2, 0.7)
    col = k.ramp(k.add(k.times(n, 0.7), k.times(f, 0.3)), (0.34, c1), (0.64, c2))
    col = k.mix(k.ramp(end, (0.80, 0), (0.95, 1)), col, pith)
    clings = k.add(k.times(k.noise(13, 3), 0.6), k.add(k.times(f, 0.3), k.times(groove, 0.16)))
    paste = k.ramp(clings, (0.53, 0), (0.59, 1))
    red = k.ramp(f, (0.34, hexc("4a1806")), (0.52, hexc("742808")), (0.68, hexc("96420e")))
    red = k.mix(k.ramp(k.noise(95, 2), (0.63, 0), (0.69, 0.9)), red, hexc("a86c2c"))
    h = k.add(k.times(paste, k.add(0.4, k.times(g, 0.8))), k.times(n, 0.4))
    k.p(Base_Color=k.mix(paste, col, red), Roughness=k.mix(paste, (0.18,) * 3, (0.30,) * 3), Specular=0.42, Normal=k.bump(h, 0.45, 0.012))
    return k.p(Clearcoat=0.7, Clearcoat_Roughness=0.07, Subsurface=0.10, Subsurface_Color=c2, Subsurface_Radius=(0.05, 0.035, 0.01)).m


skins = [
    cooked("pirandai1", hexc("3c3210"), hexc("6a5a20"), hexc("9c8440")),
    cooked("pirandai2", hexc("46300e"), hexc("74521c"), hexc("a07c3c")),
    cooked("pirandai3", hexc("38360f"), hexc("60581e"), hexc("948644")),
]


def cut_stem(m, seed, L, r=0.050):
    """Four blunt corners with hollow sides, shrunk and a little twisted; both ends cut flat, the rim of the skin standing proud."""
    g = random.Random(seed)
    a0, twist, bow = g.random() * 40, g.gauss(0, 0.12), g.gauss(0, 0.25)
    nv, rings = 48, []
    for i in range(21):
        rings.append((i / 20, 1.0))
    rings = [(0, q) for q in (0.0, 0.4, 0.75, 0.93)] + rings + [(1, q) for q in (0.93, 0.75, 0.4, 0.0)]
    v, uv = [], []
    for t, q in rings:
        for j in range(nv):
            a = 2 * math.pi * j / nv
            wing = abs(math.cos(2 * a)) ** 1.5
            w = (0.66 + 0.34 * wing) * (1 + 0.09 * noise.noise(Vector((t * 3, math.cos(a), math.sin(a) + a0))) + 0.05 * noise.noise(Vector((t * 14, math.cos(a) * 3, math.sin(a) * 3 + a0))))
            w *= r * (1 - 0.10 * math.sin(math.pi * t)) * (1 - 0.10 * (abs(2 * t - 1) ** 8))
            b = a + twist * t
            dip = 0.010 * (1 - q**2) * (1 if t == 0 else -1) if q < 1 else 0
            skew = 0.12 * w * math.cos(b) * (1 if t > 0.5 else -0.6) * abs(2 * t - 1) ** 3
            v.append(Vector(((t - 0.5) * L + dip + skew * q, w * q * math.cos(b) + bow * L * (t - 0.5) ** 2, w * q * math.sin(b))))
            uv.append((1.0 if q < 0.9 else 0.0, 1 - wing))
    faces = [(i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j) for i in range(len(rings) - 1) for j in range(nv)]
    return mesh("cutstem", v, faces, m, uv=uv)


jaadi((-0.92, 0.84, 0), 0.98)
K = Vector((0.32, -0.02, 0))
R, top = bowl(K, 0.80)
thokku = wet("thokku", hexc("481808"), hexc("742c0c"), 10, 0.24, 0.0, 0.35, hexc("8a3a10"), 0.4, 0.58, spec=0.35)
level = top * 0.84


def lie(x, y):
    r = math.hypot(x, y) / R
    return level - 0.030 + 0.105 * max(0, 1 - r**2.4) + 0.016 * fbm(x, y, 6, 3, 2)


disc(R * 0.985, lie, thokku, "thokku", 90, 180, K)
red = N("redoil")
n = red.noise(5, 3)
red.p(Base_Color=red.ramp(n, (0.35, hexc("7a2405")), (0.65, hexc("a64a0a"))), Roughness=0.05, Specular=0.35, Normal=red.bump(n, 0.10, 0.02))
red.surface(red.mixsh(0.42, red.n("BsdfTransparent", Color=(1.0, 0.46, 0.12)), red.b))
disc(R * 0.985, lambda x, y: level + 0.012 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, red.m, "oil", 40, 160, K)
stems = [cut_stem(skins[s % 3], s, 0.10 + 0.02 * (s % 4), 0.050 + 0.004 * (s % 3)) for s in range(15)]
made = settle(stems, 110, R * 0.93, lie, foot=0.062, thick=0.075, tilt=0.45, loc=K, seed=5, tries=2, sink=0.40)
bits = [crumb(m, r, s) for s, (m, r) in enumerate(((thokku, 0.013), (plain("chillibit", hexc("6a1006"), 0.4), 0.011), (plain("husk", hexc("a8742c"), 0.6), 0.008), (thokku, 0.009)))]


def above(x, y):
    z = max(lie(x, y), level)
    for o in made:
        dx, dy = x - (o.location.x - K.x), y - (o.location.y - K.y)
        d = (dx * dx + dy * dy) / 0.0036
        if d < 1:
            z = max(z, o.location.z - K.z + 0.042 * math.sqrt(1 - d))
    return z


settle(bits, 480, R * 0.93, above, foot=0.011, thick=0.011, loc=K, seed=5, tries=1, sink=0.5, scale=(0.5, 1.4), tilt=1.0)
on_top([mustard()], 100, above, R * 0.93, K, 0.0115, 0.023, 6, sink=0.35)
pirandai((-1.06, -0.92, 0), 0.06, 4, 0.92, 8)
scatter([mustard()], 34, (1.02, -0.76), (0.08, 0.05), 0.0115, 0.023, 7)
scatter([fenugreek()], 14, (0.86, -0.92), (0.10, 0.05), 0.02, 0.02, 3)
morning((0, 0, 0.45), power=4.2, back=1.3, high=1.6)
orbit((0.04, -0.12, 0.36), 4.15, 38, 2, 60, (0.15, -0.25, 0.6), 0.6)
