public import Foundation

/// What assistive tools are told, and what the user wishes of all programs.
///
/// The wishes are those of the desktop where something follows it, else those that were set here: false at first.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What an assistive tool can be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// A number for each.
        public let rawValue: UInt32

        /// Makes a notification of `rawValue`.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Something is to be said: the argument is its text.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen changed: the argument is the view to go on from, or a text.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// All of the screen changed: the argument is the view to go on from, or a text.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something scrolled by a page: the argument is a text that says where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posted to the default notification center for every `post`: how programs and tests hear of it, as no assistive
    /// tool does yet. Its `userInfo` has `notificationUserInfoKey` and, where there is one, `argumentUserInfoKey`.
    public nonisolated static let didPostNotification = Foundation.Notification.Name("UIAccessibilityDidPost")
    /// The key of the `UIAccessibility.Notification` in the `userInfo` of `didPostNotification`.
    public nonisolated static let notificationUserInfoKey = "notification"
    /// The key of the argument in the `userInfo` of `didPostNotification`.
    public nonisolated static let argumentUserInfoKey = "argument"

    /// Tells assistive tools `notification`, with `argument`: a view, a text, or nil.
    public static func post(notification: Notification, argument: Any?) {
        var info: [String: Any] = [notificationUserInfoKey: notification]
        if let argument { info[argumentUserInfoKey] = argument }
        NotificationCenter.default.post(name: didPostNotification, object: nil, userInfo: info)
    }

    // MARK: The user's wishes

    /// `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")

    /// Whether less is to move. A change is followed at once by whatever moves because of it. Other than on iOS it can
    /// be set, for tests and for programs with a switch of their own; a desktop that is followed sets it, too.
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Whether a screen reader reads what is shown: always false, for there is no service for one here.
    public static var isVoiceOverRunning: Bool { false }

    /// Whether colours are to stand off from each other more. It can be set, as `isReduceMotionEnabled`.
    public static var isDarkerSystemColorsEnabled = false {
        didSet {
            guard isDarkerSystemColorsEnabled != oldValue else { return }
            NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }
}
