public import Foundation

/// An element of a menu: an action, a command or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// A set of element attributes.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bit mask, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is dimmed and can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is destructive and shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state of an element, shown by a mark.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A check mark.
        case on = 1
        /// A dash.
        case mixed = 2
    }

    /// The element's title. Empty by default.
    open var title: String { shownTitle }
    /// A second, smaller line of text. It isn't shown for a submenu. `nil` by default.
    open var subtitle: String?
    /// The element's image. `nil` by default.
    open var image: UIImage? { displayedImage }

    var shownTitle: String
    var displayedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        shownTitle = title
        self.subtitle = subtitle
        displayedImage = image
        super.init()
    }
}
