public import Foundation

/// A stack of changes that can be undone and redone. Foundation on Linux doesn't have this class.
///
///     undoManager.registerUndo(withTarget: self) { [old] in $0.setTitle(old) }
///
/// Each registered change is undone separately, unless it was registered in a group. Changes that are registered while
/// another change is being undone can be redone. Targets are not retained; changes to a deallocated target are skipped.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""

        @MainActor
        var isAlive: Bool { actions.contains { $0.target != nil } }
    }

    private var (undoStack, redoStack): ([Group], [Group]) = ([], [])
    private var open: Group?
    private var disabledCount = 0
    /// The number of times that a change has been registered, undone or redone.
    package private(set) var changeCount = 0

    /// Creates an undo manager without registered changes.
    public override init() {
        super.init()
    }

    /// The maximum number of changes that can be undone; 0, the default, means no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// `true` while a change is being undone.
    open private(set) var isUndoing = false
    /// `true` while a change is being redone.
    open private(set) var isRedoing = false
    /// The number of nested groups that have begun but not ended.
    open private(set) var groupingLevel = 0

    /// `true` if there is a change to undo.
    open var canUndo: Bool { undoStack.contains(where: \.isAlive) }

    /// `true` if there is a change to redo.
    open var canRedo: Bool { redoStack.contains(where: \.isAlive) }

    /// `false` between calls to `disableUndoRegistration` and `enableUndoRegistration`, in which case registering
    /// changes has no effect.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// The name of the change that `undo` undoes; empty if the change has no name.
    open var undoActionName: String { undoStack.last(where: \.isAlive)?.name ?? "" }

    /// The name of the change that `redo` redoes; empty if the change has no name.
    open var redoActionName: String { redoStack.last(where: \.isAlive)?.name ?? "" }

    /// Registers a change to `target`, which is undone by calling `handler`. The handler must not retain the target.
    @preconcurrency
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        changeCount += 1
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        if open != nil {
            open?.actions.append(action)
        } else {
            push(Group(actions: [action]))
        }
    }

    /// Undoes the most recent change. No effect within a group, during another undo or redo, or if there is no change.
    open func undo() {
        guard groupingLevel == 0, !isUndoing, !isRedoing, let group = Self.popLast(&undoStack) else { return }
        isUndoing = true
        let inverse = perform(group)
        isUndoing = false
        if inverse.isAlive { redoStack.append(inverse) }
    }

    /// Redoes the change that was undone last. No effect within a group, during another undo or redo, or if there is no
    /// such change.
    open func redo() {
        guard groupingLevel == 0, !isUndoing, !isRedoing, let group = Self.popLast(&redoStack) else { return }
        isRedoing = true
        let inverse = perform(group)
        isRedoing = false
        if inverse.isAlive { undoStack.append(inverse) }
    }

    /// Begins a group of changes that are undone together. A nested group becomes part of the outermost group.
    open func beginUndoGrouping() {
        groupingLevel += 1
        if open == nil { open = Group() }
    }

    /// Ends a group. No effect if no group has begun.
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return }
        groupingLevel -= 1
        guard groupingLevel == 0, !isUndoing, !isRedoing, let group = open else { return }
        open = nil
        if !group.actions.isEmpty { push(group) }
    }

    /// Ignores registrations until `enableUndoRegistration` has been called the same number of times.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Reverts one call to `disableUndoRegistration`. No effect if registration is enabled.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Removes all changes that can be undone or redone.
    open func removeAllActions() {
        (undoStack, redoStack) = ([], [])
        if open != nil { open = Group() }
    }

    /// Removes the changes to `target` that can be undone or redone.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func remaining(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === target }
                return group
            }.filter { !$0.actions.isEmpty }
        }
        (undoStack, redoStack) = (remaining(undoStack), remaining(redoStack))
        open?.actions.removeAll { $0.target === target }
    }

    /// Names the current group or, outside a group, the most recent change. The name is meant for menus.
    open func setActionName(_ actionName: String) {
        if open != nil {
            open?.name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    // MARK: Private

    private static func popLast(_ groups: inout [Group]) -> Group? {
        while let group = groups.popLast() {
            if group.isAlive { return group }
        }
        return nil
    }

    private func push(_ group: Group) {
        undoStack.append(group)
        redoStack = []
        trim()
    }

    /// Runs the actions of `group` in reverse order, and returns the actions that they register.
    private func perform(_ group: Group) -> Group {
        changeCount += 1
        open = Group(name: group.name)
        for action in group.actions.reversed() { action.perform() }
        defer { open = nil }
        return open ?? Group()
    }

    private func trim() {
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }
}
