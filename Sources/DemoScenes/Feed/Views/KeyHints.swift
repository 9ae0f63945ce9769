import Foundation
import ViewKit

/// The line at the bottom of a screen that tells which keys do what.
@MainActor
final class KeyHints: UIView {
    static let height: CGFloat = 40

    /// A key and what it does.
    struct Hint {
        var key: String
        var action: String
    }

    private enum Metrics {
        static let keyHeight: CGFloat = 22
        static let keyPadding: CGFloat = 8
        static let gap: CGFloat = 7
        static let spacing: CGFloat = 20
    }

    private let hints: [(key: UILabel, action: UILabel)]
    private let line = UIView()

    init(_ hints: [Hint]) {
        self.hints = hints.map { hint in
            let (key, action) = (UILabel(), UILabel())
            key.text = hint.key
            key.font = .systemFont(ofSize: 12, weight: .semibold)
            key.textColor = .secondaryLabel
            key.textAlignment = .center
            key.backgroundColor = DemoPalette.well
            key.layer.cornerRadius = 5
            action.text = hint.action
            action.font = .systemFont(ofSize: 13)
            action.textColor = .secondaryLabel
            return (key, action)
        }
        super.init(frame: .zero)
        backgroundColor = DemoPalette.bar
        line.backgroundColor = DemoPalette.line
        addSubview(line)
        for hint in self.hints {
            addSubview(hint.key)
            addSubview(hint.action)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
        let widths = hints.map { hint in
            let key = max(Metrics.keyHeight, hint.key.sizeThatFits(unlimited).width + 2 * Metrics.keyPadding)
            return (key: key, action: hint.action.sizeThatFits(unlimited).width)
        }
        func total(_ count: Int) -> CGFloat {
            widths.prefix(count).reduce(0) { $0 + $1.key + Metrics.gap + $1.action }
                + Metrics.spacing * CGFloat(count - 1)
        }
        // What does not fit is left out, the last first.
        var count = hints.count
        while count > 1, total(count) > bounds.width - Metrics.spacing { count -= 1 }
        var x = ((bounds.width - total(count)) / 2).rounded()
        let top = ((bounds.height - Metrics.keyHeight) / 2).rounded()
        for (index, (hint, width)) in zip(hints, widths).enumerated() {
            for label in [hint.key, hint.action] { label.isHidden = index >= count }
            hint.key.frame = mirroredIfNeeded(CGRect(x: x, y: top, width: width.key, height: Metrics.keyHeight))
            x += width.key + Metrics.gap
            hint.action.frame = mirroredIfNeeded(
                CGRect(x: x, y: top, width: width.action, height: Metrics.keyHeight))
            x += width.action + Metrics.spacing
        }
    }
}
