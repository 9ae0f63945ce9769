"""Pines in the fog."""

import numpy

from canvas import Canvas, ramp, smoothstep
from pictures.shared import HEIGHT, WIDTH, gulls


def forest():
    canvas = Canvas(WIDTH, HEIGHT, seed=53)
    light = (330, 60)
    canvas.fill(canvas.vertical([(0, "#b9d3c4"), (0.5, "#e3ead2"), (1, "#f6efd6")]))
    canvas.glow(light, 230, "#fff1c2", 0.38, stretch=1.3)
    tones = [
        ("#a9c7bb", 0.34),
        ("#86b0a6", 0.46),
        ("#5f9390", 0.60),
        ("#3c7272", 0.78),
        ("#1f4f54", 1.06),
        ("#0f3138", 1.5),
    ]
    for index, (tone, size) in enumerate(tones):
        near = index / (len(tones) - 1)
        ground = 372 + 62 * index + canvas.line(330, octaves=4) * (34 - 12 * near) + canvas.line(46, octaves=3) * 6
        gap = (520, 130 + 190 * near) if index >= 3 else None
        pines = _pines(canvas, ground, size, near, gap)
        mask = numpy.maximum(pines, canvas.below(ground))
        fog = float(ground.mean())
        canvas.fill(
            ramp(
                [(0, tone), (1, "#d3e4cf")],
                smoothstep(fog - 190 * size, fog + 120, canvas.y) * (0.78 - 0.42 * near) * numpy.ones_like(canvas.x),
            ),
            mask,
        )
        banks = smoothstep(-0.3, 0.9, canvas.noise(70 + 40 * near, octaves=4, stretch=5))
        fade = numpy.exp(-(((canvas.y - fog - 20) / (62 + 20 * near)) ** 2))
        canvas.fill("#f3f2de", banks * fade, 0.62 * (1 - near) + 0.10)
        if index in (2, 3):
            _rays(canvas, light, 0.26)
    canvas.glow(light, 260, "#fff0bd", 0.14, stretch=1.4)
    gulls(canvas, [(724, 118, 13), (768, 96, 10), (806, 122, 8), (690, 84, 7)], "#456f70")
    return canvas.image(grain=2.4)


def _pines(canvas, ground, size, near, gap):
    random = canvas.random
    trees, x = [], -30.0
    while x < WIDTH + 30:
        height = 150 * size * random.uniform(0.6, 1.35)
        if gap is None or abs(x - gap[0]) > gap[1] * random.uniform(0.75, 1.25):
            base = float(ground[min(canvas.columns - 1, max(0, int(x * canvas.scale)))])
            trees.append((x, base + 14 * size, height, random.uniform(0.19, 0.25)))
        x += 26 * size * random.uniform(0.5, 1.9) + 9 * near

    def draw(context):
        for x, base, height, slim in trees:
            tiers = max(7, int(height / 9))
            top = base - height
            left, right = [], []
            for tier in range(tiers):
                t = (tier + 1) / tiers
                reach = height * slim * t**0.82
                y = top + height * 0.95 * t
                drop = height / tiers * 0.62
                left.append((x - reach * random.uniform(0.72, 1.12), y + drop * random.uniform(0.1, 0.7)))
                left.append((x - reach * random.uniform(0.36, 0.52), y - drop * 0.25))
                right.append((x + reach * random.uniform(0.72, 1.12), y + drop * random.uniform(0.1, 0.7)))
                right.append((x + reach * random.uniform(0.36, 0.52), y - drop * 0.25))
            context.move_to(x, top - height * 0.03)
            for point in right:
                context.line_to(*point)
            context.line_to(x + height * 0.016, base)
            context.line_to(x - height * 0.016, base)
            for point in reversed(left):
                context.line_to(*point)
            context.close_path()
            context.fill()

    return canvas.shape(draw, blur=0.9 * (1 - near))


def _rays(canvas, source, strength):
    """Shafts of light that fall from `source` to the lower right."""
    angle = numpy.arctan2(canvas.y - source[1] + 160, canvas.x - source[0] + 120)
    beams = numpy.zeros_like(angle)
    for frequency, shift in ((7, 0.4), (12, 2.1), (19, 4.4)):
        beams += numpy.sin(angle * frequency * 2 + shift)
    reach = smoothstep(820, 120, canvas.distance(source, 1.2))
    canvas.fill("#fff6d2", smoothstep(-0.4, 2.6, beams) * reach, strength)
