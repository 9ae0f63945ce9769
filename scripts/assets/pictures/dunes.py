"""Dunes in a low sun, and a caravan."""

import numpy

from canvas import Canvas, smoothstep
from pictures.shared import HEIGHT, WIDTH


def dunes():
    canvas = Canvas(WIDTH, HEIGHT, seed=41)
    sun = (300, 176)
    canvas.fill(canvas.vertical([(0, "#6fa7b8"), (0.4, "#bcd3c4"), (0.75, "#f8e2b8"), (1, "#ffcf9c")], bottom=400))
    canvas.glow(sun, 190, "#ffe0a6", 0.45, stretch=1.3)
    canvas.fill("#fff6dc", canvas.disc(sun, 40, 0.9))
    streaks = smoothstep(0.3, 1.4, canvas.noise(26, octaves=4, stretch=12)) * smoothstep(250, 120, canvas.y)
    canvas.fill("#fff3dc", streaks, 0.5)

    # (base, peaks, lit top, lit foot, shade): a peak is (x, height, left reach, right reach, where its crest ends)
    rows = [
        (
            372,
            [(180, 34, 210, 300, 60), (620, 46, 260, 240, 90), (1020, 38, 200, 260, 70)],
            "#f2c99b",
            "#f7d6ab",
            "#d9a389",
        ),
        (420, [(60, 50, 260, 250, 110), (840, 88, 330, 280, 130)], "#efb378", "#f6cb97", "#bf7d6b"),
        (500, [(455, 130, 420, 360, 190), (1180, 90, 300, 300, 120)], "#e99f5c", "#f4be7f", "#9d5a55"),
        (640, [(150, 120, 420, 420, 260), (960, 205, 560, 420, 300)], "#dd8846", "#f0b06b", "#7a4048"),
    ]
    for index, row in enumerate(rows):
        _dune_row(canvas, index / (len(rows) - 1), *row)
    _caravan(canvas, [(652, 401, 0.52), (623, 403, 0.5), (594, 406, 0.52), (567, 409, 0.48)])
    canvas.glow(sun, 300, "#ffce8a", 0.10, stretch=1.6)
    return canvas.image(grain=3.0)


def _dune_row(canvas, near, base, peaks, top, foot, shade):
    """Dunes with a sunny left side and a shaded right one; the crest between them winds down to the front."""
    x = canvas.x[0]
    floor = base + 6 * numpy.sin(x / (150 + 80 * near) + base)
    heights = floor.copy()
    for peak, height, left, right, _ in peaks:
        reach = numpy.where(x < peak, left, right)
        away = numpy.abs(x - peak) / reach
        slope = numpy.where(
            x < peak, numpy.exp(-((away * 1.7) ** 2) * 1.1) * 0.5 + 0.5 * numpy.exp(-away * 2.3), numpy.exp(-away * 2.6)
        )
        heights = numpy.minimum(heights, floor - height * slope)
    mask = canvas.below(heights)
    crown = float(heights.min())
    canvas.fill(canvas.vertical([(0, foot), (0.35, top), (1, foot)], top=crown, bottom=base + 120 + 80 * near), mask)

    for peak, height, left, right, reach in peaks:
        start = float(heights[min(len(x) - 1, max(0, int(peak * canvas.scale)))])
        down = numpy.clip((canvas.y - start) / (height * 0.9 + reach), 0, None)
        crest = peak + (numpy.sin(down * 3.6) * 0.34 - 0.75 * down**1.4) * left * 0.42
        side = canvas.x - crest
        dark = smoothstep(-0.8, 0.8 + 10 * down, side) * numpy.exp(
            -numpy.clip(side, 0, None) / (right * (0.35 + 0.9 * down))
        )
        dark = dark * smoothstep(1.15, 0.35, down) * (canvas.y >= start - 1)
        canvas.fill(shade, mask * numpy.clip(dark, 0, 1), 0.85)
        rim = numpy.exp(-(((side + 2.5) / (1.6 + 3 * near)) ** 2)) * smoothstep(0.8, 0, down) * (canvas.y >= start)
        canvas.fill("#ffe3b0", mask * rim, 0.38)

    wind = numpy.sin(
        (canvas.y - heights[None, :]) * (0.85 - 0.5 * near) + canvas.x * 0.02 + canvas.noise(90, 4, stretch=2.2) * 10
    )
    ripples = smoothstep(0.2, 1, wind) * smoothstep(8, 60 + 60 * near, canvas.y - heights[None, :])
    canvas.fill(shade, mask * ripples, 0.04 + 0.06 * near)
    haze = mask * (1 - near) * smoothstep(base + 40, base - 40, canvas.y)
    canvas.fill("#ffe2b8", haze, 0.35)


def _caravan(canvas, places):
    def camel(context):
        context.move_to(-22, 2)
        context.curve_to(-24, -16, -14, -18, -10, -20)
        context.curve_to(-5, -32, 2, -30, 5, -20)
        context.curve_to(12, -18, 17, -14, 20, -20)
        context.curve_to(23, -28, 22, -32, 27, -34)
        context.curve_to(32, -35, 37, -32, 37, -30)
        context.curve_to(34, -27, 30, -28, 28, -26)
        context.curve_to(27, -16, 24, -6, 16, -3)
        for x in (16, 11, -14, -19):
            context.line_to(x + 1.5, 0)
            context.line_to(x + 0.8, 22)
            context.line_to(x - 1.6, 22)
            context.line_to(x - 2.4, 0)
        context.close_path()
        context.fill()

    for x, y, size in places:
        canvas.fill(
            "#5b3138",
            canvas.shape(lambda context: (context.translate(x, y), context.scale(size, size), camel(context))),
            0.92,
        )
