/// What a view is to an assistive tool, and what state it is in.
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
    /// Plays a sound of its own when it is used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that the user cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Says in short what a screen is about.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play something.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it was read to its end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A row of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits: CustomStringConvertible {
    /// The names of the traits, with spaces between them; empty for none. Bits without a name are left out.
    public var description: String {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.staticText, "staticText"), (.header, "header"),
            (.searchField, "searchField"), (.adjustable, "adjustable"), (.toggleButton, "toggleButton"),
            (.keyboardKey, "keyboardKey"), (.summaryElement, "summaryElement"), (.tabBar, "tabBar"),
            (.playsSound, "playsSound"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.updatesFrequently, "updatesFrequently"), (.selected, "selected"), (.notEnabled, "notEnabled"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
}
