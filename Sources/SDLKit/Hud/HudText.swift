import Foundation
import FrameMetrics

/// The text of the frame overlay. It contains only ASCII characters, which the overlay's glyphs cover.
struct HudText: Equatable {
    /// The rate of drawn frames, or "idle".
    var rate = "- fps"
    /// The median, 99th percentile and maximum of the latest frame times.
    var times = "no frames yet"
    /// The number of missed frames.
    var missed = ""
    /// The display's frame interval, which the line in the graph shows.
    var interval = ""

    /// Creates the text to show before the first frame.
    init() {}

    /// Creates the text for the frames in `history`. `interval` is in seconds.
    init(_ history: HudHistory, interval: TimeInterval, isIdle: Bool) {
        let figures = FrameFigures(history.samples)
        if isIdle {
            rate = "idle"
        } else if let framesPerSecond = figures.framesPerSecond {
            rate = String(format: "%.1f fps", min(framesPerSecond, 9_999))
        }
        if history.count > 0 {
            let (median, slow, slowest) = (figures.median, figures.slow, figures.slowest)
            times = "p50 \(Self.number(median))  p99 \(Self.number(slow))  max \(Self.number(slowest)) ms"
        }
        missed = "missed \(history.missedFrames) of \(history.drawnFrames)"
        self.interval = "line \(Self.number(interval * 1000)) ms"
    }

    /// Returns `milliseconds` with as many decimals as fit the overlay.
    static func number(_ milliseconds: Double) -> String {
        let decimals = milliseconds < 9.995 ? 2 : milliseconds < 99.95 ? 1 : 0
        return String(format: "%.\(decimals)f", min(milliseconds, 999_999))
    }
}
