import Foundation
import TextKit

extension UITextField: UITextInput, TextDocument {
    /// The place of what an input method composes, empty because that is no part of `text` before it is entered; nil if
    /// nothing is composed.
    public var markedTextRange: UITextRange? {
        guard !marked.isEmpty else { return nil }
        let offset = places.offset(ofByte: editable.head)
        return TextOffsetRange(offset..<offset)
    }

    /// Puts `text` in the place of `range`, and the caret after it.
    ///
    /// As on iOS the delegate is not asked, so it may call this while it is asked about a change. `.editingChanged` is
    /// sent. Line breaks become spaces, and what there is no room for is left out. A range that is in no text changes
    /// nothing.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let offsets = places.offsets(of: range) else { return }
        let bytes = places.bytes(of: offsets)
        let insertable = editable.insertable(text, replacing: bytes)
        guard !insertable.isEmpty || !bytes.isEmpty, text.isEmpty || !insertable.isEmpty else { return }
        marked = ""
        put(insertable, into: bytes)
    }

    // MARK: Internal

    var places: TextPlaces { TextPlaces(text: editable.string) }

    var readsFromRightToLeft: Bool {
        editable.count > 0 ? shownLayout.isRightToLeft : effectiveUserInterfaceLayoutDirection == .rightToLeft
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

    /// Where a caret is put by a press at `location`: a byte of the text.
    func caretOffset(at location: CGPoint) -> Int {
        let places = places
        return closestPosition(to: location).flatMap(places.offset).map(places.byte) ?? editable.head
    }

    /// Puts the caret where an override of `caretRect(for:)` wants it, if that differs from where it is; an empty
    /// rectangle hides it.
    func placeCaretAsWanted() {
        guard isFirstResponder else { return }
        (arePlacesCurrent, line.hidesCaret) = (true, false)
        defer { arePlacesCurrent = false }
        let usual = caretRect(atByte: editable.head)
        let wanted = caretRect(for: TextOffset(places.offset(ofByte: editable.head)))
        guard wanted != usual else { return }
        if wanted.isEmpty {
            line.hidesCaret = true
        } else if marked.isEmpty {
            line.putCaret(at: convert(wanted, to: line))
        }
    }

    private func layOutForPlaces() {
        if !arePlacesCurrent { layoutIfNeeded() }
    }
}
