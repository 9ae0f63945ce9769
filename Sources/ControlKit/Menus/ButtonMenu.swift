import Foundation
import ViewKit

/// The state of a button's menu, and the press that opens it.
@MainActor
final class ButtonMenu: ButtonMenuBehavior {
    private unowned let button: UIButton
    private var popUp: PopUp?
    private weak var panel: MenuPanel?
    /// The scheduled work that opens the menu after a long press.
    private var longPress: ScheduledWork?
    /// `true` once the press that opened the menu has been dragged into the menu.
    private var isTracking = false
    private var isPressed = false

    private enum Metrics {
        /// The duration, in seconds, of the press that opens the menu if the button has a different primary action.
        static let longPress = 0.5
    }

    init(_ button: UIButton) {
        self.button = button
    }

    var isOpen: Bool { popUp != nil }

    // MARK: The press on the button

    /// Handles the start of a press. Returns `true` if the menu handles the press.
    func pressBegan() -> Bool {
        guard button.menu != nil else { return false }
        guard button.showsMenuAsPrimaryAction else {
            longPress = button.window?.schedule(after: Metrics.longPress) { [weak self] in self?.openByLongPress() }
            return false
        }
        isPressed = true
        button.sendActions(for: .touchDown)
        open(byKey: false)
        return true
    }

    /// Handles movement during a press. Returns `true` if the menu handles the press.
    func pressMoved(_ touch: UITouch) -> Bool {
        guard isPressed else { return false }
        if panel?.track(touch.location(in: nil)) == true { isTracking = true }
        return true
    }

    /// Handles the end of a press. A press that was dragged into the menu and ends there chooses the item under the
    /// pointer, if any. A press that wasn't dragged into the menu and ends on the button leaves the menu open. Any
    /// other press closes the menu. Returns `true` if the menu handles the press.
    func pressEnded(_ touch: UITouch) -> Bool {
        longPress?.cancel()
        guard isPressed else { return false }
        isPressed = false
        let isOnButton = button.bounds.contains(touch.location(in: button))
        // The menu may cover its button, so don't choose an item under a pointer that hasn't moved.
        let didChoose = isTracking && panel?.chooseRow(at: touch.location(in: nil)) == true
        if !didChoose, isTracking || !isOnButton { close() }
        isTracking = false
        return true
    }

    func pressCancelled() {
        longPress?.cancel()
        if isPressed { close() }
        isPressed = false
        isTracking = false
    }

    // MARK: Opening and closing

    /// Opens the menu. If `byKey` is `true`, highlights the action that is on or, without one, the first action.
    func open(byKey: Bool) {
        if popUp == nil, show(byKey: byKey) { button.sendActions(for: .menuActionTriggered) }
    }

    func close() {
        popUp?.close()
    }

    // MARK: Private

    /// Shows the menu. Returns `false` if the button is disabled, or if the menu has no visible elements.
    private func show(byKey: Bool) -> Bool {
        guard button.isEnabled, let menu = button.menu,
            let panel = MenuPanel(menu, source: button, choose: { [weak self] in self?.choose($0) })
        else { return false }
        popUp = PopUp(panel, from: button) { [weak self] in self?.didClose() }
        guard popUp != nil else { return false }
        self.panel = panel
        button.isHighlighted = true
        if byKey { panel.markFirst() }
        return true
    }

    /// Validates the commands of the open menu, if any. Shows the menu again if other rows are visible afterward.
    private func revalidate() {
        guard isOpen, let panel else { return }
        let isMarked = panel.markedRow != nil
        guard !panel.revalidate() else { return }
        close()
        _ = show(byKey: isMarked)
    }

    private func openByLongPress() {
        guard button.isHighlighted else { return }
        isPressed = true
        open(byKey: false)
    }

    private func didClose() {
        popUp = nil
        button.isHighlighted = false
    }

    private func choose(_ action: any UIMenuLeaf) {
        button.menu?.select(action, always: button.changesSelectionAsPrimaryAction)
        if action.attributes.contains(.keepsMenuPresented) {
            panel?.updateMarks()
        } else {
            close()
        }
        button.showChosenAction()
        action.performWithSender(button, target: nil)
        revalidate()
    }
}
