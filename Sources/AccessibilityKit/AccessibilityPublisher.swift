import CAccessibleObject
package import Foundation
package import ViewKit

/// The desktop window that shows a published `UIWindow`.
@MainActor
package protocol AccessibilityHost: AnyObject {
    /// The title of the desktop window, published as the name of the window's element.
    var title: String { get }
    /// `true` if the window has keyboard focus.
    var hasKeyboard: Bool { get }
    /// The position of the window's content on the screen, in pixels.
    var screenOrigin: CGPoint { get }
}

/// Publishes the accessibility tree of a window for assistive technologies, and forwards the announcements that the app
/// posts with `UIAccessibility`.
@MainActor
package final class AccessibilityPublisher {
    /// The published window, which the app may release before the desktop window closes.
    private weak var window: UIWindow?
    private unowned let host: any AccessibilityHost
    private let tree: PublishedTree
    /// `true` while the window is published as active.
    private(set) var isActive = false
    private var observer: (any NSObjectProtocol)?
    private var pace = PublishingPace()

    /// Publishes `window`, which is displayed in `host`. Returns `nil` if the accessibility bus can't be reached.
    package init?(_ window: UIWindow, host: any AccessibilityHost) {
        self.window = window
        self.host = host
        tree = PublishedTree(window, Self.context(window, host))
        guard AccessibilityBridge.add(self) else { return nil }
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.didPostNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let argument = notification.userInfo?[UIAccessibility.argumentUserInfoKey]
            let (text, view) = (argument as? String, argument as? UIView)
            MainActor.assumeIsolated { self?.receive(text, view) }
        }
        update()
    }

    /// Removes the window from the bus and stops forwarding announcements.
    package func end() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        AccessibilityBridge.remove(self)
    }

    /// Publishes all changes and returns `nil`. If the last update was too recent, publishes nothing and returns the
    /// time of the next update. `time` is the current time in seconds.
    package func update(at time: TimeInterval) -> TimeInterval? {
        guard time >= pace.nextUpdate else { return pace.nextUpdate }
        let oldCount = PublishedNode.changeCount
        let duration = ContinuousClock().measure { update() }
        pace.noteUpdate(
            at: time, duration: duration / .seconds(1), hasChanges: PublishedNode.changeCount != oldCount)
        return nil
    }

    /// Notes input for the window, which makes the next update come sooner.
    package func noteInput() { pace.noteInput() }

    // MARK: Internal

    var rootObject: OpaquePointer { tree.root.object }

    func node(_ identifier: UInt64) -> PublishedNode? { tree.node(identifier) }

    /// Publishes all changes now, even if the last update was recent.
    func update() {
        guard let window else { return }
        let context = Self.context(window, host)
        let origin = PixelFrame(CGRect(origin: host.screenOrigin, size: .zero), scale: 1)
        accessible_object_set_origin(rootObject, origin.x, origin.y)
        let isActivated = context.isActive != isActive
        isActive = context.isActive
        // The activation of the window is announced before the focus inside the window.
        if isActivated { accessible_object_window_did_change(rootObject, isActive) }
        let busyNames = tree.update(context)
        if AccessibilityBridge.hasListeners { announce(busyNames) }
    }

    /// If the window is active, repeats the events for its activation and its focused element, for assistive
    /// technologies that have missed the first ones. Announces all views that are busy.
    func repeatWindowEvents() {
        isActive = false
        tree.forgetFocus()
        update()
        announce(tree.busyNames)
    }

    // MARK: Private

    private static let loaded = "Loaded"

    private func announce(_ names: [String]) {
        for name in names { accessible_object_announce(rootObject, name) }
    }

    private static func context(_ window: UIWindow, _ host: any AccessibilityHost) -> PublishedTree.Context {
        let hasKeyboard = host.hasKeyboard
        return PublishedTree.Context(
            focus: hasKeyboard ? window.focusedView?.accessibilityFocus : nil,
            scale: max(1, window.traitCollection.displayScale), title: host.title, isActive: hasKeyboard)
    }

    /// Announces `text` if this publisher announces for the program. If there is no text, announces that `view` has
    /// loaded, provided that `view` is published as busy.
    private func receive(_ text: String?, _ view: UIView?) {
        if let text {
            if AccessibilityBridge.announcer === self { accessible_object_announce(rootObject, text) }
        } else if let view, let window, view.window === window, tree.isBusy(view) {
            accessible_object_announce(rootObject, Self.loaded)
        }
    }
}
