import DemoScenes
import Foundation
import Reporting
import ViewKit

/// Saves the state of the demo's window and restores it on the next launch.
@MainActor
final class StateKeeper {
    /// The delay in seconds before a change is saved, which combines it with later changes.
    private static let delay = 1.0

    private let file: StateFile
    private weak var window: UIWindow?
    private weak var demo: DemoViewController?
    /// The state in the file, or `nil` if it is unknown.
    private var kept: DemoState?
    private var waiting: ScheduledWork?
    private var hasComplained = false

    /// Creates a keeper, or returns `nil` if the environment provides no location for the file.
    init?() {
        guard let file = StateFile(environment: ProcessInfo.processInfo.environment) else { return nil }
        self.file = file
    }

    /// Returns the saved state, if any.
    func state() -> DemoState? {
        switch file.read() {
        case .none: break
        case .state(let state):
            kept = state
            return state
        case .setAside(let other):
            SkeletonDemo.reportError(
                "\(printable(file.path)) is not a saved window state, so the window starts with its defaults; "
                    + "the file was renamed to \(printable(other))")
        case .unreachable:
            hasComplained = true
            SkeletonDemo.reportError("\(printable(file.path)) can't be read, so the window starts with its defaults")
        }
        return nil
    }

    /// Observes the state of `demo` in `window`.
    func follow(_ demo: DemoViewController, in window: UIWindow) {
        self.demo = demo
        self.window = window
        demo.stateDidChange = { [weak self] in self?.note() }
    }

    /// Saves pending changes.
    func finish() {
        waiting?.cancel()
        waiting = nil
        write()
    }

    // MARK: Private

    private func note() {
        guard waiting == nil, demo?.state != kept else { return }
        waiting = window?.schedule(after: Self.delay) { [weak self] in
            self?.waiting = nil
            self?.write()
        }
    }

    private func write() {
        guard let state = demo?.state, state != kept else { return }
        do {
            try file.write(state)
            kept = state
        } catch {
            if !hasComplained {
                SkeletonDemo.reportError(
                    "\(printable(file.path)) can't be written (\(error.localizedDescription)), "
                        + "so the window's state isn't saved")
            }
            hasComplained = true
        }
    }
}
