public import Foundation

/// An object that forwards selectors without a method of its own to another object, as a proxy that holds its target
/// weakly does. `IOSSourcesPlugin` adds the conformance to classes that override `forwardingTarget(for:)`.
@preconcurrency @MainActor
public protocol SelectorForwarding: AnyObject {
    /// Returns the object that receives `selector`, for which this object has no method; `nil` if there is none.
    func forwardingTarget(for selector: Selector!) -> Any?
}

extension NSObjectProtocol {
    /// Returns `nil`: by default, objects don't forward selectors.
    @preconcurrency @MainActor
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}
