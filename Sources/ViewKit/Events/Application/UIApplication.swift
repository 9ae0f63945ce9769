public import Foundation
public import TextKit

/// The running program and its activation state, which is derived from the focus and visibility of its windows. Each
/// change of the state posts a notification whose `object` is the application.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// The activation state of a program.
    public enum State: Int, Sendable {
        /// A visible window has keyboard focus.
        case active
        /// A window is visible but none has keyboard focus. This is also the initial state.
        case inactive
        /// All windows are hidden, minimized or closed, or the program is terminating.
        case background
    }

    /// The shared application of this process.
    public static let shared = UIApplication()

    /// Posted when a window gains keyboard focus and no window had focus before.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when no visible window has keyboard focus anymore, and before an active program terminates.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when no window is visible anymore, and before the program terminates.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when a window becomes visible and no window was visible before.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the program terminates, for example because the user closed its last window.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// The current activation state. `.inactive` at first.
    public private(set) var applicationState = State.inactive

    /// The windows on the desktop, in the order in which they were opened.
    public var windows: [UIWindow] { states.compactMap(\.window) }

    /// The window that has keyboard focus or had it most recently, or the first window if no window has had focus yet.
    /// `nil` if there is no window.
    public var keyWindow: UIWindow? {
        let newest = states.filter { $0.window != nil }.max { $0.keyTurn < $1.keyTurn }
        return newest?.keyTurn == 0 ? windows.first : newest?.window
    }

    /// The layout direction of the key window or, while the program launches, of its first window; left to right
    /// without a window.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        (keyWindow?.windowTraits ?? initialDisplay?.traits)?.interfaceDirection ?? .leftToRight
    }

    /// The text size of the key window; `.large` without a key window.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        keyWindow?.traitCollection.preferredContentSizeCategory ?? .large
    }

    /// The app delegate; `nil` if the program was launched without one.
    public var delegate: (any UIApplicationDelegate)?
    /// The scene that was connected at launch.
    var scene: UIWindowScene?
    /// The first window that was made key and visible during the current launch; `nil` at other times.
    var visibleWindow: UIWindow?
    /// The application that is currently launching.
    static var launching: UIApplication?

    /// The expected size and traits of the first window while the program launches; `nil` at other times. New windows
    /// begin with these traits.
    package var initialDisplay: InitialDisplay?

    /// The presenter of the windows that the app shows; `nil` unless the program runs with a run loop.
    package var windowPresenter: (any WindowPresenter)?

    /// The function that opens URLs: by default, the desktop's opener, which tests replace.
    package var opener: (URL, @escaping @Sendable (Bool) -> Void) -> Void = UIApplication.openOnDesktop

    private var states: [WindowState] = []
    /// The number of times that any window has gained keyboard focus.
    private var keyTurns = 0
    private var isTerminating = false
    /// `true` after `terminate()`, until the app leaves the background because a window has opened or become visible.
    private var isTerminated = false

    private struct WindowState {
        weak var window: UIWindow?
        var isVisible = true
        var hasKeyboard = false
        /// The value of `keyTurns` when the window last gained keyboard focus; 0 if it never had focus.
        var keyTurn = 0
    }

    /// Creates a separate application, for tests.
    package override init() {}

    // MARK: Package: for hosts

    /// Adds `window`. Called when it has opened on the desktop.
    package func windowDidOpen(_ window: UIWindow) {
        states.append(WindowState(window: window))
        update()
        updateContentSizeCategory()
    }

    /// Applies the key window's text size to fonts created from now on, and posts a notification if the size changed.
    func updateContentSizeCategory() {
        let category = preferredContentSizeCategory
        guard category != .programWide else { return }
        UIContentSizeCategory.programWide = category
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Records whether `window` is visible, and updates the activation state.
    package func window(_ window: UIWindow, isVisible: Bool) {
        change(window) { $0.isVisible = isVisible }
    }

    /// Records whether `window` has keyboard focus, and updates the activation state and the text size. Only one window
    /// can have focus: if `window` gains it, all other windows lose it.
    package func window(_ window: UIWindow, hasKeyboard: Bool) {
        if hasKeyboard, states.contains(where: { $0.window === window }) {
            keyTurns += 1
            for index in states.indices { states[index].hasKeyboard = false }
        }
        change(window) { state in
            state.hasKeyboard = hasKeyboard
            if hasKeyboard { state.keyTurn = keyTurns }
        }
        updateContentSizeCategory()
    }

    /// Removes `window`, and windows that have been deallocated. Called when a window has closed; `nil` if the app has
    /// already released it.
    package func windowDidClose(_ window: UIWindow?) {
        states.removeAll { $0.window == nil || $0.window === window }
        update()
        updateContentSizeCategory()
    }

    /// Enters the background state, and then notifies the delegate and observers that the program is about to
    /// terminate. Windows that are still open count as hidden from then on. Recursive calls have no effect, and neither
    /// do repeated calls until a window opens or becomes visible.
    package func terminate() {
        guard !isTerminating, !isTerminated else { return }
        isTerminating = true
        for index in states.indices { states[index].isVisible = false }
        go(to: .background)
        announce(.willTerminate, Self.willTerminateNotification)
        isTerminating = false
        isTerminated = true
    }

    // MARK: Private

    private func change(_ window: UIWindow, _ body: (inout WindowState) -> Void) {
        guard let index = states.firstIndex(where: { $0.window === window }) else { return }
        body(&states[index])
        update()
    }

    private func update() {
        let visible = states.filter(\.isVisible)
        go(to: visible.isEmpty ? .background : visible.contains(where: \.hasKeyboard) ? .active : .inactive)
    }

    /// Changes to `state`, passing through the states in between, as UIKit does.
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
            isTerminated = false
            announce(.willEnterForeground, Self.willEnterForegroundNotification)
            applicationState = .inactive
        case (.inactive, .active):
            applicationState = .active
            announce(.didBecomeActive, Self.didBecomeActiveNotification)
        case (.active, .active), (.inactive, .inactive), (.background, .background): break
        }
    }

    /// Notifies the delegate and then posts the notification.
    private func announce(_ change: Change, _ name: Notification.Name) {
        notify(change)
        NotificationCenter.default.post(name: name, object: self)
    }
}
