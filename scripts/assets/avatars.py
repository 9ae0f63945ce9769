"""The ten avatars of the feed, 128x128, with the subject inside the circle to which they are clipped."""

import math

import numpy

from canvas import ramp, smoothstep
from sketch import Sketch


def ada():
    art = Sketch(1, ["#8fd0c8", "#4f9fa6"])
    art.fill("#c5eadf", art.disc((64, 56), 44, 14), 0.55)
    hair = art.path(
        "M 64 17 C 36 16 32 42 33 60 C 33 76 30 88 27 97 C 40 103 54 100 58 92 L 70 92 C 74 100 88 103 101 97 C 98 88"
        " 95 76 95 60 C 96 42 92 16 64 17 Z"
    )
    art.fill(art.slope((30, 20), (98, 100), "#b4493c", "#8a2f36", "#5f2033"), hair)
    art.shoulders("#f6d9a8", "#eab676")
    art.face("#fbd3b4", "#e3a184", "#f08d78")
    fringe = art.path(
        "M 41 58 C 40 36 52 29 70 30 C 82 32 88 44 87 60 C 84 50 78 43 71 39 C 64 46 52 50 44.5 50.5 C 43 53 42 55 41"
        " 58 Z"
    )
    art.fill(art.slope((40, 26), (90, 60), "#d4604a", "#a93d3c", "#7a2a37"), fringe)
    art.fill("#f39a72", art.path("M 47 42 C 53 35 61 33 69 34", stroke=1.6, blur=0.6), 0.55)
    return art


def bruno():
    art = Sketch(2, ["#f8bf86", "#e57f63"])
    art.fill("#ffe2b3", art.disc((64, 52), 42, 14), 0.5)
    hair = art.path("M 39 58 C 34 30 48 19 66 20 C 84 19 94 32 89 58 Z")
    art.fill(art.slope((40, 18), (92, 60), "#4a3450", "#2b1f3a"), hair)
    art.shoulders("#34507e", "#223760")
    art.face("#edb58c", "#c98564", "#dd7a5e")
    beard = art.path(
        "M 43 62 C 46 68 49 70 53 70.5 C 58 71 60 70 64 71.4 C 68 70 70 71 75 70.5 C 79 70 82 68 85 62 C 86 76 84 86 77"
        " 91 C 71 96 57 96 51 91 C 44 86 42 76 43 62 Z"
    )
    art.fill(art.slope((46, 62), (84, 96), "#553a52", "#2d203c"), beard)
    art.fill("#f2b9a0", art.path("M 58.4 76.2 Q 64 81.4 69.6 76.2 Q 64 77.8 58.4 76.2 Z"), 0.95)
    quiff = art.path(
        "M 41 54 C 37 38 44 24 60 21 C 76 17 93 27 87.4 54 C 86 46 83.5 42 79 39.6 C 70 43.5 58 43.5 49 38.4 C 45.5"
        " 41.4 42.4 46 41 54 Z"
    )
    art.fill(art.slope((40, 24), (90, 48), "#6a4a62", "#38284a"), quiff)
    for x in (54, 74):
        art.fill("#fff2dc", art.ellipse((x, 61), 7.6, 7.2), 0.16)
    art.fill(
        "#2b2340",
        art.path("M 46.4 61 C 46.4 51.4 61.6 51.4 61.6 61 C 61.6 70.6 46.4 70.6 46.4 61 Z", mirror=True, stroke=1.5),
        0.9,
    )
    art.fill("#2b2340", art.path("M 61.6 60 Q 64 58 66.4 60", stroke=1.4), 0.9)
    return art


