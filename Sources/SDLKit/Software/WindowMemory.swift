package import DrawKit
package import RasterKit

/// The memory that a window's picture is drawn into, and the way from there to the screen.
@MainActor
package protocol WindowMemory: AnyObject {
    /// The size of the next picture.
    var size: PixelSize { get }

    /// Whether a picture can be drawn without waiting.
    var hasRoom: Bool { get }

    /// Whether the desktop wants another picture after the last one. It does not for a window that nobody sees.
    var isAskedForPicture: Bool { get }

    /// Whether the desktop says when it wants one; else that is a matter of time.
    var asksForPictures: Bool { get }

    /// The number of pictures that the next one replaced before the desktop asked for it, so that nobody has seen them.
    /// 0 if the desktop does not ask.
    var replacedPictures: Int { get }

    /// Handles what the desktop has said about its pictures; returns `true` if it has said anything. No effect where it
    /// says nothing.
    func handleReplies() -> Bool

    /// Calls `draw` with where to draw a picture that differs from the last one by `damage`. What lies outside of that
    /// is the last picture's, unless the canvas is new.
    func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError)

    /// Shows what was drawn, of which nothing changed outside `bands`; nil shows all of it.
    func show(_ bands: [PixelRect]?) throws(SDLError)

    /// Notes that the window was taken off the screen: what the desktop owes it will not come.
    func forgetScreen()
}

extension WindowMemory {
    package var replacedPictures: Int { 0 }

    package func handleReplies() -> Bool { false }
}

/// Memory for one picture.
package struct Canvas {
    package let buffer: PixelBuffer
    /// Whether nothing of the last picture is there.
    package let isNew: Bool
    /// Where the last picture is, if not there.
    package let previous: PixelBuffer?
}
