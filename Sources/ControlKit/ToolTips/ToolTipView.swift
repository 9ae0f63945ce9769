import Foundation
import LayerKit
import TextKit
import ViewKit

/// The visible tooltip: white text on a dark background, in both light and dark appearance.
@MainActor
final class ToolTipView: UIView {
    private enum Metrics {
        static let maximumWidth: CGFloat = 320
        static let padding = CGSize(width: 8, height: 5)
        static let cornerRadius: CGFloat = 6
        /// A position in front of everything else, including menus.
        static let zPosition: CGFloat = 2_000_000
        static let background = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.28, alpha: 1) : UIColor(white: 0.16, alpha: 0.94)
        }
        @MainActor static let font = UIFont.systemFont(ofSize: 12)
    }

    private let label = UILabel()

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Metrics.background
        layer.cornerRadius = Metrics.cornerRadius
        layer.zPosition = Metrics.zPosition
        label.font = UIFontMetrics.default.scaledFont(for: Metrics.font)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let padding = Metrics.padding
        let width = max(0, min(size.width, Metrics.maximumWidth) - 2 * padding.width)
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(
            width: min(text.width, width).rounded(.up) + 2 * padding.width,
            height: min(text.height + 2 * padding.height, size.height).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Metrics.padding.width, dy: Metrics.padding.height)
    }
}
