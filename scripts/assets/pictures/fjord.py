"""Mountains at dusk, and a rowing boat."""

import math

import numpy

from canvas import Canvas, smoothstep
from pictures.shared import HEIGHT, WIDTH, facets, reflect, rows


def fjord():
    canvas = Canvas(WIDTH, HEIGHT, seed=11)
    sun, shore = (742, 318), 436
    canvas.fill(
        canvas.vertical(
            [(0, "#2b2a55"), (0.3, "#5d4a82"), (0.58, "#c9708a"), (0.8, "#f4a27c"), (1, "#ffd9a0")], bottom=shore
        )
    )
    clouds = smoothstep(0.15, 1.3, canvas.noise(46, octaves=5, stretch=7)) * smoothstep(330, 60, canvas.y)
    canvas.fill("#f5a58e", clouds, 0.5)
    canvas.glow(sun, 150, "#ff9d5c", 0.5, stretch=1.5)
    canvas.glow(sun, 42, "#ffe0a8", 0.9)
    canvas.fill("#fff3d2", canvas.disc(sun, 25, 0.8))

    layers = [
        ("#e8a092", "#ffd3a4"),
        ("#c97f8d", "#f5b294"),
        ("#a0688a", "#e29a90"),
        ("#775182", "#bf7b8c"),
        ("#533f70", "#95648a"),
        ("#383059", "#6b4c7c"),
        ("#211f3e", "#43365f"),
    ]
    for index, (peak, foot) in enumerate(layers):
        near = index / (len(layers) - 1)
        valley = numpy.abs((canvas.x[0] - 730) / 620)
        wall = numpy.clip(valley - 0.02 - 0.42 * near**1.3, 0, None) ** 0.85
        ridge = canvas.line(250 - 70 * near, octaves=8, roughness=0.47, ridged=True)
        height = 32 - 40 * near + (120 + 330 * near) * wall + ridge * (105 + 50 * near) * (0.25 + wall)
        heights = shore - numpy.clip(height, 0, None) * (1 - 0.05 * near)
        mask = canvas.below(heights)
        top = float(heights.min())
        canvas.fill(canvas.vertical([(0, peak), (1, foot)], top=top, bottom=shore + 10), mask)
        relief = facets(canvas, 90 + 40 * near, 0.8)
        lit = numpy.clip(relief * numpy.sign(730 - canvas.x) * -1, 0, 1) * smoothstep(shore, top, canvas.y)
        canvas.fill("#ffb391", mask * lit, 0.10)
        canvas.fill("#2a2350", mask * numpy.clip(-relief, 0, 1) * smoothstep(shore, top, canvas.y), 0.08)
        mist = smoothstep(shore - 70, shore, canvas.y) * (0.6 + 0.4 * canvas.noise(40, 3, stretch=6))
        canvas.fill("#ffc6a0", mask * numpy.clip(mist, 0, 1), 0.5 * (1 - near))
    canvas.glow(sun, 120, "#ff8a50", 0.16, stretch=1.6)

    numpy.clip(canvas.pixels, 0, 1, out=canvas.pixels)
    waves, depth = reflect(canvas, shore, 0.86, [(0, "#f0b093"), (0.4, "#8d5c86"), (1, "#25244a")], 20)
    mirrored_sun = numpy.exp(-(((canvas.x - sun[0]) / 40) ** 2) - ((canvas.y - 568) / 44) ** 2)
    canvas.fill("#ffd08c", mirrored_sun * (canvas.y > shore), 0.75)
    canvas.fill(
        "#ffcd95",
        rows(canvas, shore, smoothstep(0.1, 0.9, waves) * numpy.exp(-(((canvas.x - sun[0]) / (26 + 70 * depth)) ** 2))),
        0.8,
    )
    canvas.fill(
        "#ffe3c0", smoothstep(3, 0, numpy.abs(canvas.y - shore)) * numpy.exp(-(((canvas.x - sun[0]) / 420) ** 2)), 0.4
    )

    def boat(context):
        context.move_to(452, 540)
        context.curve_to(462, 553, 502, 553, 514, 539)
        context.curve_to(498, 543, 470, 543, 452, 540)
        context.fill()
        context.arc(484, 529, 3.6, 0, 2 * math.pi)
        context.fill()
        context.move_to(478, 544)
        context.curve_to(477, 532, 482, 532, 485, 532)
        context.curve_to(489, 533, 490, 538, 490, 544)
        context.fill()
        context.set_line_width(1.1)
        context.move_to(486, 537)
        context.line_to(512, 552)
        context.stroke()

    canvas.fill("#ffcfae", canvas.shape(_wake, blur=0.7), 0.34)
    canvas.fill("#1a1836", canvas.shape(lambda context: _flipped(context, 546, boat), blur=1.4), 0.5)
    canvas.fill("#17152f", canvas.shape(boat))
    return canvas.image(grain=2.4)


def _wake(context):
    for index, (start, end) in enumerate(((436, 530), (400, 470), (372, 440), (492, 556))):
        y = 549 + index * 4.5
        context.move_to(start, y)
        context.curve_to(start + 20, y - 1.2, end - 20, y - 1.2, end, y)
        context.curve_to(end - 20, y + 1.2, start + 20, y + 1.2, start, y)
        context.fill()


def _flipped(context, axis, draw):
    context.translate(0, 2 * axis)
    context.scale(1, -1)
    draw(context)
