import Foundation

/// The changes of the inspector's settings that can be undone and redone.
struct SettingsHistory {
    /// The maximum number of changes that are kept; older ones are dropped.
    static let limit = 200
    /// The time in seconds within which repeated changes of one setting, as by dragging a slider, count as one change.
    static let joinTime: TimeInterval = 1

    /// The settings before each change, the oldest first.
    private var undone: [DemoSettings] = []
    private var redone: [DemoSettings] = []
    private var lastChange: (name: String, time: TimeInterval)?

    var canUndo: Bool { !undone.isEmpty }
    var canRedo: Bool { !redone.isEmpty }

    /// Records that the setting `name` is changed at `time`; `settings` are those before the change.
    mutating func record(_ settings: DemoSettings, changing name: String, at time: TimeInterval) {
        redone = []
        defer { lastChange = (name, time) }
        if let lastChange, lastChange.name == name, time - lastChange.time <= Self.joinTime, canUndo { return }
        undone.append(settings)
        if undone.count > Self.limit { undone.removeFirst() }
    }

    /// Returns the settings before the last change, and makes `settings` available to `redo`. Returns `nil` without a
    /// change.
    mutating func undo(from settings: DemoSettings) -> DemoSettings? {
        guard let last = undone.popLast() else { return nil }
        redone.append(settings)
        lastChange = nil
        return last
    }

    /// Returns the settings after the change that was undone last, and makes `settings` available to `undo`. Returns
    /// `nil` if no change was undone.
    mutating func redo(from settings: DemoSettings) -> DemoSettings? {
        guard let next = redone.popLast() else { return nil }
        undone.append(settings)
        lastChange = nil
        return next
    }
}
