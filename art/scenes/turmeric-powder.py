"""Turmeric: hammered brass bowl on dark stone, dried fingers and one cut fresh."""

from kit import *

stage(exposure=0.22, seed=2)
ground(stone(), 0.3)
turmeric = powder("turmeric", hexc("c57c0a"), hexc("965005"))
R, top = bowl((0, 0, 0), 0.82)
powder_heap(turmeric, R * 0.985, top * 0.80, 0.40, 2.0, 0.022, (-0.05, 0.06), grains=0, power=1.25)
flesh = wet("flesh", hexc("b8560a"), hexc("d97c12"), 14, 0.35, 0.1, 0.3, None, 0.2)
turmeric_root((1.02, -0.42, 0), 0.9, 0.72, 0.085, 3, cut=flesh)
turmeric_root((0.82, -0.78, 0), -0.25, 0.78, 0.095, 5)
turmeric_root((1.22, -0.02, 0), 1.5, 0.6, 0.08, 8)
turmeric_root((-1.16, 0.35, 0), 2.2, 0.7, 0.09, 6)
dust(turmeric, 1600, (-0.45, -0.92), (0.34, 0.12), 4)
dust(turmeric, 260, (0.4, -0.95), (0.25, 0.08), 5)
window((0, 0, 0.4), power=285, low=2.7, kick=60)
orbit((0.06, -0.12, 0.38), 4.5, 36, 4, 64, (0, -0.4, 0.75), 0.6)
