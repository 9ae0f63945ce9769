import Foundation
import SkeletonView

/// A control behind a card's content that makes the card a Tab stop and draws the focus ring around the card.
@MainActor
final class CardFocus: UIControl {
    private let ring = ControlRing()

    /// Creates a control for the card titled `title`; Space and Return perform `action`.
    init(title: String?, action: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        accessibilityLabel = title.map { "Hide or replay: \($0)" }
        skeletonAnnotation = .ignore
        addSubview(ring)
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.place(around: bounds, radius: CardView.Metrics.radius)
    }

    override func controlStateDidChange() {
        ring.show(isFocusMarked, tint: tintColor)
    }
}
