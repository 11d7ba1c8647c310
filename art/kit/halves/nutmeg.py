"""The nutmeg fruit split open: its flesh, and the seed in its mace."""

from kit import *


def mace_skins():
    """The materials of the mace and of the seed's shell."""
    aril = N("aril")
    u, v = aril.uv()
    lines = aril.noise(1.0, 4, 0.6, aril.vec(aril.times(u, 5.0), aril.times(v, 26.0), aril.rnd()))
    tone = aril.add(aril.times(lines, 0.5), aril.times(aril.noise(8, 4), 0.5))
    aril.p(Base_Color=aril.ramp(tone, (0.30, hexc("5e0508")), (0.66, hexc("9e1410"))), Roughness=0.38, Specular=0.35, Normal=aril.bump(lines, 0.5, 0.006))
    aril.p(Subsurface=0.10, Subsurface_Color=hexc("a0140c"), Subsurface_Radius=(0.04, 0.008, 0.006))
    shell = dried("nutshell", hexc("1c0b04"), hexc("42200c"), scale=8, rough=0.26, spec=0.22, bump=0.10, dist=0.006)
    return aril.m, shell


def mace(M, skins, s=1.0, seed=0):
    """Flat waxy straps from one cup at the base; each forks on its way and the ends cross at the tip."""
    aril, shell = skins
    g, A, B = random.Random(seed), 0.195 * s, 0.150 * s
    obj("nutmeg", blob("nutmeg", shell, 64, 48, lambda d: 1 + 0.015 * noise.noise(d * 3), (A, B, B))).matrix_world = M

    def strap(a0, t0, t1, w0, w1, drift, lift):
        ph = g.random() * 6

        def on(t):
            th = math.pi * (t0 + (t1 - t0) * t)
            a = a0 + drift * t + 0.16 * math.sin(t * 5 + ph)
            return Vector((-math.cos(th) * A, math.sin(th) * math.cos(a) * B, math.sin(th) * math.sin(a) * B))

        def f(u, v):
            p, q = on(u), on(u + 0.02)
            n = Vector((p.x / A**2, p.y / B**2, p.z / B**2)).normalized()
            side = n.cross((q - p).normalized())
            end = min(1, (1 - u) * 7 + 0.12) ** 0.5
            w = s * (w0 + (w1 - w0) * u**0.7) * end * (1 + 0.22 * math.sin(u * 15 + ph))
            c, h = math.cos(v * 6.2832), math.sin(v * 6.2832)
            up = s * (lift + 0.006 + 0.005 * h + 0.006 * math.sin(u * 8 + ph) ** 2 - 0.007 * c * c + 0.006 * c * math.sin(u * 11 + ph * 2))
            return p + side * (w * c) + n * up

        grid("mace", 46, 16, f, aril, wrap=True).matrix_world = M
        return a0 + drift

    for i in range(8):
        a = 2 * math.pi * i / 8 + g.gauss(0, 0.08)
        fork = g.uniform(0.34, 0.50)
        a1 = strap(a, 0.03, fork + 0.05, 0.054, 0.026, g.gauss(0, 0.14), 0.002)
        for side in (-1, 1):
            twig = g.uniform(0.62, 0.76)
            a2 = strap(a1, fork, twig + 0.03, 0.023, 0.014, side * g.uniform(0.16, 0.34), 0.004)
            for other in (-1, 1) if g.random() < 0.6 else (side,):
                strap(a2, twig, g.uniform(0.90, 0.99), 0.014, 0.006, other * g.uniform(0.2, 0.6), 0.004)


def nutmeg_flesh(S):
    """The material of a half of size S: skin outside, flesh that browns towards the hollow."""
    k = N("nutmegrind")
    x, y, z = k.xyz()
    q = k.math("SQRT", k.add(k.math("POWER", k.times(x, 1 / (0.40 * S)), 2.0), k.add(k.math("POWER", k.times(y, 1 / (0.33 * S)), 2.0), k.math("POWER", k.times(z, 1 / (0.33 * S)), 2.0))))
    n, f, sp = k.noise(4, 5), k.noise(38, 4, 0.7), k.noise(52, 2)
    skin = k.ramp(n, (0.3, hexc("9c7418")), (0.7, hexc("bc9432")))
    skin = k.mix(k.ramp(k.noise(2.2, 3), (0.48, 0), (0.66, 0.6)), skin, hexc("8a8c38"))
    skin = k.mix(k.ramp(sp, (0.62, 0), (0.69, 0.7)), skin, hexc("6a4a20"))
    ray = k.noise(1.0, 4, 0.6, k.vec(k.times(k.math("ARCTAN2", y, x), 9.0), k.times(q, 2.0)))
    flesh = k.ramp(k.add(k.times(ray, 0.5), k.times(f, 0.5)), (0.32, hexc("c2a874")), (0.50, hexc("dac69a")), (0.70, hexc("e8dab6")))
    flesh = k.mix(k.ramp(q, (0.88, 0), (0.95, 0.5)), flesh, hexc("b6a858"))
    bruise = k.add(q, k.times(k.math("SUBTRACT", n, 0.5), 0.22))
    flesh = k.mix(k.ramp(bruise, (0.58, 0.9), (0.70, 0)), flesh, hexc("94602a"))
    out = k.math("GREATER_THAN", q, 0.955)
    k.p(Base_Color=k.mix(out, flesh, skin), Roughness=k.mix(out, (0.22,) * 3, (0.44,) * 3), Specular=0.42, Clearcoat=k.math("SUBTRACT", 0.4, k.times(out, 0.4)), Clearcoat_Roughness=0.12)
    k.p(Subsurface=0.20, Subsurface_Color=hexc("dcc48c"), Subsurface_Radius=(0.09, 0.06, 0.02), Normal=k.bump(k.add(f, k.times(n, 0.6)), 0.35, 0.010))
    return k.m
