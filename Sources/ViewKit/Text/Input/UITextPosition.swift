public import Foundation

/// A position between two code units of a text, created by the view that shows the text.
///
/// A position stores its offset and doesn't follow changes to the text. A position beyond the end counts as the end.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position. Only subclasses call this initializer; see ``UITextInput``.
    public override init() {
        super.init()
    }
}

/// A range between two positions of a text, created by the view that shows the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range. Only subclasses call this initializer; see ``UITextInput``.
    public override init() {
        super.init()
    }

    /// `true` if the range is empty. Always `true` unless overridden.
    open var isEmpty: Bool { true }

    /// The start of the range. A position that no text supports, unless overridden.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range, never before its start. A position that no text supports, unless overridden.
    open var end: UITextPosition { UITextPosition() }
}
