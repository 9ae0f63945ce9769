"""A morning sea with sailing boats."""

import numpy

from canvas import Canvas, ramp, smoothstep
from pictures.shared import HEIGHT, WIDTH, gulls


def sails():
    canvas = Canvas(WIDTH, HEIGHT, seed=23)
    horizon, sun = 372, (388, 226)
    canvas.fill(canvas.vertical([(0, "#5fb0c4"), (0.45, "#a9d8d3"), (0.8, "#f6e6c8"), (1, "#ffe0bd")], bottom=horizon))
    canvas.glow(sun, 170, "#ffd9a0", 0.42, stretch=1.3)
    canvas.fill("#fffaea", canvas.disc(sun, 33, 0.9))
    for base, size, seed_shift, paint, light in (
        (300, 70, 0, "#f8e6d6", "#fff8ec"),
        (352, 50, 1, "#f0d9cd", "#fff3e2"),
    ):
        billows = canvas.noise(size, octaves=5, roughness=0.52, stretch=2.0)
        body = smoothstep(
            -0.1, 0.3, billows - numpy.abs(canvas.y - base) / 62 + 0.28 * numpy.sin(canvas.x / 170 + seed_shift * 2)
        )
        relief = billows - numpy.roll(billows, (10, 6), axis=(0, 1))
        canvas.fill(paint, body, 0.75)
        canvas.fill(light, body * smoothstep(0, 0.25, -relief), 0.8)

    far = canvas.line(150, octaves=6, roughness=0.45)
    canvas.fill(
        canvas.vertical([(0, "#8dbcc0"), (1, "#c4d8cd")], top=320, bottom=horizon),
        canvas.below(horizon - numpy.clip(26 + far * 40 - numpy.abs(canvas.x[0] - 1010) / 7, 0, None)),
    )

    depth = numpy.clip((canvas.y - horizon) / (HEIGHT - horizon), 0, 1)
    sea = smoothstep(horizon - 0.5, horizon + 0.5, canvas.y) * numpy.ones_like(canvas.x)
    canvas.fill(ramp([(0, "#a8d3cc"), (0.12, "#63b0b4"), (0.45, "#2a7f92"), (1, "#0f4663")], depth), sea)
    swell = _swell(canvas, horizon)
    canvas.fill("#0c3f5c", sea * smoothstep(0.05, 0.9, swell), 0.42)
    canvas.fill("#b5e6da", sea * smoothstep(0.25, 1.1, -swell) * (1 - 0.55 * depth), 0.40)
    path = numpy.exp(-(((canvas.x - sun[0]) / (34 + 150 * depth)) ** 2))
    canvas.fill("#ffe9c4", sea * path * (1 - depth) ** 2, 0.5)
    canvas.fill("#fff8e2", sea * path * smoothstep(0.2, 0.55, -swell) * (1 - 0.6 * depth), 0.9)

    for place in (
        (866, 505, 1.75, "#fff3df", "#f0b98f"),
        (640, 416, 0.62, "#fff6e6", "#e6c3a4"),
        (1050, 402, 0.42, "#f6ebdc", "#d9bda6"),
        (214, 409, 0.5, "#f4796a", "#c2554f"),
    ):
        _sailboat(canvas, *place)
    gulls(canvas, [(560, 150, 15), (604, 128, 11), (640, 158, 9), (700, 116, 7)], "#4b7280")
    return canvas.image(grain=2.2)


def _swell(canvas, horizon):
    """Waves in perspective: small and flat at the horizon, long near the viewer."""
    depth = numpy.clip((canvas.y - horizon) / (HEIGHT - horizon), 0.002, 1)
    total = numpy.zeros((canvas.rows, canvas.columns), dtype=numpy.float32)
    warp = canvas.noise(60, octaves=4, stretch=3.5)
    distance = 1 / (depth + 0.16)
    for frequency, lean, weight in ((34, 0.5, 1.0), (57, -0.8, 0.8), (96, 1.3, 0.6), (170, -1.9, 0.45)):
        across = (canvas.x - 600) * distance / 240
        steepness = frequency * distance**2 / (HEIGHT - horizon)
        wave = numpy.sin(distance * frequency + across * lean + warp * (2.2 + frequency / 30) + frequency)
        total += weight * wave * smoothstep(1.8, 0.7, steepness)
    return total / 1.5 * (0.5 + 0.5 * canvas.noise(26, 3, stretch=7))


def _sailboat(canvas, x, y, size, light, shade):
    def placed(draw):
        def paint(context):
            context.translate(x, y)
            context.scale(size, size)
            draw(context)

        return paint

    def main(context):
        context.move_to(0, -128)
        context.curve_to(34, -92, 50, -48, 56, -17)
        context.curve_to(38, -13, 18, -13, 0, -15)
        context.close_path()
        context.fill()

    def jib(context):
        context.move_to(-4, -116)
        context.curve_to(-16, -76, -34, -40, -50, -17)
        context.curve_to(-34, -12, -16, -12, -5, -16)
        context.close_path()
        context.fill()

    def hull(context):
        context.move_to(-58, -7)
        context.curve_to(-40, -4, 40, -4, 62, -9)
        context.curve_to(56, 4, 48, 10, 40, 11)
        context.line_to(-40, 11)
        context.curve_to(-50, 8, -55, 0, -58, -7)
        context.fill()

    def mast(context):
        context.set_line_width(2)
        context.move_to(-1, -134)
        context.line_to(-1, -5)
        context.stroke()

    across = numpy.clip((canvas.x - x) / (60 * size) * 0.5 + 0.5, 0, 1)
    fade = smoothstep(y + 100 * size, y + 8 * size, canvas.y) * smoothstep(
        -0.5, 0.5, canvas.noise(7 * size + 2, 3, stretch=8)
    )
    for draw in (main, jib, hull):
        mirror = canvas.shape(
            lambda context: (context.translate(x, y + 9 * size), context.scale(size, -size * 0.8), draw(context)),
            blur=1.6 * size,
        )
        canvas.fill(light if draw is not hull else "#173d55", mirror * fade, 0.42)
    canvas.fill(ramp([(0.45, light), (1, shade)], across), canvas.shape(placed(main)))
    canvas.fill(ramp([(0, shade), (0.5, light)], across), canvas.shape(placed(jib)))
    canvas.fill("#6b4a3c", canvas.shape(placed(mast)))
    canvas.fill(
        canvas.vertical([(0, "#2f5f78"), (1, "#12324a")], top=y - 8 * size, bottom=y + 12 * size),
        canvas.shape(placed(hull)),
    )
    canvas.fill("#eafaf2", canvas.shape(lambda context: _foam(context, x, y + 10.5 * size, size), blur=0.7 * size), 0.6)


def _foam(context, x, y, size):
    context.set_line_width(1.8 * size)
    context.move_to(x - 66 * size, y + 1.5 * size)
    context.curve_to(x - 20 * size, y - 1.5 * size, x + 30 * size, y + 3 * size, x + 82 * size, y + 0.5 * size)
    context.stroke()
