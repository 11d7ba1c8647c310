"""Idli podi by day: soft idlis with their rims on banana leaf, one torn open, the podi with its well of sesame oil; a breath of steam."""

from kit import *

daystage(exposure=0.34, gloss=0.6, seed=8)
bpy.context.scene.cycles.diffuse_bounces = 5
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.98, 0.95, 1)
ground(pale_wood(hexc("6e4e32"), hexc("9a7450")), 0.08)
fresh_leaf(6.0, 3.2, (0, 0.05, 0), -0.22, 7.0)
Z = 0.045


def steamed(name, inside=False):
    """Rice and urad batter, steamed: warm white, matte, pricked by the steam; the pores are darker than the skin."""
    k = N(name)
    n, p = k.noise(4, 5), k.noise(60, 4, 0.65)
    big, small = k.ramp(k.voro(30), (0.10, 1), (0.32, 0)), k.ramp(k.voro(72), (0.10, 1), (0.34, 0))
    pores = k.add(k.times(big, 0.55), k.times(small, 0.45))
    col = k.ramp(n, (0.3, hexc("d6cfbd")), (0.7, hexc("e0dacb")))
    col = k.mix(k.times(pores, 0.50 if inside else 0.12), col, hexc("94866a"))
    h = k.math("SUBTRACT", k.times(p, 0.5), pores)
    k.p(Base_Color=col, Roughness=0.7, Specular=0.2, Normal=k.bump(h, 0.8 if inside else 0.45, 0.012))
    return k.p(Subsurface=0.25, Subsurface_Color=hexc("e6dac0"), Subsurface_Radius=(0.05, 0.036, 0.022)).m


skin, inside = steamed("steamed"), steamed("torncrumb", True)
LENS = [(0, 0.0), (0.14, 0.004), (0.26, 0.022), (0.35, 0.055), (0.40, 0.086), (0.425, 0.100), (0.446, 0.104), (0.452, 0.112), (0.446, 0.120), (0.425, 0.123), (0.410, 0.127), (0.385, 0.146), (0.33, 0.184), (0.24, 0.222), (0.13, 0.244), (0, 0.250)]


def cell(p):
    return noise.voronoi(p)[0][0]


def soft(at, s, seed, rot=(0, 0, 0), torn=None):
    """A lens with the thin flange of its mould; pores of the steam are real dents. torn: where it was pulled apart (x, of the radius)."""
    a0 = Vector((seed * 7.0, 3, 1))
    o = lathe([(x * s, z * s) for x, z in LENS], "softidli", skin, 380, 16)
    x0 = None if torn is None else torn * 0.43 * s

    def line(y, z):
        return x0 + 0.045 * noise.noise(Vector((y * 5, z * 5, seed))) + 0.022 * noise.noise(Vector((y * 14, z * 14, seed))) + 0.010 * noise.noise(Vector((y * 40, z * 40, seed)))

    for v in o.data.vertices:
        p = v.co.copy()
        r = math.hypot(p.x, p.y)
        k = 1 + 0.020 * noise.noise(p.normalized() * 1.2 + a0) + 0.012 * noise.noise(Vector((p.x, p.y, 0)) * 7 + a0) * (r > 0.36 * s)
        p.x, p.y = p.x * k, p.y * k
        up = 1 if p.z > 0.12 * s else 0.3
        dent = max(0, 0.22 - cell(p * 17 + a0)) * 0.030 + max(0, 0.24 - cell(p * 48 + a0 * 2)) * 0.012
        p.z += s * up * (0.010 * noise.noise(p * 2.4 + a0) + 0.0022 * noise.noise(p * 9 + a0)) - up * dent
        if x0 is not None:
            p.x = min(p.x, line(p.y, p.z))
        v.co = p
    M = Matrix.Translation(at) @ Euler(rot).to_matrix().to_4x4()
    o.matrix_world = M
    if x0 is None:
        return
    top = LENS[9:]

    def height(r):
        for (a, za), (b, zb) in zip(top, top[1:]):
            if b * s <= r <= a * s:
                return (zb + (za - zb) * (r - b * s) / ((a - b) * s)) * s
        return 0.12 * s

    def bottom(r):
        for (a, za), (b, zb) in zip(LENS[:7], LENS[1:7]):
            if a * s <= r <= b * s:
                return (za + (zb - za) * (r - a * s) / ((b - a) * s)) * s
        return 0.104 * s

    w = math.sqrt((0.44 * s) ** 2 - x0**2)

    def face(u, v):
        y = (u * 2 - 1) * w
        r = min(math.hypot(x0, y), 0.445 * s)
        lo, hi = bottom(r), height(r)
        z = lo + (hi - lo) * v
        q = Vector((0, y, z * 1.3)) + a0
        q += 0.012 * Vector((0, noise.noise(q * 30), noise.noise(q * 30 + a0)))
        hole = max(0, 0.40 - cell(q * 15)) * 0.11 + max(0, 0.36 - cell(q * 30 + a0)) * 0.065 + max(0, 0.34 - cell(q * 62)) * 0.03
        e = min(1.0, min(v, 1 - v) * 8, (1 - abs(2 * u - 1)) * 16)
        belly = 0.035 * noise.noise(Vector((y * 7, z * 9, seed + 4)))
        return Vector((line(y, z) + e * (0.018 + belly - hole) - 0.002, y, z))

    grid("crumbface", 420, 130, face, inside).matrix_world = M


