import Foundation

/// Animated changes that start with the next layout.
extension UINavigationController {
    private struct Waiting {
        weak var navigation: UINavigationController?
    }

    /// The controllers whose stack has changed in this run-loop turn and isn't shown yet.
    private static var waiting: [Waiting] = []

    /// Starts the waiting changes. Called by interactive transitions, because the gesture may move and end within the
    /// turn that requested the transition.
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
