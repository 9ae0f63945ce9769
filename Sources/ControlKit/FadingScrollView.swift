import Foundation
import LayerKit
package import ViewKit

/// A vertical scroll view that fades its content into the background at an edge if more content lies beyond the edge.
@MainActor
package final class FadingScrollView: UIScrollView {
    private enum Metrics {
        static let height: CGFloat = 24
    }

    private let background: UIColor
    private let top = CAGradientLayer()
    private let bottom = CAGradientLayer()

    /// Creates a scroll view whose content is drawn on a background of color `background`.
    package init(background: UIColor) {
        self.background = background
        super.init(frame: .zero)
        for edge in [top, bottom] {
            // The fades are in front of the content and behind the scroll indicator.
            edge.zPosition = 0.5
            layer.addSublayer(edge)
        }
        let (clear, full) = (background.withAlphaComponent(0).cgColor, background.cgColor)
        top.colors = [full, clear]
        bottom.colors = [clear, full]
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let range = offsetRanges.y
        let height = min(Metrics.height, bounds.height / 2)
        func place(_ edge: CAGradientLayer, at y: CGFloat, beyond: CGFloat) {
            edge.isHidden = beyond <= 0 || height <= 0
            edge.opacity = Float(min(1, beyond / Metrics.height))
            edge.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        place(top, at: bounds.minY, beyond: contentOffset.y - range.lowerBound)
        place(bottom, at: bounds.maxY - height, beyond: range.upperBound - contentOffset.y)
        CATransaction.commit()
    }
}
