import Foundation

/// The kinds of files that frames are recorded into, by the ends of their names.
enum RecordingFormat: String, CaseIterable {
    case mp4, webm, gif, png

    /// The kind of the file at `path`; nil for any other.
    init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }

    /// The most frames a second; nil is no limit. Times are hundredths of a second in GIF files, and browsers show
    /// pictures of one hundredth for ten.
    var mostFramesPerSecond: Double? { self == .gif ? 50 : nil }

    /// ffmpeg's options for the file of `span`; empty for a file that it does not write.
    func encoding(of span: RecordingSpan) -> [String] {
        // Colours are kept in halves of the size, so sides that are odd lose their last pixels.
        let even = "crop=trunc(iw/2)*2:trunc(ih/2)*2"
        switch self {
        case .mp4:
            return [
                "-vf", even, "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
                "-f", "mp4",
            ]
        case .webm:
            return ["-vf", even, "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-pix_fmt", "yuv420p", "-f", "webm"]
        case .gif:
            // One set of colours, made for what changes, and no noise in what stays.
            let colors = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle"
            return ["-vf", colors, "-loop", "0", "-final_delay", "\(span.lastHundredths)", "-f", "gif"]
        case .png:
            return []
        }
    }
}

/// Which instants are recorded.
struct RecordingSpan {
    /// More frames than this are refused.
    static let mostFrames = 36_000

    /// In seconds.
    var start: TimeInterval
    var duration: TimeInterval
    var framesPerSecond: Double

    /// Makes the span of a recording in `format`, which may have fewer frames a second than `framesPerSecond`.
    init(start: TimeInterval, duration: TimeInterval, framesPerSecond: Double, format: RecordingFormat? = nil) {
        (self.start, self.duration) = (start, duration)
        self.framesPerSecond = min(framesPerSecond, format?.mostFramesPerSecond ?? framesPerSecond)
        frameCount = max(1, Int((duration * self.framesPerSecond).rounded()))
        // The last frame would be too short for a GIF: the one before is shown longer.
        if format == .gif, frameCount > 1, lastHundredths(after: frameCount) < Self.leastHundredths { frameCount -= 1 }
    }

    /// At least one.
    private(set) var frameCount: Int

    /// How long the last frame is shown in a GIF, in hundredths of a second: until the duration is over.
    var lastHundredths: Int { max(Self.leastHundredths, lastHundredths(after: frameCount)) }

    private static let leastHundredths = 2

    private func lastHundredths(after count: Int) -> Int {
        // Times are rounded as ffmpeg does.
        Int((duration * 100).rounded()) - Int((Double(count - 1) * 100 / framesPerSecond).rounded())
    }

    /// The instant of the frame at `index`.
    func time(of index: Int) -> TimeInterval { start + Double(index) / framesPerSecond }
}
