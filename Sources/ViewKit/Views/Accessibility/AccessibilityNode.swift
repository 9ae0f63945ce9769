/// A node of the tree that assistive technologies see: an element, or a group such as a list with the elements inside.
@preconcurrency @MainActor
package struct AccessibilityNode {
    /// The name, role and state of the node.
    package let element: AccessibilityElement
    /// The nodes inside a group, in reading order.
    package var children: [AccessibilityNode] = []
}

extension UIView {
    /// The tree of elements in the view. Unlike `accessibilityElementsInOrder`, it keeps lists, menus, dialogs and bars
    /// as groups.
    package var accessibilityNode: AccessibilityNode {
        AccessibilityNode(element: AccessibilityElement(self), children: AccessibilityWalk.nodes(inside: self))
    }

    /// `true` if the view is a group in the tree because of its role, or because the app made it modal, like a dialog.
    var isAccessibilityGroup: Bool {
        accessibility.isModal == true || cachedDefaultAccessibility.role?.isGroup == true
    }
}
