import Foundation

/// Animated changes that begin with the next layout.
extension UINavigationController {
    private struct Waiting {
        weak var navigation: UINavigationController?
    }

    /// The controllers whose stack was changed in this turn, and that do not show it yet.
    private static var waiting: [Waiting] = []

    /// Begins the changes that wait. Whoever drives a transition by hand calls it, because the hand may move and let go
    /// in the turn that the transition was asked for in.
    static func beginWaitingChanges() {
        let waiting = waiting.compactMap(\.navigation)
        Self.waiting = []
        for navigation in waiting { _ = navigation.transitionUnderWay }
    }

    func wait() {
        stopWaiting()
        Self.waiting.append(Waiting(navigation: self))
    }

    func stopWaiting() {
        guard !Self.waiting.isEmpty else { return }
        Self.waiting.removeAll { $0.navigation == nil || $0.navigation === self }
    }
}
