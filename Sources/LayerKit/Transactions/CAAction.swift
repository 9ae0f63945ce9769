public import Foundation

/// An action that runs when a property of a layer changes. Animations are actions: they add themselves to the layer.
/// `NSNull` is an action without effect.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Runs the action for a change to the property `event` of the layer `anObject`. `dict` is always `nil`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing.
    @preconcurrency @MainActor
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
