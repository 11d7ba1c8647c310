"""The set: brass, steel, stone, wood, clay, cloth."""
from .nodes import N, hexc, mul


def metal(name, col, rough=.18, brushed=0., hammered=0., patina=0., wear=.5):
    k = N(name)
    n = k.noise(3.5, 7, .65)
    nm = None
    base = k.ramp(n, (.35, mul(col, 1 - patina)), (.6, col)) if patina else col
    if brushed:  # turned on a lathe: noise over (radius, height). More than .06 speckles between facing walls.
        x, y, z = k.xyz()
        rad = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
        nm = k.bump(k.noise(90, 3, .6, k.vec(rad, z)), brushed, .002)
    if hammered:
        nm = k.bump(k.voro(8.5, "SMOOTH_F1"), hammered, .05, nm)
    if nm is not None:
        k.p(Normal=nm)
    r = k.add(k.times(n, rough * wear * 2), rough * (1 - wear))
    return k.p(Base_Color=base, Metallic=1., Roughness=r).m


def brass(hammered=0.):
    return metal("brass", hexc("cf9f55"), .24, brushed=.05, hammered=hammered, patina=.3, wear=.35)


def steel(rough=.12, brushed=.05):
    return metal("steel", hexc("cfcdc9"), rough, brushed=brushed, wear=.35)


def iron():
    """Seasoned cast iron or old bronze-black."""
    return metal("iron", hexc("3a3633"), .38, patina=.5, wear=.6)


def stone(c1=hexc("0f0d0b"), c2=hexc("2a2521"), rough=.72, spec=.18):
    """Dark table stone. Low specular: the window behind must not haze it."""
    k = N("stone")
    a, b, sp = k.noise(1.1, 9, .62, dist=.6), k.noise(9, 8, .65), k.noise(70, 2, .7)
    col = k.mix(.35, k.ramp(a, (.35, c1), (.7, c2)), k.ramp(b, (.35, mul(c1, .7)), (.7, c2)))
    col = k.mix(k.ramp(sp, (.68, 0), (.76, .35)), col, mul(c2, 2.2))
    h = k.add(a, k.add(k.times(b, .35), k.times(sp, .05)))
    return k.p(Base_Color=col, Roughness=k.ramp(b, (.3, rough * .7), (.7, min(1, rough * 1.2))), Specular=spec,
               Normal=k.bump(h, .32, .05)).m


def granite(c=hexc("4b4844")):
    """Chiselled grey granite of mortar and grinding stone: salt and pepper, pitted."""
    k = N("granite")
    a, sp, big = k.noise(45, 3, .6), k.voro(60), k.noise(3, 6)
    col = k.mix(.5, k.ramp(a, (.35, mul(c, .35)), (.5, c), (.7, mul(c, 1.7))), k.ramp(big, (.3, mul(c, .6)), (.7, c)))
    pits = k.ramp(k.noise(26, 2, .6), (.36, 0), (.5, 1))
    h = k.add(k.times(pits, .8), k.add(k.times(a, .4), k.times(sp, .2)))
    return k.p(Base_Color=k.mix(.35, col, k.mix(1., col, pits, "MULTIPLY")), Roughness=.82, Specular=.25,
               Normal=k.bump(h, .55, .02)).m


def wood(c1=hexc("180c06"), c2=hexc("4b2a19"), plank=1.1, spec=.2):
    """Old planks along X: stretched noise for grain, a gap every `plank`."""
    k = N("wood")
    x, y, _ = k.xyz()
    row, fr = k.math("FLOOR", k.math("DIVIDE", y, plank)), k.math("FRACT", k.math("DIVIDE", y, plank))
    v = k.vec(k.add(k.times(x, .35), k.times(row, 7.3)), k.times(y, 3.2), k.times(row, 3.1))
    stretch = k.n("VectorMath", operation="MULTIPLY")
    k.put(stretch.inputs[0], v)
    stretch.inputs[1].default_value = (1, 6, 1)
    g, f = k.noise(2.2, 10, .68, v, 1.4), k.noise(14, 4, .6, stretch.outputs[0])
    gap = k.times(k.math("GREATER_THAN", fr, .012), k.math("LESS_THAN", fr, .988))
    col = k.mix(.35, k.ramp(g, (.3, c1), (.52, mul(c2, .6)), (.75, c2)), k.ramp(f, (.3, mul(c1, .6)), (.7, mul(c2, 1.1))))
    h = k.add(k.times(gap, 1.5), k.add(k.times(g, .6), k.times(f, .3)))
    return k.p(Base_Color=k.mix(gap, (.003, .002, .001), col), Roughness=k.ramp(g, (.3, .78), (.7, .55)), Specular=spec,
               Normal=k.bump(h, .45, .03)).m


def clay(c1=hexc("4a2416"), c2=hexc("7a4128"), rough=.88):
    """Unglazed pot: wheel rings, fire stains."""
    k = N("clay")
    x, y, z = k.xyz()
    rad = k.math("SQRT", k.add(k.times(x, x), k.times(y, y)))
    rings, n, f = k.noise(28, 3, .6, k.vec(rad, z)), k.noise(2.6, 6), k.noise(60, 3)
    col = k.mix(k.times(f, .5), k.ramp(n, (.3, c1), (.7, c2)), mul(c1, .45))
    col = k.mix(k.ramp(k.noise(1.4, 4), (.5, 0), (.75, .6)), col, hexc("24130c"))
    col = k.mix(k.ramp(rings, (.45, 0), (.7, .25)), col, mul(c2, 1.5))
    h = k.add(k.times(rings, 1.), k.times(f, .5))
    return k.p(Base_Color=col, Roughness=rough, Specular=.2, Normal=k.bump(h, .5, .012)).m


def glaze(c=hexc("d9cfb8"), rough=.16):
    """Glazed stoneware of a pickle jaadi."""
    k = N("glaze")
    n, f = k.noise(4, 6), k.noise(50, 2)
    col = k.mix(k.ramp(f, (.62, 0), (.72, .5)), k.ramp(n, (.3, mul(c, .82)), (.7, c)), mul(c, .45))
    return k.p(Base_Color=col, Roughness=rough, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.05,
               Normal=k.bump(n, .12, .03)).m


def cloth(c=hexc("cfc3a8"), stripe=None, scale=70.):
    """Handwoven cotton; UV 0..1, a border stripe near v = 0 and 1."""
    k = N("cloth")
    u, v = k.uv()
    a = k.math("SINE", k.times(u, scale * 6.283))
    b = k.math("SINE", k.times(v, scale * 6.283))
    weave = k.times(k.times(a, b), .5)
    n = k.noise(8, 5)
    col = k.ramp(k.add(k.times(n, .7), k.times(weave, .25)), (.2, mul(c, .7)), (.7, c))
    if stripe:
        edge = k.math("ABSOLUTE", k.math("SUBTRACT", v, .5))
        on = k.times(k.math("GREATER_THAN", edge, .40), k.math("LESS_THAN", edge, .45))
        col = k.mix(on, col, stripe)
    return k.p(Base_Color=col, Roughness=.95, Specular=.1, Sheen=.3, Normal=k.bump(weave, .5, .006)).m
