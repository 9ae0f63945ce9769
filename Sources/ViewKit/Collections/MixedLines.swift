import Foundation

/// Lines of items of several sizes.
struct MixedLines {
    /// The place of each item.
    private(set) var frames: [CGRect] = []
    private(set) var height: CGFloat = 0
    /// The first item of each line, and the number of items after the last.
    private var lineStarts: [Int] = []
    /// The top of each line.
    private var lineTops: [CGFloat] = []

    /// Makes lines of `width` points for `sizes`, which are 0 or more.
    init(sizes: [CGSize], width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
        frames.reserveCapacity(sizes.count)
        let hasOneWidth = sizes.allSatisfy { $0.width == sizes[0].width }
        var start = 0
        while start < sizes.count {
            var (end, used) = (start + 1, sizes[start].width)
            while end < sizes.count, used + spacing + sizes[end].width <= width + LineSpread.tolerance {
                used += spacing + sizes[end].width
                end += 1
            }
            let line = sizes[start..<end]
            let room: (lead: CGFloat, gap: CGFloat)
            if hasOneWidth {
                let spread = LineSpread(width: width, itemWidth: line[start].width, spacing: spacing)
                room = (spread.lead, spread.gap)
            } else if end == sizes.count {
                room = (0, spacing)
            } else {
                let left = max(0, width - used + spacing * CGFloat(line.count - 1))
                room = line.count > 1 ? (0, left / CGFloat(line.count - 1)) : (left / 2, 0)
            }
            append(line, from: start, room: room, top: start == 0 ? 0 : height + lineSpacing)
            start = end
        }
        lineStarts.append(sizes.count)
    }

    /// Adds a line; each item stands in the middle of its height.
    private mutating func append(
        _ sizes: ArraySlice<CGSize>, from start: Int, room: (lead: CGFloat, gap: CGFloat), top: CGFloat
    ) {
        let lineHeight = sizes.reduce(0) { max($0, $1.height) }
        var x = room.lead
        for size in sizes {
            frames.append(
                CGRect(x: x, y: top + (lineHeight - size.height) / 2, width: size.width, height: size.height))
            x += size.width + room.gap
        }
        lineStarts.append(start)
        lineTops.append(top)
        height = top + lineHeight
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > lower, upper > 0, lower < height, !lineTops.isEmpty else { return 0..<0 }
        // Of equal tops the first counts: lines without a height may be followed by others at the same place.
        let first = max(0, lineTops.partitioningIndex { $0 > lower } - 1)
        let last = lineTops.partitioningIndex { $0 >= upper }
        return lineStarts[first]..<lineStarts[max(first, last)]
    }
}

extension Array {
    /// The first index whose element satisfies `isBehind`, which holds for all elements after it too; found in O(log n).
    func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
