import Foundation
import ViewKit

/// The button that clears a text field. The Tab key skips it, because the field can be cleared with the keyboard.
@MainActor
final class FieldClearButton: UIButton {
    /// The width and the height, in points.
    static let side: CGFloat = 24
    private static let symbolSize: CGFloat = 15

    override init(frame: CGRect) {
        super.init(frame: frame)
        buttonType = .system
        let size = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
        tintColor = ControlColors.secondaryText
        accessibilityLabel = "Clear text"
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { false }
}
