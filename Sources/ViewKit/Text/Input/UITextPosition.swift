public import Foundation

/// A position between two UTF-16 code units of a view's text, created by that view.
///
/// A position stores its offset and doesn't follow changes to the text. A position beyond the end counts as the end.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position. Only subclasses call this initializer; see ``UITextInput``.
    public override init() {
        super.init()
    }
}

/// A range between two positions in a view's text, created by that view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range. Only subclasses call this initializer; see ``UITextInput``.
    public override init() {
        super.init()
    }

    /// `true` if the range is empty. Always `true` unless overridden.
    open var isEmpty: Bool { true }

    /// The start of the range. Unless overridden, a position that no view supports.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range, never before its start. Unless overridden, a position that no view supports.
    open var end: UITextPosition { UITextPosition() }
}
