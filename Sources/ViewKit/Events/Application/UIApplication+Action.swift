package import LayerKit
public import SelectorKit

extension UIApplication {
    /// Calls a method of `target`; `nil` calls the first responder in the chain, beginning with `sender` or else the
    /// first responder of the key window, that has it. Returns `true` if there is one.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let first = sender as? UIResponder ?? keyWindow?.firstResponder ?? keyWindow
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
