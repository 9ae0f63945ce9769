package import Foundation

/// The parameters of a stroke, as a value.
package struct StrokeStyle: Hashable, Sendable {
    /// The line width in points. Values of 0 and below draw nothing.
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The maximum length of a miter, as a multiple of the width. Sharper corners are beveled.
    package var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points. Empty for a solid line. Negative lengths count as 0, and
    /// a pattern of total length 0 counts as empty.
    package var dashes: [CGFloat]
    /// The offset into the dash pattern at which the line begins, in points.
    package var dashPhase: CGFloat
    /// The fraction of the path's length, 0...1, at which the stroke starts. 0 by default.
    package var start: CGFloat = 0
    /// The fraction of the path's length, 0...1, at which the stroke ends. 1 by default.
    package var end: CGFloat = 1

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        let lengths = dashes.map { $0.isFinite ? max($0, 0) : 0 }
        self.dashes = lengths.contains { $0 > 0 } ? lengths : []
    }
}
