package import Foundation
package import LayerKit

/// The light that crosses a window: what bones of several kinds, which know nothing of each other, have in common.
///
/// It is there as long as somebody keeps it; who comes later joins in.
@MainActor
package final class WindowLight {
    /// When it began to move, on the window's clock.
    package let begin: TimeInterval
    /// What moves the axes of gradients that are measured in the picture; nil until somebody leads.
    package private(set) var motion: SharedAnimation?

    private struct Follower {
        weak var owner: AnyObject?
        let action: @MainActor () -> Void
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    fileprivate init(begin: TimeInterval) {
        self.begin = begin
    }

    /// Moves as `motion` says from now on: those who follow hear of it.
    package func lead(_ motion: SharedAnimation) {
        guard motion !== self.motion else { return }
        self.motion = motion
        followers = followers.filter { $0.value.owner != nil }
        for follower in followers.values { follower.action() }
    }

    /// Calls `action` whenever another motion leads, until `owner`, which is not kept, is gone or lets go.
    package func follow(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
        followers[ObjectIdentifier(owner)] = Follower(owner: owner, action: action)
    }

    /// Tells `owner` nothing any more.
    package func letGo(_ owner: AnyObject) {
        followers[ObjectIdentifier(owner)] = nil
    }
}

extension UIWindow {
    /// The light that crosses the window; where there is none, it begins at `begin`.
    package func joinLight(begin: TimeInterval) -> WindowLight {
        if let light { return light }
        let made = WindowLight(begin: begin)
        light = made
        return made
    }
}
