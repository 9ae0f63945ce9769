import Foundation

/// A sum of heights: points that are fixed, and how many headers, rows and footers have no height yet but the mean one.
typealias HeightSum = SIMD4<Double>

extension HeightSum {
    /// The sum in points, where one of each kind is as high as `means` say, and a fixed point is one.
    func points(_ means: HeightSum) -> CGFloat { (self * means).sum() }
}

/// Heights one under the other, of which some change: the top of one and the one at a height are found in O(log
/// n), by a Fenwick tree.
struct HeightTree {
    /// Node `i` has the sum of the `i & -i` heights that end with number `i - 1`; node 0 is not used.
    private var nodes: [HeightSum]

    /// Makes the tree of `heights` in O(n).
    init(_ heights: [HeightSum] = []) {
        nodes = [HeightSum()] + heights
        for index in nodes.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < nodes.count { nodes[parent] += nodes[index] }
        }
    }

    var count: Int { nodes.count - 1 }

    /// Adds `change` to the height of number `index`.
    mutating func add(_ change: HeightSum, at index: Int) {
        var node = index + 1
        while node < nodes.count {
            nodes[node] += change
            node += node & -node
        }
    }

    /// The sum of the first `count` heights.
    func sum(ofFirst count: Int) -> HeightSum {
        var (sum, node) = (HeightSum(), count)
        while node > 0 {
            sum += nodes[node]
            node -= node & -node
        }
        return sum
    }

    /// The last of those that begin at `offset` or before it, and where it begins.
    func index(at offset: CGFloat, means: HeightSum) -> (index: Int, top: CGFloat) {
        var (index, top) = (0, CGFloat(0))
        var width = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while width > 0 {
            let node = index + width
            if node < nodes.count {
                let next = top + nodes[node].points(means)
                if next <= offset { (index, top) = (node, next) }
            }
            width /= 2
        }
        guard index == count, count > 0 else { return (index, top) }
        return (count - 1, sum(ofFirst: count - 1).points(means))
    }
}
