public import Foundation

/// Notifications for assistive technologies, and the user's accessibility preferences.
///
/// The preferences for reduced motion and increased contrast follow the desktop's settings if the desktop is observed.
/// Otherwise, they keep the values that the app has set. They are `false` by default.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as in UIKit.
        public let rawValue: UInt32

        /// Creates a notification from its raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// An announcement. The argument is the string to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// Part of the screen has changed. The argument is the view to move focus to, or a string to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The whole screen has changed. The argument is the view to move focus to, or a string to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A page was scrolled. The argument is a string that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posted to the default notification center for every call to `post`, so that programs and tests can observe the
    /// notification. A screen reader that reads an SDLKit window receives it, too. The `userInfo` contains
    /// `notificationUserInfoKey` and, if there is an argument, `argumentUserInfoKey`. Not part of UIKit.
    public nonisolated static let didPostNotification = Foundation.Notification.Name(
        "UIAccessibilityDidPostNotification")
    /// The `userInfo` key of `didPostNotification` for the posted `UIAccessibility.Notification`. Not part of UIKit.
    public nonisolated static let notificationUserInfoKey = "UIAccessibilityDidPostNotificationKey"
    /// The `userInfo` key of `didPostNotification` for the argument. Not part of UIKit.
    public nonisolated static let argumentUserInfoKey = "UIAccessibilityDidPostArgumentKey"

    /// Posts `notification` with `argument`: a view, a string or `nil`.
    public static func post(notification: Notification, argument: Any?) {
        var info: [String: Any] = [notificationUserInfoKey: notification]
        if let argument { info[argumentUserInfoKey] = argument }
        NotificationCenter.default.post(name: didPostNotification, object: nil, userInfo: info)
    }

    // MARK: Preferences

    /// Posted when `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")

    /// `true` if motion should be reduced. Changes take effect immediately. Unlike on iOS, tests and programs with a
    /// custom setting can set the property. If the desktop is observed, changes to its setting also set the property.
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Posted when `isVoiceOverRunning` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// `true` if a screen reader or another assistive technology is running on the desktop and an SDLKit window is
    /// open.
    public static var isVoiceOverRunning: Bool { isAssistiveTechnologyRunning }

    /// The value of `isVoiceOverRunning`, set by windows on a desktop.
    package static var isAssistiveTechnologyRunning = false {
        didSet {
            guard isAssistiveTechnologyRunning != oldValue else { return }
            NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
        }
    }

    /// `true` if transparency should be reduced. Always `true`, because `UIBlurEffect` is drawn as a solid color.
    public static var isReduceTransparencyEnabled: Bool { true }

    /// `true` if contrast should be increased. Like `isReduceMotionEnabled`, the property can be set.
    public static var isDarkerSystemColorsEnabled = false {
        didSet {
            guard isDarkerSystemColorsEnabled != oldValue else { return }
            NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }
}
