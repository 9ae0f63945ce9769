import Foundation
import ViewKit

/// Undo and redo of the inspector's changes.
extension DemoViewController {
    /// Applies the user's change to the setting `name`, and registers it for undo if it has changed any choice. Pausing
    /// and stepping aren't choices, because time has passed in the meantime; a choice that isn't available changes
    /// none.
    func apply(_ settings: DemoSettings, changing name: String) {
        let before = inspectorSettings
        apply(settings)
        if !inspectorSettings.hasSameChoices(as: before) { record(InspectorState(settings: before), changing: name) }
    }

    /// Applies `change` to the settings as the inspector's row `name` would, and registers the change for undo.
    func change(_ name: String, _ change: (inout DemoSettings) -> Void) {
        var settings = inspectorSettings
        change(&settings)
        apply(settings, changing: name)
        panels.show(settings)
    }

    /// Runs `change`, which changes skeleton properties of `selected`, and registers the result for undo under `name`.
    func change(_ name: String, of selected: UIView, _ change: () -> Void) {
        let state = SelectionState(of: selected)
        if !changedViews.contains(where: { $0.view === selected }) { changedViews.append(state) }
        change()
        if state.isChanged {
            record(InspectorState(views: [state]), changing: "\(name) of \(ObjectIdentifier(selected))")
        }
        selected.setNeedsLayout()
        screen.apply(style)
    }

    /// Restores the original settings and the properties of all views that were changed in the inspector, and registers
    /// the reset for undo if it has changed anything.
    func reset() {
        let views = changedViews.filter(\.isChanged)
        let settings = inspectorSettings
        let before = InspectorState(settings: settings, views: views.map(\.current))
        _ = restore(InspectorState(settings: originalSettings, views: views))
        guard !views.isEmpty || !inspectorSettings.hasSameChoices(as: settings) else { return updateUndoButtons() }
        record(before, changing: "Reset")
    }

    func undo() {
        // Changes to views that are no longer in a window are skipped.
        while let state = history.undo(current: current) { if restore(state) { break } }
        updateUndoButtons()
    }

    func redo() {
        while let state = history.redo(current: current) { if restore(state) { break } }
        updateUndoButtons()
    }

    /// Performs undo for Ctrl+Z, and redo for Ctrl+Shift+Z or Ctrl+Y. Returns `false` for other keys.
    func handleUndo(_ key: UIKey) -> Bool {
        switch (key.shortcutCharacters.lowercased(), key.modifierFlags) {
        case ("z", .control): undo()
        case ("z", [.control, .shift]), ("y", .control): redo()
        default: return false
        }
        return true
    }

    private func record(_ state: InspectorState, changing name: String) {
        history.record(state, changing: name, at: realTime)
        updateUndoButtons()
    }

    /// The real time of the current turn in seconds, which passes even while the window's clock is paused.
    private var realTime: TimeInterval {
        guard let clock = view.window?.clock else { return 0 }
        return clock.scale.wall(at: clock.now) ?? clock.now
    }

    /// Enables or disables the inspector's Undo, Redo and Reset buttons.
    func updateUndoButtons() {
        changedViews.removeAll { $0.view == nil }
        panels.setAvailable(
            undo: history.canUndo, redo: history.canRedo, views: changedViews.contains(where: \.isChanged))
    }

    /// Returns the current values of the settings and views that `state` contains.
    private func current(_ state: InspectorState) -> InspectorState {
        InspectorState(settings: state.settings.map { _ in inspectorSettings }, views: state.views.map(\.current))
    }

    /// Restores `state`. Returns `false` if `state` has no settings and none of its views is in a window anymore.
    private func restore(_ state: InspectorState) -> Bool {
        let restored = state.views.filter { $0.restore() }
        if let settings = state.settings?.keepingPlayback(of: inspectorSettings) {
            apply(settings)
            panels.show(settings)
        } else if !restored.isEmpty {
            screen.apply(style)
        }
        return state.settings != nil || !restored.isEmpty
    }
}
