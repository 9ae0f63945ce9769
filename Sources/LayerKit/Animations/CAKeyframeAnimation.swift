public import Foundation
import Reporting

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolated between each keyframe and the next.
    public static let linear = Self(rawValue: "linear")
    /// Each keyframe stands until the next.
    public static let discrete = Self(rawValue: "discrete")
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, first to last; nil or empty, the default, changes nothing.
    open var values: [Any]?
    /// Where each value stands in the run, rising from 0 to 1; for discrete ones, where each begins, and one more for
    /// the end. Nil, the default, is even spacing, and so are times that do not suit: a message says so.
    open var keyTimes: [NSNumber]?
    /// The easing from each value to the next; nil, the default, and where there are too few, is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the keyframes come about. `.linear` by default; `.discrete` is the other one.
    open var calculationMode: CAAnimationCalculationMode = .linear

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let property = try property(in: context)
        let timing = timing(in: context)
        guard calculationMode == .linear || calculationMode == .discrete else {
            throw .unknownCalculationMode(property, calculationMode.rawValue)
        }
        var typed: [AnimationValue] = []
        for (index, value) in (values ?? []).enumerated() {
            if let value = try checked(value, of: property, field: "values[\(index)]") { typed.append(value) }
        }
        guard !typed.isEmpty else { return AnimationTrack(timing: timing, content: .group([])) }
        let isDiscrete = calculationMode == .discrete
        let times = keyTimes?.map(\.doubleValue)
        if let times, !Keyframes.suits(times, count: typed.count, isDiscrete: isDiscrete) {
            Diagnostics.report(
                "\(context.layer.label): the keyTimes for \"\(property.rawValue)\" are replaced by even ones; expected "
                    + "\(typed.count + (isDiscrete ? 1 : 0)) numbers that rise from 0 to 1")
        }
        let keyframes = Keyframes(values: typed, times: times, curves: timingFunctions ?? [], isDiscrete: isDiscrete)
        return AnimationTrack(
            timing: timing, content: .segment(AnimationSegment(property: property, course: .keyframes(keyframes))))
    }
}
