public import DrawKit
public import Foundation
import Reporting

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolates linearly between keyframes.
    public static let linear = Self(rawValue: "linear")
    /// Holds the value of each keyframe until the next keyframe.
    public static let discrete = Self(rawValue: "discrete")
    /// Interpolates linearly at a constant pace. Key times and timing functions are ignored.
    public static let paced = Self(rawValue: "paced")
    /// Follows a smooth (Catmull-Rom) curve through all keyframes. Same as `linear` for paths, which are already
    /// curves.
    public static let cubic = Self(rawValue: "cubic")
    /// Follows a smooth curve like `cubic`, with key times that give a constant pace along the straight lines between
    /// keyframes.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The orientation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Rotates the layer so its right side leads.
    public static let rotateAuto = Self(rawValue: "auto")
    /// Rotates the layer so its left side leads.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order, if there is no `path`. If they are `nil` (the default) or empty, nothing changes.
    open var values: [Any]?
    /// The path to follow instead of values. Each segment leads from one keyframe to the next. Supported for positions
    /// and other points, and for "transform.translation". `nil` by default; an empty path counts as `nil`.
    open var path: CGPath?
    /// The time of each value, ascending from 0 to 1. For discrete keyframes, the start of each value, followed by the
    /// end of the last value. `nil`, the default, spaces the values evenly. Invalid times are reported and replaced by
    /// evenly spaced times.
    open var keyTimes: [NSNumber]?
    /// The easing from each value to the next. If there are too few functions, the remaining segments are linear. `nil`
    /// by default.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes. `.linear` by default.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The orientation along the path, in addition to the layer's own transform. `nil`, the default, doesn't rotate the
    /// layer.
    open var rotationMode: CAAnimationRotationMode?

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        rotationMode = other.rotationMode
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let property = try property(in: context)
        let timing = timing(in: context)
        guard Self.modes.contains(calculationMode) else {
            throw .unknownCalculationMode(property, calculationMode.rawValue)
        }
        if let path, !path.isEmpty {
            return try track(along: PathTrace(path.pieces), of: property, timing: timing, on: context.layer)
        }
        var typed: [AnimationValue] = []
        for (index, value) in (values ?? []).enumerated() {
            if let value = try checked(value, of: property, field: "values[\(index)]") { typed.append(value) }
        }
        return AnimationTrack(timing: timing, content: content(of: typed, property, on: context.layer))
    }

    // MARK: Private

    private static let modes: Set<CAAnimationCalculationMode> = [.linear, .discrete, .paced, .cubic, .cubicPaced]

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private func content(
        of values: [AnimationValue], _ property: LayerProperty, on layer: CALayer
    ) -> AnimationTrack.Content {
        guard !values.isEmpty else { return .group([]) }
        let isDiscrete = calculationMode == .discrete
        let times =
            isPaced
            ? Keyframes.evenlyPacedTimes(zip(values, values.dropFirst()).map { $0.distance(to: $1) })
            : explicitTimes(count: values.count, of: property, on: layer)
        return segment(
            property,
            .keyframes(
                Keyframes(
                    values: values, times: times, curves: isPaced ? [] : timingFunctions ?? [],
                    isDiscrete: isDiscrete, isCubic: calculationMode == .cubic || calculationMode == .cubicPaced)))
    }

    private func track(
        along trace: PathTrace, of property: LayerProperty, timing: MediaTiming, on layer: CALayer
    ) throws(AnimationError) -> AnimationTrack {
        let output: PathInterpolation.Output
        switch property.kind {
        case .point: output = .point
        case .offset: output = .offset
        default: throw .noPath(property)
        }
        let corners = trace.corners
        guard calculationMode != .discrete, corners.count > 1 else {
            let values: [AnimationValue] = corners.map {
                output == .point ? .point($0) : .size(CGSize(width: $0.x, height: $0.y))
            }
            return AnimationTrack(timing: timing, content: content(of: values, property, on: layer))
        }
        let lengths = trace.lengths.map { Double($0) }
        let even = Keyframes.evenlyPacedTimes(lengths.map { _ in 1 })
        let resolved = explicitTimes(count: corners.count, of: property, on: layer) ?? even
        let times = isPaced ? Keyframes.evenlyPacedTimes(lengths) : resolved
        func interpolation(_ output: PathInterpolation.Output) -> AnimationSegment.Interpolation {
            .path(
                PathInterpolation(
                    trace: trace, output: output, times: times, curves: isPaced ? [] : timingFunctions ?? []))
        }
        let path = segment(property, interpolation(output))
        guard let rotationMode else { return AnimationTrack(timing: timing, content: path) }
        let turn = AnimationSegment(
            property: .rotationZ,
            interpolation: interpolation(.angle(turned: rotationMode == .rotateAutoReverse ? .pi : 0)),
            isAdditive: true)
        let inner = MediaTiming(
            begin: 0, duration: timing.runDuration, speed: 1, offset: 0, repeatCount: 1, repeatDuration: 0,
            autoreverses: false, fillMode: .both, curve: nil)
        return AnimationTrack(
            timing: timing,
            content: .group([
                AnimationTrack(timing: inner, content: path), AnimationTrack(timing: inner, content: .segment(turn)),
            ]))
    }

    /// Returns the key times; `nil` if they aren't set, or are invalid for `count` keyframes. Invalid times are
    /// reported.
    private func explicitTimes(count: Int, of property: LayerProperty, on layer: CALayer) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue) else { return nil }
        let isDiscrete = calculationMode == .discrete
        if Keyframes.isValid(times, count: count, isDiscrete: isDiscrete) { return times }
        Diagnostics.report(
            "\(layer.label): the keyTimes for \"\(property.rawValue)\" are replaced by evenly spaced ones; expected "
                + "\(count + (isDiscrete ? 1 : 0)) numbers that rise from 0 to 1")
        return nil
    }
}
