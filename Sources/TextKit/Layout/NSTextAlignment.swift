/// Where lines stand between the left and right edges of their text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Stretched from edge to edge, but for each paragraph's last line, which stands where the paragraph begins.
    case justified
    /// At the edge where reading begins.
    ///
    /// In a label that is the interface's, whatever language the text is in: names in a list stand below each other. A
    /// paragraph with an `NSParagraphStyle` begins where it reads itself, by its `baseWritingDirection`, and so do all
    /// paragraphs of a text view.
    case natural
}
