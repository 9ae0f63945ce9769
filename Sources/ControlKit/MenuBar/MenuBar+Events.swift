import Foundation
import ViewKit

/// The keys and presses of a menu bar.
extension MenuBar {
    // MARK: Keys

    func willHandle(_ event: InputEvent) {
        switch event {
        case .keyPressed(let key, let isRepeat):
            let isAlt = key.keyCode == .keyboardLeftAlt
            let isAlone = isAlt && key.modifierFlags.isDisjoint(with: [.shift, .control, .command])
            isAltAlone = isAlone && (!isRepeat || isAltAlone)
        case .keyReleased(let key):
            if isAltAlone, key.keyCode == .keyboardLeftAlt { toggleFocus() }
            isAltAlone = false
        case .pointerPressed(let point), .secondaryButtonPressed(let point), .middleButtonPressed(let point):
            (isAltAlone, isByKey) = (false, false)
            if popUp == nil, !bounds.contains(convert(point, from: nil)) { returnFocus() }
        case .wheelTurned: isAltAlone = false
        default: break
        }
    }

    func handle(_ press: UIPress, onlyPriority: Bool) -> Bool {
        if performKeyCommand(in: keyCommandsOfMenus, for: press, onlyPriority: onlyPriority) { return true }
        let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard !onlyPriority, let key = press.key, key.keyCode == .keyboardF10,
            key.modifierFlags.isDisjoint(with: modifiers)
        else { return false }
        if !press.isRepeat { toggleFocus() }
        return true
    }

    /// Moves the focus to the first title or, if a title is focused already, back to the former first responder. No
    /// effect while another pop-up is open.
    private func toggleFocus() {
        guard focusedIndex == nil else { return cancel() }
        layoutIfNeeded()
        guard window?.popUp == nil, !titles.isEmpty else { return }
        isByKey = true
        takeFocus(0)
    }

    /// Handles a key while a title is focused. Returns `false` if the bar has no use for the key.
    func handleFocusKey(_ press: UIPress) -> Bool {
        guard let key = press.key, key.isPlain, let index = focusedIndex else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
            focusedIndex = (index + (isForward ? 1 : titles.count - 1)) % titles.count
        case .keyboardHome: focusedIndex = 0
        case .keyboardEnd: focusedIndex = titles.count - 1
        case .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardSpacebar:
            if !press.isRepeat { open(index, byKey: true) }
        case .keyboardEscape: cancel()
        default: return false
        }
        return true
    }

    // MARK: Pointer

    /// Opens the menu of `title`, which the pointer has entered, if another menu is open.
    func pointerDidEnter(_ title: MenuBarTitle?) {
        guard openIndex != nil, let index = titles.firstIndex(where: { $0 === title }) else { return }
        open(index, byKey: false)
    }

    func pressDidBegin(_ touch: UITouch) {
        guard let index = titleIndex(at: touch), index != openIndex else { return cancel() }
        isPressed = true
        open(index, byKey: false)
    }

    func pressDidMove(_ touch: UITouch) {
        guard isPressed else { return }
        if panel?.track(touch.location(in: nil)) == true { isTracking = true }
        if let index = titleIndex(at: touch) { open(index, byKey: false) }
    }

    /// Handles the end of a press, as a menu button does. A press that ends on a title leaves the menu open. A press
    /// that was dragged into the menu and ends there chooses the row under the pointer, if any. Any other press closes
    /// the menu.
    func pressDidEnd(_ touch: UITouch) {
        guard isPressed else { return }
        let wasTracking = isTracking
        (isPressed, isTracking) = (false, false)
        if titleIndex(at: touch) != nil { return }
        if !wasTracking || panel?.chooseRow(at: touch.location(in: nil)) != true { cancel() }
    }

    private func titleIndex(at touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return titles.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX && bounds.contains(point) }
    }
}
