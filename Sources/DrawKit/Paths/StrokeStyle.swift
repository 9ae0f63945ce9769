package import Foundation

/// How a path is stroked, as a value.
package struct StrokeStyle: Hashable, Sendable {
    /// In points; 0 and below draws nothing.
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// How many times the width a point of a miter is long at most; sharper corners are cut off.
    package var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turns, in points; empty for a whole line. Lengths below 0 count as 0, and a
    /// pattern without any length as empty.
    package var dashes: [CGFloat]
    /// Where in the pattern the line begins, in points.
    package var dashPhase: CGFloat
    /// Between which fractions of its length the path is drawn.
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
