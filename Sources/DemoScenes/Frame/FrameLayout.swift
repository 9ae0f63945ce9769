import Foundation

/// The frames of the parts of the demo's window, in points, for a left-to-right layout.
struct FrameLayout: Equatable {
    /// The minimum window width for a sidebar beside the screen at the default text size. In narrower windows, the
    /// sidebar opens over the screen.
    static let dockingWidth: CGFloat = 900
    /// The minimum width of a screen with the inspector beside it.
    static let minimumScreenWidth: CGFloat = 320
    static let sidebarWidth: CGFloat = 200
    static let inspectorWidth: CGFloat = 296
    /// The growth of panels at twice the default text size, as a fraction of their width.
    static let growth: CGFloat = 0.7
    /// The minimum width of the part of the screen that stays visible beside a panel that covers the rest.
    static let minimumVisibleScreenWidth: CGFloat = 24

    /// `true` if the sidebar is beside the screen, not over it.
    let isDocked: Bool
    /// `true` if the inspector is beside the screen, or would be if it were open.
    let hasRoomForInspector: Bool
    let sidebar: CGRect
    let screen: CGRect
    let inspector: CGRect

    /// Lays out a window of `size`, with room for the inspector if it is open. Panels grow with the text `scale`, but
    /// less than proportionally, because not everything in them is text.
    init(size: CGSize, isInspectorOpen: Bool, scale: CGFloat = 1) {
        let growth = 1 + max(0, scale - 1) * Self.growth
        func width(_ defaultWidth: CGFloat) -> CGFloat {
            min((defaultWidth * growth).rounded(), max(0, size.width - Self.minimumVisibleScreenWidth))
        }
        let (left, right) = (width(Self.sidebarWidth), width(Self.inspectorWidth))
        isDocked = size.width >= Self.dockingWidth + left - Self.sidebarWidth
        sidebar = CGRect(x: 0, y: 0, width: left, height: size.height)
        inspector = CGRect(x: size.width - right, y: 0, width: right, height: size.height)
        let start = isDocked ? left : 0
        hasRoomForInspector = inspector.minX - start >= Self.minimumScreenWidth
        let end = hasRoomForInspector && isInspectorOpen ? inspector.minX : size.width
        screen = CGRect(x: start, y: 0, width: end - start, height: size.height)
    }
}
