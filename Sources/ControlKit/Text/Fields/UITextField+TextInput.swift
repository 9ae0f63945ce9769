import Foundation
import TextKit
import ViewKit

extension UITextField: UITextInput, TextDocument {
    // MARK: Internal

    var places: TextOffsetConverter { TextOffsetConverter(text: editable.string) }

    var readsFromRightToLeft: Bool {
        editable.count > 0 ? displayedLayout.isRightToLeft : effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func caretRect(atByte offset: Int) -> CGRect {
        layOutForPlaces()
        return line.convert(line.caretRect(at: displayOffset(offset)), to: self)
    }

    func rects(ofBytes range: Range<Int>) -> [CGRect] {
        layOutForPlaces()
        return line.rects(of: displayOffset(range.lowerBound)..<displayOffset(range.upperBound)).map {
            line.convert($0, to: self)
        }
    }

    /// Moves the caret if an override of `caretRect(for:)` returns a different rectangle; an empty rectangle hides the
    /// caret.
    func applyCaretOverride() {
        guard isFirstResponder else { return }
        arePlacesCurrent = true
        line.hidesCaret = false
        defer { arePlacesCurrent = false }
        let standard = caretRect(atByte: editable.head)
        let requested = caretRect(for: TextOffset(places.offset(ofByte: editable.head)))
        guard requested != standard else { return }
        if requested.isEmpty {
            line.hidesCaret = true
        } else if marked.isEmpty {
            line.putCaret(at: convert(requested, to: line))
        }
    }

    private func layOutForPlaces() {
        if !arePlacesCurrent { layoutIfNeeded() }
    }
}
