public import Foundation

/// What a layer does when a property of it changes. Animations are actions: they are added to the layer. `NSNull` is
/// one, too, which does nothing.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Does it for the property `event` of the layer `anObject`; `dict` is always nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing.
    @preconcurrency @MainActor
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
