public import Foundation

/// The time that animations of a layer, and of all in it, follow. Display links and `UIView.transition` follow the
/// clock.
extension CALayer {
    /// How fast the layer's time runs against that of the layer around it; 1 by default. At 0 the animations in it
    /// stand still where they are at `timeOffset`, below 0 they go back. What is not a number is 1.
    public var speed: Float {
        get { extras?.time?.speed ?? 1 }
        set {
            let fastest = LayerTime.fastest
            changeTime { $0.speed = newValue.isNaN ? 1 : min(max(newValue, -fastest), fastest) }
        }
    }

    /// Seconds added to the layer's time; 0 by default. What is not finite is 0.
    public var timeOffset: TimeInterval {
        get { extras?.time?.timeOffset ?? 0 }
        set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    /// The time of the layer around it at which the layer's own is `timeOffset`, in seconds; 0 by default. What is not
    /// finite is 0.
    public var beginTime: TimeInterval {
        get { extras?.time?.beginTime ?? 0 }
        set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// The layer's time at `time` of that of `layer`; nil means `CACurrentMediaTime`. Where the time of `layer` stands
    /// still, that is its time always, and the answer is what the present is in this layer.
    public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
        let other = layer?.timeMap ?? .identity
        guard other.rate != 0 else { return timeMap(CACurrentMediaTime()) }
        return timeMap((time - other.shift) / other.rate)
    }

    /// The time of `layer` at `time` of this layer's; nil means `CACurrentMediaTime`. Where this layer's time stands
    /// still, it is the present one.
    public func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
        let map = timeMap
        let clock = map.rate == 0 ? CACurrentMediaTime() : (time - map.shift) / map.rate
        return (layer?.timeMap ?? .identity)(clock)
    }

    // MARK: Internal

    /// From the clock's time to the layer's.
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

    /// Lets all animations from here down follow the times of the layers around them, which changed.
    func followTime(on host: LayerHost) {
        followTime(timeMap, on: host)
    }

    private func followTime(_ map: TimeMap, on host: LayerHost) {
        for run in runs { run.follow(map, on: host, for: self) }
        for layer in layersInside + [contentOverlay, extras?.mask].compactMap({ $0 }) {
            layer.followTime(layer.extras?.time.map { map.followed(by: $0.map) } ?? map, on: host)
        }
    }

    private func changeTime(_ change: (inout LayerTime) -> Void) {
        let before = extras?.time ?? LayerTime()
        var time = before
        change(&time)
        guard time != before else { return }
        madeExtras.time = time
        guard let tree else { return }
        tree.hasOwnTimes = true
        if let host { followTime(on: host) }
        setNeedsRecord()
    }
}
