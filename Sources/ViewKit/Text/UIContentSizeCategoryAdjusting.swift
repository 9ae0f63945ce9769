package import Foundation
package import TextKit

/// A view that can follow the preferred text size (Dynamic Type).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// `true` if fonts that support Dynamic Type, which come from text styles or `UIFontMetrics`, follow the preferred
    /// text size. `false` by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UIView {
    /// Returns `font` at the view's preferred text size or, during `prepareFonts(for:)`, at the text size that is
    /// passed to that method. Returns `nil` if the font stays the same, because it already has that size or doesn't
    /// support Dynamic Type, or because the view has no window and therefore no text size.
    package func adapted(_ font: UIFont?) -> UIFont? {
        guard let category = PreparedTextSize.current ?? (window == nil ? nil : textSize),
            let adapted = font?.adapted(to: category), adapted != font
        else { return nil }
        return adapted
    }

    private var textSize: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }

    /// Adapts the Dynamic Type fonts of the view and its descendants to `category`, before the view moves to a window
    /// with this text size. Used by lists, which measure cells before adding them.
    package func prepareFonts(for category: UIContentSizeCategory) {
        let category = contentSizeLimits?.limited(category) ?? category
        PreparedTextSize.current = category
        adjustFonts()
        PreparedTextSize.current = nil
        for subview in subviews { subview.prepareFonts(for: category) }
    }

    /// Returns `text` with its fonts at the view's preferred text size or, during `prepareFonts(for:)`, at the text
    /// size that is passed to that method. Returns `nil` if no font changes.
    package func adapted(_ text: NSAttributedString?) -> NSAttributedString? {
        guard let text else { return nil }
        var changed: NSMutableAttributedString?
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let font = adapted(value as? UIFont) else { return }
            let copy = changed ?? NSMutableAttributedString(attributedString: text)
            copy.addAttribute(.font, value: font, range: range)
            changed = copy
        }
        return changed
    }
}

/// A namespace for the text size that `prepareFonts(for:)` passes to `adapted(_:)`.
@MainActor
private enum PreparedTextSize {
    /// The text size of the window that a view is about to enter; `nil` unless `prepareFonts(for:)` is running.
    static var current: UIContentSizeCategory?
}
