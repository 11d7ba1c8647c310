"""Coconut oil by day: one clear liquid in a small bottle on banana leaf; a nut cracked open, wet and white, its other half with the eyes."""

from kit import *

def capped(x, y, z, s, r, tint):
    """A ribbed screw cap on a neck whose mouth is at z."""
    lathe([(0, z - 0.14), (r, z - 0.14), (r * 1.02, z - 0.12), (r * 1.02, z + 0.02), (r * 0.94, z + 0.045), (0, z + 0.045)], "cap", plain("cap", hexc(tint), 0.4), 320, 2, (x, y, 0), shape=lambda a, h: 1 + 0.02 * math.cos(40 * a))


daystage(exposure=0.10, gloss=0.6, seed=42, transparent=18)
bpy.context.scene.cycles.diffuse_bounces = 6
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.98, 0.94, 1)
ground(rice_stone(), 0.4)
fresh_leaf(6.0, 2.1, (0.1, -0.78, 0), -0.14, 13.0)
Z = 0.035
oil_bottle((-0.66, 0.52, 0.004), (1, 1, 1), 0.86, 1.12, SHORT, corked=False)
capped(-0.66, 0.52, 1.40, 1, 0.165, "2f8fae")
# Clear as it is, it shows what stands behind it and not a bent room: a breath of warm cream, darker to its sides.
k = N("coconutoil")
edge = k.n("LayerWeight", Blend=0.35).outputs["Facing"]
through = k.n("BsdfTransparent", Color=k.ramp(edge, (0.0, (0.99, 0.962, 0.90)), (0.62, (0.972, 0.925, 0.82)), (1.0, (0.62, 0.50, 0.34))))
milk = k.mixsh(0.05, through, k.n("BsdfDiffuse", Color=hexc("f2e4c4")))
k.surface(k.mixsh(schlick(k, 0.03), milk, k.n("BsdfGlossy", Roughness=0.0, Color=(1, 1, 1))))
for o in bpy.data.objects:
    if o.name.startswith("oilbody"):
        o.data.materials[0] = k.m
    if o.name.startswith("bottle"):
        o.data.materials[0] = thinglass((0.95, 0.97, 0.96), 0.0, 0.06)
coconut_open((0.34, 0.02, 0.60), (0.58, 0.0, -0.66), 1.0, 3)
coconut_open((1.12, 0.84, 0.20), (math.pi + 0.34, 0.0, -0.35), 0.98, 8, 300, True)
for o in bpy.data.objects:
    if o.name.startswith("coconut"):
        b = o.modifiers.new("worn", "SMOOTH")
        b.iterations = 5


def flesh():
    """Broken flesh: wet and white, its fibres run from the skin inwards; a brown skin no thicker than paper."""
    k = N("cocoflesh")
    x, y, z = k.xyz()
    q = k.math("SQRT", k.add(k.times(x, x), k.add(k.times(y, y), k.times(z, z))))
    fibre = k.noise(1.0, 4, 0.7, k.vec(k.times(k.math("DIVIDE", x, q), 46.0), k.times(k.math("DIVIDE", y, q), 46.0), k.times(q, 6.0)))
    n, f = k.noise(6, 4), k.noise(80, 3, 0.7)
    white = k.ramp(k.add(k.times(fibre, 0.6), k.times(n, 0.4)), (0.32, hexc("cbc3b2")), (0.52, hexc("dcd6c8")), (0.70, hexc("e8e3d8")))
    white = k.mix(k.ramp(q, (FLESH_OUT - 0.05, 0), (FLESH_OUT - 0.004, 0.5)), white, hexc("b89c7c"))
    skin = k.ramp(k.add(k.times(f, 0.6), k.times(n, 0.4)), (0.36, hexc("2e160a")), (0.62, hexc("63381c")))
    out = k.math("GREATER_THAN", k.add(q, k.times(k.math("SUBTRACT", n, 0.5), 0.006)), FLESH_OUT)
    k.p(Base_Color=k.mix(out, white, skin), Roughness=k.mix(out, k.ramp(n, (0.35, (0.16,) * 3), (0.65, (0.34,) * 3)), (0.8,) * 3), Specular=0.42)
    k.p(Clearcoat=k.math("SUBTRACT", 0.35, k.times(out, 0.35)), Clearcoat_Roughness=0.1, Normal=k.bump(k.add(fibre, k.times(f, 0.4)), 0.40, 0.007))
    return k.p(Subsurface=k.math("SUBTRACT", 0.24, k.times(out, 0.24)), Subsurface_Color=hexc("e8dfcc"), Subsurface_Radius=(0.07, 0.058, 0.042)).m


RO, FLESH_OUT, RI = 0.52, 0.510, 0.415
white = flesh()


def broken(at, rot, seed, wide):
    """A piece prised from the shell: curved like the nut, its sides broken, not cut."""
    g = random.Random(seed)
    n, t0 = g.choice((4, 5)), g.random() * 6
    planes = [(t0 + 2 * math.pi * i / n + g.gauss(0, 0.2), wide * g.uniform(0.32, 0.55)) for i in range(n)]
    lean = [g.gauss(0, 0.10) for _ in planes]

    def reach(a, depth):
        cut = [max(1e-6, math.cos(a - t)) / (h * (1 + l * depth)) for (t, h), l in zip(planes, lean)]
        p = Vector((math.cos(a) * 2, math.sin(a) * 2, seed + depth))
        return sum(c**9 for c in cut) ** (-1 / 9) * (1 + 0.05 * noise.noise(p) + 0.03 * noise.noise(p * 4))

    rows = [(RO, i / 16) for i in range(17)] + [(RO - (RO - RI) * i / 16, 1 - 0.03 * (i > 13)) for i in range(1, 16)] + [(RI, i / 16) for i in range(16, -1, -1)]
    nv, v = 120, []
    for r, q in rows:
        for j in range(nv):
            a = 2 * math.pi * j / nv
            depth = (RO - r) / (RO - RI)
            w = reach(a, depth) * (q if q < 0.97 else q - 0.0)
            rr = r + (0.006 * noise.noise(Vector((w * math.cos(a) * 9, w * math.sin(a) * 9, seed))) if r <= RI + 0.001 else 0)
            v.append(Vector((rr * math.sin(w) * math.cos(a), rr * math.sin(w) * math.sin(a), -rr * math.cos(w))))
    faces = [(i * nv + j, (i + 1) * nv + j, (i + 1) * nv + (j + 1) % nv, i * nv + (j + 1) % nv) for i in range(len(rows) - 1) for j in range(nv)]
    o = obj("broken", mesh("broken", v, faces, white))
    o.matrix_world = Matrix.Translation(at) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Translation((0, 0, (RO + RI) / 2))


for i, (x, y, z, rot, w) in enumerate(
    [
        (-0.62, -0.86, 0.085, (0.10, -0.06, 0.3), 0.95),
        (-0.30, -1.08, 0.135, (1.05, 0.10, -0.2), 0.80),
        (-0.72, -1.16, 0.085, (-0.08, 0.10, 1.9), 0.72),
        (0.12, -1.00, 0.090, (3.25, 0.15, 0.8), 0.80),
        (0.74, -0.98, 0.130, (0.95, -0.15, 0.5), 0.85),
        (1.02, -0.88, 0.085, (0.05, 0.12, 2.6), 0.62),
    ]
):
    broken((x, y, z + Z), rot, i + 3, w)
morning((0, 0, 0.4), power=4.0, back=0.1, high=2.9, cards=0.7)
orbit((0.08, -0.06, 0.50), 4.65, 31, 2, 60, (0.2, -0.35, 0.45), 0.55)
