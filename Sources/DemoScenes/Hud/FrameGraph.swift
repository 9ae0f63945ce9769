import DrawKit
import FrameMetrics
import ViewKit

/// Draws frame times as bars, newest on the right, with a line at the frame budget.
enum FrameGraph {
    /// The width of the image, in pixels.
    static let width = FrameFigures.frames * barWidth
    /// The height of the image, in pixels.
    static let height = 48

    private static let barWidth = 2
    /// The time at the top of the graph in milliseconds: two frames at 60 Hz.
    private static let maximumMilliseconds = 100.0 / 3
    private static let budget = maximumMilliseconds / 2
    private static let onTime: UInt32 = 0xFF64_B0FF
    private static let late: UInt32 = 0xFFFF_9F0A
    private static let line: UInt32 = 0xFF8E_9AA1

    /// Returns an image of `times`, which are in milliseconds, oldest first.
    static func image(_ times: [Double]) -> UIImage {
        var words = [UInt32](repeating: 0, count: width * height)
        for x in 0..<width { words[height / 2 * width + x] = line }
        let latest = times.suffix(FrameFigures.frames)
        let start = (FrameFigures.frames - latest.count) * barWidth
        for (index, time) in latest.enumerated() {
            let bar = max(1, min(height, Int((time / maximumMilliseconds * Double(height)).rounded())))
            let color = time > budget ? late : onTime
            for y in height - bar..<height {
                for x in 0..<barWidth - 1 { words[y * width + start + index * barWidth + x] = color }
            }
        }
        let size = PixelSize(width: Int32(width), height: Int32(height))
        return UIImage(bitmap: Bitmap(size: size, pixels: .color(words)))
    }
}
