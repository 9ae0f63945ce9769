import Foundation
import ViewKit

/// The keys of an open menu.
extension MenuPanel {
    /// Handles a key that is pressed without a modifier other than Shift, at `time` on the window's clock. Returns
    /// `false` if the menu has no use for the key.
    func handle(_ key: UIKey, of press: UIPress, at time: Double) -> Bool {
        let usable = usableRows
        let current = markedRow.flatMap { usable.firstIndex(of: $0) }
        // If no row is highlighted, the arrow keys start at an action that is on.
        let on = usable.first { rows[$0].action?.state == .on }
        switch key.keyCode {
        case .keyboardDownArrow: markByKey(current.map { usable[($0 + 1) % usable.count] } ?? on ?? usable.first)
        case .keyboardUpArrow:
            markByKey(current.map { usable[($0 + usable.count - 1) % usable.count] } ?? on ?? usable.last)
        case .keyboardHome, .keyboardPageUp: markByKey(usable.first)
        case .keyboardEnd, .keyboardPageDown: markByKey(usable.last)
        case forwardKey where markedRow.map { rows[$0].entry.submenu != nil } == true: chooseRowByKey(press)
        case backwardKey where opener != nil: opener?.closeSubmenu()
        case forwardKey, backwardKey:
            guard let onMove = root.onMove else { return false }
            onMove(key.keyCode == forwardKey)
        case .keyboardEscape where opener != nil: opener?.closeSubmenu()
        case .keyboardReturnOrEnter: chooseRowByKey(press)
        case .keyboardSpacebar where !search.isInProgress(at: time): chooseRowByKey(press)
        default:
            let text = key.keyCode == .keyboardSpacebar ? " " : key.charactersIgnoringModifiers
            guard !text.isEmpty, key.keyCode != .keyboardEscape else { return false }
            let found = search.find(text, at: time, in: usable.map { rows[$0].title }, from: current)
            if let found { markByKey(usable[found]) }
        }
        return true
    }

    /// Highlights the action that is on or, without one, the first row that can be chosen. Called when a key has opened
    /// the menu.
    func markFirst() {
        let usable = usableRows
        markByKey(usable.first { rows[$0].action?.state == .on } ?? usable.first)
    }

    private var usableRows: [Int] { rows.indices.filter { rows[$0].isUsable } }

    /// The arrow key that opens a submenu.
    private var forwardKey: UIKeyboardHIDUsage { isMirrored ? .keyboardLeftArrow : .keyboardRightArrow }

    /// The arrow key that closes a submenu.
    private var backwardKey: UIKeyboardHIDUsage { isMirrored ? .keyboardRightArrow : .keyboardLeftArrow }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Chooses the highlighted row, if any. A submenu opens with a row highlighted; see `markFirst()`. A held key
    /// chooses only once.
    private func chooseRowByKey(_ press: UIPress) {
        guard !press.isRepeat, let markedRow else { return }
        chooseRow(markedRow, byKey: true)
    }

    private func markByKey(_ index: Int?) {
        pointerAtHover = window?.pointerLocation
        mark(index)
        guard let index else { return }
        layoutIfNeeded()
        scrollView.scrollRectToVisible(rows[index].frame, animated: false)
    }
}
