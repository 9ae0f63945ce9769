/// What iOS can be told about a view, and has no meaning here: kept, so that it can be read again, and without effect.
/// Code in the wild sets these in passing.
extension UIView {
    /// Whether nothing is seen through the view. Without effect: that is known from what is drawn. True by default.
    public var isOpaque: Bool {
        get { self[Hints.self].isOpaque }
        set { self[Hints.self].isOpaque = newValue }
    }
    /// Whether the view hears of more than one finger. Without effect: a mouse is one. False by default.
    public var isMultipleTouchEnabled: Bool {
        get { self[Hints.self].isMultipleTouchEnabled }
        set { self[Hints.self].isMultipleTouchEnabled = newValue }
    }
    /// Whether no other view hears of touches meanwhile. Without effect: a mouse is one. False by default.
    public var isExclusiveTouch: Bool {
        get { self[Hints.self].isExclusiveTouch }
        set { self[Hints.self].isExclusiveTouch = newValue }
    }

    /// The direction in which a view with `attribute` reads where nothing around it says otherwise: that of the key
    /// window for those that follow the language, and from left to right for those that are never mirrored.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }

    private struct Hints: ViewAttachmentKey {
        static let defaultValue = Hints()

        var isOpaque = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
    }
}
