import DrawKit
import Testing

@Suite("Display lists")
struct DisplayListTests {
    @Test("The description has one line for each command")
    func description() {
        var list = ListBuilder.list(100, 80)
        list.paints.append(ListBuilder.paint([.black, .white]))
        list.bitmaps.append(Bitmap(size: PixelSize(width: 2, height: 1), pixels: .alpha([1, 2])))
        list.bitmaps.append(Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([3])))
        list.push(RoundedRect(rect: ListBuilder.rect(5, 5, 50, 40), radius: 3))
        let rect = ListBuilder.rect(10, 20, 30, 40)
        let corners: CornerSet = [.topLeft, .topRight]
        list.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: 255, clip: 0))
        list.commands.append(
            .gradient(RoundedRect(rect: rect, radius: 2.5, corners: corners), paint: 0, opacity: 9, clip: -1))
        list.commands.append(
            .bitmap(RoundedRect(rect: rect), bitmap: 0, tint: PackedColor(.black), opacity: 255, clip: -1))
        list.commands.append(
            .bitmap(RoundedRect(rect: rect, radius: 1), bitmap: 1, tint: .clear, opacity: 255, clip: -1))
        list.transforms.append(PixelTransform(a: 0, b: 1, c: -1, d: 0, tx: 2.5, ty: 3))
        list.commands.append(
            .solid(RoundedRect(rect: rect), color: PackedColor(.black), clip: -1, border: 384, transform: 0))

        #expect(
            "\(list)" == """
                solid (0,0 100x80) #ffffffff
                gradient (10,20 30x40) paint 0 (0.0, 0.0) -> (1.0, 0.0) clip (5,5 50x40)
                gradient (10,20 30x40) paint 0 (0.0, 0.0) -> (1.0, 0.0) radius 2.5 corners 3 opacity 9
                bitmap (10,20 30x40) 2x1 #ff000000
                bitmap (10,20 30x40) 1x1 radius 1.0
                solid (10,20 30x40) #ff000000 border 1.5 transform [0.0 1.0 -1.0 0.0 2.5 3.0]
                """)
    }

    @Test("A command is visible where its rectangle, its clips and the image overlap")
    func visibleRects() {
        var list = ListBuilder.list(100, 80)
        list.push(RoundedRect(rect: ListBuilder.rect(-20, 10, 400, 30)))
        list.push(RoundedRect(rect: ListBuilder.rect(50, 0, 900, 20)))
        list.push(RoundedRect(rect: ListBuilder.rect(0, 60, 9, 9)))
        let shape = RoundedRect(rect: ListBuilder.rect(-5, -5, 500, 500))
        let expected: [(Int32, PixelRect)] = [
            (-1, list.bounds), (0, ListBuilder.rect(0, 10, 100, 30)), (1, ListBuilder.rect(50, 10, 50, 10)), (2, .zero),
        ]

        for (clip, rect) in expected {
            #expect(list.visibleRect(of: .solid(shape, color: .clear, clip: clip)) == rect)
        }
    }

    @Test("A transformed command is visible in its bounding box, and nowhere if its transform is invalid")
    func transformedRects() {
        var list = ListBuilder.list(100, 80)
        list.push(RoundedRect(rect: ListBuilder.rect(0, 0, 50, 50)))
        list.transforms = [
            PixelTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 10),
            PixelTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0),
        ]
        let shape = RoundedRect(rect: ListBuilder.rect(-20, -5, 40, 10))
        let expected: [(clip: Int32, transform: Int32, rect: PixelRect)] = [
            (-1, 0, ListBuilder.rect(35, 0, 10, 30)), (0, 0, ListBuilder.rect(35, 0, 10, 30)), (-1, 1, .zero),
            (-1, -1, ListBuilder.rect(0, 0, 20, 5)),
        ]

        for (clip, transform, rect) in expected {
            let commands: [DrawCommand] = [
                .solid(shape, color: .clear, clip: clip, transform: transform),
                .gradient(shape, paint: 0, opacity: 255, clip: clip, transform: transform),
                .bitmap(shape, bitmap: 0, tint: .clear, opacity: 255, clip: clip, transform: transform),
            ]
            #expect(commands.allSatisfy { list.visibleRect(of: $0) == rect })
        }
    }

    @Test("A transformed clip has a bounding box, and neither it nor its children are rectangular")
    func transformedClips() {
        let quarter = PixelTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0)
        let plain = RoundedRect(rect: ListBuilder.rect(0, 0, 30, 20))
        let outer = ClipNode(shape: plain, parent: -1, within: [], transform: quarter, transformIndex: 3)
        let inner = ClipNode(
            shape: RoundedRect(rect: ListBuilder.rect(0, 0, 40, 10)), parent: 0, within: [outer])

        #expect(outer.bounds == ListBuilder.rect(30, 0, 20, 30))
        #expect(outer.transform == 3 && !outer.isRectangular)
        #expect(inner.bounds == ListBuilder.rect(30, 0, 10, 10))
        #expect(inner.transform == DisplayList.noTransform && !inner.isRectangular)
    }

    @Test("A clip's bounds are limited by its ancestors, and it is rectangular only if they all are")
    func clips() {
        var list = ListBuilder.list(100, 80)
        list.push(RoundedRect(rect: ListBuilder.rect(0, 0, 50, 50)))
        list.push(RoundedRect(rect: ListBuilder.rect(20, 20, 50, 50), radius: 4))
        list.push(RoundedRect(rect: ListBuilder.rect(10, 10, 30, 30)))

        #expect(list.clips.map(\.isRectangular) == [true, false, false])
        #expect(list.clips[1].bounds == ListBuilder.rect(20, 20, 30, 30))
        #expect(list.clips[2].bounds == ListBuilder.rect(20, 20, 20, 20))
    }

    @Test("A command covers a rectangle only if it is opaque and its corners and clips don't cut into the rectangle")
    func covering() {
        var list = ListBuilder.list(100, 80)
        list.paints = [ListBuilder.paint([.black, .white]), ListBuilder.paint([.black, .clear])]
        list.bitmaps = [
            Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFF00_0000])),
            Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0])),
            Bitmap(size: PixelSize(width: 1, height: 1), pixels: .alpha([255])),
        ]
        list.push(RoundedRect(rect: ListBuilder.rect(0, 0, 60, 60), radius: 20))
        list.push(RoundedRect(rect: ListBuilder.rect(0, 0, 55, 55)))
        list.transforms = [PixelTransform.identity]
        list.clips.append(
            ClipNode(
                shape: RoundedRect(rect: list.bounds), parent: -1, within: list.clips, transform: list.transforms[0],
                transformIndex: 0))
        let shape = RoundedRect(rect: ListBuilder.rect(10, 10, 40, 40))
        let round = RoundedRect(rect: shape.rect, radius: 5)
        let black = PackedColor(.black)
        let cases: [(DrawCommand, PixelRect, Bool)] = [
            (.solid(shape, color: black, clip: -1), shape.rect, true),
            (.solid(shape, color: PackedColor(.black, opacity: 0.99), clip: -1), shape.rect, false),
            (.solid(round, color: black, clip: -1), shape.rect, false),
            (.solid(round, color: black, clip: -1), ListBuilder.rect(15, 10, 30, 40), true),
            (.solid(shape, color: black, clip: 0), shape.rect, false),
            (.solid(shape, color: black, clip: 1), ListBuilder.rect(20, 10, 20, 40), true),
            (.solid(shape, color: black, clip: -1), ListBuilder.rect(9, 10, 5, 5), false),
            (.gradient(shape, paint: 0, opacity: 255, clip: -1), shape.rect, true),
            (.gradient(shape, paint: 0, opacity: 254, clip: -1), shape.rect, false),
            (.gradient(shape, paint: 1, opacity: 255, clip: -1), shape.rect, false),
            (.bitmap(shape, bitmap: 0, tint: .clear, opacity: 255, clip: -1), shape.rect, true),
            (.bitmap(shape, bitmap: 0, tint: .clear, opacity: 254, clip: -1), shape.rect, false),
            (.bitmap(shape, bitmap: 1, tint: .clear, opacity: 255, clip: -1), shape.rect, false),
            (.bitmap(shape, bitmap: 2, tint: black, opacity: 255, clip: -1), shape.rect, false),
            (.solid(shape, color: black, clip: -1, border: 1), shape.rect, false),
            (.solid(shape, color: black, clip: -1, transform: 0), shape.rect, false),
            (.gradient(shape, paint: 0, opacity: 255, clip: -1, transform: 0), shape.rect, false),
            (.solid(shape, color: black, clip: 2), shape.rect, false),
        ]

        for (index, (command, rect, expected)) in cases.enumerated() {
            #expect(list.covers(command, rect) == expected, "case \(index)")
        }
    }
}
