/// What shows a window: a window of the desktop, or an off-screen stage. The window asks it for nothing to draw with.
@MainActor
package protocol WindowHost: AnyObject {
    /// A frame or a timer may be due earlier than when the host last asked.
    func wake()

    /// The name of the pointer's shape to show.
    func setCursor(_ cursor: PointerShape)
}

/// The pointer's shapes.
package enum PointerShape: Sendable {
    case arrow, hand
}
