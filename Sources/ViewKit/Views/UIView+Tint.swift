extension UIView {
    /// The view's own tint colour, or that of the view around.
    var effectiveTintColor: UIColor {
        self[Tint.self] ?? superview?.tintColor ?? (self as? UIWindow)?.systemTintColor ?? .systemBlue
    }

    /// The tint colour that the view itself was given; nil for none.
    var ownTintColor: UIColor? { self[Tint.self] }

    /// Gives the view a tint colour of its own; nil takes it back.
    func setTintColor(_ color: UIColor?) {
        self[Tint.self] = color
        notifyTintColorDidChange()
    }

    /// Tells the view, and those inside it that have its tint colour.
    func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in subviews where subview[Tint.self] == nil { subview.notifyTintColorDidChange() }
    }
}

extension UIWindow {
    /// The desktop's tint colour changed.
    func systemTintColorDidChange(from old: UIColor?) {
        if systemTintColor != old, self[Tint.self] == nil { notifyTintColorDidChange() }
    }
}

private enum Tint: ViewAttachmentKey {
    static var defaultValue: UIColor? { nil }
}
