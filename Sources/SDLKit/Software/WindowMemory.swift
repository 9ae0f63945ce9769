package import DrawKit
package import RasterKit

/// The memory that a window's frame is drawn into, and its way to the screen.
@MainActor
package protocol WindowMemory: AnyObject {
    /// The size of the next frame.
    var size: PixelSize { get }

    /// `true` if a frame can be drawn without waiting.
    var hasRoom: Bool { get }

    /// `true` if the desktop requests another frame after the last one. It doesn't for an invisible window.
    var isAskedForPicture: Bool { get }

    /// `true` if the desktop requests frames. Otherwise they are paced by time.
    var asksForPictures: Bool { get }

    /// The number of frames that were replaced before the desktop requested them, so that they were never shown. 0 if
    /// the desktop makes no requests.
    var replacedPictures: Int { get }

    /// Dispatches pending compositor events for this window's frames. Returns `true` if there were any; always `false`
    /// if the window system sends none.
    func handleReplies() -> Bool

    /// Calls `draw` with the canvas for a frame that differs from the last one by `damage`. Outside of the damage, the
    /// canvas contains the last frame, unless it is new.
    func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError)

    /// Presents the drawn frame, in which nothing changed outside `bands`; `nil` presents all of it.
    func show(_ bands: [PixelRect]?) throws(SDLError)

    /// Handles that the window was hidden: pending replies of the desktop will not arrive.
    func forgetScreen()
}

extension WindowMemory {
    package var replacedPictures: Int { 0 }

    package func handleReplies() -> Bool { false }
}

/// The memory for one picture.
package struct Canvas {
    package let buffer: PixelBuffer
    /// `true` if it contains nothing of the last frame.
    package let isNew: Bool
    /// The last frame, if it is in another buffer.
    package let previous: PixelBuffer?
}
