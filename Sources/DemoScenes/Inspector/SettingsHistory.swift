import Foundation
import SkeletonView

/// The settings and views that a change in the inspector affects, with their state before or after the change.
struct InspectorState {
    /// The settings; `nil` if the change doesn't affect them.
    var settings: DemoSettings?
    /// The states of the affected views.
    var views: [SelectionState] = []
}

/// The skeleton properties of a selected view.
@MainActor
struct SelectionState {
    private(set) weak var view: UIView?
    private let options: SkeletonOptions
    private let flag: SkeletonableFlag
    /// The values of the properties that `SelectionProperty.all(of:)` returns.
    let values: [String?]

    init(of view: UIView) {
        self.view = view
        options = view.skeletonOptions
        flag = view.skeletonableFlag
        values = SelectionProperty.all(of: view).map(\.value)
    }

    /// `true` if the view is in a window and any of its properties now differs from `values`.
    var isChanged: Bool {
        guard let view, view.window != nil else { return false }
        return SelectionProperty.all(of: view).map(\.value) != values
    }

    /// The current state of the same view, or this state if the view has been deallocated.
    var current: SelectionState { view.map(SelectionState.init) ?? self }

    /// Restores the properties, except that an automatic skeleton's suspension of the view's flag stays. Returns
    /// `false` if the view is no longer in a window.
    func restore() -> Bool {
        guard let view, view.window != nil else { return false }
        view.skeletonOptions = options
        view.restore(flag)
        return true
    }
}

/// The changes in the inspector that can be undone and redone.
@MainActor
struct SettingsHistory {
    /// The maximum number of changes that are kept; older ones are dropped.
    static let limit = 200
    /// The time in seconds within which repeated changes to one setting, such as those made by dragging a slider, count
    /// as one change.
    static let joinTime: TimeInterval = 1

    /// The state before each change, oldest first.
    private var undoStack: [InspectorState] = []
    private var redoStack: [InspectorState] = []
    private var lastChange: (name: String, time: TimeInterval)?

    var canUndo: Bool { !undoStack.isEmpty }
    var canRedo: Bool { !redoStack.isEmpty }

    /// Records that the setting `name` is changed at `time`, in seconds of real time; `state` is the state before the
    /// change. A change that follows another change to the same setting within `joinTime` isn't recorded separately.
    mutating func record(_ state: InspectorState, changing name: String, at time: TimeInterval) {
        redoStack = []
        defer { lastChange = (name, time) }
        if let lastChange, lastChange.name == name, time - lastChange.time <= Self.joinTime, canUndo { return }
        undoStack.append(state)
        if undoStack.count > Self.limit { undoStack.removeFirst() }
    }

    /// Returns the state before the last change, and stores the state that `current` returns for it, so that the change
    /// can be redone. Returns `nil` if there is nothing to undo.
    mutating func undo(current: (InspectorState) -> InspectorState) -> InspectorState? {
        guard let last = undoStack.popLast() else { return nil }
        redoStack.append(current(last))
        lastChange = nil
        return last
    }

    /// Returns the state after the most recently undone change, and stores the state that `current` returns for it, so
    /// that the change can be undone again. Returns `nil` if there is nothing to redo.
    mutating func redo(current: (InspectorState) -> InspectorState) -> InspectorState? {
        guard let next = redoStack.popLast() else { return nil }
        undoStack.append(current(next))
        lastChange = nil
        return next
    }
}
