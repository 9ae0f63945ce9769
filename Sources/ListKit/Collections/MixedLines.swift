import Foundation

/// Lines of items of different sizes. Items are appended one by one; `finish` then places the last line.
struct MixedLines: FlowLines {
    private var frames: ContiguousArray<CGRect> = []
    private(set) var height: CGFloat = 0
    /// The index of the first item in each line, followed by the total number of items.
    private var lineStarts: ContiguousArray<Int> = [0]
    /// The top of each line.
    private var lineTops: ContiguousArray<CGFloat> = []

    private let width: CGFloat
    private let spacing: CGFloat
    private let lineSpacing: CGFloat
    /// The width of the items in the last line, including the minimum spacing.
    private var usedWidth: CGFloat = 0
    private var lineHeight: CGFloat = 0
    private var lineStart: Int { lineStarts[lineStarts.count - 1] }
    private var hasOneWidth = true
    private var itemsInLine: Int { frames.count - lineStart }

    /// Creates empty lines that are `width` points wide, with memory for `count` items.
    init(count: Int, width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
        self.width = width
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        frames.reserveCapacity(count)
    }

    /// Appends an item of `size`, which must not be negative.
    mutating func append(_ size: CGSize) {
        if itemsInLine > 0, usedWidth + spacing + size.width > width + LineSpread.tolerance {
            let count = CGFloat(itemsInLine)
            let extra = max(0, width - usedWidth + spacing * (count - 1))
            closeLine(lead: count > 1 ? 0 : extra / 2, gap: count > 1 ? extra / (count - 1) : 0)
        }
        usedWidth += itemsInLine == 0 ? size.width : spacing + size.width
        lineHeight = max(lineHeight, size.height)
        frames.append(CGRect(origin: .zero, size: size))
        hasOneWidth = hasOneWidth && size.width == frames[0].width
    }

    /// Places the last line. If all items of the section have the same width, the last line aligns with the full lines
    /// above; otherwise, its items get the minimum spacing.
    mutating func finish() {
        let spread = LineSpread(width: width, itemWidth: frames[0].width, spacing: spacing)
        closeLine(lead: hasOneWidth ? spread.lead : 0, gap: hasOneWidth ? spread.gap : spacing)
    }

    /// Places the items of the last line and centers them vertically in it.
    private mutating func closeLine(lead: CGFloat, gap: CGFloat) {
        let top = lineTops.isEmpty ? 0 : height + lineSpacing
        var x = lead
        for index in lineStart..<frames.count {
            let size = frames[index].size
            frames[index].origin = CGPoint(x: x, y: top + (lineHeight - size.height) / 2)
            x += size.width + gap
        }
        lineStarts.append(frames.count)
        lineTops.append(top)
        height = top + lineHeight
        usedWidth = 0
        lineHeight = 0
    }

    var count: Int { frames.count }

    func frame(of index: Int) -> CGRect { frames[index] }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > lower, upper > 0, lower < height, !lineTops.isEmpty else { return 0..<0 }
        // If several lines start at `lower`, all but the last have a height of 0 and are not visible.
        let first = max(0, lineTops.partitioningIndex { $0 > lower } - 1)
        let last = lineTops.partitioningIndex { $0 >= upper }
        return lineStarts[first]..<lineStarts[max(first, last)]
    }
}
