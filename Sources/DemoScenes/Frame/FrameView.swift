import ViewKit

/// The view of the demo's window. The Tab key comes to its buttons before the screen, on whose header they stand,
/// though they lie in front of it.
@MainActor
final class FrameView: UIView, FocusOrdering {
    var focusOrder: [UIView] {
        let buttons = subviews.filter { $0 is KeyButton }
        var others = subviews.filter { !($0 is KeyButton) }
        others.insert(contentsOf: buttons, at: others.first is SidebarView ? 1 : 0)
        return others
    }
}
