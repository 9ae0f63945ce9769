/// A mode in which a screen shows its skeleton, its loaded content, or both alternately.
package enum DemoPlayback: String, CaseIterable, Sendable {
    /// The skeleton, even after the content has loaded.
    case skeleton
    /// The content, with the skeleton only while it loads.
    case content
    /// The skeleton and the content, alternately.
    case loop

    /// The title of the button that chooses this playback.
    var title: String {
        switch self {
        case .skeleton: "Skeleton"
        case .content: "Content"
        case .loop: "Loop"
        }
    }

    /// The tooltip of the button that chooses this playback.
    var toolTip: String {
        switch self {
        case .skeleton: "Keep the skeleton"
        case .content: "Show the content, and the skeleton only while it loads"
        case .loop: "Alternate between the skeleton and the content"
        }
    }

    /// The key that chooses this playback.
    var key: String {
        switch self {
        case .skeleton: "S"
        case .content: "H"
        case .loop: "O"
        }
    }
}
