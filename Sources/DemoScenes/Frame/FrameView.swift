import ViewKit

/// The view of the demo's window. Its buttons look like part of the screen's header, so Tab reaches them before the
/// screen, although they are in front of the screen. While `coveringPanel` is a subview, Tab skips the views behind
/// that panel, where the focus ring would be hidden.
@MainActor
final class FrameView: UIView, FocusOrdering {
    /// The panel that covers a part of the screen and leaves the rest usable, or `nil`.
    weak var coveringPanel: UIView?

    var focusOrder: [UIView] {
        if let coveringPanel, let index = subviews.firstIndex(of: coveringPanel) { return Array(subviews[index...]) }
        let buttons = subviews.filter { $0 is KeyButton }
        var others = subviews.filter { !($0 is KeyButton) }
        others.insert(contentsOf: buttons, at: others.first is SidebarView ? 1 : 0)
        return others
    }
}
