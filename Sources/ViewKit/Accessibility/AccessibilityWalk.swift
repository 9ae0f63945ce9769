import Foundation

/// Finds what assistive tools come to in a tree of views. It takes time in proportion to the views that it looks at;
/// the texts of cells are put together anew each time.
@MainActor
struct AccessibilityWalk {
    private var found: [AccessibilityElement] = []

    /// The elements in `view`, itself included.
    static func elements(in view: UIView) -> [AccessibilityElement] {
        var walk = AccessibilityWalk()
        walk.visit(view, isBusy: view.isWithinBusyView)
        return walk.found
    }

    /// The elements inside `view`, which is left out itself.
    static func elements(inside view: UIView) -> [AccessibilityElement] {
        var walk = AccessibilityWalk()
        walk.visitViews(inside: view, isBusy: true)
        return walk.found
    }

    /// Adds what there is in `view`; `isBusy` says whether a view around it stands for all that is loading in it.
    private mutating func visit(_ view: UIView, isBusy: Bool) {
        guard !view.isHidden, !view.isSuppressed, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
        var isBusy = isBusy
        if let mark = view.busyMark, let label = mark.busyLabel {
            if !isBusy { found.append(AccessibilityElement(busy: view, label: label)) }
            if mark.isBusyThroughout { return }
            isBusy = true
        }
        if let contentOverlay = view.contentOverlay, contentOverlay.hidesContent { return }
        if view.accessibilityElements == nil, view.isAccessibilityElement {
            found.append(AccessibilityElement(view))
        } else {
            visitViews(inside: view, isBusy: isBusy)
        }
    }

    private mutating func visitViews(inside view: UIView, isBusy: Bool) {
        if let chosen = view.accessibilityElements {
            for case let next as UIView in chosen where next !== view && next.isDescendant(of: view) {
                visit(next, isBusy: isBusy)
            }
            return
        }
        let views = view.viewsInFocusOrder
        // Of several modal ones the topmost is the one that counts.
        if let modal = views.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && !$0.isSuppressed }) {
            return visit(modal, isBusy: isBusy)
        }
        for next in views { visit(next, isBusy: isBusy) }
    }
}
