public import Foundation

extension UIWindow {
    /// A position in the stacking order of an app's windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level's number; higher levels are in front.
        public let rawValue: CGFloat

        /// Creates a level from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level from its number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Returns `true` if `left` is behind `right`.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// Returns the level `distance` in front of `level`.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

        /// Returns the level `distance` behind `level`.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

        /// Raises `level` by `distance`.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }

        /// Lowers `level` by `distance`.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

        /// The level of most windows, 0.
        public static let normal = Level(0)
        /// The level of the status bar, 1000.
        public static let statusBar = Level(1000)
        /// The level of alerts, 2000.
        public static let alert = Level(2000)
    }

    /// Implements `windowLevel`.
    var ownLevel: Level {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    private enum LevelKey: ViewAttachmentKey {
        static var defaultValue: Level { .normal }
    }
}

extension UIView {
    /// The view's identifier for state restoration; `nil` by default. No effect, because state restoration is not
    /// supported.
    public var restorationIdentifier: String? {
        get { self[RestorationKey.self] }
        set { self[RestorationKey.self] = newValue }
    }

    private enum RestorationKey: ViewAttachmentKey {
        static var defaultValue: String? { nil }
    }
}

extension UINavigationController {
    /// The gesture recognizer for swiping back. Always `nil`, because users go back with the mouse or the keyboard.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}
