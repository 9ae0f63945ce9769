package import Foundation

/// What shows a window: a window of the desktop, or an off-screen stage. The window asks it for nothing to draw with.
@MainActor
package protocol WindowHost: AnyObject {
    /// A frame or a timer may be due earlier than when the host last asked.
    func wake()

    /// The name of the pointer's shape to show.
    func setCursor(_ cursor: PointerShape)

    /// Asks for text, from the keyboard or an input method, that appears at `area` of the window,
    /// in points; nil ends it.
    func setTextInput(_ area: CGRect?)

    /// What was copied or cut last, here or in another program; nil when it is no text.
    var clipboardText: String? { get set }
}

/// The pointer's shapes.
package enum PointerShape: Sendable {
    case arrow, hand, text
}
