"""Filter coffee: tumbler in davara under a cap of fine wet foam, ground coffee and beans on old wood, a little steam."""

from kit import *

stage(exposure=0.18, gloss=0.6, seed=5)
ground(wood(plank=1.25), 0.22)
davara()
tumbler((0, 0, 0.035))


def foam(loc, R, seed=5):
    """Poured from high: milk foam too fine to see single bubbles, over it clear ones of many sizes, crowded at the wall."""
    rng = np.random.default_rng(seed)

    def lie(x, y):
        r = math.hypot(x, y) / R
        return 0.075 * (1 - r**2.4) + 0.006 * noise.noise(Vector((x * 6, y * 6, 1))) + 0.010 * max(0, (r - 0.94) / 0.06) ** 2

    k = N("foam")
    x, y, _ = k.xyz()
    q = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / R)
    swirl = k.noise(4.5, 5, 0.6, None, 2.4)
    cells = k.voro(150, "SMOOTH_F1")
    fine = k.voro(330, "SMOOTH_F1")
    tone = k.add(k.times(swirl, 0.62), k.add(0.08, k.times(k.math("POWER", q, 7.0), 0.42)))
    col = k.ramp(tone, (0.34, hexc("dcc7a4")), (0.54, hexc("cdb088")), (0.70, hexc("9c6c3e")), (0.84, hexc("54290f")))
    col = k.mix(k.ramp(cells, (0.30, 0), (0.62, 0.30)), col, hexc("7a5432"))
    h = k.add(k.times(cells, -0.8), k.times(fine, -0.5))
    k.p(Base_Color=col, Roughness=0.26, Specular=0.42, Normal=k.bump(h, 0.30, 0.004))
    k.p(Subsurface=0.35, Subsurface_Color=hexc("d0b48c"), Subsurface_Radius=(0.035, 0.024, 0.014))
    disc(R, lie, k.m, "foambed", 90, 200, loc)
    film = N("film")
    f = film.n("LayerWeight", Blend=0.5).outputs["Facing"]
    film.p(Base_Color=hexc("c0a684"), Roughness=0.10, Specular=0.5)
    body = film.mixsh(film.ramp(f, (0.25, 0.02), (0.62, 0.14), (0.88, 0.75)), film.n("BsdfTransparent", Color=(0.90, 0.80, 0.64)), film.b)
    film.surface(film.mixsh(schlick(film, 0.05), body, film.n("BsdfGlossy", Roughness=0.03, Color=(1, 1, 1))))
    dome = blob("bubble", film.m, 36, 24)
    tiny = blob("tiny", k.m, 14, 10)
    cell, placed = 0.02, {}
    sizes = np.concatenate([rng.uniform(0.014, 0.026, 12), rng.uniform(0.007, 0.014, 150), rng.uniform(0.0045, 0.009, 900), rng.uniform(0.0028, 0.0045, 1400)])
    for r in sizes:
        for _ in range(12):
            # The large ones gather at the wall and in a few places, as the foam settles.
            rr, a = (R - r) * math.sqrt(rng.random()), rng.random() * 6.283
            x, y = rr * math.cos(a), rr * math.sin(a)
            crowd = 0.5 + 0.9 * noise.noise(Vector((x * 5, y * 5, 8))) + 0.8 * max(0, rr / R - 0.72) / 0.28
            if r > 0.0045 and rng.random() > crowd:
                continue
            cx, cy = int(x // cell), int(y // cell)
            near = [b for dx in (-3, -2, -1, 0, 1, 2, 3) for dy in (-3, -2, -1, 0, 1, 2, 3) for b in placed.get((cx + dx, cy + dy), ())]
            if any((x - b[0]) ** 2 + (y - b[1]) ** 2 < ((r + b[2]) * 0.90) ** 2 for b in near):
                continue
            placed.setdefault((cx, cy), []).append((x, y, r))
            big = r > 0.0045
            at = Vector(loc) + Vector((x, y, lie(x, y) + r * (0.10 if big else -0.45)))
            obj("bubble", dome if big else tiny, at, (0, 0, a), (r, r, r * (0.80 if big else 1.0)))
            break


foam((0, 0, 0.965), 0.356)
beans = [bean()]
scatter(beans, 120, (0.98, -0.16), (0.2, 0.26), 0.05, 0.062, 4, (0, 0, 0.74), sink=0.1, tries=2, flip=0.5)
scatter(beans, 14, (-0.72, -0.60), (0.20, 0.10), 0.05, 0.062, 8, (0, 0, 0.74), sink=0.1, flip=0.5)
ground_coffee = powder("groundcoffee", hexc("351a0c"), hexc("1d0d06"), [hexc("54301a")], 90)
powder_heap(ground_coffee, 0.42, 0.0, 0.2, 3.0, 0.02, loc=(-0.98, 0.36, 0), grains=700, power=1.1)
dust(ground_coffee, 300, (-0.9, 0.04), (0.3, 0.12), 6, r=0.008)
steam((0.02, 0.05, 1.02), strength=0.16)
window((0, 0, 0.5), power=250, low=2.9, kick=34)
orbit((0.03, -0.02, 0.60), 3.55, 40, 4, 62, (0.03, -0.14, 0.97), 0.8)
