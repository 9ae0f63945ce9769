public import Foundation

/// The program as its windows see it: whether one of them has the keyboard, whether one is seen at all. Notifications
/// tell of each change, with the application as their `object`.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// Where a program is.
    public enum State: Int, Sendable {
        /// One of its windows has the keyboard.
        case active
        /// A window is seen, and none has the keyboard. So is a program that was just started.
        case inactive
        /// No window is seen: all are hidden or minimised.
        case background
    }

    /// The one application of this process.
    public static let shared = UIApplication()

    /// A window got the keyboard, and none had it before.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// No window has the keyboard any more.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// No window is seen any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// A window is seen again, and none was before.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program is about to end, because the user closed its window or the system asked for it.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// Where the program is now.
    public private(set) var applicationState = State.inactive

    private var windows: [ObjectIdentifier: WindowState] = [:]
    private var isTerminating = false

    private struct WindowState {
        var isVisible = true
        var hasKeyboard = false
    }

    /// Makes another application, for tests.
    package override init() {}

    // MARK: Package: for hosts

    /// Takes `window`, which is on the desktop now, into account.
    package func windowDidOpen(_ window: UIWindow) {
        windows[ObjectIdentifier(window)] = WindowState()
        update()
    }

    /// `window` can be seen, or not.
    package func window(_ window: UIWindow, isVisible: Bool) {
        windows[ObjectIdentifier(window)]?.isVisible = isVisible
        update()
    }

    /// `window` has the keyboard, or lost it.
    package func window(_ window: UIWindow, hasKeyboard: Bool) {
        windows[ObjectIdentifier(window)]?.hasKeyboard = hasKeyboard
        update()
    }

    /// Takes `window` into account no more.
    package func windowDidClose(_ window: UIWindow) {
        windows[ObjectIdentifier(window)] = nil
        update()
    }

    /// The program ends: leaves the state that it is in, and says so, once.
    package func terminate() {
        guard !isTerminating else { return }
        isTerminating = true
        go(to: .background)
        post(Self.willTerminateNotification)
        isTerminating = false
    }

    // MARK: Private

    private func update() {
        let seen = windows.values.filter(\.isVisible)
        go(to: seen.isEmpty ? .background : seen.contains(where: \.hasKeyboard) ? .active : .inactive)
    }

    /// Goes to `state` by way of those between, as UIKit does.
    private func go(to state: State) {
        while applicationState != state { step(to: state) }
    }

    private func step(to state: State) {
        switch (applicationState, state) {
        case (.active, .inactive), (.active, .background):
            post(Self.willResignActiveNotification)
            applicationState = .inactive
        case (.inactive, .background):
            applicationState = .background
            post(Self.didEnterBackgroundNotification)
        case (.background, .inactive), (.background, .active):
            post(Self.willEnterForegroundNotification)
            applicationState = .inactive
        case (.inactive, .active):
            applicationState = .active
            post(Self.didBecomeActiveNotification)
        case (.active, .active), (.inactive, .inactive), (.background, .background): break
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
