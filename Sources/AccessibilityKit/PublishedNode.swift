import CAccessibleObject
import Foundation
import ViewKit

/// A node of the published tree, which pairs an accessibility element with the object that assistive technologies read.
@MainActor
final class PublishedNode {
    /// The number by which requests identify the node.
    let identifier: UInt64
    /// The view or `UIAccessibilityElement` that the node represents; `nil` after it has been deallocated.
    private(set) weak var target: (any AccessibilityObject)?
    /// The view that the node represents; `nil` if it represents a `UIAccessibilityElement`, or after deallocation.
    var view: UIView? { target as? UIView }
    /// The description that was last published.
    private(set) var element: PublishedElement
    private(set) var children: [PublishedNode] = []
    let object: OpaquePointer

    /// The node whose name labels this node, which has no name.
    private(set) weak var label: PublishedNode?
    private var selectedChildren: [UInt64] = []
    private static var lastIdentifier: UInt64 = 0
    /// The number of changes that nodes have published.
    private(set) static var changeCount = 0

    /// Creates a node for `target` that isn't part of a tree yet.
    init(_ element: PublishedElement, of target: any AccessibilityObject) {
        Self.lastIdentifier += 1
        identifier = Self.lastIdentifier
        self.target = target
        self.element = element
        object = accessible_object_create(identifier, element.role, element.features)
        notify(element, replacing: nil)
    }

    isolated deinit {
        accessible_object_release(object)
    }

    /// Notifies assistive technologies of changes. Returns `false` if the element needs a new node because its role or
    /// interfaces have changed, or because it is a focused cell that shows another item, whose focus is to be
    /// announced.
    func update(_ new: PublishedElement) -> Bool {
        guard new.role == element.role, new.features == element.features, !new.isOtherFocusedItem(than: element) else {
            return false
        }
        let old = element
        element = new
        if new != old { notify(new, replacing: old) }
        return true
    }

    /// Replaces the children, and notifies assistive technologies of added and removed children.
    func setChildren(_ new: [PublishedNode]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        Self.changeCount += 1
        let old = children
        children = new
        let objects = new.map { Optional($0.object) }
        objects.withUnsafeBufferPointer { accessible_object_set_children(object, $0.baseAddress, Int32($0.count)) }
        withExtendedLifetime(old) {}
    }

    /// Makes the first text among the children the label of this node and of the children, if they have no name, such
    /// as a switch in a table cell.
    func labelByFirstText() {
        let text = children.first { $0.element.isLabel }
        setLabel(text)
        for child in children { child.setLabel(text) }
    }

    /// Notifies assistive technologies if the selected children have changed since the last call.
    func notifySelectionIfChanged() {
        guard element.features & ACCESSIBLE_HAS_SELECTION.rawValue != 0 else { return }
        let selected = children.filter { $0.element.states.contains(.selected) }.map(\.identifier)
        guard selected != selectedChildren else { return }
        selectedChildren = selected
        accessible_object_selection_did_change(object)
    }

    // MARK: Private

    private func setLabel(_ text: PublishedNode?) {
        let new = element.name.isEmpty ? text : nil
        guard new !== label else { return }
        label = new
        accessible_object_set_label(object, new?.object)
    }

    private func notify(_ new: PublishedElement, replacing old: PublishedElement?) {
        Self.changeCount += 1
        if new.name != old?.name { accessible_object_set_name(object, new.name) }
        if new.description != old?.description { accessible_object_set_description(object, new.description) }
        if new.frame != old?.frame {
            accessible_object_set_frame(object, new.frame.x, new.frame.y, new.frame.width, new.frame.height)
        }
        if new.actions != old?.actions { notify(new.actions) }
        if new.numbers != old?.numbers { accessible_object_set_numbers(object, new.numbers.published) }
        if let range = new.range, range != old?.range || new.value != old?.value {
            accessible_object_set_value(object, range.value, range.minimum, range.maximum, range.step, new.value)
        }
        if let text = new.text, text != old?.text {
            accessible_object_set_text(object, text.text)
            let (start, end) = (text.selection.lowerBound, text.selection.upperBound)
            accessible_object_set_caret(
                object, Int32(clamping: text.caret), Int32(clamping: start), Int32(clamping: end))
        }
        // The states are set last, because a screen reader reads the other properties when the element gains focus.
        if new.states != old?.states { accessible_object_set_states(object, new.states.rawValue) }
    }

    private func notify(_ actions: [ElementAction]) {
        let names = actions.map { strdup($0.name) }
        let pointers = names.map { UnsafePointer($0) }
        pointers.withUnsafeBufferPointer { accessible_object_set_actions(object, $0.baseAddress, Int32($0.count)) }
        for name in names { free(name) }
    }
}
