import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Gradient fills")
struct GradientTests {
    static let twelve = Ramp(GradientStops(colors: (0..<12).map { $0 % 2 == 0 ? .black : .white }))
    static let clouds = Ramp(
        GradientStops(colors: [RGBA(hex: 0xECF0F1), RGBA(hex: 0xD0D4D5), RGBA(hex: 0xECF0F1)]))
    static let hard = Ramp(
        GradientStops(
            colors: [RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0x0000FF)], locations: [0.2, 0.5, 0.5]))
    static let fading = Ramp(
        GradientStops(colors: [
            RGBA(red: 1, green: 0, blue: 0, alpha: 0.8), RGBA(red: 0, green: 0, blue: 1, alpha: 0),
        ]))

    /// Axes as start x, start y, end x, end y.
    static let axes: [[Double]] = [
        [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0], [0, 0, 1, 1], [1, 0, 0, 1], [0.3, 0.9, 0.6, 0.1],
        [-1, 0, 0, 0], [1, 0, 2, 0], [-3, 0, 4, 0], [0, -2, 0, -1], [5, 5, 6, 7], [0.5, 0.5, 0.5, 0.5],
        [0.5, 0, 0.5001, 0], [0.25, 0.25, 0.2501, 0.2502], [-1000, 0, 1000, 0],
    ]

    @Test("Every pixel has the color of its center's position on the axis", arguments: axes)
    func positions(axis: [Double]) {
        let rects = [PixelRect(3, 2, 17, 9), PixelRect(-25, -14, 70, 51), PixelRect(39, 29, 1, 1)]
        for ramp in [Self.twelve, Self.clouds, Self.hard, Self.fading] {
            for (rect, opacity) in zip(rects + rects, [255, 255, 255, 128, 1, 254] as [UInt8]) {
                expectGradient(ramp, axis: axis, rect: rect, opacity: opacity)
            }
        }
    }

    @Test("2 to 12 stops at given locations, some transparent, are exact along any axis", arguments: 2...12)
    func stops(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        func component() -> Double { Double(generator.number(0...255)) / 255 }
        for round in 0..<12 {
            let colors = (0..<count).map { _ in
                RGBA(
                    red: component(), green: component(), blue: component(),
                    alpha: generator.chance(50) ? 1 : component())
            }
            // Stops are at the same location or at least 1/16 apart, so the ramp's 4096 steps differ by at most one
            // level.
            let locations = (0..<count).map { _ in Double(generator.number(0...16)) / 16 }.sorted()
            let axis = (0..<4).map { _ in Double(generator.number(-300...400)) / 100 }
            let ramp = Ramp(GradientStops(colors: colors, locations: locations))
            expectGradient(ramp, axis: axis, rect: PixelRect(3, -2, 33, 29), opacity: round % 3 == 0 ? 77 : 255)
        }
    }

    @Test("A product of four opacities that is rounded once gives colors within 2 of 255 of the exact ones")
    func nestedOpacity() {
        for levels in [[0.9, 0.8, 0.7, 0.6], [0.5, 0.5, 0.5, 0.5], [1, 0.99, 0.98, 0.97], [0.3, 1, 0.1, 0.4]] {
            let exact = levels.reduce(1, *)
            var list = DisplayList(16, 2, background: 0xFF20_C080)
            list.paints.append(paint(Self.clouds, axis: [0, 0, 1, 0]))
            list.bitmaps.append(
                Bitmap(
                    size: PixelSize(width: 16, height: 1), pixels: .color([UInt32](repeating: 0xFF90_0418, count: 16))))
            let (upper, lower) = (RoundedRect(rect: PixelRect(0, 0, 16, 1)), RoundedRect(rect: PixelRect(0, 1, 16, 1)))
            let opacity = UInt8((exact * 255).rounded())
            list.commands.append(.gradient(upper, paint: 0, opacity: opacity, clip: -1))
            list.commands.append(.bitmap(lower, bitmap: 0, tint: .clear, opacity: opacity, clip: -1))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let under = Shade(PackedColor(bits: 0xFF20_C080))
            for x in 0..<16 {
                let color = Reference.color(Self.clouds.stops, at: (Double(x) + 0.5) / 16)
                #expect(color.times(exact).over(under).distance(to: canvas.pixel(x, 0)) <= 2)
                let word = Shade(PackedColor(bits: 0xFF90_0418))
                #expect(word.times(exact).over(under).distance(to: canvas.pixel(x, 1)) <= 2)
            }
        }
    }

    @Test("Invalid axes give some color of the ramp, and don't crash")
    func absurdAxes() {
        let absurd: [[Double]] = [
            [.nan, 0, 1, 0], [0, 0, .infinity, 0], [1e300, 0, 1e300, 1], [0, 0, 1e-300, 0], [0, 0, 1e200, 1e200],
            [-1e18, 0, 1e18, 0], [1e18, 0, 1e18 + 4096, 0], [0, 0, 1e-160, 1e-160],
        ]
        for axis in absurd {
            var list = DisplayList(8, 8)
            list.paints.append(paint(Self.clouds, axis: axis))
            list.commands.append(.gradient(RoundedRect(rect: list.bounds), paint: 0, opacity: 255, clip: -1))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let colors = Set(list.paints[0].ramp.colors.map(\.bits))
            #expect(canvas.picture.allSatisfy(colors.contains), "axis \(axis)")
        }
    }

    @Test("A rectangle far larger than the image keeps its gradient in place")
    func hugeRectangle() {
        let rect = PixelRect(minX: -1_000_000, minY: -3, maxX: 1_000_000, maxY: 30)
        expectGradient(Self.clouds, axis: [0.4999, 0, 0.5001, 0], rect: rect, opacity: 255)
        expectGradient(Self.clouds, axis: [0.4999, 0.4999, 0.50001, 0.5001], rect: rect, opacity: 255)
    }

    @Test("Rectangles that share a paint look as if each had its own")
    func sharedPaint() {
        var list = DisplayList(300, 40)
        list.paints.append(paint(Self.twelve, axis: [0.1, 0, 0.8, 0]))
        list.paints.append(paint(Self.clouds, axis: [0, 0.9, 0, 0.2]))
        var generator = SeededGenerator(seed: 7)
        // Pairs of these rectangles show the same number of pixels, in lines of equal length that start at different
        // positions.
        var rects = [
            PixelRect(-5, 0, 20, 9), PixelRect(285, 0, 20, 9), PixelRect(40, -5, 9, 20), PixelRect(50, 25, 9, 20),
        ]
        for _ in 0..<120 {
            rects.append(
                PixelRect(
                    generator.number(-20...290), generator.number(-8...36), generator.number(1...90),
                    generator.number(1...20)))
        }
        for rect in rects + rects {
            let opacity: UInt8 = generator.chance(50) ? 255 : 90
            list.commands.append(
                .gradient(RoundedRect(rect: rect), paint: generator.chance(50) ? 0 : 1, opacity: opacity, clip: -1))
        }
        let together = Canvas(size: list.size)
        let apart = Canvas(size: list.size)

        together.draw(list)
        for index in list.commands.indices {
            var single = list
            single.commands = [list.commands[index]]
            apart.draw(single)
        }

        #expect(together.picture == apart.picture)
    }

    @Test("Shapes with a shared gradient area show their part of it, wherever they are and however transformed")
    func area() {
        let area = PixelRect(-7, 3, 61, 29)
        for axis in [[0.1, 0, 0.8, 0], [0, 0.9, 0, 0.2], [0.2, 0.1, 0.8, 0.9]] {
            var full = DisplayList(80, 40)
            var gradient = paint(Self.clouds, axis: axis)
            gradient.area = area
            full.paints.append(gradient)
            full.transforms.append(PixelTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 20))
            var parts = full
            full.commands.append(.gradient(RoundedRect(rect: full.bounds), paint: 0, opacity: 255, clip: -1))
            for (x, y) in [(0, 0), (13, 5), (50, 30), (77, 39), (-4, 20)] {
                parts.commands.append(
                    .gradient(RoundedRect(rect: PixelRect(x, y, 11, 7)), paint: 0, opacity: 255, clip: -1))
            }
            parts.commands.append(
                .gradient(RoundedRect(rect: PixelRect(0, 0, 10, 6)), paint: 0, opacity: 255, clip: -1, transform: 0))
            let (all, some) = (Canvas(size: full.size), Canvas(size: full.size))

            all.draw(full)
            some.draw(parts)

            var compared = 0
            for y in 0..<40 {
                for x in 0..<80 {
                    let position = Reference.position(gradient, in: PlacedShape(rect: area), x: x, y: y)
                    let expected = Reference.color(Self.clouds.stops, at: position)
                    #expect(expected.distance(to: all.pixel(x, y)) <= 2)
                    let isCovered = parts.commands.dropFirst().contains {
                        parts.visibleRect(of: $0).contains(PixelRect(x, y, 1, 1))
                    }
                    guard isCovered else { continue }
                    compared += 1
                    #expect(expected.distance(to: some.pixel(x, y)) <= 2)
                }
            }
            #expect(compared > 250)
        }
    }

    @Test("Clipping a gradient at the image's edges leaves the rest unchanged, bit for bit", arguments: axes)
    func cutGradients(axis: [Double]) {
        // For these sizes, many positions lie exactly between two steps of the ramp.
        for (width, height) in [(96, 96), (48, 33), (77, 60)] {
            let full = picture(axis: axis, rect: PixelRect(0, 0, width, height), size: (width, height))
            for cut in 1..<30 {
                let moved = picture(
                    axis: axis, rect: PixelRect(-cut, -cut, width, height), size: (width - cut, height - cut))
                let rest = (cut..<height).flatMap { y in full[(y * width + cut)..<((y + 1) * width)] }
                #expect(moved == rest, "\(cut) of \(width) x \(height)")
            }
        }
    }

    // MARK: Helpers

    /// Returns the pixels of a dithered gradient over `rect`.
    private func picture(axis: [Double], rect: PixelRect, size: (width: Int, height: Int)) -> [UInt32] {
        var list = DisplayList(Int32(size.width), Int32(size.height))
        list.paints.append(paint(Self.twelve, axis: axis))
        list.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: 255, clip: -1))
        let canvas = Canvas(size: list.size, rasterizer: Rasterizer(isDithering: true))
        canvas.draw(list)
        return canvas.picture
    }

    private func paint(_ ramp: Ramp, axis: [Double]) -> Paint {
        Paint(
            ramp: ramp, start: UnitPoint(x: axis[0], y: axis[1]), end: UnitPoint(x: axis[2], y: axis[3]))
    }

    /// Draws one gradient and compares every pixel. At a hard stop, a pixel may have the color of either side.
    private func expectGradient(_ ramp: Ramp, axis: [Double], rect: PixelRect, opacity: UInt8) {
        let background = PackedColor(bits: 0xFF30_6090)
        var list = DisplayList(40, 30, background: background.bits)
        let paint = paint(ramp, axis: axis)
        list.paints.append(paint)
        list.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: opacity, clip: -1))
        expectGradient(list, over: background, isDithering: false, tolerance: 2)
        // Dithering may change a color by one level in either direction, and translucent colors are rounded in
        // addition.
        expectGradient(list, over: background, isDithering: true, tolerance: 2.5)
    }

    private func expectGradient(_ list: DisplayList, over background: PackedColor, isDithering: Bool, tolerance: Double)
    {
        let (paint, ramp) = (list.paints[0], list.paints[0].ramp)
        let (rect, opacity) = (list.commands[1].shape.rect, list.commands[1].opacity)
        let canvas = Canvas(size: list.size, rasterizer: Rasterizer(isDithering: isDithering))

        canvas.draw(list)

        let under = Shade(background)
        let step = 1 / 8192.0
        var worst = 0.0
        for y in 0..<30 {
            for x in 0..<40 {
                guard PixelRect(x, y, 1, 1).intersects(rect) else {
                    #expect(canvas.pixel(x, y) == background)
                    continue
                }
                let position = Reference.position(paint, in: PlacedShape(rect: rect), x: x, y: y)
                func distance(at position: Double) -> Double {
                    Reference.color(ramp.stops, at: position).times(Double(opacity) / 255).over(under)
                        .distance(to: canvas.pixel(x, y))
                }
                let exact = distance(at: position)
                let isNear = exact <= tolerance
                worst = max(
                    worst, isNear ? exact : min(distance(at: position - step), distance(at: position + step)))
            }
        }
        #expect(worst <= tolerance, "\(paint), rect \(rect), opacity \(opacity), dithering \(isDithering)")
        #expect(canvas.guardsAreIntact)
    }
}
