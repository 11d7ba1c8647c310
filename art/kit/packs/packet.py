"""A clear flat packet of appalams with a paper band round its middle."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.appalam import raw
from kit.liquids import schlick
from kit.nodes import N
from kit.shapes import grid

from .printed import paper_print

BAND = 720 / 1500


def clear_film():
    """Cellophane: nearly invisible, with small creases that catch the window."""
    k = N("film")
    u, v = k.uv()
    p = k.vec(k.times(u, 9.0), k.times(v, 9.0))
    crease = k.math("ABSOLUTE", k.math("SUBTRACT", k.noise(1.0, 3, 0.5, p, 0.8), 0.5))
    nm = k.bump(k.ramp(crease, (0.0, 1), (0.06, 0)), 0.3, 0.01)
    clear = k.n("BsdfTransparent", Color=(0.97, 0.98, 0.98))
    gloss = k.n("BsdfGlossy", Roughness=0.12, Color=(1, 1, 1))
    k.put(gloss.inputs["Normal"], nm)
    return k.surface(k.mixsh(schlick(k, 0.06, nm), clear, gloss)).m


def packet(slug, discs, loc=(0, 0, 0), turn=0.0, lean=12, R=0.62, n=16, thick=0.30, w=1.52, h=1.46, seed=1, low=0.26):
    """discs: material of the raw appalams. lean: degrees back from upright. The discs stand in the bag on their rims."""
    place = Matrix.Translation(Vector(loc)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    place = place @ Matrix.Rotation(math.radians(-lean), 4, "X")
    rng = random.Random(seed)
    middle = Vector((0, 0, R + 0.012))
    for i in range(n):
        y = (i / (n - 1) - 0.5) * (thick - 0.05)
        o = raw(discs, (0, 0, 0), R * rng.uniform(0.985, 1.0), i + seed, warp=0.012)
        at = Matrix.Translation(middle + Vector((rng.gauss(0, 0.006), y, 0)))
        o.matrix_world = place @ at @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Rotation(rng.random() * 6.28, 4, "Z")

    def depth(x, z):
        """Half the thickness of the bag at a point of its front: full over the discs, nothing at the rim."""
        r = math.hypot(x, z - middle.z)
        side = min(1.0, max(0.0, (w / 2 - abs(x)) / 0.12))
        top = min(1.0, max(0.0, (h - z) / 0.26))
        over = max(0.0, r - R) / 0.2
        wrinkle = 0.014 * noise.noise(Vector((x * 6, z * 6, seed))) * min(1.0, over * 2)
        return (thick / 2 + 0.006) * math.sqrt(side) * min(1.0, top**0.7) * (1 - 0.25 * min(1, over)) + wrinkle * side * top

    def sheet(front):
        s = -1 if front else 1
        return lambda u, v: ((v - 0.5) * w, s * (0.003 + depth((v - 0.5) * w, u * h)), u * h + 0.004)

    film = clear_film()
    for front in (True, False):
        grid("packet", 120, 120, sheet(front), film).matrix_world = place
    half, rim = thick / 2 + 0.014, 0.11

    def band(u, v):
        """Across the front in the middle of the paper, then round both sides."""
        x = (u - 0.5) * w
        edge = max(0.0, abs(x) - (w / 2 - rim)) / rim
        y = -half * math.sqrt(max(0.0, 1 - edge**2))
        return (x * 0.985, y - 0.006 * noise.noise(Vector((x * 2, v * 2, seed))), low + v * w * BAND)

    grid("band", 160, 12, band, paper_print(slug)).matrix_world = place
    return w / 2, h
