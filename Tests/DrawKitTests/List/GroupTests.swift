import DrawKit
import Testing

@Suite("Groups")
struct GroupTests {
    private static let all = ListBuilder.rect(0, 0, 100, 100)

    /// Returns a list with a group of `first` and `second` over a white background, and `last` above the group.
    private static func list(
        first: [PixelRect], second: [PixelRect], last: [PixelRect] = [], opacity: UInt8 = 128
    ) -> DisplayList {
        var list = ListBuilder.list(100, 100)
        let begin = list.beginGroup()
        for rect in first { list.add(rect) }
        let turn = list.beginSecondImage()
        for rect in second { list.add(rect) }
        list.endGroup(begin: begin, second: turn, opacity: opacity)
        for rect in last { list.add(rect) }
        return list
    }

    private static func order(_ rect: PixelRect, of list: DisplayList) -> [Int32] {
        Damage(keeping: [rect], of: list).order
    }

    @Test("A group's three commands have the bounding box of both images; an empty group is dropped")
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
        "An image of a group hides only what is under it in that image",
        arguments: [
            (first: [all], second: [], last: [], order: [0, 1, 2, 3, 4]), ([], [all], [], [0, 1, 2, 3, 4]),
            // Both images hide everything, so commands under the group are not drawn.
            ([all], [all], [], [1, 2, 3, 4, 5]),
            // Hidden commands within an image are not drawn, either.
            ([ListBuilder.rect(0, 0, 9, 9), all], [ListBuilder.rect(0, 0, 9, 9), all], [], [1, 3, 4, 6, 7]),
            ([all], [all], [all], [6]),
            // A group without content in the region is omitted.
            ([ListBuilder.rect(50, 50, 9, 9)], [ListBuilder.rect(90, 50, 9, 9)], [], [0]),
        ] as [(first: [PixelRect], second: [PixelRect], last: [PixelRect], order: [Int32])], [0, 80])
    func order(
        row: (first: [PixelRect], second: [PixelRect], last: [PixelRect], order: [Int32]), others: Int
    ) {
        var list = Self.list(first: row.first, second: row.second, last: row.last)
        let count = list.commands.count
        // With 80 more commands, the planner looks commands up in cells.
        for index in 0..<others { list.add(ListBuilder.rect(Int32(60 + index % 30), 95, 2, 2)) }

        #expect(Self.order(ListBuilder.rect(0, 0, 9, 9), of: list) == row.order)
        #expect(list.commands.count == count + others)
    }

    @Test("A nested group whose images both hide everything hides what is under it in the image that contains it")
    func nested() {
        var list = ListBuilder.list(100, 100)
        let outer = list.beginGroup()
        list.add(ListBuilder.rect(0, 0, 20, 20))
        let inner = list.beginGroup()
        list.add(Self.all)
        let turn = list.beginSecondImage()
        list.add(Self.all)
        list.endGroup(begin: inner, second: turn, opacity: 10)
        let outerSecond = list.beginSecondImage()
        list.add(ListBuilder.rect(0, 0, 5, 5))
        list.endGroup(begin: outer, second: outerSecond, opacity: 10)

        // The background shows through the second image; the square in the first is hidden.
        #expect(Self.order(ListBuilder.rect(0, 0, 9, 9), of: list) == [0, 1, 3, 4, 5, 6, 7, 8, 9, 10])
    }

    @Test("A new opacity changes only what a group's images don't share, and a new color only that command")
    func changes() {
        let (left, right) = (ListBuilder.rect(10, 20, 5, 5), ListBuilder.rect(50, 60, 10, 5))
        let list = Self.list(first: [left], second: [right])
        let other = Self.list(first: [left], second: [right], opacity: 129)
        #expect(other.changedRects(since: list) == [left, right])
        #expect(list.changedRects(since: list).isEmpty)

        // Both images share `all`, but not `left`.
        let all = ListBuilder.rect(0, 0, 90, 90)
        let shared = [UInt8(80), 81].map { opacity in
            var list = Self.list(first: [all, left], second: [all, left], opacity: opacity)
            (list.commands[2].isSharedByBothImages, list.commands[5].isSharedByBothImages) = (true, true)
            return list
        }
        #expect(shared[1].changedRects(since: shared[0]) == [left])
        // A group at another position is a different group.
        let elsewhere = Self.list(first: [left], second: [all], opacity: 128)
        #expect(elsewhere.changedRects(since: list).contains(all))

        var recolored = list
        recolored.commands[2].color = PackedColor(.white)
        #expect(recolored.changedRects(since: list) == [left, left])
    }
}
