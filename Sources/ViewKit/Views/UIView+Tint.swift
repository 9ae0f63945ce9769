extension UIView {
    /// The view's own tint colour, or that of the view around.
    var effectiveTintColor: UIColor { self[Tint.self] ?? superview?.tintColor ?? .systemBlue }

    /// Gives the view a tint colour of its own; nil takes it back.
    func setTintColor(_ color: UIColor?) {
        self[Tint.self] = color
        notifyTintColorDidChange()
    }

    private func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in subviews where subview[Tint.self] == nil { subview.notifyTintColorDidChange() }
    }
}

private enum Tint: ViewAttachmentKey {
    static var defaultValue: UIColor? { nil }
}
