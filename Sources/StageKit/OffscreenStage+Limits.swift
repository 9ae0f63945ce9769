import Foundation
import Reporting

/// Limits of sizes, scales and times. Values that exceed them are clamped, with a warning.
extension OffscreenStage {
    /// The maximum side length of a stage, in pixels.
    package static let maximumSide = 16384
    /// The maximum number of pixels of a stage. That number of pixels takes 256 MiB.
    package static let maximumPixels = 67_108_864
    /// The maximum time that one call to `advance` can cover, in seconds: more than eleven days.
    private static let maximumTime: TimeInterval = 1_000_000
    /// The maximum number of frames in one call to `advance`: more than an hour at 60 frames per second.
    private static let maximumFrames: TimeInterval = 250_000

    static func clamped(_ scale: CGFloat) -> CGFloat {
        let range: ClosedRange<CGFloat> = 1 / 64...16
        if range.contains(scale) { return scale }
        let used = scale.isFinite && scale > 0 ? min(max(scale, range.lowerBound), range.upperBound) : 1
        Diagnostics.report("OffscreenStage: invalid scale \(scale); using \(used)")
        return used
    }

    static func clamped(_ size: CGSize, scale: CGFloat) -> CGSize {
        let largest = CGFloat(maximumSide) / scale
        func side(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(0, points), largest) : 0 }
        var used = CGSize(width: side(size.width), height: side(size.height))
        let largestArea = CGFloat(maximumPixels) / (scale * scale)
        if used.width * used.height > largestArea { used.height = (largestArea / used.width).rounded(.down) }
        if used != size {
            Diagnostics.report(
                "OffscreenStage: invalid size \(size.width)x\(size.height); using "
                    + "\(used.width)x\(used.height)")
        }
        return used
    }

    /// Returns `seconds` and `step` clamped so that `advance` terminates.
    static func bounded(_ seconds: TimeInterval, _ step: TimeInterval) -> (seconds: TimeInterval, step: TimeInterval) {
        var (length, pace) = (seconds.isFinite ? max(0, seconds) : 0, step)
        if length > maximumTime {
            length = maximumTime
            Diagnostics.report("OffscreenStage: advance(by: \(seconds)) is too long; advancing by \(length)")
        }
        if pace.isFinite, pace > 0, length / pace > maximumFrames {
            pace = length / maximumFrames
            Diagnostics.report(
                "OffscreenStage: \(length) seconds in steps of \(step) are too many frames; using steps of \(pace)")
        }
        return (length, pace)
    }
}
