package import Foundation
package import LayerKit

/// The highlight that sweeps over a window, shared by the skeletons of unrelated views. The highlight exists as long as
/// something retains it; skeletons that appear later share it.
@MainActor
package final class WindowSweep {
    /// The time at which the sweep started, on the window's clock.
    package let begin: TimeInterval
    /// The animation of window-space gradients; `nil` until `lead(_:)` sets one.
    package private(set) var motion: SharedAnimation?

    private struct Follower {
        weak var owner: AnyObject?
        let action: @MainActor () -> Void
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    fileprivate init(begin: TimeInterval) {
        self.begin = begin
    }

    /// Sets the motion and notifies the followers.
    package func lead(_ motion: SharedAnimation) {
        guard motion !== self.motion else { return }
        self.motion = motion
        followers = followers.filter { $0.value.owner != nil }
        for follower in followers.values { follower.action() }
    }

    /// Calls `action` whenever the motion changes, until `owner` is deallocated or calls `release`. `owner` is not
    /// retained.
    package func follow(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
        followers[ObjectIdentifier(owner)] = Follower(owner: owner, action: action)
    }

    /// Stops notifying `owner`.
    package func release(_ owner: AnyObject) {
        followers[ObjectIdentifier(owner)] = nil
    }
}

extension UIWindow {
    /// Returns the window's highlight, or a new one that starts at `begin`.
    package func joinLight(begin: TimeInterval) -> WindowSweep {
        if let light { return light }
        let made = WindowSweep(begin: begin)
        light = made
        return made
    }
}
