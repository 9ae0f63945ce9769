import Foundation
import LayerKit

/// The grabber at the top of a sheet, which indicates that the sheet can be dragged. Pressing the grabber selects the
/// sheet's next detent.
@MainActor
final class SheetGrabber: UIControl {
    private let bar = UIView()
    private let ring = ControlRing()

    private enum Metrics {
        static let bar = CGSize(width: 36, height: 5)
        /// The distance from the top of the grabber to the bar, in points.
        static let top: CGFloat = 6
        /// The size of the area that can be pressed, in points.
        static let size = CGSize(width: 76, height: 18)
    }

    /// Creates a grabber that selects the next detent of the sheet in `presentation`.
    init(of presentation: Presentation) {
        super.init(frame: .zero)
        bar.layer.cornerRadius = Metrics.bar.height / 2
        bar.isUserInteractionEnabled = false
        for view in [ring, bar] { addSubview(view) }
        let next = UIAction { [weak presentation] _ in presentation?.sheet?.selectNext() }
        addAction(next, for: .primaryActionTriggered)
        accessibilityLabel = "Height of the sheet"
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Places the grabber at the top of `panel`.
    func place(in panel: CGRect) {
        frame = CGRect(
            x: (panel.midX - Metrics.size.width / 2).rounded(), y: panel.minY, width: Metrics.size.width,
            height: Metrics.size.height)
    }

    override func layoutSubviews() {
        bar.frame = CGRect(
            x: (bounds.width - Metrics.bar.width) / 2, y: Metrics.top, width: Metrics.bar.width,
            height: Metrics.bar.height)
        ring.place(around: bar.frame, radius: Metrics.bar.height / 2)
    }

    override func controlStateDidChange() {
        bar.backgroundColor = isHighlighted ? .secondaryLabel : isHovered ? .systemGray : .systemGray2
        ring.show(isFocusMarked, tint: tintColor)
    }

    override var defaultAccessibility: DefaultAccessibility {
        .element(nil, accessibilityState(.button))
    }
}
