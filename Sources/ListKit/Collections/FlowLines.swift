import Foundation

/// The lines of a section in a vertical flow. The origin is the top left corner of the first line.
protocol FlowLines {
    var count: Int { get }
    var height: CGFloat { get }

    /// Returns the frame of item `index`, which must exist.
    func frame(of index: Int) -> CGRect
    /// Returns the items of all lines that intersect `lower ..< upper`, and possibly a few others.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int>
}

/// Lays out `count` items in lines of `width` points. `size` is called once per item, in order.
func flowLines(
    count: Int, width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, size: (Int) -> CGSize
) -> any FlowLines {
    let first = count > 0 ? size(0) : .zero
    for index in stride(from: 1, to: count, by: 1) {
        let other = size(index)
        guard other != first else { continue }
        var lines = MixedLines(count: count, width: width, spacing: spacing, lineSpacing: lineSpacing)
        for _ in 0..<index { lines.append(first) }
        lines.append(other)
        for following in stride(from: index + 1, to: count, by: 1) { lines.append(size(following)) }
        lines.finish()
        return lines
    }
    let spread = LineSpread(width: width, itemWidth: first.width, spacing: spacing)
    return UniformLines(count: count, size: first, spread: spread, lineSpacing: lineSpacing)
}

/// The spacing in a full line of equally wide items. Extra space is distributed between the items; a single item is
/// centered.
struct LineSpread {
    /// The number of items per line, at least 1 and possibly infinite.
    let perLine: CGFloat
    /// The spacing between two items.
    let gap: CGFloat
    /// The space before the first item.
    let lead: CGFloat

    /// The tolerance in points by which items may exceed the line width, because rounding can make three items, each a
    /// third of the line wide, slightly too wide.
    static let tolerance: CGFloat = 1e-6

    init(width: CGFloat, itemWidth: CGFloat, spacing: CGFloat) {
        let pitch = itemWidth + spacing
        perLine = pitch > 0 ? max(1, ((width + spacing + Self.tolerance) / pitch).rounded(.down)) : .infinity
        gap =
            perLine.isFinite && perLine > 1 ? max(0, (width - perLine * itemWidth) / (perLine - 1)) : 0
        lead = perLine == 1 ? max(0, (width - itemWidth) / 2) : 0
    }
}

/// Lines of equally sized items. Frames are computed on demand and take no memory.
struct UniformLines: FlowLines {
    let count: Int
    let size: CGSize
    let spread: LineSpread
    let lineSpacing: CGFloat

    private var perLine: Int { max(1, Int(min(spread.perLine, CGFloat(count)))) }
    private var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }
    private var pitch: CGFloat { size.height + lineSpacing }

    var height: CGFloat { lineCount == 0 ? 0 : CGFloat(lineCount) * pitch - lineSpacing }

    func frame(of index: Int) -> CGRect {
        let (line, column) = index.quotientAndRemainder(dividingBy: perLine)
        return CGRect(
            x: spread.lead + CGFloat(column) * (size.width + spread.gap), y: CGFloat(line) * pitch, width: size.width,
            height: size.height)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard size.width > 0, size.height > 0, upper > lower else { return 0..<0 }
        func line(_ number: CGFloat) -> Int { Int(min(max(0, number), CGFloat(lineCount))) }
        let first = line((lower / pitch).rounded(.down))
        let last = max(first, line((upper / pitch).rounded(.up)))
        return min(count, first * perLine)..<min(count, last * perLine)
    }
}
