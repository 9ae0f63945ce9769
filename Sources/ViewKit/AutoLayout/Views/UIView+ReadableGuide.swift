import Foundation

/// The rectangle of a view that a keyboard on the screen covers. A desktop has none, so it is what bars cover at the
/// bottom, as on iOS while no keyboard is seen.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether a keyboard that floats counts, too. Without effect. False by default.
    open var followsUndockedKeyboard = false
}

extension UIView {
    /// The lines of a text in the usual size are read with ease up to this width, in points.
    private static let readableWidth: CGFloat = 672

    /// The view's rectangle without its layout margins, and no wider than 672 points: what lines of text are read in
    /// with ease. It stands in the middle.
    public var readableContentGuide: UILayoutGuide {
        if let guide = constraintState?.readableGuide { return guide }
        let (guide, margins) = (UILayoutGuide(), layoutMarginsGuide)
        ownConstraintState.readableGuide = guide
        addLayoutGuide(guide)
        let whole = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        whole.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            whole,
        ])
        return guide
    }

    /// The rectangle that a keyboard on the screen covers; see `UIKeyboardLayoutGuide`. What is above its
    /// `topAnchor` is seen on iOS and here.
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
