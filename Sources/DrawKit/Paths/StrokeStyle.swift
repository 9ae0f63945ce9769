package import Foundation

/// The way a path is stroked, as a value.
package struct StrokeStyle: Hashable, Sendable {
    /// The line width in points; 0 and below draws nothing.
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The largest length of a miter, as a multiple of the width; sharper corners are cut off.
    package var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line. Lengths below 0 count as 0, and a
    /// pattern without any length as empty.
    package var dashes: [CGFloat]
    /// The offset into the pattern at which the line begins, in points.
    package var dashPhase: CGFloat
    /// The fraction of the path's length, 0...1, at which drawing starts. `end` is where it stops.
    package var start: CGFloat = 0
    package var end: CGFloat = 1

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join) = (width, cap, join)
        (self.miterLimit, self.dashPhase) = (miterLimit, dashPhase)
        let lengths = dashes.map { $0.isFinite ? max($0, 0) : 0 }
        self.dashes = lengths.contains { $0 > 0 } ? lengths : []
    }
}
