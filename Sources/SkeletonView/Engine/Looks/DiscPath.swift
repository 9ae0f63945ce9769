import Foundation
import LayerKit

/// The growth of a disc highlight over a space of a given size.
struct DiscPath {
    private let highlight: SkeletonHighlight
    private let size: CGSize
    private let isRightToLeft: Bool

    /// Creates the growth of `highlight`, which has an origin, over `size` in the given reading direction.
    init(_ highlight: SkeletonHighlight, over size: CGSize, isRightToLeft: Bool) {
        self.highlight = highlight
        self.size = size.sanitized
        self.isRightToLeft = isRightToLeft
    }

    /// The center of the disc in the space, in points.
    var center: CGPoint {
        func fraction(_ value: CGFloat?) -> CGFloat { value.map { $0.isFinite ? min(max($0, -100), 100) : 0.5 } ?? 0.5 }
        let x = fraction(highlight.origin?.x)
        return CGPoint(x: (isRightToLeft ? 1 - x : x) * size.width, y: fraction(highlight.origin?.y) * size.height)
    }

    /// The disc's final radius in points.
    var reach: CGFloat {
        let farthest = hypot(
            max(center.x, size.width - center.x), max(center.y, size.height - center.y))
        return switch highlight.width {
        case .fraction(let part) where part.isFinite && part > 0: max(farthest * part, SkeletonHighlight.minimumLength)
        case .points(let points) where points.isFinite && points > 0: max(points / 2, SkeletonHighlight.minimumLength)
        default: farthest
        }
    }

    /// The duration of a sweep and of the pause after it.
    var sweepPeriod: SweepPeriod { SweepPeriod(duration: duration, pause: highlight.sanitizedPause) }

    /// The number of seconds from the start of one cycle to the next.
    var period: TimeInterval { sweepPeriod.period }

    /// Returns an endless animation of a layer that contains the disc in a square of `side` points.
    @MainActor
    func animation(side: CGFloat) -> CAAnimation {
        let growth = CABasicAnimation(keyPath: "transform.scale")
        growth.fromValue = CGFloat(0)
        growth.toValue = 2 * reach / side
        let fading = CAKeyframeAnimation(keyPath: "opacity")
        fading.values = (0...Self.steps).map { Self.brightness(at: Double($0) / Double(Self.steps)) }
        let group = CAAnimationGroup()
        group.animations = [growth, fading]
        group.duration = period
        group.repeatCount = .infinity
        for animation in [growth, fading] {
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: highlight.easing.name)
            // The disc is invisible during the pause.
            animation.fillMode = .both
        }
        return group
    }

    // MARK: Private

    /// The number of linear segments that approximate the decrease in brightness.
    private static let steps = 32

    private static func brightness(at progress: Double) -> Double { 1 - progress * progress }

    private var duration: TimeInterval {
        switch highlight.pace {
        case .duration(let seconds) where seconds.isFinite && seconds > 0: seconds
        case .speed(let speed) where speed.isFinite && speed > 0: max(Double(reach / speed), 1e-3)
        default: SkeletonHighlight.defaultDuration
        }
    }
}
