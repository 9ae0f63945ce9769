import Foundation

/// The items of one section in lines from the top, as a vertical flow has them; the origin is the
/// first line's top left.
protocol FlowLines {
    var count: Int { get }
    var height: CGFloat { get }

    /// The place of item `index`, which exists.
    func frame(of index: Int) -> CGRect
    /// The items of all lines that touch `lower ..< upper`, and hardly more.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int>
}

/// Lines of `width` points for `count` items, whose sizes are asked for once each, in order.
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
        for rest in stride(from: index + 1, to: count, by: 1) { lines.append(size(rest)) }
        lines.finish()
        return lines
    }
    let spread = LineSpread(width: width, itemWidth: first.width, spacing: spacing)
    return UniformLines(count: count, size: first, spread: spread, lineSpacing: lineSpacing)
}

/// How items of one width share full lines: the room left over goes between them; a single one stands in the middle.
struct LineSpread {
    /// How many items a line takes, as a number that may be infinite; 1 or more.
    let perLine: CGFloat
    /// The room between two items.
    let gap: CGFloat
    /// The room before the first.
    let lead: CGFloat

    /// Widths that are larger by so little, in points, fit all the same: three thirds are a whole.
    static let tolerance: CGFloat = 1e-6

    init(width: CGFloat, itemWidth: CGFloat, spacing: CGFloat) {
        let pitch = itemWidth + spacing
        perLine = pitch > 0 ? max(1, ((width + spacing + Self.tolerance) / pitch).rounded(.down)) : .infinity
        gap =
            perLine.isFinite && perLine > 1 ? max(0, (width - perLine * itemWidth) / (perLine - 1)) : 0
        lead = perLine == 1 ? max(0, (width - itemWidth) / 2) : 0
    }
}

/// Lines of items that all have one size: places are computed when asked for, so a million cost nothing.
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
