"""Entry point inside Blender: blender -b --python-exit-code 1 --python art/kit/run.py -- scene.py out.jpg scale samples seconds

Runs one scene file, renders it in two halves with different seeds (their difference is the noise), denoises, saves."""

import os
import runpy
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from kit.stage import ask, shoot  # noqa: E402

scene_file, out, scale, samples, seconds = sys.argv[sys.argv.index("--") + 1 :]
start = time.time()
ask(float(scale), int(samples), float(seconds))
runpy.run_path(scene_file)
built = time.time()
shoot(out)
print("TIMING build %.1f s, render and denoise %.1f s" % (built - start, time.time() - built))
