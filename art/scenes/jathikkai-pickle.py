"""Jathikkai pickle: nutmeg rind in a low jar, the yellow fruit whole and open with its seed in red mace."""
from kit import *

stage(exposure=.25, gloss=.3, seed=23, transparent=18)
ground(stone(hexc("141110"), hexc("302923")), .5)
rind1 = wet("jathi1", hexc("a8772c"), hexc("cfa258"), 6, .15, .25, .15, hexc("8a2408"), .6, .60)
rind2 = wet("jathi2", hexc("8f4a16"), hexc("bd7a30"), 6, .15, .2, .15, hexc("6b1206"), .6, .60)
masala = wet("masala", hexc("7a2206"), hexc("a8480e"), 9, .16, .1, .5, hexc("c98c3c"))
J = (-.28, .22, .003)
glass_jar(J, 1.18, .86)
pieces_in_jar(J, chunks((rind1, rind1, rind2), (.17, .10, .05), rough=.2), masala, .72, 1.18, .86, ring=12, rings=6, top=12, oilcol=(1., .72, .36), oiltop=(1., .52, .16), seeds=90)
nutmeg_fruit((.98, -.02, .33), (.2, .15, 1.1), 1.1, seed=2)
nutmeg_fruit((.62, -.66, .30), (-.32, .10, .35), 1.05, True, 4)
shell = dried("nutshell", hexc("3a2010"), hexc("6a4426"), hexc("24120a"), scale=8, rough=.5, spec=.35, bump=.3, dist=.008)
for i, (x, y, rz) in enumerate([(-.68, -.86, .4), (-.96, -.62, 1.6)]):
    obj("nut", blob("nut", dried("kernel", hexc("57402a"), hexc("7c6248"), hexc("3c2a1a"), scale=9, rough=.8, bump=.6, dist=.012), 56, 44, lambda d: 1 - .07 * abs(noise.noise(d * 3.2 + Vector((i * 4, 0, 0)))) ** .7, (.17, .13, .13)), (x, y, .128), (0, .1, rz))
mace_and_seed(Matrix.Translation((-.22, -1.02, .15)) @ Euler((.3, .1, 2.6)).to_matrix().to_4x4(), 1.05)
window((0, 0, .4), power=235, low=2.6, kick=80)
orbit((.08, -.14, .38), 4.4, 31, 4, 62, (.1, -.5, .4), .55)
