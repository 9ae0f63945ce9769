import Foundation

/// An animation of a single property.
struct AnimationSegment: Hashable, Sendable {
    /// The way in which an animation computes its values.
    enum Interpolation: Hashable, Sendable {
        /// Linear interpolation between two values.
        case basic(BasicInterpolation)
        /// Interpolation between two values along a spring curve with a duration of `seconds`.
        case spring(BasicInterpolation, Spring, seconds: TimeInterval)
        /// Interpolation between two values along a custom curve.
        case curved(BasicInterpolation, ProgressCurve)
        case keyframes(Keyframes)
        case path(PathInterpolation)
    }

    var property: LayerProperty
    /// The key of a custom value; `nil` for all other properties.
    var customKey: String?
    var interpolation: Interpolation
    /// `true` if the values are added to the value that the property would have without this animation.
    var isAdditive = false
    /// `true` if each cycle continues from the end of the previous one.
    var isCumulative = false

    /// Returns the value shown at `progress` after `runs` completed cycles. `model` is the value that the property
    /// would have without this animation.
    func shown(at progress: Double, afterRuns runs: Double, model: AnimationValue) -> AnimationValue {
        guard isAdditive || isCumulative, let neutral = model.neutral else { return value(at: progress, model: model) }
        let base = isAdditive ? neutral : model
        var shown = value(at: progress, model: base)
        if isCumulative { shown = shown.adding(value(at: 1, model: base), times: runs) }
        return isAdditive ? model.adding(shown) : shown
    }

    /// Returns the value at `progress`. `model` is the value that the property would have without this animation.
    func value(at progress: Double, model: AnimationValue) -> AnimationValue {
        switch interpolation {
        case .basic(let ends): ends.value(at: progress, model: model)
        case .spring(let ends, let spring, let seconds):
            ends.value(at: spring.value(after: progress * seconds), model: model)
        case .curved(let ends, let curve): ends.value(at: curve.value(at: progress), model: model)
        case .keyframes(let keyframes): keyframes.value(at: progress)
        case .path(let interpolation): interpolation.value(at: progress)
        }
    }
}

/// An interpolation between two values. If `from` or `to` is missing, it is derived from `by` or from the layer's
/// value.
struct BasicInterpolation: Hashable, Sendable {
    var from: AnimationValue?
    var to: AnimationValue?
    var by: AnimationValue?

    init(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?) {
        self.from = from
        self.to = to
        self.by = by
    }

    /// Returns the value at `progress`, following Core Animation's rules for `from`, `to` and `by`. `model` is the
    /// value that the property would have without this animation.
    func value(at progress: Double, model: AnimationValue) -> AnimationValue {
        let (start, finish): (AnimationValue, AnimationValue) =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): (from, from.adding(by))
            case (nil, let to?, let by?): (to.subtracting(by), to)
            case (let from?, nil, nil): (from, model)
            case (nil, let to?, nil): (model, to)
            case (nil, nil, let by?): (model, model.adding(by))
            case (nil, nil, nil): (model, model)
            }
        return start.interpolated(to: finish, fraction: progress)
    }
}
