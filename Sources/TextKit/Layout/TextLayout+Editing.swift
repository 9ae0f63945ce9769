import CPango
package import Foundation
import Synchronization

/// Editing queries, for layouts without a line limit. Offsets are in UTF-8 bytes of the original text. Offsets outside
/// the text or within a character are moved to the nearest caret position.
extension TextLayout {
    /// The direction in which a caret moves on screen.
    package enum VisualDirection: Sendable {
        case left, right
    }

    /// Returns the rectangle of the caret before the character at `offset`, as high as the line and with a width of 0.
    package func caretRect(at offset: Int) -> CGRect {
        FontSystem.shared.withLock { _ in
            let byte = bytes.output(max(0, offset))
            guard let line = line(at: byte) else { return .zero }
            return CGRect(x: line.x + line.caret(at: byte), y: line.top, width: 0, height: line.height)
        }
    }

    /// Returns the caret offset nearest to `point`, which is in points from the layout's top left corner.
    package func offset(at point: CGPoint) -> Int {
        FontSystem.shared.withLock { _ in
            let lines = wrappedString.lines
            guard point.x.isFinite, point.y.isFinite else { return 0 }
            guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
            return offset(in: line, at: point.x)
        }
    }

    /// Returns the rectangles behind the characters of `range`. A line has one rectangle for each run of text in one
    /// font, direction and style.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        FontSystem.shared.withLock { _ in
            let selected = bytes.output(range.lowerBound)..<bytes.output(range.upperBound)
            return wrappedString.lines.flatMap { line in
                line.stretches(of: selected).map {
                    CGRect(
                        x: line.x + $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound,
                        height: line.height)
                }
            }
        }
    }

    /// Returns the rectangles behind the selection `range`, in the lines that overlap the vertical range `visible`. If
    /// the selection continues after a line, the line's rectangle extends to the edge of a column of `width` points.
    /// The rectangles of consecutive lines touch.
    package func selectionBlocks(
        for range: Range<Int>, width: CGFloat, visible: ClosedRange<CGFloat>
    ) -> [CGRect] {
        FontSystem.shared.withLock { _ in
            let selected = bytes.output(range.lowerBound)..<bytes.output(range.upperBound)
            let lines = wrappedString.lines
            return lines.indices.flatMap { index -> [CGRect] in
                let line = lines[index]
                let bottom = index + 1 < lines.count ? lines[index + 1].top : line.top + line.height
                guard line.top <= visible.upperBound, bottom >= visible.lowerBound else { return [] }
                var parts = line.stretches(of: selected).map { line.x + $0.lowerBound...line.x + $0.upperBound }
                let end = line.bytes.upperBound
                if index + 1 < lines.count, selected.lowerBound <= end, selected.upperBound > end {
                    parts.append(
                        line.isRightToLeft
                            ? min(0, line.x)...line.x : line.x + line.width...max(line.x + line.width, width))
                }
                return Self.joined(parts).map {
                    CGRect(
                        x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: bottom - line.top)
                }
            }
        }
    }

    /// The text range of each line, from top to bottom.
    package var lineRanges: [Range<Int>] {
        wrappedString.lines.map { bytes.source($0.bytes.lowerBound)..<bytes.source($0.bytes.upperBound) }
    }

    /// Returns the next caret offset to the left or right of `offset` on screen. In right-to-left text, offsets
    /// increase to the left. Returns `offset` itself at the ends of the text, and if `movesVisually` is `false`.
    package func offset(from offset: Int, moving direction: VisualDirection) -> Int {
        FontSystem.shared.withLock { _ in
            guard let layout = wrappedString.wholeLayout else { return offset }
            let start = bytes.output(max(0, offset))
            var (index, trailing): (Int32, Int32) = (0, 0)
            pango_layout_move_cursor_visually(
                layout, 1, Int32(start), 0, direction == .left ? -1 : 1, &index, &trailing)
            guard index >= 0, index < Int32.max else { return offset }
            return bytes.source(byte(after: Int(index), characters: Int(trailing)))
        }
    }

    /// Returns the range of the word at `offset` or, between words, the range that separates the adjacent words.
    package func wordRange(at offset: Int) -> Range<Int> {
        let boundaries = wordBoundaries()
        let positions = boundaries.starts.union(boundaries.ends).union([0, boundaries.end])
        let start = positions.filter { $0 <= offset }.max() ?? 0
        let end = positions.filter { $0 > offset }.min() ?? boundaries.end
        return start..<max(start, end)
    }

    /// Returns the first end of a word after `offset`, or the end of the text.
    package func wordEnd(after offset: Int) -> Int {
        let boundaries = wordBoundaries()
        return boundaries.ends.filter { $0 > offset }.min() ?? boundaries.end
    }

    /// Returns the last start of a word before `offset`, or the start of the text.
    package func wordStart(before offset: Int) -> Int {
        wordBoundaries().starts.filter { $0 < offset }.max() ?? 0
    }

    // MARK: Private

    /// Returns `ranges` in ascending order, with overlapping and touching ranges joined.
    private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound + 0.01 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Returns the caret offset in `line` that is nearest to `x`. The caller must hold the lock.
    private func offset(in line: TextLine, at x: CGFloat) -> Int {
        let x = min(max((x - line.x) * Double(PANGO_SCALE), -1_000_000_000), 1_000_000_000)
        var (index, trailing): (Int32, Int32) = (0, 0)
        pango_layout_line_x_to_index(line.pango, Int32(x), &index, &trailing)
        return bytes.source(byte(after: line.base + Int(index), characters: Int(trailing)))
    }

    private func wordBoundaries() -> (starts: Set<Int>, ends: Set<Int>, end: Int) {
        FontSystem.shared.withLock { _ in
            var (starts, ends) = (Set<Int>(), Set<Int>())
            var (count, byte): (Int32, Int) = (0, 0)
            if let layout = wrappedString.wholeLayout,
                let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
            {
                for index in 0..<count {
                    if begins_word(attributes, index) != 0 { starts.insert(bytes.source(byte)) }
                    if ends_word(attributes, index) != 0 { ends.insert(bytes.source(byte)) }
                    byte = self.byte(after: byte, characters: 1)
                }
            }
            return (starts, ends, bytes.source(bytes.bytes.count))
        }
    }

    /// Returns the last line that starts at or before `byte`, or the first line.
    private func line(at byte: Int) -> TextLine? {
        wrappedString.lines.last { $0.bytes.lowerBound <= byte } ?? wrappedString.lines.first
    }

    /// Returns the position `characters` Unicode scalars after `byte`.
    private func byte(after byte: Int, characters: Int) -> Int {
        let text = bytes.bytes
        var position = min(max(0, byte), text.count)
        for _ in 0..<max(0, characters) where position < text.count {
            position += 1
            while position < text.count, TextBytes.continues(text[position]) { position += 1 }
        }
        return position
    }
}

