/// Where lines stand between the left and right edges of their text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Stretched from edge to edge, but for each paragraph's last line, which stands as `natural`.
    case justified
    /// At the edge where reading begins: the right one in an interface that runs from right to left, and for paragraphs
    /// in Arabic or Hebrew.
    case natural
}
