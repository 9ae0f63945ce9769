import Foundation
import LayerKit
import TextKit
import ViewKit

/// Metrics of menus, in points.
enum MenuMetrics {
    static let margin: CGFloat = 5
    static let radius: CGFloat = 9
    static let rowRadius: CGFloat = 5
    static let row: CGFloat = 28
    static let tallRow: CGFloat = 42
    static let header: CGFloat = 24
    static let separator: CGFloat = 9
    /// The side length of a check mark at the default text size.
    static let mark: CGFloat = 11
    /// The distance from the row's edges to its content.
    static let inset: CGFloat = 9
    /// The distance between the check mark, the text and the image.
    static let gap: CGFloat = 8
    static let minimumWidth: CGFloat = 120
    /// The minimum distance between the text and the shortcut.
    static let shortcutGap: CGFloat = 24
    /// The side length of the arrow of a submenu at the default text size.
    static let arrow: CGFloat = 9
    @MainActor static let font = UIFont.systemFont(ofSize: 14)
    @MainActor static let subtitleFont = UIFont.systemFont(ofSize: 11)
    @MainActor static let headerFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
}

/// A row of a menu: an action with its check mark and image; a submenu with its arrow; a title; or a separator.
@MainActor
final class MenuRow: UIView, ViewBehavior, AccessibilityItem, AccessibilityExpandable {
    let entry: MenuEntry
    /// Called when the pointer enters or leaves the row.
    var onHover: (@MainActor (Bool) -> Void)?
    /// Called when an assistive technology chooses the row, which is usable.
    var onChoice: (@MainActor () -> Void)?
    private let label = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    /// The label of a key command's shortcut, if any.
    private var shortcut: UILabel?
    private let line = UIView()
    private var mark: ControlGlyph?
    /// The arrow of a submenu, which points to the trailing edge.
    private var arrow: ControlGlyph?
    /// `true` while the row's submenu is open.
    var isOpen = false

    /// `true` if the entry is a command that no responder can perform.
    private var isUnavailable = false