soft((-0.66, 0.36, Z), 1.16, 1, (0, 0, 1.0))
soft((0.30, 0.54, Z), 1.16, 4, (0, 0, 2.0))
soft((-0.20, 0.38, Z + 0.215), 1.14, 2, (0.10, -0.04, 0.3))
soft((-0.40, -0.42, Z + 0.01), 1.16, 6, (0.0, 0.0, -2.35), 0.18)
podi = powder("podi", hexc("8a4416"), hexc("56260b"), [hexc("821804"), hexc("c4924a"), hexc("3a2212")], 62, 0.60)
P = (0.58, -0.44, Z)
f = powder_heap(podi, 0.56, -0.03, 0.22, 5.0, 0.030, (0.02, 0.02), P, 1.4, grains=2400, well=(0.0, 0.0, 0.20, 0.12))
k = N("podioil")
n = k.noise(7, 4)
k.p(Base_Color=k.ramp(n, (0.35, hexc("7a2c04")), (0.65, hexc("a85208"))), Roughness=0.06, Specular=0.35, Normal=k.bump(n, 0.10, 0.02))
k.surface(k.mixsh(0.72, k.n("BsdfTransparent", Color=(1.0, 0.56, 0.14)), k.b))
disc(0.25, lambda x, y: 0.003 * fbm(x, y, 5, 2, 1), k.m, "pool", 24, 80, (P[0], P[1], P[2] + f(0, 0) + 0.045))
dust(podi, 420, (0.02, -0.92), (0.26, 0.07), 5, z=Z, r=0.006)
dust(podi, 260, (1.0, -0.62), (0.09, 0.14), 8, z=Z, r=0.006)
scatter([urad_dal()], 34, (-0.02, -1.16), (0.16, 0.05), 0.022, 0.02, 6, z=Z)
chilli((1.02, 0.10, Z), 2.2, 0.62, 0.056, 4, 0.22)
steam((-0.15, 0.46, 0.50), 1.1, 1.2, 0.42)
morning((0, 0, 0.3), power=4.2, back=1.3, high=1.5, cards=0.5)
card((0.5, 4.0, 3.4), (0.5, -0.4, 0.2), 0.9, 0.7, (1, 0.95, 0.88), 1.3)
orbit((0.0, -0.06, 0.20), 4.3, 38, 3, 62, (-0.1, -0.4, 0.25), 0.55)
