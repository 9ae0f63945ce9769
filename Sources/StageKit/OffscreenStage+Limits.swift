import Foundation
import Reporting

/// Sizes, scales and times that no window has: each is mended, with a message.
extension OffscreenStage {
    /// The most pixels that a side of a stage has.
    package static let largestSide = 16384
    /// The longest time that one call of `advance` passes, in seconds: eleven days.
    private static let longestTime: TimeInterval = 1_000_000
    /// The most frames that one call of `advance` runs: an hour of 60 a second, and some more.
    private static let mostFrames: TimeInterval = 250_000

    static func usable(_ scale: CGFloat) -> CGFloat {
        let range: ClosedRange<CGFloat> = 1 / 64...16
        if range.contains(scale) { return scale }
        let used = scale.isFinite && scale > 0 ? min(max(scale, range.lowerBound), range.upperBound) : 1
        Diagnostics.report("OffscreenStage: a scale of \(scale) is none that a window can have; \(used) is used")
        return used
    }

    static func usable(_ size: CGSize, scale: CGFloat) -> CGSize {
        let largest = CGFloat(largestSide) / scale
        func side(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(0, points), largest) : 0 }
        let used = CGSize(width: side(size.width), height: side(size.height))
        if used != size {
            Diagnostics.report(
                "OffscreenStage: a size of \(size.width)x\(size.height) is none that a window can have; "
                    + "\(used.width)x\(used.height) is used")
        }
        return used
    }

    /// What `advance` takes for `seconds` and `step`, so that it comes to an end.
    static func bounded(_ seconds: TimeInterval, _ step: TimeInterval) -> (seconds: TimeInterval, step: TimeInterval) {
        var (length, pace) = (seconds.isFinite ? max(0, seconds) : 0, step)
        if length > longestTime {
            length = longestTime
            Diagnostics.report("OffscreenStage: advance(by: \(seconds)) is too long; \(length) seconds are passed")
        }
        if pace.isFinite, pace > 0, length / pace > mostFrames {
            pace = length / mostFrames
            Diagnostics.report(
                "OffscreenStage: \(length) seconds in steps of \(step) are too many frames; steps of \(pace) are taken")
        }
        return (length, pace)
    }
}
