import LayerKit

extension UIViewController: NestedNode {
    package var parentNode: UIViewController? { parent }
    package var childNodes: [UIViewController] { children }
}
