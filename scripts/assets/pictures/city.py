"""A city by a river at night."""

import math

import numpy

from canvas import Canvas, color, ramp, smoothstep
from pictures.shared import HEIGHT, WIDTH, reflect, rows, stars


def city():
    canvas = Canvas(WIDTH, HEIGHT, seed=37)
    moon, bank = (905, 132), 548
    canvas.fill(canvas.vertical([(0, "#0b1030"), (0.45, "#232457"), (0.74, "#6a3f7c"), (1, "#e08a82")], bottom=bank))
    stars(canvas, 260, bottom=300)
    canvas.glow(moon, 120, "#8f9bff", 0.22)
    canvas.glow(moon, 52, "#fff0d8", 0.35)
    seas = canvas.noise(26, octaves=4)
    canvas.fill(ramp([(0, "#e9dcc9"), (1, "#fff8ea")], smoothstep(-0.7, 0.5, seas)), canvas.disc(moon, 38, 0.7))
    veil = smoothstep(0.1, 1.2, canvas.noise(40, octaves=5, stretch=8)) * smoothstep(40, 160, canvas.y)
    canvas.fill("#9a6fa0", veil * smoothstep(470, 260, canvas.y), 0.35)

    blocks = [  # (color at the top, at the foot, widths, heights, window size, part lit, window opacity)
        ("#4a3a78", "#a05f86", (26, 50), (130, 330), (2.2, 2.8), 0.20, 0.34),
        ("#2c2860", "#7a4a7c", (34, 66), (110, 400), (2.8, 3.8), 0.32, 0.62),
        ("#13143a", "#3f2f60", (46, 92), (50, 250), (3.8, 5.2), 0.36, 1.0),
    ]
    for layer in blocks:
        _skyline(canvas, bank, *layer)
        haze = smoothstep(bank - 120, bank, canvas.y) * numpy.ones_like(canvas.x)
        canvas.fill("#ef8f86", haze, 0.22)

    numpy.clip(canvas.pixels, 0, 1, out=canvas.pixels)
    waves, depth = reflect(canvas, bank, 0.8, [(0, "#5d3c6d"), (0.5, "#221f4c"), (1, "#0c1030")], 34)
    glints = smoothstep(0.35, 1.0, waves) * numpy.exp(-(((canvas.x - moon[0]) / (20 + 60 * depth)) ** 2))
    canvas.fill("#fff1d6", rows(canvas, bank, glints), 0.7)
    canvas.fill("#10112f", canvas.shape(lambda context: (context.rectangle(0, bank - 4, WIDTH, 4.5), context.fill())))
    for x in range(28, WIDTH, 62):
        canvas.glow((x, bank - 12), 4.2, "#ffca85", 0.9)
    return canvas.image(grain=2.6)


def _skyline(canvas, bank, top, foot, widths, heights, window, lit, opacity):
    """A row of houses with windows; few of them reach the maximum height."""
    random = canvas.random
    houses, x = [], -20.0
    while x < WIDTH + 20:
        width = random.uniform(*widths)
        middle = math.exp(-(((x - 430) / 240) ** 2)) * 0.75 + math.exp(-(((x - 1060) / 120) ** 2)) * 0.25 + 0.28
        height = heights[0] + (heights[1] - heights[0]) * random.random() ** 1.2 * middle
        houses.append((x, bank - height, width, height, random.integers(0, 5)))
        x += width + (random.uniform(-3, 10) if random.random() < 0.8 else random.uniform(12, 30))

    def bodies(context):
        for x, y, width, height, roof in houses:
            context.rectangle(x, y, width, height + 2)
            if roof == 1:
                context.rectangle(x + width * 0.2, y - 9, width * 0.6, 10)
            elif roof == 2:
                context.rectangle(x + width * 0.16, y - 11, width * 0.68, 12)
                context.rectangle(x + width * 0.32, y - 21, width * 0.36, 12)
                context.move_to(x + width * 0.44, y - 20)
                context.line_to(x + width * 0.5, y - 58)
                context.line_to(x + width * 0.56, y - 20)
            elif roof == 3:
                context.rectangle(x + width * 0.48, y - 34, 1.8, 35)
                context.rectangle(x + width * 0.3, y - 6, width * 0.4, 7)
            elif roof == 4:
                context.move_to(x, y + 0.5)
                context.line_to(x, y - 14)
                context.line_to(x + width, y + 0.5)
            context.fill()

    def sides(context):
        for x, y, width, height, _ in houses:
            context.rectangle(x + width * 0.7, y, width * 0.3, height)
            context.fill()

    mask = canvas.shape(bodies)
    body = canvas.vertical([(0, top), (1, foot)], top=bank - heights[1], bottom=bank + 20)
    canvas.fill(body, mask)
    canvas.fill("#0a0b26", canvas.shape(sides) * mask, 0.14)

    panes = {"#ffd88f": [], "#ffb866": [], "#ffeccb": [], "#a9c8ff": []}
    paints = list(panes)
    wide, high = window
    for x, y, width, height, _ in houses:
        across = max(1, int((width - wide * 2) / (wide * 2.1)))
        margin = (width - across * wide * 2.1 + wide * 1.1) / 2
        busy = lit * random.uniform(0.35, 1.5)
        for floor in range(int((height - high * 2) / (high * 1.9))):
            awake = busy * random.uniform(0.4, 1.5)
            for column in range(across):
                if random.random() < awake:
                    place = (
                        x + margin + column * wide * 2.1,
                        y + high * 1.4 + floor * high * 1.9,
                        random.uniform(0.35, 1),
                    )
                    panes[paints[random.choice(4, p=(0.45, 0.3, 0.2, 0.05))]].append(place)
    for paint, places in panes.items():

        def draw(context, places=places):
            for x, y, light in places:
                context.set_source_rgba(1, 1, 1, light)
                context.rectangle(x, y, wide, high)
                context.fill()

        light = canvas.shape(draw) * mask
        canvas.fill(paint, light, opacity * 0.95)
        canvas.pixels += (canvas.blurred(light, wide * 2.2) * opacity * 0.22)[..., None] * color(paint)
