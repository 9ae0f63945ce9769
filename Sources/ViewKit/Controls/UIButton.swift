public import Foundation
import LayerKit
import TextKit

/// A button with a title on a filled ground.
@MainActor
open class UIButton: UIControl {
    /// The title as a label; set it by `setTitle`.
    public let titleLabel = UILabel()

    private let ground = UIView()
    private let focusRing = UIView()

    private enum Metrics {
        static let padding = CGSize(width: 18, height: 9)
        static let cornerRadius: CGFloat = 8
        /// The ring around a focused button, and the gap between them.
        static let ringWidth: CGFloat = 2
    }

    /// Makes a button with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        for view in [focusRing, ground] { view.isUserInteractionEnabled = false }
        focusRing.layer.cornerRadius = Metrics.cornerRadius + 2 * Metrics.ringWidth
        ground.layer.cornerRadius = Metrics.cornerRadius
        addSubview(focusRing)
        addSubview(ground)
        addSubview(titleLabel)
        stateDidChange()
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The button's title. Nil by default.
    public var title: String? { titleLabel.text }

    /// Sets the title.
    public func setTitle(_ title: String?) {
        titleLabel.text = title
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size)
        return CGSize(
            width: title.width + 2 * Metrics.padding.width, height: title.height + 2 * Metrics.padding.height)
    }

    open override func layoutSubviews() {
        ground.frame = bounds
        titleLabel.frame = bounds
        focusRing.frame = bounds.insetBy(dx: -2 * Metrics.ringWidth, dy: -2 * Metrics.ringWidth)
    }

    open override func stateDidChange() {
        ground.backgroundColor = groundColor
        titleLabel.alpha = isEnabled ? 1 : 0.6
        focusRing.isHidden = !isFocused
        focusRing.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.35)
    }

    private var groundColor: UIColor {
        if !isEnabled { return .systemGray }
        if isHighlighted { return UIColor(light: 0x0059B8, dark: 0x0768C4) }
        return isHovered ? UIColor(light: 0x1A88FF, dark: 0x2B97FF) : UIColor(light: 0x0071EB, dark: 0x0A78EB)
    }
}
