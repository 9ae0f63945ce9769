import DrawKit
import Foundation
import LayerKit
import ViewKit

/// The view of an alert: a card with a title, a message, text fields and buttons, and the app's subviews in front of
/// them.
@MainActor
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let texts = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private let choices = UIScrollView()
    private var buttons: [(button: UIButton, action: UIAlertAction)] = []
    private var buttonsOfActions: [ObjectIdentifier: UIButton] = [:]
    /// `true` if the controller's content has changed since the last reload.
    private var needsReload = false

    private enum Metrics {
        static let width: CGFloat = 320
        static let sheetWidth: CGFloat = 400
        /// The distance from the card's edges to its content, in points.
        static let padding: CGFloat = 24
        /// The minimum distance from the window's edges to the card, in points.
        static let margin: CGFloat = 16
        static let gap: CGFloat = 8
        static let sectionGap: CGFloat = 24
        static let button: CGFloat = 40
        static let field: CGFloat = 32
        /// The minimum height of a text field that its text leaves free, in points.
        static let fieldPadding: CGFloat = 10
        static let radius: CGFloat = 16
        static let ringReach: CGFloat = 4
    }

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = ControlColors.panel
        layer.cornerRadius = Metrics.radius
        layer.borderWidth = 1
        layer.borderColor = ControlColors.line.cgColor
        title.font = .preferredFont(forTextStyle: .headline)
        title.accessibilityTraits = [.staticText, .header]
        message.followTextSize(14)
        message.textColor = ControlColors.secondaryText
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            texts.addSubview(label)
        }
        for view in [texts, choices] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Schedules a reload for the next layout. Repeated calls are coalesced.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
        controller.presentationView?.setNeedsLayout()
    }

    /// Updates the button of `action` after the action has been enabled or disabled.
    func enabledDidChange(of action: UIAlertAction) {
        // A pending reload will read the action's state.
        guard !needsReload else { return }
        buttonsOfActions[ObjectIdentifier(action)]?.isEnabled = action.isEnabled
    }

    /// Reloads the controller's content.
    func reload() {
        needsReload = false
        title.text = controller.title
        message.text = controller.message
        for (button, _) in buttons { button.removeFromSuperview() }
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let isRow = controller.preferredStyle == .alert && controller.actions.count == 2
        buttons = (isRow ? cancel + others : others + cancel).map { ($0.button(for: controller), $0) }
        buttonsOfActions = Dictionary(buttons.map { (ObjectIdentifier($0.action), $0.button) }) { first, _ in first }
        for (button, _) in buttons { choices.addSubview(button) }
        for field in controller.textFields ?? [] where field.superview !== self {
            insertSubview(field, belowSubview: choices)
        }
        setNeedsLayout()
        controller.presentationView?.setNeedsLayout()
    }

    // MARK: Layout

    /// Returns the card's frame in a container of `size`. The card is as tall as its content, or taller if the app's
    /// constraints require it, but never taller than the container.
    func place(in size: CGSize) -> CGRect {
        if needsReload { reload() }
        let isSheet = controller.preferredStyle == .actionSheet
        let preferredWidth = grown(isSheet ? Metrics.sheetWidth : Metrics.width)
        let width = max(0, min(preferredWidth, size.width - 2 * Metrics.margin))
        let available = max(0, size.height - 2 * Metrics.margin)
        let constrainedHeight = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let height = min(available, max(constrainedHeight, parts(inWidth: width, available: available).height))
        let y = isSheet ? size.height - Metrics.margin - height : ((size.height - height) / 2).rounded()
        return CGRect(x: ((size.width - width) / 2).rounded(), y: y, width: width, height: height)
    }

    /// Lays out the title, message and buttons. Returns the heights of the card and of its two scroll views.
    private func parts(
        inWidth width: CGFloat, available: CGFloat
    ) -> (height: CGFloat, texts: CGFloat, choices: CGFloat) {
        let inner = max(0, width - 2 * Metrics.padding)
        let textsHeight = layOutTexts(width: inner)
        let fields = controller.textFields ?? []
        let choicesHeight = layOutButtons(width: inner)
        let fixed =
            2 * Metrics.padding
            + fields.reduce(fields.isEmpty ? 0 : Metrics.gap) { $0 + Self.height(of: $1) + Metrics.gap }
        let gap = textsHeight > 0 && choicesHeight > 0 ? Metrics.sectionGap : 0
        // If space is tight, the title and message keep at least a third of the available height.
        let texts = min(textsHeight, max(available - fixed - gap - choicesHeight, available / 3, 0))
        let choices = min(choicesHeight, max(0, available - fixed - gap - texts))
        return (fixed + texts + gap + choices, texts, choices)
    }

    override func layoutSubviews() {
        if needsReload { reload() }
        let inner = max(0, bounds.width - 2 * Metrics.padding)
        let fields = controller.textFields ?? []
        let available = controller.presentationView.map { $0.bounds.height - 2 * Metrics.margin } ?? bounds.height
        let parts = parts(inWidth: bounds.width, available: max(0, available))
        texts.frame = CGRect(x: Metrics.padding, y: Metrics.padding, width: inner, height: parts.texts)
        var next = Metrics.padding + parts.texts + (fields.isEmpty ? 0 : 2 * Metrics.gap)
        for field in fields {
            field.frame = CGRect(x: Metrics.padding, y: next, width: inner, height: Self.height(of: field))
            next += field.bounds.height + Metrics.gap
        }
        // The focus ring around a button must not be clipped.
        choices.frame = CGRect(
            x: Metrics.padding, y: bounds.height - Metrics.padding - parts.choices, width: inner, height: parts.choices
        ).insetBy(dx: -Metrics.ringReach, dy: -Metrics.ringReach)
    }

    /// Lays out the title and message, and returns their height.
    private func layOutTexts(width: CGFloat) -> CGFloat {
        var next: CGFloat = 0
        for label in [title, message] where label.text?.isEmpty == false {
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            if next > 0 { next += Metrics.gap }
            label.frame = CGRect(x: 0, y: next, width: width, height: size.height)
            next += size.height
        }
        texts.contentSize = CGSize(width: width, height: next)
        return next
    }

    /// Moves the keyboard focus to the button of `action` or, if `action` is `nil`, to the first button that isn't
    /// destructive, so that an accidental second press of Return doesn't choose a destructive action.
    func focusButton(of action: UIAlertAction?) {
        let harmless = buttons.first { $0.action.style != .destructive } ?? buttons.first
        let button = action.flatMap { buttonsOfActions[ObjectIdentifier($0)] } ?? harmless?.button
        _ = button?.takeFocus()
    }

    /// The height of a text field, which is larger if its text is large.
    private static func height(of field: UITextField) -> CGFloat {
        max(Metrics.field, ((field.font?.lineHeight ?? 0) + Metrics.fieldPadding).rounded(.up))
    }

    /// Lays out the buttons in a column, or in a row if an alert has two buttons that fit, and returns their height.
    private func layOutButtons(width: CGFloat) -> CGFloat {
        let reach = Metrics.ringReach
        let half = ((width - Metrics.gap) / 2).rounded(.down)
        let height = buttons.reduce(Metrics.button) { max($0, $1.button.intrinsicContentSize.height.rounded(.up)) }
        let isRow =
            controller.preferredStyle == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.button.intrinsicContentSize.width <= half }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, (button, _)) in buttons.enumerated() {
            if isRow {
                let isLeft = (index == 0) != isMirrored
                button.frame = CGRect(
                    x: reach + (isLeft ? 0 : width - half), y: reach, width: half, height: height)
            } else {
                // The cancel button comes first in a row and last in a column.
                let isCancelFirst = controller.preferredStyle == .alert && buttons.count == 2 && hasCancelFirst
                let column = isCancelFirst ? 1 - index : index
                button.frame = CGRect(
                    x: reach, y: reach + CGFloat(column) * (height + Metrics.gap), width: width, height: height)
            }
        }
        let rows = buttons.isEmpty ? 0 : (isRow ? 1 : CGFloat(buttons.count))
        let total = rows * height + max(0, rows - 1) * Metrics.gap
        choices.contentSize = CGSize(width: width + 2 * reach, height: total + 2 * reach)
        return total
    }

    private var hasCancelFirst: Bool { buttons.first?.action.style == .cancel }

    // MARK: Events

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: controller.cancel()
        case .keyboardReturnOrEnter: controller.choose(controller.returnKeyAction)
        case .keyboardDownArrow, .keyboardRightArrow: window?.moveFocus(backwards: false)
        case .keyboardUpArrow, .keyboardLeftArrow: window?.moveFocus(backwards: true)
        default: super.pressesBegan(presses, with: event)
        }
    }
}

extension UIAlertAction {
    fileprivate func button(for controller: UIAlertController) -> UIButton {
        let isHighlighted = controller.returnKeyAction === self
        var configuration = isHighlighted ? UIButton.Configuration.filled() : .gray()
        configuration.title = title
        configuration.baseBackgroundColor = isHighlighted ? ControlColors.marked : ControlColors.background
        configuration.baseForegroundColor = isHighlighted ? ControlColors.markedText : .label
        if style == .destructive {
            if isHighlighted {
                configuration.baseBackgroundColor = UIColor(light: 0xC60012, dark: 0xD2302A)
            } else {
                configuration.baseForegroundColor = UIColor(light: 0xB8000F, dark: 0xFF7A73)
            }
        }
        let button = UIButton(configuration: configuration)
        button.isEnabled = isEnabled
        button.addAction(
            UIAction { [weak self, weak controller] _ in controller?.choose(self) }, for: .primaryActionTriggered)
        return button
    }
}
