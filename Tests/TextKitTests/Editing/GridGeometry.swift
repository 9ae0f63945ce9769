import Foundation
import TextKit

/// A layout in which each character is a square of 1 point, and lines have at most `columns` characters. A word is a
/// run of letters and digits.
struct GridGeometry: TextGeometry {
    private let characters: [Character]
    /// The byte offset of each character and of the end.
    private let offsets: [Int]
    /// The range of characters of each line, without the line break, and `true` if its paragraph continues.
    private let lines: [(range: Range<Int>, continues: Bool)]

    init(_ text: String, columns: Int) {
        characters = Array(text)
        offsets = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
        var (lines, start) = ([(range: Range<Int>, continues: Bool)](), 0)
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                lines.append((start..<index, false))
                start = index + 1
            } else if index - start == columns {
                lines.append((start..<index, true))
                start = index
            }
        }
        self.lines = lines + [(start..<characters.count, false)]
    }

    var editingLineCount: Int { lines.count }

    var movesVisually: Bool { true }

    func editingLine(_ index: Int) -> EditingLine {
        let index = min(max(0, index), lines.count - 1)
        let (range, continues) = lines[index]
        return EditingLine(
            bytes: offsets[range.lowerBound]..<offsets[range.upperBound], continues: continues, isRightToLeft: false,
            top: CGFloat(index), height: 1)
    }

    func lineIndex(at offset: Int) -> Int {
        lines.lastIndex { offsets[$0.range.lowerBound] <= offset } ?? 0
    }

    func caretX(at offset: Int) -> CGFloat {
        CGFloat(character(offset) - lines[lineIndex(at: offset)].range.lowerBound)
    }

    func offset(inLine index: Int, at x: CGFloat) -> Int {
        let (range, continues) = lines[min(max(0, index), lines.count - 1)]
        let last = continues ? range.upperBound - 1 : range.upperBound
        return offsets[min(max(range.lowerBound, range.lowerBound + Int(x.rounded())), last)]
    }

    func offset(from offset: Int, moving direction: TextLayout.VisualDirection) -> Int {
        let place = character(offset)
        return offsets[direction == .right ? min(place + 1, characters.count) : max(place - 1, 0)]
    }

    func wordRange(at offset: Int) -> Range<Int> { wordStart(before: offset + 1)..<wordEnd(after: offset) }

    func wordEnd(after offset: Int) -> Int {
        let start = character(offset)
        let end = (start + 1..<max(start + 1, characters.count)).first { isWord($0 - 1) && !isWord($0) }
        return offsets[end ?? characters.count]
    }

    func wordStart(before offset: Int) -> Int {
        let start = (0..<character(offset)).last { isWord($0) && !isWord($0 - 1) }
        return offsets[start ?? 0]
    }

    private func character(_ offset: Int) -> Int { offsets.lastIndex { $0 <= offset } ?? 0 }

    private func isWord(_ index: Int) -> Bool {
        characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
    }
}
