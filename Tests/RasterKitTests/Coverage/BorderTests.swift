import DrawKit
import RasterKit
import Testing

@Suite("Borders")
struct BorderTests {
    private static let widths = [0.25, 1, 1.5, 2, 3.7, 6, 7.5]
    private static let rect = PixelRect(3, 4, 29, 19)

    @Test("Coverage is within 4% of the ring between the shape and the shape inset by the width", arguments: widths)
    func coverage(width: Double) {
        for radius in [0, 0.6, 3, 6.5, 40] {
            for corners in [.all, [.topLeft, .bottomRight], .topRight] as [CornerSet] {
                expectRing(
                    PlacedShape(shape: RoundedRect(rect: Self.rect, radius: radius, corners: corners), border: width))
            }
        }
    }

    @Test("A transformed border has the transformed width", arguments: widths)
    func transformed(width: Double) {
        let transforms: [PixelTransform] = [
            .turned(30, tx: 18, ty: 15), .turned(-80, x: 0.8, y: -1.2, tx: 20, ty: 15),
            .turned(0, x: 0.93, y: 0.93, tx: 20.4, ty: 15.2), .turned(45, x: 0.2, y: 2, shear: 0.3, tx: 20, ty: 15),
        ]
        for transform in transforms {
            for radius in [0, 5.0] {
                let shape = RoundedRect(rect: PixelRect(-12, -9, 25, 18), radius: radius)
                expectRing(PlacedShape(shape: shape, transform: transform, border: width))
            }
        }
    }

    @Test("A border of half the short side or more fills the shape")
    func wide() {
        let commands: [(RoundedRect, Int32)] = [
            (RoundedRect(rect: Self.rect), 19 * 128), (RoundedRect(rect: Self.rect), .max),
            (RoundedRect(rect: Self.rect, radius: 5), 19 * 128), (RoundedRect(rect: Self.rect, radius: 9), 5000),
            (RoundedRect(rect: PixelRect(5, 5, 1, 1)), 256), (RoundedRect(rect: PixelRect(5, 5, 1, 8)), 200),
        ]
        for (shape, border) in commands {
            for transform in [DisplayList.noTransform, 0] {
                var ring = DisplayList(40, 30)
                ring.transforms = [.turned(20, tx: 2, ty: -3)]
                var filled = ring
                let color = PackedColor(bits: 0x8010_2030)
                ring.commands.append(.solid(shape, color: color, clip: -1, border: border, transform: transform))
                filled.commands.append(.solid(shape, color: color, clip: -1, transform: transform))
                let (first, second) = (Canvas(size: ring.size), Canvas(size: ring.size))

                first.draw(ring)
                second.draw(filled)

                #expect(first.picture == second.picture, "\(shape.rect), border \(border)")
            }
        }
    }

    @Test("Every pixel of a translucent border is painted once")
    func translucent() {
        let color = PackedColor(bits: 0x8010_2030)
        for radius in [0, 4.0] {
            var list = DisplayList(40, 30)
            list.commands.append(
                .solid(RoundedRect(rect: Self.rect, radius: radius), color: color, clip: -1, border: 768))
            let canvas = Canvas(size: list.size)

            canvas.draw(list)

            let once = Shade(color).over(Shade(PackedColor(.white)))
            for (x, y) in [(12, 4), (12, 6), (3, 12), (5, 13), (31, 12), (29, 12), (16, 22), (16, 20)] {
                #expect(once.distance(to: canvas.pixel(x, y)) <= 0.5 + 1e-9)
            }
            for (x, y) in [(12, 7), (6, 12), (28, 12), (16, 19), (2, 12), (32, 12)] {
                #expect(canvas.pixel(x, y) == PackedColor(.white))
            }
        }
    }

    @Test("Borders are clipped, and gradients have no borders")
    func clips() {
        let shape = RoundedRect(rect: Self.rect, radius: 6)
        let clip = RoundedRect(rect: PixelRect(0, 0, 22, 26), radius: 11)
        for width in [2.0, 2.5] {
            for border in [RoundedRect(rect: Self.rect), shape] {
                var list = DisplayList(40, 30)
                list.push(clip)
                list.commands.append(.solid(border, color: PackedColor(.black), clip: 0, border: Int32(width * 256)))
                let canvas = Canvas(size: list.size)

                canvas.draw(list)

                let ring = PlacedShape(shape: border, border: width)
                for y in 0..<30 {
                    for x in 0..<40 {
                        let wanted =
                            Reference.coverage(of: ring, x: x, y: y)
                            * Reference.coverage(of: PlacedShape(shape: clip), x: x, y: y)
                        #expect(abs(canvas.blackness(x, y) - wanted) <= 0.05)
                    }
                }
            }
        }
        var (list, plain) = (DisplayList(40, 30), DisplayList(40, 30))
        let paint = Paint(ramp: GradientTests.clouds, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
        (list.paints, plain.paints) = ([paint], [paint])
        list.commands.append(.gradient(shape, paint: 0, opacity: 255, clip: -1))
        plain.commands = list.commands
        list.commands[1].border = 512
        let (first, second) = (Canvas(size: list.size), Canvas(size: list.size))
        first.draw(list)
        second.draw(plain)
        #expect(first.picture == second.picture)
    }

    // MARK: Helpers

    private func expectRing(_ placed: PlacedShape) {
        var list = DisplayList(40, 30)
        list.transforms = [placed.transform]
        let border = Int32((placed.border * 256).rounded())
        list.commands.append(
            .solid(
                placed.shape, color: PackedColor(.black), clip: -1, border: border,
                transform: placed.isUpright ? DisplayList.noTransform : 0))
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        var worst = 0.0
        for y in 0..<30 {
            for x in 0..<40 {
                worst = max(worst, abs(canvas.blackness(x, y) - Reference.coverage(of: placed, x: x, y: y)))
            }
        }
        let shape = placed.shape
        #expect(worst <= 0.04, "radius \(shape.pixelRadius), corners \(shape.corners.rawValue), \(placed.transform)")
        #expect(canvas.guardsAreIntact)
    }
}
