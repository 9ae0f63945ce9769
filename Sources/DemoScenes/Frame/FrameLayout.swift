import Foundation

/// Where the parts of the demo's window stand, in points, as they are read from left to right.
struct FrameLayout: Equatable {
    /// From which width on the sidebar stands beside the screen; in narrower windows it lies over it when it is opened.
    static let dockingWidth: CGFloat = 900
    /// As wide a screen is at least that has the inspector beside it, and not over it.
    static let leastScreenWidth: CGFloat = 320
    static let sidebarWidth: CGFloat = 200
    static let inspectorWidth: CGFloat = 296
    /// How much wider panels are where text is twice as large as usual, as a part of their width.
    static let growth: CGFloat = 0.7
    /// What remains of the screen beside a panel that lies over it.
    static let leastRest: CGFloat = 24

    /// Whether the sidebar stands beside the screen, and not over it.
    let isDocked: Bool
    /// Whether the inspector does, or would.
    let hasRoomForInspector: Bool
    let sidebar: CGRect
    let screen: CGRect
    let inspector: CGRect

    /// Lays out a window of `size`, with room for the inspector where it is open. Panels are wider where text is
    /// `scale` times as large as usual, though not by as much: what is in them is not all text.
    init(size: CGSize, isInspectorOpen: Bool, scale: CGFloat = 1) {
        let growth = 1 + max(0, scale - 1) * Self.growth
        func width(_ wanted: CGFloat) -> CGFloat {
            min((wanted * growth).rounded(), max(0, size.width - Self.leastRest))
        }
        let (left, right) = (width(Self.sidebarWidth), width(Self.inspectorWidth))
        isDocked = size.width >= Self.dockingWidth + left - Self.sidebarWidth
        sidebar = CGRect(x: 0, y: 0, width: left, height: size.height)
        inspector = CGRect(x: size.width - right, y: 0, width: right, height: size.height)
        let start = isDocked ? left : 0
        hasRoomForInspector = inspector.minX - start >= Self.leastScreenWidth
        let end = hasRoomForInspector && isInspectorOpen ? inspector.minX : size.width
        screen = CGRect(x: start, y: 0, width: end - start, height: size.height)
    }
}
