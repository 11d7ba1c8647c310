"""What the powders are eaten with: long rice with ghee, idlis soft enough to tear."""

import math

from mathutils import Euler, Matrix, Vector, noise

from .nodes import N, hexc, mul
from .shapes import blob, disc, fbm, grid, lathe

H = hexc


def long_rice(seed=0):
    """Cooked ponni: long, slender, a little bent, blunt where it was milled. One mesh; use two or three seeds."""
    k = N("longrice")
    col = k.ramp(k.rnd(), (0.0, H("d6cebb")), (1.0, H("e8e2d3")))
    k.p(Base_Color=col, Roughness=0.34, Specular=0.4, Clearcoat=0.12)
    k.p(Subsurface=0.18, Subsurface_Color=H("e6dfcf"), Subsurface_Radius=(0.018, 0.015, 0.011))
    bend = (2.6, 4.4, -3.2)[seed % 3]
    return blob(
        "longrice",
        k.m,
        14,
        16,
        lambda d: (abs(d.x) ** 3.4 + abs(d.y) ** 2.1 + abs(d.z) ** 2.1) ** (-1 / 2.6) * (1 + 0.04 * noise.noise(d * 3 + Vector((seed, 0, 0)))),
        (0.038, 0.0076, 0.0076),
        lambda q: Vector((q.x, q.y + bend * q.x * q.x, q.z + 1.2 * q.x * q.x)),
    )


def drape(m, R, surface, at, seed=1, thick=0.012, stretch=(1, 1), loc=(0, 0, 0), wander=0.3, level=None):
    """Something wet or loose laid over a surface: its outline wanders, its edge is round. level: a pool, flat at that height."""

    def edge(a):
        p = Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed * 3.1))
        return 0.8 + wander * (noise.noise(p) + 0.5 * noise.noise(p * 2.7) + 0.22 * noise.noise(p * 7))

    def f(x, y):
        q = math.hypot(x / stretch[0], y / stretch[1]) / (R * edge(math.atan2(y, x)))
        z = surface(x + at[0], y + at[1])
        if q >= 1:
            return z - 0.02 * min(1, (q - 1) * 6)
        up = thick * (1 - q**2) ** 0.5
        return max(level, z - 0.004) if level is not None and level > z else z + up

    return disc(R * 1.35 * max(stretch), f, m, "drape", 90, 200, (loc[0] + at[0], loc[1] + at[1], loc[2]))


def crumb_skin(open_=False):
    """Steamed batter: white, matte, pricked all over by the steam. open_: the torn inside."""
    k = N("idliskin")
    n, p = k.noise(5, 5), k.noise(44, 4, 0.6)
    big, small = k.voro(34), k.voro(95)
    pit = k.add(k.times(k.ramp(big, (0.10, 1), (0.34, 0)), 0.8 if open_ else 0.42), k.times(k.ramp(small, (0.12, 1), (0.36, 0)), 0.55))
    col = k.ramp(n, (0.3, H("e4dfd2")), (0.7, H("f1ede3")))
    col = k.mix(k.times(pit, 0.22), col, H("b9ae98"))
    h = k.math("SUBTRACT", k.times(p, 0.5), pit)
    return k.p(
        Base_Color=col,
        Roughness=0.82,
        Specular=0.14,
        Subsurface=0.22,
        Subsurface_Color=H("eae2d0"),
        Subsurface_Radius=(0.05, 0.04, 0.028),
        Normal=k.bump(h, 0.8, 0.020),
    ).m


IDLI = [(0, 0.0), (0.16, 0.006), (0.28, 0.030), (0.36, 0.062), (0.408, 0.090), (0.436, 0.104), (0.438, 0.114), (0.412, 0.124), (0.36, 0.160), (0.26, 0.212), (0.14, 0.238), (0, 0.246)]


def _height(r, s):
    """Bottom and top of an idli at a radius."""
    lo, hi = 0.104 * s, 0.118 * s
    for (a, za), (b, zb) in zip(IDLI[:6], IDLI[1:6]):
        if a * s <= r <= b * s:
            lo = (za + (zb - za) * (r - a * s) / ((b - a) * s)) * s
    top = IDLI[6:]
    for (a, za), (b, zb) in zip(top, top[1:]):
        if b * s <= r <= a * s:
            hi = (zb + (za - zb) * (r - b * s) / ((a - b) * s)) * s
    return lo, hi


def soft_idli(loc, rot=(0, 0, 0), s=1.0, seed=0, torn=None, m=None):
    """A low lens with the thin lip of its mould. torn: share of the radius where it was pulled apart; the crumb shows at +x."""
    m = m or crumb_skin()
    a0 = Vector((seed * 7.0, 3, 1))

    def shape(a, z):
        c = Vector((math.cos(a), math.sin(a), z * 2)) + a0
        return 1 + 0.022 * noise.noise(c) + 0.010 * noise.noise(c * 4) + 0.004 * noise.noise(c * 14)

    o = lathe([(x * s, z * s) for x, z in IDLI], "idli", m, 160, 7, shape=shape)
    x0 = None if torn is None else torn * 0.42 * s

    def line(y, z):
        return x0 + 0.030 * noise.noise(Vector((y * 6, z * 6, seed))) + 0.012 * noise.noise(Vector((y * 17, z * 17, seed)))

    for v in o.data.vertices:
        p = v.co
        p.z += s * (0.010 * noise.noise(p * 4 + a0) + 0.0035 * noise.noise(p * 17 + a0))
        if x0 is not None:
            p.x = min(p.x, line(p.y, p.z))
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    o.matrix_world = M
    if x0 is not None:

        def face(u, v):
            w = math.sqrt(max(1e-4, (0.42 * s) ** 2 - x0**2)) * 0.985
            y = (u * 2 - 1) * w
            lo, hi = _height(min(math.hypot(x0, y), 0.424 * s), s)
            z = lo + 0.004 + (hi - lo - 0.006) * v
            e = min(1.0, min(v, 1 - v) * 7, (1 - abs(2 * u - 1)) * 14)
            hole = 0.0
            for f, d in ((18, 0.055), (40, 0.034), (84, 0.014)):
                hole -= d * max(0.0, noise.noise(Vector((y * f, z * f, seed + f))))
            return Vector((line(y, z) + 0.004 + e * (0.010 + 0.02 * noise.noise(Vector((y * 9, z * 9, seed))) + hole), y, z))

        grid("idlicrumb", 220, 70, face, crumb_skin(True)).matrix_world = M
    return o
