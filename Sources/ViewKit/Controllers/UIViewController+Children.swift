import LayerKit

extension UIViewController: NestedNode {
    package var nodeAround: UIViewController? { parent }
    package var nodesInside: [UIViewController] { children }
}
