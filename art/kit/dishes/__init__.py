"""Dishes and how they are made, by morning light. A scene needs no more than `from kit.dishes import *`.

Apart from the rest of the kit, so that a change here leaves the other pictures as they are."""

from kit.packs import *

from .morning import *
from .tools import *
from .food import *
from .mill import *
from .open_pouch import *
