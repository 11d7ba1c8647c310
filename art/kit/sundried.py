"""What sun-dried chillies need besides themselves: their stalks, and the palm tray they lie on."""

import math

from mathutils import Vector

from .nodes import N, hexc, mul
from .shapes import grid, tube

H = hexc


def straw_stalk():
    k = N("strawstalk")
    n = k.noise(14, 4)
    return k.p(Base_Color=k.ramp(n, (0.3, H("6f5a30")), (0.7, H("a58a54"))), Roughness=0.75, Specular=0.2, Normal=k.bump(n, 0.4, 0.006)).m


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
