import Foundation
import Reporting
import StageKit
import ViewKit

/// A desktop window in a `WindowRoster`.
@MainActor
protocol RosterWindow: AnyObject {
    /// The view tree; `nil` once the app has released it.
    var content: UIWindow? { get }
    /// SDL's identifier of the window.
    var identifier: UInt32 { get }
    /// `true` after the user has closed the window, until the roster handles that.
    var isCloseRequested: Bool { get set }
    /// `true` if the window is hidden without being closed.
    var isWithdrawn: Bool { get }

    /// Hides the window without closing it, or shows it again.
    func setWithdrawn(_ isWithdrawn: Bool)

    /// Raises the window and gives it keyboard focus.
    func raise()

    /// Removes the window from the desktop.
    func close()
}

/// The windows that a program has on the desktop, in the order in which they were opened.
///
/// Windows are opened and closed only at the start and the end of a turn of the run loop, so that the list doesn't
/// change while the turn handles events and draws frames.
@MainActor
final class WindowRoster<Window: RosterWindow>: WindowPresenter {
    private(set) var windows: [Window] = []
    /// `true` once there have been several windows. Until then, all events are for the only window.
    private(set) var hasHadSeveral = false
    /// Opens a desktop window for a `UIWindow`.
    var open: ((UIWindow) throws -> Window)?
    /// Called before a window is removed from the desktop.
    var willClose: ((Window) -> Void)?

    private var requests: [Request] = []

    /// A window that the app has shown in this turn.
    private struct Request {
        weak var content: UIWindow?
        let raises: Bool
    }

    // MARK: Internal

    /// Adds a window that is already open.
    func add(_ window: Window) {
        windows.append(window)
        hasHadSeveral = hasHadSeveral || windows.count > 1
    }

    var time: TimeInterval { MonotonicClock.now }

    func show(_ content: UIWindow, raises: Bool) {
        requests.append(Request(content: content, raises: raises && windows.contains { $0.content === content }))
    }

    /// `true` if the app has released an open window.
    var hasReleasedWindow: Bool {
        for window in windows where window.content == nil { return true }
        return false
    }

    /// `true` if windows are waiting to be opened.
    var hasRequests: Bool { !requests.isEmpty }

    /// Opens the windows that the app has shown since the last call. Closes those that the user has closed, or that the
    /// app has hidden or released. Returns `false` if the program should end, because the user has closed the last
    /// visible window or no window remains.
    ///
    /// If the app hides the only window, the window is only withdrawn: its clock continues, and the program doesn't
    /// end.
    func settle() -> Bool {
        let count = windows.count
        if !requests.isEmpty { openRequested() }
        // A window that was withdrawn in an earlier turn closes when another one opens.
        if windows.count > count { return closeUnneeded() }
        for window in windows where needsChange(window) { return closeUnneeded() }
        return true
    }

    /// Returns the window among `windows` for an event; `nil` if the window has been closed or the event is for every
    /// window. `focused` is SDL's identifier of the window with keyboard focus. Without keyboard focus, the first
    /// window gets the events that name no window.
    static func recipient(
        of address: EventAddress, among windows: [Window], focused: @autoclosure () -> UInt32
    ) -> Window? {
        switch address {
        case .window(let identifier): return windows.first { $0.identifier == identifier }
        case .focusedWindow:
            let focused = focused()
            return windows.first { $0.identifier == focused } ?? windows.first
        case .everyWindow: return nil
        }
    }

    // MARK: Private

    private func needsChange(_ window: Window) -> Bool {
        guard let content = window.content else { return true }
        return window.isCloseRequested || content.isHidden != window.isWithdrawn
    }

    private func openRequested() {
        // Opening a window calls the app, which may show another one. That one waits for the next turn.
        let pending = requests
        requests = []
        for request in pending {
            guard let content = request.content else {
                Diagnostics.report("a window was released before it could open; keep a reference to the UIWindow")
                continue
            }
            if let window = windows.first(where: { $0.content === content }) {
                if request.raises, !content.isHidden { window.raise() }
                continue
            }
            // A window with a host is shown elsewhere, for example on an off-screen stage.
            guard !content.isHidden, content.host == nil, let open else { continue }
            do {
                add(try open(content))
            } catch {
                Diagnostics.report("\(error)\nThe program continues without the window.")
                content.isHidden = true
            }
        }
    }

    private func closeUnneeded() -> Bool {
        for window in windows {
            guard let content = window.content else {
                remove(window)
                continue
            }
            guard window.isCloseRequested else { continue }
            window.isCloseRequested = false
            guard windows.contains(where: { $0 !== window && $0.content?.isHidden == false }) else { return false }
            content.isHidden = true
        }
        for window in windows {
            let isHidden = window.content?.isHidden == true
            // Removing a window calls the app, which may hide another one.
            if isHidden, windows.contains(where: { $0.content?.isHidden == false }) {
                remove(window)
            } else {
                window.setWithdrawn(isHidden)
            }
        }
        return !windows.isEmpty
    }

    private func remove(_ window: Window) {
        willClose?(window)
        windows.removeAll { $0 === window }
        window.close()
    }
}
