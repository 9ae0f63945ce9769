public import Foundation

/// Something that a menu shows: an action, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What is special about an element, as a set.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It is shown, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something, and is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark before an element.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A tick.
        case on = 1
        /// A dash.
        case mixed = 2
    }

    /// What the element is called, for people.
    open var title: String { shownTitle }
    /// A second, smaller line. None by default.
    open var subtitle: String?
    /// A picture.
    open var image: UIImage? { shownImage }

    var shownTitle: String
    var shownImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (shownTitle, self.subtitle, shownImage) = (title, subtitle, image)
        super.init()
    }
}
