public import Foundation
import LayerKit

// Animations that depend on a bone's position. A layer that isn't a bone is animated like a bone at the top of a
// left-to-right view.
extension SkeletonAnimationBuilder {
    /// Returns a repeating animation that stretches each bone from its leading edge to its full width and back.
    ///
    /// Circles scale in both directions; bones with a path or continuous corners scale only horizontally. All other
    /// bones change their width and keep their corner radius.
    ///
    /// While the animation runs, every frame re-records the window's display list and draws all bones.
    ///
    /// - Parameters:
    ///   - start: The initial width as a fraction of the full width, clamped to 0...1. 0.3 by default and for nonfinite
    ///     values.
    ///   - duration: The duration of the stretch in seconds; shrinking back takes the same time. 1 by default and for
    ///     values that aren't finite and positive.
    public func makeStretchAnimation(from start: CGFloat = 0.3, duration: TimeInterval = 1) -> SkeletonLayerAnimation {
        let path = StretchPath(
            start: start.isFinite ? min(max(start, 0), 1) : 0.3, duration: Self.positive(duration, else: 1))
        return { BoneMotion(path, of: $0) }
    }

    /// Returns an animation that drops each bone into place once, overshooting by a tenth of `height`. Lower bones drop
    /// later.
    ///
    ///     let builder = SkeletonAnimationBuilder()
    ///     view.showAnimatedSkeleton(animation: builder.makeDropInAnimation { $0.pulse }, transition: .none)
    ///
    /// The drop starts when the skeleton has appeared; with a transition, the content fades out first. Bones that are
    /// added or laid out later, such as those of rows that scroll into view, appear in place. Every drop ends within
    /// `maximumMotionDuration`. While bones drop, every frame re-records the window's display list.
    ///
    /// - Parameters:
    ///   - height: The height of the drop in points. 32 by default and for nonfinite values.
    ///   - duration: The duration of a drop in seconds. 0.5 by default and for values that aren't finite and positive.
    ///   - speed: The speed of the stagger in points per second: a bone `d` points below the top of the skeleton's view
    ///     starts to drop after `d / speed` seconds. Infinity drops all bones at the same time. 1200 by default and for
    ///     values that aren't positive.
    ///   - next: The animation that follows the drops. It starts once the first bones have dropped, and all bones run
    ///     it in phase. `nil`, the default, leaves the bones still.
    @preconcurrency
    public func makeDropInAnimation(
        height: CGFloat = 32, duration: TimeInterval = 0.5, speed: CGFloat = 1200,
        then next: SkeletonLayerAnimation? = nil
    ) -> SkeletonLayerAnimation {
        let path = DropInPath(
            height: height.isFinite ? height : 32, duration: Self.positive(duration, else: 0.5),
            speed: speed > 0 ? speed : 1200, next: next)
        return { BoneMotion(path, of: $0) }
    }

    /// Returns an animation that sends a wave down the bones: each bone pulses, and lower bones start later.
    ///
    /// A bone whose top is `y` points below the top of the skeleton's view starts `y / speed` seconds after the
    /// skeleton has appeared. Positions in a scroll view are measured as if it were scrolled to the top, so a bone
    /// keeps its phase while it scrolls. A bone that moves changes its phase at the next layout.
    ///
    /// Light colors shift toward black and dark colors toward white, at the same cost as a pulse. Gradients and drawn
    /// bones change their opacity instead, so every frame re-records the window's display list.
    ///
    /// - Parameters:
    ///   - amplitude: The amount by which a bone's color or opacity changes, clamped to 0...1. 0.15 by default and for
    ///     nonfinite values.
    ///   - speed: The speed of the wave in points per second. Infinity pulses all bones at the same time. 600 by
    ///     default and for values that aren't positive.
    ///   - duration: The duration of one half of a pulse in seconds; a full pulse takes twice as long. 0.8 by default
    ///     and for values that aren't finite and positive.
    public func makeWaveAnimation(
        amplitude: CGFloat = 0.15, speed: CGFloat = 600, duration: TimeInterval = 0.8
    ) -> SkeletonLayerAnimation {
        let path = WavePath(
            amplitude: amplitude.isFinite ? min(max(amplitude, 0), 1) : 0.15, speed: speed > 0 ? speed : 600,
            duration: Self.positive(duration, else: 0.8))
        return { BoneMotion(path, of: $0) }
    }

    /// Returns `duration` if it is finite and positive, and `fallback` otherwise.
    static func positive(_ duration: TimeInterval, else fallback: TimeInterval) -> TimeInterval {
        duration.isFinite && duration > 0 ? duration : fallback
    }
}
