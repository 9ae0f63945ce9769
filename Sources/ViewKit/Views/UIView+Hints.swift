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
    /// A name for tests. Without effect. Nil by default.
    public var accessibilityIdentifier: String? {
        get { self[Hints.self].accessibilityIdentifier }
        set { self[Hints.self].accessibilityIdentifier = newValue }
    }
    /// Whether a screen reader takes the view for one thing. No screen reader is told yet. False by default.
    public var isAccessibilityElement: Bool {
        get { self[Hints.self].isAccessibilityElement }
        set { self[Hints.self].isAccessibilityElement = newValue }
    }
    /// What a screen reader calls the view. No screen reader is told yet. Nil by default.
    public var accessibilityLabel: String? {
        get { self[Hints.self].accessibilityLabel }
        set { self[Hints.self].accessibilityLabel = newValue }
    }
    /// What a screen reader says that the view does. No screen reader is told yet. Nil by default.
    public var accessibilityHint: String? {
        get { self[Hints.self].accessibilityHint }
        set { self[Hints.self].accessibilityHint = newValue }
    }
    /// What a screen reader reads as the view's value. No screen reader is told yet. Nil by default.
    public var accessibilityValue: String? {
        get { self[Hints.self].accessibilityValue }
        set { self[Hints.self].accessibilityValue = newValue }
    }
    /// What a screen reader says that the view is. No screen reader is told yet. None by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { self[Hints.self].accessibilityTraits }
        set { self[Hints.self].accessibilityTraits = newValue }
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
        var accessibilityIdentifier: String?
        var isAccessibilityElement = false
        var accessibilityLabel: String?
        var accessibilityHint: String?
        var accessibilityValue: String?
        var accessibilityTraits: UIAccessibilityTraits = []
    }
}

/// What a view is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes traits of `rawValue`.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