def chiyo():
    art = Sketch(3, ["#f9c6b0", "#fbe4c6", "#fdeed8"])
    art.fill(art.vertical([(0, "#f2705f"), (1, "#e8543f")], top=22, bottom=70), art.disc((70, 46), 23, 0.3))
    mist = smoothstep(0.0, 1.2, art.noise(14, 4, stretch=5)) * smoothstep(90, 50, art.y)
    art.fill("#fff3e0", mist, 0.65)
    mountain = art.path(
        "M -6 112 C 18 104 38 78 49 57 C 53 53 56 55 60 53.5 C 63 55.4 66 52.6 70 56 C 82 78 104 104 134 112 L 134 132"
        " L -6 132 Z"
    )
    art.fill(art.vertical([(0, "#6f7fae"), (0.55, "#8d97bd"), (1, "#e9c4bd")], top=52, bottom=112), mountain)
    snow = art.path(
        "M 40 72 C 44 66 47 61 49 57 C 53 53 56 55 60 53.5 C 63 55.4 66 52.6 70 56 C 73 62 76 67 79.5 72.5 L 74 70 L"
        " 71.5 77 L 66 70 L 61 80 L 56.5 70.5 L 51 76 L 47.5 69.5 Z"
    )
    art.fill(art.slope((44, 56), (82, 74), "#fffaf2", "#fff6ec", "#d5d6e8"), snow)
    lower = art.path("M -4 112 C 24 98 44 104 64 106 C 88 108 104 96 134 104 L 134 132 L -4 132 Z")
    art.fill(art.vertical([(0, "#4f7f8f"), (1, "#2c5670")], top=98, bottom=128), lower)
    art.fill("#f6e3d2", art.path("M 10 101 C 40 97 84 100 118 98", stroke=5, blur=3), 0.5)
    branch = art.path("M -2 22 C 14 24 26 30 40 27 C 32 32 22 31 14 28 C 9 26 3 26 -2 27 Z")
    art.fill("#5b3440", branch)
    for x, y, radius in (
        (18, 25, 3.4),
        (26, 32, 3.0),
        (33, 25, 3.6),
        (41, 29, 2.8),
        (24, 20, 2.8),
        (12, 32, 2.6),
        (47, 24, 2.0),
    ):
        for turn in range(5):
            angle = turn * 2 * math.pi / 5 + x
            petal = (x + math.cos(angle) * radius * 0.62, y + math.sin(angle) * radius * 0.62)
            art.fill(
                "#fbb9bd" if turn % 2 else "#fdd0cd",
                art.ellipse(petal, radius * 0.62, radius * 0.5, math.degrees(angle)),
            )
        art.fill("#e7727e", art.disc((x, y), radius * 0.26, 0.2))
    return art


def dalia():
    art = Sketch(4, ["#f4a99a", "#d9657a"])
    art.fill("#ffd9c2", art.disc((64, 54), 44, 14), 0.45)
    back = art.path(
        "M 64 15 C 36 15 30 40 32 62 C 33 84 26 96 18 108 L 110 108 C 102 96 95 84 96 62 C 98 40 92 15 64 15 Z"
    )
    art.fill(art.slope((30, 16), (100, 108), "#3f8f96", "#26647a", "#1d4864"), back)
    art.shoulders("#2d7486", "#1c4a68")
    face = art.face("#e7b08a", "#c07f63", "#dd7466")
    scarf = art.path(
        "M 64 17 C 38 17 32 42 35 62 C 37 80 46 92 64 97 C 82 92 91 80 93 62 C 96 42 90 17 64 17 Z "
        "M 64 31 C 80 31 85 44 84.4 57 C 84 72 76 86 64 87.6 C 52 86 44 72 43.6 57 C 43 44 48 31 64 31 Z"
    )
    inside = art.path("M 64 31 C 80 31 85 44 84.4 57 C 84 72 76 86 64 87.6 C 52 86 44 72 43.6 57 C 43 44 48 31 64 31 Z")
    scarf = scarf * (1 - inside)
    art.shadow(scarf, face, (0.6, 1.5), 1.6, "#8f4d48", 0.55)
    art.fill(art.slope((34, 20), (96, 96), "#6cc0b8", "#3f97a0", "#2a6c84"), scarf)
    drape = art.path(
        "M 37 72 C 42 88 56 98 78 98 C 92 98 104 104 110 118 C 96 110 70 112 52 108 C 36 103 28 92 37 72 Z"
    )
    art.shadow(drape, scarf, (0, 1.5), 1.5, "#14405a", 0.5)
    art.fill(art.slope((36, 74), (104, 116), "#58b0ae", "#368997", "#225f7c"), drape)
    for line in (
        "M 39 82 C 48 96 62 102 84 102",
        "M 44 95 C 56 105 76 106 98 108",
        "M 40 46 C 42 30 52 22 64 21",
        "M 90 66 C 88 78 82 87 74 92",
    ):
        art.fill("#bfeae0", art.path(line, stroke=1.3, blur=0.7), 0.38)
    return art


