"""Food materials: powders, seeds, dried things, wet things, leaves, skins."""

from .nodes import N, hexc, mul


def plain(name, col, rough=0.7, spec=0.2):
    return N(name).p(Base_Color=col, Roughness=rough, Specular=spec).m


CRUMB = {}  # powder material -> the material of its loose crumbs, whose size the powder's bump would swallow


def powder(name, col, dark=None, flecks=None, scale=70, fleck_amount=0.62, light=1.2):
    """Ground spice: three noise scales in bump, no shine, hollows darker. flecks: colours of visible coarse bits."""
    k = N(name)
    a, b, c = k.noise(scale * 0.25, 5), k.noise(scale, 4, 0.7), k.noise(scale * 4, 2, 0.8)
    h = k.add(k.times(b, 0.6), k.times(c, 0.4))
    dark = dark or mul(col, 0.55)
    base = k.ramp(k.add(k.times(a, 0.5), k.times(c, 0.5)), (0.3, dark), (0.55, col), (0.8, mul(col, light)))
    for i, f in enumerate(flecks or ()):
        shift = k.n("VectorMath", operation="ADD")
        k.put(shift.inputs[0], k.obj())
        shift.inputs[1].default_value = (3.7 * (i + 1), 1.3 * i, 8.1)
        spots = k.noise(scale * 1.1, 2, 0.6, shift.outputs[0])
        base = k.mix(k.ramp(spots, (fleck_amount, 0), (fleck_amount + 0.05, 0.9)), base, f)
    # Single grains, just visible in the master: without them a heap looks like wax.
    grain = k.noise(scale * 7, 1, 0.5)
    base = k.mix(1.0, base, k.ramp(grain, (0.36, 0.62), (0.5, 1.0), (0.64, 1.0)), "MULTIPLY")
    h = k.add(h, k.times(grain, 0.35))
    k.p(Base_Color=base, Roughness=1.0, Specular=0.08, Sheen=0.2, Normal=k.bump(h, 0.9, 0.02))
    loose = N(name + "crumb")
    stops = [col, mul(col, light), *(flecks or ())]
    loose.p(Base_Color=loose.ramp(loose.rnd(), *[(i / len(stops), c) for i, c in enumerate(stops)]), Roughness=1.0, Specular=0.08)
    CRUMB[k.m.name] = loose.m
    return k.m


def seedmat(name, c1, c2, rough=0.55, spec=0.35, bump=0.3, scale=60, dust=0.0, coat=0.0):
    """Seeds share one mesh; each takes its colour from a random number of its own."""
    k = N(name)
    n = k.noise(scale, 4)
    col = k.mix(k.times(n, 0.6), k.ramp(k.rnd(), (0.0, c1), (1.0, c2)), mul(c1, 0.35))
    if dust:
        col = k.mix(dust, col, (0.5, 0.42, 0.3))
    return k.p(Base_Color=col, Roughness=rough, Specular=spec, Clearcoat=coat, Normal=k.bump(n, bump, 0.004)).m


def dried(name, c1, c2, c3=None, scale=10, rough=0.6, spec=0.3, bump=0.5, dist=0.012, sss=0.0, coat=0.0):
    """Skin of dried or raw things: broad two-colour stains, fine pores, each object shifted a little."""
    k = N(name)
    n, f = k.noise(scale, 6, 0.6, dist=0.4), k.noise(scale * 6, 4, 0.65)
    col = k.ramp(n, (0.32, c1), (0.68, c2))
    if c3:
        col = k.mix(k.ramp(f, (0.55, 0), (0.68, 0.8)), col, c3)
    col = k.mix(k.times(k.rnd(), 0.4), col, c1)
    h = k.add(n, k.times(f, 0.5))
    if sss:
        k.p(Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(0.08, 0.04, 0.02))
    return k.p(
        Base_Color=col, Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=0.12, Normal=k.bump(h, bump, dist)
    ).m


def wet(name, c1, c2, scale=8, rough=0.14, sss=0.12, bump=0.3, flecks=None, coat=0.6, amount=0.56, spec=0.5):
    """Oily solid (pickle, masala paste): two-colour noise, low roughness, a clear coat, flecks of spice."""
    k = N(name)
    n = k.noise(scale, 6, 0.6)
    f = k.noise(scale * 7, 3, 0.7)
    col = k.mix(k.times(k.rnd(), 0.35), k.ramp(n, (0.35, c1), (0.65, c2)), c1)
    if flecks:
        col = k.mix(k.ramp(f, (amount, 0), (amount + 0.06, 1)), col, flecks)
    if sss:
        k.p(Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(0.12, 0.04, 0.015))
    return k.p(
        Base_Color=col,
        Roughness=k.ramp(f, (0.35, rough * 0.8), (0.7, rough * 2.2)),
        Specular=spec,
        Clearcoat=coat,
        Clearcoat_Roughness=0.06,
        Normal=k.bump(k.add(n, k.times(f, 0.4)), bump, 0.02),
    ).m


def leafmat(c1=hexc("1c3a10"), c2=hexc("456f22"), vein=hexc("7c9a4c"), gloss=0.36, nveins=9.0, spec=0.22, through=0.25):
    """UV: u along the leaf, v across (midrib at .5). Some light passes through."""
    k = N("leaf")
    u, v = k.uv()
    d = k.math("ABSOLUTE", k.math("SUBTRACT", v, 0.5))
    w = k.math("FRACT", k.times(k.math("SUBTRACT", u, k.times(d, 0.35)), nveins))
    side = k.ramp(k.math("ABSOLUTE", k.math("SUBTRACT", w, 0.5)), (0.0, 1), (0.06, 0))
    veins = k.mix(1.0, k.ramp(d, (0.012, 1), (0.03, 0)), k.mix(0.35, (0, 0, 0), side), "ADD")
    n = k.noise(14, 5)
    col = k.mix(k.rnd(), k.ramp(n, (0.3, c1), (0.7, c2)), k.ramp(n, (0.3, mul(c1, 1.4)), (0.7, mul(c2, 0.8))))
    col = k.mix(k.times(veins, 0.75), col, vein)
    nm = k.bump(k.math("SUBTRACT", k.times(n, 0.3), veins), 0.35, 0.008)
    k.p(Base_Color=col, Roughness=gloss, Specular=spec, Normal=nm)
    return k.translucent(k.mix(1.0, col, (1.0, 1.15, 0.4), "MULTIPLY"), through).m


def chilliskin(name="chilliskin", c1=hexc("4d0705"), c2=hexc("7d120a"), rough=0.3):
    """Dried chilli: leathery, long wrinkles along the pod (v = round, u = along)."""
    k = N(name)
    u, v = k.uv()
    n = k.noise(9, 5, 0.6, k.vec(k.times(u, 1.2), k.times(v, 2.4), k.rnd()))
    f = k.noise(30, 3)
    col = k.mix(k.times(k.rnd(), 0.6), k.ramp(n, (0.3, c1), (0.7, c2)), mul(c1, 0.75))
    return k.p(
        Base_Color=col,
        Roughness=k.ramp(f, (0.3, rough), (0.7, rough * 1.6)),
        Specular=0.4,
        Clearcoat=0.15,
        Clearcoat_Roughness=0.2,
        Normal=k.bump(n, 0.6, 0.03),
    ).m
