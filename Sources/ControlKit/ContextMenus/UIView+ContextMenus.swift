package import Foundation
package import ViewKit

/// The menus of views: those of buttons, and the context menus of interactions and lists.
extension UIView: MenuPresenting {
    package func makeButtonMenu() -> (any ButtonMenuBehavior)? { (self as? UIButton).map { ButtonMenu($0) } }

    package func offersContextMenu(at point: () -> CGPoint) -> Bool {
        interactions.contains { $0 is UIContextMenuInteraction }
            || (self as? any ContextMenuSource)?.hasContextMenu(at: point()) == true
    }

    package func openContextMenu(at point: CGPoint?) -> Bool {
        findContextMenu(at: point).map { OpenContextMenu.open($0, in: self, at: point) } ?? false
    }

    package func addContextMenuPress() {
        addGestureRecognizer(ContextMenuPress())
    }

    /// Returns the context menu of the view or its item at `point`. If `point` is `nil`, returns the menu at the center
    /// of the view, or that of the focused item. The most recently added interaction that provides a menu with visible
    /// elements takes precedence.
    func findContextMenu(at point: CGPoint?) -> FoundContextMenu? {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for case let interaction as UIContextMenuInteraction in interactions.reversed() {
            let context = interaction.contextMenu(at: point ?? center)
            if let found = context.flatMap({ FoundContextMenu($0, in: self) }) { return found }
        }
        let context = (self as? any ContextMenuSource)?.contextMenu(at: point)
        return context.flatMap { FoundContextMenu($0, in: self) }
    }
}

/// A long press that opens a context menu of its view. Presses on controls and text inputs inside the view are ignored.
/// The press can be dragged into the menu to choose a row. The menu may appear under the pointer, so small movements
/// choose nothing.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private var menu: FoundContextMenu?
    /// The location at which the press opened the menu, in the window's coordinates.
    private var openingLocation = CGPoint.zero
    private var isTracking = false

    init() {
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] _ in self?.pressDidChange() }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let inner = touch.view.map { sequence(first: $0, next: \.superview).prefix { $0 !== view } }
        return inner?.contains { $0 is UIControl || $0 is any UIKeyInput } != true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        menu = view?.findContextMenu(at: location(in: view))
        return menu != nil
    }

    override func reset() {
        super.reset()
        menu = nil
        isTracking = false
    }

    private func pressDidChange() {
        guard let view else { return }
        let point = location(in: nil)
        switch state {
        case .began:
            openingLocation = point
            if let menu { _ = OpenContextMenu.open(menu, in: view, at: location(in: view)) }
            menu = nil
        case .changed:
            let distance = hypot(point.x - openingLocation.x, point.y - openingLocation.y)
            guard isTracking || distance > allowableMovement else { return }
            if OpenContextMenu.of(view)?.track(point) == true { isTracking = true }
        case .ended: if isTracking { OpenContextMenu.of(view)?.endTracking(at: point) }
        case .cancelled: OpenContextMenu.of(view)?.close()
        case .possible, .failed: break
        }
    }
}
