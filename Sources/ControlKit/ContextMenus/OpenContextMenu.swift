import Foundation
import ViewKit

/// A context menu that has visible elements, before it opens.
@MainActor
struct FoundContextMenu {
    let context: ContextMenu
    let menu: UIMenu

    /// Creates the menu of `context`, and validates its commands from `view`. Returns `nil` if the menu then has no
    /// visible element.
    init?(_ context: ContextMenu, in view: UIView) {
        guard let menu = context.configuration.makeMenu() else { return nil }
        for case let command as UICommand in menu.leaves { command.validate(from: view) }
        guard menu.hasVisibleElements else { return nil }
        (self.context, self.menu) = (context, menu)
    }
}

/// A context menu that is open in front of a window.
@MainActor
final class OpenContextMenu: WindowChangeObserver {
    private(set) var menu: UIMenu
    private let context: ContextMenu
    private weak var view: UIView?
    /// The part of the view next to which the menu appears.
    private let part: CGRect
    private var panel: MenuPanel?
    private weak var popUp: PopUp?
    /// `true` while the panel is being replaced.
    private var isReplacing = false

    /// Opens the menu of `found` at `point` in `view`. If `point` is `nil`, opens the menu next to the part of the view
    /// that it belongs to, and highlights a row. Returns `false` if the view isn't in a window.
    static func open(_ found: FoundContextMenu, in view: UIView, at point: CGPoint?) -> Bool {
        let context = found.context
        guard view.window != nil, let panel = MenuPanel(found.menu, source: view) else { return false }
        let open = OpenContextMenu(found.menu, context, view, part: point.map { CGRect(origin: $0, size: .zero) })
        let animator = MenuAnimator()
        context.willDisplay(animator)
        guard open.show(panel) else { return false }
        view[OpenMenuKey.self] = open
        view.addWindowObserver(open)
        if point == nil { panel.markFirst() }
        animator.finish()
        return true
    }

    /// Returns the open context menu of `view`, if any.
    static func of(_ view: UIView) -> OpenContextMenu? { view[OpenMenuKey.self] }

    private init(_ menu: UIMenu, _ context: ContextMenu, _ view: UIView, part: CGRect?) {
        self.menu = menu
        self.context = context
        self.view = view
        self.part = part ?? context.rect
    }

    private enum OpenMenuKey: ViewAttachmentKey {
        static var defaultValue: OpenContextMenu? { nil }
    }

    /// Replaces the open menu with `menu`. Closes it if `menu` has no visible element.
    func show(_ menu: UIMenu) {
        guard let view, let panel = MenuPanel(menu, source: view) else { return close() }
        self.menu = menu
        isReplacing = true
        let isShown = show(panel)
        isReplacing = false
        if !isShown { close() }
    }

    func close() { popUp?.close() }

    /// Closes the menu when its view leaves the window.
    func viewDidMoveToWindow(_ view: UIView) {
        if view.window == nil { close() }
    }

    // MARK: The press that opened the menu

    /// Highlights the row at `point`, in window coordinates. Returns `true` if there is a row at the point.
    func track(_ point: CGPoint) -> Bool { panel?.track(point) == true }

    /// Chooses the row at `point`, in window coordinates, or closes the menu if the point is outside.
    func endTracking(at point: CGPoint) {
        if panel?.chooseRow(at: point) != true { close() }
    }

    // MARK: Private

    private func show(_ panel: MenuPanel) -> Bool {
        guard let view else { return false }
        panel.choose = { [weak self] in self?.choose($0) }
        self.panel = panel
        guard let popUp = PopUp(panel, from: view, part: part, didClose: { [self] in didClose() }) else { return false }
        self.popUp = popUp
        return true
    }

    private func didClose() {
        guard !isReplacing else { return }
        popUp = nil
        view?[OpenMenuKey.self] = nil
        view?.removeWindowObserver(self)
        let animator = MenuAnimator()
        context.willEnd(animator)
        animator.finish()
    }

    private func choose(_ leaf: any UIMenuLeaf) {
        menu.select(leaf, always: false)
        if leaf.attributes.contains(.keepsMenuPresented) { panel?.updateMarks() } else { close() }
        leaf.performWithSender(view, target: nil)
        revalidate()
    }

    /// Validates the commands of the menu if it is open. Shows the menu again if other rows are visible afterward.
    private func revalidate() {
        guard popUp != nil, let panel else { return }
        let isMarked = panel.markedRow != nil
        guard !panel.revalidate() else { return }
        show(menu)
        if isMarked, popUp != nil { self.panel?.markFirst() }
    }
}

/// The animator of a menu, which appears and disappears immediately.
@MainActor
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations and then the completions.
    func finish() {
        let actions = animations + completions
        (animations, completions) = ([], [])
        for action in actions { action() }
    }
}
