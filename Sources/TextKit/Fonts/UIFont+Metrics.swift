public import Foundation
import Synchronization

extension UIFont {
    /// How far the font reaches above the baseline, in points; positive.
    public var ascender: CGFloat { metrics.ascender }

    /// How far the font reaches below the baseline, in points; negative.
    public var descender: CGFloat { metrics.descender }

    /// The gap between lines that the font asks for, in points.
    public var leading: CGFloat { metrics.leading }

    /// The distance from one line's top to the next one's, in points: what is above the baseline,
    /// below it, and the gap.
    public var lineHeight: CGFloat { metrics.lineHeight }

    private var metrics: FontMetrics {
        FontSystem.shared.withLock { $0.metrics(of: self) }
    }
}
