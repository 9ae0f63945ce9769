import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Transformed commands")
struct TransformTests {
    static let transforms: [PixelTransform] = [
        .turned(0, tx: 20.3, ty: 14.6), .turned(45, tx: 20, ty: 15), .turned(30, x: 1.3, y: 0.7, tx: 19.5, ty: 15.25),
        .turned(-72, x: 0.5, y: 1.2, tx: 21, ty: 14), .turned(5, x: -1, tx: 20, ty: 15),
        .turned(135, x: -1.1, y: 0.9, shear: 0.4, tx: 20, ty: 15), .turned(0, y: -0.37, tx: 20.5, ty: 15),
        .turned(10, shear: 1.5, tx: 20, ty: 15), .turned(180, x: 3, y: 2, tx: 8, ty: 5),
        .turned(1, x: 0.1, y: 0.1, tx: 20.2, ty: 15.7), .turned(89, x: 0.02, y: 4, tx: 20, ty: 15),
        .turned(300, x: 40, y: 30, tx: 100, ty: -60),
    ]
    private static let rect = PixelRect(-11, -8, 23, 15)

    @Test("Coverage is within 4% of the exact area of the shape", arguments: transforms)
    func coverage(transform: PixelTransform) {
        let shapes = [
            RoundedRect(rect: Self.rect), RoundedRect(rect: Self.rect, radius: 5),
            RoundedRect(rect: Self.rect, radius: 40), RoundedRect(rect: Self.rect, radius: 6.5, corners: .bottomRight),
            RoundedRect(rect: Self.rect, radius: 3, corners: [.topLeft, .bottomLeft, .topRight]),
        ]
        for shape in shapes {
            var list = DisplayList(40, 30)
            list.transforms = [transform]
            list.commands.append(.solid(shape, color: PackedColor(.black), clip: -1, transform: 0))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let placed = PlacedShape(shape: shape, transform: transform)
            var worst = 0.0
            for y in 0..<30 {
                for x in 0..<40 {
                    worst = max(worst, abs(canvas.blackness(x, y) - Reference.coverage(of: placed, x: x, y: y)))
                }
            }
            #expect(worst <= 0.04, "radius \(shape.pixelRadius), corners \(shape.corners.rawValue)")
            #expect(canvas.guardsAreIntact)
        }
    }

