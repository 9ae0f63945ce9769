/// The part of a screen to show once it has loaded.
package enum DemoPlayback: String, CaseIterable, Sendable {
    /// The skeleton, even after the content has loaded.
    case skeleton
    /// The content, with the skeleton only while it loads.
    case content
    /// The skeleton and the content in turns.
    case loop

    /// The title of the button.
    var title: String {
        switch self {
        case .skeleton: "Skeleton"
        case .content: "Content"
        case .loop: "Loop"
        }
    }

    /// The key of the button.
    var key: String {
        switch self {
        case .skeleton: "S"
        case .content: "H"
        case .loop: "O"
        }
    }
}
