import DrawKit
import Testing

@Suite("Damage")
struct DamageTests {
    @Test("A region starts at the last command that covers it, and skips commands that don't touch it")
    func order() {
        var list = ListBuilder.list(100, 100)
        list.add(ListBuilder.rect(0, 0, 50, 50))
        list.add(ListBuilder.rect(60, 60, 10, 10))
        list.commands.append(
            .solid(
                RoundedRect(rect: ListBuilder.rect(0, 0, 100, 100)), color: PackedColor(.black, opacity: 0.5), clip: -1)
        )
        list.add(ListBuilder.rect(10, 10, 20, 20))
        let rects = [
            ListBuilder.rect(0, 0, 5, 5), ListBuilder.rect(60, 60, 20, 5), ListBuilder.rect(10, 10, 20, 20),
            ListBuilder.rect(25, 25, 10, 10),
        ]

        let damage = Damage(keeping: rects, of: list)

        #expect(damage.regions.map(\.rect) == rects)
        #expect(damage.regions.map { commands(of: $0, in: damage) } == [[1, 3], [0, 2, 3], [4], [1, 3, 4]])
        #expect(damage.pixelCount == 25 + 100 + 400 + 100)
    }

    @Test("Long lists are planned like short ones, even with clips that reach beyond the image")
    func longLists() {
        var list = ListBuilder.list(200, 150)
        list.push(RoundedRect(rect: ListBuilder.rect(-500, -300, 2000, 1000)))
        for index in 0..<120 {
            let rect = ListBuilder.rect(Int32(index * 37 % 260) - 30, Int32(index * 53 % 200) - 25, 45, 28)
            let clip = Int32(index % 2 - 1)
            let color = PackedColor(.black, opacity: index % 3 == 0 ? 1 : 0.5)
            list.commands.append(.solid(RoundedRect(rect: rect), color: color, clip: clip))
        }
        let rects = [
            list.bounds, ListBuilder.rect(0, 0, 1, 1), ListBuilder.rect(199, 149, 1, 1),
            ListBuilder.rect(60, 60, 10, 10),
            ListBuilder.rect(63, 0, 2, 150), ListBuilder.rect(0, 64, 200, 1),
        ]

        let damage = Damage(keeping: rects, of: list)

        for (region, rect) in zip(damage.regions, rects) {
            let touching = list.commands.indices.filter { list.visibleRect(of: list.commands[$0]).intersects(rect) }
            let cover = touching.last { list.covers(list.commands[$0], rect) } ?? 0
            #expect(commands(of: region, in: damage) == touching.filter { $0 >= cover }.map(Int32.init))
        }
    }

    @Test(
        "The plan for thousands of small commands matches the result of a linear search", arguments: [3, 14, 40])
    func crowds(side: Int) {
        var list = ListBuilder.list(640, 400)
        for index in 0..<9000 {
            let (x, y): (Int, Int) = (index * 37 % 660 - 10, index * 53 % 420 - 10)
            let rect = ListBuilder.rect(Int32(x), Int32(y), Int32(1 + index % side), Int32(side))
            let color = PackedColor(.black, opacity: index % 40 == 0 ? 1 : 0.5)
            list.commands.append(.solid(RoundedRect(rect: rect), color: color, clip: DisplayList.noClip))
            guard index % 1500 == 0 else { continue }
            let large = ListBuilder.rect(Int32(index % 400), Int32(index % 300), 300, 200)
            list.commands.append(
                .solid(RoundedRect(rect: large), color: PackedColor(.white), clip: DisplayList.noClip))
        }
        var rects: [PixelRect] = [list.bounds]
        for index in 0..<60 {
            let (x, y): (Int, Int) = (index * 71 % 630, index * 43 % 390)
            rects.append(ListBuilder.rect(Int32(x), Int32(y), 6, 7))
        }

        let damage = Damage(keeping: rects, of: list)

        for (region, rect) in zip(damage.regions, rects) {
            let touching = list.commands.indices.filter { list.visibleRect(of: list.commands[$0]).intersects(rect) }
            let cover = touching.last { list.covers(list.commands[$0], rect) } ?? 0
            #expect(commands(of: region, in: damage) == touching.filter { $0 >= cover }.map(Int32.init))
        }
    }

    @Test(
        "Bands unite the rectangles with common rows, and no others",
        arguments: [
            ([], []),
            ([(0, 0, 5, 5)], [(0, 0, 5, 5)]),
            ([(0, 0, 5, 5), (90, 2, 5, 5)], [(0, 0, 95, 7)]),
            ([(50, 40, 5, 5), (0, 0, 5, 5)], [(0, 0, 5, 5), (50, 40, 5, 5)]),
            ([(0, 0, 5, 5), (9, 5, 5, 5), (3, 10, 1, 1)], [(0, 0, 14, 11)]),
            ([(0, 0, 5, 90), (9, 50, 5, 5), (3, 95, 1, 1)], [(0, 0, 14, 90), (3, 95, 1, 1)]),
        ] as [([(Int32, Int32, Int32, Int32)], [(Int32, Int32, Int32, Int32)])])
    func bands(rects: [(Int32, Int32, Int32, Int32)], bands: [(Int32, Int32, Int32, Int32)]) {
        let list = ListBuilder.list(100, 100)

        let damage = Damage(keeping: rects.map(ListBuilder.rect), of: list)

        #expect(damage.bands == bands.map(ListBuilder.rect))
    }

