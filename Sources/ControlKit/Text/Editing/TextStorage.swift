import Foundation
import TextKit
import ViewKit

/// The text of a text view with its selection and, unless it is plain text, its attributes.
@MainActor
struct TextStorage {
    var editable: EditableText
    /// The text prepared for display; `nil` for plain text.
    private(set) var styled: StyledText?
    /// The attributes for the text that is typed next, if they were set by the app or kept when all text was deleted.
    var customTypingAttributes: [NSAttributedString.Key: Any]?

    /// The text with its attributes, as set by the app or as last read; `nil` for plain text, and after changes until
    /// `attributed` is read.
    private var given: NSAttributedString?
    /// The text with its attributes after changes; `nil` before the first change. It is changed in place, because
    /// Foundation on Linux never frees the storage of attributed strings.
    private var changed: NSMutableAttributedString?

    /// Creates a text storage with plain text.
    init(_ text: String = "") {
        editable = EditableText(multiline: text)
    }

    /// Creates a text storage with attributed text.
    init(attributed text: NSAttributedString) {
        editable = EditableText(multiline: text.string)
        given = NSAttributedString(attributedString: text)
        styled = StyledText(text)
    }

    var hasAttributes: Bool { given != nil || changed != nil }

    /// The text with its attributes; `nil` if it is plain.
    var attributed: NSAttributedString? {
        mutating get {
            if given == nil { given = changed.map { NSAttributedString(attributedString: $0) } }
            return given
        }
    }

    /// The font of the first character, if its attributes contain one.
    var firstFont: UIFont? {
        guard let current, current.length > 0 else { return nil }
        return current.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    /// The attributes of the text that is typed next; `nil` if it has no attributes.
    var typingAttributes: [NSAttributedString.Key: Any]? {
        if let customTypingAttributes { return customTypingAttributes }
        guard let current, current.length > 0 else { return nil }
        return Self.attributes(of: current, around: editable.nsRange(editable.selection))
    }

    /// Replaces the attributes with those of `text`, whose string must equal the current text.
    mutating func setAttributes(of text: NSAttributedString) {
        (given, changed) = (text.unchanging, nil)
        styled = StyledText(text)
    }

    /// Returns a part of the text with its attributes.
    func piece(in range: Range<Int>) -> TextPiece {
        var piece = TextPiece(string: editable.substring(range))
        current?.enumerateAttributes(in: editable.nsRange(range)) { attributes, range, _ in
            piece.runs.append((range.length, attributes))
        }
        return piece
    }

    /// Replaces a part of the text. A piece without attributes gets `customTypingAttributes` or, if there are none, the
    /// attributes of the first replaced character or of the character before the insertion. If plain text becomes
    /// attributed, the existing text gets `plainFont`.
    mutating func store(_ piece: TextPiece, in range: Range<Int>, plainFont: UIFont) {
        let place = editable.nsRange(range)
        let isTyped = customTypingAttributes != nil && piece.runs.isEmpty && !piece.string.isEmpty
        if isTyped || !piece.runs.isEmpty, !hasAttributes {
            given = NSAttributedString(string: editable.string, attributes: [.font: plainFont])
        }
        guard hasAttributes else { return editable.replace(range, with: piece.string) }
        let text = changed ?? NSMutableAttributedString(attributedString: given ?? NSAttributedString(string: ""))
        var runs = piece.runs
        if !runs.isEmpty {
            customTypingAttributes = nil
        } else if !piece.string.isEmpty {
            runs = [(piece.string.utf16.count, customTypingAttributes ?? Self.attributes(of: text, around: place))]
        } else if place.length > 0, place.length == text.length, customTypingAttributes == nil {
            // Text that is typed into the emptied view looks like the deleted text.
            customTypingAttributes = Self.attributes(of: text, around: place)
        }
        editable.replace(range, with: piece.string)
        text.replaceCharacters(in: place, with: piece.string)
        var start = place.location
        for (length, attributes) in runs {
            text.setAttributes(attributes, range: NSRange(location: start, length: length))
            start += length
        }
        (given, changed) = (nil, text)
        styled = StyledText(text)
    }

    // MARK: Private

    /// Returns the attributes for text that replaces `range` or, if it is empty, is inserted there.
    private static func attributes(
        of text: NSAttributedString, around range: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard text.length > 0 else { return [:] }
        let place = range.length > 0 ? range.location : max(0, range.location - 1)
        return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    }

    private var current: NSAttributedString? { changed ?? given }
}
