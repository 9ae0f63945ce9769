public import Foundation
import LayerKit

extension SkeletonBlueprint {
    /// The light that slides over bones: where to, how wide, how soft and how fast.
    ///
    /// It crosses each bone, or all of the blueprint where that has a common light: from where none of it is seen yet
    /// to where none is seen any more. As it is made it is the light of the original. What is not finite, or out of its
    /// range, counts as the default.
    public struct Light: Codable, Hashable, Sendable {
        /// Where the light slides to.
        public enum Direction: Codable, Hashable, Sendable {
            /// So many radians from the right; pi / 2 is down.
            case angle(CGFloat)
            /// From the top left corner of what it crosses to the bottom right one; the width is a fraction.
            case bottomRight
            /// From the bottom right corner to the top left one; the width is a fraction.
            case topLeft
        }

        /// How long something is.
        public enum Length: Codable, Hashable, Sendable {
            /// So much of what the light crosses, measured along its way; 1 is all of it.
            case fraction(CGFloat)
            /// In points.
            case points(CGFloat)
        }

        /// How fast it is.
        public enum Pace: Codable, Hashable, Sendable {
            /// Seconds from one end of its way to the other.
            case duration(TimeInterval)
            /// Points a second, on the average.
            case speed(CGFloat)
        }

        /// How its speed changes on its way.
        public enum Easing: String, Codable, CaseIterable, Hashable, Sendable {
            /// Not at all.
            case linear
            /// It begins slowly.
            case easeIn
            /// It ends slowly.
            case easeOut
            /// Both.
            case easeInEaseOut
        }

        /// Where it slides to. To the right by default.
        public var direction: Direction
        /// How wide it is. As wide as what it crosses by default.
        public var width: Length
        /// How soft it is, 0...1. 1 by default.
        public var softness: CGFloat
        /// How fast it is. 1.5 seconds by default.
        public var pace: Pace
        /// Seconds from when it has left until it comes again. 0 by default.
        public var pause: TimeInterval
        /// How its speed changes on its way. `.easeIn` by default.
        public var easing: Easing
        /// Whether each sweep is followed by one back. False by default.
        public var autoreverses: Bool

        /// Makes a light; without arguments it is that of the original.
        public init(
            direction: Direction = .angle(0), width: Length = .fraction(1), softness: CGFloat = 1,
            pace: Pace = .duration(1.5), pause: TimeInterval = 0, easing: Easing = .easeIn, autoreverses: Bool = false
        ) {
            (self.direction, self.width, self.softness) = (direction, width, softness)
            (self.pace, self.pause, self.easing, self.autoreverses) = (pace, pause, easing, autoreverses)
        }
    }

    /// The light that slides as `motion` says; nil where none does.
    var slidingLight: Light? {
        switch motion {
        case .none, .pulse: nil
        case .leftToRight: Light()
        case .rightToLeft: Light(direction: .angle(.pi))
        case .sliding: light ?? Light()
        }
    }
}

extension SkeletonBlueprint.Light {
    /// `light`, which is a band, as readers of one direction see it, `pace` times as fast.
    init(_ light: SkeletonLight, isRightToLeft: Bool, pace: Double) {
        self.init(softness: light.softness.isFinite ? min(max(light.softness, 0), 1) : 1)
        let angle = light.angle.isFinite ? light.angle : 0
        direction = .angle(isRightToLeft ? .pi - angle : angle)
        switch light.width {
        case .fraction(let part) where part.isFinite && part > 0: width = .fraction(part)
        case .points(let points) where points.isFinite && points > 0: width = .points(points)
        default: break
        }
        switch light.pace {
        case .duration(let seconds) where seconds.isFinite && seconds > 0: self.pace = .duration(seconds / pace)
        case .speed(let speed) where speed.isFinite && speed > 0: self.pace = .speed(speed * pace)
        default: self.pace = .duration(SkeletonLight.defaultDuration / pace)
        }
        pause = light.sanitizedPause / pace
        easing =
            switch light.easing {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInEaseOut
            }
    }

    /// The light of an animation that slides a gradient as `GradientDirection.slidingAnimation` does; nil for others.
    @MainActor
    init?(_ animation: CAAnimation, pace: Double) {
        guard let group = animation as? CAAnimationGroup, group.repeatCount == .infinity, group.speed == 1,
            group.duration > 0, let direction = GradientDirection.allCases.first(where: { $0.isWay(of: group) }),
            let easing = Easing.allCases.first(where: { $0.function == group.timingFunction ?? Easing.linear.function })
        else { return nil }
        self.init(
            direction: direction.ofBlueprint, pace: .duration(group.duration / pace), easing: easing,
            autoreverses: group.autoreverses)
    }

    /// The same as a light of a skeleton, for readers of any direction.
    var skeletonLight: SkeletonLight {
        var light = SkeletonLight(softness: softness, pause: pause)
        switch direction {
        case .angle(let angle): light.angle = angle
        case .bottomRight: (light.angle, light.isInUnitSpace) = (.pi / 4, true)
        case .topLeft: (light.angle, light.isInUnitSpace) = (.pi * 5 / 4, true)
        }
        switch width {
        case .fraction(let part): light.width = .fraction(part)
        case .points(let points): if !light.isInUnitSpace { light.width = .points(points) }
        }
        switch pace {
        case .duration(let seconds): light.pace = .duration(seconds)
        case .speed(let speed): if !light.isInUnitSpace { light.pace = .speed(speed) }
        }
        light.easing =
            switch easing {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInEaseOut
            }
        (light.isAbsolute, light.autoreverses) = (true, autoreverses)
        return light
    }
}

extension SkeletonBlueprint.Light.Easing {
    fileprivate var function: CAMediaTimingFunction {
        switch self {
        case .linear: CAMediaTimingFunction(name: .linear)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .easeInEaseOut: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }

    /// The two inner control points of its curve: x and y of the first, and of the second.
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
    /// Whether `group` moves the two ends of an axis as a gradient that slides in this direction.
    @MainActor
    fileprivate func isWay(of group: CAAnimationGroup) -> Bool {
        func moves(_ keyPath: String, _ way: (from: CGPoint, to: CGPoint)) -> Bool {
            group.animations?.count == 2
                && group.animations?.contains { animation in
                    guard let basic = animation as? CABasicAnimation, basic.keyPath == keyPath, basic.duration == 0,
                        basic.timingFunction == nil
                    else { return false }
                    return basic.fromValue as? CGPoint == way.from && basic.toValue as? CGPoint == way.to
                } == true
        }
        return moves("startPoint", sweep.start) && moves("endPoint", sweep.end)
    }

    fileprivate var ofBlueprint: SkeletonBlueprint.Light.Direction {
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
