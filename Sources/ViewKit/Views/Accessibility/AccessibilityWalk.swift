import Foundation

/// A traversal that finds the accessibility elements in a view tree. Nothing is cached between traversals; the text of
/// cells is collected on every traversal.
@MainActor
struct AccessibilityWalk {
    /// `true` if lists, menus, dialogs and bars become nodes with the elements inside them as children.
    private let keepsGroups: Bool
    private var found: [AccessibilityNode] = []

    private init(keepsGroups: Bool = false) {
        self.keepsGroups = keepsGroups
    }

    /// Returns the elements in `view`, including the view itself.
    static func elements(in view: UIView) -> [AccessibilityElement] {
        DefaultAccessibilityCache.whileActive {
            var walk = AccessibilityWalk()
            walk.visit(view, isBusy: view.isWithinBusyView)
            return walk.found.map(\.element)
        }
    }

    /// Returns the elements inside `view`, excluding the view itself. The result has no element for content that is
    /// being loaded.
    static func elements(inside view: UIView) -> [AccessibilityElement] {
        DefaultAccessibilityCache.whileActive {
            var walk = AccessibilityWalk()
            walk.visitViews(inside: view, isBusy: true)
            return walk.found.map(\.element)
        }
    }

    /// Returns the elements and groups inside `view`, excluding the view itself.
    static func nodes(inside view: UIView) -> [AccessibilityNode] {
        DefaultAccessibilityCache.whileActive {
            var walk = AccessibilityWalk(keepsGroups: true)
            walk.visitViews(inside: view, isBusy: view.isWithinBusyView)
            return walk.found
        }
    }

    /// Adds the elements in `view`, including the view itself. If `isBusy` is `true`, adds no elements that stand for
    /// loading content, for example because an ancestor's element already does.
    private mutating func visit(_ view: UIView, isBusy: Bool) {
        guard !view.isHidden, !view.isSuppressed, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
        var isBusy = isBusy
        if let mark = view.busyMark, let label = mark.busyLabel {
            if !isBusy { found.append(AccessibilityNode(element: AccessibilityElement(busy: view, label: label))) }
            if mark.isBusyThroughout { return }
            isBusy = true
        }
        if let contentOverlay = view.contentOverlay, contentOverlay.hidesContentFromAccessibility { return }
        if view.isAccessibilityElement, view.chosenAccessibilityElements == nil {
            found.append(AccessibilityNode(element: AccessibilityElement(view)))
        } else if keepsGroups, view.isAccessibilityGroup {
            var outside = found
            found = []
            visitViews(inside: view, isBusy: isBusy)
            outside.append(AccessibilityNode(element: AccessibilityElement(view), children: found))
            found = outside
        } else {
            visitViews(inside: view, isBusy: isBusy)
        }
    }

    private mutating func visitViews(inside view: UIView, isBusy: Bool) {
        if let chosen = view.chosenAccessibilityElements {
            for object in chosen {
                if let part = object as? UIAccessibilityElement {
                    guard part.isAccessibilityElement, !part.accessibilityElementsHidden else { continue }
                    found.append(AccessibilityNode(element: AccessibilityElement(part, of: view)))
                } else if let next = object as? UIView, next !== view, next.isDescendant(of: view) {
                    visit(next, isBusy: isBusy)
                }
            }
            return
        }
        let views = view.viewsInFocusOrder
        // If several views are modal, only the frontmost is visited.
        if let modal = views.last(where: { !$0.isHidden && !$0.isSuppressed && $0.accessibilityViewIsModal }) {
            return visit(modal, isBusy: isBusy)
        }
        for next in views { visit(next, isBusy: isBusy) }
    }
}
