package import DrawKit
package import RasterKit

/// The memory that a window's frames are drawn to and presented from.
@MainActor
package protocol WindowMemory: AnyObject {
    /// The size of the next frame, in pixels.
    var size: PixelSize { get }

    /// `true` if a frame can be drawn without waiting.
    var hasFreeBuffer: Bool { get }

    /// `true` if the desktop is ready for another frame: always, unless it requests frames and hasn't requested the
    /// next one yet, for example because the window is covered.
    var isReadyForFrame: Bool { get }

    /// `true` if the desktop requests frames; otherwise frames are paced by time.
    var requestsFrames: Bool { get }

    /// The number of frames that were never shown because they were replaced before the desktop requested another one.
    /// 0 if the desktop doesn't request frames.
    var replacedFrames: Int { get }

    /// Dispatches pending compositor events for this window's frames. Returns `true` if there were any; always `false`
    /// if the window system sends none.
    func handleReplies() -> Bool

    /// Calls `draw` with the canvas for a frame that differs from the last one by `damage`. Unless the canvas is new,
    /// it contains the last frame outside of the damage.
    func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError)

    /// Presents the frame, which is unchanged outside `bands`; `nil` presents all of it.
    func show(_ bands: [PixelRect]?) throws(SDLError)

    /// Stops waiting for replies of the desktop, which won't arrive because the window was hidden.
    func discardReplies()
}

extension WindowMemory {
    package var replacedFrames: Int { 0 }

    package func handleReplies() -> Bool { false }
}

/// The memory for one frame.
package struct Canvas {
    package let buffer: PixelBuffer
    /// `true` if the buffer contains nothing of the last frame.
    package let isNew: Bool
    /// The buffer of the last frame if it differs from `buffer`, otherwise `nil`.
    package let previous: PixelBuffer?
}
