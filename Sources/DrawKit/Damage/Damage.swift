/// What has to be drawn again after a change, and what has to be shown.
package struct Damage: Equatable, Sendable {
    /// One rectangle to draw, with the commands that matter inside it.
    package struct Region: Equatable, Sendable, BitwiseCopyable {
        package var rect: PixelRect
        /// The region's part of `order`: `first ..< first + count`.
        package var first: Int32
        package var count: Int32
    }

    /// The exact rectangles to draw. They may overlap: each starts at an opaque cover, so drawing
    /// twice changes nothing.
    package private(set) var regions: [Region] = []
    /// Command indices in drawing order, region after region. A region starts at the last command
    /// that covers all of it.
    package private(set) var order: [Int32] = []
    /// Fewer, larger rectangles that hold all regions: what is handed to the screen.
    package private(set) var bands: [PixelRect] = []

    package static let none = Damage()

    package var isEmpty: Bool { regions.isEmpty }

    /// How many pixels the regions count together, overlaps included.
    package var pixelCount: Int { regions.reduce(0) { $0 + $1.rect.area } }

    private init() {}

    /// Everything that `list` shows.
    package init(everythingIn list: DisplayList) {
        self.init(redrawing: [list.bounds], of: list)
    }

    /// Damage that redraws at least `rects` of `list`: exactly those rectangles while they are much smaller than the
    /// bands around them, else the bands.
    package init(redrawing rects: [PixelRect], of list: DisplayList) {
        let visible = rects.map { $0.intersection(list.bounds) }.filter { !$0.isEmpty }
        bands = Self.bands(around: visible)
        let exactArea = visible.reduce(0) { $0 + $1.area }
        let bandArea = bands.reduce(0) { $0 + $1.area }
        plan(exactArea * 4 < bandArea * 3 ? visible : bands, in: list)
    }

    /// Damage that redraws exactly `rects`, which must not be empty and must lie within `list`: for a steady animation,
    /// whose plan is kept for many frames.
    package init(keeping rects: [PixelRect], of list: DisplayList) {
        bands = Self.bands(around: rects)
        plan(rects, in: list)
    }

    private mutating func plan(_ rects: [PixelRect], in list: DisplayList) {
        let index = CommandIndex(list)
        regions.reserveCapacity(rects.count)
        for rect in rects {
            let first = Int32(order.count)
            index.appendCommands(covering: rect, of: list, to: &order)
            regions.append(Region(rect: rect, first: first, count: Int32(order.count) - first))
        }
    }

    /// Rectangles around `rects`, one for each run of rows that they touch without a gap.
    private static func bands(around rects: [PixelRect]) -> [PixelRect] {
        var bands: [PixelRect] = []
        for rect in rects.sorted(by: { $0.minY < $1.minY }) {
            if let last = bands.last, rect.minY <= last.maxY {
                bands[bands.count - 1] = last.union(rect)
            } else {
                bands.append(rect)
            }
        }
        return bands
    }
}
