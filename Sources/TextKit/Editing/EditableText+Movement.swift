package import Foundation

/// A destination relative to the caret, for moving the caret or for deleting the text in between.
package enum TextMovement: Hashable, Sendable, CaseIterable {
    /// The adjacent caret position on screen.
    case left, right
    /// The next word boundary toward the left or right side of the line.
    case wordLeft, wordRight
    /// The adjacent character or word boundary in logical order.
    case previous, next, wordStart, wordEnd
    /// An end of the line.
    case lineStart, lineEnd
    /// The adjacent line, or the start or end of the text if there is no such line.
    case up, down
    /// The line that is one page away, or the start or end of the text if that line already contains the caret.
    case pageUp, pageDown
    /// An end of the text.
    case start, end

    fileprivate var isVertical: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }
}

extension EditableText {
    /// Moves the caret to the destination of `movement`; `.pageUp` and `.pageDown` move by `pageHeight` points. If
    /// `extending` is `true`, the anchor stays in place. Otherwise the selection becomes empty; if text was selected,
    /// `.left` and `.right` move the caret to the left or right end of the former selection.
    package mutating func move(
        _ movement: TextMovement, extending: Bool = false, in geometry: any TextGeometry, pageHeight: CGFloat = 0
    ) {
        let column = movement.isVertical ? column ?? geometry.caretX(at: head) : nil
        moveHead(
            to: destination(of: movement, extending: extending, column: column ?? 0, geometry, pageHeight),
            extending: extending)
        self.column = column
    }

    /// Returns the range to delete: the selection or, if it is empty, the text between the caret and the destination of
    /// `movement`.
    package func deletion(to movement: TextMovement, in geometry: any TextGeometry) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        let place = destination(of: movement, extending: true, column: 0, geometry, 0)
        return min(place, head)..<max(place, head)
    }

    // MARK: Private

    private func destination(
        of movement: TextMovement, extending: Bool, column: CGFloat, _ geometry: any TextGeometry, _ pageHeight: CGFloat
    ) -> Int {
        guard count > 0 else { return 0 }
        switch movement {
        case .previous: return previous(before: head)
        case .next: return next(after: head)
        case .wordStart: return geometry.wordStart(before: head)
        case .wordEnd: return geometry.wordEnd(after: head)
        case .start: return 0
        case .end: return count
        case .left, .right, .wordLeft, .wordRight:
            return sideways(movement, extending: extending, geometry)
        case .lineStart: return line(geometry).bytes.lowerBound
        case .lineEnd: return end(of: line(geometry))
        case .up, .down:
            let index = geometry.lineIndex(at: head) + (movement == .down ? 1 : -1)
            guard (0..<geometry.editingLineCount).contains(index) else { return movement == .up ? 0 : count }
            return geometry.offset(inLine: index, at: column)
        case .pageUp, .pageDown:
            return page(isDown: movement == .pageDown, column: column, geometry, pageHeight)
        }
    }

    private func sideways(_ movement: TextMovement, extending: Bool, _ geometry: any TextGeometry) -> Int {
        let isRight = movement == .right || movement == .wordRight
        let isForward = isRight != line(geometry).isRightToLeft
        if movement == .wordLeft || movement == .wordRight {
            return isForward ? geometry.wordEnd(after: head) : geometry.wordStart(before: head)
        }
        if !selection.isEmpty, !extending { return isForward ? selection.upperBound : selection.lowerBound }
        guard geometry.movesVisually else { return isForward ? next(after: head) : previous(before: head) }
        return geometry.offset(from: head, moving: isRight ? .right : .left)
    }

    private func page(isDown: Bool, column: CGFloat, _ geometry: any TextGeometry, _ height: CGFloat) -> Int {
        let index = geometry.lineIndex(at: head)
        let current = geometry.editingLine(index)
        let y = current.top + current.height / 2 + (isDown ? height : -height)
        let lines = 0..<geometry.editingLineCount
        // Lines are sorted by position, so the search from the current line is short.
        var target = index
        if isDown {
            while target + 1 < lines.upperBound, geometry.editingLine(target + 1).top <= y { target += 1 }
        } else {
            while target > 0, geometry.editingLine(target).top > y { target -= 1 }
        }
        guard target != index else { return isDown ? count : 0 }
        return geometry.offset(inLine: target, at: column)
    }

    private func line(_ geometry: any TextGeometry) -> EditingLine {
        geometry.editingLine(geometry.lineIndex(at: head))
    }

    /// Returns the last caret offset that is shown in `line`. The offset of a soft line break belongs to the next line.
    private func end(of line: EditingLine) -> Int {
        guard line.continues else { return line.bytes.upperBound }
        return max(line.bytes.lowerBound, previous(before: line.bytes.upperBound))
    }
}
