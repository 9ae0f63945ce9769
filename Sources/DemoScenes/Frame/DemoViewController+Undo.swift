import Foundation
import ViewKit

/// Undo and redo of the inspector's changes.
extension DemoViewController {
    /// Applies the user's change of the setting `name`, which can be undone.
    func apply(_ settings: DemoSettings, changing name: String) {
        // Pausing and stepping can't be undone, because time has passed since.
        if settings.time.speed != time.speed || settings.time == time {
            history.record(inspectorSettings, changing: name, at: view.window?.time ?? 0)
            panels.setAvailable(undo: history.canUndo, redo: history.canRedo)
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

    func undo() {
        if let settings = history.undo(from: inspectorSettings) { restore(settings) }
    }

    func redo() {
        if let settings = history.redo(from: inspectorSettings) { restore(settings) }
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

    private func restore(_ settings: DemoSettings) {
        var settings = settings
        settings.time.isPaused = time.isPaused
        settings.time.steps = time.steps
        apply(settings)
        panels.show(settings)
        panels.setAvailable(undo: history.canUndo, redo: history.canRedo)
    }
}
