import Foundation

/// A guide for the area of a view that the on-screen keyboard covers. There is no on-screen keyboard here, so the guide
/// always covers the bottom safe area, as on iOS while the keyboard is hidden. Input views don't change the guide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// `true` if the guide also follows a floating keyboard. No effect here. `false` by default.
    open var followsUndockedKeyboard = false
}

extension UIView {
    /// The maximum comfortable line length for text of the default size, in points.
    private static let readableWidth: CGFloat = 672

    /// A guide for readable text: the area inside the layout margins, centered and at most 672 points wide.
    public var readableContentGuide: UILayoutGuide {
        if let guide = constraintState?.readableGuide { return guide }
        let (guide, margins) = (UILayoutGuide(), layoutMarginsGuide)
        ownConstraintState.readableGuide = guide
        addLayoutGuide(guide)
        let fullWidth = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        fullWidth.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            fullWidth,
        ])
        return guide
    }

    /// A guide for the area that the on-screen keyboard covers on iOS; here, the bottom safe area. See
    /// `UIKeyboardLayoutGuide`.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = constraintState?.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        ownConstraintState.keyboardGuide = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return guide
    }
}
