public import SelectorKit

/// A method that a recognizer calls. The target is held weakly.
struct RecognizerTarget {
    private(set) weak var target: AnyObject?
    let selector: Selector
}

extension UIGestureRecognizer {
    /// Adds a method of a target that is called when the gesture is recognized and when it changes. It can have no
    /// parameters, or one for the recognizer. The target is held weakly.
    public func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.selector == action }) else { return }
        targets.append(RecognizerTarget(target: object, selector: action))
    }

    /// Removes a method of a target. `nil` as the target or the action means all.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.selector == action)
        }
    }

    /// Calls the methods of the targets.
    func callTargets() {
        for entry in targets {
            if let target = entry.target { entry.selector.perform(on: target, self) }
        }
    }
}
