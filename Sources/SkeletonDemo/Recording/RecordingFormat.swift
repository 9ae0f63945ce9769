import Foundation

/// The kinds of files that frames are recorded into, by the ends of their names.
enum RecordingFormat: String, CaseIterable {
    case mp4, webm, gif, png

    /// The kind of the file at `path`; nil for any other.
    init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }

    /// What ffmpeg is told about the file that it writes; empty for what it does not write.
    var encoding: [String] {
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
            return ["-vf", colors, "-loop", "0", "-f", "gif"]
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

    /// At least one.
    var frameCount: Int { max(1, Int((duration * framesPerSecond).rounded())) }

    /// The instant of the frame at `index`.
    func time(of index: Int) -> TimeInterval { start + Double(index) / framesPerSecond }
}
