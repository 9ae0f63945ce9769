import CProgramWatch
import DrawKit

extension WatchedEvent {
    /// The drawn rectangle, relative to the window.
    var rect: PixelRect {
        PixelRect(
            minX: Int32(x), minY: Int32(y), maxX: Int32(x) + Int32(width), maxY: Int32(y) + Int32(height))
    }

    /// The size of the window at the time of the drawing.
    var windowSize: PixelSize { PixelSize(width: Int32(window_width), height: Int32(window_height)) }

    /// The time of a presented pixmap in nanoseconds: as reported by the server or, if it reported none, as received.
    func presentedTime(received: UInt64) -> UInt64 { microseconds > 0 ? microseconds * 1000 : received }
}
