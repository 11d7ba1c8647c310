"""Things that pickles and pastes are made of."""

import math

from mathutils import Vector, noise

from .heaps import settle
from .shapes import blob, disc, fbm


def chunk(m, post=None, seed=0, size=(0.15, 0.12, 0.075), rough=0.16, square=3.0):
    """Mesh of a cut piece: rounded block, uneven, or any `post`."""
    a = Vector((seed * 3.7 % 90, 0, 0))

    def f(d):
        return (abs(d.x) ** square + abs(d.y) ** square + abs(d.z) ** square) ** (-1 / square) * (
            1 + rough * noise.noise(d * 2.2 + a) + rough * 0.4 * noise.noise(d * 6 + a)
        )

    return blob("chunk", m, 40, 28, f, size, post)


def chunks(mats, size=(0.15, 0.12, 0.075), **kw):
    """make() for pieces_in_jar."""

    def make(rng, post):
        return chunk(rng.choice(mats), post, rng.random() * 90, size, **kw)

    return make


def paste(m, R, level, h, loc=(0, 0, 0), seed=1, rough=0.035, swirl=0.02):
    """Thick masala in a vessel: mounded, dragged by a spoon. Returns its height function."""

    def f(x, y):
        r, a = math.hypot(x, y) / R, math.atan2(y, x)
        drag = swirl * math.sin(r * 9 + 1.3 * a + 2 * noise.noise(Vector((x * 2, y * 2, seed)))) * (1 - r**3)
        return (
            level
            + h * max(0, 1 - r**2.2)
            + drag
            + rough * fbm(x, y, 4 / R**0.7, 4, seed)
            + rough * 0.5 * abs(fbm(x, y, 16 / R**0.7, 3, seed))
        )

    disc(R, f, m, "paste", 150, 300, loc)
    return f


def oil_ring(R, level, m, loc, depth=0.004):
    """Oil that rose to the wall: a flat film the paste stands out of."""
    return disc(R, lambda x, y: level + depth * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2, m, "oilring", 30, 128, loc)


def on_top(protos, n, f, R, loc, foot, thick, seed=1, centre=(0, 0), spread=None, sink=0.45, tilt=0.5, **kw):
    """Lay things half sunk on a paste's surface."""
    pos = (lambda g: (centre[0] + g.normal(0, spread), centre[1] + g.normal(0, spread))) if spread else None
    return settle(protos, n, R, f, foot=foot, thick=thick, loc=loc, seed=seed, pos=pos, tries=1, sink=sink, tilt=tilt, **kw)
