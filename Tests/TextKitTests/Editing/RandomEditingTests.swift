import Foundation
import FrameMetrics
import Testing
import TextKit

/// A reference model: an array of characters that is edited without the code under test.
private struct NaiveText {
    var characters: [String] = []
    var (anchor, head) = (0, 0)
    var column: Int?

    var string: String { characters.joined() }
    var low: Int { min(anchor, head) }
    var high: Int { max(anchor, head) }

    /// Returns the line and column of each caret position, with lines of at most `columns` characters.
    func places(_ columns: Int) -> [(line: Int, column: Int)] {
        var (places, line, column) = ([(line: Int, column: Int)](), 0, 0)
        for character in characters {
            if character != "\n", column == columns { (line, column) = (line + 1, 0) }
            places.append((line, column))
            (line, column) = character == "\n" ? (line + 1, 0) : (line, column + 1)
        }
        return places + [(line, column)]
    }

    mutating func insert(_ text: String) {
        characters.replaceSubrange(low..<high, with: text.map(String.init))
        (head, column) = (low + text.count, nil)
        anchor = head
    }

    mutating func delete(backward: Bool) {
        if anchor == head { anchor = backward ? max(0, head - 1) : min(characters.count, head + 1) }
        insert("")
    }

    mutating func move(_ movement: TextMovement, extending: Bool, columns: Int, page: Int) {
        let places = places(columns)
        let here = places[head]
        let wanted = column ?? here.column
        var (target, kept) = (head, Int?.none)
        func vertical(_ distance: Int) {
            kept = wanted
            let last = places[places.count - 1].line
            let line = min(max(0, here.line + distance), last)
            guard abs(distance) > 1 ? line != here.line : line == here.line + distance else {
                target = distance < 0 ? 0 : characters.count
                return
            }
            let candidates = places.indices.filter { places[$0].line == line }
            target = candidates.last { places[$0].column <= wanted } ?? candidates[0]
        }
        switch movement {
        case .left: target = anchor != head && !extending ? low : max(0, head - 1)
        case .right: target = anchor != head && !extending ? high : min(characters.count, head + 1)
        case .start: target = 0
        case .end: target = characters.count
        case .lineStart: target = places.firstIndex { $0.line == here.line } ?? 0
        case .lineEnd: target = places.lastIndex { $0.line == here.line } ?? 0
        case .up: vertical(-1)
        case .down: vertical(1)
        case .pageUp: vertical(-page)
        case .pageDown: vertical(page)
        default: return
        }
        (head, column) = (target, kept)
        if !extending { anchor = head }
    }
}

@Suite("Random editing")
struct RandomEditingTests {
    @Test("10,000 random edits and movements agree with a naive model", arguments: [1, 2, 3, 4] as [UInt64])
    func naive(seed: UInt64) throws {
        let (columns, page) = (7, 3)
        let pieces = ["a", "b c", "\n", "é", "漢", "👨‍👩‍👧", "🇩🇪", " ", "x\ny", ""]
        let moves: [TextMovement] = [
            .left, .right, .up, .down, .lineStart, .lineEnd, .pageUp, .pageDown, .start, .end,
        ]
        var random = SeededGenerator(seed: seed)
        var (text, naive) = (EditableText(multiline: ""), NaiveText())
        for step in 0..<2_500 {
            let geometry = GridGeometry(text.string, columns: columns)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let piece = pieces.randomElement(using: &random) ?? ""
                text.replace(text.selection, with: piece)
                naive.insert(piece)
            case 4:
                let isBackward = Bool.random(using: &random)
                text.replace(text.deletion(to: isBackward ? .previous : .next, in: geometry), with: "")
                naive.delete(backward: isBackward)
            default:
                let move = moves.randomElement(using: &random) ?? .left
                let extends = Bool.random(using: &random)
                text.move(move, extending: extends, in: geometry, pageHeight: CGFloat(page))
                naive.move(move, extending: extends, columns: columns, page: page)
            }
            let isSame =
                text.string == naive.string && text.characterCount(before: text.anchor) == naive.anchor
                && text.characterCount(before: text.head) == naive.head
            try #require(isSame, "step \(step) of seed \(seed)")
            if text.string.count > 120 {
                text.replace(0..<text.count, with: "")
                naive = NaiveText()
            }
        }
    }
}
