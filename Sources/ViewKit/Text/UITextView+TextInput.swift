import Foundation
import TextKit

extension UITextView: UITextInput, TextDocument {
    /// The position of the marked text, or `nil` if there is no marked text. The range is empty because marked text is
    /// not yet part of `text`.
    public var markedTextRange: UITextRange? { markedRange }

    /// Replaces `range` with `text`, which takes the attributes of the first replaced character, and moves the caret
    /// after the text.
    ///
    /// As on iOS, the delegate is not asked, so it can call this method while deciding about a change, but it is
    /// notified. The change can be undone. No effect if the positions in `range` are of a custom class.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let offsets = places.offsets(of: range) else { return }
        let bytes = places.bytes(of: offsets)
        let insertable = editable.insertable(text, replacing: bytes)
        guard !insertable.isEmpty || !bytes.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        marked = ""
        put(insertable, into: bytes)
    }

    // MARK: Internal

    var places: TextOffsetConverter { TextOffsetConverter(text: editable.string) }

    var readsFromRightToLeft: Bool {
        textReadsFromRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func caretRect(atByte offset: Int) -> CGRect { caretRect(atShownByte: displayOffset(offset)) }

    /// Returns the rectangle of a caret before the byte at `offset` of the displayed text.
    func caretRect(atShownByte offset: Int) -> CGRect {
        let (layout, origin) = ownTextLayout
        var rect = layout.caretRect(at: offset).offsetBy(dx: origin.x, dy: origin.y)
        rect.size.width = CaretView.width
        // The end of a full line, and spaces after it, can be outside.
        rect.origin.x = min(rect.minX, max(origin.x, origin.x + textWidth - CaretView.width))
        return rect
    }

    func rects(ofBytes range: Range<Int>) -> [CGRect] {
        let (layout, origin) = ownTextLayout
        return layout.selectionRects(for: displayOffset(range.lowerBound)..<displayOffset(range.upperBound)).map {
            $0.offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}
