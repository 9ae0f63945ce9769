import Foundation
import LayerKit
import TextKit

/// The button for a tab bar item, with an image above a title, and a badge. Only the button of the selected item is a
/// tab stop.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private let background = UIView()
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let ring = ControlRing()

    private enum Metrics {
        static let inset: CGFloat = 4
        static let radius: CGFloat = 6
        static let picture: CGFloat = 20
        static let gap: CGFloat = 1
        static let badge: CGFloat = 16
        static let badgePadding: CGFloat = 5
        /// The font of a title in a bar with images.
        @MainActor static let small = UIFont.systemFont(ofSize: 11, weight: .medium)
        /// The font of a title in a bar without images.
        @MainActor static let large = UIFont.systemFont(ofSize: 14, weight: .medium)
        /// The opacity of the tint color behind a hovered item.
        static let hover: CGFloat = 0.08
        /// The opacity of the tint color behind a pressed item.
        static let press: CGFloat = 0.18
    }

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        item.displayingView = self
        background.layer.cornerRadius = Metrics.radius
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 11, weight: .semibold)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Metrics.badge / 2
        for view in [ring, background, picture, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        item.didChange = { [weak self] in
            self?.controlStateDidChange()
            self?.bar?.setNeedsLayout()
        }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                bar.buttonPressed(self)
            }, for: .primaryActionTriggered)
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { isEnabled && isSelected }

    override func layoutSubviews() {
        let inner = bounds.shrunk(dx: Metrics.inset, dy: Metrics.inset)
        background.frame = inner
        ring.place(around: inner.shrunk(dx: Metrics.inset, dy: Metrics.inset), radius: Metrics.radius - 2)
        let text = label.sizeThatFits(.zero)
        let hasPicture = picture.image != nil
        let content = (isTitleLow ? Metrics.picture + Metrics.gap : 0) + text.height
        let top = ((bounds.height - content) / 2).rounded()
        let side = Metrics.picture
        picture.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        let width = min(text.width.rounded(.up), max(0, inner.width - 2 * Metrics.inset))
        label.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: top + content - text.height, width: width,
            height: text.height
        ).offsetBy(dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        placeBadge(beside: hasPicture ? picture.frame : label.frame, over: hasPicture)
    }

    /// `true` if the title is low in the button: below the item's image or, without an image, level with the titles of
    /// items that have images.
    private var isTitleLow: Bool { picture.image != nil || bar?.hasTitlesBelowImages == true }

    private func placeBadge(beside frame: CGRect, over isOver: Bool) {
        let fitting = badge.sizeThatFits(.zero).width.rounded(.up) + 2 * Metrics.badgePadding
        let width = min(max(Metrics.badge, fitting), bounds.width)
        let distance = isOver ? -Metrics.badge / 2 : Metrics.inset
        let x = isMirrored ? frame.minX - distance - width : frame.maxX + distance
        let y = isOver ? frame.minY - 2 : frame.midY - Metrics.badge / 2
        badge.frame = CGRect(
            x: min(max(0, x), bounds.width - width), y: y.rounded(), width: width, height: Metrics.badge)
    }

    override func controlStateDidChange() {
        if item.isEnabled != isEnabled { isEnabled = item.isEnabled }
        let color: UIColor =
            !isEnabled
            ? ControlColors.faint : isSelected ? tintColor : bar?.unselectedItemTintColor ?? ControlColors.secondaryText
        picture.showsTemplates = true
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.tintColor = color
        label.font = isTitleLow ? Metrics.small : Metrics.large
        label.text = item.title
        label.textColor = color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? ControlColors.badge
        let tintOverlay: CGFloat = isHighlighted ? Metrics.press : (isHovered ? Metrics.hover : 0)
        background.backgroundColor = tintOverlay > 0 && isEnabled ? tintColor.withAlphaComponent(tintOverlay) : nil
        ring.show(isFocusMarked, tint: tintColor)
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    override var defaultAccessibility: DefaultAccessibility {
        .element(item.accessibilityLabel ?? item.title, value: item.badgeValue, accessibilityState(.button), role: .tab)
    }
}
