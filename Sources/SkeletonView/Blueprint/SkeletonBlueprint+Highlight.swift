public import Foundation
import LayerKit

extension SkeletonBlueprint {
    /// The highlight that sweeps over bones: its direction, width, softness and speed.
    ///
    /// The highlight crosses each bone, or the whole blueprint if ``hasCommonHighlight`` is `true`, and starts and ends
    /// completely outside this space. The default values are those of SkeletonView on iOS. Nonfinite values, and
    /// widths, paces and pauses that are out of range, count as the default.
    public struct Highlight: Hashable, Sendable {
        /// The direction of a sweep: an angle or a diagonal of the animation space.
        public enum Direction: Hashable, Sendable {
            /// An angle in radians, measured from the right; pi / 2 is down.
            case angle(CGFloat)
            /// From the top left corner of the animation space to the bottom right corner. A width or speed in points
            /// has no effect with this direction: the default is used instead.
            case bottomRight
            /// From the bottom right corner of the animation space to the top left corner. A width or speed in points
            /// has no effect with this direction: the default is used instead.
            case topLeft
        }

        /// A length in points or relative to the animation space.
        public typealias Length = SkeletonHighlight.Length
        /// The pace of a sweep: a fixed duration or a fixed speed.
        public typealias Pace = SkeletonHighlight.Pace
        /// The easing of a sweep: how its speed changes.
        public typealias Easing = SkeletonHighlight.Easing

        /// The direction of the sweep. To the right by default.
        public var direction: Direction
        /// The width of the highlight. By default, it is as wide as the animation space.
        public var width: Length
        /// The softness of the highlight, clamped to 0...1. 1 by default.
        public var softness: CGFloat
        /// The pace of a sweep, by default 1.5 seconds.
        public var pace: Pace
        /// The pause between two sweeps in seconds. 0 by default.
        public var pause: TimeInterval
        /// The easing of a sweep. `.easeIn` by default.
        public var easing: Easing
        /// `true` to sweep back after each sweep. `false` by default.
        public var autoreverses: Bool

        /// Creates a highlight. The default values are those of SkeletonView on iOS.
        public init(
            direction: Direction = .angle(0), width: Length = .fraction(1), softness: CGFloat = 1,
            pace: Pace = .duration(1.5), pause: TimeInterval = 0, easing: Easing = .easeIn, autoreverses: Bool = false
        ) {
            self.direction = direction
            self.width = width
            self.softness = softness
            self.pace = pace
            self.pause = pause
            self.easing = easing
            self.autoreverses = autoreverses
        }
    }
}

extension SkeletonBlueprint.Highlight {
    /// Creates a highlight that looks like `highlight`, which must be a band, in the given reading direction and at
    /// `pace` times its speed.
    init(_ highlight: SkeletonHighlight, isRightToLeft: Bool, pace: Double) {
        self.init(softness: highlight.softness.isFinite ? min(max(highlight.softness, 0), 1) : 1)
        let angle = highlight.angle.isFinite ? highlight.angle : 0
        direction = .angle(isRightToLeft ? .pi - angle : angle)
        switch highlight.width {
        case .fraction(let part) where part.isFinite && part > 0: width = .fraction(part)
        case .points(let points) where points.isFinite && points > 0: width = .points(points)
        default: break
        }
        switch highlight.pace {
        case .duration(let seconds) where seconds.isFinite && seconds > 0: self.pace = .duration(seconds / pace)
        case .speed(let speed) where speed.isFinite && speed > 0: self.pace = .speed(speed * pace)
        default: self.pace = .duration(SkeletonHighlight.defaultDuration / pace)
        }
        pause = highlight.sanitizedPause / pace
        easing = highlight.easing
        autoreverses = highlight.autoreverses
    }

    /// Creates the highlight of an animation with the structure of `GradientDirection.slidingAnimation`: an endless
    /// group that moves the two ends of a gradient's axis in a `GradientDirection`, with one of the `Easing` curves.
    /// Returns `nil` for any other animation.
    @MainActor
    init?(_ animation: CAAnimation, pace: Double) {
        guard let group = animation as? CAAnimationGroup, group.repeatCount == .infinity, group.speed == 1,
            group.duration > 0, let direction = GradientDirection.allCases.first(where: { $0.isSweep(of: group) }),
            let easing = Easing.allCases.first(where: { $0.function == group.timingFunction ?? Easing.linear.function })
        else { return nil }
        self.init(
            direction: direction.blueprintDirection, pace: .duration(group.duration / pace), easing: easing,
            autoreverses: group.autoreverses)
    }

    /// The equivalent highlight of a skeleton, independent of the reading direction.
    var skeletonHighlight: SkeletonHighlight {
        var highlight = SkeletonHighlight(softness: softness, pause: pause)
        switch direction {
        case .angle(let angle): highlight.angle = angle
        case .bottomRight: (highlight.angle, highlight.isInUnitSpace) = (.pi / 4, true)
        case .topLeft: (highlight.angle, highlight.isInUnitSpace) = (.pi * 5 / 4, true)
        }
        // Lengths in points have no meaning in the unit space.
        if case .points = width, highlight.isInUnitSpace {} else { highlight.width = width }
        if case .speed = pace, highlight.isInUnitSpace {} else { highlight.pace = pace }
        highlight.easing = easing
        highlight.isAbsolute = true
        highlight.autoreverses = autoreverses
        return highlight
    }
}

extension SkeletonHighlight.Easing {
    fileprivate var function: CAMediaTimingFunction { CAMediaTimingFunction(name: name) }

    /// The two inner control points of the timing curve: x and y of the first, then of the second.
    var controlPoints: [CGFloat] {
        switch self {
        case .linear: [0, 0, 1, 1]
        case .easeIn: [0.42, 0, 1, 1]
        case .easeOut: [0, 0, 0.58, 1]
        case .easeInEaseOut: [0.42, 0, 0.58, 1]
        }
    }
}

extension GradientDirection {
    /// Returns `true` if `group` animates the two ends of a gradient's axis in this direction.
    @MainActor
    fileprivate func isSweep(of group: CAAnimationGroup) -> Bool {
        func moves(_ keyPath: String, _ path: (from: CGPoint, to: CGPoint)) -> Bool {
            group.animations?.count == 2
                && group.animations?.contains { animation in
                    guard let basic = animation as? CABasicAnimation, basic.keyPath == keyPath, basic.duration == 0,
                        basic.timingFunction == nil
                    else { return false }
                    return basic.fromValue as? CGPoint == path.from && basic.toValue as? CGPoint == path.to
                } == true
        }
        return moves("startPoint", sweep.start) && moves("endPoint", sweep.end)
    }

    fileprivate var blueprintDirection: SkeletonBlueprint.Highlight.Direction {
        switch self {
        case .leftRight: .angle(0)
        case .rightLeft: .angle(.pi)
        case .topBottom: .angle(.pi / 2)
        case .bottomTop: .angle(-.pi / 2)
        case .topLeftBottomRight: .bottomRight
        case .bottomRightTopLeft: .topLeft
        }
    }
}
