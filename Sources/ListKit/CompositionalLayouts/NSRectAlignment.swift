/// The center, an edge or a corner of a rectangle, relative to the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// The center.
    case none
    /// The center of the top edge.
    case top
    /// The top leading corner.
    case topLeading
    /// The center of the leading edge.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The center of the bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The center of the trailing edge.
    case trailing
    /// The top trailing corner.
    case topTrailing

    /// The vertical position: -1 at the top, 1 at the bottom, or 0 in between.
    var vertical: Int {
        switch self {
        case .top, .topLeading, .topTrailing: -1
        case .bottom, .bottomLeading, .bottomTrailing: 1
        case .none, .leading, .trailing: 0
        }
    }

    /// The horizontal position: -1 at the leading edge, 1 at the trailing edge, or 0 in between.
    var horizontal: Int {
        switch self {
        case .leading, .topLeading, .bottomLeading: -1
        case .trailing, .topTrailing, .bottomTrailing: 1
        case .none, .top, .bottom: 0
        }
    }
}
