"""Half a citron."""

from kit import *


def cut_citron(loc, rot, s, peel, rng, seed=2):
    """A half of a citron, face up: pith thick as a finger, sacs of juice between thin walls, the cut not quite flat."""
    walls, w = [], 0.0
    while w < 6.0:
        walls.append(w)
        w += rng.uniform(0.48, 0.72)
    R = 0.42 * s

    def round_(c, up):
        d = Vector((c.x, c.y, up))
        return 1 + 0.030 * math.cos(9 * math.atan2(c.y, c.x) + noise.noise(d * 2)) + 0.020 * noise.noise(d * 8) + 0.014 * noise.noise(d * 15) + 0.04 * noise.noise(d * 1.5)

    def outside(u, v):
        a, t = v * 2 * math.pi, u * math.pi / 2
        c = Vector((math.cos(a), math.sin(a), 0))
        k = round_(c * math.sin(t), -math.cos(t))
        return Vector((R * k * math.sin(t) * c.x, R * k * math.sin(t) * c.y, -R * k * math.cos(t)))

    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    grid("half", 90, 200, outside, peel, wrap=True).matrix_world = M
    k = N("citronface")
    in_, tone = k.uv()
    x, y, z = k.xyz()
    q = k.times(k.math("SQRT", k.add(k.times(x, x), k.times(y, y))), 1 / R)
    n, f = k.noise(9, 5), k.noise(70, 4, 0.7)
    pith = k.ramp(k.add(k.times(n, 0.5), k.times(f, 0.5)), (0.32, hexc("c4bd94")), (0.62, hexc("dfdabd")))
    pith = k.mix(k.ramp(q, (0.78, 0), (0.92, 0.65)), pith, hexc("b7bb6c"))
    pulp = k.ramp(k.add(k.times(tone, 0.75), k.times(n, 0.25)), (0.30, hexc("8e9030")), (0.55, hexc("b4b356")), (0.85, hexc("cfcd86")))
    col = k.mix(k.ramp(in_, (0.42, 0), (0.58, 1)), pith, pulp)
    glands = k.ramp(k.voro(40), (0.06, 1), (0.22, 0))
    zest = k.mix(k.times(glands, 0.5), hexc("6f7c18"), hexc("33450c"))
    col = k.mix(k.ramp(k.add(q, k.times(k.math("SUBTRACT", n, 0.5), 0.03)), (0.935, 0), (0.965, 1)), col, zest)
    k.p(
        Base_Color=col,
        Roughness=k.mix(in_, (0.50,) * 3, (0.10,) * 3),
        Specular=0.45,
        Clearcoat=k.times(in_, 0.5),
        Clearcoat_Roughness=0.05,
        Subsurface=0.20,
        Subsurface_Color=col,
        Subsurface_Radius=(0.06, 0.05, 0.018),
        Normal=k.bump(f, 0.25, 0.006),
    )

    def cell(x, y):
        r, a = math.hypot(x, y) / R, math.atan2(y, x) % (2 * math.pi)
        near = min(abs((a - t + math.pi) % (2 * math.pi) - math.pi) for t in walls)
        core = 0.075 + 0.02 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 7)))
        rim = 0.68 + 0.05 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed)))
        d = min(r * math.sin(min(near, 1.5)) - 0.010, r - core, (rim - r) - 0.30 * max(0, 0.20 - near) ** 1.0)
        return r, a, d

    def sacs(r, a):
        """Slender, pointing at the middle, each a little bowed."""
        p = Vector((a * 11.0 + 0.8 * noise.noise(Vector((a * 4, r * 5, 0))), r * 5.2 + 1.2 * noise.noise(Vector((a * 9, 4, 0))), 2))
        near, next_ = noise.voronoi(p)[0][:2]
        return min(1.0, 2.2 * (next_ - near)) ** 0.6

    def face(u, v):
        a0 = v * 2 * math.pi
        k0 = round_(Vector((math.cos(a0), math.sin(a0), 0)), 0.0)
        x, y = R * k0 * u * math.cos(a0), R * k0 * u * math.sin(a0)
        r, a, d = cell(x, y)
        z = 0.012 * s * (1 - max(0, (u - 0.94) / 0.06) ** 2) + 0.006 * min(1, (1 - u) * 20) * s * noise.noise(Vector((x * 5, y * 5, 1)))
        if d > 0:
            sac = sacs(r, a)
            z += s * (-0.006 + min(1, d / 0.02) * (0.008 * sac + 0.005))
        else:
            z += s * 0.0016 * noise.noise(Vector((x * 60, y * 60, 2)))
        return Vector((x, y, z))

    def look(u, v):
        a0 = v * 2 * math.pi
        k0 = round_(Vector((math.cos(a0), math.sin(a0), 0)), 0.0)
        r, a, d = cell(R * k0 * u * math.cos(a0), R * k0 * u * math.sin(a0))
        return (min(1, max(0, 0.5 + d / 0.016)), 0.2 + 0.7 * sacs(r, a))

    nu, nv = 170, 460
    v = [face(i / nu, j / nv) for i in range(nu + 1) for j in range(nv)]
    uv = [look(i / nu, j / nv) for i in range(nu + 1) for j in range(nv)]
    faces = [(i * nv + j, (i + 1) * nv + j, (i + 1) * nv + (j + 1) % nv, i * nv + (j + 1) % nv) for i in range(nu) for j in range(nv)]
    obj("face", mesh("face", v, faces, k.m, uv=uv)).matrix_world = M
    pip = wet("pip", hexc("b9a878"), hexc("d8cba2"), 6, 0.3, 0.1, 0.15, None, 0.3)
    for a, r in ((0.7, 0.16), (2.5, 0.19), (4.4, 0.15), (5.3, 0.22)):
        me = blob("pip", pip, 20, 14, lambda d: 1 - 0.4 * max(0, d.x), (0.040 * s, 0.021 * s, 0.016 * s))
        obj("pip", me).matrix_world = M @ Matrix.Translation((R * r * math.cos(a), R * r * math.sin(a), 0.010 * s)) @ Matrix.Rotation(a + 3.14, 4, "Z")
