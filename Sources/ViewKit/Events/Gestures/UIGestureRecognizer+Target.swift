import SelectorKit

/// A method that a recognizer calls. The target is held weakly.
struct RecognizerTarget {
    private(set) weak var target: AnyObject?
    let selector: Selector
}

extension UIGestureRecognizer {
    /// Calls the action methods, skipping deallocated targets.
    func callTargets() {
        for entry in targets {
            if let target = entry.target { entry.selector.perform(on: target, self) }
        }
    }
}
