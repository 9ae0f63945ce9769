import Foundation
import ViewKit

/// A button that scrolls into view, together with its superview, when it gets the keyboard focus. The button's size
/// follows the size of its title.
@MainActor
final class RevealingButton: UIButton {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The title follows the text size.
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        guard isFocused, let superview else { return }
        let part = superview is UIScrollView ? self : superview
        var next = Optional(superview)
        while let view = next {
            if let scrollView = view as? UIScrollView {
                return scrollView.scrollRectToVisible(part.convert(part.bounds, to: scrollView), animated: false)
            }
            next = view.superview
        }
    }
}
