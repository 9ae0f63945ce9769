public import Foundation

/// A place between two code units of a text, made by the view that shows the text.
///
/// A position holds its offset and does not follow changes of the text: one that is beyond the end by then counts as
/// the end.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a position that is in no text, for subclasses.
    public override init() {
        super.init()
    }
}

/// A part of a text, from one position to another, made by the view that shows the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range that is in no text, for subclasses.
    public override init() {
        super.init()
    }

    /// Whether the range has no characters, as that of a caret. True unless overridden.
    open var isEmpty: Bool { true }

    /// The beginning of the range. A position in no text unless overridden.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range, not before its beginning. A position in no text unless overridden.
    open var end: UITextPosition { UITextPosition() }
}

/// A position by its offset from the beginning of the text, in code units of UTF-16.
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

/// A range by the offsets of its ends, in code units of UTF-16.
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
