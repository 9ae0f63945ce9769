"""The six pictures of the feed, 1200x675."""

from pictures.city import city
from pictures.dunes import dunes
from pictures.fjord import fjord
from pictures.forest import forest
from pictures.planets import planets
from pictures.sails import sails

ALL = [fjord, sails, city, dunes, forest, planets]
