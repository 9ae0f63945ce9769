import Foundation

/// A sum of heights: a number of points, plus the numbers of headers, rows and footers that are counted at their mean
/// heights.
typealias HeightSum = SIMD4<Double>

extension HeightSum {
    /// Returns the sum in points. `means` contains the mean heights.
    func points(_ means: HeightSum) -> CGFloat { (self * means).sum() }
}

/// A Fenwick tree of consecutive heights. Changing a height, summing the heights above an element, and finding the
/// element at an offset each take O(log n).
struct HeightTree {
    /// Node `i` is the sum of the `i & -i` heights up to index `i - 1`; node 0 is unused.
    private var nodes: [HeightSum]

    /// Creates a tree of `heights` in O(n).
    init(_ heights: [HeightSum] = []) {
        nodes = [HeightSum()] + heights
        for index in nodes.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < nodes.count { nodes[parent] += nodes[index] }
        }
    }

    var count: Int { nodes.count - 1 }

    /// Adds `change` to the height at `index`.
    mutating func add(_ change: HeightSum, at index: Int) {
        var node = index + 1
        while node < nodes.count {
            nodes[node] += change
            node += node & -node
        }
    }

    /// Returns the sum of the first `count` heights.
    func sum(ofFirst count: Int) -> HeightSum {
        var (sum, node) = (HeightSum(), count)
        while node > 0 {
            sum += nodes[node]
            node -= node & -node
        }
        return sum
    }

    /// Returns the last element that starts at or before `offset`, and its top.
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