extension TextLayout: TextGeometry {
    package var editingLineCount: Int { max(1, wrappedString.lines.count) }

    package var movesVisually: Bool { wrappedString.wholeLayout != nil }

    package func editingLine(_ index: Int) -> EditingLine {
        let lines = wrappedString.lines
        guard let last = lines.indices.last else {
            return EditingLine(bytes: 0..<0, continues: false, isRightToLeft: isRightToLeft, top: 0, height: 0)
        }
        let index = min(max(0, index), last)
        let line = lines[index]
        return EditingLine(
            bytes: bytes.source(line.bytes.lowerBound)..<bytes.source(line.bytes.upperBound),
            continues: index < last && !lines[index + 1].beginsParagraph, isRightToLeft: line.isRightToLeft,
            top: line.top, height: line.height)
    }

    package func lineIndex(at offset: Int) -> Int {
        let byte = bytes.output(max(0, offset))
        return wrappedString.lines.lastIndex { $0.bytes.lowerBound <= byte } ?? 0
    }

    package func caretX(at offset: Int) -> CGFloat { caretRect(at: offset).minX }

    package func offset(inLine index: Int, at x: CGFloat) -> Int {
        FontSystem.shared.withLock { _ in
            let lines = wrappedString.lines
            guard x.isFinite, let last = lines.indices.last else { return 0 }
            return offset(in: lines[min(max(0, index), last)], at: x)
        }
    }
}

extension TextLine {
    /// Returns the x-coordinate of the caret before `byte`, in points from the line's origin. `byte` is an offset in
    /// the whole text.
    fileprivate func caret(at byte: Int) -> Double {
        if byte >= bytes.upperBound { return isRightToLeft ? 0 : width }
        var position: Int32 = 0
        pango_layout_line_index_to_x(pango, Int32(byte - base), 0, &position)
        return points(position)
    }

    /// Returns the horizontal extents of the bytes in `range`, one per run, in points from the line's origin. In
    /// bidirectional text, the extents aren't always adjacent.
    fileprivate func stretches(of range: Range<Int>) -> [ClosedRange<Double>] {
        runs.compactMap { run in
            guard let item = run.item.item, let text = pango_layout_get_text(pango.pointee.layout) else { return nil }
            let start = base + Int(item.pointee.offset)
            let part = range.clamped(to: start..<(start + Int(item.pointee.length)))
            guard !part.isEmpty else { return nil }
            func edge(_ byte: Int) -> Double {
                var position: Int32 = 0
                pango_glyph_string_index_to_x(
                    run.item.glyphs, UnsafeMutablePointer(mutating: text + Int(item.pointee.offset)),
                    item.pointee.length, &item.pointee.analysis, Int32(byte - start), 0, &position)
                return run.x + points(position)
            }
            let edges = (edge(part.lowerBound), edge(part.upperBound))
            return min(edges.0, edges.1)...max(edges.0, edges.1)
        }
    }
}
