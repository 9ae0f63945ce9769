"""A ringed planet over the mountains of its moon."""

import math

import numpy

from canvas import Canvas, ramp, smoothstep
from pictures.shared import HEIGHT, WIDTH, facets, stars


def planets():
    canvas = Canvas(WIDTH, HEIGHT, seed=67)
    canvas.fill(canvas.vertical([(0, "#0a0b26"), (0.55, "#1c1a4b"), (1, "#4d2a66")]))
    clouds = canvas.noise(230, octaves=6, roughness=0.55, stretch=1.5)
    folds = canvas.noise(120, octaves=6, roughness=0.6, stretch=1.6)
    band = numpy.exp(-(((canvas.y - 300 + (canvas.x - 500) * 0.32) / 190) ** 2))
    canvas.fill("#6d3f9a", smoothstep(-0.2, 1.3, clouds) * band, 0.55)
    canvas.fill("#e0698f", smoothstep(0.2, 1.6, clouds + folds * 0.5) * band, 0.42)
    canvas.fill("#3ea6b8", smoothstep(0.3, 1.5, folds - clouds * 0.4) * band, 0.25)
    stars(canvas, 900, bottom=1100, largest=0.9)
    stars(canvas, 120, bottom=1100, largest=1.7)
    for place in ((168, 92), (1046, 76), (520, 210)):
        canvas.glow(place, 3.0, "#dfe8ff", 1.2)
        canvas.glow(place, 14, "#8fa8ff", 0.10)

    _ringed(canvas, (772, 262), 150)
    _ball(canvas, (300, 232), 46, [(0, "#f4d9c2"), (0.5, "#c79a96"), (1, "#6f5470")], relief=0.5, size=20)
    _ball(canvas, (1078, 420), 19, [(0, "#c8f0ea"), (0.6, "#6fb6bf"), (1, "#2d5f7d")], relief=0.2, size=14)

    for index, (tone, edge) in enumerate((("#54356f", "#c77f97"), ("#35264f", "#9a5f86"), ("#17142f", "#5d4272"))):
        near = index / 2
        heights = (
            560
            + 40 * index
            - canvas.line(210 - 30 * index, octaves=7, roughness=0.46, ridged=index < 2) * (105 - 20 * index)
        )
        mask = canvas.below(heights)
        top = float(heights.min())
        canvas.fill(canvas.vertical([(0, tone), (1, "#120f28")], top=top, bottom=HEIGHT + 60), mask)
        relief = numpy.clip(facets(canvas, 46 + 30 * index, -0.5), 0, 1)
        canvas.fill(edge, mask * relief * smoothstep(90, 0, canvas.y - heights[None, :]), 0.22)
        rim = numpy.exp(-numpy.clip(canvas.y - heights[None, :], 0, None) / 1.8)
        canvas.fill(edge, mask * rim, 0.6 - 0.2 * near)
        canvas.fill("#8a4f86", smoothstep(top - 30, top + 110, canvas.y) * (1 - near) * numpy.ones_like(canvas.x), 0.25)
    return canvas.image(grain=2.6)


def _lighting(canvas, center, radius):
    """Returns the light of a sun at the upper left on a ball, and the ball's height toward the viewer, both 0...1."""
    across, down = (canvas.x - center[0]) / radius, (canvas.y - center[1]) / radius
    toward = numpy.sqrt(numpy.clip(1 - across**2 - down**2, 0, 1))
    facing = across * -0.62 + down * -0.48 + toward * 0.62
    return smoothstep(-0.12, 0.85, facing), toward


def _ball(canvas, center, radius, stops, relief, size):
    light, toward = _lighting(canvas, center, radius)
    mask = canvas.disc(center, radius, 0.5)
    surface = numpy.clip(canvas.noise(size, octaves=5) * relief * 0.5 + 0.4, 0, 1)
    canvas.glow(center, radius * 1.5, "#b9a6ff", 0.05)
    canvas.fill(ramp(stops, surface) * (0.03 + 0.97 * light)[..., None], mask)


def _ringed(canvas, center, radius):
    tilt, lean = 0.26, math.radians(-17)
    across = (canvas.x - center[0]) * math.cos(lean) + (canvas.y - center[1]) * math.sin(lean)
    down = -(canvas.x - center[0]) * math.sin(lean) + (canvas.y - center[1]) * math.cos(lean)
    ring = numpy.sqrt(across**2 + (down / tilt) ** 2) / radius
    edge = 0.012
    cover = smoothstep(1.32 - edge, 1.32 + edge, ring) * smoothstep(2.22 + edge, 2.22 - edge, ring)
    lanes = 0.62 + 0.38 * numpy.sin(ring * 31) * numpy.sin(ring * 12.7 + 1)
    lanes *= 1 - 0.85 * numpy.exp(-(((ring - 1.86) / 0.022) ** 2))
    lanes *= 0.55 + 0.45 * smoothstep(1.32, 1.6, ring)
    tint = ramp([(0, "#f7d7a8"), (0.5, "#e9a58f"), (1, "#a878a8")], numpy.clip((ring - 1.32) / 0.9, 0, 1))
    # The planet's shadow on the ring depends on the distance from the ray of light through the planet's center.
    along = (across * 0.62 - down / tilt * 0.47) / radius
    shadow = smoothstep(1.03, 0.95, numpy.sqrt(numpy.clip(ring**2 - along**2, 0, None))) * (along > 0)
    tint = tint * (1 - 0.9 * shadow)[..., None]
    behind = down < 0
    canvas.glow(center, radius * 1.5, "#ffb08a", 0.09)
    canvas.fill(tint, cover * lanes * behind, 0.92)

    light, toward = _lighting(canvas, center, radius)
    swirl = canvas.noise(38, octaves=5, stretch=5) * 0.035
    latitude = numpy.clip(down / radius * 0.5 + 0.5 + swirl - across**2 / radius**2 * 0.03, 0, 1)
    bands = ramp(
        [
            (0, "#f2b48c"),
            (0.12, "#f8d9a9"),
            (0.22, "#e58f78"),
            (0.32, "#fbe3b9"),
            (0.42, "#f0a884"),
            (0.5, "#fae0b4"),
            (0.58, "#d97a72"),
            (0.68, "#f6c998"),
            (0.78, "#c9677a"),
            (0.9, "#e9a08c"),
            (1, "#b35a7c"),
        ],
        latitude,
    )
    mask = canvas.disc(center, radius, 0.6)
    band_shadow = numpy.exp(
        -(
            (
                (
                    down
                    + 0.02 * radius
                    - tilt * 0.95 * numpy.sqrt(numpy.clip(1.1 * radius**2 - across**2, 0, None)) * -0.6
                )
                / (0.05 * radius)
            )
            ** 2
        )
    )
    canvas.fill(bands * (0.025 + 0.975 * light * (1 - 0.35 * band_shadow))[..., None], mask)
    haze = (1 - toward) ** 3 * light
    canvas.fill("#ffdcc0", mask * haze, 0.5)
    canvas.fill(tint, cover * lanes * ~behind, 0.92)
