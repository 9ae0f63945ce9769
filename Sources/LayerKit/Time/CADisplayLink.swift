public import Foundation

/// Calls a closure once in each frame, before the animations are evaluated, until it is paused or invalidated. While
/// one runs, frames follow each other at the display's rate even when nothing changes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// The time of the present frame, in seconds on the clock of `CACurrentMediaTime`. 0 before the first call.
    public private(set) var timestamp: TimeInterval = 0
    /// The time at which the next frame is to be shown, in seconds on the same clock. 0 before the first call.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// Seconds between two frames, as far as the display says. 0 before the first call.
    public var duration: TimeInterval { targetTimestamp - timestamp }
    /// Whether it makes no calls for now. False by default.
    public var isPaused = false

    /// Nil once it is invalidated.
    @preconcurrency private var action: (@MainActor (CADisplayLink) -> Void)?
    /// The layer whose tree has the clock.
    private(set) weak var layer: CALayer?

    /// Makes a link that calls `action` in each frame of the window that `layer` is in; outside of one it waits. It is
    /// kept until it is invalidated or the layer is gone, so the result need not be kept.
    @preconcurrency @discardableResult
    public init(layer: CALayer, action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.layer = layer
        self.action = action
        super.init()
        layer.await(self)
    }

    /// Ends the calls for good and frees the closure.
    public func invalidate() {
        action = nil
    }

    // MARK: Internal

    var isValid: Bool { action != nil && layer != nil }

    /// Makes the call of the frame at `time`, unless that frame had it.
    func tick(at time: TimeInterval, interval: TimeInterval) {
        guard !isPaused, targetTimestamp == 0 || time > timestamp else { return }
        timestamp = time
        targetTimestamp = time + interval
        action?(self)
    }
}

extension CALayer {
    /// Gives `link` to the layer's host, or lets it wait for one.
    fileprivate func `await`(_ link: CADisplayLink) {
        if let host {
            host.add(link)
        } else {
            wait(link)
        }
    }

    /// Keeps `link` until the layer comes into a tree with a clock.
    func wait(_ link: CADisplayLink) {
        awaitingLinks.append(link)
        markAwaitingHost()
    }
}
