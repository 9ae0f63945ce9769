/// How deep trees of layers, of views and of controllers may be.
///
/// Passes go down a tree by recursion, and so does the freeing of one. A tree that is within the bound is held by all
/// of them on the stack of any thread; a deeper one is refused where it is put together.
package enum Nesting {
    /// The most levels of a tree, its root among them. Screens have some 30.
    package static let mostLevels = 512

    /// Whether something can be put into a node.
    package enum Room {
        case enough
        /// It is the node itself, or the node is in it.
        case isInside
        case tooDeep
    }
}

/// A node of a tree whose depth is bounded. Whoever puts nodes into others asks for the `room`, and says afterwards
/// that a node came or went.
@MainActor
package protocol NestedNode: AnyObject {
    associatedtype Node: NestedNode where Node.Node == Node
    /// The node that this one is in.
    var nodeAround: Node? { get }
    /// The nodes right in this one.
    var nodesInside: [Node] { get }
    /// The levels of the highest tree below this node: 0 where nothing is in it. `didNest` and `didLose` keep it.
    var levelsInside: Int { get set }
}

extension NestedNode where Node: NestedNode {
    /// Whether `node`, with all that is in it, can be put into this one. O(depth of this node), which is bounded.
    package func room(for node: Node) -> Nesting.Room {
        guard self !== node else { return .isInside }
        var levels = 2 + node.levelsInside
        var next = nodeAround
        while let current = next {
            guard current !== node else { return .isInside }
            levels += 1
            next = current.nodeAround
        }
        return levels <= Nesting.mostLevels ? .enough : .tooDeep
    }

    /// `node` was put into this one. Goes up as far as the tree grew.
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

    /// `node` was taken out of this one. Goes up as far as the tree shrank.
    package func didLose(_ node: Node) {
        guard var (former, next) = shrink(without: node.levelsInside + 1) else { return }
        while let current = next, let step = current.shrink(without: former + 1) {
            (former, next) = step
        }
    }

    /// Counts the levels anew after a part of `levels` went; nil where as many are left. Else how many there
    /// were, and the node around.
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
