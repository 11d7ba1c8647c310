"""Packs by daylight. A pack's scene needs no more than `from kit.packs import *`.

Apart from the rest of the kit, so that a change here leaves the other pictures as they are."""

from kit import *

from .printed import *
from .daylight import *
from .pouch import *
from .jar import *
from .packet import *
