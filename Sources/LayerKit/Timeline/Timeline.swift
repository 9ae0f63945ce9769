package import Foundation

/// A track that has begun: equal ones on many layers are one object, so they are evaluated once a frame and stay in phase.
@MainActor
package final class Timeline {
    package let track: AnimationTrack
    package let properties: Set<LayerProperty>
    private var evaluatedTime: TimeInterval = .nan
    private var evaluatedPhase = MediaTiming.Phase.waiting
    private var evaluatedParts: [(segment: BasicSegment, progress: Double)] = []

    package init(track: AnimationTrack) {
        self.track = track
        var properties: Set<LayerProperty> = []
        var count = 0
        track.forEachSegment { segment in
            properties.insert(segment.property)
            count += 1
        }
        self.properties = properties
        evaluatedParts.reserveCapacity(count)
    }

    package func phase(at time: TimeInterval) -> MediaTiming.Phase {
        evaluate(at: time)
        return evaluatedPhase
    }

    /// The value that this animation gives `property` at `time`, on a layer whose own value is `model`; nil while it
    /// shows nothing.
    package func value(of property: LayerProperty, at time: TimeInterval, model: AnimationValue) -> AnimationValue? {
        evaluate(at: time)
        var value: AnimationValue?
        for part in evaluatedParts where part.segment.property == property {
            value = part.segment.value(at: part.progress, model: model)
        }
        return value
    }

    private func evaluate(at time: TimeInterval) {
        guard time != evaluatedTime else { return }
        evaluatedTime = time
        evaluatedParts.removeAll(keepingCapacity: true)
        evaluatedPhase = track.evaluate(at: time) { segment, progress in
            evaluatedParts.append((segment, progress))
        }
    }
}
