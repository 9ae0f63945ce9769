import Foundation
import ViewKit

/// A centered message that explains why a screen is empty, with a retry button; it scrolls if there is too little room.
@MainActor
final class MessageView: UIScrollView {
    /// The contents of the message.
    struct Message {
        /// One character in `color`, on a disc tinted with the same color.
        var badge: String
        var color: UIColor
        var title: String
        /// The explanation, in one sentence.
        var text: String
        /// The remedy, as an imperative sentence.
        var advice: String
        /// The title of the button that retries.
        var button: String

        /// Returns the message for a feed that failed to load.
        @MainActor
        static func failure(_ error: FeedError) -> Message {
            Message(
                badge: "!", color: DemoPalette.failure, title: "The feed could not be loaded", text: error.message,
                advice: error.advice, button: "Retry")
        }

        /// Returns the message for a feed without any `nouns`.
        @MainActor
        static func empty(of nouns: String) -> Message {
            Message(
                badge: "0", color: DemoPalette.accent, title: "Nothing here yet", text: "The feed has no \(nouns).",
                advice: "Try again later.", button: "Reload")
        }
    }

    /// Called when the button is clicked.
    var retry: (@MainActor () -> Void)?

    private enum Metrics {
        static let maximumWidth: CGFloat = 420
        static let badgeSide: CGFloat = 56
        /// The minimum height of a view that isn't compact, at the default text size.
        static let roomyHeight: CGFloat = 276

        /// Returns the minimum margin around the message, in points.
        static func margin(_ isCompact: Bool) -> CGFloat { isCompact ? 8 : 24 }
    }

    /// `true` if there is little room. The badge is then hidden, the text is smaller, and the advice is below the
    /// button, where it may only be visible after scrolling.
    private var isCompact = false { didSet { if isCompact != oldValue { setFonts() } } }
    private let badge = UILabel()
    private let titleLabel = UILabel.line(size: 20, weight: .bold)
    private let messageLabel = UILabel.line(size: 15)
    private let adviceLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let button = RevealingButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = DemoPalette.page
        badge.font = .systemFont(ofSize: 28, weight: .bold)
        badge.layer.cornerRadius = Metrics.badgeSide / 2
        setFonts()
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
        isCompact = bounds.height < scaled(Metrics.roomyHeight)
        let margin = Metrics.margin(isCompact)
        let parts = parts(width: min(Metrics.maximumWidth, bounds.width - 2 * margin))
        let height = parts.reduce(2 * margin) { $0 + $1.size.height + $1.gapBelow }
        var top = max(margin, ((bounds.height - height) / 2 + margin).rounded())
        contentSize = CGSize(width: bounds.width, height: max(bounds.height, height))
        for part in parts {
            part.view.frame = CGRect(
                x: ((bounds.width - part.size.width) / 2).rounded(), y: top, width: part.size.width,
                height: part.size.height)
            top += part.size.height + part.gapBelow
        }
    }

    // MARK: Private

    private typealias Part = (view: UIView, size: CGSize, gapBelow: CGFloat)

    private func setFonts() {
        badge.isHidden = isCompact
        let metrics = UIFontMetrics.default
        titleLabel.font = metrics.scaledFont(for: .systemFont(ofSize: isCompact ? 15 : 20, weight: .bold))
        messageLabel.font = metrics.scaledFont(for: .systemFont(ofSize: isCompact ? 13 : 15))
    }

    /// Returns the visible parts from top to bottom.
    private func parts(width: CGFloat) -> [Part] {
        func part(_ label: UILabel, _ gapBelow: CGFloat) -> Part {
            let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
            return (label, CGSize(width: width, height: height), gapBelow)
        }
        let buttonSize = CGSize(width: 120, height: button.sizeThatFits(bounds.size).height)
        return isCompact
            ? [part(titleLabel, 4), part(messageLabel, 8), (button, buttonSize, 8), part(adviceLabel, 0)]
            : [
                (badge, CGSize(width: Metrics.badgeSide, height: Metrics.badgeSide), 16), part(titleLabel, 8),
                part(messageLabel, 4), part(adviceLabel, 20), (button, buttonSize, 0),
            ]
    }
}
