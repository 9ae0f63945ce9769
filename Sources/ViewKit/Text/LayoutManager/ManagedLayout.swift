import DrawKit
import Foundation
import LayerKit
import TextKit

/// The layout of a text in a text container. Ranges are in UTF-16 units.
@MainActor
struct ManagedLayout {
    /// The properties of a text container that affect the layout.
    struct Limits: Equatable {
        var size: CGSize
        var padding: CGFloat
        var lineCount: Int
        var lineBreakMode: NSLineBreakMode

        @MainActor
        init(_ container: NSTextContainer) {
            size = container.size
            padding = container.lineFragmentPadding
            lineCount = container.maximumNumberOfLines
            lineBreakMode = container.lineBreakMode
        }

        /// The width of the lines in points; `nil` means no limit.
        var lineWidth: CGFloat? {
            size.width > 0 && size.width < Self.unlimited ? max(size.width - 2 * padding, 0) : nil
        }

        /// The height in points; `nil` means no limit.
        var height: CGFloat? { size.height > 0 && size.height < Self.unlimited ? size.height : nil }

        /// Larger sizes, such as `CGFloat.greatestFiniteMagnitude`, mean no limit.
        private static let unlimited: CGFloat = 1_000_000
    }

    /// A line of text.
    struct Line {
        var range: NSRange
        var rect: CGRect
        var usedRect: CGRect
    }

    let text: NSAttributedString
    let limits: Limits

    private let string: String
    private let layout: TextLayout

    init(_ text: NSAttributedString, in limits: Limits) {
        self.text = text
        self.limits = limits
        string = text.string
        let styled = StyledText(text)
        let paragraph = styled.runs.first?.style.paragraph
        // The container's mode applies if the text doesn't fit.
        let wraps = [.byWordWrapping, .byCharWrapping].contains(limits.lineBreakMode)
        var style = TextStyle(
            font: .systemFont(ofSize: UIFont.smallSystemFontSize), alignment: paragraph?.alignment ?? .natural,
            lineBreakMode: wraps ? paragraph?.lineBreakMode ?? limits.lineBreakMode : limits.lineBreakMode,
            numberOfLines: limits.lineCount)
        let full = TextLayout(styled, style: style, width: limits.lineWidth)
        guard let height = limits.height, full.exactSize.height > height else {
            layout = full
            return
        }
        let fitting = (0..<full.lineCount).prefix { index in
            let line = full.editingLine(index)
            return line.top + line.height <= height
        }
        style.numberOfLines = max(fitting.count, 1)
        layout = TextLayout(styled, style: style, width: limits.lineWidth)
    }

    var usedRect: CGRect {
        guard !string.isEmpty else { return .zero }
        let lines = lines
        let box = lines.dropFirst().reduce(lines.first?.usedRect ?? .zero) { $0.union($1.usedRect) }
        return CGRect(x: box.minX, y: 0, width: box.width, height: layout.exactSize.height)
    }

    /// The visible characters.
    var visibleRange: NSRange {
        guard layout.isTruncated, let last = layout.lineRanges.last else { return range(of: 0..<string.utf8.count) }
        return range(of: 0..<last.upperBound)
    }

    /// The visible lines, from top to bottom.
    var lines: [Line] {
        let ranges = layout.lineRanges
        return ranges.indices.map { index in
            let line = layout.editingLine(index)
            // The line break belongs to the line that it ends, and text that is left out to the last line.
            let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : string.utf8.count
            let rects = layout.selectionRects(for: ranges[index])
            let left = rects.map(\.minX).min() ?? layout.caretX(at: ranges[index].lowerBound)
            let right = rects.map(\.maxX).max() ?? left
            let used = CGRect(
                x: left, y: line.top, width: right - left + 2 * limits.padding, height: line.height)
            let width = limits.lineWidth.map { $0 + 2 * limits.padding } ?? used.maxX
            return Line(
                range: range(of: ranges[index].lowerBound..<max(end, ranges[index].upperBound)),
                rect: CGRect(x: 0, y: line.top, width: width, height: line.height), usedRect: used)
        }
    }

