import Foundation
import Reporting

/// A target and the selector of its method, which can be called from any thread. The target is held strongly if
/// `isRetained` is `true`, otherwise weakly.
final class SelectorTarget: @unchecked Sendable {
    // Only the reference is used on other threads, and it is set once.
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
        // Not checked by the compiler: a notification can carry any object, which its poster must not change afterward.
        nonisolated(unsafe) let argument = argument
        let isCalled: Void? = MainActor.ifIsolated { perform(argument) }
        if isCalled == nil { Task { @MainActor in perform(argument) } }
    }

    @MainActor
    private func perform(_ argument: Any?) {
        if let object { selector.perform(on: object, argument) }
    }
}
