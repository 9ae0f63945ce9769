import Foundation
import SkeletonView

/// A state before a change in the inspector.
struct InspectorState {
    /// The settings; `nil` if they don't change.
    var settings: DemoSettings?
    /// The selected views that change.
    var views: [SelectionState] = []
}

/// The skeleton properties of a selected view.
@MainActor
struct SelectionState {
    private(set) weak var view: UIView?
    private let options: SkeletonOptions
    /// The values of all properties that the inspector shows.
    let values: [String?]

    init(of view: UIView) {
        self.view = view
        options = view.skeletonOptions
        values = SelectionProperty.all(of: view).map(\.value)
    }

    /// `true` if the view is in a window and properties that the inspector shows have changed since.
    var isChanged: Bool {
        guard let view, view.window != nil else { return false }
        return SelectionProperty.all(of: view).map(\.value) != values
    }

    /// The state of the same view now, or this state if the view is gone.
    var current: SelectionState { view.map(SelectionState.init) ?? self }

    /// Restores the properties. Returns `false` if the view is no longer in a window.
    func restore() -> Bool {
        guard let view, view.window != nil else { return false }
        view.skeletonOptions = options
        return true
    }
}

/// The changes in the inspector that can be undone and redone.
@MainActor
struct SettingsHistory {
    /// The maximum number of changes that are kept; older ones are dropped.
    static let limit = 200
    /// The time in seconds within which repeated changes to one setting, as by dragging a slider, count as one change.
    static let joinTime: TimeInterval = 1

    /// The states before each change, the oldest first.
    private var undone: [InspectorState] = []
    private var redone: [InspectorState] = []
    private var lastChange: (name: String, time: TimeInterval)?

    var canUndo: Bool { !undone.isEmpty }
    var canRedo: Bool { !redone.isEmpty }

    /// Records that the setting `name` is changed at `time`; `state` is that before the change.
    mutating func record(_ state: InspectorState, changing name: String, at time: TimeInterval) {
        redone = []
        defer { lastChange = (name, time) }
        if let lastChange, lastChange.name == name, time - lastChange.time <= Self.joinTime, canUndo { return }
        undone.append(state)
        if undone.count > Self.limit { undone.removeFirst() }
    }

    /// Returns the state before the last change, and makes what `current` returns for it available to `redo`. Returns
    /// `nil` without a change.
    mutating func undo(current: (InspectorState) -> InspectorState) -> InspectorState? {
        guard let last = undone.popLast() else { return nil }
        redone.append(current(last))
        lastChange = nil
        return last
    }

    /// Returns the state after the change that was undone last, and makes what `current` returns for it available to
    /// `undo`. Returns `nil` if no change was undone.
    mutating func redo(current: (InspectorState) -> InspectorState) -> InspectorState? {
        guard let next = redone.popLast() else { return nil }
        undone.append(current(next))
        lastChange = nil
        return next
    }
}
