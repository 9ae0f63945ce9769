import LayerKit
import Reporting

extension UIViewController {
    /// Makes `childController` a child, out of the controller that it was a child of. Put its view into this one's, and
    /// then call its `didMove(toParent:)`. A controller that this one is in is refused with a message, and
    /// so is one with which more than 512 would be in each other.
    public func addChild(_ childController: UIViewController) {
        switch room(for: childController) {
        case .enough: break
        case .isInside:
            return Diagnostics.report(
                "UIViewController: a controller was added to itself or to one inside it, which is refused")
        case .tooDeep:
            return Diagnostics.report(
                "UIViewController: a controller was not added, for more than \(Nesting.mostLevels) would be "
                    + "in each other"
            )
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        didNest(childController)
    }

    /// Takes the controller from the one that it is a child of. Call `willMove(toParent: nil)` and
    /// take its view away first.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.drop(self)
        self.parent = nil
        parent.didLose(self)
        parent.childDidLeave(self)
        didMove(toParent: nil)
    }
}

extension UIViewController: NestedNode {
    package var nodeAround: UIViewController? { parent }
    package var nodesInside: [UIViewController] { children }
}
