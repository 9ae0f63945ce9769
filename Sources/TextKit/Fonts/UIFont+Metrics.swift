public import Foundation
import Synchronization

extension UIFont {
    /// The height of the font above the baseline, in points. Positive.
    public var ascender: CGFloat { metrics.ascender }

    /// The depth of the font below the baseline, in points, as a negative number.
    public var descender: CGFloat { metrics.descender }

    /// The recommended gap between lines, in points.
    public var leading: CGFloat { metrics.leading }

    /// The distance between baselines in points: `ascender - descender + leading`.
    public var lineHeight: CGFloat { metrics.lineHeight }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { inkHeight(of: "H", in: self) }

    /// The height of lowercase letters such as x, in points.
    public var xHeight: CGFloat { inkHeight(of: "x", in: self) }

    private var metrics: FontMetrics {
        FontSystem.shared.withLock { $0.metrics(of: self) }
    }
}

/// Returns the height of `letter` above the baseline in `font`, in points.
private func inkHeight(of letter: String, in font: UIFont) -> CGFloat {
    let layout = TextLayout(letter, style: TextStyle(font: font), width: nil)
    return layout.lineBoxes.first.map { max(0, $0.baseline - $0.ink.minY) } ?? font.ascender
}
