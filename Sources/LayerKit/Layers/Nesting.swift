/// The depth limit for trees of layers, views and view controllers.
///
/// Passes and deallocation recurse through trees. Trees within the limit fit on the stack of any thread. Deeper trees
/// are rejected while they are built.
package enum Nesting {
    /// The maximum number of levels, including the root. Typical screens have about 30.
    package static let maximumLevels = 512

    /// The result of checking whether a node can be added to another.
    package enum Room {
        case enough
        /// The node would contain itself.
        case isInside
        case tooDeep
    }
}

/// A node of a tree with limited depth. Code that adds a node must first check `room`. It must also report additions
/// and removals afterward.
@MainActor
package protocol NestedNode: AnyObject {
    associatedtype Node: NestedNode where Node.Node == Node
    /// The parent node.
    var nodeAround: Node? { get }
    /// The child nodes.
    var nodesInside: [Node] { get }
    /// The height of the tree below this node, 0 for leaves. `didNest` and `didLose` keep it up to date.
    var levelsInside: Int { get set }
}

extension NestedNode where Node: NestedNode {
    /// Checks whether `node` and its descendants can be added to this node. Takes O(depth of this node), which is
    /// bounded.
    package func room(for node: Node) -> Nesting.Room {
        guard self !== node else { return .isInside }
        var levels = 2 + node.levelsInside
        var next = nodeAround
        while let current = next {
            guard current !== node else { return .isInside }
            levels += 1
            next = current.nodeAround
        }
        return levels <= Nesting.maximumLevels ? .enough : .tooDeep
    }

    /// Updates the levels after `node` was added. Visits only ancestors whose height changed.
    package func didNest(_ node: Node) {
        var levels = node.levelsInside + 1
        guard levelsInside < levels else { return }
        levelsInside = levels
        var next = nodeAround
        while let current = next, current.levelsInside <= levels {
            levels += 1
            current.levelsInside = levels
            next = current.nodeAround
        }
    }

    /// Updates the levels after `node` was removed. Visits only ancestors whose height changed.
    package func didLose(_ node: Node) {
        guard var (former, next) = shrink(without: node.levelsInside + 1) else { return }
        while let current = next, let step = current.shrink(without: former + 1) {
            (former, next) = step
        }
    }

    /// Updates the levels after a child tree with `levels` levels was removed. Returns the previous number of levels
    /// and the parent, or `nil` if the number is unchanged.
    private func shrink(without levels: Int) -> (former: Int, around: Node?)? {
        guard levelsInside == levels else { return nil }
        var left = 0
        for node in nodesInside {
            left = max(left, node.levelsInside + 1)
            if left == levels { return nil }
        }
        levelsInside = left
        return (levels, nodeAround)
    }
}
