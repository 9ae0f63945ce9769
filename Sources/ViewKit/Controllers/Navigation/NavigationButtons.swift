import Foundation
import LayerKit
import TextKit

/// The button that shows a bar button item.
@MainActor
package final class NavigationBarButton: UIButton {
    private var itemAction: UIAction?

    private enum Metrics {
        static let padding: CGFloat = 8
        static let size: CGFloat = 15
    }

    /// Shows `item`, whose primary action is performed when the button is pressed.
    package func show(_ item: UIBarButtonItem) {
        item.displayingView = self
        titleLabel?.font = .systemFont(ofSize: Metrics.size, weight: item.style == .done ? .semibold : .regular)
        contentEdgeInsets = UIEdgeInsets(top: 0, left: Metrics.padding, bottom: 0, right: Metrics.padding)
        let isClose = item.systemItem == .close && item.image == nil
        setImage(item.image ?? item.systemItem?.symbol, for: .normal)
        setTitle(currentImage != nil ? nil : item.title, for: .normal)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        tintColor = item.tintColor ?? (isClose ? .systemGray : nil)
        isEnabled = item.isEnabled
        menu = item.menu
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil
        if let itemAction { removeAction(itemAction, for: .primaryActionTriggered) }
        let action = UIAction { [weak item] _ in
            if let item { item.primaryAction?.perform(for: item) }
        }
        itemAction = action
        addAction(action, for: .primaryActionTriggered)
        controlStateDidChange()
    }
}

/// The back button, with an arrow and the title of the previous screen.
@MainActor
final class NavigationBackButton: UIControl {
    /// The title of the previous screen. `width(within:)` shows the title if there is room for it.
    var title = "" { didSet { if title != oldValue { setNeedsLayout() } } }

    private let label = UILabel()
    private let ring = ControlRing()
    private let background = UIView()
    private let arrows = (
        left: ControlGlyph(.left, side: Metrics.arrow), right: ControlGlyph(.right, side: Metrics.arrow)
    )

    private enum Metrics {
        static let arrow: CGFloat = 14
        static let padding: CGFloat = 8
        static let gap: CGFloat = 4
        static let radius: CGFloat = 6
        static let short = "Back"
        /// The opacity of the tint color behind a hovered button.
        static let hover: CGFloat = 0.08
        /// The opacity of the tint color behind a pressed button.
        static let press: CGFloat = 0.18
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 15)
        label.isUserInteractionEnabled = false
        background.isUserInteractionEnabled = false
        background.layer.cornerRadius = Metrics.radius
        for view in [ring, background, arrows.left, arrows.right, label] { addSubview(view) }
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the button's width. Shows "Back" instead of the title if the button would be wider than `available`
    /// points.
    func width(within available: CGFloat) -> CGFloat {
        label.text = title
        let fixedWidth = 2 * Metrics.padding + Metrics.arrow + Metrics.gap
        if fixedWidth + label.sizeThatFits(.zero).width > available { label.text = Metrics.short }
        return fixedWidth + label.sizeThatFits(.zero).width.rounded(.up)
    }

    override func layoutSubviews() {
        let isMirrored = isMirrored
        arrows.left.isHidden = isMirrored
        arrows.right.isHidden = !isMirrored
        let size = label.sizeThatFits(.zero)
        let start = Metrics.padding + Metrics.arrow + Metrics.gap
        let width = bounds.width - start - Metrics.padding
        label.frame = CGRect(
            x: isMirrored ? Metrics.padding : start, y: ((bounds.height - size.height) / 2).rounded(), width: width,
            height: size.height)
        for arrow in [arrows.left, arrows.right] {
            let x = isMirrored ? bounds.width - Metrics.padding - Metrics.arrow : Metrics.padding
            arrow.center = CGPoint(x: x + Metrics.arrow / 2, y: bounds.midY)
        }
        background.frame = bounds
        ring.place(around: bounds, radius: Metrics.radius)
    }

    override func controlStateDidChange() {
        label.textColor = tintColor
        for arrow in [arrows.left, arrows.right] { arrow.color = tintColor }
        let tintOverlay: CGFloat = isHighlighted ? Metrics.press : (isHovered ? Metrics.hover : 0)
        background.backgroundColor = tintOverlay > 0 ? tintColor.withAlphaComponent(tintOverlay) : nil
        ring.show(isFocusMarked, tint: tintColor)
    }

    override var defaultAccessibility: DefaultAccessibility {
        .element(title == Metrics.short ? title : "\(Metrics.short): \(title)", accessibilityState(.button))
    }
}
