import DrawKit
import Testing

/// Tests the damage that remains after scrolling a list.
@Suite("Damage after scrolling") struct ScrollComparisonTests {
    private final class Owner {}
    private let owner = Owner()
    private static let rows: Int32 = 12

    /// Returns a display list of 100x200 pixels with rows that are 16 pixels high, one every 20 pixels, scrolled by
    /// `offset` under a clip of 80x160 pixels at (10, 20). `mark` is the offset in the scroll mark; `nil` uses
    /// `offset`. `color` is the color of the fourth row. `overlay` is a rectangle in front of the rows.
    private func picture(offset: Int32, mark: Int32? = nil, color: UInt32 = 0xFF80_8080, overlay: PixelRect? = nil)
        -> DisplayList
    {
        var list = DisplayList(size: PixelSize(width: 100, height: 200))
        func fill(_ rect: PixelRect, _ bits: UInt32, clip: Int32 = DisplayList.noClip) {
            list.commands.append(.solid(RoundedRect(rect: rect), color: PackedColor(bits: bits), clip: clip))
        }
        let area = PixelRect(minX: 10, minY: 20, maxX: 90, maxY: 180)
        fill(list.bounds, 0xFFFF_FFFF)
        list.clips.append(ClipNode(shape: RoundedRect(rect: area), parent: DisplayList.noClip, within: []))
        list.scrolls.append(ScrollMark(id: ObjectIdentifier(owner), clip: 0, x: 10, y: 20 - (mark ?? offset)))
        for row in 0..<Self.rows {
            let y = 20 + row * 20 - offset
            let rect = PixelRect(minX: 14, minY: y + 2, maxX: 86, maxY: y + 18)
            if rect.intersects(area) { fill(rect, row == 3 ? color : 0xFF40_4040 + UInt32(row), clip: 0) }
        }
        if let overlay { fill(overlay, 0xFF00_FF00) }
        return list
    }

    /// Returns the move and the rectangles to draw after it.
    private func changes(_ list: DisplayList, since previous: DisplayList) -> (move: PixelMove?, rects: [PixelRect]) {
        var rects: [PixelRect] = []
        let move = ScrollComparison(of: list, since: previous)?.appendChanges(to: &rects, animated: [])
        return (move, rects)
    }

    @Test("Only the strip that scrolls into view and the rows clipped at the edges are redrawn")
    func strip() {
        let (move, rects) = changes(picture(offset: 30), since: picture(offset: 20))
        #expect(move == PixelMove(in: PixelRect(minX: 10, minY: 20, maxX: 90, maxY: 180), dx: 0, dy: -10))
        #expect(move?.target == PixelRect(minX: 10, minY: 20, maxX: 90, maxY: 170))
        #expect(rects.allSatisfy { $0.minY >= 162 || $0.maxY <= 28 }, "\(rects)")
        #expect(rects.contains(PixelRect(minX: 10, minY: 170, maxX: 90, maxY: 180)))
    }

    @Test("A changed row is redrawn in place, and an overlay both in place and where its pixels were moved")
    func others() {
        let changed = changes(picture(offset: 30, color: 0xFFFF_0000), since: picture(offset: 20))
        #expect(changed.move != nil && changed.rects.contains(PixelRect(minX: 14, minY: 52, maxX: 86, maxY: 68)))

        let bar = PixelRect(minX: 0, minY: 90, maxX: 100, maxY: 100)
        let covered = changes(picture(offset: 30, overlay: bar), since: picture(offset: 20, overlay: bar))
        #expect(covered.rects.contains(PixelRect(minX: 10, minY: 90, maxX: 90, maxY: 100)))
        #expect(covered.rects.contains(PixelRect(minX: 10, minY: 80, maxX: 90, maxY: 90)))
    }

    @Test("Shapes that show part of a fixed gradient are redrawn")
    func commonGradient() {
        func lit(offset: Int32) -> DisplayList {
            var list = picture(offset: offset)
            list.paints.append(
                Paint(
                    ramp: Ramp(GradientStops(colors: [.black, .white])), start: UnitPoint(x: 0, y: 0),
                    end: UnitPoint(x: 0, y: 1), area: list.bounds))
            let rect = PixelRect(minX: 14, minY: 122 - offset, maxX: 40, maxY: 136 - offset)
            list.commands.append(.gradient(RoundedRect(rect: rect), paint: 0, opacity: 255, clip: 0))
            return list
        }
        let (move, rects) = changes(lit(offset: 30), since: lit(offset: 20))
        #expect(move != nil)
        #expect(rects.contains(PixelRect(minX: 14, minY: 92, maxX: 40, maxY: 106)))
    }

    @Test("Pixels aren't moved if nothing scrolls, the distance is too large, the clip changes or the mark is wrong")
    func none() {
        #expect(changes(picture(offset: 20), since: picture(offset: 20)).move == nil)
        #expect(changes(picture(offset: 190), since: picture(offset: 20)).move == nil)
        var moved = picture(offset: 30)
        moved.clips[0].bounds.maxX -= 1
        #expect(changes(moved, since: picture(offset: 20)).move == nil)
        let wrong = changes(picture(offset: 30, mark: 25), since: picture(offset: 20))
        #expect(wrong.move == nil && wrong.rects.isEmpty)
    }
}
