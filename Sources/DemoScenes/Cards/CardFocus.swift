import Foundation
import SkeletonView

/// Makes a card a Tab stop: a control behind its content, with a ring around the card.
@MainActor
final class CardFocus: UIControl {
    private let ring = ControlRing()

    /// `title` is the name for assistive technology; `action` is performed for Space and Return.
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

    override func stateDidChange() {
        ring.show(isFocusMarked, tint: tintColor)
    }
}
