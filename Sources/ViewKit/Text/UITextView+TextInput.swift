public import Foundation
import TextKit

extension UITextView: UITextInput, TextDocument {
    /// Always `nil`, because a text view takes no input.
    public var markedTextRange: UITextRange? { nil }

    /// Replaces `range` with `text`, which takes the attributes of the first replaced character, and moves the caret
    /// after the text. No effect if the positions in `range` are of a custom class.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let offsets = places.offsets(of: range) else { return }
        let bytes = places.bytes(of: offsets)
        let (start, end) = (places.offset(ofByte: bytes.lowerBound), places.offset(ofByte: bytes.upperBound))
        if hasAttributes {
            let changed = NSMutableAttributedString(attributedString: attributedText)
            changed.replaceCharacters(in: NSRange(start..<end), with: text)
            attributedText = changed
        } else {
            var changed = self.text ?? ""
            let utf8 = changed.utf8
            changed.replaceSubrange(
                utf8.index(
                    utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: bytes.upperBound), with: text)
            self.text = changed
        }
        selectedRange = NSRange(location: start + text.utf16.count, length: 0)
    }

    /// Returns the rectangle of a caret at `position` in the view's coordinates; `.zero` if the position is of a custom
    /// class.
    public func caretRect(for position: UITextPosition) -> CGRect {
        let places = places
        return places.offset(of: position).map { caretRect(atByte: places.byte($0)) } ?? .zero
    }

    /// Returns the position nearest to `point` in the view's coordinates.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        let (layout, origin) = ownTextLayout
        let byte = layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return TextOffset(places.offset(ofByte: byte))
    }

    // MARK: Internal

    var places: TextOffsetConverter { TextOffsetConverter(text: text ?? "") }

    var readsFromRightToLeft: Bool {
        textReadsFromRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func caretRect(atByte offset: Int) -> CGRect {
        let (layout, origin) = ownTextLayout
        var rect = layout.caretRect(at: offset).offsetBy(dx: origin.x, dy: origin.y)
        rect.size.width = FieldLine.caretWidth
        return rect
    }

    func rects(ofBytes range: Range<Int>) -> [CGRect] {
        let (layout, origin) = ownTextLayout
        return layout.selectionRects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
