import Foundation
import LayerKit
import ViewKit

/// The decoration of a text field: border line, fill and focus ring.
@MainActor
final class FieldBorder: UIView {
    /// `true` if the border is a filled shape with a larger corner radius and without a line, as in search fields. A
    /// change takes effect at the next `show`.
    var isFilled = false
    /// The corner radius of a filled shape, in points.
    static let filledRadius: CGFloat = 10

    private let ring = UIView()
    private let fill = UIView()

    private enum Metrics {
        static let lineWidth: CGFloat = 1
        static let ringWidth: CGFloat = 2
        static let radius: CGFloat = 6
        static let lineColor = UIColor(light: 0xC6C6CB, dark: 0x48484A)
        static let fillColor = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
        static let disabledFillColor = UIColor(light: 0xF2F2F7, dark: 0x161618)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [ring, fill] { addSubview(view) }
        ring.layer.borderWidth = Metrics.ringWidth
        fill.layer.borderWidth = Metrics.lineWidth
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Updates the border for `style` and the state of the field; hides it if the style is `.none`.
    func show(_ style: UITextField.BorderStyle, isEnabled: Bool, isFocused: Bool, isHovered: Bool, tint: UIColor) {
        isHidden = style == .none
        ring.isHidden = !isFocused
        ring.layer.borderColor = tint.cgColor
        let lineColor = isFocused ? tint : (isHovered && isEnabled ? .systemGray : Metrics.lineColor)
        fill.layer.borderColor = lineColor.cgColor
        fill.layer.borderWidth = isFilled ? 0 : Metrics.lineWidth
        fill.backgroundColor = isEnabled ? Metrics.fillColor : Metrics.disabledFillColor
        if isFilled {
            fill.backgroundColor = ControlColors.background.raised(isHovered: isHovered && isEnabled, isPressed: false)
        }
        let radius = style == .roundedRect ? (isFilled ? Self.filledRadius : Metrics.radius) : 0
        fill.layer.cornerRadius = radius
        ring.layer.cornerRadius = radius + Metrics.ringWidth
    }

    override func layoutSubviews() {
        fill.frame = bounds
        ring.frame = bounds.insetBy(dx: -Metrics.ringWidth, dy: -Metrics.ringWidth)
    }
}
