import Foundation
import TextKit

extension UITextView: UITextInput, TextDocument {
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
