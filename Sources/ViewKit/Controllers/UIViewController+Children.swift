import LayerKit
import Reporting

extension UIViewController {
    /// Makes `childController` a child, out of the controller that it was a child of. Put its view into this one's, and
    /// then call its `didMove(toParent:)`. A controller that this one is in is refused with a message.
    public func addChild(_ childController: UIViewController) {
        var next: UIViewController? = self
        while let controller = next {
            guard controller !== childController else {
                return Diagnostics.report(
                    "UIViewController: a controller was added to itself or to one inside it, which is refused")
            }
            next = controller.parent
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller from the one that it is a child of. Call `willMove(toParent: nil)` and take its view away first.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