def elias():
    art = Sketch(5, ["#5fb4d8", "#a8dcdf", "#fbe9c9"])
    art.fill("#fff6db", art.disc((97, 34), 9, 0.5), 0.95)
    art.glow((97, 34), 16, "#ffe2a0", 0.3)
    art.fill(
        art.vertical([(0, "#4fb0bd"), (1, "#1f6c94")], top=72, bottom=104),
        smoothstep(71.8, 72.2, art.y) * numpy.ones_like(art.x),
    )
    art.fill("#d7f3ec", smoothstep(0.2, 0.9, art.noise(3, 3, stretch=9)) * smoothstep(73, 76, art.y), 0.5)
    art.fill("#7ea6b8", art.path("M 84 72 C 92 65 100 66 106 68 C 114 64 122 67 130 72 Z"), 0.8)
    wall = art.slope((24, 0), (78, 0), "#fffaf0", "#fbeedd", "#d9d3dc")
    art.fill(wall, art.path("M 26 70 L 76 70 L 76 132 L 26 132 Z"))
    dome = art.path("M 30 70 C 30 38 72 38 72 70 Z")
    art.fill(art.slope((34, 44), (74, 72), "#5a9fe0", "#2e6cc0", "#1f4a94"), dome)
    art.fill("#bfe0ff", art.path("M 36 60 C 38 52 43 48 49 46.5", stroke=2.2, blur=1), 0.7)
    art.fill("#e8f2fa", art.path("M 51 46 L 51 32 M 46.6 36.4 L 55.4 36.4", stroke=1.9))
    art.fill("#f3e4d2", art.path("M 24 69 L 78 69 L 78 73.4 L 24 73.4 Z"))
    art.fill("#c8bfd0", art.path("M 24 73.4 L 78 73.4 L 78 75.6 L 24 75.6 Z"), 0.6)
    art.fill(
        art.vertical([(0, "#3e7cc8"), (1, "#2a5aa4")], top=84, bottom=112),
        art.path("M 43 128 L 43 94 C 43 82 59 82 59 94 L 59 128 Z"),
    )
    side = art.path("M 76 92 L 112 92 L 112 132 L 76 132 Z")
    art.fill(art.slope((76, 0), (112, 0), "#f6e7d8", "#d6cbd6"), side)
    art.fill("#efe0cf", art.path("M 74 89.4 L 114 89.4 L 114 93 L 74 93 Z"))
    art.fill("#35609f", art.path("M 88 116 L 88 105 C 88 99 98 99 98 105 L 98 116 Z"))
    for x, y, radius in ((20, 108, 9), (29, 114, 8), (14, 118, 10), (33, 104, 5.5), (24, 99, 5)):
        art.fill("#4d8f6a", art.disc((x, y), radius, 0.4))
    random = art.random
    for _ in range(46):
        angle, away = random.uniform(0, 2 * math.pi), random.uniform(0, 14) ** 1.0
        spot = (22 + math.cos(angle) * away * 1.05, 109 + math.sin(angle) * away)
        art.fill(
            ("#e2508c", "#f27ea6", "#c93c7c")[random.integers(0, 3)], art.disc(spot, random.uniform(1.1, 2.2), 0.3)
        )
    return art


