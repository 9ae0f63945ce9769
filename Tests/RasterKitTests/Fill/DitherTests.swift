import DrawKit
import RasterKit
import TestSupport
import Testing

/// Tests gradients with more colors than a screen can display.
@Suite("Dithering")
struct DitherTests {
    /// A ramp of six levels between two dark colors.
    private static let dark = Ramp(GradientStops(colors: [RGBA(hex: 0x202224), RGBA(hex: 0x262A2C)]))

    private static let axes: [[Double]] = [[0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 1, 1], [1, 0.2, 0, 0.7]]

    @Test("A pixel has one of the two nearest colors, and an area has the right color on average", arguments: axes)
    func average(axis: [Double]) {
        let list = list(
            Self.dark, axis: axis, rect: PixelRect(3, 5, 192, 160), size: PixelSize(width: 200, height: 170))
        let canvas = draw(list)

        var worst = 0.0
        for tileY in 0..<40 {
            for tileX in 0..<48 {
                var sums = [0.0, 0, 0]
                for (x, y) in pixels(3 + 4 * tileX, 5 + 4 * tileY) {
                    let exact = shade(list, x: x, y: y).components
                    let shown = Shade(canvas.pixel(x, y)).components
                    for component in 1...3 {
                        #expect(abs(shown[component] - exact[component]) < 1.01)
                        sums[component - 1] += (shown[component] - exact[component]) / 16
                    }
                }
                worst = max(worst, sums.map { abs($0) }.max() ?? 0)
            }
        }
        #expect(worst < 0.125)
    }

    @Test(
        "Small shapes under a shared highlight equal one large shape, bit for bit, before, within and after it",
        arguments: [[-0.8, 0.2], [0.4, 1.4], [1, 2], [-1, 0], [0.7, 0.3], [0.5, 0.5], [0.2, 0.21]] as [[Double]])
    func oneLight(ends: [Double]) {
        for colors in [[RGBA(hex: 0xECF0F1), RGBA(hex: 0xD0D4D5)], [RGBA(hex: 0x202224), RGBA(hex: 0x262A2C)]] {
            let start = UnitPoint(x: ends[0], y: 0)
            var full = DisplayList(size: PixelSize(width: 320, height: 24))
            let ramp = Ramp(GradientStops(colors: colors))
            full.paints.append(
                Paint(ramp: ramp, start: start, end: UnitPoint(x: ends[1], y: 0), area: full.bounds))
            var parts = full
            full.commands.append(.gradient(RoundedRect(rect: full.bounds), paint: 0, opacity: 255, clip: -1))
            for column in 0..<16 {
                let rect = PixelRect(20 * column, 0, 20, 24)
                parts.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: 255, clip: -1))
            }

