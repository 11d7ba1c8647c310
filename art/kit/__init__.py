"""The picture kit. 1 unit = 10 cm everywhere. A scene needs no more than `from kit import *`."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from .nodes import *
from .materials import *
from .surfaces import *
from .shapes import *
from .seeds import *
from .heaps import *
from .vessels import *
from .leaves import *
from .spices import *
from .garlic import *
from .fruits import *
from .roots import *
from .liquids import *
from .bottles import *
from .petti import *
from .pickles import *
from .appalam import *
from .light import *
from .camera import *
from .stage import *
from .day import *
from .sundried import *
from .coconut import *
from .meal import *
from .kitchen import *
from .home import *
