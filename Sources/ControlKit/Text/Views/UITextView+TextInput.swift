import Foundation
import TextKit
import ViewKit

extension UITextView: UITextInput, TextDocument {
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
        // The end of a full line, and spaces after it, can be outside the text area.
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
