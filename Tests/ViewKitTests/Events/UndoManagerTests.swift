import Foundation
import Testing
import ViewKit

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
    @MainActor
    private final class Counter {
        var value = 0
        let manager: UndoManager

        init(_ manager: UndoManager) {
            self.manager = manager
        }

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    private let manager = UndoManager()
    private let counter: Counter

    init() {
        counter = Counter(manager)
    }

    @Test("Changes are undone and redone in order, and a new change discards the undone ones")
    func order() {
        #expect(!manager.canUndo && !manager.canRedo)
        manager.undo()
        manager.redo()
        for value in 1...3 { counter.set(value) }
        manager.undo()
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(counter.value == 2)
        counter.set(9)
        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 2)
    }

    @Test("A group is undone at once, in reverse order")
    func groups() {
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        manager.beginUndoGrouping()
        counter.set(3)
        manager.undo()
        #expect(counter.value == 3 && manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.setActionName("Count")
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "Count" && manager.groupingLevel == 0)
        manager.undo()
        #expect(counter.value == 1 && manager.redoActionName == "Count" && manager.undoActionName == "")
        manager.redo()
        #expect(counter.value == 3)
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test("Targets are not retained, and changes to dead targets are skipped")
    func targets() {
        counter.set(1)
        weak var weakTarget: NSObject?
        do {
            let target = NSObject()
            weakTarget = target
            manager.registerUndo(withTarget: target) { _ in Issue.record("the target is dead") }
        }
        #expect(weakTarget == nil && manager.canUndo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
    }

    @Test("levelsOfUndo limits the undo stack, and actions can be removed by target or all at once")
    func removals() {
        manager.levelsOfUndo = 2
        for value in 1...4 { counter.set(value) }
        for _ in 0..<4 { manager.undo() }
        #expect(counter.value == 2)
        let other = Counter(manager)
        other.set(1)
        counter.set(5)
        manager.removeAllActions(withTarget: counter)
        manager.undo()
        #expect(counter.value == 5 && other.value == 0)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("The undo manager of a view is its window's, and nil outside a window")
    func responders() {
        let (window, view, child) = (UIWindow(), UIView(), UIView())
        #expect(child.undoManager == nil)
        view.addSubview(child)
        window.addSubview(view)
        #expect(child.undoManager != nil && child.undoManager === window.undoManager)
    }
}
