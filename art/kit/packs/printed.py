"""What is printed: the product's colour, and its label as a material."""

import json
import os

import bpy

from kit.nodes import N, hexc

ART = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def colour_of(slug):
    """The product's deep colour (linear), from its record."""
    with open(os.path.join(ART, "..", "lib", "content", "products", slug + ".json"), encoding="utf-8") as f:
        return hexc(json.load(f)["colour"])


def label_image(slug):
    """The label as art/labels.ts drew it."""
    image = bpy.data.images.load(os.path.join(ART, "drafts", "labels", slug + ".png"))
    image.colorspace_settings.name = "sRGB"
    return image


def print_node(k, slug):
    """The label's colour by UV (0..1, v upwards)."""
    x = k.n("TexImage", interpolation="Cubic", extension="EXTEND")
    x.image = label_image(slug)
    k.put(x.inputs["Vector"], k.n("TexCoord").outputs["UV"])
    return x.outputs["Color"]


def paper_print(slug, rough=0.62):
    """Label paper: printed, uncoated, with a trace of fibre."""
    k = N("label")
    k.p(Base_Color=print_node(k, slug), Roughness=rough, Specular=0.22, Normal=k.bump(k.noise(160, 3, 0.6), 0.06, 0.002))
    return k.m


def matte(name, col, rough=0.5, spec=0.3):
    """Lacquer or film in one colour, soft to the touch."""
    k = N(name)
    k.p(Base_Color=col, Roughness=rough, Specular=spec, Normal=k.bump(k.noise(120, 2), 0.04, 0.002))
    return k.m