    @Test("Rectangles much smaller than their bands are drawn exactly, others as bands")
    func exactness() {
        let list = ListBuilder.list(100, 100)
        let corners = [ListBuilder.rect(0, 0, 5, 5), ListBuilder.rect(95, 0, 5, 5)]
        let halves = [ListBuilder.rect(0, 0, 50, 5), ListBuilder.rect(55, 0, 45, 5)]

        #expect(Damage(redrawing: corners, of: list).regions.map(\.rect) == corners)
        #expect(Damage(redrawing: halves, of: list).regions.map(\.rect) == [ListBuilder.rect(0, 0, 100, 5)])
    }

    @Test("Damage under an opaque cover is omitted, except for its visible part")
    func hidden() {
        var list = ListBuilder.list(100, 100)
        let moving = [
            ListBuilder.rect(12, 12, 10, 10), ListBuilder.rect(40, 12, 20, 10), ListBuilder.rect(80, 80, 9, 9),
            ListBuilder.rect(82, 82, 3, 3),
        ]
        let first = list.commands.count
        for rect in moving { list.add(rect, color: .black) }
        // The second command extends beyond the cover. The fourth command is inside the third one's rectangle, but is
        // drawn after it.
        list.add(ListBuilder.rect(10, 10, 40, 40), color: .white)
        let commands = Array(first..<first + moving.count)

        let damage = Damage(keeping: moving, of: list, for: commands)
        #expect(damage.regions.map(\.rect) == Array(moving.dropFirst()))
        #expect(damage.bands == [ListBuilder.rect(40, 12, 20, 10), ListBuilder.rect(80, 80, 9, 9)])
        for region in damage.regions {
            let place = moving.firstIndex(of: region.rect).map { Int32(first + $0) }
            #expect(place.map(self.commands(of: region, in: damage).contains) == true)
        }

        // A translucent cover hides nothing. An opaque cover over everything hides all commands.
        var seenThrough = list
        seenThrough.add(list.bounds, color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.9))
        #expect(Damage(keeping: moving, of: seenThrough, for: commands).regions.count == 3)
        list.add(list.bounds, color: .white)
        #expect(Damage(keeping: moving, of: list, for: commands).isEmpty)
        #expect(Damage(keeping: moving, of: list).regions.count == 4)
    }

    @Test("Rectangles outside the image cause no damage")
    func outside() {
        let list = ListBuilder.list(100, 100)
        let rects = [ListBuilder.rect(-50, -50, 60, 60), ListBuilder.rect(100, 0, 9, 9), .zero]

        let damage = Damage(redrawing: rects, of: list)

        #expect(damage.regions.map(\.rect) == [ListBuilder.rect(0, 0, 10, 10)])
        #expect(Damage(redrawing: Array(rects.dropFirst()), of: list).isEmpty)
        #expect(Damage(everythingIn: DisplayList(size: .zero)).isEmpty)
        #expect(Damage.none.isEmpty && Damage.none.pixelCount == 0)
        #expect(Damage(everythingIn: list).bands == [list.bounds])
    }

    @Test("A reused planner plans like a new one")
    func reuse() {
        var planner = DamagePlanner()
        var damage = Damage.none
        for round in 0..<60 {
            let (width, height): (Int, Int) = (40 + round * 37 % 300, 30 + round * 53 % 200)
            var list = ListBuilder.list(Int32(width), Int32(height))
            for index in 0..<(round * 29 % 150) {
                let (x, y): (Int, Int) = (index * 37 % 260 - 30, index * 53 % 200 - 25)
                let side: Int = 1 + index * 7 % 45
                let alpha: Double = index % 3 == 0 ? 1 : 0.5
                list.add(
                    ListBuilder.rect(Int32(x), Int32(y), Int32(side), 28),
                    color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
            }
            let rects: [PixelRect] = (0..<(round % 9)).map { index in
                let (x, y): (Int, Int) = (index * 61 % 250 - 10, index * 43 % 190 - 10)
                return ListBuilder.rect(Int32(x), Int32(y), 17, 9)
            }

            planner.plan(&damage, redrawing: rects, of: list)

            #expect(damage == Damage(redrawing: rects, of: list), "round \(round)")
        }
    }

    @Test("Joined plans keep the regions and the move of both, and cover both with bands")
    func joining() {
        var list = ListBuilder.list(100, 100)
        list.add(ListBuilder.rect(0, 0, 50, 50))
        list.add(ListBuilder.rect(60, 60, 10, 10))
        let move = PixelMove(in: ListBuilder.rect(0, 0, 100, 40), dx: 0, dy: -10)
        var planner = DamagePlanner()
        var (first, joined) = (Damage.none, Damage.none)
        planner.plan(&first, redrawing: [ListBuilder.rect(0, 30, 100, 10)], of: list, after: move)
        let second = Damage(keeping: [ListBuilder.rect(60, 60, 10, 10), ListBuilder.rect(0, 0, 5, 5)], of: list)

        planner.plan(&joined, joining: first, second, of: list)

        #expect(joined.move == move)
        #expect(joined.regions.map(\.rect) == (first.regions + second.regions).map(\.rect))
        #expect(joined.regions.map { commands(of: $0, in: joined) } == [[0, 1], [2], [1]])
        #expect(joined.bands == [ListBuilder.rect(0, 0, 100, 40), ListBuilder.rect(60, 60, 10, 10)])

        planner.plan(&joined, joining: .none, second, of: list)
        #expect(joined == second)
        // A plan for a larger frame has bands beyond this frame.
        var tall = ListBuilder.list(100, 300)
        tall.add(tall.bounds)
        planner.plan(&joined, joining: Damage(everythingIn: tall), second, of: list)
        #expect(joined.bands == [list.bounds])
    }

    private func commands(of region: Damage.Region, in damage: Damage) -> [Int32] {
        Array(damage.order[Int(region.first)..<Int(region.first + region.count)])
    }
}