    @Test("Gradients stay in the unit space of the untransformed rectangle", arguments: transforms)
    func gradients(transform: PixelTransform) {
        let axes: [[Double]] = [[0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 1, 1], [-1, 0.5, 2, 0.25]]
        let opacities: [UInt8] = [255, 255, 130, 255]
        for (axis, opacity) in zip(axes, opacities) {
            let stops = GradientStops(colors: [RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF80), RGBA(hex: 0x102030)])
            let paint = Paint(
                ramp: Ramp(stops), start: UnitPoint(x: axis[0], y: axis[1]), end: UnitPoint(x: axis[2], y: axis[3]))
            let placed = PlacedShape(shape: RoundedRect(rect: Self.rect, radius: 4), transform: transform)
            var list = list(with: transform)
            list.paints = [paint]
            list.commands.append(.gradient(placed.shape, paint: 0, opacity: opacity, clip: -1, transform: 0))

            expect(list, inside: placed, tolerance: 2) { x, y in
                let position = Reference.position(paint, in: placed, x: x, y: y)
                return Reference.color(stops, at: position).times(Double(opacity) / 255)
            }
        }
    }

    @Test("Bitmaps are sampled bilinearly through the inverse map", arguments: transforms)
    func bitmaps(transform: PixelTransform) {
        var generator = SeededGenerator(seed: 31)
        let size = PixelSize(width: 7, height: 5)
        let bytes = (0..<35).map { _ in UInt8(generator.number(0...255)) }
        let words = (0..<35).map { _ in 0xFF00_0000 | UInt32(generator.number(0...0xFFFFFF)) }
        let tint = PackedColor(bits: 0xC040_2010)
        let placed = PlacedShape(shape: RoundedRect(rect: Self.rect), transform: transform)
        let cases: [(Bitmap.Pixels, [Shade], UInt8)] = [
            (.color(words), words.map { Shade(PackedColor(bits: $0)) }, 255),
            (.color(words), words.map { Shade(PackedColor(bits: $0)).times(100 / 255) }, 100),
            (.alpha(bytes), bytes.map { Shade(tint).times(Double($0) / 255) }, 255),
        ]
        for (pixels, shades, opacity) in cases {
            var list = list(with: transform)
            list.bitmaps = [Bitmap(size: size, pixels: pixels)]
            list.commands.append(
                .bitmap(placed.shape, bitmap: 0, tint: tint, opacity: opacity, clip: -1, transform: 0))

            // Positions have a precision of 1/256, and the results of four mixes and one blend are rounded.
            expect(list, inside: placed, tolerance: 4) { x, y in
                Reference.sample(shades, size: size, over: placed, x: x, y: y)
            }
        }
    }

    @Test("A bitmap rotated and drawn much smaller is averaged instead of sampled")
    func reduction() {
        let words = (0..<64 * 64).map { ($0 % 64 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 as UInt32 }
        let shape = RoundedRect(rect: PixelRect(-32, -32, 64, 64))
        let gray = Shade(PackedColor(bits: 0xFF80_8080))
        for transform in [
            PixelTransform.turned(33, x: 0.25, y: 0.25, tx: 20, ty: 15), .turned(90, x: -0.5, y: 0.4, tx: 20, ty: 15),
        ] {
            var list = list(with: transform)
            list.bitmaps = [Bitmap(size: PixelSize(width: 64, height: 64), pixels: .color(words), reducible: true)]
            list.commands.append(.bitmap(shape, bitmap: 0, tint: .clear, opacity: 255, clip: -1, transform: 0))

            expect(list, inside: PlacedShape(shape: shape, transform: transform), tolerance: 2) { _, _ in gray }
        }
    }

    @Test("Edges stay sharp when moved by whole pixels or rotated by 90 degrees")
    func sharpness() {
        let cases: [(PixelTransform, PixelRect)] = [
            (.turned(0, tx: 20, ty: 15), PixelRect(9, 7, 23, 15)),
            (.turned(90, tx: 20, ty: 15), PixelRect(13, 4, 15, 23)),
            (.turned(180, tx: 20, ty: 15), PixelRect(8, 8, 23, 15)),
            (.turned(0, x: -1, tx: 20, ty: 15), PixelRect(8, 7, 23, 15)),
        ]
        for (transform, rect) in cases {
            for color in [0xFF11_2233, 0x8011_2233] as [UInt32] {
                var turned = list(with: transform)
                var upright = turned
                let shape = RoundedRect(rect: Self.rect)
                turned.commands.append(.solid(shape, color: PackedColor(bits: color), clip: -1, transform: 0))
                upright.commands.append(.solid(RoundedRect(rect: rect), color: PackedColor(bits: color), clip: -1))
                let (first, second) = (Canvas(size: turned.size), Canvas(size: turned.size))

                first.draw(turned)
                second.draw(upright)

                #expect(first.picture == second.picture, "\(transform)")
            }
        }
    }

    @Test("Invalid transforms draw nothing")
    func degenerate() {
        let entries: [[Double]] = [
            [0, 0, 0, 0, 5, 5], [1, 0, 0, 0, 5, 5], [1, 2, 2, 4, 5, 5], [.nan, 0, 0, 1, 5, 5],
            [1, 0, 0, 1, .infinity, 5],
            [1e30, 0, 0, 1e30, 5, 5], [1, 0, 0, 1, 1e18, 5], [1e300, 1e300, -1e300, 1e300, 0, 0],
            [1e-300, 0, 0, 1e-300, 5, 5],
        ]
        for entry in entries {
            let transform = PixelTransform(
                a: entry[0], b: entry[1], c: entry[2], d: entry[3], tx: entry[4], ty: entry[5])
            let canvas = everyKind(transform: transform)
            #expect(canvas.picture.allSatisfy { $0 == 0xFFFF_FFFF }, "\(transform)")
        }
    }

    @Test("Extreme transforms never touch memory outside the image")
    func extremes() {
        var generator = SeededGenerator(seed: 8)
        func entry() -> Double {
            let size = [1e-12, 1e-5, 1e-2, 1, 10, 1e4, 1e7][generator.number(0...6)]
            return Double(generator.number(-100...100)) / 100 * size
        }
        for _ in 0..<300 {
            let transform = PixelTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
            #expect(everyKind(transform: transform).guardsAreIntact, "\(transform)")
        }
    }

    // MARK: Helpers

    private func list(with transform: PixelTransform) -> DisplayList {
        var list = DisplayList(40, 30)
        list.transforms = [transform]
        return list
    }

    /// Returns a canvas on which commands of all kinds are drawn, transformed directly or by their clip.
    private func everyKind(transform: PixelTransform) -> Canvas {
        var list = list(with: transform)
        let shape = RoundedRect(rect: Self.rect, radius: 3)
        list.paints = [
            Paint(ramp: GradientTests.clouds, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0.5))
        ]
        list.bitmaps = [
            Bitmap(size: PixelSize(width: 2, height: 1), pixels: .color([0xFF00_0000, 0xFF80_8080]), reducible: true),
            Bitmap(size: PixelSize(width: 1, height: 2), pixels: .alpha([255, 9])),
        ]
        list.clips = [
            ClipNode(shape: shape, parent: -1, within: [], transform: transform, transformIndex: 0)
        ]
        let black = PackedColor(.black)
        list.commands += [
            .solid(shape, color: black, clip: -1, transform: 0),
            .solid(shape, color: black, clip: -1, border: 300, transform: 0),
            .gradient(shape, paint: 0, opacity: 255, clip: -1, transform: 0),
            .bitmap(shape, bitmap: 0, tint: .clear, opacity: 200, clip: -1, transform: 0),
            .bitmap(shape, bitmap: 1, tint: black, opacity: 255, clip: -1, transform: 0),
            .solid(RoundedRect(rect: list.bounds), color: black, clip: 0),
            .solid(RoundedRect(rect: list.bounds), color: black, clip: 0, border: 256),
        ]
        let canvas = Canvas(size: list.size)
        canvas.draw(list)
        return canvas
    }

    /// Expects that pixels entirely inside `placed` have the color of `source` over white, and that pixels outside are
    /// white.
    private func expect(
        _ list: DisplayList, inside placed: PlacedShape, tolerance: Double, is source: (_ x: Int, _ y: Int) -> Shade
    ) {
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        let white = Shade(PackedColor(.white))
        var worst = 0.0
        for y in 0..<30 {
            for x in 0..<40 {
                let covered = Reference.coverage(of: placed, x: x, y: y)
                if covered == 1 { worst = max(worst, source(x, y).over(white).distance(to: canvas.pixel(x, y))) }
                if covered == 0 { #expect(Shade(canvas.pixel(x, y)).distance(to: PackedColor(.white)) <= 3) }
            }
        }
        #expect(worst <= tolerance)
        #expect(canvas.guardsAreIntact)
    }
}
