extension UIPageViewController {
    /// The style of page turns.
    public enum TransitionStyle: Int, Sendable {
        /// Same as `scroll`, but without a page control. Page curls are not supported.
        case pageCurl = 0
        /// Pages scroll.
        case scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right or, in a right-to-left layout, from right to left.
        case horizontal = 0
        /// From top to bottom.
        case vertical
    }

    /// The direction of a page turn.
    public enum NavigationDirection: Int, Sendable {
        /// To the page after the current page.
        case forward = 0
        /// To the page before the current page.
        case reverse
    }

    /// The edge at which curling pages are bound. Has no effect, because page curls are not supported.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine.
        case none = 0
        /// At the left or top edge.
        case min
        /// In the center, between two pages.
        case mid
        /// At the right or bottom edge.
        case max
    }

    /// A key in the options dictionary of `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The spacing between two pages while they scroll. The value is a number of points; 0 by default.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The raw value of a `SpineLocation`.
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}
