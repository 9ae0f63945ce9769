import Foundation
import ViewKit

/// Says in the middle of a screen why it shows nothing, with a button to try again; where it is too small for that, it
/// scrolls.
@MainActor
final class MessageView: UIScrollView {
    /// What is said.
    struct Message {
        /// One character in a disc of `color`.
        var badge: String
        var color: UIColor
        var title: String
        /// What happened, in one sentence.
        var text: String
        /// What can be done about it.
        var advice: String
        /// What the button is called.
        var button: String

        /// The feed did not come.
        @MainActor
        static func failure(_ error: FeedError) -> Message {
            Message(
                badge: "!", color: DemoPalette.failure, title: "The feed could not be loaded", text: error.message,
                advice: error.advice, button: "Retry")
        }

        /// The feed came, and has none of what the screen shows: `things`, in the plural.
        @MainActor
        static func empty(of things: String) -> Message {
            Message(
                badge: "0", color: DemoPalette.accent, title: "Nothing here yet", text: "The feed has no \(things).",
                advice: "Look again when there may be some.", button: "Reload")
        }
    }

    /// Called when the button is used.
    var retry: (@MainActor () -> Void)?

    private enum Metrics {
        static let widest: CGFloat = 420
        static let margin: CGFloat = 24
        static let badgeSide: CGFloat = 56
    }

    private let badge = UILabel()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let adviceLabel = UILabel()
    private let button = RevealingButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = DemoPalette.page
        badge.font = .systemFont(ofSize: 28, weight: .bold)
        badge.layer.cornerRadius = Metrics.badgeSide / 2
        titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
        messageLabel.font = .systemFont(ofSize: 15)
        adviceLabel.font = .systemFont(ofSize: 13)
        adviceLabel.textColor = DemoPalette.secondaryText
        for label in [badge, titleLabel, messageLabel, adviceLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        button.addAction(UIAction { [weak self] _ in self?.retry?() }, for: .primaryActionTriggered)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Says `message`.
    func show(_ message: Message) {
        badge.text = message.badge
        badge.textColor = message.color
        badge.backgroundColor = message.color.withAlphaComponent(0.12)
        titleLabel.text = message.title
        messageLabel.text = message.text
        adviceLabel.text = message.advice
        button.setTitle(message.button, for: .normal)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Metrics.widest, bounds.width - 2 * Metrics.margin)
        let left = ((bounds.width - width) / 2).rounded()
        func height(_ label: UILabel) -> CGFloat { label.sizeThatFits(CGSize(width: width, height: 0)).height }
        let parts: [(view: UIView, size: CGSize, gapBelow: CGFloat)] = [
            (badge, CGSize(width: Metrics.badgeSide, height: Metrics.badgeSide), 16),
            (titleLabel, CGSize(width: width, height: height(titleLabel)), 8),
            (messageLabel, CGSize(width: width, height: height(messageLabel)), 4),
            (adviceLabel, CGSize(width: width, height: height(adviceLabel)), 20),
            (button, CGSize(width: 120, height: button.sizeThatFits(bounds.size).height), 0),
        ]
        let total = parts.reduce(0) { $0 + $1.size.height + $1.gapBelow }
        var top = max(Metrics.margin, ((bounds.height - total) / 2).rounded())
        contentSize = CGSize(width: bounds.width, height: max(bounds.height, total + 2 * Metrics.margin))
        for part in parts {
            part.view.frame = CGRect(
                x: (left + (width - part.size.width) / 2).rounded(), y: top, width: part.size.width,
                height: part.size.height)
            top += part.size.height + part.gapBelow
        }
    }
}
