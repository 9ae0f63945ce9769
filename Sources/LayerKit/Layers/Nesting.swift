/// The depth limit for trees of layers, views and view controllers.
///
/// Passes and deallocation recurse through trees. For trees within the limit, the recursion fits on the stack of any
/// thread. Deeper trees are rejected while they are built.
package enum Nesting {
    /// The maximum number of levels, including the root. Typical screens have about 30.
    package static let maximumLevels = 512

    /// The result of checking whether a node can be added to another.
    package enum Outcome {
        case allowed
        /// The node would contain itself.
        case cyclic
        case tooDeep
    }
}

/// A node of a tree with limited depth. Code that adds a node must first check `nestingOutcome(adding:)`. After each
/// addition it must call `didNest(_:)`, and after each removal `didLose(_:)`.
@MainActor
package protocol NestedNode: AnyObject {
    associatedtype Node: NestedNode where Node.Node == Node
    /// The parent node.
    var parentNode: Node? { get }
    /// The child nodes.
    var childNodes: [Node] { get }
    /// The height of the tree below this node, 0 for leaves. `didNest` and `didLose` keep it up to date.
    var subtreeHeight: Int { get set }
}

extension NestedNode where Node: NestedNode {
    /// Checks whether `node` and its descendants can be added to this node. Takes time proportional to the depth of
    /// this node, which is limited.
    package func nestingOutcome(adding node: Node) -> Nesting.Outcome {
        guard self !== node else { return .cyclic }
        var levels = 2 + node.subtreeHeight
        var next = parentNode
        while let current = next {
            guard current !== node else { return .cyclic }
            levels += 1
            next = current.parentNode
        }
        return levels <= Nesting.maximumLevels ? .allowed : .tooDeep
    }

    /// Updates the heights of this node and its ancestors. Call this after adding `node`. Stops at the first ancestor
    /// whose height is unchanged.
    package func didNest(_ node: Node) {
        var levels = node.subtreeHeight + 1
        guard subtreeHeight < levels else { return }
        subtreeHeight = levels
        var next = parentNode
        while let current = next, current.subtreeHeight <= levels {
            levels += 1
            current.subtreeHeight = levels
            next = current.parentNode
        }
    }

    /// Updates the heights of this node and its ancestors. Call this after removing `node`. Stops at the first ancestor
    /// whose height is unchanged.
    package func didLose(_ node: Node) {
        guard var (former, next) = shrink(without: node.subtreeHeight + 1) else { return }
        while let current = next, let step = current.shrink(without: former + 1) {
            (former, next) = step
        }
    }

    /// Updates the height of this node after the removal of a child tree with `levels` levels. Returns the previous
    /// height and the parent, or `nil` if the height is unchanged.
    private func shrink(without levels: Int) -> (former: Int, parent: Node?)? {
        guard subtreeHeight == levels else { return nil }
        var left = 0
        for node in childNodes {
            left = max(left, node.subtreeHeight + 1)
            if left == levels { return nil }
        }
        subtreeHeight = left
        return (levels, parentNode)
    }
}