def freya():
    art = Sketch(6, ["#f9d58a", "#f2a65a"])
    art.fill("#fff0c4", art.disc((64, 52), 50, 12), 0.5)
    curls = numpy.zeros((art.rows, art.columns), dtype=numpy.float32)
    for turn in range(26):
        angle = turn * 2 * math.pi / 26
        curls = numpy.maximum(
            curls,
            art.disc((64 + 33 * math.cos(angle), 48 + 31 * math.sin(angle)), 7.5 + 1.6 * math.sin(turn * 2.4), 0.3),
        )
    hair = numpy.maximum(curls, art.ellipse((64, 48), 34, 32))
    art.fill(art.slope((34, 14), (96, 84), "#6a3f4e", "#40263f", "#2a1a34"), hair)
    texture = art.noise(3.2, 3)
    art.fill("#8a5560", hair * smoothstep(0.3, 1.2, texture) * smoothstep(80, 10, art.y), 0.38)
    art.shoulders("#8a4f9a", "#5f3480")
    art.fill("#f6c46a", art.path("M 40 100 C 46 112 82 112 88 100", stroke=2.4), 0.95)
    art.face("#b3745a", "#7f4642", "#c05a50", eyes="#2a1626")
    line = art.path("M 41 58 C 38 40 50 31 64 31 C 78 31 90 40 87 58 C 85 46 77 39.5 64 39.5 C 51 39.5 43 46 41 58 Z")
    art.fill(art.slope((42, 30), (88, 52), "#54324a", "#321f3a"), line)
    for x in (42, 86):
        art.fill("#f9cf6e", art.ellipse((x, 76), 3.4, 3.4) * (1 - art.ellipse((x, 76), 2.0, 2.0)))
    return art


def gus():
    art = Sketch(7, ["#9ccbd6", "#3f7f96"])
    art.fill("#d9f0ea", art.disc((64, 58), 46, 14), 0.4)
    ears = art.path("M 27 19 C 24 36 27 52 36 62 L 60 44 C 52 32 40 22 27 19 Z", mirror=True)
    art.fill(art.vertical([(0, "#7a2f2a"), (0.35, "#d9622f"), (1, "#ee8a45")], top=18, bottom=60), ears)
    art.fill("#5b2530", art.path("M 31.5 27 C 30.5 37 33 46 38 53 L 49 44 C 45 36 39 30 31.5 27 Z", mirror=True), 0.85)
    body = art.path("M 22 134 C 26 108 44 96 64 96 C 84 96 102 108 106 134 Z")
    art.fill(art.vertical([(0, "#d2632f"), (1, "#a8442c")], top=94, bottom=128), body)
    art.fill("#fbeadb", art.path("M 46 132 C 46 114 54 104 64 104 C 74 104 82 114 82 132 Z"))
    head = art.path(
        "M 64 38 C 44 38 30 50 25 70 C 34 76 40 86 48 93 C 54 98 58 101 64 105 C 70 101 74 98 80 93 C 88 86 94 76 103"
        " 70 C 98 50 84 38 64 38 Z"
    )
    art.shadow(head, body, (0, 4), 3, "#6d2a26", 0.6)
    art.fill(art.slope((34, 40), (92, 96), "#fb9d54", "#ee7d3c", "#d9602f"), head)
    cheeks = art.path(
        "M 25 70 C 34 70 46 66 54 72 C 60 77 62 88 64 90 L 64 105 C 58 101 54 98 48 93 C 40 86 34 76 25 70 Z",
        mirror=True,
    )
    art.fill(art.vertical([(0, "#fff3e4"), (1, "#eed5c6")], top=68, bottom=104), cheeks)
    art.fill("#ffc387", art.path("M 64 44 C 60 54 60 64 64 76 C 68 64 68 54 64 44 Z", blur=1.6), 0.6)
    eyes = art.ellipse((47.5, 68), 3.5, 4.2) + art.ellipse((80.5, 68), 3.5, 4.2)
    art.fill("#2b1a2c", numpy.clip(eyes, 0, 1))
    art.fill("#ffffff", numpy.clip(art.disc((48.8, 66.4), 1.2, 0.2) + art.disc((81.8, 66.4), 1.2, 0.2), 0, 1))
    nose = art.path("M 57.5 93 C 59 89.6 69 89.6 70.5 93 C 70.5 98 66.5 101.5 64 101.8 C 61.5 101.5 57.5 98 57.5 93 Z")
    art.fill(art.vertical([(0, "#4a2c3e"), (1, "#22141f")], top=90, bottom=102), nose)
    art.fill("#ffffff", art.ellipse((62, 92.8), 2.6, 0.9, -8, blur=0.4), 0.5)
    return art


