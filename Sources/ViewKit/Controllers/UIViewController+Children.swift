import LayerKit
import Reporting

extension UIViewController {
    /// Adds a child, removing it from its previous parent. Afterward, add its view to this controller's view and call
    /// its `didMove(toParent:)`. Adding an ancestor, or nesting more than 512 controllers, is rejected with a warning.
    public func addChild(_ childController: UIViewController) {
        switch room(for: childController) {
        case .enough: break
        case .isInside:
            return Diagnostics.report(
                "UIViewController: a controller can't contain itself; not added")
        case .tooDeep:
            return Diagnostics.report(
                "UIViewController: controller not added: more than \(Nesting.maximumLevels) nested "
                    + "controllers"
            )
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        didNest(childController)
    }

    /// Removes the controller from its parent. First call `willMove(toParent: nil)` and remove the controller's view.
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
