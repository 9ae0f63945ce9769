package import Foundation
package import LayerKit

/// The highlight that sweeps over a window, shared by the skeletons of unrelated views. The highlight exists as long as
/// something retains it; skeletons that appear later share it.
@MainActor
package final class WindowSweep {
    /// The time at which the sweep started, on the window's clock.
    package let begin: TimeInterval
    /// The animation of window-space gradients; `nil` until `setMotion(_:)` sets one.
    package private(set) var motion: SharedAnimation?

    private struct Observer {
        weak var owner: AnyObject?
        let action: @MainActor () -> Void
    }

    private var observers: [ObjectIdentifier: Observer] = [:]

    fileprivate init(begin: TimeInterval) {
        self.begin = begin
    }

    /// Sets the motion and notifies the observers.
    package func setMotion(_ motion: SharedAnimation) {
        guard motion !== self.motion else { return }
        self.motion = motion
        observers = observers.filter { $0.value.owner != nil }
        for observer in observers.values { observer.action() }
    }

    /// Calls `action` whenever the motion changes, until `owner` is deallocated or calls `removeObserver`. `owner` is
    /// not retained.
    package func addObserver(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(owner)] = Observer(owner: owner, action: action)
    }

    /// Stops notifying `owner`.
    package func removeObserver(_ owner: AnyObject) {
        observers[ObjectIdentifier(owner)] = nil
    }
}

extension UIWindow {
    /// Returns the window's highlight. If there is none, creates one that starts at `begin`.
    package func joinSweep(begin: TimeInterval) -> WindowSweep {
        if let sweep { return sweep }
        let newSweep = WindowSweep(begin: begin)
        sweep = newSweep
        return newSweep
    }
}
