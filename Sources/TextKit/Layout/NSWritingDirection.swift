/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// That of the paragraph's first letter which has one, or of the interface where none has.
    case natural = -1
    /// From left to right, as Latin does.
    case leftToRight = 0
    /// From right to left, as Arabic and Hebrew do.
    case rightToLeft = 1
}
