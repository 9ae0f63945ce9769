public import Foundation
import LayerKit

// Motions by which bones differ where they stand. On layers that are no bones they are those of a bone at the top,
// where one reads from left to right.
extension SkeletonAnimationBuilder {
    /// An animation that lets each bone grow from its leading edge to its width and back, forever: from the left where
    /// its view reads from left to right, else from the right. Circles grow as a whole, and other shapes are as wide as
    /// the bone is.
    ///
    /// While it is on, each frame records the window anew and draws all bones.
    ///
    /// - Parameters:
    ///   - start: The part of the width with which a bone begins, 0...1. 0.3 by default; what is outside counts as the
    ///     nearest, and what is not finite as the default.
    ///   - duration: Seconds each way. 1 by default, and where it is not above 0.
    public func makeStretchAnimation(from start: CGFloat = 0.3, duration: TimeInterval = 1) -> SkeletonLayerAnimation {
        let path = StretchPath(
            start: start.isFinite ? min(max(start, 0), 1) : 0.3, duration: Self.positive(duration, else: 1))
        return { BoneMotion(path, of: $0) }
    }

    /// An animation that lets each bone fall into its place once, a tenth too far and back, the later the lower it
    /// stands.
    ///
    ///     let builder = SkeletonAnimationBuilder()
    ///     view.showAnimatedSkeleton(animation: builder.makeDropInAnimation { $0.pulse }, transition: .none)
    ///
    /// The falls begin when the skeleton has appeared: with a transition, the content fades first. Bones that come
    /// later, in rows that are scrolled into sight, say, stand in their places, as do those that are laid out anew. All
    /// falls are over within the `maximumMotionDuration`. While bones fall, each frame records the window anew.
    ///
    /// - Parameters:
    ///   - height: How far a bone falls, in points. 32 by default; what is not finite is the default.
    ///   - duration: Seconds of a fall. 0.5 by default, and where it is not above 0.
    ///   - speed: How fast the falls go down the skeleton's view, in points a second; infinity is all at once. 1200 by
    ///     default, and where it is not above 0.
    ///   - next: What the bones do from when the first have fallen, all in step. Nil, the default, is nothing.
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

    /// An animation that sends a wave down over the bones: each pulses, and begins the later the lower it stands.
    ///
    /// A bone whose top is `y` points below that of the skeleton's view begins `y / speed` seconds after the skeleton
    /// has appeared. What scrolls counts as if it were at its top, so a bone keeps its beat while it is scrolled; one
    /// in another place has that place's from the next layout on.
    /// Colours go towards black, dark ones towards white, and cost a frame no more than a pulse; gradients become
    /// see-through instead, and record the window anew in each frame.
    ///
    /// - Parameters:
    ///   - amplitude: How far a bone's colour goes, or how much of a gradient's opacity, 0...1. 0.15 by default; what
    ///     is outside counts as the nearest, and what is not finite as the default.
    ///   - speed: How fast the wave goes down, in points a second; infinity is all at once. 600 by default, and where
    ///     it is not above 0.
    ///   - duration: Seconds each way of a bone's pulse. 0.8 by default, and where it is not above 0.
    public func makeWaveAnimation(
        amplitude: CGFloat = 0.15, speed: CGFloat = 600, duration: TimeInterval = 0.8
    ) -> SkeletonLayerAnimation {
        let path = WavePath(
            amplitude: amplitude.isFinite ? min(max(amplitude, 0), 1) : 0.15, speed: speed > 0 ? speed : 600,
            duration: Self.positive(duration, else: 0.8))
        return { BoneMotion(path, of: $0) }
    }

    private static func positive(_ duration: TimeInterval, else usual: TimeInterval) -> TimeInterval {
        duration.isFinite && duration > 0 ? duration : usual
    }
}
