import Foundation
import LayerKit

/// The keyframes of one call to `UIView.animateKeyframes`: the values over time of each animated layer property.
@MainActor
final class ViewKeyframes {
    /// The values of one property, each at a fraction of the duration.
    struct Track {
        let layer: CALayer
        let property: ViewAnimation.Property
        fileprivate(set) var values: [AnyHashable]
        fileprivate(set) var times: [Double] = [0]
    }

    private(set) var tracks: [Track] = []
    private let isDiscrete: Bool
    /// The span over which changes are currently recorded, in fractions of the duration.
    private var span = 0.0...1.0

    init(isDiscrete: Bool) {
        self.isDiscrete = isDiscrete
    }

    /// Runs `changes` and records them over a part of the duration. `start` and `duration` are fractions, clamped to
    /// the whole duration.
    func addKeyframe(from start: Double, duration: Double, _ changes: @MainActor () -> Void) {
        let outer = span
        func fraction(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        let start = fraction(start)
        span = start...max(start, fraction(start + fraction(duration)))
        changes()
        span = outer
    }

    /// Records that `property` of `layer` reaches `target` at the end of the current `span`. `before` is the start
    /// value of the whole animation if this is the first change to the property; otherwise it is ignored.
    func add(_ property: ViewAnimation.Property, of layer: CALayer, from before: AnyHashable, to target: AnyHashable) {
        let index: Int
        if let existing = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            index = existing
        } else {
            index = tracks.count
            tracks.append(Track(layer: layer, property: property, values: [before]))
        }
        let (values, times) = (tracks[index].values, tracks[index].times)
        // Hold the value until the span begins. A span that begins before the previous span ends starts from the
        // previous span's final value.
        if let time = times.last, let value = values.last, span.lowerBound > time {
            tracks[index].values.append(value)
            tracks[index].times.append(span.lowerBound)
        }
        tracks[index].values.append(target)
        tracks[index].times.append(max(span.upperBound, times.last ?? 0))
    }

    /// Returns the animation of `track`, which holds the last value until the end of the duration.
    func animation(of track: Track) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
        var (values, times) = (track.values, track.times)
        if let last = values.last, times.last != 1 {
            values.append(last)
            times.append(1)
        }
        if isDiscrete {
            animation.calculationMode = .discrete
            // Each discrete value applies from its time onward, so the last one needs an end time.
            times.append(1)
        }
        animation.values = values.map(\.base)
        animation.keyTimes = times.map { NSNumber(value: $0) }
        return animation
    }
}
