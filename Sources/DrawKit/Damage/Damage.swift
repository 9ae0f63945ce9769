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
    package internal(set) var regions: [Region] = []
    /// Command indices in drawing order, region after region. A region starts at the last command
    /// that covers all of it.
    package internal(set) var order: [Int32] = []
    /// Fewer, larger rectangles that hold all regions: what is handed to the screen.
    package internal(set) var bands: [PixelRect] = []

    /// What is to be moved before the regions are drawn; nil for nothing.
    package internal(set) var move: PixelMove?

    package static let none = Damage()

    package var isEmpty: Bool { regions.isEmpty }

    /// How many pixels the regions count together, overlaps included.
    package var pixelCount: Int { regions.reduce(0) { $0 + $1.rect.area } }

    /// No damage.
    init() {}

    /// Everything that `list` shows.
    package init(everythingIn list: DisplayList) {
        self.init(redrawing: [list.bounds], of: list)
    }

    /// Damage that redraws at least `rects` of `list`: exactly those rectangles while they are much smaller than the
    /// bands around them, else the bands.
    package init(redrawing rects: [PixelRect], of list: DisplayList) {
        var planner = DamagePlanner()
        planner.plan(&self, redrawing: rects, of: list)
    }

    /// Damage that redraws exactly `rects`, which must not be empty and must lie within `list`: for a steady animation,
    /// whose plan is kept for many frames. Where `commands` says which command moves in each of them, what others hide
    /// is left out.
    package init(keeping rects: [PixelRect], of list: DisplayList, for commands: [Int] = []) {
        var planner = DamagePlanner()
        planner.plan(&self, keeping: rects, of: list, for: commands)
    }
}
