import Foundation
import ViewKit

/// A position as an offset from the start of the text, in UTF-16 code units.
@MainActor
final class TextOffset: UITextPosition {
    nonisolated let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    nonisolated override var hash: Int { offset.hashValue }

    nonisolated override var description: String { "UITextPosition(\(offset))" }
}

/// A range as two offsets, in UTF-16 code units.
@MainActor
final class TextOffsetRange: UITextRange {
    nonisolated let offsets: Range<Int>

    init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    override var isEmpty: Bool { offsets.isEmpty }

    override var start: UITextPosition { TextOffset(offsets.lowerBound) }

    override var end: UITextPosition { TextOffset(offsets.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.offsets == offsets }

    nonisolated override var hash: Int { offsets.hashValue }

    nonisolated override var description: String { "UITextRange(\(offsets))" }
}
