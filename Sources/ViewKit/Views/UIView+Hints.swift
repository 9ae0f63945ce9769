/// Hints that only matter on iOS. The properties are stored but have no effect; they exist so that code that sets them
/// compiles.
extension UIView {
    /// `true` if the view is opaque. `true` by default. No effect, because opacity is derived from the drawing.
    public var isOpaque: Bool {
        get { self[Hints.self].isOpaque }
        set { self[Hints.self].isOpaque = newValue }
    }
    /// `true` if the view receives touches exclusively. No effect, because a mouse is a single touch. `false` by
    /// default.
    public var isExclusiveTouch: Bool {
        get { self[Hints.self].isExclusiveTouch }
        set { self[Hints.self].isExclusiveTouch = newValue }
    }
    /// `true` if the view keeps its colors when the user inverts the colors of the screen. No effect, because desktops
    /// invert whole screens. `false` by default.
    public var accessibilityIgnoresInvertColors: Bool {
        get { self[Hints.self].ignoresInvertColors }
        set { self[Hints.self].ignoresInvertColors = newValue }
    }

    /// Returns the default layout direction of a view with `attribute`. Only `.unspecified` follows the key window;
    /// every other attribute has a fixed direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }

    struct Hints: ViewAttachmentKey {
        static let defaultValue = Hints()

        var isOpaque = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        var ignoresInvertColors = false
    }
}
