import ViewKit

/// The view of the demo's window. The Tab key comes to its buttons before the screen, on whose header they stand,
/// though they lie in front of it. While a panel covers the screen it comes to nothing behind that, where the ring of
/// what has the keys would not be seen.
@MainActor
final class FrameView: UIView, FocusOrdering {
    /// What lies over the screen, which can be used all the same; nil for nothing.
    weak var coveringPanel: UIView?

    var focusOrder: [UIView] {
        if let coveringPanel, let place = subviews.firstIndex(of: coveringPanel) { return Array(subviews[place...]) }
        let buttons = subviews.filter { $0 is KeyButton }
        var others = subviews.filter { !($0 is KeyButton) }
        others.insert(contentsOf: buttons, at: others.first is SidebarView ? 1 : 0)
        return others
    }
}
