import Foundation
import LayerKit
import ViewKit

/// The sweep path of a highlight across a space of a given size.
struct SweepPath: Equatable {
    let highlight: SkeletonHighlight
    let size: CGSize
    let isRightToLeft: Bool

    /// Creates the path of `highlight` across `size` in the given reading direction.
    init(_ highlight: SkeletonHighlight, across size: CGSize, isRightToLeft: Bool) {
        self.highlight = highlight
        // If the path depends only on fractions, all sizes are equivalent.
        self.size = highlight.dependsOnSize ? size.sanitized : CGSize(width: 1, height: 1)
        self.isRightToLeft = isRightToLeft
    }

    /// The duration of a sweep and of the pause after it.
    var sweepPeriod: SweepPeriod {
        SweepPeriod(duration: duration, pause: highlight.sanitizedPause, autoreverses: highlight.autoreverses)
    }

    /// The number of seconds from the start of one cycle to the next.
    var period: TimeInterval { sweepPeriod.cycle }

    /// The axis of a gradient that fills the space, in its unit space, at the start and at the end of a sweep.
    var axes: (first: (start: CGPoint, end: CGPoint), last: (start: CGPoint, end: CGPoint)) {
        (band.axis(at: middle(at: 0), in: size), band.axis(at: middle(at: 1), in: size))
    }

    /// Returns an endless animation of the axis of a gradient that fills the space.
    @MainActor
    func animation() -> CAAnimation {
        let (first, last) = axes
        let start = CABasicAnimation(keyPath: "startPoint")
        (start.fromValue, start.toValue) = (first.start, last.start)
        let end = CABasicAnimation(keyPath: "endPoint")
        (end.fromValue, end.toValue) = (first.end, last.end)
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = sweepPeriod.period
        group.repeatCount = .infinity
        group.autoreverses = highlight.autoreverses
        let isPausing = highlight.sanitizedPause > 0
        for animation in isPausing ? [start, end] : [group] {
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: highlight.easing.name)
            // The highlight stays out of sight during the pause.
            if isPausing { animation.fillMode = .both }
        }
        return group
    }

    // MARK: Private

    private var direction: CGVector {
        let angle = highlight.angle.isFinite ? highlight.angle : 0
        let across = SkeletonHighlight.rounded(cos(angle))
        return CGVector(
            dx: isRightToLeft && !highlight.isAbsolute ? -across : across, dy: SkeletonHighlight.rounded(sin(angle)))
    }

    private var band: GradientBand { GradientBand(direction: direction, breadth: breadth) }

    /// The length of the space along the sweep.
    private var extent: CGFloat { size.width * abs(direction.dx) + size.height * abs(direction.dy) }

    private var breadth: CGFloat {
        switch highlight.width {
        case .fraction(let part) where part.isFinite && part > 0: max(extent * part, SkeletonHighlight.minimumLength)
        case .points(let points) where points.isFinite && points > 0: max(points, SkeletonHighlight.minimumLength)
        default: extent
        }
    }

    private var duration: TimeInterval {
        switch highlight.pace {
        case .duration(let seconds) where seconds.isFinite && seconds > 0: seconds
        case .speed(let speed) where speed.isFinite && speed > 0: max(Double((extent + breadth) / speed), 1e-3)
        default: SkeletonHighlight.defaultDuration
        }
    }

    /// Returns the center of the highlight at a fraction of its path, 0...1.
    private func middle(at fraction: CGFloat) -> CGPoint {
        let distance = (fraction - 0.5) * (extent + breadth)
        return CGPoint(x: size.width / 2 + direction.dx * distance, y: size.height / 2 + direction.dy * distance)
    }
}

extension SkeletonHighlight {
    static let defaultDuration: TimeInterval = 1.5
    /// The minimum size of a highlight in the units of its space, because a gradient's axis must not have zero length.
    static let minimumLength: CGFloat = 1e-4

    /// `true` if the highlight has a fixed speed, so that the duration of a sweep depends on the size of the space.
    var hasConstantSpeed: Bool {
        if case .speed(let speed) = pace { speed.isFinite && speed > 0 } else { false }
    }

    /// `true` if the path in unit space, or the duration of a sweep, depends on the size of the space.
    var dependsOnSize: Bool {
        if isInUnitSpace { return false }
        if origin != nil { return true }
        if case .points = width { return true }
        if case .speed = pace { return true }
        let quarters = angle / (.pi / 2)
        return quarters.isFinite && abs(quarters - quarters.rounded()) > 1e-9
    }

    var sanitizedPause: TimeInterval { pause.isFinite ? max(0, pause) : 0 }

    /// Returns the positions of `count` colors on the axis, or `nil` for even spacing. The middle color of an odd
    /// number of colors has two positions.
    func locations(of count: Int) -> [NSNumber]? {
        let softness = softness.isFinite ? min(max(softness, 0), 1) : 1
        guard softness < 1, count > 1 else { return nil }
        let even = (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
        let rise = even.filter { $0 <= 0.5 }.map { $0 * softness }
        let fall = even.filter { $0 >= 0.5 }.map { 1 - (1 - $0) * softness }
        return (rise + fall).map { NSNumber(value: Double($0)) }
    }

    /// Returns `colors`, with the middle color repeated if `locations(of:)` returns two positions for it.
    func repeatingMiddleColor<Color>(_ colors: [Color]) -> [Color] {
        guard locations(of: colors.count) != nil, colors.count % 2 == 1 else { return colors }
        var repeatingMiddleColor = colors
        repeatingMiddleColor.insert(colors[colors.count / 2], at: colors.count / 2)
        return repeatingMiddleColor
    }

    /// Returns `value` without rounding errors around 0, so that an axis-aligned highlight is exact.
    static func rounded(_ value: CGFloat) -> CGFloat { abs(value) < 1e-12 ? 0 : value }
}

extension SkeletonHighlight.Easing {
    var name: CAMediaTimingFunctionName {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInEaseOut
        }
    }
}

extension CGSize {
    /// The size, clamped to at least 1 in each direction. Nonfinite lengths become 1.
    var sanitized: CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 1) : 1 }
        return CGSize(width: length(width), height: length(height))
    }
}
