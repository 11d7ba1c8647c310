"""Scene settings, rendering and saving."""

import os
import tempfile

import bpy
import numpy as np

from .denoise import denoise
from .light import world

WANT = {"scale": 1.0, "samples": 32, "seconds": 0.0}


def ask(scale, samples, seconds):
    """What the caller of run.py wants; stage() reads it."""
    WANT.update(scale=scale, samples=samples, seconds=seconds)


def stage(size=(1200, 1200), exposure=0.1, gloss=0.4, ambient=0.045, transparent=14, seed=5, quality=1.0):
    """Empty scene with the settings every picture shares. size in pixels of the master; quality multiplies the samples
    (metal that mirrors metal wants more)."""
    import random

    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    WANT["samples"] = round(WANT["samples"] * quality)
    s = bpy.context.scene
    r, c = s.render, s.cycles
    r.engine, c.device, c.samples = "CYCLES", "CPU", WANT["samples"]
    r.resolution_x, r.resolution_y = (round(x * WANT["scale"]) for x in size)
    s.view_settings.view_transform, s.view_settings.look = "Filmic", "Medium High Contrast"
    s.view_settings.exposure = exposure
    c.use_denoising, c.use_adaptive_sampling = False, True
    c.adaptive_threshold, c.adaptive_min_samples = 0.012, 16
    # Metal facing metal needs 8 glossy bounces, else the wall between two vessels goes black.
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 10, 3, 8, 4
    c.transparent_max_bounces = transparent
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 1.6, 8, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.filter_width = 1.3
    s.view_layers[0].cycles.denoising_store_passes = True
    world(strength=ambient, gloss=gloss)
    return s


def _half(s, seed, folder):
    """One render with its own seed; returns colour, albedo and normal as arrays (rows bottom-up, as Blender keeps them)."""
    s.cycles.seed, s.cycles.time_limit = seed, WANT["seconds"] / 2
    s.cycles.samples = max(8, WANT["samples"] // 2)
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new("CompositorNodeRLayers")
    names = ("Image", "Denoising Albedo", "Denoising Normal")
    file = t.nodes.new("CompositorNodeOutputFile")
    file.base_path, file.format.file_format, file.format.color_depth = folder, "OPEN_EXR", "32"
    file.file_slots.clear()
    for i, n in enumerate(names):
        file.file_slots.new("p%d_%d_" % (seed, i))
        t.links.new(layers.outputs[n], file.inputs[i])
    bpy.ops.render.render()
    passes = []
    for i in range(len(names)):
        image = bpy.data.images.load(os.path.join(folder, "p%d_%d_%04d.exr" % (seed, i, s.frame_current)))
        image.colorspace_settings.name = "Raw"
        w, h = image.size
        a = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(a)
        passes.append(a.reshape(h, w, 4)[..., :3].copy())
    return passes


def shoot(out):
    """Render, denoise, and save through the view transform (JPEG or PNG by the name's ending)."""
    s = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        a, b = _half(s, 11, folder), _half(s, 12, folder)
    clean = denoise(a, b)
    h, w, _ = clean.shape
    image = bpy.data.images.new("clean", w, h, float_buffer=True)
    image.pixels.foreach_set(np.dstack([clean, np.ones((h, w), np.float32)]).ravel())
    f = s.render.image_settings
    f.color_mode, f.quality = "RGB", 92
    f.file_format = "JPEG" if out.endswith(".jpg") else "PNG"
    s.use_nodes = False
    image.save_render(os.path.abspath(out), scene=s)
