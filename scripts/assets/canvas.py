"""A picture in linear light: gradients, masks, noise and glows, drawn large and scaled down for smooth edges."""

import io

import cairo
import numpy
from PIL import Image


def to_linear(encoded):
    """Converts sRGB components, 0...1, to linear light."""
    encoded = numpy.asarray(encoded, dtype=numpy.float32)
    return numpy.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def to_encoded(linear):
    """Converts linear light to sRGB components, 0...1."""
    linear = numpy.clip(linear, 0, 1)
    return numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def color(text):
    """Converts '#rrggbb' to linear light."""
    return to_linear([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]).astype(numpy.float32)


# Oklab (Björn Ottosson, 2020): a color halfway between two others also looks halfway.
_LMS = numpy.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_LAB = numpy.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def ramp(stops, position):
    """The colors of a gradient at `position`, an array of 0...1. `stops`: [(location, '#rrggbb'), ...]."""
    locations = [location for location, _ in stops]
    lab = numpy.array([_LAB @ numpy.cbrt(_LMS @ color(text)) for _, text in stops])
    position = numpy.asarray(position, dtype=numpy.float32)
    mixed = numpy.stack([numpy.interp(position, locations, lab[:, i]) for i in range(3)], axis=-1)
    lms = (mixed @ numpy.linalg.inv(_LAB).T) ** 3
    return numpy.clip(lms @ numpy.linalg.inv(_LMS).T, 0, None).astype(numpy.float32)


