public import Foundation

/// An object that forwards selectors that it has no method for to another object, such as a proxy that holds its target
/// weakly.
///
/// `IOSSourcesPlugin` adds the conformance to classes that override `forwardingTarget(for:)`. Used by code that the
/// plugin generates; may change in any version.
@preconcurrency @MainActor
public protocol _SelectorForwarding: AnyObject {
    /// Returns the object that receives `selector`, for which this object has no method; `nil` to forward it to no
    /// object.
    func forwardingTarget(for selector: Selector!) -> Any?
}

extension NSObjectProtocol {
    /// Returns `nil`: by default, objects don't forward selectors.
    @preconcurrency @MainActor
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}
