public import Foundation

/// A visual direction in laid-out text.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// To the line above.
    case up
    /// To the line below.
    case down
}

/// A view that edits text, such as a `UITextField` or `UITextView`, and provides access to the text by positions,
/// ranges and a selection.
///
///     if let end = field.position(from: field.beginningOfDocument, offset: 4) {
///         field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
///     }
///
/// Offsets count UTF-16 code units, as in `NSString`. Positions beyond the end count as the end, and surrogate pairs
/// are never split. Positions and ranges of custom classes are not supported: queries with them return `nil`, 0 or
/// empty values, and changes have no effect.
///
/// Only the toolkit's own classes conform to this protocol: any version may add requirements.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection, which is empty for a caret. Setting `nil` collapses the selection to its end.
    var selectedTextRange: UITextRange? { get set }
    /// An empty range at the position of the marked text, which an input method is composing and which is not yet part
    /// of the text. `nil` if there is no marked text.
    var markedTextRange: UITextRange? { get }
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the characters in `range`, or `nil` if `range` is of a custom class.
    func text(in range: UITextRange) -> String?
    /// Replaces the characters in `range` with `text` and moves the caret to the end of the inserted text.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the range between two positions in either order, or `nil` if a position is of a custom class.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position `offset` UTF-16 code units after `position`, or before it if `offset` is negative. Returns
    /// `nil` if the result is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position `offset` characters or lines from `position` in `direction`, or `nil` if the result is
    /// outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions, which is `.orderedAscending` if `position` comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 code units between two positions; negative if `toPosition` comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the first line of `range` in the view's coordinates; `.zero` if `range` is of a custom
    /// class.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of a caret at `position` in the view's coordinates; `.zero` if the position is of a custom
    /// class.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the position nearest to `point` in the view's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the range of the character at `point` in the view's coordinates; `nil` if there is no character.
    func characterRange(at point: CGPoint) -> UITextRange?
}
