/// The parts of a frame to redraw and to present after a change.
package struct Damage: Equatable, Sendable {
    /// One rectangle to draw, with the commands that determine its pixels.
    package struct Region: Equatable, Sendable, BitwiseCopyable {
        package var rect: PixelRect
        /// The region's range in `order`: `first ..< first + count`.
        package var first: Int32
        package var count: Int32
    }

    /// The exact rectangles to draw. They may overlap: the commands of each region start with one that covers the
    /// region opaquely, so drawing pixels twice changes nothing.
    package internal(set) var regions: [Region] = []
    /// The indices of the commands, in drawing order, region after region. The commands of a region start with the last
    /// command or group that covers all of the region.
    package internal(set) var order: [Int32] = []
    /// The rectangles to present, from top to bottom. No two of them share a row. Together they contain all regions and
    /// the target of `move`.
    package internal(set) var bands: [PixelRect] = []

    /// The move of existing pixels before the regions are drawn; `nil` if no pixels move.
    package internal(set) var move: PixelMove?

    package static let none = Damage()

    package var isEmpty: Bool { regions.isEmpty }

    /// The number of pixels in all regions. Pixels in several regions count several times.
    package var pixelCount: Int { regions.reduce(0) { $0 + $1.rect.area } }

    /// Creates empty damage.
    init() {}

    /// Creates damage that redraws all of `list`.
    package init(everythingIn list: DisplayList) {
        self.init(redrawing: [list.bounds], of: list)
    }

    /// Creates damage that redraws at least `rects` of `list`: exactly these rectangles if their total area is less
    /// than three quarters of the area of the bands around them; otherwise, the bands.
    package init(redrawing rects: [PixelRect], of list: DisplayList) {
        var planner = DamagePlanner()
        planner.plan(&self, redrawing: rects, of: list)
    }

    /// Creates damage that redraws exactly `rects`, for steady animations, which use the same damage in many frames.
    /// Each rectangle must lie within the bounds of `list` and not be empty. If `commands` contains the index of the
    /// animated command in each rectangle, rectangles whose command is hidden by others are left out.
    package init(keeping rects: [PixelRect], of list: DisplayList, for commands: [Int] = []) {
        var planner = DamagePlanner()
        planner.plan(&self, keeping: rects, of: list, for: commands)
    }
}
