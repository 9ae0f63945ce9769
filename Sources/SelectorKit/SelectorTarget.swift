import Foundation
import Reporting

/// A target and the selector of a method on it, which any thread can call. The target is held strongly if `isRetained`
/// is `true`, otherwise weakly.
final class SelectorTarget: @unchecked Sendable {
    // Other threads only read the reference, which is set once.
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?
    private let selector: Selector

    var object: AnyObject? { weakObject }

    init(_ object: AnyObject, _ selector: Selector, isRetained: Bool) {
        weakObject = object
        strongObject = isRetained ? object : nil
        self.selector = selector
    }

    /// Calls the method on the main actor: immediately if the caller is on it, otherwise in a task. Does nothing if the
    /// target has been deallocated.
    func call(_ argument: Any?) {
        // The compiler can't check this: a notification can carry any object, and its poster must not change that
        // object later.
        nonisolated(unsafe) let argument = argument
        let isCalled: Void? = MainActor.ifIsolated { perform(argument) }
        if isCalled == nil { Task { @MainActor in perform(argument) } }
    }

    @MainActor
    private func perform(_ argument: Any?) {
        if let object { selector.perform(on: object, argument) }
    }
}
