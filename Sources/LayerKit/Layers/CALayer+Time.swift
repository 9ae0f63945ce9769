public import Foundation

/// The time that the animations of a layer and its descendants follow. Display links and `UIView.transition` always
/// follow the clock.
extension CALayer {
    /// The rate of the layer's time relative to its superlayer's time. 1 by default. 0 pauses the animations of the
    /// layer and its sublayers at `timeOffset`; negative values run them backward. NaN counts as 1.
    public var speed: Float {
        get { extras?.time?.speed ?? 1 }
        set {
            let fastest = LayerTime.fastest
            changeTime { $0.speed = newValue.isNaN ? 1 : min(max(newValue, -fastest), fastest) }
        }
    }

    /// The offset added to the layer's time, in seconds. 0 by default. Nonfinite values count as 0.
    public var timeOffset: TimeInterval {
        get { extras?.time?.timeOffset ?? 0 }
        set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    /// The superlayer's time at which the layer's time is `timeOffset`, in seconds. 0 by default. Nonfinite values
    /// count as 0.
    public var beginTime: TimeInterval {
        get { extras?.time?.beginTime ?? 0 }
        set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// Converts `time` from the time of `layer` to this layer's time; `nil` converts from `CACurrentMediaTime`. If the
    /// time of `layer` is paused, returns this layer's current time.
    public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
        let other = layer?.timeMap ?? .identity
        guard other.rate != 0 else { return timeMap(CACurrentMediaTime()) }
        return timeMap((time - other.shift) / other.rate)
    }

    /// Converts `time` from this layer's time to the time of `layer`; `nil` converts to `CACurrentMediaTime`. If this
    /// layer's time is paused, returns the current time of `layer`.
    public func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
        let map = timeMap
        let clock = map.rate == 0 ? CACurrentMediaTime() : (time - map.shift) / map.rate
        return (layer?.timeMap ?? .identity)(clock)
    }

    // MARK: Internal

    /// The map from clock time to the layer's time.
    var timeMap: TimeMap {
        if let tree, !tree.hasOwnTimes { return .identity }
        var map = TimeMap.identity
        var next: CALayer? = self
        while let layer = next {
            if let time = layer.extras?.time { map = time.map.followed(by: map) }
            next = layer.superlayer
        }
        return map
    }

    /// Adapts all animations in the subtree to a change in the layer's time.
    func followTime(on host: LayerHost) {
        followTime(timeMap, on: host)
    }

    private func followTime(_ map: TimeMap, on host: LayerHost) {
        for run in runs { run.follow(map, on: host, for: self) }
        for layer in childLayers + [contentOverlay, extras?.mask].compactMap({ $0 }) {
            layer.followTime(layer.extras?.time.map { map.followed(by: $0.map) } ?? map, on: host)
        }
    }

    private func changeTime(_ change: (inout LayerTime) -> Void) {
        let before = extras?.time ?? LayerTime()
        var time = before
        change(&time)
        guard time != before else { return }
        ensuredExtras.time = time
        guard let tree else { return }
        tree.hasOwnTimes = true
        if let host { followTime(on: host) }
        setNeedsRecord()
    }
}
