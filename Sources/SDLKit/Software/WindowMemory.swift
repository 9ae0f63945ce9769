package import DrawKit
package import RasterKit

/// The memory that a window's frames are drawn to and presented from.
@MainActor
package protocol WindowMemory: AnyObject {
    /// The size of the next frame, in pixels.
    var size: PixelSize { get }

    /// `true` if a frame can be drawn without waiting.
    var hasFreeBuffer: Bool { get }

    /// `true` if another frame can be presented: always, unless a compositor requests frames and hasn't requested the
    /// next one yet, for example because the window is covered.
    var isReadyForFrame: Bool { get }

    /// `true` if a compositor requests frames; otherwise frames are paced by time.
    var requestsFrames: Bool { get }

    /// The number of frames that were never shown because they were replaced before the compositor requested another
    /// one. 0 if no compositor requests frames.
    var replacedFrames: Int { get }

    /// Handles the compositor's pending events for this window's frames. Returns `true` if there were any; always
    /// `false` if no compositor requests frames.
    func handleReplies() -> Bool

    /// Calls `draw` with the canvas for a frame that differs from the last one by `damage`. Unless the canvas is new,
    /// it contains the last frame outside of the damage.
    func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError)

    /// Presents the frame, which is unchanged outside `bands`; `nil` presents all of it.
    func show(_ bands: [PixelRect]?) throws(SDLError)

    /// Stops waiting for the compositor to request a frame, which it won't do while the window is hidden.
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
