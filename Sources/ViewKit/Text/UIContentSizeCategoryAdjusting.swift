import Foundation
import TextKit

/// What can follow the text size that the user wishes for.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts that follow text sizes, as those of text styles and of `UIFontMetrics` do, are always in the one
    /// that is wished for. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIView {
    /// `font` in the text size where the view stands; nil where it is in it, does not follow sizes, or there is none.
    func adapted(_ font: UIFont?) -> UIFont? {
        guard window != nil, let adapted = font?.adapted(to: traitCollection.preferredContentSizeCategory),
            adapted != font
        else { return nil }
        return adapted
    }

    /// `text` with its fonts in the text size where the view stands; nil where nothing is to be changed.
    func adapted(_ text: NSAttributedString?) -> NSAttributedString? {
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