def hana():
    art = Sketch(8, ["#2a2a5c", "#51407f", "#8f5a90"])
    art.fill("#f9e3b6", art.disc((64, 60), 49, 0.4), 0.95)
    art.fill("#eec48e", art.disc((64, 60), 49, 0.4) * smoothstep(-0.2, 1.0, art.noise(24, 4)), 0.5)
    body = art.path(
        "M 34 34 C 33 27 33 22 35 17 C 41 24 47 27 54 27.4 C 60 26 68 26 74 27.4 C 81 27 87 24 93 17 C 95 22 95 27 94"
        " 34 C 104 54 104 84 94 104 C 88 116 76 122 64 122 C 52 122 40 116 34 104 C 24 84 24 54 34 34 Z"
    )
    art.fill(art.slope((34, 30), (100, 116), "#8b6f8e", "#64507c", "#413564"), body)
    belly = art.path("M 64 72 C 46 72 38 86 40 100 C 43 114 54 120 64 120 C 74 120 85 114 88 100 C 90 86 82 72 64 72 Z")
    art.fill(art.vertical([(0, "#f3dcc4"), (1, "#cfa9a4")], top=72, bottom=120), belly)
    for row in range(4):
        for column in range(5 - row % 2):
            x, y = 46 + column * 9 + (row % 2) * 4.5, 86 + row * 8
            art.fill("#8d6480", art.path(f"M {x - 3} {y} Q {x} {y + 5} {x + 3} {y}", stroke=1.5) * belly, 0.75)
    wing = art.path("M 30 60 C 22 80 26 100 40 112 C 44 98 42 78 30 60 Z", mirror=True)
    art.fill(art.vertical([(0, "#6b5583"), (1, "#352b58")], top=58, bottom=112), wing)
    discs = art.path("M 64 66 C 60 76 44 77 38 67 C 32 55 36 40 48 38 C 57 37 63 44 64 52 Z", mirror=True)
    art.fill(art.vertical([(0, "#fbeed9"), (1, "#e7c6b0")], top=38, bottom=76), discs)
    for x in (49.5, 78.5):
        art.fill("#f4a63c", art.disc((x, 56), 9.4, 0.2))
        art.fill("#f9cf63", art.disc((x, 57.5), 7.4, 1.5), 0.8)
        art.fill("#241a35", art.disc((x, 56), 5.6, 0.2))
        art.fill("#ffffff", art.disc((x + 2.0, 53.6), 1.8, 0.2))
    art.fill("#54426f", art.path("M 34 36 C 44 30 56 36 64 50 C 60 40 56 30 46 28 C 42 27 38 30 34 36 Z", mirror=True))
    art.fill(
        art.vertical([(0, "#f6b45a"), (1, "#d97f3a")], top=62, bottom=76),
        art.path("M 59 64 C 61 61.6 67 61.6 69 64 C 68.6 70 66 74 64 76 C 62 74 59.4 70 59 64 Z"),
    )
    return art