def smoothstep(low, high, value):
    t = numpy.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Canvas:
    """`width` x `height` points, each `scale` x `scale` samples. `x` and `y` are the samples' positions in points."""

    def __init__(self, width, height, seed, scale=2):
        self.width, self.height, self.scale = width, height, scale
        self.random = numpy.random.default_rng(seed)
        self.columns, self.rows = width * scale, height * scale
        self.x = ((numpy.arange(self.columns, dtype=numpy.float32) + 0.5) / scale)[None, :]
        self.y = ((numpy.arange(self.rows, dtype=numpy.float32) + 0.5) / scale)[:, None]
        self.pixels = numpy.zeros((self.rows, self.columns, 3), dtype=numpy.float32)

    # Filling

    def fill(self, paint, mask=None, opacity=1.0):
        """Lays `paint` (one color or one for each sample) over the picture, with `mask` (0...1) times `opacity`."""
        if isinstance(paint, str):
            paint = color(paint)
        cover = opacity if mask is None else (mask * opacity)[..., None]
        self.pixels += (paint - self.pixels) * cover

    def vertical(self, stops, top=0.0, bottom=None):
        """Returns the colors of a vertical gradient from `top` to `bottom`."""
        bottom = self.height if bottom is None else bottom
        return ramp(stops, numpy.clip((self.y - top) / (bottom - top), 0, 1))

    def glow(self, center, radius, paint, strength=1.0, stretch=1.0):
        """Adds light that falls off around `center`; `stretch` > 1 makes it wider than tall."""
        falloff = 1 / (1 + (self.distance(center, stretch) / radius) ** 2) ** 2
        self.pixels += falloff[..., None] * color(paint) * strength

    # Masks

    def distance(self, center, stretch=1.0):
        return numpy.sqrt(((self.x - center[0]) / stretch) ** 2 + (self.y - center[1]) ** 2)

    def disc(self, center, radius, softness=0.5):
        return smoothstep(radius + softness, radius - softness, self.distance(center))

    def below(self, heights):
        """Returns the mask of the area below the line `heights`, which has one y for each column."""
        return numpy.clip((self.y - heights[None, :]) * self.scale + 0.5, 0, 1)

    def shape(self, draw, blur=0.0):
        """Returns the mask that `draw(context)` paints with cairo, in points."""
        surface = cairo.ImageSurface(cairo.FORMAT_A8, self.columns, self.rows)
        context = cairo.Context(surface)
        context.scale(self.scale, self.scale)
        context.set_antialias(cairo.ANTIALIAS_BEST)
        draw(context)
        surface.flush()
        data = numpy.ndarray((self.rows, surface.get_stride()), dtype=numpy.uint8, buffer=surface.get_data())
        mask = data[:, : self.columns].astype(numpy.float32) / 255
        return self.blurred(mask, blur) if blur > 0 else mask

    def blurred(self, mask, radius):
        """Blurs `mask` with a Gaussian of `radius` points; large radii are computed on a smaller mask."""
        shrink = max(1, int(radius * self.scale / 6))
        small = Image.fromarray(mask.astype(numpy.float32), mode="F")
        small = small.resize((self.columns // shrink + 1, self.rows // shrink + 1), Image.BOX)
        data = numpy.asarray(small)
        sigma = max(0.3, radius * self.scale / shrink)
        reach = int(sigma * 3) + 1
        kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
        kernel /= kernel.sum()
        for axis in (0, 1):
            pad = [(reach, reach) if i == axis else (0, 0) for i in (0, 1)]
            padded = numpy.pad(data, pad, mode="edge")
            length = data.shape[axis]
            parts = [numpy.take(padded, range(k, k + length), axis=axis) * weight for k, weight in enumerate(kernel)]
            data = numpy.sum(parts, axis=0)
        back = Image.fromarray(data.astype(numpy.float32), mode="F").resize((self.columns, self.rows), Image.BICUBIC)
        return numpy.clip(numpy.asarray(back), 0, 1)

    # Noise

    def noise(self, size, octaves=4, roughness=0.5, stretch=1.0):
        """Clouds of about `size` points, mean 0, mostly within -1...1; `stretch` > 1 makes them wider than tall."""
        total = numpy.zeros((self.rows, self.columns), dtype=numpy.float32)
        weight, norm = 1.0, 0.0
        for _ in range(octaves):
            across = max(2, int(self.width / (size * stretch)) + 2)
            down = max(2, int(self.height / size) + 2)
            grid = self.random.standard_normal((down, across)).astype(numpy.float32)
            field = Image.fromarray(grid, mode="F").resize((self.columns, self.rows), Image.BICUBIC)
            total += numpy.asarray(field) * weight
            norm += weight * weight
            weight *= roughness
            size /= 2
        return total / numpy.sqrt(norm) / 1.5

    def line(self, size, octaves=6, roughness=0.5, ridged=False):
        """Noise along x only, with one value for each column. If `ridged`, it has sharp crests like mountains."""
        total = numpy.zeros(self.columns, dtype=numpy.float32)
        weight, norm = 1.0, 0.0
        for _ in range(octaves):
            count = int(self.width / size) + 5
            knots = self.random.standard_normal(count)
            place = self.x[0] / size + 1 + self.random.random()
            index = place.astype(int)
            t = place - index
            t = t * t * (3 - 2 * t)
            value = knots[index % count] * (1 - t) + knots[(index + 1) % count] * t
            total += (0.8 - numpy.abs(value) if ridged else value) * weight
            norm += weight
            weight *= roughness
            size /= 2
        return total / norm

    # Finishing

    def image(self, grain=0.0):
        """Returns the picture at one sample per point, with film grain of `grain` levels out of 255."""
        small = self.pixels.reshape(self.height, self.scale, self.width, self.scale, 3).mean(axis=(1, 3))
        encoded = to_encoded(small) * 255
        # Bright areas get less grain. Half a level of noise everywhere hides the steps of 8-bit colors.
        shade = 1 - 0.6 * encoded.mean(axis=2, keepdims=True) / 255
        encoded += self.random.standard_normal((self.height, self.width, 1)) * grain * shade
        encoded += self.random.random(encoded.shape) - 0.5 if grain > 0 else 0
        return Image.fromarray(numpy.clip(numpy.rint(encoded), 0, 255).astype(numpy.uint8), mode="RGB")


def jpeg(image, quality=80):
    data = io.BytesIO()
    image.save(data, "JPEG", quality=quality, optimize=True, progressive=False, subsampling=2)
    return data.getvalue()


def png(image):
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()