    /// Returns the line of the character at `index`, or the last line before it.
    func line(of index: Int) -> Line? {
        let lines = lines
        return lines.last { $0.range.location <= index } ?? lines.first
    }

    /// Returns the rectangles around the characters in `range`, in the coordinates of the container.
    func rects(of range: NSRange) -> [CGRect] {
        layout.selectionRects(for: bytes(of: range)).map { $0.offsetBy(dx: limits.padding, dy: 0) }
    }

    /// Returns the character at `point`, in the coordinates of the container, or the nearest one in the nearest line,
    /// and the position of the point between the beginning and the end of the character, 0...1.
    func glyph(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard !string.isEmpty else { return (0, 0) }
        let point = CGPoint(x: point.x - limits.padding, y: point.y)
        let caret = string.utf8.index(string.startIndex, offsetBy: layout.offset(at: point))
        // The point is in the character before or after the nearest caret.
        var candidates: [(index: String.Index, distance: CGFloat, fraction: CGFloat)] = []
        let before = caret > string.startIndex ? string.index(before: caret) : nil
        for start in [before, caret < string.endIndex ? caret : nil].compactMap(\.self) {
            let end = string.index(after: start)
            let first = string.utf8.distance(from: string.startIndex, to: start)
            let range = first..<first + string.utf8.distance(from: start, to: end)
            guard let rect = layout.selectionRects(for: range).first else { continue }
            let distance = hypot(
                max(rect.minX - point.x, point.x - rect.maxX, 0), max(rect.minY - point.y, point.y - rect.maxY, 0))
            let share = rect.width > 0 ? min(max((point.x - rect.minX) / rect.width, 0), 1) : 0
            let line = layout.editingLine(layout.lineIndex(at: range.lowerBound))
            candidates.append((start, distance, line.isRightToLeft ? 1 - share : share))
        }
        // An empty line has no character but its line break.
        let nearest = candidates.min { $0.distance < $1.distance }
        let index = nearest?.index ?? before ?? string.startIndex
        return (string.utf16.distance(from: string.startIndex, to: index), nearest?.fraction ?? 0)
    }

    /// Draws the characters in `range` in the current context, with the container's top left corner at `origin`.
    func draw(_ range: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0 else { return }
        let (scale, isDark) = (context.pixelsPerPoint, context.isDark)
        let color = layout.color ?? CGColor(.black)
        guard let text = layout.render(scale: scale, color: color.resolved(dark: isDark), isDark: isDark) else {
            return
        }
        let isPartial = range.location > 0 || range.length < self.text.length
        if isPartial {
            let rects = rects(of: range)
            guard !rects.isEmpty else { return }
            context.saveGState()
            context.clip(to: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        let point = CGPoint(x: origin.x + limits.padding, y: origin.y)
        context.draw(text.bitmap, at: text.frame, scale: scale, from: point, color: color)
        if isPartial { context.restoreGState() }
    }

    // MARK: Private

    private func range(of bytes: Range<Int>) -> NSRange {
        let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound, limitedBy: string.endIndex)
        let end = string.utf8.index(string.startIndex, offsetBy: bytes.upperBound, limitedBy: string.endIndex)
        return NSRange((start ?? string.endIndex)..<(end ?? string.endIndex), in: string)
    }

    private func bytes(of range: NSRange) -> Range<Int> {
        let (sum, overflows) = range.location.addingReportingOverflow(range.length)
        let (start, end) = (max(range.location, 0), overflows ? text.length : max(sum, 0))
        func byte(_ offset: Int) -> Int {
            let offset = min(offset, string.utf16.count)
            let index = string.utf16.index(string.startIndex, offsetBy: offset)
            return string.utf8.distance(from: string.startIndex, to: index)
        }
        return byte(start)..<byte(max(start, end))
    }
}
