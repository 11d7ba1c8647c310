"""The sheets: raw discs in a stack, and fried ones whose bubbles are round as the oil blew them."""

import math

import numpy as np

from kit.shapes import mesh, obj


def waves(seed, n=64):
    """Smooth noise for arrays: f(x, y) in about -1..1, a lattice of random heights, eased between."""
    t = np.random.default_rng(seed).uniform(-1, 1, (n, n))

    def f(x, y):
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        a, b = x - i, y - j
        a, b = a * a * a * (a * (a * 6 - 15) + 10), b * b * b * (b * (b * 6 - 15) + 10)
        i0, j0, i1, j1 = i % n, j % n, (i + 1) % n, (j + 1) % n
        return (t[i0, j0] * (1 - a) + t[i1, j0] * a) * (1 - b) + (t[i0, j1] * (1 - a) + t[i1, j1] * a) * b

    return f


def _polar(name, m, R, rings, steps, z, ragged, seed, loc, rot, thick):
    """A disc with a clean edge. z(x, y) gives heights and the attributes that the skin reads."""
    w = waves(seed + 77)
    r = np.sqrt(np.linspace(0, 1, rings + 1)[1:] ** 1.6) * R
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    rr, aa = np.meshgrid(r, a, indexing="ij")
    k = 1 + ragged * (w(np.cos(aa) * 1.6 + 9, np.sin(aa) * 1.6 + 9) + 0.3 * w(np.cos(aa) * 5 + 20, np.sin(aa) * 5 + 20)) * (rr / R) ** 2
    x, y = np.append(0, (rr * k * np.cos(aa)).ravel()), np.append(0, (rr * k * np.sin(aa)).ravel())
    h, attributes = z(x, y)
    f = [(0, 1 + j, 1 + (j + 1) % steps) for j in range(steps)]
    for i in range(rings - 1):
        b = 1 + i * steps
        f += [(b + j, b + steps + j, b + steps + (j + 1) % steps, b + (j + 1) % steps) for j in range(steps)]
    me = mesh(name, np.column_stack([x, y, h]).tolist(), f, m)
    for key, value in attributes.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(value, np.float32))
    o = obj(name, me, loc, rot)
    d = o.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = thick, 0
    return o


def raw_disc(m, loc, R=0.5, seed=0, rot=(0, 0, 0), warp=0.02, bend=0.0, thick=0.007):
    """Rolled, cut round and dried in the sun: flat but for a lazy wave at the rim. bend: how far two sides rise."""
    w, p = waves(seed + 5), np.random.default_rng(seed).random(3) * 20

    def z(x, y):
        r, a = np.hypot(x, y) / R, np.arctan2(y, x)
        rim = warp * R * r**3 * (w(np.cos(a) * 1.2 + p[0], np.sin(a) * 1.2 + p[0]) + 0.4 * w(np.cos(a) * 3 + p[1], np.sin(a) * 3 + p[1]))
        return rim + 0.4 * warp * R * w(x * 1.3 / R + p[2], y * 1.3 / R + p[2]) + bend * R * (x / R) ** 2, {}

    return _polar("rawdisc", m, R, 36, 220, z, 0.006, seed, loc, rot, thick)


def stack(m, loc, n, R, pitch=0.013, seed=1, loose=0.016, warp=0.012):
    """Discs one on the other, nearly neat. Returns the height of the topmost."""
    rng = np.random.default_rng(seed)
    for i in range(n):
        at = (loc[0] + rng.normal(0, loose), loc[1] + rng.normal(0, loose), loc[2] + i * pitch)
        raw_disc(m, at, R * rng.uniform(0.985, 1.012), seed * 50 + i, (rng.normal(0, 0.006), rng.normal(0, 0.006), rng.random() * 6), warp)
    return loc[2] + n * pitch


