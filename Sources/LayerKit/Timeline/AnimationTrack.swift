package import Foundation

/// One property's way from a value to another; an end that is missing is taken from the layer or from `by`.
package struct BasicSegment: Hashable, Sendable {
    package var property: LayerProperty
    package var from: AnimationValue?
    package var to: AnimationValue?
    package var by: AnimationValue?

    /// Whether its values are the same on every layer.
    package var isSelfContained: Bool { from != nil && (to != nil || by != nil) || to != nil && by != nil }

    /// The value at `progress`, on a layer whose own value is `model`: Core Animation's table of from, to and by.
    package func value(at progress: Double, model: AnimationValue) -> AnimationValue {
        let (start, finish): (AnimationValue, AnimationValue) =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): (from, from.moved(by: by, sign: 1))
            case (nil, let to?, let by?): (to.moved(by: by, sign: -1), to)
            case (let from?, nil, nil): (from, model)
            case (nil, let to?, nil): (model, to)
            case (nil, nil, let by?): (model, model.moved(by: by, sign: 1))
            case (nil, nil, nil): (model, model)
            }
        return start.interpolated(to: finish, fraction: progress)
    }
}

/// An animation as a value: its timing, and what it changes.
package struct AnimationTrack: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case basic(BasicSegment)
        case group([AnimationTrack])
    }

    package var timing: MediaTiming
    package var content: Content

    package init(timing: MediaTiming, content: Content) {
        self.timing = timing
        self.content = content
    }

    /// Calls `visit` for each property that shows a value at `time`, with the part of its way; says where the whole
    /// track stands.
    @discardableResult
    package func evaluate(at time: TimeInterval, visit: (BasicSegment, Double) -> Void) -> MediaTiming.Phase {
        let phase = timing.phase(at: time)
        guard case .showing(let progress) = phase else { return phase }
        switch content {
        case .basic(let segment):
            visit(segment, progress)
        case .group(let children):
            let childTime = progress * timing.runDuration
            for child in children { child.evaluate(at: childTime, visit: visit) }
        }
        return phase
    }

    /// Calls `visit` with every segment, whether it shows or not.
    package func forEachSegment(_ visit: (BasicSegment) -> Void) {
        switch content {
        case .basic(let segment): visit(segment)
        case .group(let children): for child in children { child.forEachSegment(visit) }
        }
    }
}
