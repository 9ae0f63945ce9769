/// Edits to the bytes of a file: replacements and insertions. Replaced ranges must not overlap.
struct EditList {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private let bytes: [UInt8]
    private var edits: [Edit] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces the bytes in `range` with `text`. If `text` has fewer line breaks than the bytes, line breaks are
    /// added. Otherwise, if `text` is shorter and `keepsColumns` is `true`, spaces are added, so that the code after
    /// `range` stays in its column.
    mutating func replace(_ range: Range<Int>, with text: String, keepsColumns: Bool = true) {
        var text = text
        let old = bytes[range]
        let breaks = old.filter { $0 == UInt8(ascii: "\n") }.count - text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
        if breaks > 0 {
            text += String(repeating: "\n", count: breaks)
        } else if keepsColumns, text.utf8.count < old.count {
            text += String(repeating: " ", count: old.count - text.utf8.count)
        }
        edits.append(Edit(range: range, text: text))
    }

    /// Inserts `text` before the byte at `offset`, after earlier insertions there.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Returns the text in `range` after applying the edits that lie entirely within it.
    func text(in range: Range<Int>) -> String {
        var result: [UInt8] = []
        var position = range.lowerBound
        for edit in sorted(in: range) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        result += bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the edited text in `range`, and replaces the range with as many line breaks as it has, or with spaces if
    /// it has no line breaks.
    mutating func extract(_ range: Range<Int>) -> String {
        let text = text(in: range)
        edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        replace(range, with: "")
        return text
    }

    /// Returns the edits in `range` in the order of their positions. Insertions come before a replacement that starts
    /// at the same byte.
    private func sorted(in range: Range<Int>) -> [Edit] {
        edits.enumerated()
            .filter {
                range.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= range.upperBound
            }
            .sorted { left, right in
                func key(_ edit: (offset: Int, element: Edit)) -> (Int, Int, Int) {
                    (edit.element.range.lowerBound, edit.element.range.isEmpty ? 0 : 1, edit.offset)
                }
                return key(left) < key(right)
            }
            .map(\.element)
    }
}
