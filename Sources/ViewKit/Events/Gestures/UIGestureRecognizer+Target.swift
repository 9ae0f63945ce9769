import SelectorKit

/// A target-action pair of a recognizer. The target is held weakly.
struct RecognizerTarget {
    private(set) weak var target: AnyObject?
    let selector: Selector
}

extension UIGestureRecognizer {
    /// Calls the actions on their targets, skipping deallocated targets.
    func callTargets() {
        for entry in targets {
            if let target = entry.target { entry.selector.perform(on: target, self) }
        }
    }
}
