"""The set: brass, steel, stone, wood, clay, cloth."""

from .nodes import N, hexc, mul


def metal(name, col, rough=0.18, brushed=0.0, hammered=0.0, patina=0.0, wear=0.5):
    k = N(name)
    n = k.noise(3.5, 7, 0.65)
    nm = None
    base = k.ramp(n, (0.35, mul(col, 1 - patina)), (0.6, col)) if patina else col
    if brushed:  # turned on a lathe: noise over (radius, height). More than .06 speckles between facing walls.
        x, y, z = k.xyz()
        rad = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
        nm = k.bump(k.noise(90, 3, 0.6, k.vec(rad, z)), brushed, 0.002)
    if hammered:
        nm = k.bump(k.voro(8.5, "SMOOTH_F1"), hammered, 0.05, nm)
    if nm is not None:
        k.p(Normal=nm)
    r = k.add(k.times(n, rough * wear * 2), rough * (1 - wear))
    return k.p(Base_Color=base, Metallic=1.0, Roughness=r).m


def brass(hammered=0.0):
    return metal("brass", hexc("cf9f55"), 0.24, brushed=0.05, hammered=hammered, patina=0.3, wear=0.35)


def steel(rough=0.12, brushed=0.05):
    return metal("steel", hexc("cfcdc9"), rough, brushed=brushed, wear=0.35)


def iron():
    """Seasoned cast iron or old bronze-black."""
    return metal("iron", hexc("3a3633"), 0.38, patina=0.5, wear=0.6)


def stone(c1=hexc("0f0d0b"), c2=hexc("2a2521"), rough=0.72, spec=0.18):
    """Dark table stone. Low specular: the window behind must not haze it."""
    k = N("stone")
    a, b, sp = k.noise(1.1, 9, 0.62, dist=0.6), k.noise(9, 8, 0.65), k.noise(70, 2, 0.7)
    col = k.mix(0.35, k.ramp(a, (0.35, c1), (0.7, c2)), k.ramp(b, (0.35, mul(c1, 0.7)), (0.7, c2)))
    col = k.mix(k.ramp(sp, (0.68, 0), (0.76, 0.35)), col, mul(c2, 2.2))
    h = k.add(a, k.add(k.times(b, 0.35), k.times(sp, 0.05)))
    return k.p(
        Base_Color=col,
        Roughness=k.ramp(b, (0.3, rough * 0.7), (0.7, min(1, rough * 1.2))),
        Specular=spec,
        Normal=k.bump(h, 0.32, 0.05),
    ).m


def granite(c=hexc("4b4844")):
    """Chiselled grey granite of mortar and grinding stone: salt and pepper, pitted."""
    k = N("granite")
    a, sp, big = k.noise(45, 3, 0.6), k.voro(60), k.noise(3, 6)
    col = k.mix(0.5, k.ramp(a, (0.35, mul(c, 0.35)), (0.5, c), (0.7, mul(c, 1.7))), k.ramp(big, (0.3, mul(c, 0.6)), (0.7, c)))
    pits = k.ramp(k.noise(26, 2, 0.6), (0.36, 0), (0.5, 1))
    h = k.add(k.times(pits, 0.8), k.add(k.times(a, 0.4), k.times(sp, 0.2)))
    return k.p(
        Base_Color=k.mix(0.35, col, k.mix(1.0, col, pits, "MULTIPLY")),
        Roughness=0.82,
        Specular=0.25,
        Normal=k.bump(h, 0.55, 0.02),
    ).m


def wood(c1=hexc("180c06"), c2=hexc("4b2a19"), plank=1.1, spec=0.2):
    """Old planks along X: stretched noise for grain, a gap every `plank`."""
    k = N("wood")
    x, y, _ = k.xyz()
    row, fr = k.math("FLOOR", k.math("DIVIDE", y, plank)), k.math("FRACT", k.math("DIVIDE", y, plank))
    v = k.vec(k.add(k.times(x, 0.35), k.times(row, 7.3)), k.times(y, 3.2), k.times(row, 3.1))
    stretch = k.n("VectorMath", operation="MULTIPLY")
    k.put(stretch.inputs[0], v)
    stretch.inputs[1].default_value = (1, 6, 1)
    g, f = k.noise(2.2, 10, 0.68, v, 1.4), k.noise(14, 4, 0.6, stretch.outputs[0])
    gap = k.times(k.math("GREATER_THAN", fr, 0.012), k.math("LESS_THAN", fr, 0.988))
    col = k.mix(0.35, k.ramp(g, (0.3, c1), (0.52, mul(c2, 0.6)), (0.75, c2)), k.ramp(f, (0.3, mul(c1, 0.6)), (0.7, mul(c2, 1.1))))
    h = k.add(k.times(gap, 1.5), k.add(k.times(g, 0.6), k.times(f, 0.3)))
    return k.p(
        Base_Color=k.mix(gap, (0.003, 0.002, 0.001), col),
        Roughness=k.ramp(g, (0.3, 0.78), (0.7, 0.55)),
        Specular=spec,
        Normal=k.bump(h, 0.45, 0.03),
    ).m


def clay(c1=hexc("4a2416"), c2=hexc("7a4128"), rough=0.88):
    """Unglazed pot: wheel rings, fire stains."""
    k = N("clay")
    x, y, z = k.xyz()
    rad = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
    rings, n, f = k.noise(28, 3, 0.6, k.vec(rad, z)), k.noise(2.6, 6), k.noise(60, 3)
    col = k.mix(k.times(f, 0.5), k.ramp(n, (0.3, c1), (0.7, c2)), mul(c1, 0.45))
    col = k.mix(k.ramp(k.noise(1.4, 4), (0.5, 0), (0.75, 0.6)), col, hexc("24130c"))
    col = k.mix(k.ramp(rings, (0.45, 0), (0.7, 0.25)), col, mul(c2, 1.5))
    h = k.add(k.times(rings, 1.0), k.times(f, 0.5))
    return k.p(Base_Color=col, Roughness=rough, Specular=0.2, Normal=k.bump(h, 0.5, 0.012)).m


def glaze(c=hexc("d9cfb8"), rough=0.16):
    """Glazed stoneware of a pickle jaadi."""
    k = N("glaze")
    n, f = k.noise(4, 6), k.noise(50, 2)
    col = k.mix(k.ramp(f, (0.62, 0), (0.72, 0.5)), k.ramp(n, (0.3, mul(c, 0.82)), (0.7, c)), mul(c, 0.45))
    return k.p(
        Base_Color=col, Roughness=rough, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.05, Normal=k.bump(n, 0.12, 0.03)
    ).m


def cloth(c=hexc("cfc3a8"), stripe=None, scale=70.0):
    """Handwoven cotton; UV 0..1, a border stripe near v = 0 and 1."""
    k = N("cloth")
    u, v = k.uv()
    a = k.math("SINE", k.times(u, scale * 6.283))
    b = k.math("SINE", k.times(v, scale * 6.283))
    weave = k.times(k.times(a, b), 0.5)
    n = k.noise(8, 5)
    col = k.ramp(k.add(k.times(n, 0.7), k.times(weave, 0.25)), (0.2, mul(c, 0.7)), (0.7, c))
    if stripe:
        edge = k.math("ABSOLUTE", k.math("SUBTRACT", v, 0.5))
        on = k.times(k.math("GREATER_THAN", edge, 0.40), k.math("LESS_THAN", edge, 0.45))
        col = k.mix(on, col, stripe)
    return k.p(Base_Color=col, Roughness=0.95, Specular=0.1, Sheen=0.3, Normal=k.bump(weave, 0.5, 0.006)).m
