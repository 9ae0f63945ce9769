import Foundation
import LayerKit
import ViewKit

/// The title of a menu in a menu bar.
@MainActor
final class MenuBarTitle: UIView, ViewBehavior, AccessibilityItem, AccessibilityExpandable {
    var menu: UIMenu
    /// The text that assistive technologies speak.
    private let spokenTitle: String
    /// Called when the pointer enters the title.
    var onHover: (@MainActor () -> Void)?
    /// Called when an assistive technology chooses the title.
    var onChoice: (@MainActor () -> Void)?
    private let label = UILabel()

    private enum Metrics {
        static let inset: CGFloat = 9
        static let padding: CGFloat = 5
        static let minimumHeight: CGFloat = 28
    }

    /// `true` while the menu is open.
    var isOpen = false { didSet { updateColors() } }
    /// `true` while the keyboard focus is on the title.
    var isMarked = false { didSet { updateColors() } }

    init(_ menu: UIMenu, spokenTitle: String? = nil) {
        self.menu = menu
        self.spokenTitle = spokenTitle ?? menu.title
        super.init(frame: .zero)
        layer.cornerRadius = MenuMetrics.rowRadius
        label.font = UIFontMetrics.default.scaledFont(for: MenuMetrics.font)
        label.adjustsFontForContentSizeCategory = true
        label.text = menu.title
        label.isUserInteractionEnabled = false
        addSubview(label)
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size of the title in a bar.
    var naturalSize: CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(
            width: text.width.rounded(.up) + 2 * Metrics.inset,
            height: max(Metrics.minimumHeight, (text.height + 2 * Metrics.padding).rounded(.up)))
    }

    override func layoutSubviews() {
        let text = label.sizeThatFits(.zero)
        let width = min(text.width.rounded(.up), max(0, bounds.width - 2 * Metrics.inset))
        label.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - text.height) / 2).rounded(), width: width,
            height: text.height)
    }

    func hoverDidChange(_ isHovering: Bool) {
        if isHovering { onHover?() }
    }

    var defaultAccessibility: DefaultAccessibility { .element(spokenTitle, .button, role: .menu) }

    /// `nil`, because assistive technologies see all titles and can count them.
    var accessibilityPosition: AccessibilityPosition? { nil }

    var isAccessibilityExpanded: Bool? { isOpen }

    var canActivateAccessibilityItem: Bool { true }

    func activateAccessibilityItem() -> Bool {
        onChoice?()
        return true
    }

    private func updateColors() {
        let isHighlighted = isOpen || isMarked
        backgroundColor = isHighlighted ? ControlColors.marked : nil
        label.textColor = isHighlighted ? ControlColors.markedText : ControlColors.text
    }
}
