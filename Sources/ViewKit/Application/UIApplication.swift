public import Foundation
public import TextKit

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

    /// The windows on the desktop, in the order in which they were opened.
    public var windows: [UIWindow] { states.compactMap(\.window) }

    /// The window that has the keyboard, or had it last; before one had it, the first. Nil without a window.
    public var keyWindow: UIWindow? {
        let newest = states.filter { $0.window != nil }.max { $0.keyTurn < $1.keyTurn }
        return newest?.keyTurn == 0 ? windows.first : newest?.window
    }

    /// The direction in which the key window reads; from left to right without one.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        keyWindow?.windowTraits.layoutDirection ?? .leftToRight
    }

    /// The text size of the key window; `.large` without one.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        keyWindow?.traitCollection.preferredContentSizeCategory ?? .large
    }

    /// Who is told about the program; nil where no app delegate launched it.
    public var delegate: (any UIApplicationDelegate)?
    /// The scene that was connected at the launch.
    var scene: UIWindowScene?
    /// The window that was made key and visible during the launch.
    var visibleWindow: UIWindow?
    /// The application that is being launched.
    static var launching: UIApplication?

    /// Opens addresses; the desktop's opener, but in tests.
    package var opener: (URL, @escaping @Sendable (Bool) -> Void) -> Void = UIApplication.openOnDesktop

    private var states: [WindowState] = []
    /// How often a window got the keyboard.
    private var keyTurns = 0
    private var isTerminating = false

    private struct WindowState {
        weak var window: UIWindow?
        var isVisible = true
        var hasKeyboard = false
        /// Which turn of the keyboard was the window's last; 0 for none.
        var keyTurn = 0
    }

    /// Makes another application, for tests.
    package override init() {}

    // MARK: Package: for hosts

    /// Takes `window`, which is on the desktop now, into account.
    package func windowDidOpen(_ window: UIWindow) {
        states.append(WindowState(window: window))
        update()
        updateContentSizeCategory()
    }

    /// Gives fonts that are made from now on the text size of the key window.
    func updateContentSizeCategory() {
        let category = preferredContentSizeCategory
        guard category != .ofProgram else { return }
        UIContentSizeCategory.ofProgram = category
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// `window` can be seen, or not.
    package func window(_ window: UIWindow, isVisible: Bool) {
        change(window) { $0.isVisible = isVisible }
    }

    /// `window` has the keyboard, or lost it.
    package func window(_ window: UIWindow, hasKeyboard: Bool) {
        if hasKeyboard { keyTurns += 1 }
        change(window) { state in
            state.hasKeyboard = hasKeyboard
            if hasKeyboard { state.keyTurn = keyTurns }
        }
        updateContentSizeCategory()
    }

    /// Takes `window` into account no more.
    package func windowDidClose(_ window: UIWindow) {
        states.removeAll { $0.window == nil || $0.window === window }
        update()
        updateContentSizeCategory()
    }

    /// The program ends: leaves the state that it is in, and says so, once.
    package func terminate() {
        guard !isTerminating else { return }
        isTerminating = true
        go(to: .background)
        announce(.willTerminate, Self.willTerminateNotification)
        isTerminating = false
    }

    // MARK: Private

    private func change(_ window: UIWindow, _ body: (inout WindowState) -> Void) {
        guard let index = states.firstIndex(where: { $0.window === window }) else { return }
        body(&states[index])
        update()
    }

    private func update() {
        let seen = states.filter(\.isVisible)
        go(to: seen.isEmpty ? .background : seen.contains(where: \.hasKeyboard) ? .active : .inactive)
    }

    /// Goes to `state` by way of those between, as UIKit does.
    private func go(to state: State) {
        while applicationState != state { step(to: state) }
    }

    private func step(to state: State) {
        switch (applicationState, state) {
        case (.active, .inactive), (.active, .background):
            announce(.willResignActive, Self.willResignActiveNotification)
            applicationState = .inactive
        case (.inactive, .background):
            applicationState = .background
            announce(.didEnterBackground, Self.didEnterBackgroundNotification)
        case (.background, .inactive), (.background, .active):
            announce(.willEnterForeground, Self.willEnterForegroundNotification)
            applicationState = .inactive
        case (.inactive, .active):
            applicationState = .active
            announce(.didBecomeActive, Self.didBecomeActiveNotification)
        case (.active, .active), (.inactive, .inactive), (.background, .background): break
        }
    }

    /// Tells the delegate, and then everybody.
    private func announce(_ change: Change, _ name: Notification.Name) {
        tell(change)
        NotificationCenter.default.post(name: name, object: self)
    }
}
