import Foundation
import ViewKit

/// The common requirements of text fields and text views. Offsets in the layout of their text are in UTF-8 bytes.
@MainActor
protocol TextDocument: UITextInput {
    /// The converter for offsets in the text without marked text.
    var places: TextOffsetConverter { get }
    /// Returns the rectangle of a caret before the byte at `offset`, in the view's coordinates.
    func caretRect(atByte offset: Int) -> CGRect
    /// Returns the rectangles of the bytes in `range`, in the view's coordinates.
    func rects(ofBytes range: Range<Int>) -> [CGRect]
    /// `true` if the text reads from right to left.
    var readsFromRightToLeft: Bool { get }
}

extension TextDocument {
    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The position after the last character.
    public var endOfDocument: UITextPosition { TextOffset(places.count) }

    /// Returns the characters in `range`, or `nil` if `range` is of a custom class.
    public func text(in range: UITextRange) -> String? {
        let places = places
        return places.offsets(of: range).map { places.text(in: $0) }
    }

    /// Returns the range between two positions in either order, or `nil` if a position is of a custom class.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let places = places
        guard let from = places.offset(of: fromPosition), let to = places.offset(of: toPosition) else { return nil }
        return TextOffsetRange(min(from, to)..<max(from, to))
    }

    /// Returns the position `offset` UTF-16 code units after `position`, or before it if `offset` is negative. `nil` if
    /// the result is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let places = places
        guard let start = places.offset(of: position) else { return nil }
        let (end, isTooFar) = start.addingReportingOverflow(offset)
        return !isTooFar && (0...places.count).contains(end) ? TextOffset(end) : nil
    }

    /// Returns the position `offset` characters to the right or left of `position`, or `offset` lines below or above
    /// it; `nil` if the result is outside the text. The base direction of the text determines whether right is forward
    /// or backward. A negative offset reverses the direction.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let places = places
        guard let start = places.offset(of: position), let steps = Int32(exactly: offset) else { return nil }
        let end: Int?
        switch direction {
        case .right, .left:
            let isForward = (direction == .right) != readsFromRightToLeft
            end = places.offset(from: start, characters: isForward ? Int(steps) : -Int(steps))
        case .up, .down:
            end = lineOffset(from: start, lines: direction == .down ? Int(steps) : -Int(steps))
        }
        return end.map(TextOffset.init)
    }

    /// Returns the order of two positions: `.orderedAscending` if `position` comes first, and `.orderedSame` if a
    /// position is of a custom class.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// Returns the number of UTF-16 code units between two positions; negative if `toPosition` comes first, 0 if a
    /// position is of a custom class.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        let places = places
        guard let start = places.offset(of: from), let end = places.offset(of: toPosition) else { return 0 }
        return end - start
    }

    /// Returns the rectangle of the first line of `range` in the view's coordinates, or of a caret if `range` is empty;
    /// `.zero` if `range` is of a custom class.
    public func firstRect(for range: UITextRange) -> CGRect {
        let places = places
        guard let offsets = places.offsets(of: range) else { return .zero }
        let bytes = places.bytes(of: offsets)
        let rects = rects(ofBytes: bytes)
        guard let first = rects.min(by: { $0.minY < $1.minY }) else { return caretRect(atByte: bytes.lowerBound) }
        // A line with mixed directions has several rectangles.
        return rects.filter { $0.minY < first.maxY && first.minY < $0.maxY }.reduce(first) { $0.union($1) }
    }

    /// Returns the range of the character at `point` in the view's coordinates; `nil` if there is no character.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        let places = places
        guard let near = closestPosition(to: point).flatMap(places.offset) else { return nil }
        for (start, end) in [
            (near, places.offset(from: near, characters: 1)), (places.offset(from: near, characters: -1), near),
        ] {
            guard let start, let end,
                rects(ofBytes: places.bytes(of: start..<end)).contains(where: { $0.contains(point) })
            else { continue }
            return TextOffsetRange(start..<end)
        }
        return nil
    }

    // MARK: Internal

    /// Returns the offset nearest to the position that is `lines` lines below `offset`, or `nil` if there is no such
    /// line.
    private func lineOffset(from offset: Int, lines: Int) -> Int? {
        let places = places
        let rect = caretRect(atByte: places.byte(offset))
        let ends = (caretRect(atByte: 0), caretRect(atByte: places.text.utf8.count))
        let y = rect.midY + CGFloat(lines) * rect.height
        guard lines == 0 || y >= ends.0.minY && y < ends.1.maxY else { return nil }
        return closestPosition(to: CGPoint(x: rect.midX, y: y)).flatMap(places.offset)
    }
}
