"""Chillies soaked in salted curd and dried in the sun, and the palm tray they lie on."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .nodes import N, hexc, mul
from .shapes import grid, lathe, tube
from .spices import stalk

H = hexc


def curd_skin(name="curdskin", straw=H("c2a468"), tan=H("94703a"), frost=H("ddd2b8"), through=0.3):
    """Straw to tan, browner where it was bruised, curd and salt dried white in the folds; the flesh is half clear."""
    k = N(name)
    u, v = k.uv()
    own = k.rnd()
    n = k.noise(2.2, 5, 0.6, k.vec(k.add(k.times(u, 1.6), k.times(own, 31.0)), k.times(v, 1.5), k.times(own, 17.0)))
    long = k.noise(1.0, 5, 0.62, k.vec(k.add(k.times(u, 4.0), k.times(own, 9.0)), k.times(v, 22.0), own))
    f = k.noise(34, 4, 0.65)
    col = k.ramp(k.add(k.times(n, 0.75), k.times(own, 0.25)), (0.30, tan), (0.56, straw), (0.8, mul(straw, 1.12)))
    col = k.mix(k.ramp(u, (0.70, 0), (1.0, 0.55)), col, mul(tan, 0.62))
    col = k.mix(k.ramp(long, (0.52, 0), (0.66, 0.45)), col, mul(tan, 0.6))
    salt = k.times(k.ramp(f, (0.50, 0), (0.64, 1)), k.ramp(n, (0.36, 0.15), (0.6, 1)))
    col = k.mix(k.times(salt, 0.75), col, frost)
    k.p(
        Base_Color=col,
        Roughness=k.mix(salt, (0.46,) * 3, (0.9,) * 3),
        Specular=0.3,
        Normal=k.bump(k.add(k.times(long, 1.0), k.times(f, 0.35)), 0.75, 0.014),
    )
    return k.translucent(k.mix(0.6, col, (1.0, 0.72, 0.32), "MULTIPLY"), through).m


def dried_chilli(M, L, r, seed, m, stalkm):
    """Long and flat, twisted as it dried, folded lengthwise, shrunk to a point; a thin straw-coloured stalk."""
    rng = random.Random(seed)
    n, seg = 72, 56
    twist, ph = rng.uniform(-2.2, 2.2), rng.random() * 6.28
    b1, b2, sway = rng.uniform(-0.45, 0.45), rng.uniform(-0.3, 0.3), rng.random() * 6.28
    flat = rng.uniform(0.28, 0.5)
    a0 = Vector((rng.random() * 40, rng.random() * 40, rng.random() * 40))

    def rad(u):
        shoulder = min(1.0, u / 0.07 + 0.34) ** 0.7
        taper = (1 - max(0, u - 0.30) / 0.70) ** 0.72
        pinch = 1 + 0.16 * math.sin(u * 11 + ph) + 0.10 * math.sin(u * 23 + ph * 2)
        return r * shoulder * taper * pinch + 0.004

    def P(u):
        return Vector((u * L, b1 * L * u * (u - 0.5) + 0.05 * L * math.sin(u * 6 + sway), 0.10 * L * b2 * math.sin(u * 4.4 + ph)))

    def shape(u, a):
        t = a + twist * u
        q = abs(math.sin(t))
        body = math.sqrt(math.cos(t) ** 2 + (flat * math.sin(t)) ** 2)
        cave = 1 - 0.35 * q**3 * (0.6 + 0.4 * math.sin(u * 7 + ph))
        folds = 0.0
        for i, (f, d) in enumerate(((3, 0.16), (5, 0.13), (9, 0.07))):
            w = noise.noise(Vector((u * 2.4, i * 7.0, 0)) + a0) * 2.4
            folds -= d * abs(math.sin(f * 0.5 * a + w + i)) ** 0.6
        dent = 0.16 * noise.noise(Vector((u * 7, math.cos(a) * 1.3, math.sin(a) * 1.3)) + a0)
        crease = 0.05 * noise.noise(Vector((u * 26, math.cos(a) * 2.5, math.sin(a) * 2.5)) + a0)
        return max(0.16, body * cave * (1.18 + folds) + dent + crease)

    o = tube([M @ P(i / n) for i in range(n + 1)], [rad(i / n) for i in range(n + 1)], m, "driedchilli", seg, shape)
    base = [(0.022, 0.72), (0.004, 0.78), (-0.012, 0.62), (-0.026, 0.34), (-0.042, 0.22)]
    tube([M @ Vector((x, 0, 0)) for x, _ in base], [max(0.011, r * k * 0.62) for _, k in base], stalkm, "calyx", 14)
    stalk(M @ Matrix.Translation((-0.03, 0, 0)), rng.uniform(0.20, 0.30), 0.0085, rng, stalkm)
    return o


def straw_stalk():
    k = N("strawstalk")
    n = k.noise(14, 4)
    return k.p(Base_Color=k.ramp(n, (0.3, H("6f5a30")), (0.7, H("a58a54"))), Roughness=0.75, Specular=0.2, Normal=k.bump(n, 0.4, 0.006)).m


def dried_pile(centre, layers, length, radius, mats, stalkm, seed=9, tilt=0.14):
    """layers: (count, radius of the ring, height above the table). No two of them lie alike."""
    rng = random.Random(seed)
    for k, (n, wide, z) in enumerate(layers):
        for i in range(n):
            a, r = i * 2.399 + k * 1.1, wide * math.sqrt((i + 0.5) / n)
            L = rng.uniform(*length)
            turn = Euler((rng.uniform(-0.7, 0.7), rng.gauss(0, tilt), rng.random() * 6.28))
            at = Matrix.Translation((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), z + rng.uniform(-0.01, 0.02)))
            dried_chilli(at @ turn.to_matrix().to_4x4() @ Matrix.Translation((-L / 2, 0, 0)), L, rng.uniform(*radius), seed * 100 + k * 40 + i, rng.choice(mats), stalkm)


def palm_tray(loc=(0, 0, 0), R=1.2, strip=0.085, rim=0.10, c1=H("a98550"), c2=H("cdb07c")):
    """Muram: a round tray plaited of palm strips over and under, a bound rim."""
    k = N("palm")
    x, y, _ = k.xyz()
    px, py = k.math("DIVIDE", x, strip), k.math("DIVIDE", y, strip)
    odd = k.math("ABSOLUTE", k.math("MODULO", k.add(k.math("FLOOR", px), k.math("FLOOR", py)), 2.0))
    along, across = k.noise(1.0, 4, 0.6, k.vec(k.times(px, 0.4), k.times(py, 7.0))), k.noise(1.0, 4, 0.6, k.vec(k.times(px, 7.0), k.times(py, 0.4), 5.0))
    fibre = k.mix(odd, along, across)
    per = k.n("TexWhiteNoise", noise_dimensions="2D")
    k.put(per.inputs["Vector"], k.vec(k.math("FLOOR", px), k.math("FLOOR", py)))
    tone = k.add(k.times(fibre, 0.75), k.times(per.outputs["Value"], 0.25))
    col = k.ramp(tone, (0.28, c1), (0.72, c2))
    ex = k.math("ABSOLUTE", k.math("SUBTRACT", k.math("FRACT", px), 0.5))
    ey = k.math("ABSOLUTE", k.math("SUBTRACT", k.math("FRACT", py), 0.5))
    edge = k.math("MAXIMUM", ex, ey)
    col = k.mix(k.ramp(edge, (0.44, 0), (0.5, 0.75)), col, mul(c1, 0.35))
    palm = k.p(Base_Color=col, Roughness=0.6, Specular=0.25, Normal=k.bump(fibre, 0.4, 0.008)).m

    def f(u, v):
        a, b = (u * 2 - 1), (v * 2 - 1)
        # A square laid into the circle, so that the strips stay straight.
        px, py = a * math.sqrt(1 - b * b / 2) * R, b * math.sqrt(1 - a * a / 2) * R
        i, j = math.floor(px / strip), math.floor(py / strip)
        s, t = px / strip - i - 0.5, py / strip - j - 0.5
        up = 1 if (i + j) % 2 else -1
        arch = up * 0.5 * (math.cos(math.pi * (s if up > 0 else t)) * 0.9)
        r = math.hypot(px, py) / R
        return (px, py, 0.022 + 0.012 * arch + rim * max(0, (r - 0.80) / 0.20) ** 2)

    grid("tray", 330, 330, f, palm, loc, (0, 0, 0.35))
    k = N("palmrim")
    u, v = k.uv()
    wrap = k.math("SINE", k.add(k.times(u, 6.283 * 120), k.times(v, 6.283)))
    n = k.noise(9, 4)
    col = k.mix(k.times(k.math("GREATER_THAN", wrap, 0.86), 0.7), k.ramp(n, (0.3, mul(c1, 0.9)), (0.7, c2)), mul(c1, 0.4))
    rimm = k.p(Base_Color=col, Roughness=0.6, Specular=0.25, Normal=k.bump(wrap, 0.6, 0.012)).m
    n = 200
    pts = [Vector((loc[0] + R * math.cos(6.2832 * i / n), loc[1] + R * math.sin(6.2832 * i / n), loc[2] + 0.022 + rim)) for i in range(n + 1)]
    tube(pts, [0.034] * (n + 1), rimm, "trayrim", 16, cap=False)
