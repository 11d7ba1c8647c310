"""The skins: raw dough that lets light through, and the fried crust with its film of oil."""

from kit.nodes import N, hexc, mul

H = hexc


def _shifted(k, i):
    v = k.n("VectorMath", operation="ADD")
    k.put(v.inputs[0], k.obj())
    own = k.times(k.rnd(), 37.0)
    k.put(v.inputs[1], k.vec(k.add(own, 5.1 * i + 1), k.add(own, 2.3 * i), 9.0 * i))
    return v.outputs[0]


def _specks(k, col, specks, at, size):
    for i, c in enumerate(specks):
        col = k.mix(k.ramp(k.noise(size, 2, 0.5, _shifted(k, i)), (at, 0), (at + 0.025, 0.9)), col, c)
    return col


def _dots(k, scale, wide):
    """Round pricks and pin bubbles, each of its own size."""
    return k.ramp(k.voro(scale, vec=_shifted(k, 4)), (wide * 0.6, 1), (wide, 0))


def raw_dough(name, c1, c2, specks=(), at=0.70, size=24, through=0.45, clear=0.0, rough=0.4, dots=(17, 0.20), dot=None, flour=0.0, coat=0.0):
    """clear: share of light that goes straight through, so that what lies underneath shows. dots: how fine and how
    wide the pricks in the dough are."""
    k = N(name)
    n, f = k.noise(2.0, 5, 0.6, _shifted(k, 7)), k.noise(42, 3, 0.6)
    prick = _dots(k, *dots)
    col = k.ramp(k.add(k.times(n, 0.75), k.times(f, 0.25)), (0.3, c1), (0.7, c2))
    col = k.mix(k.times(k.rnd(), 0.35), col, mul(c1, 0.94))
    col = k.mix(k.times(prick, 0.55), col, dot or mul(c1, 0.72))
    col = _specks(k, col, specks, at, size)
    if flour:
        col = k.mix(k.times(k.ramp(n, (0.46, 0), (0.66, 1)), flour), col, mul(c2, 1.12))
    k.p(
        Base_Color=col,
        Roughness=k.ramp(n, (0.35, rough * 0.85), (0.65, min(1, rough * 1.2))),
        Specular=0.45,
        Clearcoat=coat,
        Clearcoat_Roughness=0.12,
        Normal=k.bump(k.add(k.times(f, 0.35), k.times(prick, -0.8)), 0.14, 0.006),
    )
    body = k.mixsh(through, k.b, k.n("BsdfTranslucent", Color=k.mix(0.5, col, (1.0, 0.88, 0.66), "MULTIPLY")))
    if clear:
        dense = k.times(k.ramp(k.add(k.times(n, 0.8), k.times(prick, 0.5)), (0.35, 1), (0.75, 0.45)), clear)
        body = k.mixsh(dense, body, k.n("BsdfTransparent", Color=(1.0, 0.97, 0.90)))
    return k.surface(body).m


def fried_crust(name, pale, gold, brown, specks=(), at=0.70, size=24, through=0.5, toast=0.0, coat=0.35, rough=0.3):
    """Pale where a bubble stretched it thin, gold in the glassy skin between and at the rim, oil on all of it.
    toast: how much browner the whole is."""
    k = N(name)
    crown = k.n("Attribute", attribute_name="crown").outputs["Fac"]
    rim = k.n("Attribute", attribute_name="rim").outputs["Fac"]
    n, f = k.noise(2.2, 5, 0.6, _shifted(k, 7)), k.noise(22, 4, 0.6)
    heat = k.add(k.times(n, 0.62), k.add(k.times(f, 0.22), k.times(k.math("POWER", rim, 5.0), 0.16)))
    heat = k.add(k.add(heat, toast), k.times(k.ramp(crown, (0.0, 1), (0.35, 0.25), (0.8, 0.0), (1.0, 0.35)), 0.16))
    col = k.ramp(heat, (0.36, pale), (0.60, gold), (0.86, brown))
    col = _specks(k, col, specks, at, size)
    k.p(
        Base_Color=col,
        Roughness=k.ramp(f, (0.3, rough * 0.75), (0.7, rough * 1.45)),
        Specular=0.5,
        Clearcoat=coat,
        Clearcoat_Roughness=0.10,
        Normal=k.bump(k.noise(60, 2, 0.5), 0.10, 0.004),
    )
    return k.translucent(k.mix(0.55, col, (1.0, 0.86, 0.56), "MULTIPLY"), k.times(k.ramp(crown, (0.0, 0.8), (0.6, 1.0)), through)).m
