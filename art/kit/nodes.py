"""A tiny shader-node builder and colours."""

import bpy


def hexc(h):
    """sRGB hex to linear. Filmic pushes yellow and red to neon: go darker than you think."""
    return tuple(((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in bytes.fromhex(h.lstrip("#")))


def mul(c, k):
    return tuple(min(1, x * k) for x in c)


class N:
    """A material and its node tree. Keyword inputs take a socket or a value."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.b, self.out = self.t.nodes["Principled BSDF"], self.t.nodes["Material Output"]

    def n(self, kind, **kw):
        x = self.t.nodes.new("ShaderNode" + kind)
        for k, v in kw.items():
            if k in x.inputs:
                self.put(x.inputs[k], v)
            else:
                setattr(x, k, v)
        return x

    def put(self, sock, v):
        if hasattr(v, "is_output"):
            self.t.links.new(v, sock)
        else:
            sock.default_value = (*v, 1) if sock.type == "RGBA" and len(v) == 3 else v

    def p(self, **kw):
        """Principled inputs, with _ for the blank."""
        for k, v in kw.items():
            self.put(self.b.inputs[k.replace("_", " ")], v)
        return self

    def obj(self):
        return self.n("TexCoord").outputs["Object"]

    def uv(self):
        s = self.n("SeparateXYZ", Vector=self.n("TexCoord").outputs["UV"])
        return s.outputs[0], s.outputs[1]

    def xyz(self):
        s = self.n("SeparateXYZ", Vector=self.obj())
        return s.outputs[0], s.outputs[1], s.outputs[2]

    def vec(self, x, y, z=0.0):
        return self.n("CombineXYZ", X=x, Y=y, Z=z).outputs[0]

    def noise(self, scale, detail=6, rough=0.55, vec=None, dist=0):
        x = self.n("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        self.put(x.inputs["Vector"], vec or self.obj())
        return x.outputs["Fac"]

    def voro(self, scale, feature="F1", vec=None):
        x = self.n("TexVoronoi", Scale=scale)
        x.feature = feature
        self.put(x.inputs["Vector"], vec or self.obj())
        return x.outputs["Distance"]

    def ramp(self, fac, *stops):
        x = self.n("ValToRGB", Fac=fac)
        e = x.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (pos, col) in zip(e, stops):
            col = (col,) * 3 if isinstance(col, (int, float)) else col
            el.position, el.color = pos, (*col, 1) if len(col) == 3 else col
        return x.outputs["Color"]

    def bump(self, height, strength=0.3, dist=0.01, normal=None):
        x = self.n("Bump", Height=height, Strength=strength, Distance=dist)
        if normal is not None:
            self.put(x.inputs["Normal"], normal)
        return x.outputs["Normal"]

    def math(self, op, a, b=0.0):
        x = self.n("Math", operation=op)
        self.put(x.inputs[0], a)
        self.put(x.inputs[1], b)
        return x.outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def times(self, a, b):
        return self.math("MULTIPLY", a, b)

    def mix(self, fac, a, b, mode="MIX"):
        x = self.n("MixRGB", Fac=fac, Color1=a, Color2=b)
        x.blend_type = mode
        return x.outputs[0]

    def rnd(self):
        """One random number per object."""
        return self.n("ObjectInfo").outputs["Random"]

    def mixsh(self, fac, a, b):
        x = self.n("MixShader", Fac=fac)
        self.t.links.new(a.outputs[0], x.inputs[1])
        self.t.links.new(b.outputs[0], x.inputs[2])
        return x

    def surface(self, sh):
        self.t.links.new(sh.outputs[0] if hasattr(sh, "outputs") else sh, self.out.inputs["Surface"])
        return self

    def translucent(self, col, amount):
        """Light from behind shines through thin things (leaves, appalam)."""
        return self.surface(self.mixsh(amount, self.b, self.n("BsdfTranslucent", Color=col)))
