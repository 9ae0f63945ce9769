package import Foundation
import SkeletonView

/// The playback and the time span of a recording.
extension DemoState {
    /// Returns the start and the duration, in seconds, of a recording that loops seamlessly, if possible: one period of
    /// the bones' motion if the bones stay visible, or one cycle of a load loop. The recording begins when the bones
    /// are fully visible. `loadTime` is the time in seconds that the feed takes to load.
    package func recordedTime(loadTime: TimeInterval) -> (start: TimeInterval, duration: TimeInterval) {
        let start = style.delay + style.transitionDuration
        switch scene {
        case .feed, .gallery, .profile:
            // The end of a load restarts the bones. If a load would end during the recording, record after it.
            if playback == .skeleton { return (loadTime < start + period ? loadTime + start : start, period) }
            // Unlike the first load, the cycles of the loop all show the same bones.
            return (loadTime + LoadLoop.contentTime + start, loopDuration)
        case .hierarchy, .animations, .text: return (start, playback == .loop ? loopDuration : period)
        case .somo, .controls, .stress, .file: return (start, loadTime + LoadLoop.contentTime)
        }
    }

    /// The playback to record: a loop instead of content, which would be a still image.
    package var recordedPlayback: DemoPlayback { playback == .skeleton ? .skeleton : .loop }

    /// The duration of a cycle of the loop in seconds.
    private var loopDuration: TimeInterval { style.loopLoadTime + LoadLoop.contentTime }

    /// The period of the bones' motion, in seconds, if the style determines it; otherwise, the duration of a pulse.
    private var period: TimeInterval {
        guard style.type == .gradient, style.isAnimated, style.light.speed == 0 else { return Self.pulse }
        let sweep = style.duration * (style.autoreverses ? 2 : 1) + style.light.pause
        return style.motion == .slow ? 2 * sweep : sweep
    }

    /// The duration in seconds of a pulse and its reverse.
    private static let pulse = 2.0
}
