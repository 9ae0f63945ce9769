import Foundation
import ViewKit

/// Undo and redo of the inspector's changes.
extension DemoViewController {
    /// Applies the user's change of the setting `name`, which can be undone.
    func apply(_ settings: DemoSettings, changing name: String) {
        // Pausing and stepping can't be undone, because time has passed since.
        if settings.time.speed != time.speed || settings.time == time {
            record(.settings(inspectorSettings), changing: name)
        }
        apply(settings)
    }

    /// Changes the settings like the inspector's row called `name`.
    func change(_ name: String, _ change: (inout DemoSettings) -> Void) {
        var settings = inspectorSettings
        change(&settings)
        apply(settings, changing: name)
        panels.show(settings)
    }

    /// Makes `change` to the skeleton properties of `selected`, which can be undone.
    func change(_ name: String, of selected: UIView, _ change: () -> Void) {
        record(.view(SelectionState(of: selected)), changing: "\(name) of \(ObjectIdentifier(selected))")
        change()
        selected.setNeedsLayout()
        screen.apply(style)
    }

    func undo() {
        // Changes of views that are gone are skipped.
        while let state = history.undo(current: current) { if restore(state) { break } }
        panels.setAvailable(undo: history.canUndo, redo: history.canRedo)
    }

    func redo() {
        while let state = history.redo(current: current) { if restore(state) { break } }
        panels.setAvailable(undo: history.canUndo, redo: history.canRedo)
    }

    /// Handles Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y. Returns `true` if `key` is one of them.
    func handleUndo(_ key: UIKey) -> Bool {
        switch (key.charactersIgnoringModifiers.lowercased(), key.modifierFlags) {
        case ("z", .control): undo()
        case ("z", [.control, .shift]), ("y", .control): redo()
        default: return false
        }
        return true
    }

    private func record(_ state: InspectorState, changing name: String) {
        history.record(state, changing: name, at: view.window?.time ?? 0)
        panels.setAvailable(undo: history.canUndo, redo: history.canRedo)
    }

    /// Returns the current state of what `state` restores.
    private func current(_ state: InspectorState) -> InspectorState {
        switch state {
        case .settings: .settings(inspectorSettings)
        case .view(let selection): .view(selection.current)
        }
    }

    /// Returns `false` if there is nothing to restore anymore.
    private func restore(_ state: InspectorState) -> Bool {
        switch state {
        case .settings(var settings):
            settings.time.isPaused = time.isPaused
            settings.time.steps = time.steps
            apply(settings)
            panels.show(settings)
        case .view(let selection):
            guard selection.restore() else { return false }
            screen.apply(style)
        }
        return true
    }
}
