import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Clips")
struct ClipTests {
    @Test("Nested clips multiply their coverage, and nothing shows outside any of them")
    func nesting() {
        let shapes = [
            RoundedRect(rect: PixelRect(2, 1, 36, 26), radius: 9),
            RoundedRect(rect: PixelRect(4, 2, 30, 24), radius: 40),
            RoundedRect(rect: PixelRect(0, 3, 34, 40), radius: 6, corners: [.topLeft, .bottomRight]),
            RoundedRect(rect: PixelRect(5, 5, 25, 20)),
            RoundedRect(rect: PixelRect(6, 0, 24, 22), radius: 3.3, corners: .bottomLeft),
        ]
        for depth in 1...shapes.count {
            for radius in [0, 4.5] {
                let shape = RoundedRect(rect: PixelRect(1, 4, 31, 21), radius: radius)
                var list = DisplayList(40, 30)
                for clip in shapes.prefix(depth) { list.push(clip) }
                let clip = Int32(list.clips.count - 1)
                list.commands.append(.solid(shape, color: PackedColor(.black), clip: clip))
                let canvas = Canvas(size: list.size)

                canvas.draw(list)

                for y in 0..<30 {
                    for x in 0..<40 {
                        let parts = (shapes.prefix(depth) + [shape]).map {
                            Reference.coverage(of: PlacedShape(shape: $0), x: x, y: y)
                        }
                        let wanted = parts.reduce(1, *)
                        let covered = canvas.blackness(x, y)
                        #expect(abs(covered - wanted) <= 0.05, "depth \(depth), (\(x), \(y))")
                        if parts.contains(0) { #expect(covered == 0) }
                    }
                }
                #expect(canvas.guardsAreIntact)
            }
        }
    }

    @Test("Transformed clips multiply their coverage at any depth, and nothing shows outside any of them")
    func transformedNesting() {
        let clips = [
            PlacedShape(
                shape: RoundedRect(rect: PixelRect(-17, -12, 34, 24), radius: 8), transform: .turned(20, tx: 20, ty: 15)
            ),
            PlacedShape(shape: RoundedRect(rect: PixelRect(3, 2, 33, 25), radius: 9)),
            PlacedShape(
                shape: RoundedRect(rect: PixelRect(-5, -4, 10, 8)),
                transform: .turned(-50, x: 3, y: -2.5, tx: 20, ty: 14)),
            PlacedShape(shape: RoundedRect(rect: PixelRect(0, 5, 34, 20))),
            PlacedShape(
                shape: RoundedRect(rect: PixelRect(0, 0, 40, 30), radius: 60, corners: .topLeft),
                transform: .turned(0, x: 0.9, y: 0.95, tx: 0.4, ty: 0.3)),
        ]
        let drawn = [
            PlacedShape(shape: RoundedRect(rect: PixelRect(1, 4, 31, 21), radius: 4.5)),
            PlacedShape(shape: RoundedRect(rect: PixelRect(-14, -11, 28, 22)), transform: .turned(80, tx: 19, ty: 16)),
            PlacedShape(shape: RoundedRect(rect: PixelRect(4, 4, 31, 22), radius: 8), border: 3.5),
        ]
        for depth in 1...clips.count {
            for placed in drawn {
                var list = DisplayList(40, 30)
                list.transforms = (clips + [placed]).map(\.transform)
                for (index, clip) in clips.prefix(depth).enumerated() {
                    list.push(clip.shape, transform: clip.isUpright ? DisplayList.noTransform : Int32(index))
                }
                let transform = placed.isUpright ? DisplayList.noTransform : Int32(clips.count)
                list.commands.append(
                    .solid(
                        placed.shape, color: PackedColor(.black), clip: Int32(depth - 1),
                        border: Int32(placed.border * 256), transform: transform))
                let canvas = Canvas(size: list.size)

                canvas.draw(list)

                var (worst, outside) = (0.0, 0.0)
                for y in 0..<30 {
                    for x in 0..<40 {
                        let parts = (clips.prefix(depth) + [placed]).map { Reference.coverage(of: $0, x: x, y: y) }
                        let covered = canvas.blackness(x, y)
                        worst = max(worst, abs(covered - parts.reduce(1, *)))
                        if parts.contains(0) { outside = max(outside, covered) }
                    }
                }
                #expect(worst <= 0.05, "depth \(depth)")
                // Slivers that contain no sample point also count as outside.
                #expect(outside <= 0.01, "depth \(depth)")
                #expect(canvas.guardsAreIntact)
            }
        }
    }

    @Test("Disjoint clips draw nothing")
    func disjoint() {
        var list = DisplayList(20, 20)
        list.push(RoundedRect(rect: PixelRect(0, 0, 9, 9), radius: 4))
        list.push(RoundedRect(rect: PixelRect(12, 12, 8, 8), radius: 4))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.black), clip: 1))
        let canvas = Canvas(size: list.size)

        canvas.draw(list)

        #expect(canvas.picture.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test("Shapes and clips beyond the image never touch memory outside it")
    func beyondThePicture() {
        var generator = SeededGenerator(seed: 11)
        let rasterizer = Rasterizer()
        for _ in 0..<200 {
            var list = RandomList.make(&generator, size: PixelSize(width: 30, height: 20), commandCount: 6)
            for index in list.commands.indices where generator.chance(60) {
                let rect = PixelRect(
                    generator.number(-900...30), generator.number(-900...20), generator.number(1...1900),
                    generator.number(1...1900))
                list.commands[index].shape = RoundedRect(rect: rect, radius: Double(generator.number(0...600)))
            }
            let canvas = Canvas(size: list.size, rasterizer: rasterizer)

            canvas.draw(list)

            #expect(canvas.guardsAreIntact)
        }
    }

    @Test("Damage planned for another size draws within the buffer and the image only")
    func staleDamage() {
        var generator = SeededGenerator(seed: 12)
        let large = RandomList.make(&generator, size: PixelSize(width: 90, height: 70), commandCount: 50)
        let damage = Damage(everythingIn: large)
        let stale = Damage(
            keeping: (0..<40).map { _ in RandomList.rect(&generator, in: large.size) }, of: large)
        for size in [PixelSize(width: 31, height: 17), PixelSize(width: 200, height: 9)] {
            let small = RandomList.make(&generator, size: size, commandCount: 5)
            for plan in [damage, stale] {
                let canvas = Canvas(size: PixelSize(width: 60, height: 40), background: 0xFF01_0203)

                canvas.draw(small, damage: plan)

                #expect(canvas.guardsAreIntact)
                for y in 0..<40 {
                    for x in 0..<60 where x >= size.width || y >= size.height {
                        #expect(canvas.pixel(x, y).bits == 0xFF01_0203)
                    }
                }
            }
        }
    }
}
