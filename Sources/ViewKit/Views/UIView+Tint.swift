extension UIView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be used in the view and in those inside it; nil takes it back, and it is that of the view
    /// around again. Blue by default.
    public var tintColor: UIColor! {
        get { self[Tint.self] ?? superview?.tintColor ?? .systemBlue }
        set {
            self[Tint.self] = newValue
            notifyTintColorDidChange()
        }
    }

    private func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in subviews where subview[Tint.self] == nil { subview.notifyTintColorDidChange() }
    }
}

private enum Tint: ViewAttachmentKey {
    static var defaultValue: UIColor? { nil }
}