            #expect(draw(parts).picture == draw(full).picture)
        }
    }

    @Test("Without dithering, some bands are wider than 40 pixels; with it, none is wider than eight")
    func bands() {
        let list = list(
            Self.dark, axis: [0, 0, 1, 0], rect: PixelRect(0, 0, 400, 4), size: PixelSize(width: 400, height: 4))
        func longestBand(_ canvas: Canvas) -> Int {
            let columns = (0..<400).map { x in (0..<4).map { canvas.pixel(x, $0) } }
            var (longest, length) = (0, 0)
            for x in 1..<400 {
                length = columns[x] == columns[x - 1] ? length + 1 : 0
                longest = max(longest, length + 1)
            }
            return longest
        }
        #expect(longestBand(draw(list, isDithering: false)) > 40)
        #expect(longestBand(draw(list)) <= 8)
    }

    @Test("A constant part of a gradient is the plain color", arguments: axes)
    func flat(axis: [Double]) {
        // A color between two displayable levels.
        let gray = RGBA(red: 0.3333, green: 0.5018, blue: 0.1, alpha: 1)
        let ramp = Ramp(GradientStops(colors: [gray, gray, .white, gray], locations: [0, 0.4, 0.5, 0.6]))
        let list = list(ramp, axis: axis, rect: PixelRect(0, 0, 40, 40), size: PixelSize(width: 40, height: 40))
        let canvas = draw(list)
        #expect(canvas.pixel(1, 1) == PackedColor(gray))
        #expect(canvas.pixel(38, 38) == PackedColor(gray))
        #expect((0..<8).allSatisfy { canvas.pixel($0 % 4, $0 / 4) == PackedColor(gray) })
    }

    @Test("A shape that moves by whole pixels keeps its dither pattern", arguments: axes)
    func moved(axis: [Double]) {
        let size = PixelSize(width: 60, height: 60)
        let first = draw(list(Self.dark, axis: axis, rect: PixelRect(10, 10, 30, 20), size: size))
        for (dx, dy) in [(1, 0), (0, 1), (-3, 2), (13, 17), (-10, -10)] {
            let second = draw(list(Self.dark, axis: axis, rect: PixelRect(10 + dx, 10 + dy, 30, 20), size: size))
            let isSame = (0..<30).allSatisfy { x in
                (0..<20).allSatisfy { y in first.pixel(10 + x, 10 + y) == second.pixel(10 + dx + x, 10 + dy + y) }
            }
            #expect(isSame, "by \(dx), \(dy)")
        }
    }

    @Test("Rounded shapes are dithered like square ones")
    func coverage() {
        let size = PixelSize(width: 120, height: 60)
        for axis in Self.axes {
            var rounded = list(Self.dark, axis: axis, rect: PixelRect(4, 4, 110, 50), size: size)
            let square = draw(rounded)
            rounded.commands[0].shape = RoundedRect(rect: PixelRect(4, 4, 110, 50), radius: 20)
            let canvas = draw(rounded)
            let isSame = (24..<34).allSatisfy { y in (4..<114).allSatisfy { canvas.pixel($0, y) == square.pixel($0, y) }
            }
            #expect(isSame, "axis \(axis)")
            #expect(canvas.guardsAreIntact)
        }
    }

    /// Pixels are computed four at a time, and the remaining ones one by one.
    @Test("A pixel doesn't depend on the width or the start of the image", arguments: axes)
    func widths(axis: [Double]) {
        func picture(_ rect: PixelRect, width: Int32, isDithering: Bool) -> Canvas {
            var list = list(Self.dark, axis: axis, rect: rect, size: PixelSize(width: width, height: 6))
            list.paints[0].area = rect
            return draw(list, isDithering: isDithering)
        }
        for (isDithering, left) in [(true, 0), (true, -1), (true, -6), (false, 0)] {
            let rect = PixelRect(left, 0, 300, 6)
            let full = picture(rect, width: 40, isDithering: isDithering)
            for width in 1...9 {
                let part = picture(rect, width: Int32(width), isDithering: isDithering)
                let isSame = (0..<6).allSatisfy { y in
                    (0..<width).allSatisfy { part.pixel($0, y) == full.pixel($0, y) }
                }
                #expect(isSame, "\(width) pixels from \(left) on, dithered: \(isDithering)")
                #expect(part.guardsAreIntact)
            }
        }
    }

    // MARK: Helpers

    private func list(_ ramp: Ramp, axis: [Double], rect: PixelRect, size: PixelSize) -> DisplayList {
        var list = DisplayList(size: size)
        list.paints.append(
            Paint(ramp: ramp, start: UnitPoint(x: axis[0], y: axis[1]), end: UnitPoint(x: axis[2], y: axis[3])))
        list.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: 255, clip: -1))
        return list
    }

    private func draw(_ list: DisplayList, isDithering: Bool = true) -> Canvas {
        let canvas = Canvas(size: list.size, rasterizer: Rasterizer(isDithering: isDithering))
        canvas.draw(list)
        return canvas
    }

    /// Returns the exact color of a pixel.
    private func shade(_ list: DisplayList, x: Int, y: Int) -> Shade {
        let paint = list.paints[0]
        let position = Reference.position(paint, in: PlacedShape(rect: list.commands[0].shape.rect), x: x, y: y)
        return Reference.color(paint.ramp.stops, at: position)
    }

    private func pixels(_ left: Int, _ top: Int) -> [(Int, Int)] {
        (0..<16).map { (left + $0 % 4, top + $0 / 4) }
    }
}