def ivo():
    art = Sketch(9, ["#141a44", "#2d2f72", "#7a4d92"])
    random = art.random
    for _ in range(46):
        art.fill(
            "#fff3dc",
            art.disc((random.uniform(4, 124), random.uniform(4, 84)), random.uniform(0.25, 0.8), 0.25),
            random.uniform(0.3, 1),
        )
    art.glow((64, 52), 32, "#ffb48c", 0.16)
    center, radius = (64, 54), 25
    lean, tilt = math.radians(-20), 0.3
    across = (art.x - center[0]) * math.cos(lean) + (art.y - center[1]) * math.sin(lean)
    down = -(art.x - center[0]) * math.sin(lean) + (art.y - center[1]) * math.cos(lean)
    ring = numpy.sqrt(across**2 + (down / tilt) ** 2) / radius
    cover = (
        smoothstep(1.34, 1.40, ring)
        * smoothstep(2.0, 1.94, ring)
        * (1 - 0.8 * numpy.exp(-(((ring - 1.72) / 0.035) ** 2)))
    )
    tint = ramp([(0, "#fbe0b4"), (1, "#e58f96")], numpy.clip((ring - 1.35) / 0.6, 0, 1))
    art.fill(tint, cover * (down < 0), 0.9)
    light = smoothstep(-0.9, 0.75, (-0.62 * (art.x - center[0]) - 0.5 * (art.y - center[1])) / radius)
    bands = ramp(
        [(0, "#f8b487"), (0.25, "#fbd9a4"), (0.4, "#ee8f76"), (0.58, "#fbdcae"), (0.72, "#e87f7a"), (1, "#b4587e")],
        numpy.clip(down / radius * 0.5 + 0.5 + art.noise(12, 3, stretch=4) * 0.02, 0, 1),
    )
    art.fill(bands * (0.10 + 0.90 * light)[..., None], art.disc(center, radius, 0.15))
    art.fill(tint, cover * (down >= 0), 0.95)
    for index, (paint, y) in enumerate((("#6a4a94", 92), ("#43377c", 101), ("#252458", 111))):
        heights = y + 5 * numpy.sin(art.x[0] / (13 + index * 4) + index * 2) + art.line(26, 4) * 6
        art.fill(paint, art.below(heights))
        art.fill(
            "#d98aa6",
            numpy.exp(-numpy.clip(art.y - heights[None, :], 0, None) / 0.9) * art.below(heights),
            0.4 - 0.1 * index,
        )
    return art


def juno():
    art = Sketch(10, ["#f47f76", "#fbb184", "#fde0ab"])
    art.fill("#fff0c6", art.disc((64, 62), 25, 0.3), 0.95)
    art.glow((64, 62), 34, "#ffd493", 0.2)
    sea = art.below(78 + 1.6 * numpy.sin(art.x[0] / 9))
    tail = art.path(
        "M 52 100 C 56 86 58 76 57 68 C 52 62 36 64 18 48 C 26 38 52 28 64 44 C 76 28 102 38 110 48 C 92 64 76 62 71 68"
        " C 70 76 72 86 76 100 Z"
    )
    art.fill(art.slope((40, 34), (84, 96), "#4b6f9c", "#2d4a7c", "#1f2f5c"), tail)
    art.fill("#9fc0d8", art.path("M 26 46 C 36 38 54 36 62 48", stroke=1.4, blur=0.6), 0.6)
    for x, y, radius in (
        (54, 72, 1.2),
        (50, 66, 0.9),
        (76, 70, 1.3),
        (80, 63, 0.8),
        (47, 74, 0.8),
        (84, 73, 0.9),
        (58, 79, 1),
        (72, 78, 1),
    ):
        art.fill("#fff6e4", art.disc((x, y), radius, 0.25), 0.9)
    art.fill(
        art.vertical([(0, "#f19a86"), (0.3, "#c76a86"), (1, "#5d3f7c")], top=77, bottom=124),
        sea * art.below(83 + 1.8 * numpy.sin(art.x[0] / 8 + 1)),
    )
    for index, (paint, y) in enumerate((("#9a5886", 91), ("#6f4681", 101), ("#483671", 112))):
        art.fill(paint, art.below(y + 2.2 * numpy.sin(art.x[0] / (7.5 + index * 2) + index * 2.2)), 0.9)
    shine = (
        numpy.exp(-(((art.x - 64) / (9 + (art.y - 80) * 0.35)) ** 2))
        * smoothstep(0.1, 0.7, art.noise(4, 2, stretch=7))
        * smoothstep(84, 88, art.y)
    )
    art.fill("#ffe2b8", shine, 0.75)
    foam = art.path("M 50 84 C 56 80 60 86 64 82 C 68 86 72 80 78 84 C 72 88 56 88 50 84 Z", blur=0.5)
    art.fill("#fff3e2", foam, 0.9)
    return art


ALL = [ada, bruno, chiyo, dalia, elias, freya, gus, hana, ivo, juno]
