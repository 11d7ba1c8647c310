"""Fruit cut in half. A scene adds `from kit.halves import *`.

Apart from the rest of the kit, so that a change here leaves the other pictures as they are."""

from .citron import *
from .nutmeg import *
