import DemoScenes
import Foundation
import Reporting
import ViewKit

/// Saves the state of the demo's window and restores it on the next launch.
@MainActor
final class StateKeeper {
    /// The delay in seconds before a change is saved, so that it is saved together with later changes.
    private static let delay = 1.0

    private let file: StateFile
    private weak var window: UIWindow?
    private weak var demo: DemoViewController?
    /// The state that was last read from or written to the file; `nil` if the contents are unknown.
    private var savedState: DemoState?
    private var pendingSave: ScheduledWork?
    private var hasReportedError = false

    /// Creates a keeper, or returns `nil` if the environment provides no location for the file.
    init?() {
        guard let file = StateFile(environment: ProcessInfo.processInfo.environment) else { return nil }
        self.file = file
    }

    /// Returns the saved state, if any. An unreadable or invalid file is reported on standard error; the result is then
    /// `nil`.
    func state() -> DemoState? {
        switch file.read() {
        case .none: break
        case .state(let state):
            savedState = state
            return state
        case .setAside(let other):
            SkeletonDemo.reportError(
                "\(printable(file.path)) is not a saved window state, so the window starts with its defaults; "
                    + "the file was renamed to \(printable(other))")
        case .unreachable:
            hasReportedError = true
            SkeletonDemo.reportError("\(printable(file.path)) can't be read, so the window starts with its defaults")
        }
        return nil
    }

    /// Saves the state of `demo` in `window` whenever it changes.
    func follow(_ demo: DemoViewController, in window: UIWindow) {
        self.demo = demo
        self.window = window
        demo.stateDidChange = { [weak self] in self?.stateDidChange() }
    }

    /// Saves pending changes.
    func finish() {
        pendingSave?.cancel()
        pendingSave = nil
        write()
    }

    // MARK: Private

    private func stateDidChange() {
        guard pendingSave == nil, state(of: demo) != savedState else { return }
        pendingSave = window?.schedule(after: Self.delay) { [weak self] in
            self?.pendingSave = nil
            self?.write()
        }
    }

    /// Returns the state of `demo` to be saved, without the network's condition, which isn't restored on the next
    /// launch. Returns `nil` if `demo` is `nil`.
    private func state(of demo: DemoViewController?) -> DemoState? {
        var state = demo?.state
        state?.network = .fast
        return state
    }

    private func write() {
        guard let state = state(of: demo), state != savedState else { return }
        do {
            try file.write(state)
            savedState = state
        } catch {
            if !hasReportedError {
                SkeletonDemo.reportError(
                    "\(printable(file.path)) can't be written (\(error.localizedDescription)), "
                        + "so the window's state isn't saved")
            }
            hasReportedError = true
        }
    }
}
