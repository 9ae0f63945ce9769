"""Parts that several pictures share."""

import math

import numpy

from canvas import ramp

WIDTH, HEIGHT = 1200, 675


def facets(canvas, size, slope):
    """Returns light and shade on a mountain, -1...1: the slant of a noise field that leans with `slope`."""
    field = canvas.noise(size, octaves=5, roughness=0.55)
    shift = (numpy.arange(canvas.rows)[:, None] * slope + numpy.arange(canvas.columns)[None, :]).astype(int)
    last = canvas.columns - 1
    field = numpy.take_along_axis(field, last - numpy.abs(shift % (2 * last) - last), axis=1)
    slant = numpy.gradient(field, axis=1)
    return numpy.clip(slant / (slant.std() * 1.6), -1, 1)


def reflect(canvas, shore, strength, tint, ripple):
    """Mirrors the picture above `shore` in the water below it, broken by ripples that grow toward the viewer."""
    first = int(shore * canvas.scale)
    count = canvas.rows - first
    depth = (numpy.arange(count) + 0.5) / count
    waves = canvas.noise(5, octaves=3, stretch=14)[first:]
    source = (
        first
        - 1
        - (numpy.arange(count)[:, None] * 0.9 + waves * ripple * canvas.scale * (0.15 + depth[:, None])).astype(int)
    )
    source = numpy.clip(source, 0, first - 1)
    mirrored = numpy.take_along_axis(canvas.pixels, numpy.repeat(source[..., None], 3, axis=2), axis=0)
    water = ramp(tint, depth)[:, None, :]
    fade = (strength * (1 - 0.55 * depth))[:, None, None]
    canvas.pixels[first:] = water * (1 - fade) + mirrored * fade
    return waves, depth[:, None]


def rows(canvas, top, part):
    """Extends `part`, which covers the rows from `top` down, to a mask of the whole picture."""
    mask = numpy.zeros((canvas.rows, canvas.columns), dtype=numpy.float32)
    mask[int(top * canvas.scale) :] = part
    return mask


def stars(canvas, count, bottom, top=0.0, largest=1.15):
    places = canvas.random.random((count, 2)) * (WIDTH, bottom - top)
    sizes = 0.35 + (largest - 0.35) * canvas.random.random(count) ** 5
    light = 0.25 + 0.75 * canvas.random.random(count)

    def draw(context):
        for (x, y), size, alpha in zip(places, sizes, light):
            context.set_source_rgba(1, 1, 1, alpha * (1 - (y / (bottom - top)) ** 2))
            context.arc(x, y + top, size, 0, 2 * math.pi)
            context.fill()

    canvas.fill("#fff6e8", canvas.shape(draw))


def gulls(canvas, places, paint):
    def draw(context):
        for x, y, size in places:
            context.move_to(x - size, y - size * 0.25)
            context.curve_to(x - size * 0.55, y - size * 0.62, x - size * 0.2, y - size * 0.3, x, y)
            context.curve_to(x + size * 0.2, y - size * 0.36, x + size * 0.6, y - size * 0.7, x + size, y - size * 0.38)
            context.curve_to(x + size * 0.6, y - size * 0.5, x + size * 0.22, y - size * 0.14, x, y + size * 0.14)
            context.curve_to(
                x - size * 0.2, y - size * 0.12, x - size * 0.55, y - size * 0.46, x - size, y - size * 0.25
            )
            context.fill()

    canvas.fill(paint, canvas.shape(draw), 0.85)
