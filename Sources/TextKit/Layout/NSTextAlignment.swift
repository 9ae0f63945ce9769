/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned to the left edge.
    case left
    /// Centered.
    case center
    /// Aligned to the right edge.
    case right
    /// Stretched from edge to edge, except for the last line of a paragraph, which is aligned to its leading edge.
    case justified
    /// Aligned to the leading edge.
    ///
    /// In a label, this is the leading edge of the interface, regardless of the text's language, so names in a list are
    /// aligned. In a text view, and with an `NSParagraphStyle`, it is the edge at which the paragraph's text starts. In
    /// a text field, it is the right edge if the text or the interface is right-to-left.
    case natural
}