    /// Creates the row for `entry` of a menu that `source` shows. If `hasMarks` is `true`, the row reserves space for a
    /// check mark even if only other rows have one.
    init(_ entry: MenuEntry, source: UIView?, hasMarks: Bool) {
        self.entry = entry
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        layer.cornerRadius = MenuMetrics.rowRadius
        for view in [label, subtitle, picture, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.font = UIFontMetrics.default.scaledFont(for: MenuMetrics.font)
        subtitle.font = UIFontMetrics.default.scaledFont(for: MenuMetrics.subtitleFont)
        for label in [label, subtitle] { label.adjustsFontForContentSizeCategory = true }
        picture.contentMode = .scaleAspectFit
        fill()
        update(from: source, hasMarks: hasMarks, isMarked: false)
    }

    /// Shows the current title, image, state and attributes of the entry, whose command has been validated.
    func update(from source: UIView?, hasMarks: Bool, isMarked: Bool) {
        self.hasMarks = hasMarks
        isUnavailable = (entry.leaf as? UICommand)?.isPerformable(from: source) == false
        if let element { fill(element) }
        if let leaf = entry.leaf { setMark(leaf.state) }
        show(isMarked: isMarked)
        setNeedsLayout()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var hasMarks: Bool

    /// `nil`, because assistive technologies see all rows of the menu and can count them.
    var accessibilityPosition: AccessibilityPosition? { nil }

    /// The row's action, if it is enabled.
    var action: (any UIMenuLeaf)? { entry.leaf.flatMap { isUsable($0) ? $0 : nil } }

    /// `true` if the row can be highlighted and chosen: it has a submenu or an enabled action.
    var isUsable: Bool { action != nil || entry.submenu != nil }

    /// The title of the action or submenu; empty for other rows.
    var title: String { element?.title ?? "" }

    private var element: UIMenuElement? { entry.leaf ?? entry.submenu }

    private func isUsable(_ leaf: any UIMenuLeaf) -> Bool {
        !isUnavailable && leaf.attributes.isDisjoint(with: [.disabled, .hidden])
    }

    var height: CGFloat {
        func growth(_ label: UILabel, _ font: UIFont) -> CGFloat {
            max(0, label.font.lineHeight - font.lineHeight).rounded(.up)
        }
        switch entry {
        case .header: return MenuMetrics.header + growth(label, MenuMetrics.headerFont)
        case .separator: return MenuMetrics.separator
        case .action, .submenu:
            guard element?.subtitle != nil else { return MenuMetrics.row + growth(label, MenuMetrics.font) }
            return MenuMetrics.tallRow + growth(label, MenuMetrics.font) + growth(subtitle, MenuMetrics.subtitleFont)
        }
    }

    var naturalWidth: CGFloat {
        let text = max(label.sizeThatFits(.zero).width, subtitle.hasText ? subtitle.sizeThatFits(.zero).width : 0)
        let image = picture.image == nil ? 0 : MenuMetrics.gap + imageSize.width
        let shortcut = shortcut.map { MenuMetrics.shortcutGap + $0.sizeThatFits(.zero).width } ?? 0
        let arrow = arrow == nil ? 0 : MenuMetrics.gap + scaled(MenuMetrics.arrow)
        return (textInset + text + shortcut + image + arrow + MenuMetrics.inset).rounded(.up)
    }

    /// Highlights the row if `isMarked` is `true`; otherwise removes the highlight.
    func show(isMarked: Bool) {
        backgroundColor = isMarked ? ControlColors.marked : nil
        switch entry {
        case .separator: break
        case .header(_, let isDestructive):
            label.textColor = isDestructive ? ControlColors.destructive : ControlColors.secondaryText
        case .action(let action):
            color(isMarked: isMarked, isDestructive: action.attributes.contains(.destructive))
        case .submenu(let menu):
            color(isMarked: isMarked, isDestructive: menu.options.contains(.destructive))
        }
    }

    private func color(isMarked: Bool, isDestructive: Bool) {
        let plain = isDestructive ? ControlColors.destructive : ControlColors.text
        let color = isMarked ? ControlColors.markedText : (isUsable ? plain : ControlColors.faint)
        label.textColor = color
        subtitle.textColor =
            isMarked ? ControlColors.markedText : (isUsable ? ControlColors.secondaryText : ControlColors.faint)
        shortcut?.textColor = subtitle.textColor
        mark?.color = color
        arrow?.color = isMarked ? ControlColors.markedText : ControlColors.secondaryText
        picture.alpha = isUsable ? 1 : ControlColors.disabledAlpha
    }

    var defaultAccessibility: DefaultAccessibility {
        switch entry {
        case .separator: return .none
        case .header(let title, _): return .element(title, [.staticText, .header])
        case .action(let action):
            var traits = UIAccessibilityTraits.button
            if action.state == .on { traits.insert(.selected) }
            if !isUsable(action) { traits.insert(.notEnabled) }
            return .element(spokenTitle(action), traits, role: .menuItem)
        case .submenu(let menu): return .element(spokenTitle(menu), .button, role: .menu)
        }
    }

    private func spokenTitle(_ element: UIMenuElement) -> String {
        [element.title, element.subtitle].compactMap(\.self).joined(separator: ", ")
    }

    var isAccessibilityExpanded: Bool? { entry.submenu == nil ? nil : isOpen }

    var canActivateAccessibilityItem: Bool { isUsable }

    /// Chooses the row's action, or opens or closes its submenu. Returns `false` if the row can't be chosen.
    func activateAccessibilityItem() -> Bool {
        guard isUsable, let onChoice else { return false }
        onChoice()
        return true
    }

    func hoverDidChange(_ isHovering: Bool) {
        onHover?(isHovering)
    }

    override func layoutSubviews() {
        if case .separator = entry {
            line.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
            return
        }
        let image = imageSize
        let end = bounds.width - MenuMetrics.inset - (arrow == nil ? 0 : scaled(MenuMetrics.arrow) + MenuMetrics.gap)
        picture.frame = mirroredIfNeeded(
            CGRect(
                x: end - image.width, y: bounds.midY - image.height / 2, width: image.width, height: image.height))
        let contentEnd = end - (picture.image == nil ? 0 : image.width + MenuMetrics.gap)
        let keys = shortcut?.sizeThatFits(.zero) ?? .zero
        let width = max(0, contentEnd - textInset - (shortcut == nil ? 0 : keys.width + MenuMetrics.shortcutGap))
        let (first, second) = (
            label.sizeThatFits(.zero).height, subtitle.hasText ? subtitle.sizeThatFits(.zero).height : 0
        )
        let top = ((bounds.height - first - second) / 2).rounded()
        label.frame = mirroredIfNeeded(CGRect(x: textInset, y: top, width: width, height: first))
        subtitle.frame = mirroredIfNeeded(CGRect(x: textInset, y: top + first, width: width, height: second))
        shortcut?.frame = mirroredIfNeeded(
            CGRect(x: contentEnd - keys.width, y: top, width: keys.width, height: keys.height))
        let side = scaled(MenuMetrics.mark)
        mark?.frame = mirroredIfNeeded(
            CGRect(
                x: MenuMetrics.inset - 1, y: (bounds.midY - side / 2).rounded(), width: side, height: side))
        placeArrow()
    }

    private func placeArrow() {
        guard let arrow else { return }
        let side = scaled(MenuMetrics.arrow)
        let frame = mirroredIfNeeded(
            CGRect(
                x: bounds.width - MenuMetrics.inset - side, y: (bounds.midY - side / 2).rounded(), width: side,
                height: side))
        arrow.bounds.size = frame.size
        arrow.center = CGPoint(x: frame.midX, y: frame.midY)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        arrow.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }

    // MARK: Private

    /// Adds the content of the entry that doesn't change.
    private func fill() {
        switch entry {
        case .separator:
            line.backgroundColor = ControlColors.line
        case .header(let title, _):
            label.font = UIFontMetrics.default.scaledFont(for: MenuMetrics.headerFont)
            label.text = title
        case .submenu:
            let arrow = ControlGlyph(.right, side: MenuMetrics.arrow)
            addSubview(arrow)
            self.arrow = arrow
        case .action(let action):
            if let text = (action as? UIKeyCommand)?.shortcutText { addShortcut(text) }
        }
    }

    private func fill(_ element: UIMenuElement) {
        label.text = element.title
        subtitle.text = element.subtitle
        picture.image = element.image
    }

    private func addShortcut(_ text: String) {
        let shortcut = UILabel()
        shortcut.font = label.font
        shortcut.adjustsFontForContentSizeCategory = true
        shortcut.text = text
        shortcut.isUserInteractionEnabled = false
        addSubview(shortcut)
        self.shortcut = shortcut
    }

    /// Shows the mark for `state`.
    func setMark(_ state: UIMenuElement.State) {
        mark?.removeFromSuperview()
        mark = state == .off ? nil : ControlGlyph(state == .on ? .tick : .dash, side: MenuMetrics.mark)
        if let mark { addSubview(mark) }
        setNeedsLayout()
    }

    /// Returns `length` at the text size of the title.
    private func scaled(_ length: CGFloat) -> CGFloat {
        let font = if case .header = entry { MenuMetrics.headerFont } else { MenuMetrics.font }
        return (length * label.font.pointSize / font.pointSize).rounded()
    }

    private var textInset: CGFloat {
        MenuMetrics.inset + (hasMarks ? scaled(MenuMetrics.mark) + MenuMetrics.gap - 1 : 0)
    }

    /// The image's size, scaled down to fit in an 18-point square.
    private var imageSize: CGSize {
        guard let size = picture.image?.size, size.height > 0, size.width > 0 else { return .zero }
        let scale = min(1, 18 / max(size.height, size.width))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
