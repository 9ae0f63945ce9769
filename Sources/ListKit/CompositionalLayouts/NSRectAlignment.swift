/// An edge or a corner of a rectangle, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere.
    case none
    /// The middle of the top.
    case top
    /// The corner at the top where reading begins.
    case topLeading
    /// The middle of the edge where reading begins.
    case leading
    /// The corner at the bottom where reading begins.
    case bottomLeading
    /// The middle of the bottom.
    case bottom
    /// The corner at the bottom where reading ends.
    case bottomTrailing
    /// The middle of the edge where reading ends.
    case trailing
    /// The corner at the top where reading ends.
    case topTrailing

    /// The vertical position: -1 at the top, 1 at the bottom, 0 in between.
    var vertical: Int {
        switch self {
        case .top, .topLeading, .topTrailing: -1
        case .bottom, .bottomLeading, .bottomTrailing: 1
        case .none, .leading, .trailing: 0
        }
    }

    /// The horizontal position: -1 at the leading edge, 1 at the trailing edge, 0 in between.
    var horizontal: Int {
        switch self {
        case .leading, .topLeading, .bottomLeading: -1
        case .trailing, .topTrailing, .bottomTrailing: 1
        case .none, .top, .bottom: 0
        }
    }
}
