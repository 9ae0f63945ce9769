import DrawKit
import Testing

@Suite("Groups")
struct GroupTests {
    private static let all = ListBuilder.rect(0, 0, 100, 100)

    /// A list with a group of `first` and `second` over a white background, and `last` above it.
    private static func list(
        first: [PixelRect], second: [PixelRect], last: [PixelRect] = [], opacity: UInt8 = 128
    ) -> DisplayList {
        var list = ListBuilder.list(100, 100)
        let begin = list.beginGroup()
        for rect in first { list.add(rect) }
        let turn = list.beginSecondPicture()
        for rect in second { list.add(rect) }
        list.endGroup(begin: begin, turn: turn, opacity: opacity)
        for rect in last { list.add(rect) }
        return list
    }

    private static func order(_ rect: PixelRect, of list: DisplayList) -> [Int32] {
        Damage(keeping: [rect], of: list).order
    }

    @Test("All three commands have the rectangle around what both pictures show; nothing makes no group")
    func rect() {
        let list = Self.list(first: [ListBuilder.rect(10, 20, 5, 5)], second: [ListBuilder.rect(50, 60, 70, 5)])

        let around = ListBuilder.rect(10, 20, 90, 45)
        #expect(list.commands.filter(\.kind.isGroup).map(\.shape.rect) == [around, around, around])
        #expect(
            list.description.split(separator: "\n").map { $0.split(separator: " ")[0] }
                == ["solid", "group", "solid", "turn", "solid", "end"])
        #expect(Self.list(first: [], second: []).commands.count == 1)
    }

    @Test(
        "What a picture of a group hides is only what is under it there",
        arguments: [
            (first: [all], second: [], last: [], order: [0, 1, 2, 3, 4]), ([], [all], [], [0, 1, 2, 3, 4]),
            // Both hide everything, so what is under the group is not drawn.
            ([all], [all], [], [1, 2, 3, 4, 5]),
            // Within a picture, too, what is hidden is not drawn.
            ([ListBuilder.rect(0, 0, 9, 9), all], [ListBuilder.rect(0, 0, 9, 9), all], [], [1, 3, 4, 6, 7]),
            ([all], [all], [all], [6]),
            // A group of which nothing is here is left out.
            ([ListBuilder.rect(50, 50, 9, 9)], [ListBuilder.rect(90, 50, 9, 9)], [], [0]),
        ] as [(first: [PixelRect], second: [PixelRect], last: [PixelRect], order: [Int32])], [0, 80])
    func order(
        row: (first: [PixelRect], second: [PixelRect], last: [PixelRect], order: [Int32]), others: Int
    ) {
        var list = Self.list(first: row.first, second: row.second, last: row.last)
        let count = list.commands.count
        // So many that they are looked up in cells.
        for index in 0..<others { list.add(ListBuilder.rect(Int32(60 + index % 30), 95, 2, 2)) }

        #expect(Self.order(ListBuilder.rect(0, 0, 9, 9), of: list) == row.order)
        #expect(list.commands.count == count + others)
    }

    @Test("A group inside a picture of another, whose both pictures hide everything, hides what is under it there")
    func nested() {
        var list = ListBuilder.list(100, 100)
        let outer = list.beginGroup()
        list.add(ListBuilder.rect(0, 0, 20, 20))
        let inner = list.beginGroup()
        list.add(Self.all)
        let turn = list.beginSecondPicture()
        list.add(Self.all)
        list.endGroup(begin: inner, turn: turn, opacity: 10)
        let outerTurn = list.beginSecondPicture()
        list.add(ListBuilder.rect(0, 0, 5, 5))
        list.endGroup(begin: outer, turn: outerTurn, opacity: 10)

        // The background is seen through the second picture; the square in the first is not seen.
        #expect(Self.order(ListBuilder.rect(0, 0, 9, 9), of: list) == [0, 1, 3, 4, 5, 6, 7, 8, 9, 10])
    }

    @Test("Another opacity changes what the pictures do not share, once; another shape in it only its place")
    func changes() {
        let (left, right) = (ListBuilder.rect(10, 20, 5, 5), ListBuilder.rect(50, 60, 10, 5))
        let list = Self.list(first: [left], second: [right])
        let other = Self.list(first: [left], second: [right], opacity: 129)
        #expect(other.changedRects(since: list) == [left, right])
        #expect(list.changedRects(since: list).isEmpty)

        // What both pictures have, and what stands in for something as large.
        let all = ListBuilder.rect(0, 0, 90, 90)
        let shared = [UInt8(80), 81].map { opacity in
            var list = Self.list(first: [all, left], second: [all, left], opacity: opacity)
            (list.commands[2].isSharedByBothPictures, list.commands[5].isSharedByBothPictures) = (true, true)
            return list
        }
        #expect(shared[1].changedRects(since: shared[0]) == [left])
        // A group with another place is another one.
        let elsewhere = Self.list(first: [left], second: [all], opacity: 128)
        #expect(elsewhere.changedRects(since: list).contains(all))

        var recolored = list
        recolored.commands[2].color = PackedColor(.white)
        #expect(recolored.changedRects(since: list) == [left, left])
    }
}
