import DemoScenes
import Foundation
import Reporting
import ViewKit

/// Keeps the state of the demo's window from one run to the next.
@MainActor
final class StateKeeper {
    /// How many seconds a change waits for the next one.
    private static let delay = 1.0

    private let file: StateFile
    private weak var window: UIWindow?
    private weak var demo: DemoViewController?
    /// What the file has; nil where that is not known.
    private var kept: DemoState?
    private var waiting: ScheduledWork?
    private var hasComplained = false

    /// Nil where the environment has no place for it.
    init?() {
        guard let file = StateFile(environment: ProcessInfo.processInfo.environment) else { return nil }
        self.file = file
    }

    /// What was kept, if anything.
    func state() -> DemoState? {
        switch file.read() {
        case .none: break
        case .state(let state):
            kept = state
            return state
        case .setAside(let other):
            SkeletonDemo.complain(
                "\(printable(file.path)) is no state of the demo's window, so it begins anew; "
                    + "the file is \(printable(other)) now")
        case .unreachable:
            hasComplained = true
            SkeletonDemo.complain("\(printable(file.path)) cannot be read, so the demo's window begins anew")
        }
        return nil
    }

    /// Follows what `demo` in `window` becomes.
    func follow(_ demo: DemoViewController, in window: UIWindow) {
        (self.demo, self.window) = (demo, window)
        demo.stateDidChange = { [weak self] in self?.note() }
    }

    /// Writes what is not written yet.
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
                SkeletonDemo.complain(
                    "\(printable(file.path)) cannot be written (\(error.localizedDescription)), "
                        + "so the window's state is not kept")
            }
            hasComplained = true
        }
    }
}
