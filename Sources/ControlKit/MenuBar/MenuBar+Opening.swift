import Foundation
import ViewKit

/// The open menu of a menu bar.
extension MenuBar {
    /// Opens the menu of the title at `index`, in place of the open menu, if any. If `byKey` is `true`, highlights a
    /// row as `MenuPanel.markFirst()` does.
    func open(_ index: Int, byKey: Bool) {
        layoutIfNeeded()
        guard window != nil, index != openIndex, titles.indices.contains(index) else { return }
        guard takeFocus(index) else { return }
        isOpening = true
        defer { isOpening = false }
        popUp?.close()
        let title = titles[index]
        let choose = { @MainActor [weak self] (leaf: any UIMenuLeaf) -> Void in self?.choose(leaf) }
        guard let panel = MenuPanel(title.menu, source: self, showsTitle: false, choose: choose) else {
            if !isByKey { returnFocus() }
            return
        }
        panel.accessibilityLabel = title.menu.title
        panel.onMove = { [weak self] in self?.openNeighbor(forward: $0) }
        popUp = PopUp(panel, from: title) { [weak self] in self?.didClose() }
        guard let popUp else { return }
        popUp.menuBar = self
        self.panel = panel
        openIndex = index
        guard byKey else { return }
        popUp.layoutIfNeeded()
        panel.markFirst()
    }

    /// Opens the menu of the next or previous title, wrapping around at the ends.
    private func openNeighbor(forward: Bool) {
        guard let openIndex else { return }
        open((openIndex + (forward ? 1 : titles.count - 1)) % titles.count, byKey: true)
    }

    /// Opens the menu of `title`, or closes it, for an assistive technology.
    func activate(_ title: MenuBarTitle?) {
        guard let index = titles.firstIndex(where: { $0 === title }) else { return }
        if index == openIndex { return cancel() }
        isByKey = true
        open(index, byKey: true)
    }

    /// Validates the commands of the open menu, if any. Opens the menu again if other rows are visible afterward.
    func revalidate() {
        guard let openIndex, let panel else { return }
        let isMarked = panel.markedRow != nil
        guard !panel.revalidate() else { return }
        self.openIndex = nil
        open(openIndex, byKey: isMarked)
    }

    /// Closes the open menu, if any, and returns the focus to the former first responder.
    func cancel() {
        (isByKey, isPressed, isTracking) = (false, false, false)
        popUp?.close()
        returnFocus()
    }

    private func didClose() {
        popUp = nil
        openIndex = nil
        if !isOpening, !isByKey || window?.firstResponder !== self { returnFocus() }
    }

    private func choose(_ leaf: any UIMenuLeaf) {
        guard let openIndex else { return }
        titles[openIndex].menu.select(leaf, always: false)
        if leaf.attributes.contains(.keepsMenuPresented) { panel?.updateMarks() } else { cancel() }
        leaf.performWithSender(self, target: nil)
        if popUp != nil { revalidate() }
    }

    // MARK: Focus

    /// The responder that was first responder before the focus moved to the bar or to a menu.
    private var formerResponder: UIResponder? { window?.suspendedResponder }

    /// Moves the focus to the title at `index`. Returns `false` if the bar is out of reach.
    @discardableResult
    func takeFocus(_ index: Int) -> Bool {
        guard window?.focus(self) == true else { return false }
        focusedIndex = index
        return true
    }

    /// Returns the focus to the former first responder, unless another responder has taken it.
    func returnFocus() {
        guard focusedIndex != nil else { return }
        focusedIndex = nil
        if let window, window.firstResponder === self { window.resumeFocus() }
        if needsRebuild { window?.scheduleMenuBar() }
        needsRebuild = false
    }

    func keyFocusDidChange(_ isFocused: Bool) {
        // A menu takes the focus while it opens.
        if !isFocused, !isOpening, popUp == nil { returnFocus() }
    }

    /// Returns the focus to the former first responder, unless a menu is open. For example, Alt+Tab presses and
    /// releases Alt, which focuses the bar, before another window receives the keys.
    func windowDidLoseKeyboard() {
        isAltAlone = false
        if popUp == nil { cancel() }
    }

    // MARK: Commands

    /// Returns the first object, if any, that can perform `action`. Searches the responder chains of these objects, in
    /// this order: the first responder or, while the bar or a menu is focused, the former one; the visible controllers,
    /// innermost first, followed by those that present them; the window; and the delegates of the app and its scenes.
    /// An alert keeps commands from the controllers that present it.
    func commandTarget(for action: Selector, sender: Any?) -> Any? {
        func innermost(_ controller: UIViewController) -> [UIViewController] {
            controller.shownChildren.flatMap(innermost) + [controller]
        }
        let focused = focusedIndex == nil ? window?.firstResponder : formerResponder
        let controllers = window?.frontController.map { front in
            sequence(first: front) { $0 is UIAlertController ? nil : $0.presentingViewController }.flatMap(innermost)
        }
        let responders: [UIResponder?] =
            [focused === self ? nil : focused] + (controllers ?? []) + [window] + UIWindow.delegatesOfApplication
        return responders.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
    }
}
