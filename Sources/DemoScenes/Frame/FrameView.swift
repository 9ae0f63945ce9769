import ViewKit

/// The view of the demo's window. Tab reaches its buttons before the screen, although they lie in front of the screen,
/// because they look like part of the screen's header. While a panel covers the screen, Tab reaches nothing behind the
/// panel, where the focus ring would be hidden.
@MainActor
final class FrameView: UIView, FocusOrdering {
    /// The panel that covers a part of the screen and leaves the rest usable, or `nil`.
    weak var coveringPanel: UIView?

    var focusOrder: [UIView] {
        if let coveringPanel, let place = subviews.firstIndex(of: coveringPanel) { return Array(subviews[place...]) }
        let buttons = subviews.filter { $0 is KeyButton }
        var others = subviews.filter { !($0 is KeyButton) }
        others.insert(contentsOf: buttons, at: others.first is SidebarView ? 1 : 0)
        return others
    }
}
