import CAccessibleObject
import Foundation
import ViewKit

/// The published nodes of a window. Each update synchronizes them with the window's accessibility tree.
@MainActor
final class PublishedTree {
    /// The node of the window.
    let root: PublishedNode
    private var nodes: [Key: PublishedNode] = [:]

    private weak var window: UIWindow?
    /// The new nodes of the current update that haven't received their final states yet.
    private var pending: [(node: PublishedNode, element: PublishedElement)] = []

    /// The key of a node. An element has one node while it is busy and another one while it isn't.
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let isBusy: Bool

        @MainActor
        init(_ element: AccessibilityElement) {
            object = ObjectIdentifier(element.object)
            isBusy = element.isBusy
        }
    }

    /// The properties of the window that an update depends on.
    struct Context {
        /// The view to report as focused, such as the cell at a list's cursor; `nil` if the window doesn't have
        /// keyboard focus.
        let focus: UIView?
        /// The number of pixels per point.
        let scale: CGFloat
        /// The window's title, published as its name.
        let title: String
        let isActive: Bool
    }

    init(_ window: UIWindow, _ context: Context) {
        self.window = window
        root = PublishedNode(Self.element(of: window, context), of: window)
    }

    /// Returns the published node with `identifier`; `nil` if there is no such node anymore.
    func node(_ identifier: UInt64) -> PublishedNode? {
        identifier == root.identifier ? root : nodes.values.first { $0.identifier == identifier }
    }

    /// Returns `true` if `view` is published as busy.
    func isBusy(_ view: UIView) -> Bool {
        nodes.contains { $0.key.isBusy && $0.value.view === view }
    }

    /// The names of the views that are published as busy.
    var busyNames: [String] { nodes.filter(\.key.isBusy).map(\.value.element.name).sorted() }

    /// Notifies assistive technologies of changes in the window. Returns the names of views that have become busy.
    func update(_ context: Context) -> [String] {
        guard let window else { return [] }
        var used: [Key: PublishedNode] = [:]
        let children = window.accessibilityNode.children.map { update($0, context, in: nil, &used) }
        let old = nodes
        nodes = used
        setChildren(children, of: root)
        _ = root.update(Self.element(of: window, context))
        for (node, element) in pending { _ = node.update(element) }
        pending = []
        return used.filter { $0.key.isBusy && old[$0.key] !== $0.value }.map(\.value.element.name).sorted()
    }

    /// Publishes the focused element as not focused until the next update.
    func forgetFocus() {
        for node in nodes.values where node.element.states.contains(.focused) {
            var element = node.element
            element.states.remove(.focused)
            _ = node.update(element)
        }
    }

    // MARK: Private

    private static func element(of window: UIWindow, _ context: Context) -> PublishedElement {
        var element = PublishedElement(AccessibilityElement(window), focus: nil, scale: context.scale)
        element.name = context.title
        if context.isActive { element.states.insert(.active) }
        return element
    }

    /// Updates or creates the nodes for `new` and its descendants. `group` is the role of the group that contains
    /// `new`, if any. Returns the node for `new`.
    private func update(
        _ new: AccessibilityNode, _ context: Context, in group: AccessibilityRole?,
        _ used: inout [Key: PublishedNode]
    ) -> PublishedNode {
        let element = PublishedElement(new.element, focus: context.focus, scale: context.scale, in: group)
        let key = Key(new.element)
        let children = new.children.map { update($0, context, in: new.element.role, &used) }
        let node: PublishedNode
        if let existing = nodes[key], existing.target === new.element.object, existing.update(element) {
            node = existing
        } else {
            // The focus is published only after the node has been added to the tree.
            var first = element
            first.states.remove(.focused)
            node = PublishedNode(first, of: new.element.object)
            pending.append((node, element))
        }
        setChildren(children, of: node)
        if new.element.role == .listItem { node.labelByFirstText() }
        used[key] = node
        return node
    }

    private func setChildren(_ children: [PublishedNode], of node: PublishedNode) {
        node.setChildren(children)
        node.notifySelectionIfChanged()
    }
}
