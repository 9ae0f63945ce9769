package import LayerKit
public import SelectorKit

extension UIApplication {
    /// Calls the method `action` on `target`. If `target` is `nil`, calls the method on the nearest responder that can
    /// perform it, searching the responder chain from `sender`. If `sender` is not a responder, the search begins with
    /// the key window's first responder or, without one, with the key window. Returns `true` if the method was called.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let first = sender as? UIResponder ?? keyWindow?.responderOutsideMenus ?? keyWindow
        let target = target ?? first?.target(forAction: action, withSender: sender)
        guard let target = target.map({ $0 as AnyObject }),
            action.isImplemented(by: target)
        else { return false }
        action.perform(on: target, sender, event)
        return true
    }
}

extension UIView: DisplayLinkTarget {
    package var displayLinkLayer: CALayer? { layer }
}

extension UIViewController: DisplayLinkTarget {
    package var displayLinkLayer: CALayer? { viewIfLoaded?.layer }
}
