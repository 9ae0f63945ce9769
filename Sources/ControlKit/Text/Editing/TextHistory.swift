import Foundation
import ViewKit

/// A part of a text field's or text view's text, with its attributes, if any. Attributes are stored without an
/// attributed string, because Foundation on Linux never frees the storage of attributed strings.
struct TextPiece {
    var string: String
    /// The attributes of consecutive ranges, with their lengths in UTF-16 code units. Empty for plain text, and for
    /// text that takes on the attributes of the surrounding text.
    var runs: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []

    static func + (first: TextPiece, second: TextPiece) -> TextPiece {
        TextPiece(string: first.string + second.string, runs: first.runs + second.runs)
    }
}

/// An edit, with the state needed to undo it.
@MainActor
final class TextEdit {
    /// The kind of a change. Consecutive changes of the same kind can be undone together, except those of kind `other`.
    enum Kind {
        case typing, backspace, deleting, other
    }

    /// The byte range of the changed part, in the text after the change.
    private(set) var range: Range<Int>
    /// The text before the change.
    private(set) var old: TextPiece
    /// The selection before the change.
    let before: (anchor: Int, head: Int)
    /// The selection after the change.
    private(set) var after: (anchor: Int, head: Int)
    let kind: Kind
    /// `true` if the last typed character is white space.
    private var endsWord: Bool

    init(
        range: Range<Int>, old: TextPiece, before: (anchor: Int, head: Int), after: (anchor: Int, head: Int),
        kind: Kind, typed: String = ""
    ) {
        self.range = range
        self.old = old
        self.before = before
        self.after = after
        self.kind = kind
        endsWord = typed.last?.isWhitespace ?? false
    }

    /// Extends this change with `next`, in which `text` replaced `next.old`. Returns `false` if the two must be undone
    /// separately. A word and the space after it are undone together, and so are repeated deletions.
    func join(_ next: TextEdit, typed text: String) -> Bool {
        guard next.kind == kind, next.before == after else { return false }
        switch kind {
        case .typing:
            guard next.old.string.isEmpty, next.range.lowerBound == range.upperBound, text != "\n",
                !endsWord || text.first?.isWhitespace == true
            else { return false }
            range = range.lowerBound..<next.range.upperBound
            endsWord = text.last?.isWhitespace ?? endsWord
        case .backspace:
            guard next.range.lowerBound + next.old.string.utf8.count == range.lowerBound else { return false }
            range = next.range
            old = next.old + old
        case .deleting:
            guard next.range.lowerBound == range.lowerBound else { return false }
            old = old + next.old
        case .other: return false
        }
        after = next.after
        return true
    }
}

/// The undo history of a text field or text view.
@MainActor
final class TextHistory {
    let manager = UndoManager()
    /// The last change, which the next one may extend, and the undo manager's `changeCount` at that time.
    private var last: (edit: TextEdit, count: Int)?

    /// Records an edit of the text of `editor`, in which `text` was typed or inserted.
    func record(_ edit: TextEdit, typed text: String, of editor: some TextEditor) {
        guard manager.isUndoRegistrationEnabled else { return last = nil }
        if let last, last.count == manager.changeCount, last.edit.join(edit, typed: text) { return }
        manager.registerUndo(withTarget: editor) { $0.revert(edit) }
        last = (edit, manager.changeCount)
    }

    /// Prevents the next change from joining the last one. Called when the caret has moved.
    func separate() {
        last = nil
    }

    /// Discards the edits of `editor`. Called when its text has been set.
    func clear(_ editor: some TextEditor) {
        last = nil
        manager.removeAllActions(withTarget: editor)
    }
}
