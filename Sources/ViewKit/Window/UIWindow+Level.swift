public import Foundation

extension UIWindow {
    /// Which of several windows of an app lies over the others.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number; higher lies over lower.
        public let rawValue: CGFloat

        /// Makes a level from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from its number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Whether the one on the left lies under the other.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// That of most windows.
        public static let normal = Level(0)
        /// That of the status bar.
        public static let statusBar = Level(1000)
        /// That of alerts.
        public static let alert = Level(2000)
    }

    /// Which of several windows lies over the others. Without effect: there is one window on the screen. `.normal` by
    /// default.
    public var windowLevel: Level {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    private enum LevelKey: ViewAttachmentKey {
        static var defaultValue: Level { .normal }
    }
}

extension UIView {
    /// A name for the view in an archive of the app's state. Without effect: there are none. Nil by default.
    public var restorationIdentifier: String? {
        get { self[RestorationKey.self] }
        set { self[RestorationKey.self] = newValue }
    }

    private enum RestorationKey: ViewAttachmentKey {
        static var defaultValue: String? { nil }
    }
}

extension UINavigationController {
    /// The swipe that goes back: always nil, for the mouse and the keyboard have a button for that.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}