def _bubbles(x, y, R, rng, radii, share, tall, here, apart=0.72):
    """Round domes, thrown so that they touch but seldom swallow each other. here(x, y): how likely one rises there."""
    order = np.argsort(x)
    xs = x[order]
    high, top = np.zeros_like(x), np.zeros_like(x)
    n = int(share * R * R / np.mean(radii) ** 2 * 2.2)
    px, py = rng.uniform(-R, R, n), rng.uniform(-R, R, n)
    pr = np.sort(radii[0] + (radii[1] - radii[0]) * rng.random(n) ** 1.7)[::-1]
    ok = (np.hypot(px, py) < R * 0.99) & (rng.random(n) < here(px, py))
    kept = np.empty((0, 3))
    for a, b, r in zip(px[ok], py[ok], pr[ok]):
        if len(kept) and (np.hypot(kept[:, 0] - a, kept[:, 1] - b) < apart * (kept[:, 2] + r)).any():
            continue
        kept = np.vstack([kept, (a, b, r)])
        s = order[np.searchsorted(xs, a - r) : np.searchsorted(xs, a + r)]
        stretch = rng.uniform(0.85, 1.15)
        q = 1 - (((x[s] - a) / stretch) ** 2 + ((y[s] - b) * stretch) ** 2) / r**2
        in_ = q > 0
        s, q = s[in_], q[in_]
        grow = rng.uniform(0.55, 1.0)
        high[s] = np.maximum(high[s], tall * r * grow * q**0.62)
        top[s] = np.maximum(top[s], q * grow)
    return high, top


def fried_disc(m, loc, R=0.6, seed=0, rot=(0, 0, 0), curl=0.3, flare=0.10, big=0.4, mid=0.7, size=1.0, tall=0.62, axis=None, steps=660, rings=230):
    """Fried: big bubbles here and there, smaller ones between, glassy flat skin where none rose. curl: how far two
    sides come up as it leaves the oil; flare: how the rim waves."""
    rng = np.random.default_rng(seed + 1)
    w, w2 = waves(seed + 31), waves(seed + 47)
    p = rng.random(9) * 20
    axis = rng.random() * 3.14 if axis is None else axis

    def crowd(i, base, swing):
        return lambda x, y: np.clip(base + swing * w(x * 2.1 / R + p[i], y * 2.1 / R + p[i]), 0, 1)

    def z(x, y):
        h1, t1 = _bubbles(x, y, R, rng, (0.055 * size, 0.125 * size), big, tall * 0.62, crowd(0, 0.5, 0.7))
        h2, t2 = _bubbles(x, y, R, rng, (0.022 * size, 0.050 * size), mid, tall * 0.8, crowd(1, 0.6, 0.6))
        h3, t3 = _bubbles(x, y, R, rng, (0.010 * size, 0.020 * size), 0.5, tall * 0.8, crowd(2, 0.5, 0.8))
        under, _ = _bubbles(x, y, R, rng, (0.04 * size, 0.09 * size), big * 0.5, tall * 0.5, crowd(3, 0.4, 0.6))
        calm = 1 - 0.72 * np.clip(t1 * 1.4, 0, 1)
        bubbles = h1 + h2 * calm + h3 * (1 - 0.7 * np.clip(np.maximum(t1, t2), 0, 1)) - under * (t1 < 0.05) * 0.8
        r, a = np.hypot(x, y) / R, np.arctan2(y, x)
        u, v = x * math.cos(axis) + y * math.sin(axis), -x * math.sin(axis) + y * math.cos(axis)
        form = curl * R * ((u / R) ** 2 * (1 + 0.25 * u / R) - 0.35 * (v / R) ** 2)
        form += flare * R * r**4 * (w2(np.cos(a) * 1.9 + p[6], np.sin(a) * 1.9 + p[6]) + 0.55 * w2(np.cos(a) * 4.2 + p[7], np.sin(a) * 4.2 + p[7]))
        form += 0.05 * R * w(x * 2.4 / R + p[8], y * 2.4 / R + p[8])
        return form + bubbles, {"crown": np.maximum(np.maximum(t1, 0.85 * t2), 0.6 * t3), "rim": r}

    return _polar("frieddisc", m, R, rings, steps, z, 0.022, seed, loc, rot, 0.0045)
