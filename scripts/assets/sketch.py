"""A small square canvas with SVG paths, and the shared parts of the portraits."""

import math

import numpy

from canvas import Canvas, ramp

SIZE = 128


def _trace(context, path):
    """Adds an SVG path with absolute M, L, C, Q and Z commands to the context."""
    words = path.replace(",", " ").split()
    current, step, index = (0.0, 0.0), "", 0
    while index < len(words):
        if words[index].isalpha():
            step = words[index]
            index += 1
            if step == "Z":
                context.close_path()
                continue
        count = {"M": 2, "L": 2, "Q": 4, "C": 6}[step]
        values = [float(word) for word in words[index : index + count]]
        index += count
        if step == "M":
            context.move_to(*values)
        elif step == "L":
            context.line_to(*values)
        elif step == "Q":
            control, end = values[:2], values[2:]
            first = [now + 2 / 3 * (to - now) for now, to in zip(current, control)]
            second = [last + 2 / 3 * (to - last) for last, to in zip(end, control)]
            context.curve_to(*first, *second, *end)
        else:
            context.curve_to(*values)
        current = values[-2:]


class Sketch(Canvas):
    def __init__(self, seed, background):
        super().__init__(SIZE, SIZE, seed, scale=8)
        self.fill(self.vertical([(index / (len(background) - 1), paint) for index, paint in enumerate(background)]))

    def path(self, text, mirror=False, stroke=None, blur=0.0):
        """Returns the mask of an SVG path, filled or stroked `stroke` points wide. `mirror` adds its mirror image."""

        def draw(context):
            context.set_line_cap(1)
            context.set_line_join(1)
            for side in range(2 if mirror else 1):
                if side == 1:
                    context.translate(SIZE, 0)
                    context.scale(-1, 1)
                context.new_path()
                _trace(context, text)
                if stroke is None:
                    context.fill()
                else:
                    context.set_line_width(stroke)
                    context.stroke()

        return self.shape(draw, blur)

    def ellipse(self, center, across, down, angle=0.0, blur=0.0):
        def draw(context):
            context.translate(*center)
            context.rotate(math.radians(angle))
            context.scale(across, down)
            context.arc(0, 0, 1, 0, 2 * math.pi)
            context.fill()

        return self.shape(draw, blur)

    def slope(self, start, end, *paints):
        """Returns the colors of a gradient from the point `start` to the point `end`."""
        across, down = end[0] - start[0], end[1] - start[1]
        place = ((self.x - start[0]) * across + (self.y - start[1]) * down) / (across**2 + down**2)
        return ramp([(index / (len(paints) - 1), paint) for index, paint in enumerate(paints)], numpy.clip(place, 0, 1))

    def shadow(self, mask, onto, offset, blur, paint, opacity):
        """Draws the shadow that `mask` casts on `onto`, shifted by `offset` points."""
        shift = [int(offset[1] * self.scale), int(offset[0] * self.scale)]
        moved = numpy.roll(self.blurred(mask, blur), shift, axis=(0, 1))
        self.fill(paint, moved * onto * (1 - mask), opacity)

    def face(self, skin, shade, blush, eyes="#3a2440"):
        """Draws the neck, the face and its features, and returns the mask of the face."""
        neck = self.path("M 55 74 C 56 88 54 94 50 98 C 58 108 70 108 78 98 C 74 94 72 88 73 74 Z")
        self.fill(self.slope((50, 0), (78, 0), skin, shade), neck)
        face = self.path(
            "M 42.5 52 C 42 32 86 32 85.5 52 C 85.5 62 84 70 79.5 77 C 75 84 69 88.5 64 88.5 C 59 88.5 53 84 48.5 77 C"
            " 44 70 42.5 62 42.5 52 Z"
        )
        self.shadow(face, neck, (0, 5), 2.2, shade, 0.85)
        self.fill(self.slope((44, 42), (88, 80), skin, skin, shade), face)
        self.fill(blush, self.ellipse((51.5, 69), 5.5, 4, blur=1.8) * face, 0.5)
        self.fill(blush, self.ellipse((76.5, 69), 5.5, 4, blur=1.8) * face, 0.5)
        self.fill(eyes, self.path("M 50.5 61 Q 54.5 64.6 58.5 61", mirror=True, stroke=1.5), 0.9)
        self.fill(eyes, self.path("M 50 54.4 Q 54 52.4 58 53.8", mirror=True, stroke=1.3), 0.55)
        self.fill(shade, self.path("M 64.6 61 Q 67.4 68.2 63.2 69.4", stroke=1.3), 0.9)
        self.fill(eyes, self.path("M 58.6 75.6 Q 64 80 69.4 75.6", stroke=1.5), 0.75)
        return face

    def shoulders(self, top, foot):
        body = self.path("M 14 132 C 16 108 34 100 50 95.5 C 56 104 72 104 78 95.5 C 94 100 112 108 114 132 Z")
        self.fill(self.vertical([(0, top), (1, foot)], top=94, bottom=128), body)
        return body
