import DrawKit
import RasterKit
import Testing

@Suite("Rounded corners")
struct CornerTests {
    static let radii = [0.004, 0.3, 0.5, 1, 1.25, 2, 3.5, 4, 7.3, 10, 16.5, 25, 60]

    @Test("Coverage is within 4% of the exact area of the shape", arguments: radii)
    func coverage(radius: Double) {
        let sizes = [(40, 30), (9, 8), (7, 7), (5, 40), (1, 1), (2, 3)]
        for (width, height) in sizes {
            for corners in [.all, .topLeft, [.topRight, .bottomLeft], [.bottomLeft, .bottomRight]] as [CornerSet] {
                let rect = PixelRect(2, 3, width, height)
                expectCoverage(RoundedRect(rect: rect, radius: radius, corners: corners))
            }
        }
    }

    @Test("All corners are mirror images of each other")
    func symmetry() {
        let list = blackOnWhite(RoundedRect(rect: PixelRect(0, 0, 33, 33), radius: 11.7), size: 33)
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        for y in 0..<33 {
            for x in 0..<33 {
                let pixel = canvas.pixel(x, y)
                #expect(pixel == canvas.pixel(32 - x, y) && pixel == canvas.pixel(x, 32 - y))
                #expect(pixel == canvas.pixel(y, x) || abs(Int(pixel.red) - Int(canvas.pixel(y, x).red)) <= 4)
            }
        }
    }

    @Test("Corners clip gradients and bitmaps like solid colors")
    func otherFills() {
        let rect = PixelRect(3, 2, 31, 23)
        let black = GradientStops(colors: [.black])
        for (radius, opacity) in [(6.5, 255), (11.5, 255), (9, 128)] as [(Double, UInt8)] {
            let shape = RoundedRect(rect: rect, radius: radius, corners: [.topLeft, .topRight, .bottomRight])
            var list = DisplayList(40, 30)
            let ends: [(Double, Double)] = [(1, 0), (0, 1), (1, 1)]
            list.paints = ends.map {
                Paint(ramp: Ramp(black), start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: $0.0, y: $0.1))
            }
            list.bitmaps = [
                bitmap(rect.size, .color), bitmap(PixelSize(width: 5, height: 4), .color),
                bitmap(rect.size, .alpha), bitmap(PixelSize(width: 5, height: 4), .alpha),
            ]
            let tint = PackedColor(.black, opacity: Double(opacity) / 255)
            var commands: [DrawCommand] = [.solid(shape, color: tint, clip: -1)]
            commands += (0..<3).map { .gradient(shape, paint: $0, opacity: opacity, clip: -1) }
            commands += (0..<4).map { .bitmap(shape, bitmap: $0, tint: tint, opacity: opacity, clip: -1) }
            let pictures = commands.map { command in
                var single = list
                single.commands.append(command)
                let canvas = Canvas(size: list.size)
                canvas.draw(single)
                #expect(canvas.guardsAreIntact)
                return canvas.picture
            }

            for (command, picture) in zip(commands, pictures).dropFirst() {
                #expect(picture == pictures[0], "\(command.kind) \(command.source), opacity \(opacity)")
            }
        }
    }

    @Test("Many radii, as in an animation, always give correct corners")
    func manyRadii() {
        let rasterizer = Rasterizer()
        for round in 0..<3 {
            for step in 1..<300 {
                let shape = RoundedRect(rect: PixelRect(0, 0, 8, 8), radius: Double(step) / 256 * 3)
                let list = blackOnWhite(shape, size: 8)
                let canvas = Canvas(size: list.size, rasterizer: rasterizer)
                canvas.draw(list)
                guard step % 37 == round else { continue }
                let fresh = Canvas(size: list.size)
                fresh.draw(list)
                #expect(canvas.picture == fresh.picture)
            }
        }
    }

    // MARK: Helpers

    private func blackOnWhite(_ shape: RoundedRect, size: Int32) -> DisplayList {
        var list = DisplayList(size, size)
        list.commands.append(.solid(shape, color: PackedColor(.black), clip: -1))
        return list
    }

    private enum Kind { case color, alpha }

    private func bitmap(_ size: PixelSize, _ kind: Kind) -> Bitmap {
        let count = Int(size.width) * Int(size.height)
        let pixels: Bitmap.Pixels =
            switch kind {
            case .color: .color(Array(repeating: 0xFF00_0000, count: count))
            case .alpha: .alpha(Array(repeating: 255, count: count))
            }
        return Bitmap(size: size, pixels: pixels)
    }

    private func expectCoverage(_ shape: RoundedRect) {
        let list = blackOnWhite(shape, size: 45)
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        var worst = 0.0
        for y in 0..<45 {
            for x in 0..<45 {
                let covered = canvas.blackness(x, y)
                worst = max(worst, abs(covered - Reference.coverage(of: PlacedShape(shape: shape), x: x, y: y)))
            }
        }
        #expect(worst <= 0.04, "\(shape.rect), radius \(shape.pixelRadius), corners \(shape.corners.rawValue)")
        #expect(canvas.guardsAreIntact)
    }
}
