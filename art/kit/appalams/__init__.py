"""Appalams close to. A scene needs no more than `from kit.appalams import *`.

Apart from the rest of the kit, so that a change here leaves the other pictures as they are."""

from kit import *

from .sheets import *
from .skins import *
