/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned to the left edge.
    case left
    /// Centered.
    case center
    /// Aligned to the right edge.
    case right
    /// Stretched from edge to edge, except for each paragraph's last line, which is aligned to its leading edge.
    case justified
    /// Aligned to the leading edge.
    ///
    /// In a label that is the interface's leading edge, whatever the language of the text, so that names in a list line
    /// up. A paragraph with an `NSParagraphStyle`, and every paragraph of a text view, follows its own direction, given
    /// by its `baseWritingDirection`.
    case natural
}
