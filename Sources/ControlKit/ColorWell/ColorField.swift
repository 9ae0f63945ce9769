import DrawKit
import Foundation
import LayerKit
import TextKit
import ViewKit

/// A field for the hexadecimal notation of a color. Complete notations select their color while the user is typing.
/// Return rewrites the text in its usual form or, if the text isn't a color, shows an error. Escape restores the color
/// from before the edit.
@MainActor
final class ColorField: UIView {
    private let label = UILabel()
    private let field = UITextField()
    private let errorLabel = UILabel()
    private let hasOpacity: Bool
    private var color: ColorComponents?
    /// The color and the text that Escape restores.
    private var original: (color: ColorComponents?, text: String?)
    /// A closure that is called with each color that the user enters or restores, and with `nil` if Escape restores the
    /// absence of a color.
    private let choose: @MainActor (ColorComponents?) -> Void

    private enum Metrics {
        static let labelWidth: CGFloat = 58
        static let fieldWidth: CGFloat = 104
        static let height: CGFloat = 28
        /// The minimum height of the field that its text leaves free, in points.
        static let padding: CGFloat = 12
        static let gap: CGFloat = 6
        static let errorColor = UIColor(light: 0xB8000F, dark: 0xFF7A73)
        static let fontSize: CGFloat = 13
    }

    /// Creates a field. If `hasOpacity` is `false`, the opacity in a notation is ignored.
    init(hasOpacity: Bool, choose: @escaping @MainActor (ColorComponents?) -> Void) {
        self.hasOpacity = hasOpacity
        self.choose = choose
        super.init(frame: .zero)
        label.text = "Hex"
        label.followTextSize(Metrics.fontSize)
        label.textColor = ControlColors.text
        label.isAccessibilityElement = false
        field.accessibilityLabel = "Hexadecimal color"
        field.borderStyle = .roundedRect
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: Metrics.fontSize))
        field.adjustsFontForContentSizeCategory = true
        errorLabel.followTextSize(Metrics.fontSize)
        errorLabel.textColor = Metrics.errorColor
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        field.addAction(UIAction { [weak self] _ in self?.editingDidBegin() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.useText() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.commit() }, for: .primaryActionTriggered)
        field.addAction(UIAction { [weak self] _ in self?.showText() }, for: .editingDidEnd)
        for view in [label, field, errorLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the notation of `color`, or of black if `color` is `nil`. While the field is edited, its text stays.
    func show(_ color: ColorComponents?) {
        self.color = color
        if !field.isEditing { showText() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let error = errorHeight(width: size.width)
        return CGSize(width: size.width, height: height + (error > 0 ? Metrics.gap + error : 0))
    }

    override func layoutSubviews() {
        let (height, textHeight) = (height, label.sizeThatFits(.zero).height)
        let y = ((height - textHeight) / 2).rounded()
        let labelWidth = grown(Metrics.labelWidth)
        label.frame = mirroredIfNeeded(CGRect(x: 0, y: y, width: labelWidth, height: textHeight))
        let width = min(grown(Metrics.fieldWidth), max(0, bounds.width - labelWidth))
        field.frame = mirroredIfNeeded(CGRect(x: labelWidth, y: 0, width: width, height: height))
        errorLabel.frame = CGRect(
            x: 0, y: height + Metrics.gap, width: bounds.width, height: errorHeight(width: bounds.width))
    }

    // MARK: Events

    /// Restores the color from before the edit if Escape is pressed. If there is nothing to restore, Escape is passed
    /// on, as are other keys.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.first?.key?.keyCode == .keyboardEscape, field.isEditing, field.text != original.text else {
            return super.pressesBegan(presses, with: event)
        }
        field.text = original.text
        show(error: nil)
        guard color != original.color else { return }
        color = original.color
        choose(color)
    }

    // MARK: Private

    /// The height of the field, without the error.
    private var height: CGFloat {
        max(Metrics.height, label.sizeThatFits(.zero).height.rounded(.up) + Metrics.padding)
    }

    private func editingDidBegin() {
        original = (color, field.text)
    }

    /// Selects the color whose notation is in the field. Incomplete or invalid text doesn't change the color.
    private func useText() {
        show(error: nil)
        guard var typed = ColorComponents(text: field.text ?? "") else { return }
        if !hasOpacity { typed[.opacity] = color?[.opacity] ?? 1 }
        color = typed
        choose(typed)
    }

    /// Selects the color in the field and shows its usual notation, or an error if the field contains no color.
    private func commit() {
        guard ColorComponents(text: field.text ?? "") != nil else {
            return show(error: "Not a color. Enter 3, 4, 6 or 8 hex digits, such as #ff8800.")
        }
        // Without a color, the field shows black, which isn't selected yet.
        if color == nil { useText() }
        showText()
        original = (color, field.text)
    }

    /// Replaces the text in the field with the notation of the current color.
    private func showText() {
        field.text = (color ?? ColorComponents()).text
        show(error: nil)
    }

    /// Shows `error` below the field and announces it; `nil` removes the error.
    private func show(error: String?) {
        guard errorLabel.text != error else { return }
        errorLabel.text = error
        errorLabel.isHidden = error == nil
        field.tintColor = error == nil ? nil : Metrics.errorColor
        field.accessibilityHint = error
        // The height changes, so the panel and its pop-up have to be laid out, too.
        for view in sequence(first: self as UIView, next: \.superview) { view.setNeedsLayout() }
        if let error { UIAccessibility.post(notification: .announcement, argument: error) }
    }

    private func errorHeight(width: CGFloat) -> CGFloat {
        guard !errorLabel.isHidden else { return 0 }
        return errorLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
