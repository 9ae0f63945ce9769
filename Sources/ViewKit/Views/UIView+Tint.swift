extension UIView {
    /// The tint color set on the view itself or, by default, the inherited tint color.
    var effectiveTintColor: UIColor {
        self[Tint.self] ?? storedSuperview?.tintColor ?? (self as? UIWindow)?.systemTintColor ?? .systemBlue
    }

    /// The tint color set on the view itself; `nil` if the color is inherited.
    var ownTintColor: UIColor? { self[Tint.self] }

    /// Sets the tint color of the view; `nil` inherits the color again.
    func setTintColor(_ color: UIColor?) {
        self[Tint.self] = color
        notifyTintColorDidChange()
    }

    /// Notifies the view and the descendants that inherit its tint color.
    func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in storedSubviews where subview[Tint.self] == nil { subview.notifyTintColorDidChange() }
    }
}

extension UIWindow {
    /// Notifies the window, and the views that inherit its tint color, of a new accent color of the desktop, unless the
    /// window has its own tint color. `old` is the previous accent color.
    func systemTintColorDidChange(from old: UIColor?) {
        if systemTintColor != old, self[Tint.self] == nil { notifyTintColorDidChange() }
    }
}

private enum Tint: ViewAttachmentKey {
    static var defaultValue: UIColor? { nil }
}
