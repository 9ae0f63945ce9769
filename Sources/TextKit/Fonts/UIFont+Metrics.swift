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

    /// How high capital letters are, in points.
    public var capHeight: CGFloat { inkHeight(of: "H", in: self) }

    /// How high small letters such as x are, in points.
    public var xHeight: CGFloat { inkHeight(of: "x", in: self) }

    private var metrics: FontMetrics {
        FontSystem.shared.withLock { $0.metrics(of: self) }
    }
}

/// How high `letter` stands above the baseline in `font`, in points.
private func inkHeight(of letter: String, in font: UIFont) -> CGFloat {
    let layout = TextLayout(letter, style: TextStyle(font: font), width: nil)
    return layout.lineBoxes.first.map { max(0, $0.baseline - $0.ink.minY) } ?? font.ascender
}
