import Foundation
import LayerKit

/// The ring around the item with keyboard focus. It is a subview of the item's cell, so that both move and fade
/// together. An inner line separates the ring from cells of the same color.
@MainActor
final class ListFocusRing: UIView {
    private enum Metrics {
        static let margin: CGFloat = 2
        static let width: CGFloat = 3
        static let line: CGFloat = 1
        /// The minimum corner radius of the ring, in points.
        static let cornerRadius: CGFloat = 5
    }

    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.zPosition = 1
        layer.borderWidth = Metrics.width
        line.isUserInteractionEnabled = false
        line.layer.borderWidth = Metrics.line
        line.layer.borderColor = UIColor.systemBackground.cgColor
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the ring to `cell`, inside `rect`, whose corner radius is `radius`.
    func show(in cell: UIView, rect: CGRect, radius: CGFloat, tint: UIColor) {
        layer.borderColor = tint.cgColor
        layer.cornerRadius = max(Metrics.cornerRadius, radius - Metrics.margin)
        line.layer.cornerRadius = layer.cornerRadius - Metrics.width
        let place = rect.insetBy(dx: Metrics.margin, dy: Metrics.margin)
        guard superview !== cell || frame != place else { return }
        UIView.performWithoutAnimation {
            frame = place
            if superview !== cell { cell.addSubview(self) }
        }
    }

    override func layoutSubviews() {
        line.frame = bounds.insetBy(dx: Metrics.width, dy: Metrics.width)
    }
}
