"""Turmeric: hammered brass bowl on dark stone, dried fingers and one cut fresh."""
from kit import *

stage(exposure=.22, seed=2)
ground(stone(), .3)
turmeric = powder("turmeric", hexc("c57c0a"), hexc("965005"))
R, top = bowl((0, 0, 0), .82)
powder_heap(turmeric, R * .985, top * .80, .40, 2., .022, (-.05, .06), grains=0, power=1.25)
flesh = wet("flesh", hexc("b8560a"), hexc("d97c12"), 14, .35, .1, .3, None, .2)
turmeric_root((1.02, -.42, 0), .9, .72, .085, 3, cut=flesh)
turmeric_root((.82, -.78, 0), -.25, .78, .095, 5)
turmeric_root((1.22, -.02, 0), 1.5, .6, .08, 8)
turmeric_root((-1.16, .35, 0), 2.2, .7, .09, 6)
dust(turmeric, 1600, (-.45, -.92), (.34, .12), 4)
dust(turmeric, 260, (.4, -.95), (.25, .08), 5)
window((0, 0, .4), power=285, low=2.7, kick=60)
orbit((.06, -.12, .38), 4.5, 36, 4, 64, (0, -.4, .75), .6)
