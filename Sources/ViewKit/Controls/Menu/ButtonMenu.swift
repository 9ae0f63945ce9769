import Foundation

/// The menu of a button while it is open, and the press that opens it.
@MainActor
final class ButtonMenu {
    private unowned let button: UIButton
    private var popUp: PopUp?
    private weak var panel: MenuPanel?
    /// Waits until a press is long enough.
    private var longPress: ScheduledWork?
    /// Whether the press that opened the menu went into it.
    private var isTracking = false
    private var isPressed = false

    private enum Metrics {
        /// Seconds that a press lasts until it opens the menu of a button that does something else by itself.
        static let longPress = 0.5
    }

    init(_ button: UIButton) {
        self.button = button
    }

    var isOpen: Bool { popUp != nil }

    // MARK: The press on the button

    /// A press began. Says whether the button is to do nothing with it.
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

    /// The press moved. Says whether it belongs to the menu.
    func pressMoved(_ touch: UITouch) -> Bool {
        guard isPressed else { return false }
        if panel?.track(touch.location(in: nil)) == true { isTracking = true }
        return true
    }

    /// The press ended: one that was drawn into the menu chooses there, on the button it leaves the menu open,
    /// elsewhere it closes it. Says whether it belonged to the menu.
    func pressEnded(_ touch: UITouch) -> Bool {
        longPress?.cancel()
        guard isPressed else { return false }
        isPressed = false
        let isOnButton = button.bounds.contains(touch.location(in: button))
        // A menu may lie over its button: what is under a pointer that rests was not chosen.
        let isUsed = isTracking && panel?.use(at: touch.location(in: nil)) == true
        if !isUsed, isTracking || !isOnButton { close() }
        isTracking = false
        return true
    }

    func pressCancelled() {
        longPress?.cancel()
        if isPressed { close() }
        (isPressed, isTracking) = (false, false)
    }

    // MARK: Opening and closing

    /// Opens the menu; by a key with an action marked.
    func open(byKey: Bool) {
        guard popUp == nil, button.isEnabled, let menu = button.menu,
            let panel = MenuPanel(menu, choose: { [weak self] in self?.choose($0) })
        else { return }
        popUp = PopUp(panel, from: button) { [weak self] in self?.didClose() }
        guard popUp != nil else { return }
        self.panel = panel
        button.isHighlighted = true
        if byKey { panel.markFirst() }
        button.sendActions(for: .menuActionTriggered)
    }

    func close() {
        popUp?.close()
    }

    // MARK: Private

    private func openByLongPress() {
        guard button.isHighlighted else { return }
        isPressed = true
        open(byKey: false)
    }

    private func didClose() {
        popUp = nil
        button.isHighlighted = false
    }

    private func choose(_ action: UIAction) {
        button.menu?.select(action, always: button.changesSelectionAsPrimaryAction)
        if action.attributes.contains(.keepsMenuPresented) {
            panel?.updateMarks()
        } else {
            close()
        }
        button.showChosenAction()
        action.perform(for: button)
        if isOpen { panel?.updateMarks() }
    }
}
