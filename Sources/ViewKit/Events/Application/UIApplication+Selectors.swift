public import SelectorKit

/// Access to the shared application by name. Libraries that also run in app extensions use it, because there is no
/// `shared` in extensions.
extension UIApplication {
    /// Returns `true` for `sharedApplication`.
    public class func responds(to selector: Selector?) -> Bool { selector == Selector("sharedApplication") }

    /// Returns the shared application for `sharedApplication`; otherwise `nil`.
    @discardableResult
    public class func perform(_ selector: Selector?) -> Unmanaged<AnyObject>! {
        responds(to: selector) ? .passUnretained(shared) : nil
    }
}
