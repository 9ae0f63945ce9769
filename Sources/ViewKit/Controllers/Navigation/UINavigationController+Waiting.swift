import Foundation

/// Animated changes that start with the next layout.
extension UINavigationController {
    private struct Waiting {
        weak var navigation: UINavigationController?
    }

    /// The navigation controllers with an animated change that waits for the next layout.
    private static var waiting: [Waiting] = []

    /// Starts the waiting changes. Interactive transitions call this method, because the gesture may move and even end
    /// within the run-loop turn that requested the transition.
    static func beginWaitingChanges() {
        let waiting = waiting.compactMap(\.navigation)
        Self.waiting = []
        for navigation in waiting { _ = navigation.currentTransition }
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
