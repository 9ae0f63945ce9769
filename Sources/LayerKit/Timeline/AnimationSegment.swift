import Foundation

/// One property's way through its values.
struct AnimationSegment: Hashable, Sendable {
    /// Where the values come from.
    enum Interpolation: Hashable, Sendable {
        /// Straight between two ends.
        case basic(BasicInterpolation)
        /// Between two ends as a spring goes, whose run takes `seconds`.
        case spring(BasicInterpolation, Spring, seconds: TimeInterval)
        /// Between two ends by an easing of its own.
        case curved(BasicInterpolation, ProgressCurve)
        case keyframes(Keyframes)
        case path(PathInterpolation)
    }

    var property: LayerProperty
    var interpolation: Interpolation
    /// Whether the values are added to what is there.
    var isAdditive = false
    /// Whether each run goes on from where the one before ended.
    var isCumulative = false

    /// What is shown at `progress` after `runs` runs, on a layer where the property would be `model` without this
    /// animation.
    func shown(at progress: Double, afterRuns runs: Double, model: AnimationValue) -> AnimationValue {
        guard isAdditive || isCumulative, let neutral = model.neutral else { return value(at: progress, model: model) }
        let base = isAdditive ? neutral : model
        var shown = value(at: progress, model: base)
        if isCumulative { shown = shown.adding(value(at: 1, model: base), times: runs) }
        return isAdditive ? model.adding(shown) : shown
    }

    /// The value at `progress`, on a layer where the property would be `model` without this animation.
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

/// A way from a value to another; an end that is missing is taken from the layer or from `by`.
struct BasicInterpolation: Hashable, Sendable {
    var from: AnimationValue?
    var to: AnimationValue?
    var by: AnimationValue?

    init(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?) {
        self.from = from
        self.to = to
        self.by = by
    }

    /// The value at `progress`, on a layer whose own value is `model`: Core Animation's table of from, to and by.
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
