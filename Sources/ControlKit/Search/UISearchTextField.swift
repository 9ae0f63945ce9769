public import Foundation
public import TextKit
public import ViewKit

/// The text field of a search bar, with a magnifying glass and a clear button. It can also be used on its own. Tokens
/// are not supported.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The search bar that contains the field.
    weak var searchBar: UISearchBar?

    private enum Metrics {
        static let height: CGFloat = 36
        /// The size of the magnifying glass, as a fraction of the font size.
        static let icon: CGFloat = 0.9
        /// The side length of the magnifying glass's frame, as a fraction of the font size.
        static let iconFrame: CGFloat = 1.2
    }

    /// Creates a field with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        border.isFilled = true
        borderStyle = .roundedRect
        clearButtonMode = .always
        leftViewMode = .always
        returnKeyType = .search
        autocapitalizationType = .none
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        controlStateDidChange()
    }

    /// The font. By default, the font of the body text style, which follows the preferred text size.
    open override var font: UIFont? {
        didSet {
            updateIcon()
            searchBar?.contentHeightDidChange(animated: false)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width, height: max(Metrics.height, fitting.height.rounded(.up)))
    }

    /// Handles keys that act on the search bar, such as Escape, before the text can handle them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder, let press = presses.first, searchBar?.handle(press) == true { return }
        super.pressesBegan(presses, with: event)
    }

    package override var defaultAccessibility: DefaultAccessibility {
        .element(
            placeholder ?? "Search", value: hasText ? text : nil, accessibilityState(.searchField), role: .textField)
    }

    package override var defaultCornerRadius: CGFloat? {
        borderStyle == .roundedRect ? FieldBorder.filledRadius : nil
    }

    // MARK: Internal

    override var placeholderColor: UIColor { ControlColors.secondaryText }

    // MARK: Private

    private func updateIcon() {
        let size = font?.pointSize ?? UITextField.Metrics.defaultSize
        let symbol = UIImage.SymbolConfiguration(pointSize: size * Metrics.icon)
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: symbol))
        icon.contentMode = .center
        icon.tintColor = ControlColors.secondaryText
        icon.isUserInteractionEnabled = false
        icon.isAccessibilityElement = false
        let side = (size * Metrics.iconFrame).rounded()
        icon.bounds.size = CGSize(width: side, height: side)
        leftView = icon
    }
}
