"""Pulikuzhambu powder: turned wooden bowl, tamarind pods and pulp, fenugreek and pepper on stone."""
from kit import *

stage(exposure=.25, seed=10)
ground(stone(hexc("171310"), hexc("352c25")), 1.4)
powderm = powder("pulikuzhambu", hexc("642a10"), hexc("3a1406"), [hexc("8a5220"), hexc("281008")], 80, .64)
B = (-.12, .12, 0)
R, top = wooden_bowl(B, 1.12)
powder_heap(powderm, R * .985, top * .86, .32, 7., .026, (.05, .06), B, 1.25, grains=900)
tamarind_pod((.92, -.62, 0), .55, .98, 1)
tamarind_pod((1.12, -.18, 0), 1.0, .9, 2)
tamarind_pod((.60, -.98, 0), -.1, .85, 3)
tamarind_pulp((-.80, -.80, 0), .92, 2)
scatter([fenugreek()], 70, (-.12, -1.05), (.16, .08), .018, .022, 4)
scatter([pepper(seed=s) for s in range(3)], 26, (-1.22, -.32), (.12, .14), .027, .054, 6)
dust(powderm, 260, (.28, -.86), (.16, .08), 5)
window((0, 0, .4), power=310, low=2.7, kick=55)
orbit((.02, -.12, .32), 4.5, 40, 6, 62, (0, -.3, .6), .6)
