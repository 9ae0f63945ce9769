public import Foundation

extension NSObjectProtocol {
    /// Returns `true` if the object has the method that `selector` identifies: either the object is an instance of the
    /// class, or conforms to the protocol, whose method the selector was created with, or the object's class or a
    /// superclass lists the selector's name in a ``SelectorTable``. Returns `false` if `selector` is `nil`.
    @preconcurrency @MainActor
    public func responds(to selector: Selector?) -> Bool {
        selector?.isImplemented(by: self) ?? false
    }
}

extension NSObject {
    /// Calls the method that `selector` identifies, with up to two arguments, and returns its result, which is retained
    /// until the end of the current turn of the run loop. Returns `nil` if the method returns `nil` or nothing.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>!
    {
        PerformedResults.retain(selector.perform(on: self, first, second))
    }

    /// Calls the method that `selector` identifies on the main run loop after `delay` seconds, passing `argument`. The
    /// object is retained until the method is called or the call is canceled.
    @preconcurrency @MainActor
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.schedule(selector, of: self, with: argument, after: delay)
    }

    /// Cancels all pending `perform(_:with:afterDelay:)` calls on `target`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.cancel(of: target as AnyObject) { _, _ in true }
    }

    /// Cancels the pending `perform(_:with:afterDelay:)` calls of the method `selector` on `target` whose argument is
    /// equal to `object`. If `object` is `nil`, these are the calls without an argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedCalls.cancel(of: target as AnyObject) { $0 == selector && CallArguments.areEqual($1, object) }
    }
}
