/// How text that is wider than its room is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines end between words, and within a word only when it is longer than a line.
    case byWordWrapping
    /// Lines end between any two characters.
    case byCharWrapping
    /// Lines end only at line breaks; what does not fit is cut off at the edge.
    case byClipping
    /// Wraps as `byWordWrapping`; the beginning of the last line gives way to an ellipsis.
    case byTruncatingHead
    /// Wraps as `byWordWrapping`; the end of the last line gives way to an ellipsis.
    case byTruncatingTail
    /// Wraps as `byWordWrapping`; the middle of the last line gives way to an ellipsis.
    case byTruncatingMiddle
}
