import Foundation

/// A file format of recordings, named by its file name extension.
enum RecordingFormat: String, CaseIterable {
    case mp4, webm, gif, png

    /// Creates the format for the file at `path`, or returns `nil` if its extension is unknown.
    init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }

    /// The maximum frame rate, or `nil` for no limit. GIF files measure time in hundredths of a second, and browsers
    /// show a frame of one hundredth for ten hundredths.
    var maximumFramesPerSecond: Double? { self == .gif ? 50 : nil }

    /// Returns the ffmpeg options for a recording of `span`. Empty for a format that isn't written by ffmpeg.
    func encoding(of span: RecordingSpan) -> [String] {
        // Chroma has half the resolution, so sides with an odd number of pixels lose their last pixel.
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
            // One palette made from whole frames, and no dithering, so that still areas stay free of noise.
            let colors = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle"
            return ["-vf", colors, "-loop", "0", "-final_delay", "\(span.lastHundredths)", "-f", "gif"]
        case .png:
            return []
        }
    }
}

/// The time span and frame rate of a recording.
struct RecordingSpan {
    /// The maximum number of frames.
    static let maximumFrames = 36_000

    /// The start in seconds.
    var start: TimeInterval
    var duration: TimeInterval
    var framesPerSecond: Double

    /// Creates a span for a recording in `format`, whose frame rate limit may reduce `framesPerSecond`.
    init(start: TimeInterval, duration: TimeInterval, framesPerSecond: Double, format: RecordingFormat? = nil) {
        self.start = start
        self.duration = duration
        self.framesPerSecond = min(framesPerSecond, format?.maximumFramesPerSecond ?? framesPerSecond)
        frameCount = max(1, Int((duration * self.framesPerSecond).rounded()))
        // If the last frame would be too short for a GIF, the frame before it is shown longer instead.
        if format == .gif, frameCount > 1, lastHundredths(after: frameCount) < Self.minimumHundredths {
            frameCount -= 1
        }
    }

    /// The number of frames, at least 1.
    private(set) var frameCount: Int

    /// The display time of the last frame in a GIF, in hundredths of a second: the rest of the duration, but at least
    /// two.
    var lastHundredths: Int { max(Self.minimumHundredths, lastHundredths(after: frameCount)) }

    private static let minimumHundredths = 2

    private func lastHundredths(after count: Int) -> Int {
        // Rounds times as ffmpeg does.
        Int((duration * 100).rounded()) - Int((Double(count - 1) * 100 / framesPerSecond).rounded())
    }

    /// Returns the time of the frame at `index`.
    func time(of index: Int) -> TimeInterval { start + Double(index) / framesPerSecond }
}
